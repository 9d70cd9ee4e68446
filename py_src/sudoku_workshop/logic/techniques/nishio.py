"""Nishio: assume that a cell is, or is not, one digit, and follow that digit alone to a contradiction.

The assumption is followed as a net, not as a chain: a cell that is once ruled out for the digit stays ruled out. If it
follows that some cell is the digit and also that it is not, the assumption is wrong. The rating depends on the number
of claims that lead to these two results.

Source: Sudoku Explainer.
"""

from collections import deque
from collections.abc import Iterator
from itertools import chain
from typing import NamedTuple

from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.grid.layout import houses_at, ordered_peers
from sudoku_workshop.grid.masks import Mask, bits_of, mask_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Cells, Link, Mark, Role, Step, Word
from sudoku_workshop.logic.techniques.technique import Technique
from sudoku_workshop.logic.techniques.trails import length_cost, supposed_words

BASE = 7.5


class DigitClaim(NamedTuple):
    """A claim that a cell is a certain digit (`taken`), or that it is not. A Nishio search is about a single digit."""

    cell: Cell
    taken: bool


Causes = tuple[tuple[DigitClaim, tuple[DigitClaim, ...]], ...]  # each claim, with the claims that it follows from


class Failure(NamedTuple):
    """A wrong assumption about a digit, the cell of the contradiction, and all claims that lead to the contradiction.

    The contradiction has two sides: the cell is the digit, and it is not.
    """

    digit: int
    assumed: DigitClaim
    cell: Cell
    places: frozenset[DigitClaim]
    nodes: int  # number of claims on both sides; a claim that is on both sides counts twice
    causes: Causes  # of all claims of the net so far, and of the contradicting claim

    def links(self, size: int) -> tuple[Link, ...]:
        """Return the links of the net that lead to the contradiction, each claim after its causes."""
        first = self.digit * size
        return tuple(
            Link(first + cause.cell, first + place.cell, place.taken)
            for place, causes in self.causes
            for cause in causes
            if place in self.places
        )


class Consequences:
    """The consequences of an assumption about one digit.

    `causes` has, for every claim, the claims that it follows from.
    """

    def __init__(self, position: Position, digit: int, assumed: DigitClaim) -> None:
        self.position, self.digit, self.assumed = position, digit, assumed
        self.start = self.left = position.planes[digit]
        self.causes: dict[DigitClaim, tuple[DigitClaim, ...]] = {assumed: ()}

    def clash(self) -> Failure | None:
        """Return the first contradiction, or None if there is none.

        Claims that a cell is the digit are followed up before claims that a cell is not the digit.
        """
        taken = deque([self.assumed] if self.assumed.taken else [])
        given_up = deque([] if self.assumed.taken else [self.assumed])
        while taken or given_up:
            place = taken.popleft() if taken else given_up.popleft()
            for other, causes in self._given_up_by(place) if place.taken else self._taken_by(place):
                contrary = DigitClaim(other.cell, not other.taken)
                if contrary in self.causes:
                    return self._clash(other, causes, contrary)
                if other not in self.causes:
                    self.causes[other] = causes
                    (taken if other.taken else given_up).append(other)
        return None

    def _given_up_by(self, place: DigitClaim) -> Iterator[tuple[DigitClaim, tuple[DigitClaim, ...]]]:
        for cell in ordered_peers(self.position.geometry)[place.cell]:
            if self.left >> cell & 1:
                yield DigitClaim(cell, False), (place,)

    def _taken_by(self, place: DigitClaim) -> list[tuple[DigitClaim, tuple[DigitClaim, ...]]]:
        """Return the claims that follow if the cell `place` is not the digit.

        In each house where exactly one other possible cell is left, that cell is the digit.
        """
        found: dict[DigitClaim, tuple[DigitClaim, ...]] = {}
        for house in houses_at(self.position.geometry)[place.cell]:
            others = house & self.left & ~(1 << place.cell)
            if others and not others & others - 1:
                gone = house & self.start & ~self.left
                causes = (place, *(DigitClaim(cell, False) for cell in bits_of(gone)))
                found.setdefault(DigitClaim(others.bit_length() - 1, True), causes)
        self.left &= ~(1 << place.cell)
        return list(found.items())

    def _clash(self, place: DigitClaim, causes: tuple[DigitClaim, ...], contrary: DigitClaim) -> Failure:
        one, other = {place, *self._led_to(causes)}, self._led_to((contrary,))
        places, nodes = frozenset(one | other), len(one) + len(other)
        return Failure(self.digit, self.assumed, place.cell, places, nodes, (*self.causes.items(), (place, causes)))

    def _led_to(self, places: tuple[DigitClaim, ...]) -> set[DigitClaim]:
        found, waiting = set(places), list(places)
        while waiting:
            more = [place for place in self.causes[waiting.pop()] if place not in found]
            found.update(more)
            waiting.extend(more)
        return found


