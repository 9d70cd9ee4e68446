"""Puzzles for newspapers: a dated series, and its files in the formats that layout programs place on a page."""
