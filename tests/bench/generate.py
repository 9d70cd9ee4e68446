"""How fast puzzles are made: natively, on one core, in processor time.

PYTHONPATH=py_src python -m tests.bench.generate [--seconds 5]
"""

import argparse
import time
from collections.abc import Iterator
from typing import NamedTuple

from sudoku.generator import GRADES, Order, Wish, make

WISHES = (
    ("9x9 minimal, any grade", Wish()),
    ("9x9 half turn, any grade", Wish(symmetry="half-turn")),
    *((f"9x9 {grade}", Wish(grade=grade)) for grade in GRADES),
    ("16x16 minimal", Wish(size="16")),
    ("25x25", Wish(size="25")),
)


class Row(NamedTuple):
    """`made` puzzles in `seconds`, of which the slowest took `slowest`; `tries` in all."""

    name: str
    made: int
    tries: int
    seconds: float
    slowest: float


def rows(seconds: float) -> Iterator[Row]:
    """Each wish for about so many seconds, two puzzles at least."""
    for name, wish in WISHES:
        make(Order(wish, "warm"))
        made = tries = 0
        spent = slowest = 0.0
        while spent < seconds or made < 2:
            begun = time.process_time()
            tries += make(Order(wish, "bench", made)).tries
            took = time.process_time() - begun
            made, spent, slowest = made + 1, spent + took, max(slowest, took)
        yield Row(name, made, tries, spent, slowest)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=5)
    print(f"{'':26}{'a second':>10}{'tries each':>12}{'slowest, s':>12}")
    for row in rows(parser.parse_args().seconds):
        rate, tries = row.made / row.seconds, row.tries / row.made
        print(f"{row.name:26}{rate:10.2f}{tries:12.1f}{row.slowest:12.3f}", flush=True)


if __name__ == "__main__":
    main()
