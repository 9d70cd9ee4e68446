"""Laws that every step must obey, checked on a corpus; also counts how often each technique occurs.

python -m tests.support.laws [PUZZLES [SEED [MORE [STATES]]]]
MORE: newly made puzzles, for rare techniques
STATES: number of boards of each path to try all techniques on; 0: only the steps of the path are checked

100 puzzles have about 160,000 steps; 1,000 take one to two hours on two cores. `nice -n 10` leaves the machine to
others.

A step must not contradict the solution, which comes from an exact cover solver that shares nothing with ours. It must
change something. Both are checked on boards of the solution path, and on such boards with random further candidates
removed that are not in the solution.
"""

import random
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import chain, islice, product, repeat, zip_longest
from pathlib import Path
from typing import NamedTuple

from sudoku_workshop.generator import Recipe, Wish, make
from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_grids import digits_of, grid_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.masks import Grid, bits_of
from sudoku_workshop.logic.path import Path as Way
from sudoku_workshop.logic.path import find, finders, path, take_steps
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Step
from sudoku_workshop.logic.techniques import LADDER
from sudoku_workshop.logic.techniques.records import GROUPS, HINT_ORDER
from sudoku_workshop.logic.ways import SINGLES
from sudoku_workshop.search import count, solve
from tests.conftest import DATA
from tests.support.cover import cover_solutions
from tools.hodoku import cases

FILES = ("rated-se121.txt", "solve-s17.txt", "solve-top1465.txt", "solve-top95.txt")
HARDEST, TURNS = "solve-hard11.txt", 10  # one in ten turns: the path of one of them takes as long as fifty others
KNOWN = {technique.slug for technique in HINT_ORDER}
FINDERS = (  # without last resorts, which would find hundreds (tests/python/logic/test_branches.py has their laws)
    *(technique.find for technique in HINT_ORDER if not technique.last),
    *(rung.find for rung in LADDER if not KNOWN.issuperset(rung.slugs)),
)
SLUGS = ({technique.slug for technique in HINT_ORDER}, *(rung.slugs for rung in LADDER))
RARE = ("bug-1", "bug-2", "bug-3", "bug-4", *(f"avoidable-rectangle-{kind}" for kind in range(1, 5)))
EXOTIC = (  # tried only where the path takes no single
    *(slug for slug in GROUPS["exotic"]),
    *("wxyz-wing", "vwxyz-wing", "medusa", "bug-lite", "extended-unique-rectangle", "borescoper-deadly-pattern"),
)
STATES = 2  # boards of each path including the first, each once unchanged and once with candidates removed


class Broken(NamedTuple):
    """A step that breaks a law, and its board."""

    law: str
    board: Board
    step: Step


def corpus(folder: Path = DATA) -> Iterator[Board]:
    """Yield puzzles of all levels and the positions of HoDoKu's library, with the files taking turns."""
    hardest = (each for board in puzzles(folder / HARDEST) for each in (board, *[None] * (TURNS - 1)))
    sources = (*(puzzles(folder / name) for name in FILES), positions(folder / "hodoku-cases.txt"), hardest)
    return (board for turn in zip_longest(*sources) for board in turn if board is not None)


def puzzles(path: Path) -> Iterator[Board]:
    """Yield the puzzles of a file, one on each line."""
    for line in path.read_text(encoding="utf-8").splitlines():
        yield board_of(geometry("9"), digits_of(geometry("9"), line.split()[0].replace("0", ".")))


def positions(path: Path) -> Iterator[Board]:
    """Return the positions of a library whose puzzles have one solution, because techniques may rely on that."""
    boards = (case.board for case in cases(path))
    return (board for board in boards if count(board_of(board.geometry, board.givens), 2) == 1)


