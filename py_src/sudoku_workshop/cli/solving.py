"""The commands solve, count and check: what a puzzle's solutions are, one puzzle after the other."""

import argparse
from functools import partial
from itertools import islice

from sudoku_workshop.api.forms import problem_of
from sudoku_workshop.cli.command import FINE, WRONG, Command, print_json, remark, tell_of
from sudoku_workshop.cli.each import add_spread, one_by_one, spread_out
from sudoku_workshop.cli.numbers import positive
from sudoku_workshop.grid.board import Board, text_of
from sudoku_workshop.messages import problem_words, verdict_words, wrong_words
from sudoku_workshop.notation import puzzle_text
from sudoku_workshop.search import count, solutions
from sudoku_workshop.search.wrong import Wrong, wrong_on
from sudoku_workshop.verdict import Verdict, judge

COUNTED = 1000  # how far `check` counts the solutions of a puzzle that has several
Found = tuple[list[str], Wrong]  # the solutions, as texts
GATHERED = 1000  # solutions of a puzzle that are printed together; more are printed as they are found


def _count_options(parser: argparse.ArgumentParser) -> None:
    add_spread(parser)
    parser.add_argument("--limit", type=positive, metavar="N", help="stop after N solutions")


def _solve_options(parser: argparse.ArgumentParser) -> None:
    _count_options(parser)
    parser.add_argument("--all", action="store_true", help="print all solutions, also if there are several")


def _solve(options: argparse.Namespace) -> int:
    """A list of solutions that may have no end is printed while it is found, which only this process can do."""
    endless = options.all if options.limit is None else options.limit > GATHERED
    if endless and not options.json:
        return one_by_one(_list, options)
    return spread_out(partial(_found, limit=_limit(options)), _tell_solutions, options)


def _limit(options: argparse.Namespace) -> int | None:
    """Where no list is wanted, two are enough to know that there is not one."""
    limit: int | None = options.limit
    return limit if options.all or limit else 2


def _tell_solutions(board: Board, found: Found, number: int, options: argparse.Namespace) -> int:
    (texts, wrong), limit = found, _limit(options)
    for words in wrong_words(wrong, board.geometry, options.lang):
        tell_of(words, number, options)
    fine = bool(texts) if options.all or options.limit else len(texts) == 1
    if options.json:
        print_json(board, solutions=texts, exact=len(texts) != limit)
    elif fine:
        print(*texts, sep="\n", flush=True)
    else:
        remark("cli.several" if texts else "cli.none", number, options)
    return FINE if fine else WRONG


def _list(board: Board, number: int, options: argparse.Namespace) -> int:
    """All solutions, or the first `--limit`, each as soon as it is found."""
    status = WRONG
    for found in islice(solutions(board.puzzle), options.limit):
        print(text_of(found.values), flush=True)
        status = FINE
    return status and remark("cli.none", number, options)


def _found(board: Board, limit: int | None) -> Found:
    """The first solutions, and what is wrong on the board where there is only one."""
    found = list(islice(solutions(board.puzzle), limit))
    wrong = wrong_on(board, found[0]) if len(found) == 1 != limit else Wrong()
    return [text_of(solution.values) for solution in found], wrong


def _count(options: argparse.Namespace) -> int:
    return spread_out(partial(_counted, limit=options.limit), _tell_count, options)


def _counted(board: Board, limit: int | None) -> int:
    return count(board.puzzle, limit)


def _tell_count(board: Board, found: int, _: int, options: argparse.Namespace) -> int:
    if options.json:
        print_json(board, count=found, exact=found != options.limit)
    else:
        print(puzzle_text(board), found, flush=True)
    return FINE


def _check(options: argparse.Namespace) -> int:
    return spread_out(_judged, _tell_verdict, options)


def _judged(board: Board) -> Verdict:
    return judge(board, COUNTED)


def _tell_verdict(board: Board, verdict: Verdict, _: int, options: argparse.Namespace) -> int:
    if options.json:
        found = [problem_of(problem) for problem in verdict.problems]
        print_json(board, **verdict._asdict() | {"problems": found})
    else:
        told = [problem_words(problem, board.geometry, options.lang) for problem in verdict.problems]
        told += wrong_words(Wrong(verdict.wrong, verdict.crossed), board.geometry, options.lang)
        told.append(verdict_words(verdict, options.lang))
        print(f"{puzzle_text(board)}: {'; '.join(filter(None, told))}", flush=True)
    return FINE if verdict.code == "one" and not (verdict.wrong or verdict.crossed) else WRONG


COMMANDS = {
    "solve": Command("print the solution of each puzzle", _solve_options, _solve),
    "count": Command("print each puzzle with its number of solutions", _count_options, _count),
    "check": Command("check each puzzle for mistakes and for exactly one solution", add_spread, _check),
}
