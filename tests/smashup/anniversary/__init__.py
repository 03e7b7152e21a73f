"""Tests of the anniversary box."""
