"""Proofs of 16x16 and 25x25 grids, each timed separately, and the growth with size beside another package."""

import json
from collections.abc import Iterator
from statistics import median

from sudoku_workshop.grid.geometry import geometry
from tests.bench.peers import SECONDS, Puzzle, prove, rows
from tests.bench.rows import OURS, Row
from tests.bench.solve import lines, read

LIMITS = {9: 60, 16: 60, 25: 120}  # seconds per grid
PEER, PEERS_LIMIT = "sudokutools", 5


def run() -> Iterator[Row]:
    medians: dict[str, dict[int, float]] = {OURS: {}, PEER: {}}
    for n, limit in LIMITS.items():
        puzzles = read("top95") if n == 9 else grids(n)
        ours = prove(OURS, puzzles, limit * len(puzzles), limit=limit)
        theirs = prove(PEER, puzzles, limit=PEERS_LIMIT)
        yield from rows("big", f"{n}x{n}", OURS, ours, len(puzzles))
        if ours:
            yield Row("big", f"{n}x{n} slowest", OURS, max(ours) / 1000, "s", f"limit {limit} s a grid")
        yield from rows("big", f"{n}x{n}", PEER, theirs, len(puzzles))
        medians[OURS][n] = middle(ours, len(puzzles), limit)
        medians[PEER][n] = middle(theirs, max(len(theirs), SECONDS // PEERS_LIMIT), PEERS_LIMIT)
    for who, by_size in medians.items():
        yield from growth(who, by_size)


def middle(taken: list[float], tried: int, limit: int) -> float:
    """Return the median of all grids tried, in milliseconds. A grid that was not finished counts as its limit."""
    return median([*taken, *[1000.0 * limit] * (tried - len(taken))])


def growth(who: str, medians: dict[int, float]) -> Iterator[Row]:
    """Yield the median of each size as a multiple of the 9x9 median."""
    for n, milliseconds in list(medians.items())[1:]:
        times, what = milliseconds / medians[9], f"9x9 to {n}x{n}"
        if who == PEER and milliseconds >= 1000 * PEERS_LIMIT:
            yield Row("big", what, who, times, "times at least", f"most took longer than {PEERS_LIMIT} s")
        else:
            yield Row("big", what, who, times, "times", "of the medians")


def grids(n: int) -> list[Puzzle]:
    every = map(json.loads, lines("big-grids.jsonl"))
    return [Puzzle(n, geometry(str(n)).box, tuple(line["puzzle"])) for line in every if line["n"] == n]
