"""The elements of SudokuMaker and the kinds of rules that they are.

    {"type": 301, "cages": [{"cells": [0, 1], "value": 15}]}   is   killer:15:r1c12

`FORMS` has one line for each type. A type that is not there is a rule that is not supported.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from sudoku_workshop.notation.sudokumaker.places import (
    around_corner,
    beside_edge,
    cells_in,
    diagonal_seen,
    line_seen,
)
from sudoku_workshop.notation.variants.rule_words import Words

Element = Mapping[str, Any]
Form = Callable[[str, Element, int], Iterable[Words]]  # raises ValueError, TypeError or KeyError if not supported
LARGEST_FIGURE = 9
LOCKOUT_SHARE = 2  # the ends of a lockout line differ by at least n divided by this


def everywhere(kind: str, *_: object) -> Iterable[Words]:
    """Return a rule about the whole grid."""
    return [(kind,)]


def cells(kind: str, element: Element, n: int) -> Iterable[Words]:
    """Return a rule on a set of cells."""
    return [(kind, cells_in(element["cells"], n))] if element["cells"] else []


def each_cell(kind: str, element: Element, n: int) -> Iterable[Words]:
    """Return a rule on each of some cells alone."""
    return [(kind, (cell,)) for cell in cells_in(element["cells"], n)]


def lines(kind: str, element: Element, n: int, *numbers: str) -> Iterable[Words]:
    """Return rules along lines, with these numbers."""
    return [(kind, *numbers, cells_in(line, n)) for line in element["lines"] if line]


def whispers(kind: str, element: Element, n: int) -> Iterable[Words]:
    """Return whisper lines with their least difference."""
    return lines(kind, element, n, str(element["minDifference"]))


def lockouts(kind: str, element: Element, n: int) -> Iterable[Words]:
    """Return lockout lines."""
    return lines(kind, element, n, str(n // LOCKOUT_SHARE))


def thermometers(kind: str, element: Element, n: int) -> Iterable[Words]:
    """Return thermometers, which may be slow."""
    kind = f"slow-{kind}" if element.get("slow") else kind
    return [(kind, cells_in(line, n)) for line in element["thermometers"] if len(line) > 1]


def dots(kind: str, element: Element, n: int) -> Iterable[Words]:
    """Return marks on edges. Rules about edges without a mark are separate (`rules`)."""
    return [(kind, _digits(clue["value"]), beside_edge(clue["edge"], n)) for clue in element["clues"]]


def _digits(value: object) -> str:
    """Return a number as text. Raises ValueError unless it is a whole number that is not negative."""
    if type(value) is not int or value < 0:
        raise ValueError(f"{value} is not a number")
    return str(value)


def cages(kind: str, element: Element, n: int) -> Iterable[Words]:
    """Return killer cages, which have no sum if their value is 0 or missing."""
    for cage in element["cages"]:
        total, found = cage.get("value") or 0, cells_in(cage["cells"], n)
        yield (kind, _digits(total), found) if total else ("cage", found)


def clones(kind: str, element: Element, n: int) -> Iterable[Words]:
    """Return clones: the cells of each group have equal digits."""
    groups = [cells_in(group, n) for group in element["groups"]]
    pairs = [(group[0], other) for group in groups for other in group[1:]]
    return [(kind, (*(one for one, _ in pairs), *(other for _, other in pairs)))] if pairs else []


def quadruples(kind: str, element: Element, n: int) -> Iterable[Words]:
    """Return the digits around corners."""
    clues = [clue for clue in element["clues"] if clue["digits"]]
    return [(kind, "_".join(map(_digits, clue["digits"])), around_corner(clue["corner"], n)) for clue in clues]


def said(kind: str, element: Element, n: int) -> Iterable[Words]:
    """Return look-and-say cages, whose text has pairs of a count and a digit up to 9."""
    if n > LARGEST_FIGURE:
        raise ValueError("pairs of figures cannot name all digits")
    for cage in element["cages"]:
        text = str(cage["value"])
        if not text.isdecimal() or len(text) % 2:
            raise ValueError(f"{text} does not have pairs of digits")
        yield kind, "_".join(text[at : at + 2] for at in range(0, len(text), 2)), cells_in(cage["cells"], n)


def region_sums(kind: str, element: Element, n: int) -> Iterable[Words]:
    """Return region sum lines, unless a region that is met twice has one total."""
    if element.get("singleRegionTotals"):
        raise ValueError("a line in one region twice has one total")
    return lines(kind, element, n)


GROUPS: Mapping[str, tuple[int, Callable[[int, int], int]]] = {  # the number of groups, and the group of a digit
    "parity": (2, lambda digit, _: digit % 2),
    "modular": (3, lambda digit, _: digit % 3),
    "entropic": (3, lambda digit, n: (digit - 1) * 3 // n),
}


def group_lines(kind: str, element: Element, n: int) -> Iterable[Words]:
    """Return lines with digits of different groups, if the groups are those of one of our kinds."""
    given = {*element["groups"]}
    for own, (size, group_of) in GROUPS.items():
        groups = [0] * size
        for digit in range(1, n + 1):
            groups[group_of(digit, n)] |= 1 << digit
        if given == {*groups} and (own == "parity" or n % 3 == 0):
            return lines(own, element, n, str(size))
    raise ValueError(f"these groups of {kind} are not supported")


def arrows(kind: str, element: Element, n: int) -> Iterable[Words]:
    """Return arrows. The first cell of a circle holds the ones, and each arrow begins in the circle."""
    for each in element["bulbsWithArrows"]:
        circle = cells_in(each["bulbCells"][::-1], n)
        arms = [cells_in(arrow, n) for arrow in each["arrows"]]
        if any(arm[0] not in circle for arm in arms if arm):
            raise ValueError("an arrow does not begin in its circle")
        yield from ((kind, circle, arm[1:]) for arm in arms if len(arm) > 1)


def outside(kind: str, element: Element, n: int) -> Iterable[Words]:
    """Return clues outside the grid. A clue without a value is only drawn."""
    clues = _with_value(element["clues"])
    return [(kind, _digits(clue["value"]), line_seen(clue["outerCell"], n)) for clue in clues]


def little_killers(kind: str, element: Element, n: int) -> Iterable[Words]:
    """Return sums along diagonals."""
    return [
        (kind, _digits(clue["value"]), diagonal_seen(clue["outerCell"], clue["diagonal"], n))
        for clue in _with_value(element["clues"])
    ]


def _with_value(clues: Sequence[Element]) -> Iterable[Element]:
    return (clue for clue in clues if clue.get("value") is not None)


class Type(NamedTuple):
    """A type of elements: the kind of its rules, which is also their name if they are not supported, and their form."""

    name: str
    form: Form

    def read(self, element: Element, n: int) -> Iterable[Words]:
        """Return the words of an element's rules. Raises ValueError, TypeError or KeyError if not supported."""
        return self.form(self.name, element, n)


