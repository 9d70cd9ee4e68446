"""Puzzles made to order: full grids, digging to one solution, patterns, disguises."""
