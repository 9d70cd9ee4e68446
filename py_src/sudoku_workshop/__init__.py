"""Sudoku Workshop's engine: solves, explains, grades, generates and prints Sudoku. See board.py for its one idea."""
