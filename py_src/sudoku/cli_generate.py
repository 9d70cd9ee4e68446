"""The command `generate`: puzzles made to order, one a line, and nothing on standard output but what was asked for.

A puzzle that cannot be found in as many tries as allowed is told on standard error, with the nearest one; the exit
status is then 1. The same options and seed give the same puzzles, with however many workers.
"""

import argparse
import json
import multiprocessing
import os
import random
import signal
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module

from sudoku.board import text_of
from sudoku.generator import ANY, EFFORT, GRADES, SYMMETRIES, Made, Order, Wish, WishError, batch, make, order_of
from sudoku.geometry import SIZES
from sudoku.rating import Rating, rate
from sudoku.words import LANGUAGES, preferred, say

FINE, WRONG, UNREADABLE, INTERRUPTED = 0, 1, 2, 130
PORTION = 8  # puzzles that a worker takes at a time where each is quickly made


def add_generate(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> argparse.ArgumentParser:
    """Add the command to the parser's others."""
    help_ = "make puzzles with one solution each, to order"
    command = commands.add_parser("generate", help=help_, description=help_)
    command.add_argument("--count", type=_positive, default=1, metavar="N", help="how many (1)")
    command.add_argument("--grade", choices=GRADES, default=ANY, help="how hard, from what solving takes")
    command.add_argument("--symmetry", choices=SYMMETRIES, default="none", help="the pattern of the clues (none)")
    command.add_argument("--clues", default=ANY, metavar="N[-M]", help="how many clues, or from how many to how many")
    command.add_argument("--technique", default=ANY, metavar="NAME", help="one that solving asks for, such as xy-wing")
    command.add_argument("--size", choices=SIZES, default="9", help="rows and columns (9)")
    command.add_argument("--seed", type=str.lower, help="letters and digits: the same puzzles again")
    command.add_argument("--id", metavar="ID", help="the puzzle of this id; it says all the above")
    command.add_argument("--effort", type=_positive, default=EFFORT, metavar="N", help=f"tries a puzzle ({EFFORT})")
    command.add_argument("--with-solution", action="store_true", help="add the solution")
    command.add_argument("--with-rating", action="store_true", help="add ER, grade and hardest technique")
    command.add_argument("--with-id", action="store_true", help="add the id by which the puzzle comes back")
    command.add_argument("--workers", type=_positive, default=os.cpu_count() or 1, metavar="N", help="processes (all)")
    command.add_argument("--dask", metavar="ADDRESS", help="use the workers of the Dask cluster there")
    command.add_argument("--json", action="store_true", help="one JSON object a puzzle, with everything")
    command.add_argument("--lang", choices=LANGUAGES, default=preferred(), help="language of the messages")
    return command


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("1 or more needed")
    return number


def run(options: argparse.Namespace) -> int:
    """Make and print what is asked for; the exit status."""
    try:
        order = order_of(options.id) if options.id else _order(options)
    except WishError as error:
        _tell(options, f"wish-error.{error.code}", found=error.found)
        return UNREADABLE
    if options.id:
        return _print_all(iter([_rated(make(order, options.effort), options)]), 1, options)
    with _executor(options) as (executor, workers):
        rated = options.with_rating or options.json
        portion = PORTION if not order.wish.is_judged and options.count > PORTION * workers else 1
        found = batch(order.wish, order.seed, options.count, executor, workers, portion, options.effort, rated=rated)
        return _print_all(found, options.count, options)


def _order(options: argparse.Namespace) -> Order:
    seed = options.seed or f"{random.SystemRandom().randrange(36**4):x}"
    return Order(Wish(options.size, options.grade, options.symmetry, options.clues, options.technique), seed)


def _rated(made: Made, options: argparse.Namespace) -> Made:
    return made._replace(rating=rate(made.puzzle)) if options.with_rating or options.json else made


@contextmanager
def _executor(options: argparse.Namespace) -> Iterator[tuple[Executor | None, int]]:
    """Who does the work, and how many of them there are; None: this process alone."""
    if options.dask:
        with import_module("dask.distributed").Client(options.dask) as client:  # an optional extra: sudoku[dask]
            yield client.get_executor(pure=False), sum(client.nthreads().values())
    elif min(options.workers, options.count) == 1:
        yield None, 1
    else:
        with _processes(min(options.workers, options.count)) as pool:
            yield pool


@contextmanager
def _processes(number: int) -> Iterator[tuple[Executor, int]]:
    """Ctrl+C reaches this process alone. It ends all at once: what is printed is flushed, and nothing else is kept."""
    with ProcessPoolExecutor(number, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)) as pool:
        try:
            yield pool, number
        except KeyboardInterrupt:
            for process in multiprocessing.active_children():
                process.kill()
            os._exit(INTERRUPTED)  # an orderly end would wait for puzzles that nobody wants any more


def _print_all(found: Iterator[Made], total: int, options: argparse.Namespace) -> int:
    status, begun = FINE, time.monotonic()
    for done, made in enumerate(found, 1):
        if made.met:
            print(_json(made) if options.json else _line(made, options), flush=True)
        else:
            status = WRONG
            _tell_nearest(made, options)
        _progress(done, total, time.monotonic() - begun, options)
    return status


def _line(made: Made, options: argparse.Namespace) -> str:
    parts = [text_of(made.puzzle.givens)]
    parts += [text_of(made.solution.givens)] if options.with_solution else []
    parts += _rating_parts(made.rating) if made.rating else []
    parts += [made.order.id] if options.with_id else []
    return " ".join(parts)


def _rating_parts(rating: Rating) -> list[str]:
    er = "-" if rating.er is None else f"{'>=' if rating.beyond else ''}{rating.er:.1f}"
    return [er, rating.grade, rating.technique or "-"]


def _json(made: Made) -> str:
    answer = {
        "puzzle": text_of(made.puzzle.givens),
        "geometry": made.puzzle.geometry.name,
        "solution": text_of(made.solution.givens),
        "minimal": made.minimal,
        "id": made.order.id,
    }
    return json.dumps(answer | (made.rating._asdict() if made.rating else {}))


def _tell_nearest(made: Made, options: argparse.Namespace) -> None:
    _tell(options, "cli.generate.unmet", id=made.order.id, tries=made.tries)
    clues = sum(map(bool, made.puzzle.givens))
    _tell(options, "cli.generate.nearest", puzzle=text_of(made.puzzle.givens), clues=clues, grade=made.grade or "-")


def _progress(done: int, total: int, seconds: float, options: argparse.Namespace) -> None:
    """A counter on standard error, if that is a terminal and the puzzles go elsewhere."""
    if sys.stderr.isatty() and not sys.stdout.isatty():
        rate = round(60 * done / seconds) if seconds else 0
        words = say(options.lang, "cli.generate.progress", done=done, total=total, rate=rate)
        print(words, end="\n" if done == total else "\r", file=sys.stderr, flush=True)


def _tell(options: argparse.Namespace, key: str, **arguments: object) -> None:
    print(say(options.lang, key, **arguments), file=sys.stderr)
