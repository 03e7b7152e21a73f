"""Potasovka: a table for «Замес» (Smash Up) and «Зомбистопом по Америке» (Hit Z Road)."""

__version__ = "0.5.0"
