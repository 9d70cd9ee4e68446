"""Puzzles with random rules, from whose solution paths `tools/rule_lessons.py` takes its positions."""

from collections.abc import Callable, Sequence
from random import Random

from sudoku_workshop.generator.full import full_grid
from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.geometry import Geometry, geometry
from sudoku_workshop.grid.geometry_rules import with_rules
from sudoku_workshop.logic.ruled.lessons import DOTS, LINES
from sudoku_workshop.rules import KINDS
from sudoku_workshop.rules.jigsaw import Regions
from sudoku_workshop.rules.rule import Rule
from sudoku_workshop.search.bounded import solutions_within
from tests.support.random_rules import rules_for

BASE = geometry("9")
GIVENS = 5  # random digits from which a grid with a rule is completed


def killer(random: Random) -> Board:
    """Return a full grid that is divided into cages."""
    digits, free = full_grid(BASE, random).values, {*range(81)}
    rules: list[Rule] = []
    while free:
        cage, wanted = [min(free)], random.choice((2, 2, 3, 3, 3, 4, 4))
        free -= {*cage}
        while len(cage) < wanted and (near := _near(cage, free, digits)):
            cage.append(random.choice(near))
            free -= {cage[-1]}
        if len(cage) > 1:
            rules.append(KINDS["killer"].of(cage, sum(digits[cell] for cell in cage), BASE.frame))
    return board_of(with_rules(BASE, rules), digits)


def _near(cage: Sequence[int], free: set[int], digits: Sequence[int]) -> list[int]:
    """Return the free cells beside a cage whose digits the cage does not have yet."""
    beside = {other for cell in cage for other in _neighbours(cell)}
    return [cell for cell in sorted(beside & free) if digits[cell] not in [digits[mine] for mine in cage]]


def _neighbours(cell: int) -> list[int]:
    row, column = divmod(cell, 9)
    beside = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [r * 9 + c for r, c in beside if 0 <= r < 9 and 0 <= c < 9]


def ruled(*kinds: str, base: str = "9") -> Callable[[Random], Board]:
    """Return a maker of full grids with rules of these kinds, in a random selection of about two thirds."""

    def made(random: Random) -> Board:
        grid = geometry(base)
        digits = random_grid(grid, random) if grid.rules else full_grid(grid, random).values
        chosen = [kind for kind in kinds if random.random() < 0.7]
        return board_of(with_rules(grid, rules_for(digits, grid, chosen, random)), digits)

    return made


def jigsaw(random: Random) -> Board:
    """Return a full grid with irregular regions that are connected."""
    signs = [cell // 27 * 3 + cell % 9 // 3 for cell in range(81)]
    for _ in range(400):
        one, other = random.sample(range(81), 2)
        if signs[one] != signs[other]:
            swapped = [*signs]
            swapped[one], swapped[other] = signs[other], signs[one]
            if all(_is_connected([cell for cell in range(81) if swapped[cell] == sign]) for sign in range(9)):
                signs = swapped
    grid = with_rules(BASE, [Regions.by_sign([str(sign + 1) for sign in signs], BASE.frame)])
    return board_of(grid, random_grid(grid, random))


def _is_connected(cells: Sequence[int]) -> bool:
    reached, wave = {cells[0]}, [cells[0]]
    while wave:
        wave = [cell for at in wave for cell in _neighbours(at) if cell in cells and cell not in reached]
        reached |= {*wave}
    return len(reached) == len(cells)


def random_grid(grid: Geometry, random: Random) -> tuple[int, ...]:
    """Return the digits of a solution with some digits at random places."""
    while True:
        digits = [0] * 81
        for cell in random.sample(range(81), GIVENS):
            digits[cell] = random.randint(1, 9)
        if found := solutions_within(board_of(grid, digits), 1, 4000):
            return found[0]


MAKERS = (
    killer,
    killer,
    killer,
    ruled(*DOTS * 7),
    ruled(*["thermometer"] * 9),
    ruled(*["whisper"] * 7),
    ruled(*["arrow"] * 9),
    ruled(base="9+knight"),
    ruled(*["thermometer", "white", "arrow"] * 2, base="9+knight"),
    ruled(base="9+windoku"),
    jigsaw,
    ruled(*LINES * 2, "little-killer"),
    ruled(*LINES, *DOTS, "little-killer", "thermometer", "whisper", "arrow", "arrow", "contains"),
)


def puzzle(place: int) -> Board:
    """Return the puzzle with this number: rules, and few clues that leave one solution."""
    random = Random(f"rule lessons {place}")
    full = MAKERS[place % len(MAKERS)](random)
    clues, keep = [*full.values], random.choice((0, 8, 16))
    for cell in random.sample(range(81), 81 - keep):
        clues[cell] = 0
        if len(solutions_within(board_of(full.geometry, clues), 2, 300) or ()) != 1:
            clues[cell] = full.values[cell]
    return board_of(full.geometry, clues)
