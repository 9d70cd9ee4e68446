"""The JSON of f-puzzles, which SudokuPad can also read: a grid of cells, and a field for each kind of rules.

    {"size": 9, "title": "...", "author": "...", "ruleset": "...",
     "grid": [[{"value": 5, "given": true}, {"centerPencilMarks": [1, 2]}, {"value": 3}, ...], ...],
     "killercage": [{"cells": ["R1C1", "R1C2"], "value": "9"}], "diagonal+": true}

A cell has a region only if the region is not the cell's usual box. Grids with 5 or 7 rows have no boxes, so they are
only read if their cells have regions.

The supported rules are those of a classic Sudoku, and the rule that both diagonals have every digit. All other rules
are reported by name, and the puzzle's source is saved. An unknown field counts as a rule. Drawings, or a text with
other rules, count as a rule only if no field is a rule.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any

from sudoku_workshop.grid.board import Board, board_of, candidates
from sudoku_workshop.grid.geometry import BOXES, FLAT, IRREGULAR, SIZES, Geometry, geometry, with_unknown
from sudoku_workshop.grid.layout import layout
from sudoku_workshop.grid.masks import Mask, mask_of
from sudoku_workshop.notation.about import About
from sudoku_workshop.notation.lzstring import pack
from sudoku_workshop.notation.plain_rules import are_plain
from sudoku_workshop.notation.regions import with_diagonals, with_regions
from sudoku_workshop.notation.source import Record

Cell = Mapping[str, Any]

DRAWN = ("line", "text", "circle", "rectangle", "highlight")  # fields with drawings
MARKS = ("givenPencilMarks", "centerPencilMarks")  # fields with all candidates of a cell
OF_BOARD = ("value", "given", *MARKS)
CORNERS, COLORS = "cornerPencilMarks", ("c", "highlight", "highlightArr")
DESCRIBED = ("size", "grid", "title", "author", "ruleset", "solution", "successMessage")
SETTINGS = ("disabledlogic", "truecandidatesoptions", "highlightConflicts")
DIAGONALS = ("diagonal+", "diagonal-")
DRAWING, RULESET = "drawing", "ruleset"


def is_fpuzzles(facts: object) -> bool:
    """Return whether a JSON object is a puzzle of f-puzzles."""
    return isinstance(facts, dict) and isinstance(facts.get("grid"), list) and isinstance(facts.get("size"), int)


def read_fpuzzles(record: Record) -> tuple[Board, About]:
    """Return the board of a puzzle of f-puzzles, and the information about it.

    Raises NotationError if it cannot be read.
    """
    facts, grid = record.facts, _geometry(record)
    cells = _cells(record, grid.n)
    grid, regular = _houses(facts, cells, grid)
    values = [_digit(record, cell, grid.n) for cell in cells]
    givens = [value if cell.get("given") else 0 for cell, value in zip(cells, values, strict=True)]
    struck_out = _struck_out(record, cells, values, grid)
    unknown = tuple(_unknown(facts, grid, regular))
    original = compact_json(facts) if unknown else ""
    board = board_of(with_unknown(grid, unknown), givens, values, struck_out)
    return board, About(*_texts(facts), unknown, tuple(_left_out(facts, cells)), original)


def _geometry(record: Record) -> Geometry:
    size = str(record.facts["size"])
    if size not in SIZES and not (size in FLAT and _has_regions(record.facts["grid"])):
        raise record.refusal("size-unknown", found=size, expected=", ".join(SIZES))
    return geometry(size)


def _has_regions(rows: Sequence[object]) -> bool:
    """Return whether any cell names its region."""
    cells = chain.from_iterable(row for row in rows if isinstance(row, list))
    return any(isinstance(cell, dict) and cell.get(IRREGULAR) is not None for cell in cells)


def _cells(record: Record, n: int) -> list[Cell]:
    rows = record.facts["grid"]
    if len(rows) != n or not all(isinstance(row, list) and len(row) == n for row in rows):
        raise record.error("grid", rows)
    cells = list(chain.from_iterable(rows))
    for cell in cells:
        if not isinstance(cell, dict):
            raise record.error("grid", cell)
    return cells


def _digit(record: Record, cell: Cell, n: int) -> int:
    value = cell.get("value") or 0
    digit = int(value) if isinstance(value, str) and value.isascii() and value.isdecimal() and len(value) < 3 else value
    if type(digit) is not int or not 0 <= digit <= n:
        raise record.error("value", value)
    return digit


def _struck_out(record: Record, cells: Sequence[Cell], values: Sequence[int], grid: Geometry) -> Mask:
    """Return the candidates that the pencil marks rule out: in each blank cell with marks, those without a mark."""
    missing = []
    for number, cell in enumerate(cells):
        marks = next((cell[name] for name in MARKS if cell.get(name)), None)
        if values[number] or not marks:
            continue
        if not isinstance(marks, list) or not set(map(type, marks)) <= {int}:
            raise record.error(next(name for name in MARKS if cell.get(name)), marks)
        missing += [(digit - 1) * grid.cells + number for digit in range(1, grid.n + 1) if digit not in marks]
    return mask_of(missing)


def _unknown(facts: Mapping[str, Any], grid: Geometry, regular: bool) -> Iterator[str]:
    """Yield the kinds of rules that are not supported.

    The author's text and drawings count as such rules only if no field is an unsupported rule.
    """
    known = DIAGONALS if grid.more else ()
    named = [*(rule for rule in _rules(facts) if rule not in known), *([] if regular else [IRREGULAR])]
    yield from named
    if not named and any(facts.get(name) for name in DRAWN):
        yield DRAWING
    if not named and not are_plain(str(facts.get("ruleset") or ""), diagonals=bool(grid.more)):
        yield RULESET


def _rules(facts: Mapping[str, Any]) -> Iterator[str]:
    """Yield the non-empty fields that are rules, and the rules named in `negative`.

    If a rule is named in the field `negative`, all of its clues are drawn, so a missing clue also has a meaning. The
    rule therefore holds even if none of its clues is drawn.
    """
    passed_over = {*DESCRIBED, *SETTINGS, *DRAWN, "negative"}
    negative = facts.get("negative")
    named = map(str, negative) if isinstance(negative, list) else ()
    yield from dict.fromkeys([*(name for name, value in facts.items() if value and name not in passed_over), *named])


def _houses(facts: Mapping[str, Any], cells: Sequence[Cell], grid: Geometry) -> tuple[Geometry, bool]:
    """Return the grid with the boxes and diagonals of the puzzle, and whether all regions are boxes."""
    regular = with_regions(grid.n, _regions(cells, grid))
    both = with_diagonals(regular or grid) if all(facts.get(name) for name in DIAGONALS) else None
    return both or regular or grid, regular is not None


def _regions(cells: Sequence[Cell], grid: Geometry) -> Iterable[Sequence[int]]:
    """Return the cells of each region.

    A cell that names no region is in its usual box, or in its row if there are no boxes.
    """
    regions: dict[str, list[int]] = {}
    for number, (cell, box) in enumerate(zip(cells, layout(grid).box_of, strict=True)):
        regions.setdefault(str(cell.get(IRREGULAR, box)), []).append(number)
    return regions.values()


def _texts(facts: Mapping[str, Any]) -> tuple[str, str, str]:
    title, author, rules = (str(facts.get(name) or "") for name in ("title", "author", "ruleset"))
    return title, author, rules


def _left_out(facts: Mapping[str, Any], cells: Sequence[Cell]) -> Iterator[str]:
    """Yield the names of what a board cannot hold: the drawings, and the marks of a person."""
    yield from (name for name in DRAWN if facts.get(name))
    yield from (name for name in (CORNERS, *COLORS[:1]) if any(cell.get(name) for cell in cells))


def write_fpuzzles(board: Board) -> str:
    """Return a board as the JSON of a puzzle of f-puzzles.

    If any candidates were crossed out, each blank cell has its remaining candidates as pencil marks. Unusual boxes are
    written as regions, and so are the rows of a grid without boxes.
    """
    n, cells = board.geometry.n, _cells_of(board)
    if board.geometry.box != BOXES.get(str(n)):
        regions = layout(board.geometry).box_of
        cells = [{**cell, IRREGULAR: region} for cell, region in zip(cells, regions, strict=True)]
    more = dict.fromkeys(DIAGONALS, True) if board.geometry.more else {}
    return compact_json({"size": n, "grid": _in_rows(cells, n), **more})


def _cells_of(board: Board) -> list[Cell]:
    return [_cell(board, number, noted=board.crossed != 0) for number in range(board.geometry.cells)]


def _in_rows(cells: Sequence[Cell], n: int) -> list[Sequence[Cell]]:
    return [cells[start : start + n] for start in range(0, n * n, n)]


def compact_json(value: object) -> str:
    """Return JSON without spaces and without escapes for letters."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def with_cells(facts: Mapping[str, Any], board: Board) -> str:
    """Return the record `facts` of a puzzle with unsupported rules, with the digits and pencil marks of this board."""
    rows = zip(facts["grid"], _in_rows(_cells_of(board), board.geometry.n), strict=True)
    grid = [[{**_other_properties(old), **new} for old, new in zip(*row, strict=True)] for row in rows]
    return compact_json({**facts, "grid": grid})


def _other_properties(cell: Cell) -> dict[str, Any]:
    """Return all properties of a cell in f-puzzles except its digit and its pencil marks."""
    return {name: value for name, value in cell.items() if name not in OF_BOARD}


def _cell(board: Board, number: int, noted: bool) -> Cell:
    if board.givens[number]:
        return {"value": board.givens[number], "given": True}
    if board.values[number]:
        return {"value": board.values[number]}
    return {"centerPencilMarks": list(candidates(board, number))} if noted else {}


def link_fpuzzles(record: str) -> str:
    """Return a link that opens this record at f-puzzles."""
    return f"https://f-puzzles.com/?load={pack(record)}"


def link_sudokupad(record: str) -> str:
    """Return a link that opens this record at SudokuPad."""
    return f"https://sudokupad.app/fpuz{pack(record)}"
