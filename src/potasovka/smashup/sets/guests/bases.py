"""Bases of the guests."""
