"""What the command `print` puts on paper: the puzzles of files as sections, with what is known of each.

Besides texts with puzzles it takes what `generate --json` prints and what the page's tray exports: those tell the
solution, grade, rating, id and name of their puzzles. What is to be shown of others is rated.
"""

import argparse
import json
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, get_args

from sudoku.board import Board, digits_of
from sudoku.cli.command import FINE, UNREADABLE
from sudoku.cli.reading import parsed, text_of
from sudoku.notation import parse
from sudoku.rating import Grade, rate
from sudoku.search import count
from sudoku.sheet import Puzzle, Section
from sudoku.way import way
from sudoku.words import say


class Known(NamedTuple):
    """A puzzle and what is known of it; `grade` is the grade's code."""

    board: Board
    solution: str | None = None
    grade: str | None = None
    er: float | None = None
    id: str | None = None
    name: str | None = None
    beyond: bool = False


def known(file: str, options: argparse.Namespace) -> tuple[Sequence[Known], int]:
    """What a file holds, and the exit status of reading it."""
    text = text_of(file, options)
    if text is None:
        return (), UNREADABLE
    if (facts := _facts(text)) is not None:
        return facts, FINE
    boards, status = parsed(text, file, options)
    return [Known(board) for board in boards], status


def _facts(text: str) -> list[Known] | None:
    """The puzzles of a tray's file, or of lines of JSON; None for any other text."""
    try:
        found = json.loads(text) if '"puzzles"' in text else [json.loads(line) for line in text.splitlines() if line]
        return [_known(fact) for fact in (found["puzzles"] if isinstance(found, dict) else found)]
    except (ValueError, KeyError, TypeError):  # the text is something else
        return None


def _known(fact: dict[str, object]) -> Known:
    state = fact.get("state")
    puzzle = state["givens"] if isinstance(state, dict) else fact["puzzle"]
    known = {name: fact[name] for name in Known._fields[1:] if name in fact}
    return Known(parse(str(puzzle)), **known)  # type: ignore[arg-type]


def sections(title: str, puzzles: Sequence[Known], options: argparse.Namespace) -> Iterator[Section]:
    """The puzzles of a file as one section, or with `--by-grade` as one for each grade."""
    if options.by_grade or {"grade", "er"} & set(options.show):
        puzzles = [_rated(puzzle) for puzzle in puzzles]
    if not options.by_grade:
        yield Section(title, tuple(_printed(puzzles, options)))
        return
    for grade in (*get_args(Grade), None):
        if some := [puzzle for puzzle in puzzles if puzzle.grade == grade]:
            word = say(options.lang, f"grade.{grade}") if grade else ""
            yield Section(" · ".join(filter(None, (title, word))), tuple(_printed(some, options)))


def _rated(puzzle: Known) -> Known:
    """The puzzle with grade and, as far as we know it, ER, where it has just one solution."""
    rating = None if puzzle.grade else rate(puzzle.board)
    return puzzle._replace(grade=rating.grade, er=rating.er, beyond=rating.beyond) if rating else puzzle


def _printed(puzzles: Iterable[Known], options: argparse.Namespace) -> Iterator[Puzzle]:
    for puzzle in puzzles:
        board = puzzle.board
        yield Puzzle(
            board,
            digits_of(board.geometry, puzzle.solution) if puzzle.solution else None,
            puzzle.name or "",
            say(options.lang, f"grade.{puzzle.grade}") if puzzle.grade else "",
            puzzle.er,
            puzzle.id or "",
            tuple(way(board, options.lang)) if options.path and count(board, 2) == 1 else (),
            puzzle.beyond,
        )
