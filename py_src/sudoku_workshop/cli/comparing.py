"""The table of `class --compare`: the teaching algorithms side by side."""

import argparse
import json
import time
from collections.abc import Iterable
from dataclasses import asdict
from operator import add
from unicodedata import east_asian_width

from sudoku_workshop.classroom import ALGORITHMS
from sudoku_workshop.classroom.attempt import Bounds
from sudoku_workshop.classroom.compare import Row, compare
from sudoku_workshop.grid.board import Board
from sudoku_workshop.messages import say

PATIENCE = 2_000_000  # the most tries of each algorithm, which take a few seconds
ENOUGH = 1_000  # the most solutions that are counted
NUMBER = 12  # the least width of a column of numbers
COLUMNS = ("algorithm", "tries", "first", "backtracks", "solutions", "seconds", "end")


def print_comparison(boards: Iterable[Board], options: argparse.Namespace) -> None:
    """Print a line with the result of each algorithm on each puzzle, as soon as the result is known."""
    bounds = Bounds(options.tries or PATIENCE, options.limit or ENOUGH)
    rows = compare(ALGORITHMS.values(), boards, bounds, time.perf_counter, options.seed)
    if options.json:
        for row in rows:
            print(json.dumps({"number": row.puzzle + 1} | record_of(row)), flush=True)
    else:
        _print_table(rows, options)


def _print_table(rows: Iterable[Row], options: argparse.Namespace) -> None:
    """Print the comparison as a table: for each puzzle its number, the names of the columns, and its rows."""
    heading = [say(options.lang, f"class.column.{column}") for column in COLUMNS]
    widths = [max(NUMBER, _width(words)) for words in heading]
    widths[0] = max(map(_width, (heading[0], *ALGORITHMS)))
    for row in rows:
        if row.slug == next(iter(ALGORITHMS)):
            print(f"{'' if row.puzzle == 0 else chr(10)}{say(options.lang, 'cli.puzzle', number=row.puzzle + 1)}")
            print(_line(heading, widths))
        print(_line(_fields(row, options), widths), flush=True)


def _fields(row: Row, options: argparse.Namespace) -> list[str]:
    counters = row.counters
    numbers = (counters.tries, counters.first, counters.backtracks, counters.solutions)
    told = ("-" if number is None else f"{number:,}" for number in numbers)
    return [row.slug, *told, f"{row.seconds:.3f}", say(options.lang, f"class.end.{row.end}")]


def _line(fields: list[str], widths: list[int]) -> str:
    """Return a line of the table. The name on the left is aligned left, and the numbers after it are aligned right.

    The words at the end of the line are not aligned.
    """
    fill = [" " * (width - _width(field)) for field, width in zip(fields, widths, strict=True)]
    name, *numbers, words = fields
    return "  ".join([name + fill[0], *(map(add, fill[1:], numbers)), words])


def _width(text: str) -> int:
    """Return the number of columns of a terminal that a text takes. Chinese and Korean characters take two."""
    return sum(2 if east_asian_width(character) in "WF" else 1 for character in text)


def record_of(row: Row) -> dict[str, object]:
    """Return a row of the table as data for JSON."""
    record = {"algorithm": row.slug, "end": row.end, "seconds": round(row.seconds, 6)}
    return record | asdict(row.counters)
