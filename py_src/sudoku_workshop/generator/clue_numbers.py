"""The usual number of clues for each grade, and the words for more and fewer of them.

A puzzle from which no clue can be removed has 24 to 30 clues, whatever its grade. Newspapers and books print easy
puzzles with more clues, because people then find a step sooner. A word stands for a range, which is in the ID.
"""

from sudoku_workshop.logic.rating import Grade

FEWER, USUAL, MORE = WORDS = ("fewer", "usual", "more")
STEP = 4  # how many more clues "more" means, at most
FAR = 8  # how many fewer clues "fewer" means, at most
CELLS = 81  # the ranges are for grids of this number of cells
UNKNOWN = (28, 36)  # for puzzles of any grade
RANGES: dict[Grade, tuple[int, int]] = {
    "gentle": (36, 40),
    "easy": (32, 36),
    "medium": (30, 34),
    "hard": (28, 32),
    "expert": (27, 31),
    "diabolical": (26, 30),
    "extreme": (25, 29),
    "nightmare": (24, 28),
}


def clues_of(word: str, grade: Grade | None, cells: int) -> str:
    """Return the range of clues that a word stands for, in a grid with this number of cells. None is any grade."""
    fewest, most = RANGES.get(grade, UNKNOWN) if grade else UNKNOWN
    low, high = {FEWER: (fewest - FAR, fewest - 1), USUAL: (fewest, most), MORE: (most + 1, most + STEP)}[word]
    return f"{round(low * cells / CELLS)}-{round(high * cells / CELLS)}"
