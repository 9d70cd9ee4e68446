"""Two more solvers of puzzles with rules, to compare with ours: a plain one over `narrow`, and OR-Tools CP-SAT.

The plain one uses nothing of ours but `narrow`. CP-SAT gets the plain definitions of the rules, so it uses nothing.
"""

from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import islice, product
from typing import Any

from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.masks import bits_of
from tests.support.plain_rules import Puzzle, checks, different, lines_and_boxes, places
from tests.support.random_rules import puzzle_of

Domains = list[int]
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
    """Return up to `limit` solutions by OR-Tools CP-SAT. Raises ImportError if it is not installed."""
    cp_model = import_module("ortools.sat.python.cp_model")
    puzzle = puzzle_of(grid)
    model = cp_model.CpModel()
    names = {cell: model.NewIntVar(1, grid.n, "") for cell in places(puzzle)}
    for house in lines_and_boxes(puzzle):
        model.AddAllDifferent([names[cell] for cell in house])
    for cell, digit in zip(places(puzzle), givens, strict=True):
        if digit:
            model.Add(names[cell] == digit)
    variables = list(names.values())
    for digit, number in (divmod(candidate, grid.cells) for candidate in bits_of(excluded)):
        model.Add(variables[number] != digit + 1)
    _add_rules(model, puzzle, names)
    solver, found = cp_model.CpSolver(), list[tuple[int, ...]]()
    solver.parameters.num_workers = 1
    while len(found) < limit and solver.Solve(model) in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        values = tuple(solver.Value(names[cell]) for cell in places(puzzle))
        found.append(values)
        model.AddForbiddenAssignments(list(names.values()), [values])
    return found


def _add_rules(model: Any, puzzle: Puzzle, names: dict[tuple[int, int], Any]) -> None:
    for rule in puzzle.rules:
        for cells, test in checks(rule, puzzle):
            if test is different:
                model.AddAllDifferent([names[cell] for cell in cells])
            else:
                digits = product(range(1, puzzle.n + 1), repeat=len(cells))
                model.AddAllowedAssignments(
                    [names[cell] for cell in cells], [found for found in digits if test(*found)]
                )
