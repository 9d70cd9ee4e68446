"""Puzzles with more houses than rows, columns and boxes, and a check of all steps on them.

python -m tests.support.more_houses [GEOMETRY [PUZZLES]]

The puzzles are from our generator, some easy, some minimal. Their solutions come from the exact cover solver, which
shares nothing with our solver.
"""

import random
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from sudoku_workshop.generator import Recipe, Wish, make
from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.digit_grids import grid_of
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.logic.path import path
from tests.support.cover import cover_solutions
from tests.support.laws import checked

EFFORT = 30
WISHES: tuple[dict[str, str], ...] = (
    {},
    {"clues": "26"},
    {"grade": "medium"},
    {"clues": "32"},
    {"grade": "hard"},
    {"grade": "expert"},
)


def puzzle_of(name: str, index: int) -> Board:
    """Return puzzle number `index`, the nearest one to its wish."""
    return make(Recipe(Wish(name, **WISHES[index % len(WISHES)]), "houses", index), EFFORT).puzzle


def faults_of(name: str, index: int) -> tuple[Counter[str], list[str]]:
    """Return how often each technique occurred, and the faults of a puzzle.

    Every step of both paths is checked, and every step of every technique on some of their boards.
    """
    puzzle = puzzle_of(name, index)
    found = list(cover_solutions(puzzle.givens, *puzzle.geometry.box, diagonals=name.endswith("x")))
    if len(found) != 1:
        return Counter(), [f"{text_of(puzzle.givens)} has {len(found)} solutions"]
    met, solution = Counter[str](), grid_of(found[0], puzzle.geometry)
    faults = [str(fault) for fault in checked(puzzle, random.Random(index), met, solution)]
    for order in ("hint", "ladder"):
        way = path(puzzle, order)
        met.update(step.technique for step in way.steps)
        faults += [
            f"{text_of(puzzle.givens)} {step}"
            for step in way.steps
            if step.placements & ~solution or step.eliminations & solution
        ]
    return met, faults


def main(name: str, number: int) -> int:
    """Check `number` puzzles on all cores and return the number of faults."""
    met, faults = Counter[str](), 0
    with ProcessPoolExecutor() as pool:
        for found, told in pool.map(partial(faults_of, name), range(number), chunksize=4):
            met += found
            faults += len(told)
            print(*told, sep="\n", end="\n" if told else "", flush=True)
    for technique, times in sorted(met.items(), key=lambda item: item[1]):
        print(f"{times:7} {technique}")
    print(f"{number} puzzles, {sum(met.values())} steps, {faults} faults")
    return faults


if __name__ == "__main__":
    asked = dict(enumerate(sys.argv))
    sys.exit(bool(main(asked.get(1, "9x"), int(asked.get(2, 300)))))
