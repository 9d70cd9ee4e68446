"""The command `explain`: it prints how to solve puzzles, one step per line."""

import argparse
from collections.abc import Iterator
from functools import partial

from sudoku_workshop.cli.command import FINE, NOTHING, WRONG, Asked, Command, print_json, remark, tell_of
from sudoku_workshop.cli.each import add_spread, answer_each
from sudoku_workshop.cli.rating import add_uniqueness
from sudoku_workshop.grid.board import Board
from sudoku_workshop.logic.path import Path, TechniqueOrder, path
from sudoku_workshop.logic.step_json import as_json
from sudoku_workshop.logic.step_text import step_text
from sudoku_workshop.messages import say, wrong_words
from sudoku_workshop.notation import puzzle_text, write
from sudoku_workshop.notation.candidates import write_candidates
from sudoku_workshop.search.bounded import solution_at_length
from sudoku_workshop.search.wrong import Wrong, wrong_on

Found = tuple[Path | None, Wrong | None]  # the solution path, and the mistakes on the board if they are known


def _add_options(parser: argparse.ArgumentParser) -> None:
    add_spread(parser)
    parser.add_argument(
        "--order",
        choices=("hint", "ladder"),
        default="hint",
    )
    add_uniqueness(parser)
    parser.set_defaults(printed=False)


def _run(options: argparse.Namespace) -> int:
    """Print each puzzle or position and its solution path, one step per line, with an empty line between puzzles."""
    work = partial(_found, order=options.order, unique=not options.no_uniqueness)
    return answer_each(work, _tell, options, unread=_print_nothing)


def _found(board: Board, order: TechniqueOrder, unique: bool) -> Found:
    """Return the solution path of a board, or its mistakes, or neither if there is not exactly one solution.

    The mistakes are None if finding the solution takes too long. Then there is a path, but it may stop early.
    """
    found = solution_at_length(board.puzzle)
    if found == ():
        return None, Wrong()
    wrong = wrong_on(board, found[0]) if found else None
    return None if wrong and any(wrong) else path(board, order, unique=unique), wrong


def _tell(one: Asked, found: Found, options: argparse.Namespace) -> int:
    board, (way, wrong) = one.board, found
    if options.json:
        steps = way and [as_json(step, board.geometry) for step in way.steps]
        print_json(board, solved=way and way.solved, steps=steps)
    else:
        _print_lines([_title(board), *(_lines(way, board, options.lang) if way else [NOTHING])], options)
    if wrong is None:
        remark("cli.unchecked", one, options)
    if way:
        return FINE if way.solved else remark("cli.stuck", one, options)
    if not wrong or not any(wrong):
        return remark("cli.not-one", one, options)
    tell_of("; ".join(wrong_words(wrong, board.geometry, options.lang)), one, options)
    return WRONG


def _print_nothing(options: argparse.Namespace) -> None:
    print_json(None, solved=None, steps=None) if options.json else _print_lines([NOTHING], options)


def _print_lines(lines: list[str], options: argparse.Namespace) -> None:
    """Print the lines about a puzzle, after an empty line if there is another puzzle above."""
    print(*([""] if options.printed else []), *lines, sep="\n", flush=True)
    options.printed = True


def _lines(way: Path, board: Board, language: str) -> Iterator[str]:
    """Yield the steps of a solution path, each as one line."""
    for step in way.steps:
        yield step_text(step, say(language, f"technique.{step.technique}.name"), board.geometry)


def _title(board: Board) -> str:
    """Return a puzzle as one line.

    A position, which has entries or removed candidates, is returned in HoDoKu's format.
    """
    if board == board.puzzle:
        return puzzle_text(board)
    return write(board, "hodoku") if board.geometry.name == "9" else write_candidates(board)


EXPLAIN = Command(_add_options, _run)
