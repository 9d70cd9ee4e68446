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
            ways = [(place, _before(self, good, place) & states) for place in places_in(digits)]
            left.append(sum(1 << place for place, found in ways if found))
            good = reduce(or_, (found for _, found in ways), 0)
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
    found, places = 0, [*places_in(digits)]
    for state in places_in(states):
        row = machine.targets[state]
        for place in places:
            found |= row[place]
    return found


@lru_cache(maxsize=CACHED)
def _before(machine: Choices, states: States, place: int) -> States:
    """Return the states from which a digit leads to one of these states."""
    found, turned = 0, _turned(machine)
    for state in places_in(states):
        found |= turned[state][place]
    return found


@lru_cache(maxsize=8)
def _turned(machine: Choices) -> list[list[States]]:
    """Return for each state and digit the states from which that digit leads there."""
    found = [[0] * len(machine.targets[0]) for _ in machine.targets]
    for state, row in enumerate(machine.targets):
        for place, targets in enumerate(row):
            for target in places_in(targets):
                found[target][place] |= 1 << state
    return found
