"""Two more solvers of puzzles with rules, to compare with ours: a plain one over `narrow`, and OR-Tools CP-SAT.

The plain one uses nothing of ours but `narrow`. CP-SAT gets the plain definitions of the rules, so it uses nothing.
"""

from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import islice, product
from typing import Any

from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.masks import bits_of
from tests.support.plain_rules import Place, Puzzle, checks, different, lines_and_boxes, places
from tests.support.random_rules import puzzle_of

Domains = list[int]
DONE = 1000  # the last state of the machine for a sandwich
PATIENCE = 400  # domains to narrow before giving up, because some grids with few clues would take for ever


class TooHardError(Exception):
    """The plain solver has given up."""


class PlainSearch:
    """One search: the grid, its rows, columns and boxes, and how many more domains may be narrowed."""

    def __init__(self, grid: Geometry, patience: int = PATIENCE) -> None:
        self.grid, self.patience = grid, patience
        n = grid.n
        self.houses = [
            [(row - 1) * n + column - 1 for row, column in house] for house in lines_and_boxes(puzzle_of(grid))
        ]

    def solutions(self, domains: Domains) -> Iterator[tuple[int, ...]]:
        """Yield the solutions, trying the digits of a blank cell with the fewest candidates."""
        left = self.settled(domains)
        if left is None:
            return
        blanks = [(digits.bit_count(), cell) for cell, digits in enumerate(left) if digits.bit_count() > 1]
        if not blanks:
            yield tuple(digits.bit_length() for digits in left)
            return
        _, cell = min(blanks)
        for digit in range(self.grid.n):
            if left[cell] >> digit & 1:
                yield from self.solutions([*left[:cell], 1 << digit, *left[cell + 1 :]])

    def settled(self, domains: Domains) -> Domains | None:
        """Return the domains after all rules have narrowed them until nothing changes, or None."""
        before: Domains = []
        left: Domains | None = domains
        while left and left != before:
            self.patience -= 1
            if self.patience < 0:
                raise TooHardError
            before = left
            left = self.narrowed(list(before))
        return left

    def narrowed(self, left: Domains) -> Domains | None:
        for house in self.houses:
            for cell in house:
                if left[cell].bit_count() == 1:
                    for other in house:
                        left[other] &= ~left[cell] if other != cell else -1
        if not all(left):
            return None
        for rule in self.grid.rules:
            found = rule.narrow(left, self.grid.frame)
            if found is None:
                return None
            left = [*found]
        return left


def domains_of(grid: Geometry, givens: Sequence[int]) -> Domains:
    return [1 << digit - 1 if digit else (1 << grid.n) - 1 for digit in givens]


def plain_solutions(grid: Geometry, givens: Sequence[int], limit: int) -> list[tuple[int, ...]] | None:
    """Return up to `limit` solutions, or None if the grid is too hard for such a plain solver."""
    try:
        return [*islice(PlainSearch(grid).solutions(domains_of(grid, givens)), limit)]
    except TooHardError:
        return None


def cpsat_solutions(grid: Geometry, givens: Sequence[int], limit: int, excluded: int = 0) -> list[tuple[int, ...]]:
    """Return up to `limit` solutions by OR-Tools CP-SAT. Raises ImportError if it is not installed.

    Grids may overlap, if they have no rules. Cells that are in no grid are 0.
    """
    cp_model = import_module("ortools.sat.python.cp_model")
    puzzle, model = puzzle_of(grid), cp_model.CpModel()
    names: dict[Place, Any] = {}
    for top, left in grid.corners:
        for row, column in places(puzzle):
            names.setdefault((row + top, column + left), model.NewIntVar(1, grid.n, ""))
        for house in lines_and_boxes(puzzle):
            model.AddAllDifferent([names[row + top, column + left] for row, column in house])
    every = [(row + 1, column + 1) for row in range(grid.side) for column in range(grid.side)]
    for cell, digit in zip(every, givens, strict=True):
        if digit:
            model.Add(names[cell] == digit)
    for digit, number in (divmod(candidate, grid.cells) for candidate in bits_of(excluded)):
        model.Add(names[every[number]] != digit + 1)
    _add_rules(model, puzzle, names)
    solver, found = cp_model.CpSolver(), list[tuple[int, ...]]()
    solver.parameters.num_workers = 1
    while len(found) < limit and solver.Solve(model) in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        found.append(tuple(solver.Value(names[cell]) if cell in names else 0 for cell in every))
        known = [(name, digit) for name, digit in zip(map(names.get, every), found[-1], strict=True) if digit]
        model.AddForbiddenAssignments([name for name, _ in known], [[digit for _, digit in known]])
    return found


def _add_rules(model: Any, puzzle: Puzzle, names: dict[Place, Any]) -> None:
    for rule in puzzle.rules:
        for cells, test in checks(rule, puzzle):
            variables = [names[cell] for cell in cells]
            if test is different:
                model.AddAllDifferent(variables)
            elif rule.kind == "sandwich":  # has too many combinations to list
                model.AddAutomaton(variables, 0, [DONE], _sandwich(puzzle.n, rule.number))
            else:
                digits = product(range(1, puzzle.n + 1), repeat=len(cells))
                model.AddAllowedAssignments(variables, [found for found in digits if test(*found)])


def _sandwich(n: int, total: int) -> list[tuple[int, int, int]]:
    """Return the steps of a machine that reads a line: state, digit and next state.

    State 0 is before the first of the two extremes, state 1 + k after it with the sum k, and the last is after both.
    """
    inner = range(2, n)
    steps = [(0, digit, 0) for digit in inner] + [(DONE, digit, DONE) for digit in inner]
    steps += [(0, digit, 1) for digit in (1, n)] + [(1 + total, digit, DONE) for digit in (1, n)]
    return steps + [
        (1 + sum, digit, 1 + sum + digit) for sum in range(total) for digit in inner if sum + digit <= total
    ]
