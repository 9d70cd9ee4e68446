"""The fields for rules in the JSON of f-puzzles: one for each kind, with a list of entries, or with true.

"thermometer": [{"lines": [["R1C1", "R2C2"]]}], "antiknight": true, "negative": ["ratio"]
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from sudoku_workshop.notation.fpuzzles.cells import name_of
from sudoku_workshop.notation.fpuzzles.outside import are_at_corner, cell_before, line_seen_from
from sudoku_workshop.notation.fpuzzles.sums import (
    arrow_entry,
    arrows_in,
    diagonal_entry,
    diagonal_in,
    is_diagonal,
)
from sudoku_workshop.rules.areas import Area
from sudoku_workshop.rules.dots import AllBlackDots
from sudoku_workshop.rules.frame import Frame
from sudoku_workshop.rules.rule import Rule
from sudoku_workshop.rules.windows import Windoku
from sudoku_workshop.rules.xv_marks import SUMS, AllXV

Entry = Mapping[str, Any]


Names = Sequence[str]  # of cells, such as R1C1


def halves_of(entry: Entry) -> tuple[Names, Names]:
    """Return the two halves of a clone. Raises ValueError if they do not have the same number of cells."""
    halves: tuple[Names, Names] = (entry["cells"], entry["cloneCells"])
    if len(halves[0]) != len(halves[1]):
        raise ValueError("a clone has halves of the same size")
    return halves


class Shape(NamedTuple):
    """The place of the cells in an entry.

    `read` returns the groups of cells of each rule in an entry in a grid of n rows, and `write` makes an entry of them.
    """

    read: Callable[[Entry, int], Iterable[Sequence[Names]]]
    write: Callable[[Sequence[Names]], Mapping[str, object]]


CELLS = Shape(lambda entry, _n: [[entry["cells"]]], lambda groups: {"cells": groups[0]})
CELL = Shape(lambda entry, _n: [[[entry["cell"]]]], lambda groups: {"cell": groups[0][0]})
LINES = Shape(lambda entry, _n: [[line] for line in entry["lines"]], lambda groups: {"lines": [groups[0]]})
LINE = Shape(lambda entry, _n: [[line] for line in entry["lines"][:1]], LINES.write)  # further lines do not count
OUTSIDE = Shape(
    lambda entry, n: [[line_seen_from(entry["cell"], n)]],
    lambda groups: {"cell": cell_before(groups[0])},
)
TWINS = Shape(
    lambda entry, _n: [[[cell for half in halves_of(entry) for cell in half]]],
    lambda groups: {
        "cells": groups[0][: len(groups[0]) // 2],
        "cloneCells": groups[0][len(groups[0]) // 2 :],
    },
)
ARROWS = Shape(lambda entry, _n: arrows_in(entry), lambda groups: arrow_entry(*groups))
DIAGONAL = Shape(lambda entry, n: [[diagonal_in(entry, n)]], lambda groups: diagonal_entry(groups[0]))


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
    "killer": Form("killercage", CELLS),
    "arrow": Form("arrow", ARROWS),
    "little-killer": Form("littlekillersum", DIAGONAL),
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
    names = [[name_of(cell // n + 1, cell % n + 1) for cell in cells] for cells in rule.groups or (rule.cells,)]
    value = SUMS.get(rule.number or 0, "") if rule.kind == "xv" else str(rule.number)
    more: dict[str, object] = {"value": value} if rule.kind == "xv" or rule.number != usual else {}
    if rule.listed:
        more["values"] = [str(digit) for digit in rule.listed]
    yield from (
        {**shape.write(groups), **more} for groups in ([[[name]] for name in names[0]] if shape is CELL else [names])
    )


def inexpressible(rules: Sequence[Rule], n: int) -> str | None:
    """Return the kind of a rule that f-puzzles cannot express, or None.

    It can say that all X and V are given, but not that all of only one kind are. A list of digits is at a corner.
    """
    held = {*rules}
    for rule in rules:
        together = next((every for every in NEGATIVE.values() if rule in every), ())
        if rule.kind not in EXPRESSED or not held.issuperset(together) or not _has_usual_form(rule, n):
            return rule.kind
    return None


def _has_usual_form(rule: Rule, n: int) -> bool:
    """Return whether the number and the place of a rule are those that its field can express."""
    if rule.kind in ("modular", "lockout"):
        return rule.number == rule.standard
    if rule.kind == "little-killer":
        return is_diagonal(rule.cells, n)
    return rule.kind != "contains" or are_at_corner(rule.cells, n)
