"""Laws of the rungs from 8.0 on, on positions with no easier step left.

python -m tests.support.forcing_laws hints [POSITIONS [CANDIDATES [HIGHEST]]]     compare our hints with the naive ones
python -m tests.support.forcing_laws nested [POSITIONS [CANDIDATES]]              the same for nested chains
python -m tests.support.forcing_laws sound [PUZZLES]                              compare every step with the solution
python -m tests.support.forcing_laws naive [PUZZLES]                              compare naive and known ratings

`hints`: on this number of positions with at most this number of candidates, every rung up to a rating finds the hints
of the naive search, in its order. `nested`: so do the rungs from 9.5 to the last, on positions where some hints rest on
nested chains. Only singles are exhausted there, because the naive search takes minutes for larger positions.

`sound`: no step on the path of this number of puzzles contradicts the solution that a search has found. `naive`: after
our ladder up to 7.5, the naive search gives this number of puzzles the ratings that they are known to have.
"""

import random
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import count, islice, zip_longest
from math import inf
from typing import NamedTuple, TypeVar

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.digit_text import text_of
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
GONE = 8  # the most candidates to remove for another position

Asked = TypeVar("Asked")
Told = tuple[float, bool, frozenset[Place]]  # rating, whether it places a digit, the removed candidates


class Differing(NamedTuple):
    """The first hint of a rung that differs from the naive search's."""

    board: Board
    rung: float
    number: int
    ours: Told | None
    naive: Told | None


def positions(starts: Sequence[Board], most: int) -> Iterator[Board]:
    """Yield different positions without end, with no easier step left and at most `most` candidates."""
    seen = set()
    for seed in count():
        for start in starts:
            for board in stops(start, f"forcing/{seed}"):
                if board not in seen and Position(board).open.bit_count() <= most:
                    seen.add(board)
                    yield board


def stops(start: Board, seed: str) -> Iterator[Board]:
    """Yield the boards on a puzzle's path where the easier steps end.

    After each, some random candidates that are not in the solution are removed, so that the easier steps continue.
    """
    rng, solved = random.Random(f"{seed}/{text_of(start.givens)}"), solve(start)
    assert solved is not None
    board = exhausted(start)
    while not all(board.values):
        yield board
        spare = list(bits_of(Position(board).open & ~solved.grid))
        gone = sum(1 << candidate for candidate in rng.sample(spare, min(rng.randint(1, GONE), len(spare))))
        board = exhausted(Board(board.geometry, board.givens, board.values, board.grid & ~gone, board.excluded))


def nesting(starts: Sequence[Board], most: int) -> Iterator[Board]:
    """Yield different positions without end, with no single left, on which a hint rests on nested chains.

    The hint is one of the first rung with nested chains. The positions have at most `most` candidates.
    """
    seen = set()
    for seed in count():
        for start in starts:
            board = thinned(start, f"nesting/{seed}", most)
            if board not in seen and Position(board).open.bit_count() <= most and any(map(rests_on_chains, at(board))):
                seen.add(board)
                yield board


def thinned(start: Board, seed: str, most: int) -> Board:
    """Return the board where the easier steps end, with random candidates removed that are not in the solution.

    They are removed until at most `most` candidates are left, except those whose removal would leave almost none.
    """
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
    """Return all steps of a rung."""
    return RUNGS[rung](Position(board))


def rests_on_chains(step: Step) -> bool:
    """Return whether chains are nested in a step."""
    return bool(step.nested) or any(branch.nested for branch in step.branches)


def exhausted(board: Board) -> Board:
    """Return the board after all steps easier than forcing chains."""
    for position, _ in take_steps(board, EASIER):
        board = position.board
    return board


def differing(board: Board, highest: float, lowest: float = FORCING) -> list[Differing]:
    """Return where the rungs of these ratings do not find the hints of the naive search, in its order."""
    families = [family for family in FAMILIES if family.base in RUNGS and lowest <= family.base <= highest]
    return [found for family in families for found in compared(board, family)]


