"""The commands solve, count and check: what a puzzle's solutions are, one puzzle after the other."""

import argparse
from collections.abc import Callable
from functools import partial
from itertools import islice

from sudoku_workshop.api.forms import problem_of
from sudoku_workshop.cli.command import FINE, WRONG, Command, add_json, add_language, print_json, remark
from sudoku_workshop.cli.numbers import positive
from sudoku_workshop.cli.reading import add_file, puzzles
from sudoku_workshop.grid.board import Board, text_of
from sudoku_workshop.messages import problem_words, verdict_words
from sudoku_workshop.search import count, solutions
from sudoku_workshop.verdict import judge

Handler = Callable[[Board, int, argparse.Namespace], int]
COUNTED = 1000  # how far `check` counts the solutions of a puzzle that has several


def _check_options(parser: argparse.ArgumentParser) -> None:
    add_file(parser)
    add_json(parser)
    add_language(parser)


def _count_options(parser: argparse.ArgumentParser) -> None:
    _check_options(parser)
    parser.add_argument("--limit", type=positive, metavar="N", help="go no further than N solutions")


def _solve_options(parser: argparse.ArgumentParser) -> None:
    _count_options(parser)
    parser.add_argument("--all", action="store_true", help="list every solution, not only a single one")


def _run(handler: Handler, options: argparse.Namespace) -> int:
    """One puzzle at a time, numbered from 1."""
    boards, status = puzzles(options.file, options)
    return max([status, *(handler(board, number, options) for number, board in enumerate(boards, 1))])


def _solve(board: Board, number: int, options: argparse.Namespace) -> int:
    if options.all or options.limit:
        return _list(board, number, options)
    texts = _texts(board, 2)
    if options.json:
        print_json(board, solutions=texts, exact=len(texts) < 2)
        return FINE if len(texts) == 1 else WRONG
    if len(texts) != 1:
        return remark("cli.several" if texts else "cli.none", number, options)
    print(*texts, flush=True)
    return FINE


def _list(board: Board, number: int, options: argparse.Namespace) -> int:
    """All solutions, or the first `--limit`; printed as they are found, since there may be no end of them."""
    if options.json:
        texts = _texts(board, options.limit)
        print_json(board, solutions=texts, exact=len(texts) != options.limit)
        return FINE if texts else WRONG
    status = WRONG
    for found in islice(solutions(board), options.limit):
        print(text_of(found.values), flush=True)
        status = FINE
    return status and remark("cli.none", number, options)


def _texts(board: Board, limit: int | None) -> list[str]:
    return [text_of(found.values) for found in islice(solutions(board), limit)]


def _count(board: Board, _: int, options: argparse.Namespace) -> int:
    found = count(board, options.limit)
    if options.json:
        print_json(board, count=found, exact=found != options.limit)
    else:
        print(text_of(board.givens), found, flush=True)
    return FINE


def _check(board: Board, _: int, options: argparse.Namespace) -> int:
    verdict = judge(board, board, COUNTED)
    if options.json:
        found = [problem_of(problem) for problem in verdict.problems]
        print_json(board, **verdict._asdict() | {"problems": found})
    else:
        told = [problem_words(problem, board.geometry, options.lang) for problem in verdict.problems]
        told.append(verdict_words(verdict, options.lang))
        print(f"{text_of(board.givens)}: {'; '.join(filter(None, told))}", flush=True)
    return FINE if verdict.code == "one" else WRONG


COMMANDS = {
    "solve": Command("print the solution of every puzzle", _solve_options, partial(_run, _solve)),
    "count": Command("print every puzzle and how many solutions it has", _count_options, partial(_run, _count)),
    "check": Command(
        "print what is wrong with every puzzle, and whether it has exactly one solution",
        _check_options,
        partial(_run, _check),
    ),
}
