"""Chains of four or more almost locked sets, each sharing a restricted common with the next.

Suppose that a candidate is true. If it rules out a digit in all cells of a set, that set is locked. The next set in the
chain then loses its restricted common with the locked set and is locked in turn, and so on. A set that would lose two
of its digits cannot be filled, so the candidate is false.

The search starts from one candidate, or from two candidates of one cell that are removed together. It adds sets round
by round, and keeps at most two paths to each set.

Source: HoDoKu's ALS-Chain.
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
from sudoku_workshop.logic.techniques.technique import CHAINED, Technique

SHORTEST = 4  # the least number of sets; chains of two or three sets are techniques of their own
MOST_WAYS = 2  # paths that are kept to each set, because both ends of a chain may pass through the set
MOST_ROUNDS = 3  # the most rounds of growth from each end, so a chain has at most seven sets


class SetPath(NamedTuple):
    """A path of almost locked sets, each of which rules out a digit in the next one.

    `numbers` are the sets on the path. The first one is at the end where candidates can be removed. `links` are the
    digits of the links between the sets. `lost` are the digits that are ruled out in the last set.
    """

    lost: Mask
    numbers: Numbers
    links: tuple[Mask, ...] = ()


def find_als_chain(position: Position, every: bool = False) -> Iterator[Step]:
    """Yield ALS chains, sorted by the number of cells.

    For each candidate to remove (or two candidates in one cell), only the first chains found are considered.
    """
    known = position.once(AlmostLocked)
    return joined_steps(known, "als-chain", _chains(known), every)


def _chains(known: AlmostLocked) -> Iterator[Joined]:
    """Yield the ALS chains for all candidates that can be removed. Each chain lists all candidates that it removes."""
    for digits, sets in _victims(known):
        for one, link, end in _meetings(known, digits, sets):
            numbers, links = (*one.numbers, *reversed(end.numbers)), (*one.links, link, *reversed(end.links))
            yield Joined(numbers, links, known.seen_by_both(numbers[0], numbers[-1], ~(links[0] | links[-1])))


def _victims(known: AlmostLocked) -> Iterator[tuple[Mask, Sets]]:
    """Yield one or two candidates of a cell that may be removed, and the almost locked sets that they affect.

    If the cell were one of these candidates, the digit would be ruled out in all cells of each set. There are two sets
    or more.
    """
    for cell in bits_of(known.position.at_least_one):
        for size in (1, 2):
            for digits in combinations(bits_of(known.position.digits_of[cell]), size):
                sets = reduce(and_, [known.losing[digit][cell] for digit in digits])
                if sets & sets - 1:
                    yield mask_of(digits), sets


def _meetings(known: AlmostLocked, digits: Mask, sets: Sets) -> Iterator[tuple[SetPath, Mask, SetPath]]:
    """Yield the chains that start and end with one of these sets, as two paths and the link between them.

    `digits` are the digits to remove from a cell. If the cell were one of them, the sets would lose these digits.
    """
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
    """Return whether two paths and the link between them make a chain.

    The chain must be long enough and contain no set twice. In the set where the paths meet, two different digits must
    be ruled out.
    """
    several = len(way.numbers) + len(end.numbers) >= SHORTEST
    return several and not end.lost & link and not set(way.numbers) & set(end.numbers)


RECORDS = (Technique("als-chain", "sets", None, "0903", CHAINED, find_als_chain, 730, 590),)
