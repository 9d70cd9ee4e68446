"""Our ratings beside those of Sudoku Explainer 1.2.1.3's rater: `python -m tests.er_table [LOWEST HIGHEST]`.

Prints how many are equal at each ER, the time that they take, and every difference with its cause.
"""

import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from sudoku.board import Board, board_of, digits_of
from sudoku.geometry import geometry
from sudoku.rating import Rating, rate
from sudoku.techniques import BEYOND
from tests.conftest import DATA

RATED = DATA / "rated-se121.txt"


class Known(NamedTuple):
    """A puzzle with its known ratings, and its line in the file."""

    line: int
    board: Board
    er: float
    ep: float
    ed: float


class Compared(NamedTuple):
    """A known rating and ours."""

    known: Known
    ours: Rating
    seconds: float

    @property
    def equal(self) -> bool:
        return (self.ours.er, self.ours.ep, self.ours.ed) == self.known[2:] and not self.ours.beyond

    @property
    def cause(self) -> str:
        """Why the two differ, as far as it can be told without looking."""
        if self.ours.beyond and self.known.er >= BEYOND:
            return "needs a technique that we do not have"
        if self.ours.beyond:
            return "a technique that we should have was not found"
        return "another step was taken on the way" if self.ours.er == self.known.er else "a step is rated otherwise"


def known(path: Path = RATED) -> Iterator[Known]:
    """The puzzles of the file."""
    for line, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        puzzle, *ratings = text.split()
        yield Known(line, board_of(geometry("9"), digits_of(geometry("9"), puzzle)), *map(float, ratings))


def compared(puzzle: Known) -> Compared:
    """One puzzle, rated."""
    start = time.process_time()
    ours = rate(puzzle.board)
    assert ours is not None, f"line {puzzle.line} does not have exactly one solution"
    return Compared(puzzle, ours, time.process_time() - start)


def main(lowest: float, highest: float) -> None:
    """Print the table of all puzzles whose known ER lies between the two."""
    results = [compared(puzzle) for puzzle in known() if lowest <= puzzle.er <= highest]
    rows: defaultdict[float, list[Compared]] = defaultdict(list)
    for result in results:
        rows[result.known.er].append(result)
    for er, found in sorted(rows.items()):
        print(f"ER {er:4}  {_summary(found)}")
    print(f"all      {_summary(results)}\n")
    for result in results:
        if not result.equal:
            told, ours = result.known, result.ours
            print(
                f"line {told.line}: {told.er} {told.ep} {told.ed}, ours {ours.er} {ours.ep} {ours.ed}: {result.cause}"
            )


def _summary(results: list[Compared]) -> str:
    equal = sum(result.equal for result in results)
    mean = sum(result.seconds for result in results) / max(len(results), 1)
    return f"{equal:3} of {len(results):3} equal, {1000 * mean:6.1f} ms a puzzle"


if __name__ == "__main__":
    main(*(float(argument) for argument in sys.argv[1:3] or ("0", "7.5")))
