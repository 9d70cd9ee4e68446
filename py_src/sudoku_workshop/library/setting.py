"""Answers for people who set puzzles, such as `true_candidates`, `conflict`, `reach`, `clues_at`, `rule_text`."""

from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

from sudoku_workshop import search
from sudoku_workshop.error import SudokuError
from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.digit_text import Digit
from sudoku_workshop.languages import LANGUAGES
from sudoku_workshop.library.choices import ENGLISH, of_kind, one_of
from sudoku_workshop.library.names import Language
from sudoku_workshop.library.places import Candidate, Cell, cells_named
from sudoku_workshop.library.solving import only_solution
from sudoku_workshop.library.texts import Source, parse
from sudoku_workshop.logic import reach as logic
from sudoku_workshop.logic.rating import Grade
from sudoku_workshop.rules import publishing
from sudoku_workshop.rules.publishing import FORMS, TextForm
from sudoku_workshop.rules.stated import StatedRule, stated_rule
from sudoku_workshop.search import conflicts
from sudoku_workshop.search import numbers as tried


class Conflict(NamedTuple):
    """Rules and the cells of clues that leave no solution together, beside rows, columns and boxes.

    >>> import sudoku_workshop as sudoku
    >>> wrong = sudoku.parse("1... .... .... ....").with_rules(sudoku.rules.even("r1c1"))
    >>> sudoku.conflict(wrong)
    Conflict(rules=(rules.even('r1c1'),), clues=(Cell(row=1, column=1),))
    """

    rules: tuple[StatedRule, ...]
    clues: tuple[Cell, ...]


class Reach(NamedTuple):
    """How far logic leads: the last board, whether it is solved, the number of steps, and the grade of the hardest.

    >>> import sudoku_workshop as sudoku
    >>> reach = sudoku.reach("1... ..3. .4.. ...2", "gentle")
    >>> reach.solved, reach.steps, reach.grade
    (True, 12, 'gentle')
    """

    board: Board
    solved: bool
    steps: int
    grade: Grade | None


def true_candidates(puzzle: Source) -> Mapping[tuple[int, int], tuple[Digit, ...]]:
    """Return, for each cell, the digits that it has in at least one solution.

    If there is no solution, the result is empty.

    >>> import sudoku_workshop as sudoku
    >>> sudoku.true_candidates("1... 3... ..2. ...4")[1, 2]
    (2, 4)
    """
    board = parse(puzzle).puzzle
    possible = search.possible(board)
    cells = [cell for cell in range(board.geometry.cells) if possible[cell]]
    return {name: tuple(possible[cell]) for name, cell in zip(cells_named(cells, board.geometry), cells, strict=True)}


def conflict(puzzle: Source) -> Conflict | None:
    """Return a small set of rules and clues that leave no solution together.

    Return None if there is a solution, or if the search takes too long. No part of the result can be left out.

    >>> import sudoku_workshop as sudoku
    >>> cages = [sudoku.rules.killer(f"r{row}c1", f"r{row}c2", number=4) for row in (1, 2, 4)]
    >>> found = sudoku.conflict(sudoku.parse("." * 16).with_rules(*cages))
    >>> found.rules, found.clues
    ((rules.killer('r1c1', 'r1c2', number=4), rules.killer('r2c1', 'r2c2', number=4)), ())
    """
    board = parse(puzzle).puzzle
    board.geometry.refuse_unknown()
    found = conflicts.conflict(board)
    if not found:
        return None
    rules = tuple(stated_rule(rule, board.geometry.side) for rule in found.rules)
    return Conflict(rules, cells_named(found.clues, board.geometry))


def rule_numbers(puzzle: Source, rule: StatedRule) -> Mapping[int, int | None]:
    """Return the number of solutions with each number that a rule of the puzzle can have: 0, 1, or 2 for more.

    The rule may be a cage without a sum. The number of solutions is None where the search takes too long.

    >>> import sudoku_workshop as sudoku
    >>> cage, other = sudoku.rules.cage("r1c1", "r1c2"), sudoku.rules.killer("r4c1", "r4c2", number=5)
    >>> sudoku.rule_numbers(sudoku.parse("...2 .... 2.4. ....").with_rules(cage, other), cage)
    {2: 0, 4: 0, 5: 2, 7: 1, 8: 0}
    """
    board = parse(puzzle).puzzle
    board.geometry.refuse_unknown()
    own = next((each for each in board.geometry.rules if stated_rule(each, board.geometry.side) == rule), None)
    if own is None:
        raise SudokuError(f"rule {rule!r:.60}: expected a rule of the puzzle")
    return {each.number or 0: count for each, count in tried.counted(board, own, tried.numbers_tried(board, own))}


