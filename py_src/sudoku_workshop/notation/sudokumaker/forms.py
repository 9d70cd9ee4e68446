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
Form = Callable[[Element, int], Iterable[Words]]  # raises ValueError, TypeError or KeyError for what is not supported
LARGEST_FIGURE = 9
LOCKOUT_SHARE = 2  # the ends of a lockout line differ by at least n divided by this


def everywhere(kind: str) -> Form:
    """Return the form of a rule about the whole grid."""
    return lambda *_: [(kind,)]


def cells(kind: str) -> Form:
    """Return the form of a rule on a set of cells."""
    return lambda element, n: [(kind, cells_in(element["cells"], n))] if element["cells"] else []


def each_cell(kind: str) -> Form:
    """Return the form of a rule on each of some cells alone."""
    return lambda element, n: [(kind, (cell,)) for cell in cells_in(element["cells"], n)]


def lines(kind: str, number: Callable[[Element, int], int] | None = None) -> Form:
    """Return the form of lines, whose rule may have a number."""

    def read(element: Element, n: int) -> Iterable[Words]:
        numbers = (str(number(element, n)),) if number else ()
        return [(kind, *numbers, cells_in(line, n)) for line in element["lines"] if line]

    return read


def thermometers(element: Element, n: int) -> Iterable[Words]:
    """Return thermometers, which may be slow."""
    kind = "slow-thermometer" if element.get("slow") else "thermometer"
    return [(kind, cells_in(line, n)) for line in element["thermometers"] if len(line) > 1]


def dots(kind: str) -> Form:
    """Return the form of marks on edges. Rules about edges without a mark are separate (`rules`)."""
    return lambda element, n: [
        (kind, _digits(clue["value"]), beside_edge(clue["edge"], n)) for clue in element["clues"]
    ]


def _digits(value: object) -> str:
    """Return a number as text. Raises ValueError unless it is a whole number that is not negative."""
    if type(value) is not int or value < 0:
        raise ValueError(f"{value} is not a number")
    return str(value)


def cages(element: Element, n: int) -> Iterable[Words]:
    """Return killer cages, which have no sum if their value is 0 or missing."""
    for cage in element["cages"]:
        total, found = cage.get("value") or 0, cells_in(cage["cells"], n)
        yield ("killer", _digits(total), found) if total else ("cage", found)


def clones(element: Element, n: int) -> Iterable[Words]:
    """Return clones: the cells of each group have equal digits."""
    groups = [cells_in(group, n) for group in element["groups"]]
    pairs = [(group[0], other) for group in groups for other in group[1:]]
    return [("clone", (*(one for one, _ in pairs), *(other for _, other in pairs)))] if pairs else []


def quadruples(element: Element, n: int) -> Iterable[Words]:
    """Return the digits around corners."""
    clues = [clue for clue in element["clues"] if clue["digits"]]
    return [("contains", "_".join(map(_digits, clue["digits"])), around_corner(clue["corner"], n)) for clue in clues]


def said(element: Element, n: int) -> Iterable[Words]:
    """Return look-and-say cages, whose text has pairs of a count and a digit up to 9."""
    if n > LARGEST_FIGURE:
        raise ValueError("pairs of figures cannot name all digits")
    for cage in element["cages"]:
        text = str(cage["value"])
        if not text.isdecimal() or len(text) % 2:
            raise ValueError(f"{text} does not have pairs of digits")
        yield "look-and-say", "_".join(text[at : at + 2] for at in range(0, len(text), 2)), cells_in(cage["cells"], n)


def region_sums(element: Element, n: int) -> Iterable[Words]:
    """Return region sum lines, unless a region that is met twice has one total."""
    if element.get("singleRegionTotals"):
        raise ValueError("a line in one region twice has one total")
    return lines("region-sum")(element, n)


