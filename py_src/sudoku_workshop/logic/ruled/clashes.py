"""Impossible digits: candidates that leave a rule without a way.

With the digit, and without what it excludes, the rule cannot be satisfied any more. This follows from one assumption
by what it excludes directly, so no trail is needed.

Source: usual, as bounds and combinations of sums, which this generalises.
"""

from collections.abc import Iterator

from sudoku_workshop.grid.masks import bits_of, mask_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.ruled.links import assumed, effects
from sudoku_workshop.logic.ruled.named import claim, lines, name_of
from sudoku_workshop.logic.ruled.record import Ruled
from sudoku_workshop.logic.ruled.relations import domains
from sudoku_workshop.logic.ruled.ways import Subject
from sudoku_workshop.logic.step import Candidate, Digits, Mark, Phrase, Step, Word

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


RECORDS = (Ruled("rule-clash", 4, find_impossible, "{start}"),)
