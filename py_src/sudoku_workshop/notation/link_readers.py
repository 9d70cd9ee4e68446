"""How the data of a link are read, once it is known whose they are: packed records, states, short forms.

Data that cannot be read are refused with their place and the cause: no such data, nested too deeply, a bomb.
"""

import re
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.notation.about import About
from sudoku_workshop.notation.fpuzzles import is_fpuzzles
from sudoku_workshop.notation.lzstring import unpacked
from sudoku_workshop.notation.record import parsed
from sudoku_workshop.notation.source import Offset, Record, Source, Whole
from sudoku_workshop.notation.state import GEOMETRY, CellState, board_from

ESCAPE = re.compile("%([0-9A-Fa-f]{2})")
Match = re.Match[str]
Reader = Callable[[Source, Match], Whole]
Told = TypeVar("Told")


def _told(read: Callable[[str], Told], text: str, source: Source, at: Offset, form: str) -> Told:
    """What data say that stand there. NotationError where they cannot be read."""
    try:
        return read(text)
    except RecursionError as error:
        raise source.error("too-deep", at) from error
    except OverflowError as error:
        raise source.error("too-long", at) from error
    except ValueError as error:
        raise source.error("bad-link", at, form=form) from error


def records(
    form: str, name: str, facts_of: Callable[[str], Any], read: Callable[[Record], tuple[Board, About]]
) -> Reader:
    """The reader of a program's packed records."""

    def facts_in(packed: str) -> Any:
        facts = facts_of(unpacked(packed))
        if not facts:
            raise ValueError("no record")
        return facts

    def reader(source: Source, match: Match) -> Whole:
        packed = ESCAPE.sub(lambda escape: chr(int(escape[1], 16)), match["packed"])
        facts = _told(facts_in, packed, source, match.start("packed"), form)
        board, about = read(Record(*source.place(match.start()), "", facts))
        return Whole(name, *match.span(), board, about=about)

    return reader


def fpuzzles_in(text: str) -> Any:
    """None for JSON that is no puzzle of f-puzzles."""
    facts = parsed(text)
    return facts if is_fpuzzles(facts) else None


def states(form: str, read: Callable[[str], Sequence[CellState]]) -> Reader:
    """The reader of a program's states."""

    def board(text: str) -> Board:
        return board_from(read(text))

    def reader(source: Source, match: Match) -> Whole:
        found = _told(board, match["state"], source, match.start("state"), form)
        return Whole(form.lower().replace(".", ""), *match.span(), found)

    return reader


def digits(form: str, read: Callable[[str], Sequence[int]]) -> Reader:
    """The reader of a plain grid in a short form."""

    def reader(source: Source, match: Match) -> Whole:
        found = _told(read, match["short"], source, match.start("short"), form)
        return Whole(form.lower(), *match.span(), board_of(GEOMETRY, found))

    return reader
