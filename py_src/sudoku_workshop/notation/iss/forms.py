"""The items of Interactive-Sudoku-Solver (ISS) and the kinds of rules that they are, in both directions.

    .Cage~15~R1C1~R1C2   is   killer:15:r1c12

`FORMS` has one line for each kind. An item with any other name is a rule that is not supported.
"""

from collections.abc import Callable
from typing import NamedTuple

from sudoku_workshop.notation.iss.shapes import (
    ARROW,
    CELLS,
    DIAGONAL,
    LINE,
    LISTED,
    NEAR,
    NINE,
    NOTHING,
    PILL,
    SAID,
    SEGMENTS,
    SETS,
    SIDES,
    SQUARE,
    SUM,
    Arguments,
    Shape,
    constant,
    numbered,
    where,
)
from sudoku_workshop.notation.iss.tables import EVERY, MACHINE, SUCCESSIVE


class Form(NamedTuple):
    """An item's name, the kind of its rules, and the order of its arguments.

    `fixed` are the words that all such rules have before their cells, such as the difference 1 of a white dot.
    `applies` says for which arguments an item is of this kind. Of several forms with one name, the first counts.
    """

    name: str
    kind: str
    shape: Shape
    fixed: tuple[str, ...] = ()
    applies: Callable[[Arguments], bool] = lambda _: True


def first(*texts: str) -> Callable[[Arguments], bool]:
    """Return a test whether the first argument is one of these."""
    return lambda arguments: arguments[0] in texts


def _is_plain_sum(arguments: Arguments) -> bool:
    return "_" not in arguments[0] and len({*arguments}) == len(arguments)


FORMS = (
    Form("Diagonal", "diagonal-down", constant("-1"), applies=first("-1")),
    Form("Diagonal", "diagonal-up", constant("1"), applies=first("1")),
    Form("Windoku", "windoku", NOTHING),
    Form("DisjointSets", "disjoint", NOTHING),
    Form("AntiKnight", "knight", NOTHING),
    Form("AntiKing", "king", NOTHING),
    Form("AntiConsecutive", "nonconsecutive", NOTHING),
    Form("AllDifferent", "area", CELLS),
    Form("Cage", "cage", constant("0"), applies=first("0", "")),
    Form("Cage", "killer", numbered()),
    Form("Sum", "sum", LISTED, applies=_is_plain_sum),
    Form("Sum", "weighted-sum", SUM),
    Form("EqualSum", "equal-sums", SEGMENTS),
    Form("WhiteDot", "white", NEAR, ("1",)),
    Form("BlackDot", "black", NEAR, ("2",)),
    Form("X", "xv", NEAR, ("10",)),
    Form("V", "xv", NEAR, ("5",)),
    Form("GreaterThan", "greater", NEAR),
    Form("Thermo", "thermometer", CELLS),
    Form("Whisper", "whisper", numbered("5")),
    Form("Palindrome", "palindrome", CELLS),
    Form("Entropic", "entropic", where(lambda n: n == NINE, CELLS), ("3",)),
    Form("Modular", "parity", constant("2"), ("2",), first("2")),
    Form("Modular", "modular", numbered("3")),
    Form("Arrow", "arrow", ARROW),
    Form("PillArrow", "arrow", PILL),
    Form("DoubleArrow", "double-arrow", CELLS),
    Form("RegionSumLine", "region-sum", CELLS),
    Form("Zipper", "zipper", CELLS),
    Form("SumLine", "sum-line", numbered("10")),
    Form("Between", "between", CELLS),
    Form("Lockout", "lockout", numbered("4")),
    Form("Renban", "renban", CELLS),
    Form("LittleKiller", "little-killer", DIAGONAL),
    Form("Sandwich", "sandwich", LINE),
    Form("XSum", "x-sum", SIDES),
    Form("Skyscraper", "skyscraper", SIDES),
    Form("NumberedRoom", "numbered-room", SIDES),
    Form("ContainAtLeast", "contains", LISTED),
    Form("Quad", "contains", SQUARE),
    Form("ContainExact", "contains-exactly", LISTED),
    Form("CountingCircles", "counting", CELLS),
    Form("Indexing", "row-indexer", constant("R"), applies=first("R")),
    Form("Indexing", "column-indexer", constant("C")),
    Form("SameValues", "same-values", SETS),
    Form("LookAndSay", "look-and-say", SAID),
    Form("RellikCage", "rellik", numbered()),
    Form("Pair", "custom", SUCCESSIVE),
    Form("PairX", "custom", EVERY),
    Form("NFA", "custom", MACHINE),
)