def find_nishio(position: Position) -> Iterator[Step]:
    """Yield Nishio steps, sorted by length, then by the cell and the digit of the assumption.

    For the same candidate, the assumption that it is true comes before the assumption that it is false. Of several
    steps that remove the same candidates, only the first is yielded.
    """
    seen = set()
    for clash in sorted(_clashes(position), key=lambda clash: clash.nodes):
        step = _step(position, clash)
        removed = step.eliminations or position.candidates_in(1 << clash.assumed.cell) & ~step.placements
        if removed not in seen:
            seen.add(removed)
            yield step


def _clashes(position: Position) -> Iterator[Failure]:
    """Yield the wrong assumptions, sorted by cell, then by digit. "True" comes before "false"."""
    found = sorted(chain(*position.of_digits(_clashes_of)), key=lambda clash: (clash.assumed.cell, clash.digit))
    return (clash for clash in found if position.at_least_two >> clash.assumed.cell & 1)


def _clashes_of(position: Position, digit: int) -> list[Failure]:
    """Return the wrong assumptions about a digit, sorted by cell. They depend only on the digit's candidates."""
    houses = tuple([cells for places in position.places if (cells := places[digit])])
    assumed = (DigitClaim(cell, taken) for cell in bits_of(position.planes[digit]) for taken in (True, False))
    possible = (claim for claim in assumed if _may_clash(position, houses, claim))
    found = (Consequences(position, digit, claim).clash() for claim in possible)
    return [clash for clash in found if clash]


def _may_clash(position: Position, houses: tuple[Mask, ...], assumed: DigitClaim) -> bool:
    """Return whether the assumption leaves some house without a cell for the digit.

    `houses` are the possible cells of the digit in each house that does not yet contain it. The test is fast, because
    it ignores the reasons and their order. If the result is false, there is no contradiction.
    """
    peers = position.layout.peers
    taken, gone = (0, 1 << assumed.cell) if not assumed.taken else (1 << assumed.cell, peers[assumed.cell])
    before = -1
    while before != gone:
        before = gone
        for places in houses:
            left = places & ~gone
            if not left & left - 1:
                if not left:
                    return True
                if not left & taken:
                    taken |= left
                    gone |= peers[left.bit_length() - 1]
    return False


def _step(position: Position, clash: Failure) -> Step:
    shift, cell = clash.digit * position.size, clash.assumed.cell
    wrong = 1 << shift + cell
    both = [mask_of(place.cell for place in clash.places if place.taken == taken) for taken in (True, False)]
    role: Role = "out" if clash.assumed.taken else "found"
    marks = (Mark("color-a", both[0] << shift), Mark("color-b", both[1] << shift), Mark(role, wrong))
    words: dict[str, Word] = {
        **supposed_words(shift + cell, clash.assumed.taken, position.size),
        "cells": Cells(1 << cell),
        "clash": Cells(1 << clash.cell),
    }
    rating = round(BASE + length_cost(clash.nodes), 1)
    placements, eliminations = (0, wrong) if clash.assumed.taken else (wrong, 0)
    return Step("nishio", rating, placements, eliminations, marks, clash.links(position.size), words)


RECORDS = (Technique("nishio", "last", BASE, "", "{digit} in {cells} ({clash})", find_nishio, 690, 750),)
