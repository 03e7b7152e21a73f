"""The rules of «Замес»."""
