"""Chains of four almost locked sets or more, each sharing a restricted common with the next.

Suppose that a candidate is true. Each set that loses its digit to it is locked, so that the next sets lose their
restricted commons with it, and so on. A set that would lose two of its digits cannot be filled, so the candidate is
wrong. From the candidate on, or from two of a cell that go together, the sets are looked for round by round, and each
is reached from two others at most.
"""

from collections.abc import Iterator
from functools import reduce
from itertools import combinations
from operator import and_
from typing import NamedTuple

from sudoku_workshop.grid.masks import Mask, bits_of, mask_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Step
from sudoku_workshop.logic.techniques.almost_locked import AlmostLocked, Numbers, Sets
from sudoku_workshop.logic.techniques.als_steps import Joined, joined_steps

SHORTEST = 4  # sets: those of two and three have names of their own
MOST_WAYS = 2  # to a set, from two others: both ends of a chain may pass through it on other ways
MOST_ROUNDS = 3  # from either end, so that there are seven sets at most


class SetPath(NamedTuple):
    """How a set comes to lose digits: the sets from the victims on, itself the last, and the digits of their links."""

    lost: Mask
    numbers: Numbers
    links: tuple[Mask, ...] = ()


def find_als_chain(position: Position, every: bool = False) -> Iterator[Step]:
    """By the number of cells: of each victim, and of two of a cell, the first chains that meet."""
    known = position.once(AlmostLocked)
    return joined_steps(known, "als-chain", _chains(known), every)


def _chains(known: AlmostLocked) -> Iterator[Joined]:
    for digits, sets in _victims(known):
        for one, link, end in _meetings(known, digits, sets):
            numbers, links = (*one.numbers, *reversed(end.numbers)), (*one.links, link, *reversed(end.links))
            yield Joined(numbers, links, known.seen_by_both(numbers[0], numbers[-1], ~(links[0] | links[-1])))


def _victims(known: AlmostLocked) -> Iterator[tuple[Mask, Sets]]:
    """The digits of one or two candidates of a cell, and the sets that lose all of them to it: two or more."""
    for cell in bits_of(known.position.at_least_one):
        for size in (1, 2):
            for digits in combinations(bits_of(known.position.digits_of[cell]), size):
                sets = reduce(and_, [known.losing[digit][cell] for digit in digits])
                if sets & sets - 1:
                    yield mask_of(digits), sets


def _meetings(known: AlmostLocked, digits: Mask, sets: Sets) -> Iterator[tuple[SetPath, Mask, SetPath]]:
    """The chains from one of these sets, which all lose the digits, to another one: two ways and the link between."""
    came = {number: [SetPath(digits, (number,))] for number in bits_of(sets)}
    fresh, sharing = [way for ways in came.values() for way in ways], known.sharing()
    for _ in range(MOST_ROUNDS):
        further: list[SetPath] = []
        for way in fresh:
            for digit, others in sharing[way.numbers[-1]].items():
                link = 1 << digit
                for other in bits_of(0 if link & way.lost else others):
                    ends = came.setdefault(other, [])
                    yield from ((way, link, end) for end in ends if _may_meet(way, link, end))
                    if len(ends) < MOST_WAYS and all(end.numbers[0] != way.numbers[0] for end in ends):
                        ends.append(SetPath(link, (*way.numbers, other), (*way.links, link)))
                        further.append(ends[-1])
        fresh = further


def _may_meet(way: SetPath, link: Mask, end: SetPath) -> bool:
    """Whether two ways make a chain: long enough, no set twice, and the set where they meet loses two digits."""
    several = len(way.numbers) + len(end.numbers) >= SHORTEST
    return several and not end.lost & link and not set(way.numbers) & set(end.numbers)