def reach(puzzle: Source, grade: Grade) -> Reach:
    """Return how far the techniques up to a grade lead. The puzzle need not have only one solution.

    >>> import sudoku_workshop as sudoku
    >>> found = sudoku.reach("1... 3... ..2. ...4", "hard")
    >>> found.solved, found.steps, found.board.candidates(1, 2)
    (False, 2, (2, 4))
    """
    one_of("grade", grade, tuple(logic.HIGHEST))
    board = parse(puzzle).puzzle
    board.geometry.refuse_unknown()
    found = logic.reach(board, grade)
    return Reach(found.board, found.board.is_solved, found.steps, found.grade)


def easing_clues(puzzle: Source, grade: Grade) -> tuple[Candidate, ...]:
    """Return the clues that each make the puzzle solvable with the techniques up to a grade.

    If it is so already, the result is empty. Raises NoSolution or ManySolutions if there is not exactly one solution.

    >>> import sudoku_workshop as sudoku
    >>> hard = ".........5.8..6..1.7..1.8....2.59.6......2.454..1....8821.67..3..7.....6...3....."
    >>> sudoku.easing_clues(hard, "hard")[:2]
    (Candidate(row=1, column=3, digit=3), Candidate(row=1, column=4, digit=7))
    """
    one_of("grade", grade, tuple(logic.HIGHEST))
    board = parse(puzzle).puzzle
    solution, there = only_solution(board).values, logic.reach(board, grade).board
    blank = [cell for cell in sorted(board.geometry.used) if not there.values[cell]]
    eased = [cell for cell in blank if logic.eased(there, cell, solution[cell], grade).board.is_solved]
    places = cells_named(eased, board.geometry)
    return tuple(Candidate(*place, solution[cell]) for place, cell in zip(places, eased, strict=True))


def clues_at(puzzle: Source, pattern: str, *, seed: str | int | None = None) -> Board:
    """Return a puzzle with the rules of this one, with clues in exactly the cells of a pattern, and with one solution.

    `pattern` says which cells have clues, row by row, in which "." is a blank. For grids with 9 rows, it may be a name,
    such as "heart". The clues of the puzzle do not matter. Without `seed`, every call finds other clues. Raises
    SudokuError if none are found; with more cells, it is easier.

    >>> import sudoku_workshop as sudoku
    >>> killer = sudoku.parse("." * 16).with_rules(sudoku.rules.killer("r1c1", "r1c2", number=4))
    >>> print(sudoku.clues_at(killer, "...1 .... 1... ..11", seed="doc"))
    +-----+-----+
    | . . | . 4 |
    | . . | . . |
    +-----+-----+
    | 4 . | . . |
    | . . | 4 1 |
    +-----+-----+
    rules: killer
    """
    from sudoku_workshop.generator.asked_clues import pattern_named
    from sudoku_workshop.generator.clues_at import ClueSearch  # imported late, because most programs make no puzzles
    from sudoku_workshop.generator.recipe import random_seed
    from sudoku_workshop.generator.wish_error import WishError
    from sudoku_workshop.library.making import refusal_of

    of_kind("pattern", pattern, str)
    geometry = parse(puzzle).geometry
    geometry.refuse_unknown()
    try:
        named = pattern_named(pattern, geometry.name)
        return ClueSearch(geometry, named, random_seed() if seed is None else str(seed)).made()
    except WishError as error:
        raise refusal_of(error) from error


def rule_text(puzzle: Source, form: TextForm = "plain", language: Language = ENGLISH) -> str:
    """Return the rules of the puzzle as a text to publish: "plain", "markdown", or "bbcode" for forums.

    >>> import sudoku_workshop as sudoku
    >>> print(sudoku.rule_text(sudoku.parse("." * 81).with_rules(sudoku.rules.thermometer("r1c1", "r1c2"))))
    Fill the grid so that every row, column and box contains each digit from 1 to 9 once.
    Digits along a thermometer increase from the bulb.
    """
    from sudoku_workshop.messages import say  # imported late, because it loads all techniques

    one_of("form", form, FORMS)
    one_of("language", language, LANGUAGES)
    geometry = parse(puzzle).geometry
    return publishing.rule_text(geometry.frame, partial(say, language), form)
