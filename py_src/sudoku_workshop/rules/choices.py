"""Machines with several next states for a digit, which accept digits if one of all ways through the states does.

They are for published rules whose machine would have too many states if every digit led to one state, such as lines
that are cut into segments of an unknown sum. Sets of states are masks, and state 0 is the start.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache, reduce
from operator import or_
from typing import NamedTuple

from sudoku_workshop.rules.frame import Digits

States = int
CACHED = 1 << 14


class Choices(NamedTuple):
    """For each state, the next states for each digit 1 to n, and the states in which reading may end."""

    targets: tuple[tuple[States, ...], ...]
    ends: States

    def narrowed(self, own: Iterable[Digits]) -> list[Digits] | None:
        """Return what is left of the candidates of cells that the machine reads in order, or None."""
        cells, ahead = [*own], [1]
        for digits in cells:
            ahead.append(_after(self, ahead[-1], digits))
        good, left = ahead[-1] & self.ends, list[Digits]()
        for digits, states in zip(reversed(cells), reversed(ahead[:-1]), strict=True):
            fits, good = _before(self, good, states, digits)
            left.append(fits)
        return left[::-1] if good else None

    def __hash__(self) -> int:
        """Return a number that is computed quickly. There are few machines, so equal numbers are rare."""
        return hash((len(self.targets), self.ends, self.targets[0]))


def choices_of(rows: Sequence[Sequence[Iterable[int]]], starts: int, ends: Iterable[int]) -> Choices:
    """Return the machine of these next states, of which the first `starts` are starts."""
    masks = [tuple(_mask(found) for found in row) for row in rows]
    final = _mask(ends)
    if starts == 1:
        return Choices(tuple(masks), final)
    first = tuple(reduce(or_, found, 0) << 1 for found in zip(*masks[:starts], strict=True))
    others = [tuple(found << 1 for found in row) for row in masks]
    return Choices((first, *others), final << 1 | bool(final & (1 << starts) - 1))


def places_in(mask: int) -> Iterator[int]:
    """Yield the places of the bits of a mask, the lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def _mask(states: Iterable[int]) -> States:
    return reduce(or_, (1 << state for state in states), 0)


@lru_cache(maxsize=CACHED)
def _after(machine: Choices, states: States, digits: Digits) -> States:
    """Return the states that follow after one of these digits."""
    ahead, _ = _joined(machine, digits)
    return reduce(or_, map(ahead.__getitem__, places_in(states)), 0)


@lru_cache(maxsize=CACHED)
def _before(machine: Choices, good: States, states: States, digits: Digits) -> tuple[Digits, States]:
    """Return the digits that lead from some of `states` to a good state, and the states from which they do."""
    _, back = _joined(machine, digits)
    before = reduce(or_, map(back.__getitem__, places_in(good)), 0) & states
    rows = [machine.targets[state] for state in places_in(before)]
    return sum(1 << place for place in places_in(digits) if any(row[place] & good for row in rows)), before


@lru_cache(maxsize=CACHED // 16)
def _joined(machine: Choices, digits: Digits) -> tuple[list[States], list[States]]:
    """Return for each state the states to which one of these digits leads, and those from which one leads there."""
    places = [*places_in(digits)]
    ahead, back = (
        [reduce(or_, map(row.__getitem__, places), 0) for row in rows] for rows in (machine.targets, _turned(machine))
    )
    return ahead, back


@lru_cache(maxsize=8)
def _turned(machine: Choices) -> list[list[States]]:
    """Return for each state and digit the states from which that digit leads there."""
    found = [[0] * len(machine.targets[0]) for _ in machine.targets]
    for state, row in enumerate(machine.targets):
        for place, targets in enumerate(row):
            for target in places_in(targets):
                found[target][place] |= 1 << state
    return found
