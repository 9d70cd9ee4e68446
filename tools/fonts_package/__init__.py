"""Fonts with which the package sudoku_workshop prints Chinese and Korean."""
