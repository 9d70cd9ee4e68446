"""Published puzzles with rules, and full grids that obey or break one rule, to compare with our answers.

python -m tests.support.rule_data

This checks all lines of the files, on all cores. The tests check a sample (tests/python/rules/test_data.py). Puzzles
with kinds of rules that we do not know are left out.
"""

import json
import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

from sudoku_workshop import parse
from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.grid.errors import UnknownRules
from sudoku_workshop.grid.problems import duplicates
from sudoku_workshop.notation.error import NotationError
from sudoku_workshop.search import count, solve
from tests.support.iss import NotKnown, read_iss

FOLDER = Path(os.environ.get("SUDOKU_DATA", "../shared/data"))
AGREEMENT = "rules-agreement.jsonl"
SLOW = {  # these take many seconds, so that only this command tries them, and no test
    *("idx-0184", "idx-0186", "idx-0196", "idx-0144", "iss-0011", "iss-0078", "iss-0128", "iss-0129", "iss-0176"),
    *("A kind of magic", "Hard renban 2", "Eddies"),
}
Line = dict[str, Any]


def some_of_each(lines: list[Line], step: int) -> list[Line]:
    """Return the first puzzle with each set of kinds of rules, and of the other puzzles one in `step`."""
    firsts = {tuple(sorted({*line["kinds"]})): number for number, line in reversed([*enumerate(lines)])}
    chosen = {*firsts.values(), *range(0, len(lines), step)}
    return [line for number, line in enumerate(lines) if number in chosen]


def board_of_text(line: Line) -> Board | None:
    """Return the board of an ISS text, or None if we do not know one of its rules."""
    try:
        return read_iss(line["iss"])
    except NotKnown:
        return None


def board_of_fpuzzles(line: Line) -> Board | None:
    """Return the board of an f-puzzles JSON, or None if we do not know one of its rules."""
    try:
        board = parse(json.dumps(line["fpuzzles"])).puzzle
        board.geometry.refuse_unknown()
    except (NotationError, UnknownRules):
        return None
    return board


def board_of_rows(line: Line) -> Board:
    """Return the board of overlapping grids in rows of digits."""
    return parse("\n".join(line["rows"]))


READERS: dict[str, Callable[[Line], Board | None]] = {
    "rules.jsonl": board_of_text,
    AGREEMENT: board_of_text,
    "variants.jsonl": board_of_fpuzzles,
    "samurai.jsonl": board_of_rows,
}


class Known(NamedTuple):
    """A line of a file whose rules we know."""

    file: str
    number: int
    line: Line
    board: Board

    def fault(self) -> str:
        """Return what is wrong with our answer, or an empty text."""
        where = f"{self.file} line {self.number}: "
        if self.file == AGREEMENT:
            obeys = not any(duplicates(self.board))
            return "" if obeys == self.line["obeys"] else f"{where}the grid {'obeys' if obeys else 'breaks'} its rules"
        found, solution = count(self.board, 2), solve(self.board)
        if found != 1 or solution is None:
            return f"{where}{found} solutions"
        solved = "".join(self.line["solution"])
        return "" if text_of(solution.values) == solved else f"{where}another solution"


def known(file: str, path: Path, number: int | None = None) -> Iterator[Known]:
    """Yield the lines of a file whose rules we know, or only line `number`."""
    for at, text in enumerate(path.read_text().splitlines(), 1):
        if number in (None, at) and (board := READERS[file](line := json.loads(text))):
            yield Known(file, at, line, board)


def _checked(asked: tuple[str, int]) -> tuple[str, int, float, str]:
    file, number = asked
    started = process_time()
    [one] = known(file, FOLDER / file, number)
    told = one.fault()
    return file, number, process_time() - started, told


def main() -> int:
    """Check all lines, and return the number of faults."""
    faults = 0
    for file in READERS:
        numbers = [(file, one.number) for one in known(file, FOLDER / file)]
        with ProcessPoolExecutor() as pool:
            results = [*pool.map(_checked, numbers, chunksize=4)]
        told = [fault for *_, fault in results if fault]
        faults += len(told)
        print(*told, sep="\n", end="\n" if told else "")
        print(f"{file}: {len(results)} lines, {len(told)} faults")
        for _, number, seconds, _ in sorted(results, key=lambda result: -result[2])[:3]:
            print(f"  line {number}: {seconds:.2f} s")
    return faults


if __name__ == "__main__":
    sys.exit(bool(main()))
