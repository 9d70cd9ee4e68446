"""The fields for rules in the JSON of f-puzzles: one for each kind, with a list of entries, or with true.

"thermometer": [{"lines": [["R1C1", "R2C2"]]}], "antiknight": true, "negative": ["ratio"]
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from sudoku_workshop.rules.areas import Area
from sudoku_workshop.rules.dots import AllBlackDots
from sudoku_workshop.rules.rule import Frame, Rule
from sudoku_workshop.rules.windows import Windoku
from sudoku_workshop.rules.xv_marks import SUMS, AllXV

Entry = Mapping[str, Any]


class Shape(NamedTuple):
    """The place of the cells in an entry: `read` returns the lists of cells, and `write` makes an entry of a list."""

    read: Callable[[Entry], Sequence[Sequence[str]]]
    write: Callable[[Sequence[str]], Mapping[str, object]]


CELLS = Shape(lambda entry: [entry["cells"]], lambda cells: {"cells": cells})
CELL = Shape(lambda entry: [[entry["cell"]]], lambda cells: {"cell": cells[0]})
LINES = Shape(lambda entry: entry["lines"], lambda cells: {"lines": [cells]})
LINE = Shape(lambda entry: entry["lines"][:1], LINES.write)  # an entry is one line, and others in it do not count
OUTSIDE = Shape(lambda entry: [[entry["cell"]]], lambda cells: {"cell": _outside(cells)})  # a cell next to the grid
TWINS = Shape(
    lambda entry: [[*entry["cells"], *entry["cloneCells"]]],
    lambda cells: {"cells": cells[: len(cells) // 2], "cloneCells": cells[len(cells) // 2 :]},
)


def _outside(cells: Sequence[str]) -> str:
    """Return the cell next to the grid that comes before the first of these cells, which are a row or column."""
    (row, column), (next_row, next_column) = ([int(part) for part in re.findall("[0-9]+", name)] for name in cells[:2])
    return f"R{2 * row - next_row}C{2 * column - next_column}"


class Form(NamedTuple):
    """The field of a kind of rules, and the shape of its entries, or None if the field is true."""

    key: str
    shape: Shape | None = None


FORMS = {
    "diagonal-down": Form("diagonal-"),
    "diagonal-up": Form("diagonal+"),
    "disjoint": Form("disjointgroups"),
    "knight": Form("antiknight"),
    "king": Form("antiking"),
    "nonconsecutive": Form("nonconsecutive"),
    "area": Form("extraregion", CELLS),
    "cage": Form("killercage", CELLS),
    "even": Form("even", CELL),
    "odd": Form("odd", CELL),
    "minimum": Form("minimum", CELL),
    "maximum": Form("maximum", CELL),
    "white": Form("difference", CELLS),
    "black": Form("ratio", CELLS),
    "xv": Form("xv", CELLS),
    "thermometer": Form("thermometer", LINES),
    "slow-thermometer": Form("slowthermometer", LINES),
    "whisper": Form("whispers", LINES),
    "palindrome": Form("palindrome", LINES),
    "clone": Form("clone", TWINS),
    "nabner": Form("nabner", LINES),
    "entropic": Form("entropicline", LINES),
    "modular": Form("modularline", LINES),
    "renban": Form("renban", LINES),
    "between": Form("betweenline", LINE),
    "lockout": Form("lockout", LINES),
    "double-arrow": Form("doublearrow", LINES),
    "zipper": Form("zipperline", LINES),
    "region-sum": Form("regionsumline", LINES),
    "sandwich": Form("sandwichsum", OUTSIDE),
    "x-sum": Form("xsum", OUTSIDE),
    "skyscraper": Form("skyscraper", OUTSIDE),
    "row-indexer": Form("rowindexer", CELLS),
    "column-indexer": Form("columnindexer", CELLS),
    "box-indexer": Form("boxindexer", CELLS),
    "contains": Form("quadruple", CELLS),
}
NEGATIVE = {"ratio": (AllBlackDots(),), "xv": tuple(AllXV(number=total) for total in SUMS)}  # all marks are given
EXPRESSED = (*FORMS, "regions", "windoku", *(rule.kind for rules in NEGATIVE.values() for rule in rules[:1]))


def fields_of(rules: Iterable[Rule], frame: Frame) -> dict[str, Any]:
    """Return the fields that hold these rules. Regions are not in fields, but in the cells."""
    fields: dict[str, Any] = {}
    for rule in rules:
        negative = [name for name, every in NEGATIVE.items() if rule in every]
        if negative:
            fields["negative"] = [*dict.fromkeys([*fields.get("negative", []), *negative])]
        elif isinstance(rule, Windoku):
            areas = [Area(window) for window in rule.houses(frame)]
            fields.setdefault(FORMS["area"].key, []).extend(
                entry for area in areas for entry in _entries(area, frame.n)
            )
        elif rule.kind in FORMS:
            form = FORMS[rule.kind]
            if form.shape:
                fields.setdefault(form.key, []).extend(_entries(rule, frame.n))
            else:
                fields[form.key] = True
    return fields


def _entries(rule: Rule, n: int) -> Iterator[Mapping[str, object]]:
    shape, usual = FORMS[rule.kind].shape, rule.usual(n)
    assert shape
    names = [f"R{cell // n + 1}C{cell % n + 1}" for cell in rule.cells]
    value = SUMS.get(rule.number or 0, "") if rule.kind == "xv" else str(rule.number)
    more: dict[str, object] = {"value": value} if rule.kind == "xv" or rule.number != usual else {}
    if rule.listed:
        more["values"] = [str(digit) for digit in rule.listed]
    yield from ({**shape.write(cells), **more} for cells in ([[name] for name in names] if shape is CELL else [names]))


def inexpressible(rules: Sequence[Rule], n: int) -> str | None:
    """Return the kind of a rule of a grid of n rows that f-puzzles cannot express, or None.

    It can say that all X and V are given, but not that all of only one kind are. A list of digits is at a corner.
    """
    held = {*rules}
    for rule in rules:
        together = next((every for every in NEGATIVE.values() if rule in every), ())
        is_other_number = rule.kind in ("modular", "lockout") and rule.number != rule.standard
        is_elsewhere = rule.kind == "contains" and not _are_at_corner(rule.cells, n)
        if rule.kind not in EXPRESSED or not held.issuperset(together) or is_other_number or is_elsewhere:
            return rule.kind
    return None


def _are_at_corner(cells: Sequence[int], n: int) -> bool:
    """Return whether these are the four cells around a corner of cells."""
    first = cells[0]
    return (first + 1) % n > 0 and [*cells] == [first, first + 1, first + n, first + n + 1]
