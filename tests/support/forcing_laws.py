"""Laws of the rungs from 8.0 on, where nothing easier is left.

python -m tests.support.forcing_laws hints [POSITIONS [CANDIDATES [HIGHEST]]]     our hints beside the naive ones
python -m tests.support.forcing_laws nested [POSITIONS [CANDIDATES]]              the same of nested chains
python -m tests.support.forcing_laws sound [PUZZLES]                              every step beside the solution
python -m tests.support.forcing_laws naive [PUZZLES]                              the naive ones beside Sudoku Explainer

`hints`: on so many positions of at most so many candidates, every rung up to a rating finds the hints of the naive
search, in its order. `nested`: so do those from 9.5 to the last, where some of the hints rest on nested chains; here
only singles are exhausted, as the naive search takes minutes for larger positions. `sound`: no step on the way of so
many puzzles contradicts the solution that a search has found.
`naive`: behind our ladder up to 7.5 the naive search gives so many puzzles the ratings that they are known to have.
"""

import random
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from itertools import count, islice, zip_longest
from math import inf
from typing import NamedTuple, TypeVar

from sudoku_workshop.grid.board import Board, text_of
from sudoku_workshop.grid.masks import bits_of, mask_of
from sudoku_workshop.logic.path import finders, take_steps
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Step
from sudoku_workshop.logic.techniques import LADDER
from sudoku_workshop.logic.techniques.singles import find_all_singles
from sudoku_workshop.search import solve
from tests.conftest import DATA
from tests.support.laws import Broken, broken
from tests.support.naive_chains import removed_by
from tests.support.naive_forcing import FAMILIES, Family, hints
from tests.support.naive_grid import Place, grid_of
from tools.er_table import Known, known

FORCING, NESTED = 8.0, 9.5
RUNGS = {rung.er: rung.find for rung in LADDER if rung.er >= FORCING}
EASIER = tuple(rung.quickest for rung in LADDER if rung.er < FORCING)
RATED_HIGH = "rated-high.txt"
FILES = (RATED_HIGH, "rated-nested.txt")
WORKERS = 2
GONE = 8  # candidates that are taken away at most, to come to another position

Asked = TypeVar("Asked")
Told = tuple[float, bool, frozenset[Place]]  # rating, whether it places a digit, what it removes


class Differing(NamedTuple):
    """The first hint of a rung that is not the naive search's."""

    board: Board
    rung: float
    number: int
    ours: Told | None
    naive: Told | None


def positions(starts: Sequence[Board], most: int) -> Iterator[Board]:
    """Different ones without end, where nothing easier is left, of at most so many candidates."""
    seen = set()
    for seed in count():
        for start in starts:
            for board in stops(start, f"forcing/{seed}"):
                if board not in seen and Position(board).open.bit_count() <= most:
                    seen.add(board)
                    yield board


def stops(start: Board, seed: str) -> Iterator[Board]:
    """Where the easier steps end on the way of a puzzle; some candidates are then taken away at random that are not of
    the solution, until they go on."""
    rng, solved = random.Random(f"{seed}/{text_of(start.givens)}"), solve(start)
    assert solved is not None
    board = exhausted(start)
    while not all(board.values):
        yield board
        spare = list(bits_of(Position(board).open & ~solved.grid))
        gone = sum(1 << candidate for candidate in rng.sample(spare, min(rng.randint(1, GONE), len(spare))))
        board = exhausted(replace(board, grid=board.grid & ~gone))


def nesting(starts: Sequence[Board], most: int) -> Iterator[Board]:
    """Different positions without end, of at most so many candidates, where no single is left and some hint of the
    first rung with nested chains rests on them."""
    seen = set()
    for seed in count():
        for start in starts:
            board = thinned(start, f"nesting/{seed}", most)
            if board not in seen and Position(board).open.bit_count() <= most and any(map(rests_on_chains, at(board))):
                seen.add(board)
                yield board


def thinned(start: Board, seed: str, most: int) -> Board:
    """Where the easier steps end, but for candidates taken away at random that are not of the solution, down to so
    many; none that would leave next to nothing."""
    rng, solved = random.Random(f"{seed}/{text_of(start.givens)}"), solve(start)
    assert solved is not None
    position = Position(exhausted(start))
    spare = list(bits_of(position.open & ~solved.grid))
    for candidate in rng.sample(spare, len(spare)):
        if position.open.bit_count() > most and position.open >> candidate & 1:
            fewer = position.after(Step("", None, 0, 1 << candidate))
            for singles in find_all_singles(fewer):
                fewer = fewer.after(singles)
            position = fewer if fewer.open.bit_count() >= most // 2 else position
    return position.board


def at(board: Board, rung: float = NESTED) -> Iterator[Step]:
    """All steps of a rung."""
    return RUNGS[rung](Position(board))


