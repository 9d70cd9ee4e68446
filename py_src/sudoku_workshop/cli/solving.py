"""The commands `solve` and `count`, which are about the solutions of puzzles, one puzzle after the other."""

import argparse
from functools import partial
from itertools import islice

from sudoku_workshop.cli.command import FINE, NOTHING, WRONG, Asked, Command, print_json, remark, tell_of
from sudoku_workshop.cli.each import add_spread, answer_each
from sudoku_workshop.cli.inputs import Input
from sudoku_workshop.cli.numbers import positive
from sudoku_workshop.cli.progress import Counter
from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.messages import wrong_words
from sudoku_workshop.search import count, solutions
from sudoku_workshop.search.wrong import Wrong, wrong_on

MOST = 100_000  # the most solutions that `count` counts, which takes a few seconds
Found = tuple[list[str], Wrong]  # the solutions as texts, and the mistakes on the board
GATHERED = 1000  # the most solutions that are collected before printing; more are printed while they are found


def _solve_options(parser: argparse.ArgumentParser) -> None:
    add_spread(parser)
    parser.add_argument("--limit", type=positive, metavar="N")
    parser.add_argument("--all", action="store_true")


def _count_options(parser: argparse.ArgumentParser) -> None:
    add_spread(parser)
    how_far = parser.add_mutually_exclusive_group()
    how_far.add_argument("--limit", type=positive, default=MOST, metavar="N")
    how_far.add_argument("--all", action="store_true")


def _solve(options: argparse.Namespace) -> int:
    """Print the solutions of each puzzle, and return the exit status.

    If very many solutions may be printed for a puzzle, each is printed as soon as it is found. In that case, all work
    is done in this process.
    """
    endless = options.all if options.limit is None else options.limit > GATHERED
    if endless and not options.json:
        return _list_each(options)
    return answer_each(partial(_found, limit=_limit(options)), _tell_solutions, options, unread=_print_nothing)


def _limit(options: argparse.Namespace) -> int | None:
    """Return the number of solutions after which the search stops, or None for no limit.

    If solutions are not listed, the search may stop after two, because the puzzle then has more than one.
    """
    limit: int | None = options.limit
    return limit if options.all or limit else 2


def _print_nothing(options: argparse.Namespace) -> None:
    print_json(None) if options.json else print(NOTHING, flush=True)


def _tell_solutions(one: Asked, found: Found, options: argparse.Namespace) -> int:
    (texts, wrong), limit = found, _limit(options)
    for words in wrong_words(wrong, one.board.geometry, options.lang) if any(wrong) else ():
        tell_of(words, one, options)
    fine = bool(texts) if options.all or options.limit else len(texts) == 1
    if options.json:
        print_json(one.board, solutions=texts, exact=len(texts) != limit)
    elif fine:
        print(*texts, sep="\n", flush=True)
    else:
        _print_nothing(options)
        remark("cli.several" if texts else "cli.none", one, options)
    return FINE if fine else WRONG


def _list_each(options: argparse.Namespace) -> int:
    found, status = Input(options), FINE
    for one in found:
        if one.is_read:
            status = max(status, _list(one.board, one, options))
        else:
            _print_nothing(options)
    return max(status, found.status)


def _list(board: Board, one: Asked, options: argparse.Namespace) -> int:
    """Print all solutions, or the first `--limit` solutions. Each is printed as soon as it is found."""
    with Counter("cli.progress.solutions", 0, options) as counter:
        done = 0
        for done, found in enumerate(islice(solutions(board.puzzle), options.limit), 1):
            with counter.line(done):
                print(text_of(found.values), flush=True)
    if done:
        return FINE
    _print_nothing(options)
    return remark("cli.none", one, options)


def _found(board: Board, limit: int | None) -> Found:
    """Return the first solutions and, if there is only one, the mistakes on the board."""
    found = list(islice(solutions(board.puzzle), limit))
    wrong = wrong_on(board, found[0]) if len(found) == 1 != limit else Wrong()
    return [text_of(solution.values) for solution in found], wrong


def _count(options: argparse.Namespace) -> int:
    limit = None if options.all else options.limit
    return answer_each(partial(_counted, limit=limit), _tell_count, options, unread=_print_no_count)


def _counted(board: Board, limit: int | None) -> tuple[int, bool]:
    """Return the number of solutions, counted up to `limit`, and whether there are no more than these."""
    found = count(board.puzzle, None if limit is None else limit + 1)
    return (found, True) if limit is None or found <= limit else (limit, False)


def _tell_count(one: Asked, counted: tuple[int, bool], options: argparse.Namespace) -> int:
    found, exact = counted
    if options.json:
        print_json(one.board, count=found, exact=exact)
    else:
        print(one.text, f"{'' if exact else '>'}{found}", flush=True)
    return FINE


def _print_no_count(options: argparse.Namespace) -> None:
    print_json(None) if options.json else print(NOTHING, NOTHING, flush=True)


SOLVE = Command(_solve_options, _solve)
COUNT = Command(_count_options, _count)
