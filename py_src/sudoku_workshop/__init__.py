"""Solves, explains, grades, generates and prints Sudoku. See grid/board.py for the one idea."""