SEVERAL = ("slow-thermometer", "cage", "entropic", "modular", "parity")  # kinds of types with several kinds
FORMS: Mapping[int, Type] = {
    0: Type("", lambda *_: []),  # says that there are clues, which are in the cells
    10: Type("diagonal-down", everywhere),
    11: Type("diagonal-up", everywhere),
    12: Type("king", everywhere),
    13: Type("knight", everywhere),
    14: Type("disjoint", everywhere),
    15: Type("nonconsecutive", everywhere),
    100: Type("even", cells),
    101: Type("odd", cells),
    102: Type("maximum", each_cell),
    103: Type("minimum", each_cell),
    200: Type("white", dots),
    201: Type("black", dots),
    202: Type("xv", dots),
    300: Type("thermometer", thermometers),
    301: Type("killer", cages),
    302: Type("clone", clones),
    303: Type("contains", quadruples),
    304: Type("look-and-say", said),
    305: Type("area", cells),
    306: Type("counting", cells),
    400: Type("renban", lines),
    401: Type("whisper", whispers),
    402: Type("palindrome", lines),
    403: Type("between", lines),
    404: Type("region-sum", region_sums),
    405: Type("sequence", lines),
    406: Type("group-lines", group_lines),
    407: Type("lockout", lockouts),
    408: Type("arrow", arrows),
    409: Type("double-arrow", lines),
    500: Type("little-killer", little_killers),
    501: Type("sandwich", outside),
    502: Type("x-sum", outside),
    503: Type("skyscraper", outside),
    504: Type("numbered-room", outside),
    600: Type("row-indexer", cells),
    601: Type("column-indexer", cells),
}
