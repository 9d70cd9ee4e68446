"""The records in SudokuPad's links: `scl` and packed JSON in a shortened form.

    {metadata:{author:'A. Setter',t:'Title',rules:'...'},ce:[[,{v:5},,,,,,,],...],re:[[[0,0],[0,1],...],...],o:[...]}

Names have no quotes, and texts have single quotes. `f` and `t` are false and true. Colours have no quotes, and empty
objects are left out.

Rules are not named, but drawn and described. A record therefore has unsupported rules if it has a drawing, or a text
with other rules than the classic ones. A diagonal is a line from corner to corner, a cage without repeats, or a drawing
whose `feature` names it.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import chain, compress
from operator import not_
from typing import Any

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.geometry import IRREGULAR, SIZES, Geometry, geometry, with_unknown
from sudoku_workshop.notation.about import About
from sudoku_workshop.notation.fpuzzles import DRAWING, RULESET, compact_json
from sudoku_workshop.notation.plain_rules import are_plain
from sudoku_workshop.notation.record import parse_json
from sudoku_workshop.notation.regions import diagonals, with_diagonals, with_regions
from sudoku_workshop.notation.source import Record

PIECE = re.compile(
    r"'(?P<text>(?:[^'\\]|\\.)*+)(?:'|\\?\Z)|(?P<name>\w+)(?=:)|(?P<number>-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)(?=[,\]}])"
    r"|(?P<word>[#\w]+)|(?<=[,\[])(?P<gap>(?=[,\]]))",
    re.DOTALL,
)
WORDS = {"t": "true", "f": "false", "true": "true", "false": "false", "null": "null"}
CELLS, REGIONS, VALUE, TITLE = "ce", "re", "v", "t"
CAGES, DRAWN = "ca", ("o", "u", "l", "a")
FEATURES = {"sudokux": {0, 1}, "sudokux-": {0}, "sudokux+": {1}}  # the diagonals of a feature: 0 falls, 1 rises
PASSED_OVER = (CELLS, REGIONS, CAGES, *DRAWN, "id", "cs", "metadata", "settings")


def expand(text: str) -> Any:
    """Return the JSON record that SudokuPad has shortened to this text, or None if the text is not such a record.

    Raises RecursionError if it is nested too deeply.
    """
    found = parse_json(PIECE.sub(_as_json, text))
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
    """Return the board of a record from a SudokuPad link, and the information about it.

    Raises NotationError if it cannot be read.
    """
    rows = record.facts[CELLS]
    if str(len(rows)) not in SIZES:
        raise record.refusal("size-unknown", found=str(len(rows)), expected=", ".join(SIZES))
    given = record.facts.get("metadata")
    metadata: Mapping[str, Any] = given if isinstance(given, dict) else {}
    title, author, rules = (str(metadata.get(name) or "") for name in (TITLE, "author", "rules"))
    grid, facts = _houses(record.facts, rules, geometry(str(len(rows))))
    if not all(isinstance(row, list) and len(row) == grid.n for row in rows):
        raise record.error(CELLS, rows)
    cells = list(chain.from_iterable(rows))
    givens = [_given(record, cell, grid.n) for cell in cells]
    marks = {name for cell in cells for name, value in cell.items() if name != VALUE and value}
    unknown = tuple(_rules(facts, rules, grid))
    original = compact_json(record.facts) if unknown else ""
    board = board_of(with_unknown(grid, unknown), givens)
    return board, About(title, author, rules, unknown, tuple(sorted(marks)), original)


def _given(record: Record, cell: object, n: int) -> int:
    if not isinstance(cell, dict):
        raise record.error(CELLS, cell)
    value = cell.get(VALUE) or 0
    if type(value) is not int or not 0 <= value <= n:
        raise record.error(VALUE, value)
    return value


def _houses(facts: Mapping[str, Any], text: str, grid: Geometry) -> tuple[Geometry, Mapping[str, Any]]:
    """Return the geometry with the boxes and diagonals of a record, and the record without these diagonals.

    A line from corner to corner may mean anything, so it counts as a diagonal only if the text of the rules contains
    the word.
    """
    grid = with_regions(grid.n, _boxes(facts.get(REGIONS))) or grid
    lines_count = "diagonal" in text.lower()
    kinds = {name: facts[name] for name in (CAGES, *DRAWN) if isinstance(facts.get(name), list)}
    found = {name: [_diagonals(part, grid.n, lines_count) for part in parts] for name, parts in kinds.items()}
    both = with_diagonals(grid) if len(set().union(*chain.from_iterable(found.values()))) > 1 else None
    if both is None:
        return grid, facts
    return both, {**facts, **{name: list(compress(kinds[name], map(not_, found[name]))) for name in kinds}}


def _diagonals(part: object, n: int, lines_count: bool) -> set[int]:
    """Return the diagonals that a cage or drawing shows: 0 for the one from the upper left, 1 for the other.

    Plain lines from corner to corner count only if `lines_count`.
    """
    if not isinstance(part, dict):
        return set()
    with suppress(TypeError, KeyError, ValueError):
        return FEATURES[part["feature"]["type"]]
    with suppress(TypeError, KeyError, ValueError):
        ends = {(row, column) for row, column in part["wp"]}
        corners = ({(0, 0), (n, n)}, {(0, n), (n, 0)})
        return {at for at, pair in enumerate(corners) if lines_count and ends == pair}
    with suppress(TypeError, KeyError, ValueError):
        cells = {row * n + column for row, column in part[CELLS]}
        plain = part["unique"] and not part.get(VALUE) and not part.get("sum")
        return {at for at, diagonal in enumerate(diagonals(n)) if plain and cells == diagonal}
    return set()


def _rules(facts: Mapping[str, Any], text: str, grid: Geometry) -> Iterator[str]:
    """Yield the kinds of rules in a record that cannot be written as houses.

    The text about the rules counts as such a rule only if there is no other one.
    """
    named = list(_named_rules(facts, grid))
    yield from named
    if not named and not are_plain(text, diagonals=bool(grid.more)):
        yield RULESET


def _named_rules(facts: Mapping[str, Any], grid: Geometry) -> Iterator[str]:
    if with_regions(grid.n, _boxes(facts.get(REGIONS))) is None:
        yield IRREGULAR
    if facts.get(CAGES):
        yield "killercage"
    if any(facts.get(name) for name in DRAWN):
        yield DRAWING
    yield from (name for name, value in facts.items() if value and name not in PASSED_OVER)


def _boxes(regions: object) -> set[frozenset[int]]:
    """Return the regions as sets of cells, or an empty set if they are not valid."""
    try:
        found: Sequence[Sequence[Sequence[int]]] = regions  # type: ignore[assignment]
        n = len(found)
        return {frozenset(row * n + column for row, column in region) for region in found}
    except (TypeError, ValueError):
        return set()
