"""The fields for rules in the JSON of f-puzzles: one for each kind, with a list of entries, or with true.

"thermometer": [{"lines": [["R1C1", "R2C2"]]}], "antiknight": true, "negative": ["ratio"]
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from sudoku_workshop.notation.fpuzzles.places import (
    are_at_corner,
    cell_before,
    cells_in,
    diagonal_entry,
    diagonal_in,
    is_diagonal,
    line_seen_from,
    names_of,
)
from sudoku_workshop.rules.areas import Area
from sudoku_workshop.rules.cells import Cell
from sudoku_workshop.rules.dots import AllBlackDots
from sudoku_workshop.rules.frame import Cells, Frame
from sudoku_workshop.rules.rule import Rule
from sudoku_workshop.rules.windows import Windoku
from sudoku_workshop.rules.xv_marks import SUMS, AllXV

Entry = Mapping[str, Any]
Groups = Sequence[Cells]  # of a rule


class Shape(NamedTuple):
    """The place of the cells in an entry.

    `read` returns the groups of cells of each rule in an entry in a grid of n rows, and `write` makes an entry of them.
    `read` raises KeyError, TypeError or ValueError if the entry has no such cells.
    """

    read: Callable[[Entry, int], Iterable[Groups]]
    write: Callable[[Groups, int], Entry]


def _line_entry(groups: Groups, n: int) -> Entry:
    return {"lines": [names_of(groups[0], n)]}


def _twins(entry: Entry, n: int) -> Iterable[Groups]:
    cells, clones = cells_in(entry["cells"], n), cells_in(entry["cloneCells"], n)
    if len(cells) != len(clones):
        raise ValueError("a clone has halves of the same size")
    return [[(*cells, *clones)]]


def _twin_entry(groups: Groups, n: int) -> Entry:
    names = names_of(groups[0], n)
    return {"cells": names[: len(names) // 2], "cloneCells": names[len(names) // 2 :]}


def _arrows(entry: Entry, n: int) -> Iterator[Groups]:
    """Yield the circle and the cells of each arrow. A line that does not leave the circle is not an arrow."""
    circle = cells_in(entry["cells"], n)
    for line in (cells_in(names, n) for names in entry["lines"]):
        if arrow := line[1:] if line and line[0] in circle else line:
            yield circle, arrow


def _arrow_entry(groups: Groups, n: int) -> Entry:
    """Return the entry of an arrow. Its line begins in the cell of the circle that is next to it, or in the last."""
    circle, arrow = groups
    touching = [cell for cell in circle if _touch(cell, arrow[0], n)]
    return {"cells": names_of(circle, n), "lines": [names_of([*(touching or circle)[-1:], *arrow], n)]}


def _touch(one: Cell, other: Cell, n: int) -> bool:
    return max(abs(one // n - other // n), abs(one % n - other % n)) == 1


CELLS = Shape(lambda entry, n: [[cells_in(entry["cells"], n)]], lambda groups, n: {"cells": names_of(groups[0], n)})
CELL = Shape(lambda entry, n: [[cells_in([entry["cell"]], n)]], lambda groups, n: {"cell": names_of(groups[0], n)[0]})
LINES = Shape(lambda entry, n: [[cells_in(line, n)] for line in entry["lines"]], _line_entry)
LINE = Shape(lambda entry, n: [[cells_in(line, n)] for line in entry["lines"][:1]], _line_entry)  # others do not count
OUTSIDE = Shape(
    lambda entry, n: [[line_seen_from(entry["cell"], n)]], lambda groups, n: {"cell": cell_before(groups[0], n)}
)
DIAGONAL = Shape(lambda entry, n: [[diagonal_in(entry, n)]], lambda groups, n: diagonal_entry(groups[0], n))
TWINS = Shape(_twins, _twin_entry)
ARROWS = Shape(_arrows, _arrow_entry)


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


def _entries(rule: Rule, n: int) -> Iterator[Entry]:
    shape, groups = FORMS[rule.kind].shape, rule.groups or (rule.cells,)
    assert shape
    value = SUMS.get(rule.number or 0, "") if rule.kind == "xv" else str(rule.number)
    more: Entry = {"value": value} if rule.kind == "xv" or rule.number != rule.usual(n) else {}
    if rule.listed:
        more = {**more, "values": [str(digit) for digit in rule.listed]}
    for each in [[(cell,)] for cell in groups[0]] if shape is CELL else [groups]:
        yield {**shape.write(each, n), **more}


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
