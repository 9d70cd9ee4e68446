"""The table of `class --compare`: the teaching algorithms side by side."""

import argparse
import json
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict
from operator import add

from sudoku_workshop.classroom import ALGORITHMS
from sudoku_workshop.classroom.attempt import Bounds
from sudoku_workshop.classroom.compare import Row, compare
from sudoku_workshop.cli.progress import Counter
from sudoku_workshop.cli.terminal_text import columns
from sudoku_workshop.grid.board import Board
from sudoku_workshop.messages import say

PATIENCE = 2_000_000  # the most tries of each algorithm, which take a few seconds
ENOUGH = 1_000  # the most solutions that are counted
NUMBER = 12  # the least width of a column of numbers
COLUMNS = ("algorithm", "tries", "first", "backtracks", "solutions", "seconds", "end")


def print_comparison(boards: Sequence[Board], options: argparse.Namespace) -> None:
    """Print a line with the result of each algorithm on each puzzle, as soon as the result is known."""
    bounds = Bounds(options.tries or PATIENCE, options.limit or ENOUGH)
    rows = compare(ALGORITHMS.values(), boards, bounds, time.perf_counter, options.seed)
    tell = _json_rows() if options.json else _table_rows(options)
    with Counter("cli.progress.runs", len(boards) * len(ALGORITHMS), options) as counter:
        for done, row in enumerate(rows, 1):
            with counter.line(done):
                tell(row)


def _json_rows() -> Callable[[Row], None]:
    def tell(row: Row) -> None:
        print(json.dumps({"number": row.puzzle + 1} | record_of(row)), flush=True)

    return tell


def _table_rows(options: argparse.Namespace) -> Callable[[Row], None]:
    """Return a function that prints a row of the table, after the names of the columns if it is a puzzle's first."""
    heading = [say(options.lang, f"class.column.{column}") for column in COLUMNS]
    widths = [max(NUMBER, columns(words)) for words in heading]
    widths[0] = max(map(columns, (heading[0], *ALGORITHMS)))

    def tell(row: Row) -> None:
        if row.slug == next(iter(ALGORITHMS)):
            print(f"{'' if row.puzzle == 0 else chr(10)}{say(options.lang, 'cli.puzzle', number=row.puzzle + 1)}")
            print(_line(heading, widths))
        print(_line(_fields(row, options), widths), flush=True)

    return tell


def _fields(row: Row, options: argparse.Namespace) -> list[str]:
    counters = row.counters
    numbers = (counters.tries, counters.first, counters.backtracks, counters.solutions)
    told = ("-" if number is None else f"{number:,}" for number in numbers)
    return [row.slug, *told, f"{row.seconds:.3f}", say(options.lang, f"class.end.{row.end}")]


def _line(fields: list[str], widths: list[int]) -> str:
    """Return a line of the table. The name on the left is aligned left, and the numbers after it are aligned right.

    The words at the end of the line are not aligned.
    """
    fill = [" " * (width - columns(field)) for field, width in zip(fields, widths, strict=True)]
    name, *numbers, words = fields
    return "  ".join([name + fill[0], *(map(add, fill[1:], numbers)), words])


def record_of(row: Row) -> dict[str, object]:
    """Return a row of the table as data for JSON."""
    record = {"algorithm": row.slug, "end": row.end, "seconds": round(row.seconds, 6)}
    return record | asdict(row.counters)
