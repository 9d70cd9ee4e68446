"""Small and damaged puzzles with rules of all kinds and mixtures, and a comparison of our answers with other solvers.

python -m tests.support.rule_puzzles [PUZZLES [FIRST]]

The command compares 2,000 puzzles on all cores with the plain solver of `plain_search.py`, and with OR-Tools CP-SAT if
that is installed. The tests compare the first ones (tests/python/rules/test_puzzles.py).
"""

import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from importlib.util import find_spec
from random import Random
from typing import NamedTuple

from sudoku_workshop.grid.board import board_of
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.grid.geometry import Geometry, geometry
from sudoku_workshop.grid.geometry_rules import with_rules
from sudoku_workshop.rules import KINDS
from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.rule import Rule
from sudoku_workshop.search import count, possible
from tests.support.plain_search import PlainSearch, TooHardError, cpsat_solutions, domains_of, plain_solutions
from tests.support.random_rules import rules_for

SIZES = ("4", "4", "6", "6", "6+boxes:2x3", "5")
SHAPING = ("knight", "king", "diagonal-down", "diagonal-up", "windoku", "disjoint")  # few grids obey them by chance
LIMIT = 3
MOST = 60  # solutions from which the possible digits are gathered


class Made(NamedTuple):
    """A puzzle with rules, and the kinds that were asked for."""

    grid: Geometry
    givens: tuple[int, ...]
    has_solution: bool  # whether it was not damaged

    def __str__(self) -> str:
        return f"{self.grid.name} {text_of(self.givens)}"


def made(index: int) -> Made:
    """Return puzzle number `index`. Every kind occurs among any hundred of them; every third puzzle is damaged."""
    random = Random(index)
    base = geometry(random.choice(SIZES))
    kinds = [list(KINDS)[index % len(KINDS)], *random.sample([*KINDS], random.choice((0, 0, 1, 2, 4)))]
    shaping = [kind for kind in kinds if kind in SHAPING and (base.frame.boxes or kind not in ("windoku", "disjoint"))]
    grid, digits = _full_grid(base, shaping, random)
    lists = [kind for kind in kinds if kind not in SHAPING for _ in range(random.randint(1, 3))]
    rules = [*grid.rules, *rules_for(digits, base, lists, random)]
    givens = [digit if random.random() < 0.3 else 0 for digit in digits]
    if index % 3:
        return Made(with_rules(base, rules), tuple(givens), has_solution=True)
    return _damaged(base, rules, givens, random)


def _full_grid(base: Geometry, shaping: Sequence[str], random: Random) -> tuple[Geometry, tuple[int, ...]]:
    """Return a random full grid, and its geometry with those of the rules for which one was found."""
    rules: list[Rule] = []
    grid, found = base, _filled(base, random)
    for kind in shaping:
        with suppress(RuleError, TooHardError, StopIteration):
            more = with_rules(base, [*rules, KINDS[kind]()])
            grid, found = more, _filled(more, random)
            rules = [*grid.rules]
    return with_rules(base, rules), found


def _filled(grid: Geometry, random: Random) -> tuple[int, ...]:
    """Return a full grid after some random clues that go together. Raises StopIteration or TooHardError."""
    givens = [0] * grid.cells
    for cell in random.sample(range(grid.cells), grid.n):
        trial = [*givens[:cell], random.randint(1, grid.n), *givens[cell + 1 :]]
        with suppress(StopIteration, TooHardError):
            next(PlainSearch(grid, 60).solutions(domains_of(grid, trial)))
            givens = trial
    return next(PlainSearch(grid).solutions(domains_of(grid, givens)))


def _damaged(base: Geometry, rules: Sequence[Rule], givens: list[int], random: Random) -> Made:
    """Return the puzzle with a digit changed, or with a rule from another puzzle, or without a rule."""
    cell = random.randrange(base.cells)
    givens[cell] = random.randint(1, base.n)
    others = rules_for(_filled(base, random), base, random.sample([*KINDS], 1), random)
    kept = random.sample(rules, max(0, len(rules) - random.randint(0, 1)))
    for found in ([*kept, *others], kept, []):
        with suppress(RuleError):
            return Made(with_rules(base, found), tuple(givens), has_solution=False)
    raise AssertionError("a grid without rules is refused")


def fault(index: int, cpsat: bool) -> tuple[str, str]:
    """Return which result a puzzle has, and what is wrong with our answers, or an empty text."""
    puzzle = made(index)
    board = board_of(puzzle.grid, puzzle.givens)
    found = count(board, LIMIT)
    if puzzle.has_solution and not found:
        return "", f"{index}: {puzzle}: no solution, but it was made from one"
    if cpsat and (theirs := len(cpsat_solutions(puzzle.grid, puzzle.givens, LIMIT))) != found:
        return "", f"{index}: {puzzle}: {found} solutions, CP-SAT finds {theirs}"
    every = plain_solutions(puzzle.grid, puzzle.givens, MOST)
    if every is None:
        return "too hard for the plain solver", ""
    if found != min(LIMIT, len(every)):
        return "", f"{index}: {puzzle}: {found} solutions, the plain solver finds {len(every)}"
    union = [{*digits} for digits in zip(*every, strict=True)] or [set[int]()] * puzzle.grid.cells
    ours = [{*digits} for digits in possible(board)]
    if ours != union if len(every) < MOST else any(few - many for few, many in zip(union, ours, strict=True)):
        return "", f"{index}: {puzzle}: other possible digits than those of the plain solver"
    return ("none", "one", "two", "more")[found], ""


def _both(index: int) -> tuple[str, str]:
    return fault(index, has_cpsat())


def has_cpsat() -> bool:
    return find_spec("ortools") is not None


def main(number: int, first: int) -> int:
    """Compare so many puzzles on all cores, and return the number of faults."""
    results, faults = Counter[str](), 0
    with ProcessPoolExecutor() as pool:
        for result, told in pool.map(_both, range(first, first + number), chunksize=20):
            results[result] += 1
            faults += bool(told)
            print(*filter(None, [told]), sep="\n", end="\n" if told else "", flush=True)
    print(f"{number} puzzles{', also with CP-SAT' if has_cpsat() else ''}: {dict(results)}, {faults} faults")
    return faults


if __name__ == "__main__":
    asked = dict(enumerate(map(int, sys.argv[1:])))
    sys.exit(bool(main(asked.get(0, 2000), asked.get(1, 0))))
