"""The anniversary box (10th Anniversary), as printed."""
