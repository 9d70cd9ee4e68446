"""The items of a text of Interactive-Sudoku-Solver, and those in groups.

    .Replicate~B.Thermo~R1C1~R1C2.End

`Replicate` repeats its items at each cell of a mask, one bit for each cell and the lowest first, as if this cell were
the upper left one. Items inside `Or` are alternatives, and those inside `And` hold together.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from sudoku_workshop.notation.iss.cells import CELL, NUMBERS
from sudoku_workshop.rules.tables import BITS, SIGNS

REPLICATE = "Replicate"
GROUPS, TOGETHER, END = ("Or", REPLICATE), "And", "End"  # all items up to END belong to the item
MOST_REPEATED = 1000  # items, however many groups are inside each other
LINE = re.compile(r"[RC]\d{1,2}")  # a row or column, which is never repeated


class Item(NamedTuple):
    """An item: its name, which is empty for clues, and its arguments."""

    name: str
    arguments: tuple[str, ...]


def items_in(text: str) -> list[Item]:
    """Return the items of a text."""
    parts = ("".join(text.split()).split("."))[1:]
    return [Item(name, tuple(arguments)) for name, *arguments in (part.split("~") for part in parts)]


def alone(items: Sequence[Item]) -> Iterator[Item]:
    """Yield the items without those inside alternatives, of which only the name of the group is yielded.

    Raises ValueError if groups do not end.
    """
    open_groups = list[str]()
    for item in items:
        if item.name == END:
            open_groups.pop()
        elif item.name in (*GROUPS, TOGETHER):
            if item.name in GROUPS and not {*open_groups} & {*GROUPS}:
                yield Item(item.name, ())
            open_groups.append(item.name)
        elif not {*open_groups} & {*GROUPS}:
            yield item
    if open_groups:
        raise ValueError("a group does not end")


def expanded(items: Iterable[Item], n: int) -> list[Item]:
    """Return the items with those that are repeated, for a grid of n columns. Raises ValueError if groups do not end.

    A group stays as it is if it cannot be repeated, for example because an item would leave the grid.
    """
    groups = [(Item("", ()), list[Item]())]
    for item in items:
        if item.name in (*GROUPS, TOGETHER):
            groups.append((item, []))
        elif item.name == END and len(groups) > 1:
            group, inner = groups.pop()
            groups[-1][1].extend(_repeated(group, inner, n))
        else:
            groups[-1][1].append(item)
    if len(groups) > 1:
        raise ValueError("a group does not end")
    return groups[0][1]


def _repeated(group: Item, inner: Sequence[Item], n: int) -> list[Item]:
    whole = [group, *inner, Item(END, ())]
    if group.name != REPLICATE:
        return whole
    try:
        mask = "".join(group.arguments)
        places = [at for at in range(n * n) if SIGNS.index((mask + SIGNS[0] * n * n)[at // BITS]) >> at % BITS & 1]
        if len(places) * len(inner) > MOST_REPEATED:
            raise ValueError("too many items")
        return [_moved(item, *divmod(place, n), n) for place in places for item in inner]
    except ValueError:
        return whole


def _moved(item: Item, down: int, across: int, n: int) -> Item:
    return Item(item.name, tuple(_moved_name(name, down, across, n) for name in item.arguments))


def _moved_name(name: str, down: int, across: int, n: int) -> str:
    """Return an argument with its cell moved. Raises ValueError if it is no longer in the grid, or cannot be moved."""
    cell, line, values = name.partition("_")
    match = CELL.fullmatch(cell)
    if not match:
        if LINE.fullmatch(name):
            raise ValueError("a row or column is not repeated")
        return name
    row, column = (NUMBERS.index(number.lower()) for number in match.groups())
    if row + down >= n or column + across >= n:
        raise ValueError("a cell is not in the grid")
    return f"R{NUMBERS[row + down]}C{NUMBERS[column + across]}{line}{values}"
