"""Reading of the rules in the JSON of f-puzzles (see `forms`).

Each line of an entry is a rule. An entry that is a drawn copy of another rule is passed over. Numbers are often texts,
and a blank text is the same as a missing number.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from sudoku_workshop.notation.fpuzzles.forms import CELL, CELLS, FORMS, NEGATIVE, Entry, Shape
from sudoku_workshop.rules import KINDS
from sudoku_workshop.rules.areas import Area
from sudoku_workshop.rules.frame import Cells, Frame
from sudoku_workshop.rules.rule import Rule
from sudoku_workshop.rules.windows import Windoku
from sudoku_workshop.rules.xv_marks import NO_SUM, SUMS

Part = tuple[str, Sequence[Cells], int | None, list[int]]  # kind, groups of cells, number, list of digits
LONGEST = 3  # the most digits of a number
COPIES = ("fromConstraint", "isNewConstraint")  # an entry with one of these is a drawn copy of another rule
MARKS = {mark: total for total, mark in SUMS.items()} | {"": NO_SUM}
OLD = {"germanwhispers": 0, "dutchwhispers": -1}  # former fields of whispers: what their usual number differs by
FALSE = ("false", "no", "off", "0")
KIND_OF = {form.key: kind for kind, form in FORMS.items()} | dict.fromkeys(OLD, "whisper")


class InvalidEntryError(ValueError):
    """An entry of a known field has no cells of the grid."""

    def __init__(self, name: str, entry: object) -> None:
        super().__init__(name, entry)
        self.name, self.entry = name, entry


def without_copies(value: object) -> object:
    """Return the value of a field without entries that are drawn copies of other rules."""
    if not isinstance(value, list):
        return value
    return [entry for entry in value if not (isinstance(entry, dict) and any(map(entry.get, COPIES)))]


def rules_in(fields: Mapping[str, Any], frame: Frame) -> tuple[list[Rule], list[str]]:
    """Return the rules in these fields, and the names of fields that are not or not entirely supported.

    Raises RuleError for a rule that cannot be used, and InvalidEntryError for an entry without valid cells.
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
        elif not _is_false(value):
            unknown.append(name)
    return _with_windows(rules, frame), [*dict.fromkeys(unknown)]


def _is_false(value: object) -> bool:
    """Return whether the value of a field says that its rule does not apply."""
    return not value or str(value).strip().lower() in FALSE


def _rules(name: str, value: Any, frame: Frame) -> tuple[list[Rule], bool]:
    """Return the rules in a field, and whether they are all of its rules."""
    kind, shape = KINDS[KIND_OF[name]], FORMS[KIND_OF[name]].shape
    if not shape:
        return [kind()] if not _is_false(value) else [], True
    found, is_whole = list[Part](), True
    for entry in value if isinstance(value, list) else [value] if value else []:
        try:
            found += _parts(name, entry, frame.n)
        except InvalidEntryError:
            raise
        except (TypeError, ValueError, AttributeError):
            is_whole = False
    if shape is CELL and kind.most is None and found:
        found = [(found[0][0], [tuple(cell for _, groups, *_ in found for cell in groups[0])], None, [])]
    rules = [
        KINDS[kind].of_groups(groups, number, frame, listed)
        for kind, groups, number, listed in found
        if all(len(cells) >= KINDS[kind].fewest for cells in groups)
    ]
    return rules, is_whole


def _parts(name: str, entry: Entry, n: int) -> list[Part]:
    """Return the rules of an entry: their kind, their groups of cells, and their number."""
    kind = KIND_OF[name]
    shape = FORMS[kind].shape
    if not (shape and isinstance(entry, dict)):
        raise InvalidEntryError(name, entry)
    number = _number(name, entry, n)
    if kind == "killer" and not number:
        kind, number = "cage", None
    listed = [int(digit) for digit in entry.get("values") or ()] if KINDS[kind].listing else []
    if (kind == "little-killer" and not number) or _is_only_drawn(KINDS[kind], number, listed):
        return []
    try:
        groups = [*shape.read(entry, n)]
    except (KeyError, TypeError, ValueError) as error:
        raise InvalidEntryError(name, entry) from error
    if any(_is_incomplete(KINDS[kind], cells[0]) or _repeats(shape, cells) for cells in groups):
        raise InvalidEntryError(name, entry)
    return [(kind, each, number, listed) for each in groups]


def _is_incomplete(kind: type[Rule], cells: Cells) -> bool:
    """Return whether a mark lacks a cell, or a sum or the circle of an arrow all cells. Lines may be too short."""
    return len(cells) < kind.fewest and (kind.most == kind.fewest or kind.example is not None or kind.fewest_groups > 0)


def _repeats(shape: Shape, groups: Sequence[Cells]) -> bool:
    """Return whether an area names a cell twice. Lines may return to a cell."""
    return shape is CELLS and any(len({*cells}) < len(cells) for cells in groups)


def _is_only_drawn(kind: type[Rule], number: int | None, listed: Sequence[int]) -> bool:
    """Return whether an entry has no number or list although its kind needs one. It is then no rule."""
    return not listed if kind.listing else kind.example is not None and number is None


def _number(name: str, entry: Entry, n: int) -> int | None:
    """Return the number of a rule. Raises ValueError for a number that is not supported."""
    kind, found = KIND_OF[name], entry.get("value")
    value = str("" if found is None or found is False else found).strip()
    usual = KINDS[kind].usual(n)
    if not KINDS[kind].has_number(n) or (kind == "killer" and not _is_sum(value)):
        return None
    if kind != "xv" and not value:
        return None if usual is None else usual + OLD.get(name, 0)
    if kind == "xv" and value.upper() in MARKS:
        return MARKS[value.upper()]
    if kind == "xv" or not (value.isascii() and value.isdecimal()) or len(value) > LONGEST:
        raise ValueError(f"the value {value} is not supported")
    return int(value)


def _is_sum(value: str) -> bool:
    """Return whether the value of a cage is a number other than 0. Any other value means that the cage has no sum."""
    try:
        return float(value) != 0
    except ValueError:
        return False


def _with_windows(rules: Sequence[Rule], frame: Frame) -> list[Rule]:
    """Return the rules with the rule of windoku in place of the areas that are its windows, if these are complete."""
    windows = {*Windoku().houses(frame)} if frame.boxes else set()
    areas = {rule.cells for rule in rules if type(rule) is Area}
    if not windows or not windows <= areas:
        return [*rules]
    return [Windoku(), *(rule for rule in rules if type(rule) is not Area or rule.cells not in windows)]
