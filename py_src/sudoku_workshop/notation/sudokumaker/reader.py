"""The JSON of SudokuMaker, which its links contain: cells row by row, and a list of elements, which are the rules.

    {"formatVersion": "1.6.0", "puzzle": {"name": "...", "author": "...", "comment": "...",
     "cells": [{"given": true, "value": 5}, {"value": 3}, {"candidates": 14}, {}, ...],
     "constraints": [{"type": 1, "regions": [0, 0, 0, 1, ...]}, {"type": 301, "cages": [...]}]}}

A value that is not given is a person's entry. A set of digits is a number with bit d for digit d. Without an element of
regions, a grid has no boxes. `rules` reads the elements.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.geometry_rules import with_rules
from sudoku_workshop.notation.about import About
from sudoku_workshop.notation.prose.undeclared import DRAWING, with_undeclared
from sudoku_workshop.notation.source import Record
from sudoku_workshop.notation.sudokumaker.rules import (
    LINES_AND_COLUMNS,
    NAMES,
    Rules,
    active,
    has_lines,
    region_names,
    rules_in,
)
from sudoku_workshop.notation.variants.records import base_of, compact_json, digit_of, removed_beside, with_shapes
from sudoku_workshop.notation.variants.regions import usual_regions, with_regions
from sudoku_workshop.notation.variants.rule_words import rules_of
from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.shapes import Shape

MARKS = {"cornerPencilMarks": "cornerPencilMarks", "colors": "c"}  # fields of cells that are left out, and their names
USUAL_SIZE = 9


def is_sudokumaker(facts: object) -> bool:
    """Return whether a JSON object is a puzzle of SudokuMaker."""
    return isinstance(facts, dict) and isinstance(facts.get("puzzle"), dict) and "formatVersion" in facts


def read_sudokumaker(record: Record) -> tuple[Board, About]:
    """Return the board of a puzzle, and the information about it. Raises NotationError if it cannot be read."""
    facts = record.facts["puzzle"]
    base = _base(record, facts)
    try:
        grid, found = _with_rules(base, facts)
    except RuleError as error:
        raise record.rule_refusal(error) from error
    except ValueError as error:
        raise record.error("puzzle.constraints", facts.get("constraints")) from error
    cells = _cells(record, facts, grid.n)
    values = [digit_of(record, "puzzle.cells.value", cell.get("value"), grid.n) for cell in cells]
    givens = [value if cell.get("given") else 0 for value, cell in zip(values, cells, strict=True)]
    noted = [number for number, cell in enumerate(cells) if cell.get("candidates") and not values[number]]
    removed = removed_beside({number: _marks(record, cells[number], grid.n) for number in noted}, grid)
    marks = [name for field, name in MARKS.items() if any(cell.get(field) for cell in cells)]
    title, author, rules = (str(facts.get(name) or "") for name in ("name", "author", "comment"))
    original = compact_json(record.facts) if found.unknown else ""
    about = About(title, author, rules, tuple(found.unknown), (*found.left_out, *marks), original)
    return board_of(with_shapes(grid, found.unknown, lambda: _shapes(facts, grid.n)), givens, values, removed), about


def _shapes(facts: Mapping[str, Any], n: int) -> Iterator[Shape]:
    from sudoku_workshop.notation.sudokumaker.pictures import shapes_in  # imported late: only such puzzles need it

    return shapes_in(active(facts), n)


def _base(record: Record, facts: Mapping[str, Any]) -> Geometry:
    """Return the grid without rules. Raises NotationError if its size or its digits are not supported."""
    size = facts.get("size", USUAL_SIZE)
    if type(size) is not int or type(facts.get("minDigit", 1)) is not int:
        raise record.error("puzzle.size", size)
    width, height = facts.get("width", size), facts.get("height", size)
    base = base_of(record, str(width) if width == height else f"{height}x{width}")
    lowest = facts.get("minDigit", 1)
    highest = facts.get("maxDigit", lowest + size - 1)
    if (lowest, highest) != (1, width):
        raise record.refusal("digits-unknown", found=f"{lowest}-{highest}", expected=width)
    return base


def _with_rules(base: Geometry, facts: Mapping[str, Any]) -> tuple[Geometry, Rules]:
    """Return the grid with its rules, and what is not supported or left out. Raises RuleError or ValueError.

    The author's text and drawings count as rules that are not supported where the puzzle's rules do not explain them.
    """
    n, elements = base.n, active(facts)
    regions, unknown = region_names(elements, n)
    found = rules_in(elements, n, has_usual_boxes=[*regions] == [*usual_regions(n)])
    grid = with_regions(n, regions) or base
    made = rules_of(found.words, grid.frame)
    grid = with_rules(grid, made.rules)
    unknown += [*([] if has_lines(facts, elements) else [NAMES[LINES_AND_COLUMNS]]), *found.unknown, *made.unknown]
    is_drawn = DRAWING in found.left_out and not made.rules
    unknown = with_undeclared(unknown, is_drawn, str(facts.get("comment") or ""), grid)
    left_out = [name for name in found.left_out if name not in unknown]
    return grid, Rules([], [*dict.fromkeys(unknown)], left_out)


def _cells(record: Record, facts: Mapping[str, Any], n: int) -> Sequence[Mapping[str, Any]]:
    found = facts.get("cells")
    cells = [cell or {} for cell in found] if isinstance(found, list) else []
    if len(cells) != n * n or not all(isinstance(cell, dict) for cell in cells):
        raise record.error("puzzle.cells", found)
    return cells


def _marks(record: Record, cell: Mapping[str, Any], n: int) -> Sequence[int]:
    """Return the candidates of a cell, which are a list or a set of digits. Raises NotationError."""
    marks = cell["candidates"]
    if isinstance(marks, list) and {*map(type, marks)} <= {int} and all(0 <= mark < 64 for mark in marks):
        return marks
    if type(marks) is not int or marks < 0:
        raise record.error("puzzle.cells.candidates", marks)
    return [digit for digit in range(1, n + 1) if marks >> digit & 1]
