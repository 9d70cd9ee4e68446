"""Steps on the paths of published puzzles with rules, checked against their solutions.

python -m tests.support.rule_steps [--share N] [--seconds S] [--random N] [--most LEVEL]

This takes every N-th published puzzle with a kind of rules that we know, or N puzzles with random rules. It follows the
path of each for at most S seconds of processor time, and reports by kind: the puzzles that are finished, those that
need no chain and no contradiction, the steps, and the wrong steps. A puzzle counts under each of its kinds.
With a level, only steps up to it are taken.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from time import process_time
from typing import NamedTuple

from sudoku_workshop.generator.full import full_grid
from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.geometry_rules import with_rules
from sudoku_workshop.logic.path import take_steps
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.ruled.order import RECORDS
from sudoku_workshop.logic.ruled.record import SCALE
from sudoku_workshop.logic.step import Step
from sudoku_workshop.rules import KINDS
from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.rule import Rule
from sudoku_workshop.search import solve
from sudoku_workshop.search.bounded import solutions_within
from tests.support.random_rules import holds, random_rule
from tests.support.rule_data import AGREEMENT, FOLDER, READERS, known

HARDEST_BEFORE_CHAINS = 4
LEVELS = {place: level for level, place in SCALE.items()}


class Walked(NamedTuple):
    """A path: its steps, the first wrong one, the highest level, and whether it came to its end."""

    steps: int
    wrong: Step | None
    level: int
    finished: bool


def walk(board: Board, seconds: float, most: int = 7) -> Walked:
    """Follow the path of a puzzle, up to a level, until it ends, a step is wrong, or the time is over."""
    solution = solve(board)
    assert solution
    end, steps, level, position = process_time() + seconds, 0, 0, Position(board)
    among = [each.rated for each in RECORDS if each.level <= most]
    for position, step in take_steps(board, among):  # noqa: B007  # used after the loop
        steps, level = steps + 1, max(level, LEVELS[step.er or 0])
        if step.placements & ~solution.grid or step.eliminations & solution.grid:
            return Walked(steps, step, level, False)
        if process_time() > end:
            break
    return Walked(steps, None, level, position.is_solved)


def random_puzzle(seed: int, size: str = "6") -> Board | None:
    """Return a puzzle with up to 8 random rules and few clues, or None if the rules came to nothing."""
    random, base = Random(seed), geometry(size)
    digits = full_grid(base, random).values
    rules: list[Rule] = []
    for _ in range(random.randint(3, 8)):
        kind = random.choice([kind for kind in KINDS if kind != "regions"])
        tries = (random_rule(kind, base.frame, random, digits) for _ in range(40))
        rules += islice((rule for rule in tries if rule and holds(rule, [*rules, rule], digits, base)), 1)
    try:
        grid = with_rules(base, [rule for rule in rules if holds(rule, rules, digits, base)])
    except RuleError:
        return None
    clues = [*digits]
    for cell in random.sample(range(base.cells), base.cells):
        clues[cell], digit = 0, clues[cell]
        if len(solutions_within(board_of(grid, clues), 2) or ()) != 1:
            clues[cell] = digit
    return None if grid.is_explained else board_of(grid, clues)


def puzzles(share: int) -> Iterator[tuple[str, Board]]:
    """Yield every `share`-th published puzzle that we know, with its place in the data."""
    for file in (name for name in READERS if name != AGREEMENT):
        path = FOLDER / file
        for number in range(1, len(path.read_text().splitlines()) + 1, share):
            yield from ((f"{one.file} line {one.number}", one.board) for one in known(file, path, number))


def random_puzzles(number: int) -> Iterator[tuple[str, Board]]:
    """Yield puzzles with random rules, each with its seed."""
    found = ((f"seed {seed}", random_puzzle(seed)) for seed in range(number))
    return ((name, board) for name, board in found if board)


def main() -> int:
    """Print the table, and return the number of wrong steps."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--share", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--random", type=int, default=0)
    parser.add_argument("--most", type=int, default=7)
    options = parser.parse_args()
    counts: dict[str, Counter[str]] = {}
    wrong, started = 0, process_time()
    for name, board in random_puzzles(options.random) if options.random else puzzles(options.share):
        if board.geometry.is_explained:
            continue
        found = walk(board, options.seconds, options.most)
        if found.wrong:
            wrong += 1
            print(f"{name}: wrong step: {found.wrong.technique}", flush=True)
        for kind in (*board.geometry.kinds_of_rules, "all"):
            row = counts.setdefault(kind, Counter())
            easy = found.finished and found.level <= HARDEST_BEFORE_CHAINS
            row.update(
                puzzles=1, steps=found.steps, finished=int(found.finished), easy=int(easy), wrong=int(bool(found.wrong))
            )
            row[f"level {found.level}"] += found.finished
    print("| kind | puzzles | finished | levels 1 to 4 | steps | wrong | levels |")
    print("|---|---|---|---|---|---|---|")
    for kind, row in sorted(counts.items(), key=lambda item: -item[1]["puzzles"]):
        levels = " ".join(str(row[f"level {level}"]) for level in range(1, 8))
        cells = (kind, row["puzzles"], row["finished"], row["easy"], row["steps"], row["wrong"], levels)
        print(f"| {' | '.join(map(str, cells))} |")
    print(f"{process_time() - started:.0f} s of processor time")
    return wrong


if __name__ == "__main__":
    sys.exit(bool(main()))
