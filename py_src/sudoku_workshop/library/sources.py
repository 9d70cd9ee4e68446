"""The forms in which functions take a puzzle: texts, files, rows, arrays, tables, boards and made puzzles."""

import re
from collections.abc import Iterable, Sequence
from operator import index
from os import PathLike
from pathlib import Path
from typing import Any

from sudoku_workshop.error import SudokuError
from sudoku_workshop.files import decoded
from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_text import BLANK, DIGITS
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.houses import SIZES
from sudoku_workshop.grid.puzzle_forms import Source
from sudoku_workshop.library.choices import listed
from sudoku_workshop.notation import NotationError, parse

EXPECTED = "a puzzle is a text, rows of whole numbers (0 or None for a blank), an array or a Board"
FILE_NAME = re.compile(r"\S[^\n]*\.\w{1,9}")
SPACE = frozenset(f"{BLANK}0 ")  # characters for a blank cell; so is an empty text
SIDE = {int(size) ** 2: int(size) for size in SIZES}


def board_of_source(puzzle: Source) -> Board:
    """Return the only puzzle in any form. Raises SudokuError if there is not exactly one."""
    if isinstance(puzzle, Board):
        return puzzle
    if isinstance(made := getattr(puzzle, "puzzle", None), Board):
        return made
    if (text := text_in(puzzle)) is not None:
        return _parsed(text)
    return _from_cells(puzzle)


def _parsed(text: str) -> Board:
    """Return the only puzzle of a text. If there is none or there are several, the error says what to do instead."""
    try:
        return parse(text)
    except NotationError as error:
        refuse_file_name(text, error)
        if error.code == "several-puzzles":
            error.add_note("`sudoku.read` returns all puzzles of a text")
        raise


def refuse_file_name(text: str, error: NotationError) -> None:
    """Raise SudokuError if a text without a puzzle is the name of a file."""
    if error.code == "empty" and FILE_NAME.fullmatch(text):
        raise SudokuError(
            f"{text!r:.60} is a text without a puzzle; for a file, use pathlib.Path({text!r:.60})"
        ) from error


def text_in(source: object) -> str | None:
    """Return the text that a source has or names, or None if it is not a text. Raises SudokuError for other data."""
    if isinstance(source, PathLike):
        try:
            source = Path(source).read_bytes()
        except OSError as error:
            raise SudokuError(f"{error.filename}: {error.strerror}") from error
    elif callable(read := getattr(source, "read", None)):
        source = read()
    if not isinstance(source, bytes):
        return source if isinstance(source, str) else None
    if (text := decoded(source)) is None:
        raise SudokuError("this is not text")
    return text


def _from_cells(puzzle: Any) -> Board:
    """Return the puzzle in rows, a flat sequence of cells, an array or a table."""
    rows = _as_lists(puzzle)
    if _is_line_list(rows):
        return parse("\n".join(rows))
    if len(rows) in SIDE and not any(map(_is_row, rows)):
        side = SIDE[len(rows)]
        rows = [rows[start : start + side] for start in range(0, len(rows), side)]
    if not all(map(_is_row, rows)):
        raise SudokuError(f"{EXPECTED}, not {puzzle!r:.60}")
    return _from_rows([[_digit(value) for value in _as_lists(row)] for row in rows])


def _from_rows(numbers: Sequence[Sequence[int]]) -> Board:
    n = len(numbers)
    if str(n) not in SIZES:
        raise SudokuError(f"the number of rows is {n}; a grid has {listed(SIZES)}")
    for place, row in enumerate(numbers, 1):
        if len(row) != n:
            raise SudokuError(f"row {place}: the length is {len(row)}, {n} needed")
        if not all(0 <= digit <= n for digit in row):
            raise SudokuError(f"row {place}: numbers from 1 to {n} needed, or 0 for a blank")
    return board_of(geometry(str(n)), [digit for row in numbers for digit in row])


def _as_lists(values: Any) -> list[Any]:
    """Return a sequence, an array or a table as a list."""
    if callable(convert := getattr(values, "to_numpy", None)):
        values = convert()
    if callable(convert := getattr(values, "tolist", None)):
        values = convert()
    if not isinstance(values, Iterable) or isinstance(values, str | bytes | dict):
        raise SudokuError(f"{EXPECTED}, not {values!r:.60}")
    return list(values)


def _is_line_list(rows: Sequence[object]) -> bool:
    """Return whether these are lines of text, not single cells."""
    texts = [row for row in rows if isinstance(row, str)]
    return bool(rows) and len(texts) == len(rows) and any(len(text) > 1 for text in texts) and len(rows) not in SIDE


def _is_row(value: object) -> bool:
    return isinstance(value, Iterable) and not isinstance(value, str | bytes)


def _digit(value: Any) -> int:
    """Return the digit of a cell, 0 for a blank. Raises SudokuError if it is not a whole number."""
    if value is None or type(value).__name__ == "NAType" or value != value:  # NaN differs from itself
        return 0
    if isinstance(value, str):
        text = value.strip()
        if not text or text in SPACE:
            return 0
        return DIGITS[text] if text in DIGITS else _digit(_number(text))
    if isinstance(value, float) and value.is_integer():
        return int(value)
    try:
        return index(value)
    except TypeError as error:
        raise SudokuError(f"{EXPECTED}, not {value!r:.60} in a cell") from error


def _number(text: str) -> int:
    try:
        return int(text)
    except ValueError as error:
        raise SudokuError(f"{EXPECTED}, not {text!r:.60} in a cell") from error
