"""The `potasovka` command."""
