"""The JSON of f-puzzles, which SudokuPad can also read: a grid of cells, and a field for each kind of rules.

    {"size": 9, "title": "...", "author": "...", "ruleset": "...",
     "grid": [[{"value": 5, "given": true}, {"centerPencilMarks": [1, 2]}, {"value": 3}, ...], ...],
     "killercage": [{"cells": ["R1C1", "R1C2"], "value": "9"}], "diagonal+": true}

A cell has a region only if the region is not the cell's usual box. Grids with 5 or 7 rows have no boxes, so they are
only read if their cells have regions.

`rules` reads the rules. Those that are not supported are reported by name, and the puzzle's source is saved.
An unknown field counts as a rule. A text with other rules counts as a rule, whether it describes the puzzle or is drawn
in a cell. Other drawings count as a rule only if no field is a rule.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import Any, TypeGuard

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.geometry import Geometry, geometry
from sudoku_workshop.grid.geometry_name import IRREGULAR
from sudoku_workshop.grid.geometry_rules import with_rules
from sudoku_workshop.notation.about import About
from sudoku_workshop.notation.fpuzzles.rules import InvalidEntryError, rules_in, without_copies
from sudoku_workshop.notation.metadata import metadata_in, told_by
from sudoku_workshop.notation.prose.plain_rules import are_plain
from sudoku_workshop.notation.prose.undeclared import RULESET, with_undeclared
from sudoku_workshop.notation.source import Record
from sudoku_workshop.notation.variants.records import base_of, compact_json, digit_of, removed_beside, with_shapes
from sudoku_workshop.notation.variants.regions import usual_regions, with_regions
from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.shapes import Shape

Cell = Mapping[str, Any]

DRAWN = ("line", "text", "circle", "rectangle", "highlight")  # fields with drawings
MARKS = ("givenPencilMarks", "centerPencilMarks")  # fields with all candidates of a cell
OF_BOARD = ("value", "given", *MARKS)
CORNERS, COLORS = "cornerPencilMarks", ("c", "highlight", "highlightArr")
CAGE = "cage"  # a field with drawn cages, some of which hold information about the puzzle
DESCRIBED = ("size", "grid", "title", "author", "ruleset", "solution", "successMessage")
SETTINGS = ("disabledlogic", "truecandidatesoptions", "highlightConflicts")
TOLD = ("title", "author", "rules", "antiknight", "antiking", "norowcol")  # in cages, what is told or is a rule


def is_fpuzzles(facts: object) -> bool:
    """Return whether a JSON object is a puzzle of f-puzzles."""
    return isinstance(facts, dict) and isinstance(facts.get("grid"), list) and isinstance(facts.get("size"), int)


def read_fpuzzles(record: Record) -> tuple[Board, About]:
    """Return the board of a puzzle, and the information about it. Raises NotationError if it cannot be read."""
    facts = _with_information(record.facts)
    base = base_of(record, str(facts["size"]), may_be_flat=_has_regions(facts["grid"]))
    cells = _cells(record, base.n)
    try:
        grid, unknown = _with_rules(facts, cells, base.n)
    except RuleError as error:
        raise record.rule_refusal(error) from error
    except InvalidEntryError as error:
        raise record.error(error.name, error.entry) from error
    values = [digit_of(record, "value", _number(cell.get("value")), grid.n) for cell in cells]
    givens = [value if cell.get("given") else 0 for cell, value in zip(cells, values, strict=True)]
    left = {number: _marks(record, cell) for number, cell in enumerate(cells) if not values[number]}
    removed = removed_beside({number: marks for number, marks in left.items() if marks}, grid)
    title, author, rules = (str(facts.get(name) or "") for name in ("title", "author", RULESET))
    original = compact_json(record.facts) if unknown else ""
    shown = with_shapes(grid, unknown, lambda: _shapes(facts, cells, unknown, grid.n))
    about = About(title, author, rules, tuple(unknown), tuple(_left_out(facts, cells)), original)
    return board_of(shown, givens, values, removed), about


def _shapes(facts: Mapping[str, Any], cells: Sequence[Cell], unknown: Sequence[str], n: int) -> Iterator[Shape]:
    from sudoku_workshop.notation.fpuzzles.pictures import shapes_in  # imported late: only such puzzles need it

    return shapes_in(facts, cells, unknown, n)


def _with_information(facts: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the fields without drawn copies of rules, and with the information in cages as fields of their own."""
    found = {name: without_copies(value) for name, value in facts.items()}
    cages = found.get(CAGE)
    if isinstance(cages, list):
        told = metadata_in(cages)
        names = {"rules": "ruleset"}
        texts = {names.get(name, name): text for name, text in told.items() if name in TOLD}
        found |= {name: text for name, text in texts.items() if not found.get(name)}
        found[CAGE] = [cage for cage in cages if not told_by(cage)]
    return found


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


def _number(value: object) -> object:
    """Return the value of a cell, which may also be written as text."""
    is_text = isinstance(value, str) and value.isascii() and value.isdecimal() and len(value) < 3
    return int(value) if is_text else value  # type: ignore[call-overload]


def _marks(record: Record, cell: Cell) -> Sequence[int]:
    """Return the pencil marks of a blank cell, which are its candidates. Raises NotationError."""
    name = next((name for name in MARKS if cell.get(name)), "")
    marks = cell[name] if name else []
    if not isinstance(marks, list) or not set(map(type, marks)) <= {int}:
        raise record.error(name, marks)
    return marks


def _with_rules(facts: Mapping[str, Any], cells: Sequence[Cell], n: int) -> tuple[Geometry, Sequence[str]]:
    """Return the grid with the rules of the puzzle, and the kinds of its rules that are not supported.

    The author's text and drawings count only if no field is a rule that is not supported.
    """
    names = [cell.get(IRREGULAR, box) for cell, box in zip(cells, usual_regions(n), strict=True)]
    regular = with_regions(n, [None if name is None else str(name) for name in names])
    grid = regular or geometry(str(n))
    passed_over = {*DESCRIBED, *SETTINGS, *DRAWN}
    rules, unknown = rules_in({name: facts[name] for name in facts if name not in passed_over}, grid.frame)
    grid = with_rules(grid, rules)
    unknown += [] if regular else [IRREGULAR]
    is_drawn = _drawn_texts(facts, grid) or (not grid.rules and any(facts.get(name) for name in DRAWN))
    return grid, with_undeclared(unknown, is_drawn, str(facts.get(RULESET) or ""), grid)


def _drawn_texts(facts: Mapping[str, Any], grid: Geometry) -> bool:
    """Return whether a text in a cell may be a rule, such as a clue or a name of a line."""
    entries = facts.get("text")
    texts = [str(entry.get("value") or "") for entry in entries] if _are_records(entries) else [str(entries or "")]
    return not all(are_plain(text, grid.rules, grid.frame) for text in texts)


def _are_records(entries: object) -> TypeGuard[list[Mapping[str, Any]]]:
    return isinstance(entries, list) and all(isinstance(entry, dict) for entry in entries)


def _left_out(facts: Mapping[str, Any], cells: Sequence[Cell]) -> Iterator[str]:
    """Yield the names of what a board cannot hold: the drawings, and the marks of a person."""
    yield from (name for name in DRAWN if facts.get(name))
    yield from (name for name in (CORNERS, *COLORS[:1]) if any(cell.get(name) for cell in cells))
