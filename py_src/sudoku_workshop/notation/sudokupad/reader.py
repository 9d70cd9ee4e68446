"""The records in SudokuPad's links: `scl` and packed JSON in a shortened form.

    {metadata:{author:'A. Setter',t:'Title',rules:'...'},ce:[[,{v:5},,,,,,,],...],re:[[[0,0],[0,1],...],...],o:[...]}

Names have no quotes, and texts have single quotes. `f` and `t` are false and true. Colours have no quotes, and empty
objects are left out.

The record may also be plain JSON with long names (`cells`, `regions`, ...). `rules` reads its rules.
"""

import re
from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.notation.about import About
from sudoku_workshop.notation.json_text import parse_json
from sudoku_workshop.notation.metadata import metadata_in
from sudoku_workshop.notation.source import Record
from sudoku_workshop.notation.sudokupad.rules import CAGES, CELLS, DRAWN, REGIONS, VALUE, Found, rules_in
from sudoku_workshop.notation.variants.records import base_of, compact_json, digit_of, with_shapes
from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.frame import Frame
from sudoku_workshop.rules.shapes import Shape

PIECE = re.compile(
    r"'(?P<text>(?:[^'\\]|\\.)*+)(?:'|\\?\Z)|(?P<name>\w+)(?=:)|(?P<number>-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)(?=[,\]}])"
    r"|(?P<word>[#\w]+)|(?<=[,\[])(?P<gap>(?=[,\]]))",
    re.DOTALL,
)
WORDS = {"t": "true", "f": "false", "true": "true", "false": "false", "null": "null"}
TITLE = "t"
SHORT = {  # the short names of fields in plain JSON
    "cells": CELLS, "regions": "re", "cages": CAGES, "value": VALUE, "title": TITLE, "wayPoints": "wp",
    "cellSize": "cs",
    **dict(zip(("overlays", "underlays", "lines", "arrows"), DRAWN, strict=True)),
}  # fmt: skip


def expand(text: str) -> Any:
    """Return the record that a shortened text contains, or None. Raises RecursionError if it is nested too deeply."""
    found = parse_json(text, _with_short_names) or parse_json(PIECE.sub(_as_json, text))
    return found if isinstance(found, dict) and isinstance(found.get(CELLS), list) else None


def _with_short_names(fields: Mapping[str, Any]) -> dict[str, Any]:
    return {SHORT.get(name, name): value for name, value in fields.items()}


def is_scl(facts: object) -> bool:
    """Return whether a JSON object is a puzzle of SudokuPad, with long names: rows of cells, each an object."""
    if not isinstance(facts, dict) or not any(name in facts for name in ("regions", "cages", "metadata", "cellSize")):
        return False
    rows = facts.get("cells")
    return (
        isinstance(rows, list)
        and len(rows) > 1
        and all(isinstance(row, list) and len(row) == len(rows) for row in rows)
    )


def short(value: Any) -> Any:
    """Return a record with short names."""
    if isinstance(value, list):
        return [short(each) for each in value]
    if not isinstance(value, dict):
        return value
    return {SHORT.get(name, name): short(each) for name, each in value.items()}


def _as_json(piece: re.Match[str]) -> str:
    if piece["text"] is not None:
        return '"' + piece["text"].replace("\\'", "'") + '"'
    if piece["name"]:
        return f'"{piece["name"]}"'
    if piece["word"]:
        return WORDS.get(piece["word"], f'"{piece["word"]}"')
    return "{}" if piece["gap"] is not None else piece["number"]


def read_scl(record: Record) -> tuple[Board, About]:
    """Return the board of a record from a SudokuPad link, and the information about it.

    Raises NotationError if it cannot be read.
    """
    rows = record.facts[CELLS]
    n = base_of(record, str(len(rows)), may_be_flat=bool(record.facts.get(REGIONS))).n
    if not all(isinstance(row, list) and len(row) == n for row in rows):
        raise record.error(CELLS, rows)
    cells = list(chain.from_iterable(rows))
    givens = [_given(record, cell, n) for cell in cells]
    marks = {name for cell in cells for name, value in cell.items() if name != VALUE and value}
    metadata = _metadata(record.facts)
    title, author, text = (str(metadata.get(name) or "") for name in (TITLE, "author", "rules"))
    found = _rules(record, metadata, text, n)
    original = compact_json(record.facts) if found.unknown else ""
    left_out = (*sorted(marks), *found.left_out)
    return board_of(found.grid, givens), About(title, author, text, found.unknown, left_out, original)


def _metadata(facts: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the information about a puzzle. It may be in cages, too."""
    given, cages = facts.get("metadata"), facts.get(CAGES)
    told = metadata_in(cages, VALUE) if isinstance(cages, list) else {}
    return {
        **{SHORT.get(name, name): text for name, text in told.items()},
        **(given if isinstance(given, dict) else {}),
    }


def _rules(record: Record, metadata: Mapping[str, Any], text: str, n: int) -> Found:
    try:
        found = rules_in(record.facts, metadata, text, n)
    except RuleError as error:
        raise record.rule_refusal(error) from error
    grid = with_shapes(found.grid, found.unknown, lambda: _shapes(record.facts, found.grid.frame))
    return found._replace(grid=grid)


def _shapes(facts: Mapping[str, Any], frame: Frame) -> Iterator[Shape]:
    from sudoku_workshop.notation.sudokupad.pictures import shapes_in  # imported late: only such puzzles need it

    return shapes_in(facts, frame)


def _given(record: Record, cell: object, n: int) -> int:
    if not isinstance(cell, dict):
        raise record.error(CELLS, cell)
    return digit_of(record, VALUE, cell.get(VALUE), n)
