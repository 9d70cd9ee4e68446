"""How a person would get on with a puzzle: what a wish for a grade or a technique asks.

A technique of the rater's ladder is asked for where without it the path fails or its ER rises; one that only a person's
order has, where the path by that order uses it. Both are looked for no further up than is needed to know.
"""

from collections.abc import Iterator

from sudoku.board import Board
from sudoku.logic import walk
from sudoku.position import Position
from sudoku.rating import GRADES, Grade, grade_of
from sudoku.step import Step
from sudoku.techniques import HINT_ORDER, LADDER, Finder

LADDER_ER = {  # the lowest rating of each kind of step that the ladder knows, up to the last grade but one
    "full-house": 1.0, "hidden-single": 1.2, "direct-pointing": 1.7, "direct-claiming": 1.9, "direct-hidden-pair": 2.0,
    "naked-single": 2.3, "direct-hidden-triple": 2.5, "pointing": 2.6, "claiming": 2.8, "naked-pair": 3.0,
    "x-wing": 3.2, "hidden-pair": 3.4, "naked-triple": 3.6, "swordfish": 3.8, "hidden-triple": 4.0, "xy-wing": 4.2,
    "xyz-wing": 4.4, "uniqueness-test-1": 4.5, "uniqueness-test-2": 4.5, "uniqueness-test-3": 4.5,
    "uniqueness-test-4": 4.5, "unique-loop-1": 4.6, "unique-loop-2": 4.6, "unique-loop-3": 4.6, "unique-loop-4": 4.6,
    "naked-quadruple": 5.0, "jellyfish": 5.2, "hidden-quadruple": 5.4, "bug-1": 5.6, "bug-2": 5.7, "bug-3": 5.8,
    "bug-4": 5.7, "aligned-pair-exclusion": 6.2, "x-cycle": 6.5, "y-cycle": 6.5, "forcing-x-chain": 6.6,
    "xy-cycle": 7.0, "forcing-chain": 7.0,
}  # fmt: skip
TECHNIQUES = tuple(dict.fromkeys((*LADDER_ER, *(technique.slug for technique in HINT_ORDER))))
HIGHEST: dict[Grade, float] = dict(GRADES)
NAMES: tuple[Grade, ...] = (*HIGHEST, "extreme")


def er_within(puzzle: Board, most: float, without: str = "") -> float | None:
    """The puzzle's ER if it is no more than `most`, else None; as if there were no technique `without`."""
    er, solved = 0.0, all(puzzle.values)
    rungs = [_lacking(rung.find, without) if without else rung.find for rung in LADDER if rung.er <= most]
    for position, step in walk(puzzle, rungs):
        er, solved = max(er, step.er or 0.0), position.is_solved
        if er > most:
            return None
    return er if solved else None


def _lacking(find: Finder, technique: str) -> Finder:
    def rest(position: Position) -> Iterator[Step]:
        return (step for step in find(position) if step.technique != technique)

    return rest


def grade_within(puzzle: Board, most: Grade) -> tuple[Grade | None, float | None]:
    """(grade, ER) where the grade is no more than `most`, else nothing of either; Extreme puzzles have no ER here."""
    er = er_within(puzzle, HIGHEST.get(most, HIGHEST[NAMES[-2]]))
    if er is not None:
        return grade_of(er), er
    return (most if most not in HIGHEST else None), None


def asks_for(puzzle: Board, technique: str, er: float | None) -> bool:
    """Whether the puzzle asks for the technique; `er` is its ER, None where that is too high to have been found."""
    if technique in LADDER_ER:
        return er is not None and er >= LADDER_ER[technique] and er_within(puzzle, er, without=technique) is None
    upto = max(place for place, each in enumerate(HINT_ORDER) if each.slug == technique)
    finders = [each.find for each in HINT_ORDER[: upto + 1]]
    return any(step.technique == technique for _, step in walk(puzzle, finders))
