"""SudokuPad's own records in its links: `scl` and packed JSON, shortened.

    {metadata:{author:'A. Setter',t:'Title',rules:'...'},ce:[[,{v:5},,,,,,,],...],re:[[[0,0],[0,1],...],...],o:[...]}

Names have no quotes, texts single ones; `f` and `t` are false and true, colours lack quotes, empty objects are missing.
The rules are not told by name but drawn and described, so a record with a drawing, or with a text of other rules than
the plain ones, has rules that are not known.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import Any

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.geometry import IRREGULAR, SIZES, Geometry, geometry, with_unknown
from sudoku_workshop.notation.about import About
from sudoku_workshop.notation.fpuzzles import DRAWING, RULESET, packed_json
from sudoku_workshop.notation.plain_rules import are_plain
from sudoku_workshop.notation.record import parsed
from sudoku_workshop.notation.source import Record

PIECE = re.compile(
    r"'(?P<text>(?:[^'\\]|\\.)*+)(?:'|\\?\Z)|(?P<name>\w+)(?=:)|(?P<number>-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)(?=[,\]}])"
    r"|(?P<word>[#\w]+)|(?<=[,\[])(?P<gap>(?=[,\]]))",
    re.DOTALL,
)
WORDS = {"t": "true", "f": "false", "true": "true", "false": "false", "null": "null"}
CELLS, REGIONS, VALUE, TITLE = "ce", "re", "v", "t"
CAGES, DRAWN = "ca", ("o", "u", "l", "a")
PASSED_OVER = (CELLS, REGIONS, CAGES, *DRAWN, "id", "cs", "metadata", "settings")


def unshortened(text: str) -> Any:
    """The record; None for what is none. RecursionError for what is nested too deeply."""
    found = parsed(PIECE.sub(_as_json, text))
    return found if isinstance(found, dict) and isinstance(found.get(CELLS), list) else None


def _as_json(piece: re.Match[str]) -> str:
    if piece["text"] is not None:
        return '"' + piece["text"].replace("\\'", "'") + '"'
    if piece["name"]:
        return f'"{piece["name"]}"'
    if piece["word"]:
        return WORDS.get(piece["word"], f'"{piece["word"]}"')
    return "{}" if piece["gap"] is not None else piece["number"]


def read_scl(record: Record) -> tuple[Board, About]:
    """The puzzle as far as a plain Sudoku goes, and what is told about it. NotationError where it cannot be read."""
    rows = record.facts[CELLS]
    if str(len(rows)) not in SIZES:
        raise record.refusal("size-unknown", found=str(len(rows)), expected=", ".join(SIZES))
    grid = geometry(str(len(rows)))
    if not all(isinstance(row, list) and len(row) == grid.n for row in rows):
        raise record.error(CELLS, rows)
    cells = list(chain.from_iterable(rows))
    givens = [_given(record, cell, grid.n) for cell in cells]
    told = record.facts.get("metadata")
    metadata: Mapping[str, Any] = told if isinstance(told, dict) else {}
    title, author, rules = (str(metadata.get(name) or "") for name in (TITLE, "author", "rules"))
    marks = {name for cell in cells for name, value in cell.items() if name != VALUE and value}
    unknown = tuple(_rules(record.facts, rules, grid))
    original = packed_json(record.facts) if unknown else ""
    board = board_of(with_unknown(grid, unknown), givens)
    return board, About(title, author, rules, unknown, tuple(sorted(marks)), original)


def _given(record: Record, cell: object, n: int) -> int:
    if not isinstance(cell, dict):
        raise record.error(CELLS, cell)
    value = cell.get(VALUE) or 0
    if type(value) is not int or not 0 <= value <= n:
        raise record.error(VALUE, value)
    return value


def _rules(facts: Mapping[str, Any], text: str, grid: Geometry) -> Iterator[str]:
    """Yield the kinds of rules besides rows, columns and boxes; text counts where nothing else tells of rules."""
    named = list(_named_rules(facts, grid))
    yield from named
    if not named and not are_plain(text):
        yield RULESET


def _named_rules(facts: Mapping[str, Any], grid: Geometry) -> Iterator[str]:
    if _boxes(facts.get(REGIONS)) != {frozenset(house.cells) for house in grid.houses if house.kind == "box"}:
        yield IRREGULAR
    if facts.get(CAGES):
        yield "killercage"
    if any(facts.get(name) for name in DRAWN):
        yield DRAWING
    yield from (name for name, value in facts.items() if value and name not in PASSED_OVER)


def _boxes(regions: object) -> set[frozenset[int]]:
    """The regions as cells; none where they are written in another way."""
    try:
        found: Sequence[Sequence[Sequence[int]]] = regions  # type: ignore[assignment]
        n = len(found)
        return {frozenset(row * n + column for row, column in region) for region in found}
    except (TypeError, ValueError):
        return set()
