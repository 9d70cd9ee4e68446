# Text 5: the grid that the holes are dug in, then what the same program finds when it solves what is left.
from random import Random

from sudoku_workshop.classroom.events import Run
from sudoku_workshop.classroom.fill_shuffle_dig import PAIRS, dfs, select_blank, shuffle

HOLES = 50


def solve(board):
    rand = Random()
    grid = [[0] * 9 for _ in range(9)]
    for work in (dfs(grid, 0), shuffle(grid, [rand.choice(PAIRS) for _ in range(3)])):
        finish(work)
    full = [list(row) for row in grid]
    finish(select_blank(HOLES, grid, rand))
    print("".join(str(digit or ".") for row in grid for digit in row))
    finish(dfs(grid, 0))
    for one, other in zip(full, grid, strict=True):
        print(*one, "  ", *other, "  ", *("." if a == b else "x" for a, b in zip(one, other, strict=True)))


def finish(work):
    for _ in Run(work):
        pass
