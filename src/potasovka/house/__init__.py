"""What every house in which tables stand has: a loop, a mint, sheets for those who come, a mind for its bots."""
