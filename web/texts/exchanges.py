# Text 5: all that three exchanges can do to the one grid that it fills: 9 * 9 * 9 choices.
from sudoku_workshop.classroom.figures import full_grids


def solve(board):
    print("choices:", 9**3)
    print("full grids:", len(full_grids()))