def rests_on_chains(step: Step) -> bool:
    """Whether chains are nested in it."""
    return bool(step.nested) or any(branch.nested for branch in step.branches)


def exhausted(board: Board) -> Board:
    """The board after all that is easier than forcing chains."""
    for position, _ in take_steps(board, EASIER):
        board = position.board
    return board


def differing(board: Board, highest: float, lowest: float = FORCING) -> list[Differing]:
    """Where the rungs of these ratings do not find the hints of the naive search, in its order."""
    families = [family for family in FAMILIES if family.base in RUNGS and lowest <= family.base <= highest]
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
    for step in at(board, family.base):
        yield step.er or 0, bool(step.placements), removed_by(position, step)


def naive(board: Board, family: Family) -> Iterator[Told]:
    """All hints of the naive search."""
    for hint in hints(grid_of(board), family):
        yield round(hint.rating, 1), hint.placed is not None, hint.removed


def unsound(puzzle: Board) -> list[Broken]:
    """What breaks a law, of all steps of the rater's way through a puzzle."""
    solved, position, found = solve(puzzle), Position(puzzle), []
    assert solved is not None
    for following, step in take_steps(puzzle, finders("ladder")):
        law = broken(position, step, solved.grid)
        if law:
            found.append(Broken(law, position.board, step))
        position = following
    return found


def naive_step(position: Position, family: Family) -> Iterator[Step]:
    """The first hint of the naive search as a step."""
    for hint in hints(grid_of(position.board), family)[:1]:
        gone = mask_of((digit - 1) * position.size + cell for cell, digit in hint.removed)
        placed = 1 << (hint.placed[1] - 1) * position.size + hint.placed[0] if hint.placed else 0
        yield Step(hint.kind, round(hint.rating, 1), placed, 0 if placed else gone)


def misrated(puzzle: Known) -> list[tuple[int, list[float], tuple[float, float, float]]]:
    """What the naive search rates otherwise than Sudoku Explainer: the line, its ER, EP and ED, and the known ones."""
    tried = (*EASIER, *(partial(naive_step, family=each) for each in FAMILIES))
    steps = [step for _, step in take_steps(puzzle.board, tried)]
    ratings = [step.er or 0 for step in steps]
    first = next(number for number, step in enumerate(steps) if step.placements)
    found = [max(ratings), max(ratings[: first + 1]), ratings[0]]
    return [] if found == list(puzzle[2:5]) else [(puzzle.line, found, puzzle[2:5])]


def hard(number: int = 0) -> list[Board]:
    """Puzzles that are rated 8.0 and more, in a random order; or so many of them."""
    found = [puzzle.board for puzzle in known(DATA / RATED_HIGH) if puzzle.er >= FORCING]
    random.Random(RATED_HIGH).shuffle(found)
    return found[: number or None]


def spread(number: int) -> list[Board]:
    """So many puzzles, of all ratings from 7.6 to 11.2 as they are shared out among the files."""
    found = [puzzle.board for file in FILES for puzzle in known(DATA / file)]
    return [found[place * len(found) // number] for place in range(number)]


def check_hints(number: int = 200, most: int = 130, highest: float = 9.0) -> int:
    """Compare so many positions; how many differ."""
    return _all(partial(differing, highest=highest), islice(positions(hard(), most), number))


def check_nested(number: int = 200, most: int = 60) -> int:
    """Compare so many positions with nested chains; how many differ."""
    return _all(partial(differing, highest=inf, lowest=NESTED), islice(nesting(hard(), most), number))


def check_sound(number: int = 300) -> int:
    """Check so many puzzles; how many have a step that breaks a law."""
    return _all(unsound, spread(number))


def check_naive(number: int = 791) -> int:
    """Rate so many puzzles by the naive search; how many come out otherwise than known."""
    puzzles = list(known(DATA / RATED_HIGH))
    return _all(misrated, puzzles[:: -(-len(puzzles) // number)])


def _all(check: Callable[[Asked], Sequence[object]], boards: Iterable[Asked]) -> int:
    """A check of every board, by two processes while others are still sought; how many have failed."""
    failed = 0
    with ProcessPoolExecutor(WORKERS) as pool:
        works = [pool.submit(check, board) for board in boards]
        for done, work in enumerate(works, 1):
            faults = work.result()
            failed += bool(faults)
            print(*faults, f"{done} of {len(works)}, {failed} failed", sep="\n", flush=True)
    return failed


if __name__ == "__main__":
    checks: dict[str, Callable[..., int]] = {
        "hints": check_hints,
        "nested": check_nested,
        "sound": check_sound,
        "naive": check_naive,
    }
    what, *numbers = sys.argv[1:]
    sys.exit(bool(checks[what](*(float(number) if "." in number else int(number) for number in numbers))))
