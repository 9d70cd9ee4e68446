"""The puzzles of the browser tests, and what is known of each."""

from itertools import islice

from sudoku_workshop.grid.board import text_of
from sudoku_workshop.notation import parse
from sudoku_workshop.search import solutions

# The classroom texts' first puzzle: 25 clues, one solution.
PUZZLE = "400520703000003000100007000014000006700050001500000420000400005000800000201076008".replace("0", ".")
SOLUTION = "496528713875143692132967854314289576729654381568731429687492135943815267251376948"
ROWS = [PUZZLE[start : start + 9] for start in range(0, 81, 9)]

# A slip of the hand: 1 for the 3 in r2c6. No solution, and only the 3 there would leave exactly one.
SLIP = PUZZLE[:14] + "1" + PUZZLE[15:]
# 9 for the 7 in r1c7: no solution, and two clues that may be the mistyped one.
SLIPS = PUZZLE[:6] + "9" + PUZZLE[7:]

# The first digit is forgotten: three solutions. Without two clues more there are more than a thousand.
THREE = "." + PUZZLE[1:]
THOUSANDS = PUZZLE[:3] + ".." + PUZZLE[5:]

# Another one, solved nowhere by hand: 224 solutions, counted by other programs.
SEVERAL_COUNT = 224
SEVERAL = "8.........95.......76.........926487...413592...578163...694..5...732.4....8512.."

# 16 clues, none of the last nine digits of PUZZLE: nobody counts its solutions to the end.
SIXTEEN = PUZZLE[:52] + "." * 29

HEXADECIMAL = "123456789ABCDEFG" + "." * 240


def small(count: int) -> list[str]:
    """So many puzzles of 4x4, each with one solution: a full grid without one of its digits."""
    grids = (text_of(grid.values) for grid in solutions(parse("." * 16)))
    every = (grid[:blank] + "." + grid[blank + 1 :] for grid in grids for blank in range(16))
    return list(islice(every, count))
