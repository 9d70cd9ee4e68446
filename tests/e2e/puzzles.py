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


# made here, with the seed a: 21 rows, in which a cell that is in no grid is a full stop
SAMURAI = """\
......9..........42.7
..716.......9.1..6...
....2..45...8....5..1
5..6..4......1....4..
62.....3.......9...2.
....9...1...3...5..7.
....7................
.8..5.............35.
4........3..5..3.....
......2.....8........
..........61.........
..........2..........
..1..8.....6...9...4.
3....4.2...3.....75..
..827.....8..4...1.3.
41....3.....48...3..1
.......4.........29..
935...8......92......
..................36.
2...1..3.....3....2..
.8.42.6.........76...
"""

SAMURAI_SOLUTION = """\
214385967...635194287
957164283...971826543
836729145...842735691
593617428...219687435
621548739...754913826
748293651...368452179
362871594672183549762
189456372158496271358
475932816394527368914
......247935861......
......985461732......
......631827954......
721368459216378925146
369154728543619437582
548279163789245861739
416982375...487593621
872531946...163742958
935647812...592618473
654793281...751289364
297816534...836154297
183425697...924376815
"""
