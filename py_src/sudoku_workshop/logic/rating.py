"""The difficulty of a puzzle: Sudoku Explainer's ratings ER, EP and ED, and a grade as a word.

ER is the highest rating of any step on the solution path. EP is the highest rating up to the first placed digit. ED is
the rating of the first step. These ratings are defined for 9x9 only. Other sizes get only a grade, which comes from the
same ladder of techniques.

Puzzles with rules besides rows, columns and boxes have only a grade, too. It is ours: the level of the hardest step
(`ruled/record.py`), and no rating of Sudoku Explainer.

If no rung of the ladder has a further step, the puzzle is `beyond` the ladder, and ER is a lower bound. A rating can be
stopped after every rung and continued later. While it is unfinished, ER is a lower bound too.
"""

from collections.abc import Callable
from functools import cache
from typing import Literal, NamedTuple

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.logic.path import rungs
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.ruled.order import RECORDS as RULED
from sudoku_workshop.logic.ruled.record import SCALE
from sudoku_workshop.logic.step import Step
from sudoku_workshop.logic.techniques import BEYOND, Rung
from sudoku_workshop.logic.techniques.multiple import SHARED
from sudoku_workshop.logic.techniques.singles import NAKED_ER, find_all_singles, find_singles_at_once
from sudoku_workshop.search import count

Grade = Literal["gentle", "easy", "medium", "hard", "expert", "diabolical", "extreme", "nightmare", "ultimate"]
GRADES: tuple[tuple[Grade, float], ...] = (
    ("gentle", 1.2),
    ("easy", 1.5),
    ("medium", 2.5),
    ("hard", 4.4),
    ("expert", 6.6),
    ("diabolical", 7.4),
    ("extreme", 8.4),  # what follows from several assumptions can be followed side by side, without removing candidates
    ("nightmare", 9.4),  # assumptions must be tried one after the other, but not within each other
)  # each grade with its highest ER; the grade above all of them is "ultimate"
RATED = "9"  # the geometry that ER is defined for


class Rating(NamedTuple):
    """The ratings and the grade of a puzzle.

    `technique` is the slug of the hardest technique. It is None if the hardest technique is not known, or if nothing is
    left to solve. EP and ED are None if the rating has not come far enough to know them.
    """

    er: float | None
    ep: float | None
    ed: float | None
    grade: Grade
    technique: str | None
    beyond: bool


def grade_of(er: float) -> Grade:
    """Return the grade for an ER."""
    return next((grade for grade, highest in GRADES if er <= highest), "ultimate")


class Reached(NamedTuple):
    """The state of an unfinished rating: the position reached, and the ratings so far.

    `tried` is the number of rungs (groups of techniques) that are known to have no step in this position.
    """

    ladder: tuple[Rung, ...]
    position: Position
    tried: int = 0
    er: float = 0.0
    ep: float | None = None
    ed: float | None = None
    technique: str | None = None

    @property
    def nested(self) -> int | None:
        """Return the level of the next techniques if their nets use rules or nested chains, otherwise None.

        Such nets take so long that it pays to divide the work among workers.
        """
        return None if self.is_finished else nested_level(self.ladder[self.tried])

    @property
    def is_finished(self) -> bool:
        """Return whether the puzzle is solved, or no techniques are left to try."""
        return self.position.is_solved or self.tried == len(self.ladder)


def rate(board: Board, unique: bool = True) -> Rating | None:
    """Return the rating of a puzzle, or None if it does not have exactly one solution.

    The rating starts from the clues alone, without the player's entries. Without `unique`, no step assumes a unique
    solution. The ratings then differ from Sudoku Explainer's.
    """
    start = start_rating(board, unique)
    return rating_of(continue_rating(start)) if start else None


def start_rating(board: Board, unique: bool = True) -> Reached | None:
    """Return the state in which the rating of a puzzle starts.

    Return None if the puzzle does not have exactly one solution.
    """
    climbed = ladder(unique, board.geometry)
    return Reached(climbed, Position(board.puzzle)) if count(board.puzzle, 2) == 1 else None


