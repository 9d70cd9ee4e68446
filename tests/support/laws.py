"""Laws that every step must keep, over a corpus; counts how often each technique is met.

python -m tests.support.laws [PUZZLES [SEED [MORE]]]        MORE: puzzles of our own making, for what is rare

A step contradicts no solution (that of an exact cover solver, which shares nothing with the engine), and it changes
something: on the states of the path to the solution, and on such states with random further candidates removed that are
not of the solution.
"""

import random
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from itertools import chain, islice, zip_longest
from pathlib import Path
from typing import NamedTuple

from sudoku_workshop.generator import Recipe, Wish, make
from sudoku_workshop.grid.board import Board, board_of, digits_of, grid_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.masks import Grid, bits_of
from sudoku_workshop.logic.path import find, finders, path, walk
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Step
from sudoku_workshop.logic.techniques import HINT_ORDER, LADDER
from sudoku_workshop.search import count, solve
from tests.conftest import DATA
from tests.support.cover import cover_solutions
from tools.hodoku import cases

FILES = ("rated-se121.txt", "solve-s17.txt", "solve-top1465.txt", "solve-hard11.txt", "solve-top95.txt")
KNOWN = {technique.slug for technique in HINT_ORDER}
FINDERS = (  # but for what is tried last: it would find hundreds (tests/python/logic/test_branches.py has its laws)
    *(technique.find for technique in HINT_ORDER if not technique.last),
    *(rung.find for rung in LADDER if not KNOWN.issuperset(rung.slugs)),
)
SLUGS = ({technique.slug for technique in HINT_ORDER}, *(rung.slugs for rung in LADDER))
RARE = ("bug-1", "bug-2", "bug-3", "bug-4", "avoidable-rectangle-1", "avoidable-rectangle-2")
STATES = 2  # of each path, at random, besides its first; each once as it is, once thinned


class Broken(NamedTuple):
    """A step that breaks a law, and where."""

    law: str
    board: Board
    step: Step


def corpus(folder: Path = DATA) -> Iterator[Board]:
    """Puzzles of all levels and the positions of HoDoKu's library, the files taking turns."""
    sources = (*(puzzles(folder / name) for name in FILES), positions(folder / "hodoku-cases.txt"))
    return (board for turn in zip_longest(*sources) for board in turn if board is not None)


def puzzles(path: Path) -> Iterator[Board]:
    """The puzzles of one file, one a line."""
    for line in path.read_text(encoding="utf-8").splitlines():
        yield board_of(geometry("9"), digits_of(geometry("9"), line.split()[0].replace("0", ".")))


def positions(path: Path) -> Iterator[Board]:
    """The positions of a library whose puzzle has one solution: techniques may count on that."""
    boards = (case.board for case in cases(path))
    return (board for board in boards if count(board_of(board.geometry, board.givens), 2) == 1)


def states(puzzle: Board, solution: Grid, rng: random.Random) -> Iterator[Board]:
    """Some states of the puzzle's path, each as it is and thinned."""
    found = path(puzzle)
    boards = found.boards[: len(found.boards) - found.solved]
    for board in (boards[0], *rng.sample(boards[1:], min(STATES, len(boards) - 1))):
        yield board
        spare = list(bits_of(board.grid & ~solution))
        gone = sum(1 << candidate for candidate in rng.sample(spare, rng.randint(0, len(spare) // 2)))
        yield replace(board, grid=board.grid & ~gone)


def broken(position: Position, step: Step, solution: Grid) -> str | None:
    """The law that a step breaks; None for a good one."""
    if step.placements & ~solution or step.eliminations & solution:
        return "contradicts the solution"
    if step.eliminations & ~position.open or step.placements & ~position.open:
        return "is about candidates that are not there"
    if not step.placements and not step.eliminations:
        return "changes nothing"
    return None


def checked(puzzle: Board, rng: random.Random, met: Counter[str], solution: Grid = 0) -> Iterator[Broken]:
    """Every step of every technique on some states of a puzzle: what breaks a law. `solution`: whoever found it."""
    solved = solve(puzzle)
    assert solved is not None
    solution = solution or solved.grid
    for board in states(puzzle, solution, rng):
        position = Position(board)
        for finder in FINDERS:
            for step in finder(position):
                met[step.technique] += 1
                if law := broken(position, step, solution):
                    yield Broken(law, board, step)


def examined(puzzle: Board, seed: str) -> tuple[Counter[str], list[Broken], bool]:
    """How often each technique was met, what breaks a law, and whether the path ends, if it does, at the solution."""
    met, geometry = Counter[str](), puzzle.geometry
    truth = grid_of(next(iter(cover_solutions(puzzle.givens, *geometry.box))), geometry)
    faults = list(checked(puzzle, random.Random(seed), met, truth))
    found = path(puzzle)
    return met, faults, not found.solved or grid_of(found.boards[-1].values, geometry) == truth


def made(index: int) -> tuple[Counter[str], list[Broken], bool]:
    """As `examined`, of the rare techniques alone, on every position of a way that does not take them, of a puzzle of
    our own making; and with some more cells written."""
    puzzle, solved = make(Recipe(Wish(), "laws", index))[1:3]
    rng, met, faults = random.Random(index), Counter[str](), []
    cells = [cell for cell, given in enumerate(puzzle.givens) if not given]
    written = set(rng.sample(cells, rng.randint(5, 40)))
    values = [digit if cell in written else puzzle.givens[cell] for cell, digit in enumerate(solved.givens)]
    boards = [position.board for position, _ in walk(puzzle, finders("hint", unique=False))]
    for board in (*boards, board_of(puzzle.geometry, puzzle.givens, values)):
        for step in (step for technique in RARE for step in find(technique, board)):
            met[step.technique] += 1
            if law := broken(Position(board), step, solved.grid):
                faults.append(Broken(law, board, step))
    return met, faults, True


def main(number: int, seed: str, more: int) -> int:
    """Check so many puzzles, and `more` of our own making, on all cores; how many steps broke a law."""
    puzzles = list(islice(corpus(), number))
    met, faults, astray = Counter[str](), 0, 0
    with ProcessPoolExecutor() as pool:
        seeds = (f"{seed}/{i}" for i in range(len(puzzles)))
        done = chain(pool.map(examined, puzzles, seeds), pool.map(made, range(more), chunksize=20))
        for found, broken_ones, ends_well in done:
            met += found
            faults += len(broken_ones)
            astray += not ends_well
            print(*broken_ones, sep="\n", end="\n" if broken_ones else "", flush=True)
    for technique, times in sorted(met.items(), key=lambda item: item[1]):
        print(f"{times:7} {technique}")
    print(f"{sum(met.values()):7} steps, {faults} break a law, {astray} paths end elsewhere")
    print("never met:", *sorted({slug for finder in SLUGS for slug in finder} - set(met)))
    return faults + astray


if __name__ == "__main__":
    asked = dict(enumerate(sys.argv))
    sys.exit(bool(main(int(asked.get(1, 2000)), asked.get(2, "laws"), int(asked.get(3, 8000)))))
