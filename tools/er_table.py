"""A comparison of our ratings with those of Sudoku Explainer 1.2.1.3's rater.

python -m tools.er_table [FILE]      without a file: writes the table into docs/ratings.md
"""

import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from math import inf
from pathlib import Path
from typing import NamedTuple

from sudoku_workshop import files
from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_grids import digits_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.logic.rating import Rating, rate
from sudoku_workshop.logic.techniques import BEYOND
from tests.conftest import DATA, ROOT

RATED = DATA / "rated-se121.txt"
HIGH = DATA / "rated-high.txt"
NESTED = DATA / "rated-nested.txt"
PAGE = ROOT / "docs" / "ratings.md"
LOWEST = (0.0, 1.7, 2.6, 4.5, 6.7, 7.5, 8.0, 8.5, 9.0, 9.4, 9.5, 10.0, 10.5, 11.0)  # the lowest ER of each range


class Known(NamedTuple):
    """A puzzle, its known ratings, its line number in the file, and Sudoku Explainer's time in seconds, if known."""

    line: int
    board: Board
    er: float
    ep: float
    ed: float
    seconds: float | None = None


class Compared(NamedTuple):
    """A puzzle with its known ratings, our rating, and the seconds that our rating took."""

    known: Known
    ours: Rating
    seconds: float

    @property
    def equal(self) -> bool:
        """Return whether all our ratings of the puzzle are equal to the known ratings."""
        return self.ours[:3] == self.known[2:5] and not self.ours.beyond

    @property
    def cause(self) -> str:
        """Return why our ratings differ from the known ones, if the numbers show the reason."""
        if self.ours.beyond and self.known.er >= BEYOND:
            return "needs a technique that we do not have"
        if self.ours.beyond:
            return "a technique that we should have was not found"
        return "another step was taken on the way" if self.ours.er == self.known.er else "a step is rated otherwise"


def known(path: Path = RATED) -> Iterator[Known]:
    """Yield the puzzles with known ratings that a file contains."""
    for line, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        puzzle, *ratings = text.split()
        digits = digits_of(geometry("9"), puzzle.replace("0", "."))
        yield Known(line, board_of(geometry("9"), digits), *map(float, ratings))


def compared(puzzle: Known) -> Compared:
    """Rate one puzzle. Return it with its known ratings, our rating, and the seconds that our rating took."""
    start = time.process_time()
    ours = rate(puzzle.board)
    assert ours is not None, f"line {puzzle.line} does not have exactly one solution"
    return Compared(puzzle, ours, time.process_time() - start)


def results(path: Path = RATED) -> list[Compared]:
    """Rate all puzzles in a file."""
    return [compared(puzzle) for puzzle in known(path)]


def by_band(found: Iterable[Compared]) -> dict[str, list[Compared]]:
    """Return the results grouped by the range of their known ER."""
    bands: dict[str, list[Compared]] = {}
    for low, next_low in zip(LOWEST, (*LOWEST[1:], inf), strict=True):
        inside = [result for result in found if low <= result.known.er < next_low]
        if inside:
            bands[_range([result.known.er for result in inside])] = inside
    return bands


def _range(numbers: Sequence[float]) -> str:
    low, high = min(numbers), max(numbers)
    return f"{low}" if low == high else f"{low} to {high}"


def counted(group: Sequence[Compared]) -> str:
    """Return three cells of the table: how many puzzles, equal ratings and mere lower bounds there are."""
    equal, bound = sum(each.equal for each in group), sum(each.ours.beyond for each in group)
    return f"{len(group)} | {equal} | {bound}"


def table(found: Sequence[Compared]) -> str:
    """Return a table of the results by range of rating (ER), and then a list of the puzzles whose ratings differ."""
    lines = [
        "| ER | puzzles | equal | bounds |",
        "|---:|---:|---:|---:|",
        *(f"| {band} | {counted(group)} |" for band, group in by_band(found).items()),
        f"| all | {counted(found)} |",
        "",
        *differences([result for result in found if not result.equal]),
    ]
    return "\n".join(lines) + "\n"


def differences(found: Sequence[Compared]) -> list[str]:
    """Return the lines of a table of puzzles whose ratings differ, or a sentence that says that there are none."""
    if not found:
        return ["There is no difference."]
    head = [
        "Every difference, by its line in the file:",
        "",
        "| line | ER EP ED | ours | cause |",
        "|---:|---|---|---|",
    ]
    return [*head, *map(_difference, found)]


def _difference(result: Compared) -> str:
    told, ours = result.known, result.ours
    bound = "at least " if ours.beyond else ""
    return f"| {told.line} | {told.er} {told.ep} {told.ed} | {bound}{ours.er} {ours.ep} {ours.ed} | {result.cause} |"


def write(name: str, text: str) -> None:
    """Replace the text between the two marks with this name in docs/ratings.md."""
    begin, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->\n"
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(begin)
    _, _, after = rest.partition(end)
    files.write(PAGE, f"{before}{begin}{text}{end}{after}".encode())


def main() -> None:
    """Write the table into docs/ratings.md or, with another file of puzzles, print the table for that file."""
    file = Path(sys.argv[1]) if sys.argv[1:] else RATED
    found = table(results(file))
    if file == RATED:
        write("compared", found)
    print(found)


if __name__ == "__main__":
    main()
