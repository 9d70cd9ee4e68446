"""The puzzles of the browser tests, and the facts known about each."""

from itertools import islice

from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.notation import parse
from sudoku_workshop.search import solutions

# The first puzzle of the tutorials: 25 clues, one solution.
PUZZLE = "400520703000003000100007000014000006700050001500000420000400005000800000201076008".replace("0", ".")
SOLUTION = "496528713875143692132967854314289576729654381568731429687492135943815267251376948"
ROWS = [PUZZLE[start : start + 9] for start in range(0, 81, 9)]

# A typing mistake: 1 instead of 3 in r2c6. There is no solution, and only with the 3 there is exactly one.
SLIP = PUZZLE[:14] + "1" + PUZZLE[15:]
# 9 instead of 7 in r1c7: there is no solution, and either of two clues may be the mistyped one.
SLIPS = PUZZLE[:6] + "9" + PUZZLE[7:]

# Without its first digit it has three solutions, and without two others more than a thousand.
THREE = "." + PUZZLE[1:]
THOUSANDS = PUZZLE[:3] + ".." + PUZZLE[5:]

# Another puzzle with 224 solutions, counted by other programs.
SEVERAL_COUNT = 224
SEVERAL = "8.........95.......76.........926487...413592...578163...694..5...732.4....8512.."

# PUZZLE with only its first 16 clues, which has too many solutions to count.
SIXTEEN = PUZZLE[:52] + "." * 29

HEXADECIMAL = "123456789ABCDEFG" + "." * 240


def small(count: int) -> list[str]:
    """Return `count` 4x4 puzzles with one solution each: full grids with one digit removed."""
    grids = (text_of(grid.values) for grid in solutions(parse("." * 16)))
    every = (grid[:blank] + "." + grid[blank + 1 :] for grid in grids for blank in range(16))
    return list(islice(every, count))
