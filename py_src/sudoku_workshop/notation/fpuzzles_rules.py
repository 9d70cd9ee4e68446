"""Reading of the rules in the JSON of f-puzzles (see `fpuzzles_forms`).

Each line of an entry is a rule. An entry that is a drawn copy of another rule is passed over. Numbers are often texts,
and a blank text is the same as a missing number.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from sudoku_workshop.notation.fpuzzles_forms import CELL, FORMS, NEGATIVE, OUTSIDE, Entry, Shape
from sudoku_workshop.rules import KINDS
from sudoku_workshop.rules.areas import Area
from sudoku_workshop.rules.rule import Cells, Frame, Rule
from sudoku_workshop.rules.windows import Windoku
from sudoku_workshop.rules.xv_marks import NO_SUM, SUMS

CELL_NAME = re.compile(r"[Rr]([0-9]{1,2})[Cc]([0-9]{1,2})")
COPIES = ("fromConstraint", "isNewConstraint")  # an entry with one of these is a drawn copy of another rule
MARKS = {mark: total for total, mark in SUMS.items()} | {"": NO_SUM}
Stated = tuple[Cells, int | None, list[int]]  # the cells, the number and the list of digits of a rule
OLD = {"germanwhispers": 0, "dutchwhispers": -1}  # former fields of whispers: what their usual number differs by
KIND_OF = {form.key: kind for kind, form in FORMS.items()} | dict.fromkeys(OLD, "whisper")


def without_copies(value: object) -> object:
    """Return the value of a field without entries that are drawn copies of other rules."""
    if not isinstance(value, list):
        return value
    return [entry for entry in value if not (isinstance(entry, dict) and any(map(entry.get, COPIES)))]


def rules_in(fields: Mapping[str, Any], frame: Frame) -> tuple[list[Rule], list[str]]:
    """Return the rules in these fields, and the names of fields that are not or not entirely supported.

    An entry that is not valid counts as not supported. Raises RuleError for a rule that cannot be used.
    """
    rules, unknown = list[Rule](), list[str]()
    for name, value in fields.items():
        if name == "negative":
            named = [str(each) for each in value] if isinstance(value, list) else []
            rules += [rule for each in named for rule in NEGATIVE.get(each, ())]
            unknown += [each for each in named if each not in NEGATIVE]
        elif name in KIND_OF:
            found, is_whole = _rules(name, value, frame)
            rules += found
            unknown += [] if is_whole else [name]
        elif value:
            unknown.append(name)
    return _with_windows(rules, frame), [*dict.fromkeys(unknown)]


def _rules(name: str, value: Any, frame: Frame) -> tuple[list[Rule], bool]:
    """Return the rules in a field, and whether they are all of its rules."""
    kind, shape = KINDS[KIND_OF[name]], FORMS[KIND_OF[name]].shape
    if not shape:
        return [kind()] if value else [], True
    found, is_whole = list[Stated](), True
    for entry in value if isinstance(value, list) else [value] if value else []:
        try:
            if not _is_only_drawn(kind, entry):
                number, listed = _number(name, entry, frame.n), [int(digit) for digit in entry.get("values") or ()]
                found += [(_cells(cells, shape, frame.n), number, listed) for cells in shape.read(entry)]
        except (KeyError, TypeError, ValueError, AttributeError):
            is_whole = False
    if shape is CELL and kind.most is None and found:
        found = [(tuple(cell for cells, *_ in found for cell in cells), None, [])]
    made = [kind.of(cells, number, frame, listed) for cells, number, listed in found if len(cells) >= kind.fewest]
    return made, is_whole


def _is_only_drawn(kind: type[Rule], entry: Entry) -> bool:
    """Return whether an entry has no number or list of digits although its kind needs one. It is then no rule."""
    if kind.listing:
        return not entry.get("values")
    return kind.example is not None and not _text(entry)


def _text(entry: Entry) -> str:
    value = entry.get("value")
    return "" if value is None else str(value).strip()


def _number(name: str, entry: Entry, n: int) -> int | None:
    """Return the number of a rule. Raises ValueError for a number that is not supported."""
    kind = KIND_OF[name]
    value = str(entry.get("value") or "").strip() if KINDS[kind].example is None else _text(entry)
    if kind == "cage":
        if _is_sum(value):
            raise ValueError(f"the value {value} is not supported")
        return None
    usual = KINDS[kind].usual(n)
    if not KINDS[kind].has_number(n) or (kind != "xv" and not value):
        return None if usual is None else usual + OLD.get(name, 0)
    if kind == "xv" and value.upper() in MARKS:
        return MARKS[value.upper()]
    if kind == "xv" or not (value.isascii() and value.isdecimal()) or len(value) > 2:
        raise ValueError(f"the value {value} is not supported")
    return int(value)


def _is_sum(value: str) -> bool:
    """Return whether the value of a cage is a number other than 0. Any other value means that the cage has no sum."""
    try:
        return float(value) != 0
    except ValueError:
        return False


def _cell(name: str, n: int) -> int:
    match = CELL_NAME.fullmatch(name)
    row, column = map(int, match.groups()) if match else (0, 0)
    if not (0 < row <= n and 0 < column <= n):
        raise ValueError(f"{name} is not in the grid")
    return (row - 1) * n + column - 1


def _cells(names: Sequence[str], shape: Shape, n: int) -> Cells:
    return _seen_from(names[0], n) if shape is OUTSIDE else tuple(_cell(name, n) for name in names)


def _seen_from(name: str, n: int) -> Cells:
    """Return the row or column that a cell next to the grid looks along. Raises ValueError for another cell."""
    match = CELL_NAME.fullmatch(name)
    row, column = map(int, match.groups()) if match else (0, 0)
    rows, columns = range(n), range(n)
    if row in (0, n + 1) and 0 < column <= n:
        rows, columns = rows[:: 1 if row == 0 else -1], range(column - 1, column)
    elif column in (0, n + 1) and 0 < row <= n:
        rows, columns = range(row - 1, row), columns[:: 1 if column == 0 else -1]
    else:
        raise ValueError(f"{name} is not next to the grid")
    return tuple(r * n + c for r in rows for c in columns)


def _with_windows(rules: Sequence[Rule], frame: Frame) -> list[Rule]:
    """Return the rules with the rule of windoku in place of the areas that are its windows, if these are complete."""
    windows = {*Windoku().houses(frame)} if frame.boxes else set()
    areas = {rule.cells for rule in rules if type(rule) is Area}
    if not windows or not windows <= areas:
        return [*rules]
    return [Windoku(), *(rule for rule in rules if type(rule) is not Area or rule.cells not in windows)]