GROUPS: Mapping[str, tuple[int, Callable[[int, int], int]]] = {  # the number of groups, and the group of a digit
    "parity": (2, lambda digit, _: digit % 2),
    "modular": (3, lambda digit, _: digit % 3),
    "entropic": (3, lambda digit, n: (digit - 1) * 3 // n),
}


def group_lines(element: Element, n: int) -> Iterable[Words]:
    """Return lines with digits of different groups, if the groups are those of one of our kinds."""
    given = {*element["groups"]}
    for kind, (size, group_of) in GROUPS.items():
        groups = [0] * size
        for digit in range(1, n + 1):
            groups[group_of(digit, n)] |= 1 << digit
        if given == {*groups} and (kind == "parity" or n % 3 == 0):
            return [(kind, str(size), cells_in(line, n)) for line in element["lines"] if line]
    raise ValueError("these groups are not supported")


def arrows(element: Element, n: int) -> Iterable[Words]:
    """Return arrows. The first cell of a circle holds the ones, and each arrow begins in the circle."""
    for each in element["bulbsWithArrows"]:
        circle = cells_in(each["bulbCells"][::-1], n)
        arms = [cells_in(arrow, n) for arrow in each["arrows"]]
        if any(arm[0] not in circle for arm in arms if arm):
            raise ValueError("an arrow does not begin in its circle")
        yield from (("arrow", circle, arm[1:]) for arm in arms if len(arm) > 1)


def outside(kind: str) -> Form:
    """Return the form of clues outside the grid. A clue without a value is only drawn."""
    return lambda element, n: [
        (kind, _digits(clue["value"]), line_seen(clue["outerCell"], n)) for clue in _with_value(element["clues"])
    ]


def little_killers(element: Element, n: int) -> Iterable[Words]:
    """Return sums along diagonals."""
    return [
        ("little-killer", _digits(clue["value"]), diagonal_seen(clue["outerCell"], clue["diagonal"], n))
        for clue in _with_value(element["clues"])
    ]


def _with_value(clues: Sequence[Element]) -> Iterable[Element]:
    return (clue for clue in clues if clue.get("value") is not None)


class Type(NamedTuple):
    """A type of elements: the name of its rules if they are not supported, and its form."""

    name: str
    read: Form


def _alike(form: Callable[[str], Form], kind: str) -> Type:
    return Type(kind, form(kind))


SEVERAL = ("slow-thermometer", "cage", "entropic", "modular", "parity")  # kinds of types with several kinds
FORMS: Mapping[int, Type] = {
    0: Type("", lambda *_: []),  # says that there are clues, which are in the cells
    10: _alike(everywhere, "diagonal-down"),
    11: _alike(everywhere, "diagonal-up"),
    12: _alike(everywhere, "king"),
    13: _alike(everywhere, "knight"),
    14: _alike(everywhere, "disjoint"),
    15: _alike(everywhere, "nonconsecutive"),
    100: _alike(cells, "even"),
    101: _alike(cells, "odd"),
    102: _alike(each_cell, "maximum"),
    103: _alike(each_cell, "minimum"),
    200: _alike(dots, "white"),
    201: _alike(dots, "black"),
    202: _alike(dots, "xv"),
    300: Type("thermometer", thermometers),
    301: Type("killer", cages),
    302: Type("clone", clones),
    303: Type("contains", quadruples),
    304: Type("look-and-say", said),
    305: _alike(cells, "area"),
    306: _alike(cells, "counting"),
    400: _alike(lines, "renban"),
    401: Type("whisper", lines("whisper", lambda element, _: element["minDifference"])),
    402: _alike(lines, "palindrome"),
    403: _alike(lines, "between"),
    404: Type("region-sum", region_sums),
    405: _alike(lines, "sequence"),
    406: Type("group-lines", group_lines),
    407: Type("lockout", lines("lockout", lambda _, n: n // LOCKOUT_SHARE)),
    408: Type("arrow", arrows),
    409: _alike(lines, "double-arrow"),
    500: Type("little-killer", little_killers),
    501: _alike(outside, "sandwich"),
    502: _alike(outside, "x-sum"),
    503: _alike(outside, "skyscraper"),
    504: _alike(outside, "numbered-room"),
    600: _alike(cells, "row-indexer"),
    601: _alike(cells, "column-indexer"),
}
