"""Readers for the data in a link of a known program: packed records, states, and grids in short formats.

If the data cannot be read, the error says where they are and why: they are invalid, nested too deeply, or too long when
unpacked.
"""

import re
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.notation.about import About
from sudoku_workshop.notation.fpuzzles.reader import is_fpuzzles
from sudoku_workshop.notation.json_text import parse_json
from sudoku_workshop.notation.links.lzstring import unpack
from sudoku_workshop.notation.source import Offset, Record, Source, Whole
from sudoku_workshop.notation.state import GEOMETRY, CellState, board_from
from sudoku_workshop.notation.sudokumaker.reader import is_sudokumaker

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


def fpuzzles_record(text: str) -> Any:
    """Return the JSON of a puzzle of f-puzzles, or None for any other text."""
    facts = parse_json(text)
    return facts if is_fpuzzles(facts) else None


def sudokumaker_record(text: str) -> Any:
    """Return the JSON of a puzzle of SudokuMaker, or None for any other text."""
    facts = parse_json(text)
    return facts if is_sudokumaker(facts) else None


def state_reader(form: str, read: Callable[[str], Sequence[CellState]]) -> Reader:
    """Return a reader for the states that a program puts into its links. A state is a puzzle with a person's entries.

    `form` is the program's name in errors.
    """

    def board(text: str) -> Board:
        return board_from(read(text))

    def reader(source: Source, match: Match) -> Whole:
        found = _read_at(board, match["state"], source, match.start("state"), form)
        return Whole(form.lower().replace(".", ""), *match.span(), found)

    return reader


def digits_reader(form: str, read: Callable[[str], Sequence[int]]) -> Reader:
    """Return a reader for links that contain a classic grid in a short format.

    `form` is the name of the format in errors.
    """

    def reader(source: Source, match: Match) -> Whole:
        found = _read_at(read, match["short"], source, match.start("short"), form)
        return Whole(form.lower(), *match.span(), board_of(GEOMETRY, found))

    return reader
