"""Readers for the data in a link of a known program: packed records, states, and grids in short formats.

If the data cannot be read, the error says where they are and why: they are invalid, nested too deeply, or too long when
unpacked.
"""

import re
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.notation.about import About
from sudoku_workshop.notation.json_text import parse_json
from sudoku_workshop.notation.links.lzstring import unpack
from sudoku_workshop.notation.source import Offset, Record, Source, Whole
from sudoku_workshop.notation.state import GEOMETRY, CellState, board_from

ESCAPE = re.compile("%([0-9A-Fa-f]{2})")
Match = re.Match[str]
Reader = Callable[[Source, Match], Whole]
Result = TypeVar("Result")


def _read_at(read: Callable[[str], Result], text: str, source: Source, at: Offset, form: str) -> Result:
    """Return the puzzle data in `text`, as `read` finds them. `at` is the offset in the source where `text` begins.

    Raises NotationError if `read` fails.
    """
    try:
        return read(text)
    except RecursionError as error:
        raise source.error("too-deep", at) from error
    except OverflowError as error:
        raise source.error("too-long", at) from error
    except ValueError as error:
        raise source.error("bad-link", at, form=form) from error


def json_of(is_known: Callable[[object], bool]) -> Callable[[str], Any]:
    """Return a function that returns the record in a text, or None unless it is one of a known program."""

    def record(text: str) -> Any:
        facts = parse_json(text)
        return facts if is_known(facts) else None

    return record


def record_reader(
    form: str, name: str, facts_of: Callable[[str], Any], read: Callable[[Record], tuple[Board, About]]
) -> Reader:
    """Return a reader for the packed records (JSON objects with a puzzle) in the links of a program.

    `form` is the name of the program in errors, and `name` is the name of its format.
    """

    def facts_in(packed: str) -> Any:
        facts = facts_of(unpack(packed))
        if not facts:
            raise ValueError("the text is not a record")
        return facts

    def reader(source: Source, match: Match) -> Whole:
        packed = ESCAPE.sub(lambda escape: chr(int(escape[1], 16)), match["packed"])
        facts = _read_at(facts_in, packed, source, match.start("packed"), form)
        board, about = read(Record(*source.place(match.start()), "", facts))
        return Whole(name, *match.span(), board, about=about)

    return reader


def board_reader(form: str, read: Callable[[str], Board]) -> Reader:
    """Return a reader for links with a text that `read` makes a board of. `form` is the program's name in errors."""

    def reader(source: Source, match: Match) -> Whole:
        board = _read_at(read, match["board"], source, match.start("board"), form)
        return Whole(form.lower().replace(".", ""), *match.span(), board)

    return reader


def state_reader(form: str, read: Callable[[str], Sequence[CellState]]) -> Reader:
    """Return a reader for the states in a program's links. A state is a puzzle with a person's entries."""
    return board_reader(form, lambda text: board_from(read(text)))


def digits_reader(form: str, read: Callable[[str], Sequence[int]]) -> Reader:
    """Return a reader for links that contain a classic grid in a short format."""
    return board_reader(form, lambda text: board_of(GEOMETRY, read(text)))
