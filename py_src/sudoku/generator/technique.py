"""How a person would get on with a puzzle: what a wish for a grade or a technique asks.

A technique of the rater's ladder is asked for where without it the path fails or its ER rises; one that only a person's
order has, where the path by that order uses it. Both are looked for no further up than is needed to know.
"""

from collections.abc import Iterator
from math import inf

from sudoku.board import Board
from sudoku.logic import walk
from sudoku.position import Position
from sudoku.rating import GRADES, Grade, grade_of
from sudoku.step import Step
from sudoku.techniques import HINT_ORDER, LADDER, Finder

RUNGS = {slug: number for number, rung in reversed([*enumerate(LADDER)]) for slug in rung.slugs}  # the lowest of each
TECHNIQUES = tuple(
    dict.fromkeys((*(slug for rung in LADDER for slug in rung.slugs), *(technique.slug for technique in HINT_ORDER)))
)
HIGHEST: dict[Grade, float] = dict(GRADES)
NAMES: tuple[Grade, ...] = (*HIGHEST, "extreme")


def er_within(puzzle: Board, most: float, without: str = "") -> float | None:
    """The puzzle's ER if it is no more than `most`, else None; as if there were no technique `without`."""
    er, solved = 0.0, all(puzzle.values)
    rungs = [rung for rung in LADDER if rung.er <= most]
    finders = [_lacking(rung.find, without) if without else rung.left or rung.find for rung in rungs]
    for position, step in walk(puzzle, finders):
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


def grade_where(technique: str) -> Grade:
    """The grade up to which to look for puzzles that ask for a technique, unless a grade is asked for."""
    if technique not in RUNGS:
        return NAMES[-2]
    rung, above = LADDER[RUNGS[technique]], LADDER[RUNGS[technique] + 1 :]
    return grade_of(max([rung.er, *(each.er - 0.1 for each in above[:1])]))


def asks_for(puzzle: Board, technique: str, grade: Grade | None, er: float | None) -> bool:
    """Whether the puzzle asks for the technique; grade and ER as far as `grade_within` found them."""
    if technique in RUNGS:
        return grade is not None and _is_rung(puzzle, technique, er)
    upto = max(place for place, each in enumerate(HINT_ORDER) if each.slug == technique)
    finders = [each.find for each in HINT_ORDER[: upto + 1]]
    return any(step.technique == technique for _, step in walk(puzzle, finders))


def _is_rung(puzzle: Board, technique: str, er: float | None) -> bool:
    """Whether without the technique the ladder fails, or leads higher."""
    highest = er_within(puzzle, inf) if er is None else er
    if highest is None or highest < LADDER[RUNGS[technique]].er:
        return False
    return er_within(puzzle, highest, without=technique) is None
