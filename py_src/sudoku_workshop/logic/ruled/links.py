"""Weak links that rules give in a position, besides those that hold in any case (see `relations.py`).

Assume that a candidate is true. All candidates that it excludes are gone, and a rule about these cells may then lose
more candidates, or have no way left. Each candidate that the rule loses cannot be true together with the assumed one.
So pointing, cell exclusion and chains run through sums, arrows, renban lines and all other rules about several cells.

Source: dclamage's SudokuSolver, which evaluates weak links again when candidates go.
"""

from collections.abc import Iterator, Mapping
from functools import reduce
from itertools import chain
from operator import or_
from typing import NamedTuple

from sudoku_workshop.grid.masks import Grid, Mask, bits_of, mask_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.ruled import relations
from sudoku_workshop.logic.ruled.named import claim
from sudoku_workshop.logic.ruled.relations import domains
from sudoku_workshop.logic.ruled.ways import Own, Subject, digits_at, narrow_all, subjects_now
from sudoku_workshop.logic.step import Candidate, Phrase

CARRIED = "rule-effects"
LEAST_TOUCHED = 2  # cells of a rule in which a candidate outside must exclude something
Links = tuple[Candidate, Candidate]


class Effect(NamedTuple):
    """The effect of candidates on a rule.

    `gone` has the candidates that the rule loses if one is true, beyond those that this one excludes directly.
    `impossible` are the candidates with which the rule cannot be satisfied.
    """

    subject: Subject
    gone: Mapping[Candidate, Grid]
    impossible: Grid


def effects(position: Position) -> tuple[Effect, ...]:
    """Return the effects of all candidates on each rule. A rule whose cells have not changed is not asked again."""
    kept = position.carried.setdefault(CARRIED, {})
    every, found = position.once(domains), list[Effect]()
    for subject in position.once(subjects_now):
        own = tuple([every[cell] for cell in subject.cells])
        key = (subject.cells, subject.narrow)
        if key not in kept or kept[key][0] != own:
            kept[key] = own, _effect(subject, own, position)
        found.append(kept[key][1])
    return tuple(found)


def weak_now(position: Position) -> tuple[Grid, ...]:
    """Return, for each candidate, the candidates that cannot be true together with it in this position."""
    found = [*relations.of(position).weak]
    for effect in position.once(effects):
        for one, gone in effect.gone.items():
            if position.open >> one & 1:
                found[one] |= gone
                for other in bits_of(gone & position.open):
                    found[other] |= 1 << one
    return tuple(found)


def excluded_by_all(candidates: Grid, position: Position) -> Grid:
    """Return the candidates that every one of these excludes, also through rules."""
    weak = position.once(weak_now)
    return reduce(lambda gone, each: gone & weak[each], bits_of(candidates), position.open)


def reasons_now(position: Position, links: list[Links]) -> tuple[Phrase, ...]:
    """Return why these pairs of candidates exclude each other, each reason once. Houses need no reason."""
    always, weak, told = relations.of(position), relations.of(position).weak, list[Phrase]()
    for one, other in links:
        reason = always.why(one, other) if weak[one] >> other & 1 else _why(one, other, position)
        if reason is not None and reason not in told:
            told.append(reason)
    return tuple(told)


def assumed(subject: Subject, own: Own, candidate: Candidate, position: Position) -> Own:
    """Return what is left of the candidates of a rule's cells if a candidate is true, before the rule is asked."""
    size, gone = position.size, relations.of(position).weak[candidate]
    digit, cell = divmod(candidate, size)
    return tuple(
        [
            1 << digit if at == cell else digits & ~digits_at(gone, at, size)
            for at, digits in zip(subject.cells, own, strict=True)
        ]
    )


def _effect(subject: Subject, own: Own, position: Position) -> Effect:
    size, weak = position.size, relations.of(position).weak
    answers: dict[Own, Own | None] = {}
    gone, impossible = dict[Candidate, Grid](), 0
    for candidate in _touching(subject, position):
        left = assumed(subject, own, candidate, position)
        if not all(left):
            continue  # a cell shows the contradiction
        if left not in answers:
            answers[left] = narrow_all(subject.cells, subject.narrow, left, weak, size)
        answer = answers[left]
        if answer is None:
            impossible |= 1 << candidate
        elif lost := _candidates(subject, left, answer, size):
            gone[candidate] = lost
    return Effect(subject, gone, impossible)


def _touching(subject: Subject, position: Position) -> Iterator[Candidate]:
    """Yield the candidates of a rule's cells, and those outside that exclude something in at least two of its cells."""
    size, weak, inside = position.size, relations.of(position).weak, mask_of(subject.cells)
    own_open = [position.candidates_in(1 << cell) for cell in subject.cells]
    seen = reduce(or_, (weak[each] for each in chain.from_iterable(map(bits_of, own_open))), 0)
    for candidate in bits_of(position.open & (seen | position.candidates_in(inside))):
        touched = sum(1 for each in own_open if each & weak[candidate])
        if inside >> candidate % size & 1 or touched >= LEAST_TOUCHED:
            yield candidate


def _candidates(subject: Subject, before: Own, after: Own, size: int) -> Grid:
    lost: Mask = 0
    for cell, mine, kept in zip(subject.cells, before, after, strict=True):
        for digit in bits_of(mine & ~kept):
            lost |= 1 << digit * size + cell
    return lost


def _why(one: Candidate, other: Candidate, position: Position) -> Phrase | None:
    """Return the rule through which two candidates exclude each other."""
    for effect in position.once(effects):
        if effect.gone.get(one, 0) >> other & 1 or effect.gone.get(other, 0) >> one & 1:
            names = {"one": claim(one, position.geometry), "other": claim(other, position.geometry)}
            return Phrase("link.pair", names | {"rule": effect.subject.stated})
    return None
