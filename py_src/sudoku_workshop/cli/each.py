"""What every command does that answers puzzle by puzzle: reads them, works on them, tells the answers in order.

Where answers are found by pure work, that is spread over all cores, or over a cluster. Starting processes takes longer
than many a whole file, so the first moment is worked here; only a number of workers that is asked for begins at once.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from functools import partial
from typing import TypeVar

from sudoku_workshop.cli.command import add_json, add_language, progress, wipe
from sudoku_workshop.cli.crews import Crew, add_workers, crew
from sudoku_workshop.cli.reading import add_file, puzzles
from sudoku_workshop.grid.board import Board
from sudoku_workshop.spread import at_first, spread

MOMENT = 0.2  # seconds: on a slow start of processes, one core would have done as much meanwhile
Answer = TypeVar("Answer")
Handler = Callable[[Board, int, Namespace], int]  # prints what is to be said of one puzzle; the exit status of that
Work = Callable[[Board], Answer]
Read = Callable[[str, Namespace], tuple[tuple[Board, ...], int]]  # the puzzles, and the exit status of reading them
Tell = Callable[[Board, Answer, int, Namespace], int]  # the same, of an answer that was found elsewhere


def add_each(parser: ArgumentParser) -> None:
    """Add the options that all of these commands have."""
    add_file(parser)
    add_json(parser)
    add_language(parser)


def add_spread(parser: ArgumentParser) -> None:
    """Add the options of those whose work is spread."""
    add_each(parser)
    add_workers(parser, f" for runs over {MOMENT} s")


def one_by_one(handler: Handler, options: Namespace) -> int:
    """Each puzzle in turn in this process, numbered from 1; the highest exit status."""
    boards, status = puzzles(options.file, options)
    return max([status, *(handler(board, number, options) for number, board in enumerate(boards, 1))])


def spread_out(
    work: Work[Answer], tell: Tell[Answer], options: Namespace, counted: str = "", read: Read = puzzles
) -> int:
    """Each puzzle's answer, wherever it was found, in turn; the highest exit status. `counted` says how far we are."""
    boards, status = read(options.file, options)
    with crew(options, len(boards)) as crew_, closing(_answers(work, boards, crew_, options)) as answers:
        for number, answer in answers:
            if counted:
                wipe()
            status = max(status, tell(boards[number - 1], answer, number, options))
            if counted:
                progress(number, len(boards), options, counted)
        if counted:
            wipe()
    return status


def _answers(
    work: Work[Answer], boards: Sequence[Board], crew_: Crew, options: Namespace
) -> Generator[tuple[int, Answer], None, None]:
    numbered, things = partial(_numbered, work), enumerate(boards, 1)
    if not (options.workers or options.dask):
        yield from at_first(numbered, things, MOMENT)
    yield from spread(numbered, things, *crew_)


def _numbered(work: Work[Answer], thing: tuple[int, Board]) -> tuple[int, Answer]:
    """An answer with the number of its puzzle: after Ctrl+C some may be missing before it."""
    number, board = thing
    return number, work(board)
