"""Sudoku Workshop's engine: solves, explains, grades, generates and prints Sudoku. A grid is one integer (see board.py)."""
