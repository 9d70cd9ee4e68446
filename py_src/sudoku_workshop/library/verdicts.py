"""The result of `check` as people use it: `Verdict`, `Problem`, `House`."""

from typing import NamedTuple

from sudoku_workshop import verdict as engine
from sudoku_workshop.grid import problems
from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.digit_text import Digit
from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.library.choices import ENGLISH
from sudoku_workshop.library.names import Language
from sudoku_workshop.library.places import Cell, cells_named


class House(NamedTuple):
    """A house: its kind, such as "row" or "box", and its number among those of its kind, from 1.

    >>> import sudoku_workshop as sudoku
    >>> sudoku.check("11.............4").problems[0].house
    House(kind='row', number=1)
    """

    kind: str
    number: int


class Problem(NamedTuple):
    """One problem of a puzzle that can be seen without a search. `str(problem)` says it.

    `code` is such as "duplicate", "no-place" or "broken-rule". The other fields have what the code needs: the digit,
    the house, the cells, the kind of the rule, digits, a total and a bound.

    >>> import sudoku_workshop as sudoku
    >>> problem = sudoku.check("11.............4").problems[0]
    >>> problem.digit, problem.cells
    (1, (Cell(row=1, column=1), Cell(row=1, column=2)))
    >>> print(problem)
    1 appears 2 times in row 1 (r1c1, r1c2)
    """

    code: problems.Code
    digit: Digit | None
    house: House | None
    cells: tuple[Cell, ...]
    rule: str | None
    digits: tuple[Digit, ...]
    total: int | None
    bound: int | None
    words: str

    def __str__(self) -> str:
        return self.words


class Verdict(NamedTuple):
    """The result of checking a board. `str(verdict)` says it.

    `code` and `count` are about the puzzle. `code` is "one", "none", "several" or "problems": a contradiction of the
    clues, for which nothing is counted. `exact` says whether `count` includes all solutions. `wrong` has the cells with
    wrong entries, and `crossed` those in which the right digit is crossed out.

    >>> import sudoku_workshop as sudoku
    >>> verdict = sudoku.check("1... ..3. .4.. ...2")
    >>> verdict.code, verdict.count, verdict.wrong
    ('one', 1, ())
    >>> print(verdict)
    one solution
    """

    code: engine.Code
    count: int  # type: ignore[assignment]  # hides a tuple's method of that name
    exact: bool
    problems: tuple[Problem, ...]
    wrong: tuple[Cell, ...]
    crossed: tuple[Cell, ...]
    words: str

    def __str__(self) -> str:
        return self.words


def verdict_of(found: engine.Verdict, board: Board, language: Language = ENGLISH) -> Verdict:
    """Return the engine's verdict on a board in the form that people use."""
    from sudoku_workshop.messages import verdict_words, wrong_words  # imported late, because it loads all techniques
    from sudoku_workshop.search.wrong import Wrong

    geometry = board.geometry
    seen = tuple(_problem(problem, geometry, language) for problem in found.problems)
    mistakes = wrong_words(Wrong(found.wrong, found.crossed), geometry, language)
    words = "; ".join(filter(None, [*map(str, seen), *mistakes, verdict_words(found, language)]))
    wrong, crossed = (cells_named(cells, geometry) for cells in (found.wrong, found.crossed))
    return Verdict(found.code, found.count, found.exact, seen, wrong, crossed, words)


def _problem(problem: problems.Problem, geometry: Geometry, language: Language) -> Problem:
    from sudoku_workshop.messages import problem_words

    house = House(problem.house.kind, problem.house.index + 1) if problem.house else None
    words = problem_words(problem, geometry, language)
    fields = problem._asdict() | {"house": house, "cells": cells_named(problem.cells, geometry)}
    return Problem(**fields, words=words)
