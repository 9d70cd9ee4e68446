"""The command rate: how hard puzzles are, a line each."""

import argparse
import csv
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from sudoku_workshop.cli.command import Command, add_json, add_language, print_json, progress, remark, wipe
from sudoku_workshop.cli.numbers import positive
from sudoku_workshop.cli.reading import add_file, puzzles
from sudoku_workshop.grid.board import Board, text_of
from sudoku_workshop.logic.rating import Rating, rate

CHUNK = 4  # puzzles that a worker takes at a time
COLUMNS = ("puzzle", "clues", "er", "ep", "ed", "grade", "technique", "beyond")


def _add_options(parser: argparse.ArgumentParser) -> None:
    add_file(parser)
    add_json(parser)
    add_language(parser)
    parser.add_argument("--csv", action="store_true", help="a table with a header, and the number of clues too")
    parser.add_argument(
        "--workers",
        type=positive,
        nargs="?",
        const=os.cpu_count() or 1,
        default=1,
        metavar="N",
        help="rate N puzzles at a time (no number: as many as there are cores)",
    )
    add_uniqueness(parser)


def add_uniqueness(parser: argparse.ArgumentParser) -> None:
    """Add the option of what works with techniques."""
    parser.add_argument(
        "--no-uniqueness", action="store_true", help="without techniques that count on there being one solution"
    )


def _run(options: argparse.Namespace) -> int:
    """One line a puzzle: puzzle ER EP ED grade technique."""
    boards, status = puzzles(options.file, options)
    tell = {"csv": _csv_lines, "json": _json_lines}.get(_form(options), _plain_lines)()
    for number, (puzzle, rating) in enumerate(zip(boards, _ratings(boards, options), strict=True), 1):
        wipe()
        if rating:
            tell(puzzle, rating)
        else:
            status = max(status, remark("cli.not-one", number, options))
        progress(number, len(boards), options, "cli.rated")
    wipe()
    return status


def _form(options: argparse.Namespace) -> str:
    return "csv" if options.csv else "json" if options.json else "plain"


def _ratings(boards: Sequence[Board], options: argparse.Namespace) -> Iterator[Rating | None]:
    """In the order of the puzzles, each as soon as it and those before it are done."""
    work = partial(rate, unique=not options.no_uniqueness)
    if options.workers < 2:
        yield from map(work, boards)
        return
    with ProcessPoolExecutor(min(options.workers, len(boards) or 1)) as pool:
        yield from pool.map(work, boards, chunksize=CHUNK)


Tell = Callable[[Board, Rating], None]


def _plain_lines() -> Tell:
    def tell(puzzle: Board, rating: Rating) -> None:
        bound = ">=" if rating.beyond and rating.er is not None else ""
        numbers = (bound + _number(rating.er), _number(rating.ep), _number(rating.ed))
        print(text_of(puzzle.givens), *numbers, rating.grade, rating.technique or "-", flush=True)

    return tell


def _csv_lines() -> Tell:
    table = csv.DictWriter(sys.stdout, COLUMNS, lineterminator="\n")
    table.writeheader()

    def tell(puzzle: Board, rating: Rating) -> None:
        clues = sum(map(bool, puzzle.givens))
        table.writerow({"puzzle": text_of(puzzle.givens), "clues": clues} | rating._asdict())
        sys.stdout.flush()

    return tell


def _json_lines() -> Tell:
    def tell(puzzle: Board, rating: Rating) -> None:
        print_json(puzzle, **rating._asdict())

    return tell


def _number(rating: float | None) -> str:
    return "-" if rating is None else f"{rating:.1f}"


RATE = Command("print how hard every puzzle is: ER, EP, ED, grade, hardest technique", _add_options, _run)
