"""Tests of «Замес»."""
