"""One puzzle to order: dig, see whether it is what was asked for, try again. How often is counted, never how long."""

from bisect import bisect
from random import Random
from typing import NamedTuple

from sudoku.board import Board, board_of
from sudoku.generator.digging import Dug, dig
from sudoku.generator.full import full_grid
from sudoku.generator.symmetry import Orbit, orbits
from sudoku.generator.technique import NAMES, asks_for, grade_where, grade_within
from sudoku.generator.wish import ANY, Order, Wish
from sudoku.geometry import geometry
from sudoku.rating import Grade, Rating

EFFORT = 2000
EASED: Grade = "gentle"  # hardly any minimal puzzle is as easy as that: clues are put back


class Made(NamedTuple):
    """A puzzle with one solution. `met`: it is what was asked for; else it is what came nearest in as many `tries`.

    `minimal`: no clue (under a symmetry: no orbit of clues) can go; False also where finding out was too much work.
    `grade` and `er` are None where nobody asked for them, and where they are higher than what was asked for. `rating`
    is there where it was wanted, in full.
    """

    order: Order
    puzzle: Board
    solution: Board
    minimal: bool
    grade: Grade | None
    er: float | None
    met: bool
    tries: int
    rating: Rating | None = None


def make(order: Order, effort: int = EFFORT) -> Made:
    """The puzzle that the order alone decides, whatever the machine; the nearest one where `effort` tries find none."""
    return Search(order).made(effort)


class Search:
    """Tries for an order. Whoever wants to know how far it is asks for some, and then for more."""

    def __init__(self, order: Order) -> None:
        self.order, self.tries = order, 0
        self._random = order.random
        self._nearest: Made | None = None
        self._gap = (len(NAMES), 1, 0)

    def made(self, effort: int) -> Made:
        """What `make` gives; the tries that were made before are not made again."""
        while self.tries < effort and any(self._gap):
            self._try()
        if not self._nearest:
            raise ValueError("one try at least is needed")
        return self._nearest._replace(met=not any(self._gap), tries=self.tries)

    def _try(self) -> None:
        self.tries += 1
        made = _try(self.order, self._random, self.tries)
        gap = _gap(self.order.wish, made)
        if not self._nearest or gap < self._gap:
            self._nearest, self._gap = made, gap


def _try(order: Order, random: Random, tries: int) -> Made:
    wish = order.wish
    full = full_grid(geometry(wish.size), random)
    groups = orbits(full.geometry, wish.symmetry)
    random.shuffle(groups)
    dug = dig(full, groups, wish.range[0])
    if wish.grade == EASED:
        dug = _eased(full, dug)
    puzzle = _puzzle(full, dug.kept)
    grade, er = grade_within(puzzle, _most(wish)) if wish.is_judged else (None, None)
    return Made(order, puzzle, full, dug.minimal, grade, er, False, tries)


def _puzzle(full: Board, kept: tuple[Orbit, ...]) -> Board:
    clues = {cell for orbit in kept for cell in orbit}
    return board_of(full.geometry, (digit if cell in clues else 0 for cell, digit in enumerate(full.givens)))


def _most(wish: Wish) -> Grade:
    """The highest grade that is of interest: the one asked for, else the technique's."""
    return grade_where(wish.technique) if wish.grade == ANY else NAMES[NAMES.index(wish.grade)]


def _eased(full: Board, dug: Dug) -> Dug:
    """With as many clues put back, last gone first, as it takes to be easy."""

    def is_hard(number: int) -> bool:
        return not grade_within(_puzzle(full, dug.kept + dug.gone[number:]), EASED)[0]

    number = max(0, bisect(range(len(dug.gone) + 1), False, key=is_hard) - 1)
    back = dug.gone[number:]
    return Dug(dug.gone[:number], dug.kept + back, dug.minimal and not back)


def _gap(wish: Wish, made: Made) -> tuple[int, int, int]:
    """How far from the wish: grades, techniques, clues; all 0 where it is met."""
    fewest, most = wish.range
    clues = sum(map(bool, made.puzzle.givens))
    away = max(fewest - clues, clues - most, 0)
    grades = _grades_between(wish.grade, made.grade) if wish.grade != ANY else 0
    lacks = wish.technique != ANY and (
        bool(grades or away) or not asks_for(made.puzzle, wish.technique, made.grade, made.er)
    )
    return grades, int(lacks), away


def _grades_between(wanted: str, found: Grade | None) -> int:
    """What was not found is higher than what was wanted."""
    return abs(NAMES.index(found) - NAMES.index(wanted)) if found else 1
