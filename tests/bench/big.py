"""Proving 16x16 and 25x25 grids, each with a time of its own, and how time grows with size beside another package."""

import json
from collections.abc import Iterator
from statistics import median

from sudoku.geometry import geometry
from tests.bench.peers import Puzzle, prove, rows
from tests.bench.rows import OURS, Row
from tests.bench.solve import read
from tests.conftest import DATA

LIMITS = {9: 60, 16: 60, 25: 120}  # seconds a grid
PEER, PEERS_LIMIT = "sudokutools", 5


def run() -> Iterator[Row]:
    medians: dict[str, dict[int, float]] = {OURS: {}, PEER: {}}
    for n, limit in LIMITS.items():
        puzzles = read("top95") if n == 9 else grids(n)
        ours = prove(OURS, puzzles, limit * len(puzzles), limit=limit)
        theirs = prove(PEER, puzzles, limit=PEERS_LIMIT)
        for who, taken in ((OURS, ours), (PEER, theirs)):
            yield from rows("big", f"{n}x{n}", who, taken, len(puzzles))
            if taken:
                medians[who][n] = median(taken)
        if ours:
            yield Row("big", f"{n}x{n} slowest", OURS, max(ours) / 1000, "s", f"limit {limit} s a grid")
    for who, by_size in medians.items():
        yield from growth(who, by_size)


def growth(who: str, medians: dict[int, float]) -> Iterator[Row]:
    """The median of what was finished, in medians of 9x9."""
    for n, milliseconds in medians.items():
        if n > 9 and 9 in medians:
            yield Row("big", f"9x9 to {n}x{n}", who, milliseconds / medians[9], "times", "median of the finished")


def grids(n: int) -> list[Puzzle]:
    lines = map(json.loads, (DATA / "big-grids.jsonl").read_text().splitlines())
    return [Puzzle(n, geometry(str(n)).box, tuple(line["puzzle"])) for line in lines if line["n"] == n]
