"""Proving 16x16 and 25x25 grids, each with a time of its own, and how time grows with size beside another package."""

import json
from collections.abc import Iterator

from sudoku.geometry import geometry
from tests.bench.peers import Puzzle, prove, rows
from tests.bench.rows import OURS, Row
from tests.bench.solve import read
from tests.conftest import DATA

LIMITS = {16: 60, 25: 120}  # seconds a grid


def run() -> Iterator[Row]:
    yield from compare("9x9", read("top95"))
    for n, seconds in LIMITS.items():
        puzzles = grids(n)
        taken = [time for puzzle in puzzles for time in prove(OURS, [puzzle], seconds)]
        yield from rows("big", f"{n}x{n}", OURS, taken, len(puzzles))
        if taken:
            yield Row("big", f"{n}x{n} slowest", OURS, max(taken) / 1000, "s", f"limit {seconds} s a grid")
        yield from rows("big", f"{n}x{n}", "sudokutools", prove("sudokutools", puzzles), len(puzzles))


def compare(what: str, puzzles: list[Puzzle]) -> Iterator[Row]:
    for who in (OURS, "sudokutools"):
        yield from rows("big", what, who, prove(who, puzzles), len(puzzles))


def grids(n: int) -> list[Puzzle]:
    lines = map(json.loads, (DATA / "big-grids.jsonl").read_text().splitlines())
    return [Puzzle(n, geometry(str(n)).box, tuple(line["puzzle"])) for line in lines if line["n"] == n]
