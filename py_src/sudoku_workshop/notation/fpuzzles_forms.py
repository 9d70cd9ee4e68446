"""The fields for rules in the JSON of f-puzzles: one for each kind, with a list of entries, or with true.

"thermometer": [{"lines": [["R1C1", "R2C2"]]}], "antiknight": true, "negative": ["ratio"]
"""

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
TWINS = Shape(
    lambda entry: [[*entry["cells"], *entry["cloneCells"]]],
    lambda cells: {"cells": cells[: len(cells) // 2], "cloneCells": cells[len(cells) // 2 :]},
)


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
    more = {"value": value} if rule.kind == "xv" or rule.number != usual else {}
    yield from ({**shape.write(cells), **more} for cells in ([[name] for name in names] if shape is CELL else [names]))


def inexpressible(rules: Sequence[Rule]) -> str | None:
    """Return the kind of a rule that f-puzzles cannot express, or None.

    It can say that all X and V are given, but not that all of only one kind are.
    """
    held = {*rules}
    for rule in rules:
        together = next((every for every in NEGATIVE.values() if rule in every), ())
        is_other_modulus = rule.kind == "modular" and rule.number != 3
        if rule.kind not in EXPRESSED or not held.issuperset(together) or is_other_modulus:
            return rule.kind
    return None
