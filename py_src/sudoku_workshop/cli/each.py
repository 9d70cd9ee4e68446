"""The loop of all commands that answer puzzle by puzzle: read the puzzles, find the answers, print them in order.

If finding answers is mere computation, it is done on all cores or on a cluster. Starting processes takes longer than
answering many files, so this process works alone for the first moment. If the user sets a number of workers, they start
immediately.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from functools import partial
from typing import TypeVar

from sudoku_workshop.cli.command import FINE, Asked, add_json, add_language
from sudoku_workshop.cli.crews import Crew, add_workers, crew
from sudoku_workshop.cli.progress import Counter
from sudoku_workshop.cli.reading import Needs, add_files, read_files
from sudoku_workshop.grid.board import Board
from sudoku_workshop.spread import at_first, spread

MOMENT = 0.2  # in seconds; about the time that a slow start of processes takes
Answer = TypeVar("Answer")
Handler = Callable[[Board, Asked, Namespace], int]  # a function that answers one puzzle and returns the exit status
Work = Callable[[Board], Answer]
Tell = Callable[[Board, Answer, Asked, Namespace], int]  # a function that prints an answer and returns the exit status
Unread = Callable[[Namespace], None]  # a function that prints the line for an unreadable puzzle


def add_each(parser: ArgumentParser) -> None:
    """Add the options of all commands that print an answer for each puzzle: files, `--json` and `--lang`."""
    add_files(parser)
    parser.add_argument("--rules", action="store_true", help="state the rules of each puzzle in words")
    add_json(parser)
    add_language(parser)


def add_spread(parser: ArgumentParser) -> None:
    """Add the options of all commands that print an answer for each puzzle and share the work among several workers."""
    add_each(parser)
    add_workers(parser, f" for runs over {MOMENT} s")


def handle_each(handler: Handler, options: Namespace, needs: Needs = "solutions") -> int:
    """Handle each puzzle in turn in this process, and return the highest exit status.

    `needs` is explained in `read_files`.
    """
    found, status = read_files(options, needs)
    return max([status, *(handler(one.board, one, options) for one in found if one.board)])


def answer_each(
    work: Work[Answer],
    tell: Tell[Answer],
    options: Namespace,
    unread: Unread | None = None,
    needs: Needs = "solutions",
) -> int:
    """Print the answer for each puzzle in turn, and return the highest exit status.

    The parameter `needs` is explained in `read_files`. The other parameters are those of `spread_out`.
    """
    found, status = read_files(options, needs)
    return max(status, spread_out(work, tell, found, options, unread))


def spread_out(
    work: Work[Answer],
    tell: Tell[Answer],
    found: Sequence[Asked],
    options: Namespace,
    unread: Unread | None = None,
) -> int:
    """Find the answers for puzzles with several workers, print them in order, and return the highest exit status.

    `work` finds the answer for a board. `tell` prints it, and returns the exit status. `found` are the puzzles.
    `unread` prints the line for a puzzle that could not be read.
    """
    status = FINE
    with (
        crew(options, len(found)) as crew_,
        closing(_answers(work, found, crew_, options)) as answers,
        Counter("cli.progress", len(found), options) as counter,
    ):
        for place, answer in answers:
            one = found[place]
            with counter.line(place + 1):
                if one.board and answer is not None:
                    status = max(status, tell(one.board, answer[0], one, options))
                elif unread:
                    unread(options)
    return status


Placed = tuple[int, tuple[Answer] | None]  # a puzzle's index and answer; after Ctrl+C, earlier puzzles may be missing


def _answers(
    work: Work[Answer], found: Sequence[Asked], crew_: Crew, options: Namespace
) -> Generator[Placed[Answer], None, None]:
    placed, things = partial(_placed, work), enumerate(one.board for one in found)
    if not (options.workers or options.dask):
        yield from at_first(placed, things, MOMENT)
    yield from spread(placed, things, *crew_)


def _placed(work: Work[Answer], thing: tuple[int, Board | None]) -> Placed[Answer]:
    """Return the index of a puzzle and its answer, or the index and None if the puzzle could not be read."""
    place, board = thing
    return place, (work(board),) if board else None
