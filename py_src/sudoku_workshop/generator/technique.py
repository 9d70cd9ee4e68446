"""Checks of whether a puzzle meets a wish: its ER as far as needed, and whether it needs a technique.

A puzzle needs a technique if the technique is the hardest step of its solution path. For a technique of the ladder,
that is the path of the rating. For a technique in a person's order, it is the path that a person would take. Both paths
follow the orders in `standard`, and only as far as needed.
"""

from enum import IntEnum

from sudoku_workshop.generator.standard import LADDER, ONE_WISH, PERSON, SPANS, ladder, person, rungs
from sudoku_workshop.grid.board import Board
from sudoku_workshop.logic.path import take_steps
from sudoku_workshop.logic.rating import GRADES as HIGHEST
from sudoku_workshop.logic.rating import Grade, er_up_to, grade_of

GRADES: tuple[Grade, ...] = tuple(dict(HIGHEST))  # without Ultimate, which random tries do not find


class Standing(IntEnum):
    """The answer to whether a puzzle needs a technique. `NEARLY`: it does, but it also needs something harder."""

    YES = 0
    NEARLY = 1
    NO = 2


def er_within(puzzle: Board, most: float) -> float | None:
    """Return the puzzle's ER, or None if it is higher than `most`."""
    return er_up_to(puzzle, most, rungs(most))


def grades_with(technique: str) -> tuple[Grade, ...]:
    """Return the grades that puzzles can have if they need this technique, up to Extreme.

    Practically no generated puzzle is harder than Extreme.
    """
    easiest, hardest = (GRADES.index(grade_of(min(er, dict(HIGHEST)["extreme"]))) for er in SPANS[technique])
    return GRADES[easiest : hardest + 1]


def standing(puzzle: Board, technique: str) -> Standing:
    """Return whether the puzzle needs the technique, does not need it, or needs something harder as well."""
    found = _on_the_ladder(puzzle, technique) if technique in LADDER else Standing.YES
    if found is Standing.NO or technique not in PERSON:
        return found
    return max(found, _on_a_persons_way(puzzle, technique))


def _on_the_ladder(puzzle: Board, technique: str) -> Standing:
    """Return whether the puzzle needs the technique if the easiest steps are always taken first, as in the rating.

    The technique must be that of the hardest step or, if several steps are equally hard, of the first of them.
    """
    er, hardest, solved = 0.0, "", False
    for position, step in take_steps(puzzle, ladder(SPANS[technique][0])):
        solved = position.is_solved
        if (step.er or 0.0) > er:
            er, hardest = step.er or 0.0, step.technique
    return _standing(hardest == technique, solved)


def _on_a_persons_way(puzzle: Board, technique: str) -> Standing:
    """Return whether the puzzle needs the technique on the path that a person would take.

    It needs nothing harder if it can be solved without the techniques that come later in the order of hints.
    """
    used = solved = False
    for position, step in take_steps(puzzle, person(technique)):
        solved = position.is_solved
        used = used or ONE_WISH.get(step.technique, step.technique) == technique
    return _standing(used, solved)


def _standing(used: bool, solved: bool) -> Standing:
    if not used:
        return Standing.NO
    return Standing.YES if solved else Standing.NEARLY