def states(found: Way, solution: Grid, rng: random.Random, number: int) -> Iterator[Board]:
    """Yield some boards of a puzzle's path including the first, each unchanged and with candidates removed."""
    boards = found.boards[: len(found.boards) - found.solved]
    for board in (boards[0], *rng.sample(boards[1:], min(number - 1, len(boards) - 1))) if number else ():
        yield board
        spare = list(bits_of(board.grid & ~solution))
        gone = sum(1 << candidate for candidate in rng.sample(spare, rng.randint(0, len(spare) // 2)))
        yield Board(board.geometry, board.givens, board.values, board.grid & ~gone, board.excluded)


def broken(position: Position, step: Step, solution: Grid) -> str | None:
    """Return the law that a step breaks, or None."""
    if step.placements & ~solution or step.eliminations & solution:
        return "contradicts the solution"
    if step.eliminations & ~position.open or step.placements & ~position.open:
        return "is about candidates that are not there"
    if not step.placements and not step.eliminations:
        return "changes nothing"
    return None


def checked(
    puzzle: Board, rng: random.Random, met: Counter[str], solution: Grid = 0, number: int = STATES
) -> Iterator[Broken]:
    """Yield steps that break a law, of a puzzle's path and of every technique on some of its boards.

    `solution` is from another solver, by default from ours.
    """
    solved, found = solve(puzzle), path(puzzle)
    assert solved is not None
    solution = solution or solved.grid
    taken = ((Position(board), step) for board, step in zip(found.boards, found.steps, strict=False))
    possible = (
        (position, step)
        for position in map(Position, states(found, solution, rng, number))
        for finder in FINDERS
        for step in finder(position)
    )
    for position, step in chain(taken, possible):
        met[step.technique] += 1
        if law := broken(position, step, solution):
            yield Broken(law, position.board, step)
    if found.solved and found.boards[-1].grid != solution:
        yield Broken("ends elsewhere", found.boards[-1], found.steps[-1])


def examined(puzzle: Board, seed: str, states: int) -> tuple[Counter[str], list[Broken]]:
    """Return how often each technique occurred, and the steps that break a law."""
    met = Counter[str]()
    truth = grid_of(next(iter(cover_solutions(puzzle.givens, *puzzle.geometry.box))), puzzle.geometry)
    return met, list(checked(puzzle, random.Random(seed), met, truth, states))


def made(index: int) -> tuple[Counter[str], list[Broken]]:
    """Return the same for rare and exotic techniques alone, on a newly made puzzle.

    They are tried on positions of a path that does not take the rare ones. The rare ones are also tried on a board with
    some more entries.
    """
    puzzle, solved = make(Recipe(Wish(), "laws", index))[1:3]
    rng, met, faults = random.Random(index), Counter[str](), []
    cells = [cell for cell, given in enumerate(puzzle.givens) if not given]
    written = set(rng.sample(cells, rng.randint(5, 40)))
    values = [digit if cell in written else puzzle.givens[cell] for cell, digit in enumerate(solved.givens)]
    path_taken = list(take_steps(puzzle, finders("hint", unique=False)))
    before = [puzzle, *(position.board for position, _ in path_taken)]
    hard = [board for board, (_, step) in zip(before, path_taken, strict=False) if step.technique not in SINGLES]
    tried = [*product(before[1:], RARE), *product(hard, EXOTIC)]
    tried += [(board_of(puzzle.geometry, puzzle.givens, values), technique) for technique in RARE]
    for board, technique in tried:
        for step in find(technique, board):
            met[step.technique] += 1
            if law := broken(Position(board), step, solved.grid):
                faults.append(Broken(law, board, step))
    return met, faults


def main(number: int, seed: str, more: int, states: int) -> int:
    """Check `number` puzzles and `more` newly made ones on all cores, and return how many steps broke a law."""
    puzzles = list(islice(corpus(), number))
    met, faults = Counter[str](), 0
    with ProcessPoolExecutor() as pool:
        seeds = (f"{seed}/{i}" for i in range(len(puzzles)))
        done = chain(pool.map(examined, puzzles, seeds, repeat(states)), pool.map(made, range(more), chunksize=20))
        for finished, (found, broken_ones) in enumerate(done, 1):
            met += found
            faults += len(broken_ones)
            print(*broken_ones, sep="\n", end="\n" if broken_ones else "", flush=True)
            if finished % 100 == 0:
                print(f"{finished} of {len(puzzles) + more}: {met.total()} steps, {faults} break a law", flush=True)
    for technique, times in sorted(met.items(), key=lambda item: item[1]):
        print(f"{times:7} {technique}")
    print(f"{met.total():7} steps, {faults} break a law")
    print("never met:", *sorted({slug for finder in SLUGS for slug in finder} - set(met)))
    return faults


if __name__ == "__main__":
    asked = dict(enumerate(sys.argv))
    sys.exit(
        bool(main(int(asked.get(1, 2000)), asked.get(2, "laws"), int(asked.get(3, 8000)), int(asked.get(4, STATES))))
    )
