"""Checks of whether a puzzle meets a wish: its ER as far as needed, and whether it needs a technique."""

from enum import IntEnum

from sudoku_workshop.generator.standard import LADDER, ONE_WISH, PERSON, SPANS, ladder, person
from sudoku_workshop.grid.board import Board
from sudoku_workshop.logic.path import take_steps
from sudoku_workshop.logic.rating import GRADES as HIGHEST
from sudoku_workshop.logic.rating import Grade, grade_of

GRADES: tuple[Grade, ...] = tuple(dict(HIGHEST))  # without Ultimate, which random tries do not find


class Standing(IntEnum):
    """Whether a puzzle needs a technique. `NEARLY` means that it does, but that it also needs something harder."""

    YES = 0
    NEARLY = 1
    NO = 2


def er_within(puzzle: Board, most: float) -> float | None:
    """Return the puzzle's ER, or None if it is higher than `most`."""
    er, solved = 0.0, all(puzzle.values)
    for position, step in take_steps(puzzle, ladder(most)):
        er, solved = max(er, step.er or 0.0), position.is_solved
        if er > most:
            return None
    return er if solved else None


def grades_with(technique: str) -> tuple[Grade, ...]:
    """Return the grades that puzzles can have if they need this technique, up to Extreme.

    Practically no generated puzzle is harder than Extreme.
    """
    easiest, hardest = (GRADES.index(grade_of(min(er, dict(HIGHEST)["extreme"]))) for er in SPANS[technique])
    return GRADES[easiest : hardest + 1]


def standing(puzzle: Board, technique: str) -> Standing:
    """Return whether the puzzle needs the technique, does not need it, or also needs something harder."""
    found = _on_the_ladder(puzzle, technique) if technique in LADDER else Standing.YES
    if found is Standing.NO or technique not in PERSON:
        return found
    return max(found, _on_a_persons_way(puzzle, technique))


def _on_the_ladder(puzzle: Board, technique: str) -> Standing:
    """Return the standing if easier steps are always taken first, as the rating does.

    If several steps of the path have the highest rating, the first of them must be a step of the technique.
    """
    er, hardest, solved = 0.0, "", False
    for position, step in take_steps(puzzle, ladder(SPANS[technique][0])):
        solved = position.is_solved
        if (step.er or 0.0) > er:
            er, hardest = step.er or 0.0, step.technique
    return _standing(hardest == technique, solved)


def _on_a_persons_way(puzzle: Board, technique: str) -> Standing:
    """Return the standing on a person's path.

    The puzzle must be solved without techniques that come after this one in the order of hints.
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
