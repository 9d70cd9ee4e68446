"""Laws of the rungs from 8.0 on, where nothing easier is left.

python -m tests.support.forcing_laws hints [POSITIONS [CANDIDATES [HIGHEST]]]     our hints beside the naive ones
python -m tests.support.forcing_laws sound [PUZZLES]                              every step beside the solution

`hints`: on so many positions of at most so many candidates, every rung up to a rating finds the hints of the naive
search, in its order. `sound`: no step on the way of so many puzzles contradicts the solution that a search has found.
"""

import random
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from itertools import islice, zip_longest
from typing import NamedTuple

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.masks import bits_of
from sudoku_workshop.logic.path import finders, walk
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.techniques import LADDER
from sudoku_workshop.search import solve
from tests.conftest import DATA
from tests.support.laws import Broken, broken, puzzles
from tests.support.naive_chains import removed_by
from tests.support.naive_forcing import FAMILIES, Family, hints
from tests.support.naive_grid import Place, grid_of
from tools.er_table import known

FORCING = 8.0
RUNGS = {rung.er: rung.find for rung in LADDER if rung.er >= FORCING}
EASIER = tuple(rung.left or rung.find for rung in LADDER if rung.er < FORCING)
RATED_HIGH = "rated-high.txt"
FILES = (RATED_HIGH, "rated-se121.txt", "solve-top1465.txt")
WORKERS = 2
GONE = 8  # candidates that are taken away at most, to come to another position

Told = tuple[float, bool, frozenset[Place]]  # rating, whether it places a digit, what it removes


class Differing(NamedTuple):
    """The first hint of a rung that is not the naive search's."""

    board: Board
    rung: float
    number: int
    ours: Told | None
    naive: Told | None


def positions(starts: Iterable[Board], most: int, seed: str = "forcing") -> Iterator[Board]:
    """Where nothing easier is left, and at most so many candidates: on the way of puzzles, with some candidates taken
    away at random, that are not of the solution, where the easier steps end."""
    for number, puzzle in enumerate(starts):
        rng, solved = random.Random(f"{seed}/{number}"), solve(puzzle)
        assert solved is not None
        board = exhausted(puzzle)
        while not all(board.values):
            position = Position(board)
            if position.open.bit_count() <= most:
                yield board
            spare = list(bits_of(position.open & ~solved.grid))
            gone = sum(1 << candidate for candidate in rng.sample(spare, min(rng.randint(1, GONE), len(spare))))
            board = exhausted(replace(board, grid=board.grid & ~gone))


def exhausted(board: Board) -> Board:
    """The board after all that is easier than forcing chains."""
    for position, _ in walk(board, EASIER):
        board = position.board
    return board


def differing(board: Board, highest: float) -> list[Differing]:
    """Where the rungs up to this rating do not find the hints of the naive search, in its order."""
    families = [family for family in FAMILIES if family.base in RUNGS and family.base <= highest]
    return [found for family in families for found in compared(board, family)]


def compared(board: Board, family: Family) -> Iterator[Differing]:
    """Where one rung first finds another hint."""
    for number, (our, other) in enumerate(zip_longest(ours(board, family), naive(board, family))):
        if our != other:
            yield Differing(board, family.base, number, our, other)
            return


def ours(board: Board, family: Family) -> Iterator[Told]:
    """All steps of a rung."""
    position = Position(board)
    for step in RUNGS[family.base](position):
        yield step.er or 0, bool(step.placements), removed_by(position, step)


def naive(board: Board, family: Family) -> Iterator[Told]:
    """All hints of the naive search."""
    for hint in hints(grid_of(board), family):
        yield round(hint.rating, 1), hint.placed is not None, hint.removed


def unsound(puzzle: Board) -> list[Broken]:
    """What breaks a law, of all steps of the rater's way through a puzzle."""
    solved, position, found = solve(puzzle), Position(puzzle), []
    assert solved is not None
    for following, step in walk(puzzle, finders("ladder")):
        law = broken(position, step, solved.grid)
        if law:
            found.append(Broken(law, position.board, step))
        position = following
    return found


def hard(number: int = 0) -> list[Board]:
    """Puzzles that are rated 8.0 and more, in a random order; or so many of them."""
    found = [puzzle.board for puzzle in known(DATA / RATED_HIGH) if puzzle.er >= FORCING]
    random.Random(RATED_HIGH).shuffle(found)
    return found[: number or None]


def mixed(number: int) -> list[Board]:
    """So many puzzles, of each file as many."""
    share = number // len(FILES) + 1
    sources = [list(puzzles(DATA / name)) for name in FILES]
    turns = zip_longest(*(source[:: max(1, len(source) // share)] for source in sources))
    return [puzzle for turn in turns for puzzle in turn if puzzle][:number]


def check_hints(number: int = 200, most: int = 130, highest: float = 9.0) -> int:
    """Compare so many positions; how many differ."""
    return _all(partial(differing, highest=highest), list(islice(positions(hard(), most), number)))


def check_sound(number: int = 300) -> int:
    """Check so many puzzles; how many have a step that breaks a law."""
    return _all(unsound, mixed(number))


def _all(check: Callable[[Board], Sequence[object]], boards: Sequence[Board]) -> int:
    """A check of every board, two at a time; how many have failed."""
    failed = 0
    with ProcessPoolExecutor(WORKERS) as pool:
        for done, faults in enumerate(pool.map(check, boards), 1):
            failed += bool(faults)
            print(*faults, f"{done} of {len(boards)}, {failed} failed", sep="\n", flush=True)
    return failed


if __name__ == "__main__":
    checks: dict[str, Callable[..., int]] = {"hints": check_hints, "sound": check_sound}
    what, *numbers = sys.argv[1:]
    sys.exit(bool(checks[what](*(float(number) if "." in number else int(number) for number in numbers))))
