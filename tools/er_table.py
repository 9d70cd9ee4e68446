"""Our ratings beside those of Sudoku Explainer 1.2.1.3's rater.

python -m tools.er_table [FILE]      without a file: writes docs/ratings.md
"""

import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import NamedTuple

from sudoku_workshop.grid.board import Board, board_of, digits_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.logic.rating import Rating, rate
from sudoku_workshop.logic.techniques import BEYOND
from tests.conftest import DATA, ROOT

RATED = DATA / "rated-se121.txt"
HIGH = DATA / "rated-high.txt"
NESTED = DATA / "rated-nested.txt"
PAGE = ROOT / "docs" / "ratings.md"


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
        digits = digits_of(geometry("9"), puzzle.replace("0", "."))
        yield Known(line, board_of(geometry("9"), digits), *map(float, ratings[:3]))


def compared(puzzle: Known) -> Compared:
    """One puzzle, rated."""
    start = time.process_time()
    ours = rate(puzzle.board)
    assert ours is not None, f"line {puzzle.line} does not have exactly one solution"
    return Compared(puzzle, ours, time.process_time() - start)


def results(path: Path = RATED) -> list[Compared]:
    """All puzzles of a file."""
    return [compared(puzzle) for puzzle in known(path)]


def page(found: list[Compared]) -> str:
    """The table as a page of the documentation."""
    rows: defaultdict[float, list[Compared]] = defaultdict(list)
    for result in found:
        rows[result.known.er].append(result)
    lines = [
        "# Ratings beside Sudoku Explainer's",
        "",
        "Written by `python -m tools.er_table`. Equal: ER, EP and ED are those of Sudoku Explainer 1.2.1.3, and",
        "none of them is told as a bound. The page shows a rating plainly only because every one that it shows so is",
        'equal here; where that ever fails, its number needs a question mark. Beyond the ladder it says "at least".',
        "Ratings above 7.5 are few in this file; `python -m tools.er_table FILE` tells of any other.",
        "",
        "| ER | puzzles | equal | told as a bound |",
        "|---:|---:|---:|---:|",
        *(_row(f"{er:.1f}", group) for er, group in sorted(rows.items())),
        _row("all", found),
        "",
        *_differences([result for result in found if not result.equal]),
    ]
    return "\n".join(lines) + "\n"


def _row(name: str, group: list[Compared]) -> str:
    return (
        f"| {name} | {len(group)} | {sum(each.equal for each in group)} | {sum(each.ours.beyond for each in group)} |"
    )


def _differences(found: list[Compared]) -> list[str]:
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


def main() -> None:
    """Write the page, or print that of another file; and the time that the puzzles of each ER take."""
    file = Path(sys.argv[1]) if sys.argv[1:] else RATED
    found = results(file)
    if file == RATED:
        PAGE.write_text(page(found), encoding="utf-8")
    print(page(found))
    rows: defaultdict[float, list[float]] = defaultdict(list)
    for result in found:
        rows[result.known.er].append(result.seconds)
    for er, seconds in sorted(rows.items()):
        print(f"ER {er:4} {1000 * median(seconds):8.1f} ms a puzzle (median), {1000 * max(seconds):8.1f} ms at most")


if __name__ == "__main__":
    main()
