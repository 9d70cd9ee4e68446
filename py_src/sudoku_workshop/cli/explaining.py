"""The command `explain`: it prints how to solve puzzles, one step per line."""

import argparse

from sudoku_workshop.cli.command import FINE, WRONG, Asked, Command, print_json, remark, tell_of
from sudoku_workshop.cli.each import add_each, handle_each
from sudoku_workshop.cli.rating import add_uniqueness
from sudoku_workshop.grid.board import Board
from sudoku_workshop.logic.path import path
from sudoku_workshop.logic.step_json import as_json
from sudoku_workshop.logic.step_text import step_text
from sudoku_workshop.messages import say, wrong_words
from sudoku_workshop.notation import puzzle_text, write
from sudoku_workshop.notation.candidates import write_candidates
from sudoku_workshop.search import count, solve
from sudoku_workshop.search.wrong import wrong_on


def _add_options(parser: argparse.ArgumentParser) -> None:
    add_each(parser)
    parser.add_argument(
        "--order",
        choices=("hint", "ladder"),
        default="hint",
        help="order of techniques: easiest to spot first, or by rating (default: hint)",
    )
    add_uniqueness(parser)
    parser.set_defaults(printed=False)


def _run(options: argparse.Namespace) -> int:
    """Print each puzzle or position and its solution path, one step per line, with an empty line between puzzles."""
    return handle_each(_explain, options, needs="steps")


def _explain(puzzle: Board, one: Asked, options: argparse.Namespace) -> int:
    solution = solve(puzzle.puzzle) if count(puzzle.puzzle, 2) == 1 else None
    if not solution:
        return remark("cli.not-one", one, options)
    if wrong := wrong_words(wrong_on(puzzle, solution), puzzle.geometry, options.lang):
        tell_of("; ".join(wrong), one, options)
        return WRONG
    found = path(puzzle, options.order, unique=not options.no_uniqueness)
    if options.json:
        steps = [as_json(step, puzzle.geometry) for step in found.steps]
        print_json(puzzle, solved=found.solved, steps=steps)
    else:
        names = (say(options.lang, f"technique.{step.technique}.name") for step in found.steps)
        lines = (step_text(step, name, puzzle.geometry) for step, name in zip(found.steps, names, strict=True))
        print(*([""] if options.printed else []), _title(puzzle), *lines, sep="\n", flush=True)
        options.printed = True
    return FINE if found.solved else remark("cli.stuck", one, options)


def _title(board: Board) -> str:
    """Return a puzzle as one line.

    A position, which has entries or removed candidates, is returned in HoDoKu's format.
    """
    if board == board.puzzle:
        return puzzle_text(board)
    return write(board, "hodoku") if board.geometry.name == "9" else write_candidates(board)


EXPLAIN = Command("explain how to solve puzzles, step by step", _add_options, _run)
