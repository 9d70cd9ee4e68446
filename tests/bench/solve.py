"""Proofs that 9x9 puzzles have one solution, from the text on, compared with other Python packages."""

import sys
from collections.abc import Iterator

from sudoku_workshop.grid.digit_grids import digits_of
from sudoku_workshop.grid.geometry import geometry
from tests.bench.peers import ALSO, PEERS, Puzzle, prove, rows
from tests.bench.rows import OURS, Row
from tests.conftest import DATA

NINE = geometry("9")
FILES = ("s17", "top1465", "hard11")
FEW, SECONDS_EACH = 20, 2.0  # of the short comparison
PASSES = 3  # the least time of three counts, because the machine may be busy


def run() -> Iterator[Row]:
    for name in FILES:
        puzzles = read(name)
        for who in (OURS, *PEERS):
            yield from rows("solve", name, who, prove(who, puzzles, passes=PASSES), len(puzzles))


def beside_peers() -> Iterator[Row]:
    """Yield the rows of a short comparison: twenty hard puzzles, once, with a limit for each."""
    puzzles = read("top95")[:FEW]
    for who in (OURS, *PEERS, ALSO):
        yield from rows("peers", f"{FEW} of top95", who, prove(who, puzzles, limit=SECONDS_EACH), len(puzzles))


def read(name: str) -> list[Puzzle]:
    return [Puzzle(9, NINE.box, digits_of(NINE, line.split()[0])) for line in lines(f"solve-{name}.txt")]


def lines(name: str) -> list[str]:
    """Return the lines of a file in the data folder."""
    path = DATA / name
    if not path.exists():
        sys.exit(f"The puzzles are not there: {path}. SUDOKU_DATA names their folder.")
    return path.read_text().splitlines()
