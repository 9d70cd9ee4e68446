"""The commands that explain: rate prints how hard puzzles are, explain how to solve them.

Each command is run with all puzzles that were read, and tells its exit status: 0 where every puzzle has an answer.
"""

import argparse
import csv
import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple

from sudoku.board import Board, board_of, text_of
from sudoku.logic import path
from sudoku.notation import write
from sudoku.notation.steps import step_text
from sudoku.rating import Rating, rate
from sudoku.search import count
from sudoku.step import as_json
from sudoku.words import say

FINE, WRONG = 0, 1
CHUNK = 4  # puzzles that a worker takes at a time
COLUMNS = ("puzzle", "clues", "er", "ep", "ed", "grade", "technique", "beyond")


class Command(NamedTuple):
    """What runs it, what adds its own options, and its help."""

    run: Callable[[Sequence[Board], argparse.Namespace], int]
    add_options: Callable[[argparse.ArgumentParser], None]
    help: str


def _rate_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--csv", action="store_true", help="a table with a header, and the number of clues too")
    parser.add_argument(
        "--workers",
        type=int,
        nargs="?",
        const=os.cpu_count() or 1,
        default=1,
        metavar="N",
        help="rate N puzzles at a time (no number: as many as there are cores)",
    )
    _uniqueness_option(parser)


def _explain_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--order", choices=("hint", "ladder"), default="hint", help="easiest to see first, or as Sudoku Explainer rates"
    )
    _uniqueness_option(parser)


def _uniqueness_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--no-uniqueness", action="store_true", help="without techniques that count on there being one solution"
    )


def _rate(puzzles: Sequence[Board], options: argparse.Namespace) -> int:
    """One line a puzzle: puzzle ER EP ED grade technique."""
    status = FINE
    tell = {"csv": _csv_lines, "json": _json_lines}.get(_form(options), _plain_lines)()
    for number, (puzzle, rating) in enumerate(zip(puzzles, _ratings(puzzles, options), strict=True), 1):
        _progress(number, len(puzzles), options)
        if rating:
            tell(puzzle, rating)
        else:
            status = _remark("cli.not-one", number, options)
    return status


def _form(options: argparse.Namespace) -> str:
    return "csv" if options.csv else "json" if options.json else "plain"


def _ratings(puzzles: Sequence[Board], options: argparse.Namespace) -> Iterator[Rating | None]:
    """In the order of the puzzles, each as soon as it and those before it are done."""
    work = partial(rate, unique=not options.no_uniqueness)
    if options.workers < 2:
        yield from map(work, puzzles)
        return
    with ProcessPoolExecutor(options.workers) as pool:
        yield from pool.map(work, puzzles, chunksize=CHUNK)


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
        _print_json(puzzle, rating._asdict())

    return tell


def _number(rating: float | None) -> str:
    return "-" if rating is None else f"{rating:.1f}"


def _progress(done: int, total: int, options: argparse.Namespace) -> None:
    """A counter on standard error, if that is a terminal and the answers go elsewhere."""
    if sys.stderr.isatty() and not sys.stdout.isatty():
        end = "\n" if done == total else "\r"
        print(say(options.lang, "cli.rated", done=done, total=total), end=end, file=sys.stderr, flush=True)


def _explain(puzzles: Sequence[Board], options: argparse.Namespace) -> int:
    """The puzzle or position, then its path, a step a line; an empty line between puzzles."""
    statuses = [_explain_one(puzzle, number, options) for number, puzzle in enumerate(puzzles, 1)]
    return max(statuses, default=FINE)


def _explain_one(puzzle: Board, number: int, options: argparse.Namespace) -> int:
    if count(puzzle, 2) != 1:
        return _remark("cli.not-one", number, options)
    found = path(puzzle, options.order, unique=not options.no_uniqueness)
    if options.json:
        _print_json(puzzle, {"solved": found.solved, "steps": [as_json(step, puzzle.geometry) for step in found.steps]})
    else:
        names = (say(options.lang, f"technique.{step.technique}.name") for step in found.steps)
        lines = (step_text(step, name, puzzle.geometry) for step, name in zip(found.steps, names, strict=True))
        _print_lines([*([""] if number > 1 else []), _title(puzzle), *lines])
    return FINE if found.solved else _remark("cli.stuck", number, options)


def _title(board: Board) -> str:
    """A puzzle as one line; a position, which has entries or lacks candidates, as HoDoKu writes it."""
    if board == board_of(board.geometry, board.givens):
        return write(board, "line")
    return write(board, "hodoku" if board.geometry.name == "9" else "candidates")


def _print_lines(lines: Iterable[str]) -> None:
    print(*lines, sep="\n", flush=True)


def _print_json(puzzle: Board, answer: dict[str, object]) -> None:
    print(json.dumps({"puzzle": text_of(puzzle.givens), "geometry": puzzle.geometry.name} | answer), flush=True)


def _remark(key: str, number: int, options: argparse.Namespace) -> int:
    """Tell on standard error what is the matter with one puzzle, named by its number in the file."""
    puzzle = say(options.lang, "cli.puzzle", number=number)
    print(f"{options.file}: {puzzle}: {say(options.lang, key)}", file=sys.stderr)
    return WRONG


COMMANDS = {
    "rate": Command(_rate, _rate_options, "print how hard every puzzle is: ER, EP, ED, grade, hardest technique"),
    "explain": Command(_explain, _explain_options, "print the way to the solution of every puzzle, step by step"),
}
