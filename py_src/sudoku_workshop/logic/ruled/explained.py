"""Reasons for steps of classic techniques in puzzles with rules: why cells see each other that share no house."""

from itertools import combinations

from sudoku_workshop.grid.masks import bits_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.ruled.named import rule_phrase
from sudoku_workshop.logic.ruled.relations import reasons_of
from sudoku_workshop.logic.step import Candidate, Phrase, Phrases, Step

WINGS = ("xy-wing", "xyz-wing", "w-wing")


def with_reasons(step: Step, position: Position) -> Step:
    """Return a step without a rating, with the rules behind its links as one more value for its sentence."""
    phrases = (*_of_links(step, position), *_of_digits(step, position))
    return step._replace(er=None, words={**step.words, "links": Phrases(phrases)})


def _of_links(step: Step, position: Position) -> tuple[Phrase, ...]:
    """Return why candidates of a step exclude each other."""
    links = [(link.start, link.end) for link in (*step.reasons, *step.links) if link.start // position.size >= 0]
    if step.technique in WINGS:
        links += _in_wing(step, position)
    return reasons_of(position, links)


def _in_wing(step: Step, position: Position) -> list[tuple[Candidate, Candidate]]:
    """Return the pairs of candidates of a wing that exclude each other: in its cells, and with what is removed."""
    size, mine = position.size, [mark for mark in step.marks if mark.role != "out"]
    inside = [candidate for mark in mine for candidate in bits_of(mark.candidates)]
    same = [pair for pair in combinations(inside, 2) if pair[0] // size == pair[1] // size]
    seen = [pair for pair in same if position.layout.peers[pair[0] % size] >> pair[1] % size & 1]
    outs = bits_of(step.eliminations)[:1]
    ends = [candidate for mark in mine if mark.role == "fin" for candidate in bits_of(mark.candidates)]
    return [*seen, *((end, out) for out in outs for end in ends)]


def _of_digits(step: Step, position: Position) -> tuple[Phrase, ...]:
    """Return which rules leave only some digits to the cell of a naked single."""
    if step.technique != "naked-single":
        return ()
    geometry = position.geometry
    cell = bits_of(step.placements)[0] % position.size
    if geometry.meaning.domains[cell] == geometry.frame.all:
        return ()
    rules = [rule for rule in geometry.rules if cell in rule.cells]
    return tuple(Phrase("link.only", {"rule": rule_phrase(rule, geometry)}) for rule in rules[:1])