def compared(board: Board, family: Family) -> Iterator[Differing]:
    """Yield the first place where a rung finds another hint."""
    for number, (our, other) in enumerate(zip_longest(ours(board, family), naive(board, family))):
        if our != other:
            yield Differing(board, family.base, number, our, other)
            return


def ours(board: Board, family: Family) -> Iterator[Told]:
    """Yield all steps of a rung."""
    position = Position(board)
    for step in at(board, family.base):
        yield step.er or 0, bool(step.placements), removed_by(position, step)


def naive(board: Board, family: Family) -> Iterator[Told]:
    """Yield all hints of the naive search."""
    for hint in hints(grid_of(board), family):
        yield round(hint.rating, 1), hint.placed is not None, hint.removed


def unsound(puzzle: Board) -> list[Broken]:
    """Return the steps of the rater's path that break a law."""
    solved, position, found = solve(puzzle), Position(puzzle), []
    assert solved is not None
    for following, step in take_steps(puzzle, finders("ladder")):
        law = broken(position, step, solved.grid)
        if law:
            found.append(Broken(law, position.board, step))
        position = following
    return found


def naive_step(position: Position, family: Family) -> Iterator[Step]:
    """Yield the first hint of the naive search as a step."""
    for hint in hints(grid_of(position.board), family)[:1]:
        gone = mask_of((digit - 1) * position.size + cell for cell, digit in hint.removed)
        placed = 1 << (hint.placed[1] - 1) * position.size + hint.placed[0] if hint.placed else 0
        yield Step(hint.kind, round(hint.rating, 1), placed, 0 if placed else gone)


def misrated(puzzle: Known) -> list[tuple[int, list[float], tuple[float, float, float]]]:
    """Return the line, our ER, EP and ED, and the known ones, if the naive search rates a puzzle differently."""
    families = (partial(naive_step, family=each) for each in FAMILIES)
    steps = [step for _, step in take_steps(puzzle.board, (*EASIER, *families))]
    ratings = [step.er or 0 for step in steps]
    first = next(number for number, step in enumerate(steps) if step.placements)
    found = [max(ratings), max(ratings[: first + 1]), ratings[0]]
    return [] if found == list(puzzle[2:5]) else [(puzzle.line, found, puzzle[2:5])]


def hard(number: int = 0) -> list[Board]:
    """Return puzzles rated 8.0 or higher in a random order, all or the first `number`."""
    found = [puzzle.board for puzzle in known(DATA / RATED_HIGH) if puzzle.er >= FORCING]
    random.Random(RATED_HIGH).shuffle(found)
    return found[: number or None]


def spread(number: int) -> list[Board]:
    """Return this number of puzzles, spread over all ratings from 7.6 to 11.2 as in the files."""
    found = [puzzle.board for file in FILES for puzzle in known(DATA / file)]
    return [found[place * len(found) // number] for place in range(number)]


def check_hints(number: int = 200, most: int = 130, highest: float = 9.0) -> int:
    """Compare this number of positions and return how many differ."""
    return _all(partial(differing, highest=highest), islice(positions(hard(), most), number))


def check_nested(number: int = 200, most: int = 60) -> int:
    """Compare this number of positions with nested chains and return how many differ."""
    return _all(partial(differing, highest=inf, lowest=NESTED), islice(nesting(hard(), most), number))


def check_sound(number: int = 300) -> int:
    """Check this number of puzzles and return how many have a step that breaks a law."""
    return _all(unsound, spread(number))


def check_naive(number: int = 791) -> int:
    """Rate this number of puzzles by the naive search and return how many ratings differ from the known ones."""
    puzzles = list(known(DATA / RATED_HIGH))
    return _all(misrated, puzzles[:: -(-len(puzzles) // number)])


def _all(check: Callable[[Asked], Sequence[object]], boards: Iterable[Asked]) -> int:
    """Check every board in two processes, and return how many have failed."""
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
