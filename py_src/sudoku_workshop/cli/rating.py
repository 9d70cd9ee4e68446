"""The command rate: how hard puzzles are, a line each."""

import argparse
import csv
import sys
from collections.abc import Callable
from functools import partial

from sudoku_workshop.cli.command import FINE, Command, print_json, remark
from sudoku_workshop.cli.each import add_spread, spread_out
from sudoku_workshop.grid.board import Board, text_of
from sudoku_workshop.logic.rating import Rating, rate

Tell = Callable[[Board, Rating], None]
COLUMNS = ("puzzle", "clues", "er", "ep", "ed", "grade", "technique", "beyond")


def _add_options(parser: argparse.ArgumentParser) -> None:
    add_spread(parser)
    parser.add_argument("--csv", action="store_true", help="a table with a header, and the number of clues too")
    add_uniqueness(parser)


def add_uniqueness(parser: argparse.ArgumentParser) -> None:
    """Add the option of what works with techniques."""
    parser.add_argument(
        "--no-uniqueness", action="store_true", help="without techniques that count on there being one solution"
    )


def _run(options: argparse.Namespace) -> int:
    """One line a puzzle: puzzle ER EP ED grade technique."""
    tell = {"csv": _csv_lines, "json": _json_lines}.get(_form(options), _plain_lines)()
    return spread_out(partial(rate, unique=not options.no_uniqueness), partial(_told, tell), options, "cli.rated")


def _told(tell: Tell, puzzle: Board, rating: Rating | None, number: int, options: argparse.Namespace) -> int:
    if not rating:
        return remark("cli.not-one", number, options)
    tell(puzzle, rating)
    return FINE


def _form(options: argparse.Namespace) -> str:
    return "csv" if options.csv else "json" if options.json else "plain"


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
