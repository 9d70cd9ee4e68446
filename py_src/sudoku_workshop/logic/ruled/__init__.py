"""Techniques for puzzles with rules besides rows, columns and boxes (see `order.py`)."""