def ladder(unique: bool = True, geometry: Geometry | None = None) -> tuple[Rung, ...]:
    """Return the groups of techniques (rungs) for ratings, easiest first. Puzzles with rules have their own."""
    return _ladder_of_rules() if geometry and not geometry.is_explained else classic_ladder(unique)


@cache
def _ladder_of_rules() -> tuple[Rung, ...]:
    """Return the techniques for puzzles with rules. Their ratings only stand for our levels and are never shown."""
    return tuple(Rung(SCALE[each.level], (each.slug,), each.rated, each.rated) for each in RULED)


@cache
def classic_ladder(unique: bool) -> tuple[Rung, ...]:
    """Return the groups of techniques (rungs) for ratings, easiest first.

    Here, one step places all singles of one type together. The highest rating stays the same, because singles come
    before anything harder, in whatever order they are placed.
    """
    full_house, hidden_single, *harder = rungs(unique)
    slugs = full_house.slugs + hidden_single.slugs
    return Rung(full_house.er, slugs, find_singles_at_once, find_singles_at_once), *harder


def nested_level(rung: Rung) -> int | None:
    """Return the level of these techniques if their nets use rules or nested chains, otherwise None."""
    return SHARED.get(rung.slugs[0])


def continue_rating(reached: Reached, is_enough: Callable[[Rung], bool] = lambda _: False) -> Reached:
    """Continue the rating to its end, or until `is_enough` returns true.

    A rung is a group of techniques that are tried together. After each rung, `is_enough` is called with the rung to try
    next.
    """
    stopped = False
    while not reached.is_finished and not stopped:
        reached = _try_rungs(reached, is_enough)
        stopped = not reached.is_finished and is_enough(reached.ladder[reached.tried])
    return reached


def er_up_to(puzzle: Board, most: float, climbed: tuple[Rung, ...]) -> float | None:
    """Return a puzzle's ER by these rungs, or None if it is higher than `most` or if no rung has a further step.

    The puzzle must have exactly one solution.
    """
    reached = Reached(climbed, Position(puzzle))
    while not reached.is_finished and reached.er <= most:
        reached = _try_rungs(reached, lambda _: False)
    return reached.er if reached.position.is_solved and reached.er <= most else None


def rating_of(reached: Reached) -> Rating:
    """Return the rating known so far.

    If the puzzle is not solved yet, its next step can only come from techniques that have not been tried. ER is
    therefore at least the lowest rating of the first of these.
    """
    position, er, technique = reached.position, reached.er, reached.technique
    if not position.is_solved and (least := _lowest_rating(reached)) > er:
        er, technique = least, None
    grade, beyond = grade_of(er), not position.is_solved
    if position.geometry.name != RATED:
        return Rating(None, None, None, grade, technique, beyond)
    return Rating(er, reached.ep, reached.ed, grade, technique, beyond)


def _lowest_rating(reached: Reached) -> float:
    """Return the lowest rating that the next step can have, given the techniques that are known to have no step."""
    return next((rung.er for rung in reached.ladder[reached.tried :]), BEYOND)


def _try_rungs(reached: Reached, is_enough: Callable[[Rung], bool]) -> Reached:
    """Try groups of techniques (rungs) until one has a step, and return the state after this step.

    If none has a step, or if `is_enough` returns true, return the state after the last rung that was tried.
    """
    for tried, rung in enumerate(reached.ladder[reached.tried :], reached.tried):
        if tried > reached.tried and is_enough(rung):
            return reached._replace(tried=tried)
        step = next(rung.quickest(reached.position), None)
        if step:
            return _after_step(reached, step)
    return reached._replace(tried=len(reached.ladder))


def _after_step(reached: Reached, step: Step) -> Reached:
    """Return the state after this step.

    All singles that follow are placed at the same time if the rating so far is at least that of any single, because
    singles can then no longer raise the rating.
    """
    ladder, position, _, er, ep, ed, technique = reached
    rating = step.er or 0.0
    if rating > er:
        er, technique = rating, step.technique
    position, placed = position.after(step), step.placements
    for singles in find_all_singles(position) if er >= NAKED_ER else ():
        position, placed = position.after(singles), singles.placements
    if ep is None and placed:
        ep = er
    return Reached(ladder, position, 0, er, ep, rating if ed is None else ed, technique)
