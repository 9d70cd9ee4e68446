"""The command `rate`: it prints the difficulty of puzzles, one line for each."""

import argparse
import csv
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from itertools import takewhile

from sudoku_workshop.cli.command import BOUND, FINE, NOTHING, Asked, Command, print_json, remark
from sudoku_workshop.cli.crews import Crew, processes
from sudoku_workshop.cli.each import add_spread, answer_each
from sudoku_workshop.cli.explainer_names import NAMES, explainer_name
from sudoku_workshop.grid.board import Board
from sudoku_workshop.logic.path import path
from sudoku_workshop.logic.rating import Rating, rate
from sudoku_workshop.logic.rating_shared import rate_shared
from sudoku_workshop.notation import puzzle_text

Steps = tuple[tuple[float, str], ...]  # the rating and Sudoku Explainer's name of each step
Tell = Callable[[Board | None, Rating | None, Steps], None]  # prints a rating; None if not read, or not rated
COLUMNS = ("puzzle", "clues", "er", "ep", "ed", "grade", "technique", "beyond")


def _add_options(parser: argparse.ArgumentParser) -> None:
    add_spread(parser)
    parser.add_argument("--csv", action="store_true")
    parser.add_argument("--steps", action="store_true")
    add_uniqueness(parser)


def add_uniqueness(parser: argparse.ArgumentParser) -> None:
    """Add `--no-uniqueness`, an option of all commands that use techniques."""
    parser.add_argument("--no-uniqueness", action="store_true")


def _run(options: argparse.Namespace) -> int:
    """Print one line for each puzzle: the puzzle, ER, EP, ED, grade and technique."""
    if options.csv and options.steps:
        options.refuse("--steps cannot be combined with --csv")
    tell = {"csv": _csv_lines, "json": _json_lines}.get(_form(options), _plain_lines)()
    with processes(options.workers or os.cpu_count() or 1) as crew:
        work = _Work(not options.no_uniqueness, options.steps, crew)
        return answer_each(work, partial(_print_rating, tell), options, lambda _: tell(None, None, ()))


class _Work:
    """A function that rates a puzzle: in this process with the help of a crew, in other processes alone."""

    def __init__(self, unique: bool, steps: bool, crew: Crew = (None, 1)) -> None:
        self.unique, self.steps, self.crew = unique, steps, crew

    def __call__(self, board: Board) -> tuple[Rating, Steps] | None:
        executor, workers = self.crew
        rating = rate_shared(board, self.unique, executor, workers) if executor else rate(board, self.unique)
        return rating and (rating, _steps(board, self.unique) if self.steps else ())

    def __reduce__(self) -> tuple[type["_Work"], tuple[bool, bool]]:
        return _Work, (self.unique, self.steps)


def _steps(board: Board, unique: bool) -> Steps:
    taken = path(board.puzzle, "ladder", unique).steps
    rungs = takewhile(lambda step: step.technique in NAMES, taken)  # Sudoku Explainer has no further techniques
    return tuple((step.er or 0.0, explainer_name(step)) for step in rungs)


def _print_rating(tell: Tell, one: Asked, rated: tuple[Rating, Steps] | None, options: argparse.Namespace) -> int:
    tell(one.board, *(rated or (None, ())))
    return FINE if rated else remark("cli.not-one", one, options)


def _form(options: argparse.Namespace) -> str:
    return "csv" if options.csv else "json" if options.json else "plain"


def _plain_lines() -> Tell:
    def tell(puzzle: Board | None, rating: Rating | None, steps: Steps) -> None:
        print(puzzle_text(puzzle) if puzzle else NOTHING, *_plain_fields(rating), flush=True)
        for er, name in steps:
            print(f"  {er:.1f} {name}", flush=True)

    return tell


def _plain_fields(rating: Rating | None) -> Sequence[str]:
    if not rating:
        return [NOTHING] * 5
    bound = BOUND if rating.beyond and rating.er is not None else ""
    numbers = (_number(rating.er) + bound, _number(rating.ep), _number(rating.ed))
    return (*numbers, rating.grade, rating.technique or NOTHING)


def _csv_lines() -> Tell:
    table = csv.DictWriter(sys.stdout, COLUMNS, lineterminator="\n")
    table.writeheader()

    def tell(puzzle: Board | None, rating: Rating | None, _steps: Steps) -> None:
        known = {"puzzle": puzzle_text(puzzle), "clues": sum(map(bool, puzzle.givens))} if puzzle else {}
        table.writerow(known | (rating._asdict() if rating else {}))
        sys.stdout.flush()

    return tell


def _json_lines() -> Tell:
    def tell(puzzle: Board | None, rating: Rating | None, steps: Steps) -> None:
        told = rating._asdict() if rating else dict.fromkeys(Rating._fields)
        print_json(puzzle, **told, **({"steps": steps} if steps else {}))

    return tell


def _number(rating: float | None) -> str:
    return NOTHING if rating is None else f"{rating:.1f}"


RATE = Command(_add_options, _run)
