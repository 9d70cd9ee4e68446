"""Small random puzzles with rules, and their solutions by brute force."""

from collections.abc import Sequence
from random import Random

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.geometry_rules import with_only_rules, with_rules
from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.rule import Rule
from sudoku_workshop.search import solutions
from tests.support.random_rules import holds, random_rule

FOUR = geometry("4")
FRAME = FOUR.frame
KINDS_TRIED = (
    "killer",
    "sum",
    "white",
    "black",
    "xv",
    "thermometer",
    "sandwich",
    "x-sum",
    "skyscraper",
    "even",
    "zipper",
)
EVERY_GRID = [found.values for found in solutions(board_of(FOUR, [0] * 16))]
FAR = 60  # more than any number that a rule of a 4x4 can have


def solved(rules: Sequence[Rule], givens: Sequence[int]) -> list[tuple[int, ...]]:
    """Return the solutions by brute force."""
    return [
        digits
        for digits in EVERY_GRID
        if all(mine in (0, digit) for mine, digit in zip(givens, digits, strict=True))
        and all(holds(rule, rules, digits, FOUR) for rule in rules)
    ]


def changed(rule: Rule, number: int) -> Rule | None:
    """Return the rule with another number, or None if no geometry can have it."""
    try:
        found = type(rule).of_groups(rule.groups or [rule.cells], number, FRAME, rule.listed)
        with_rules(FOUR, [found])
    except RuleError:
        return None
    return found


def fitting(random: Random) -> tuple[list[Rule], list[int]]:
    """Return random rules that hold for a full grid, and a few clues of it."""
    digits = random.choice(EVERY_GRID)
    made = [random_rule(random.choice(KINDS_TRIED), FRAME, random, digits) for _ in range(random.randint(3, 7))]
    found = [rule for rule in made if rule and holds(rule, [rule], digits, FOUR)]
    grid = with_rules(FOUR, found) if found else FOUR
    return [*grid.rules], [digit if random.random() < 0.15 else 0 for digit in digits]


def spoiled(random: Random) -> Board | None:
    """Return a puzzle with another number in one of its rules, if it has no solution then."""
    rules, givens = fitting(random)
    numbered = [rule for rule in rules if rule.number is not None]
    if not numbered:
        return None
    rule = random.choice(numbered)
    instead = changed(rule, max(0, (rule.number or 0) + random.choice((-2, -1, 1, 2, 9))))
    if not instead or instead == rule:
        return None
    try:
        grid = with_only_rules(FOUR, [instead if each == rule else each for each in rules])
    except RuleError:
        return None
    return None if solved(grid.rules, givens) else board_of(grid, givens)
