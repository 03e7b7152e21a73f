"""«Война без конечностей» (It's Your Fault!), as printed; its titans come from the anniversary box."""
