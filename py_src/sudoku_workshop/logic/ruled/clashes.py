"""Candidates that leave a rule without a way, or from which two others follow that exclude each other.

- *Impossible digit*: with the digit, and without what it excludes, a rule cannot be satisfied any more.
- *Direct conflict*: what the digit excludes leaves one candidate each to two groups, such as a cell, or a digit in a
  house. These two candidates exclude each other.

Both are sound because they follow from one assumption only by what it excludes directly. No trail is needed.
Source: usual; the first generalises bounds and combinations of sums, the second is what almost locked sets exclude.
"""

from collections.abc import Iterator

from sudoku_workshop.grid.masks import bits_of, mask_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.ruled.links import assumed, effects, reasons_now, weak_now
from sudoku_workshop.logic.ruled.named import claim, lines, name_of
from sudoku_workshop.logic.ruled.net import Group, field_of
from sudoku_workshop.logic.ruled.record import Ruled
from sudoku_workshop.logic.ruled.relations import domains
from sudoku_workshop.logic.ruled.ways import Subject
from sudoku_workshop.logic.step import Candidate, Digits, Mark, Phrase, Phrases, Step, Word

MOST_TOLD = 6  # cells whose digits are named


def find_impossible(position: Position) -> Iterator[Step]:
    """Yield candidates that leave a rule without a way, rules with few cells first."""
    for effect in sorted(position.once(effects), key=lambda each: len(each.subject.cells)):
        for candidate in bits_of(effect.impossible & position.open):
            yield _impossible(effect.subject, candidate, position)


def _impossible(subject: Subject, candidate: Candidate, position: Position) -> Step:
    every = position.once(domains)
    left = assumed(subject, tuple([every[cell] for cell in subject.cells]), candidate, position)
    blank = [
        (cell, digits)
        for cell, digits in zip(subject.cells, left, strict=True)
        if not position.written >> cell & 1 and cell != candidate % position.size
    ]
    limited = [(cell, digits) for cell, digits in blank if digits != position.geometry.frame.all]
    told = [
        Phrase("clash.left", {"cell": name_of(cell, position.geometry), "digits": Digits(digits)})
        for cell, digits in limited
    ]
    words: dict[str, Word] = {
        "start": claim(candidate, position.geometry),
        "rule": subject.stated,
        "left": lines(told) if 0 < len(told) <= MOST_TOLD else "",
    }
    mine = mask_of(cell for cell, _ in blank)
    marks = (Mark("base", position.candidates_in(mine), mine), Mark("out", 1 << candidate))
    return Step("rule-clash", None, 0, 1 << candidate, marks, words=words)


def find_direct_conflicts(position: Position) -> Iterator[Step]:
    """Yield candidates from which two others follow directly that exclude each other."""
    weak, field = position.once(weak_now), position.once(field_of)
    for candidate in bits_of(position.open):
        gone, forced, seen = weak[candidate] & position.open, dict[Candidate, Group](), 0
        for group in field.touched(gone):
            if not group.members >> candidate & 1:
                left = group.members & ~gone
                if left and not left & left - 1:
                    last = left.bit_length() - 1
                    forced.setdefault(last, group)
                    if seen >> last & 1:
                        yield _conflict(candidate, forced, last, position)
                        break
                    seen |= weak[last]


def _conflict(start: Candidate, forced: dict[Candidate, Group], second: Candidate, position: Position) -> Step:
    weak, geometry = position.once(weak_now), position.geometry
    first = next(each for each in forced if weak[each] >> second & 1)
    pair = (first, second)
    told = [Phrase("net.single", {"claim": claim(each, geometry), "why": forced[each].told}) for each in pair]
    told.append(Phrase("clash.both", {"first": claim(first, geometry), "second": claim(second, geometry)}))
    lost = ((start, each) for end in pair for each in bits_of(forced[end].members & ~(1 << end)))
    words: dict[str, Word] = {
        "start": claim(start, geometry),
        "trail": lines(told),
        "links": Phrases(reasons_now(position, [*lost, pair])),
    }
    cells = mask_of(each % position.size for each in pair)
    marks = (Mark("base", mask_of(pair), cells), Mark("out", 1 << start))
    return Step("direct-conflict", None, 0, 1 << start, marks, words=words)


RECORDS = (Ruled("rule-clash", 4, find_impossible, "{start}"),)
CONFLICTS = (Ruled("direct-conflict", 4, find_direct_conflicts, "{start}"),)
