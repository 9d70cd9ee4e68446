"""The laws of steps for the patterns of forums, on a thousand hard puzzles; also counts the puzzles with each pattern.

python -m tests.support.pattern_laws [PUZZLES]

The patterns are those without a rating and without a code of HoDoKu. They are tried on one board of each puzzle: after
singles, locked candidates and subsets, in every second puzzle with some further candidates removed that are not in the
solution. The solution comes from an exact cover solver that shares nothing with ours.
"""

import random
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.digit_grids import grid_of
from sudoku_workshop.grid.masks import bits_of, mask_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.techniques.records import RECORDS
from tests.conftest import DATA
from tests.support.cover import cover_solutions
from tests.support.laws import Broken, broken, puzzles
from tools.neighbours import reduced

FILES = ("solve-top1465.txt", "solve-hard11.txt", "solve-top95.txt", "rated-nested.txt", "rated-high.txt")
PATTERNS = tuple(each for each in RECORDS if each.er is None and not each.code and each.slug != "forcing-net")


def corpus() -> Iterator[Board]:
    """Yield the puzzles of the files, one file after the other."""
    return (board for name in FILES for board in puzzles(DATA / name))


def examined(number: int, puzzle: Board) -> tuple[set[str], int, list[Broken]]:
    """Return the patterns that a board of the puzzle has, the number of their steps, and those that break a law."""
    truth = grid_of(next(iter(cover_solutions(puzzle.givens, *puzzle.geometry.box))), puzzle.geometry)
    board, rng = reduced(puzzle), random.Random(number)
    spare = list(bits_of(board.grid & ~truth))
    gone = mask_of(rng.sample(spare, rng.randint(0, len(spare) // 3))) if number % 2 else 0
    position = Position(Board(board.geometry, board.givens, board.values, board.grid & ~gone, board.excluded))
    steps = [step for each in PATTERNS for step in each.find(position)]
    faults = [Broken(law, position.board, step) for step in steps if (law := broken(position, step, truth))]
    return {step.technique for step in steps}, len(steps), faults


def main(number: int) -> int:
    """Check this many puzzles on all cores, and return how many steps broke a law."""
    met, steps, faults = Counter[str](), 0, 0
    with ProcessPoolExecutor() as pool:
        for finished, (found, count, broken_ones) in enumerate(
            pool.map(examined, range(number), islice(corpus(), number)), 1
        ):
            met.update(found)
            steps, faults = steps + count, faults + len(broken_ones)
            print(*broken_ones, sep="\n", end="\n" if broken_ones else "")
            if finished % 50 == 0:
                print(f"{finished} puzzles: {steps} steps, {faults} break a law", flush=True)
    for technique, times in met.most_common():
        print(f"{times:7} {technique}")
    print("never met:", *sorted({each.slug for each in PATTERNS} - set(met)))
    return faults


if __name__ == "__main__":
    sys.exit(bool(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)))
