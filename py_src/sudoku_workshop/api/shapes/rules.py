"""The shapes that tell the page what the rules of a puzzle mean."""

from typing import TypedDict

RuleKind = str
Allowed = list[int]  # for each digit of the first cell, a mask of the digits of the second; bit 0 is digit 1


class RuleData(TypedDict):
    """One rule of a puzzle.

    `number` is, for example, the difference of a white dot. `listed` is a list of numbers, such as digits. `places` are
    the cells as text. There are two texts if the rule compares cells.
    """

    kind: RuleKind
    number: int | None
    cells: list[int]
    listed: list[int]
    places: list[str]


class RulesOf(TypedDict):
    """The meaning of the rules of a geometry, with which the page checks digits without asking.

    `houses` are the houses besides rows, columns and boxes, each with its kind, its index among houses of this kind and
    its cells. The digits of each set of cells in `apart` are different. `only` has cells with the digits that they may
    have. `pairs` has two related cells each, and the index in `tables` of what they allow. Each of `sums` has a total,
    cells, and the factors of their digits. Each of these names the kind of its rule first. `joint` are the kinds of
    rules that mean more than this, so that only Python can say whether a full grid keeps them. `alike` says whether any
    two digits can be exchanged without breaking a rule. If the geometry also has rules that are not supported, there
    are only `rules`.
    """

    rules: list[RuleData]
    houses: list[tuple[str, int, list[int]]]
    apart: list[tuple[RuleKind, list[int]]]
    only: list[tuple[RuleKind, int, list[int]]]
    pairs: list[tuple[RuleKind, int, int, int]]
    sums: list[tuple[RuleKind, int, list[int], list[int]]]
    tables: list[Allowed]
    joint: list[RuleKind]
    alike: bool
