"""Proofs that puzzles with rules have one solution: from the text on, including all tables of their geometry.

Each puzzle is proved once in a pass, so nothing is known of its rules beforehand. On the same puzzles run
Interactive-Sudoku-Solver in Node, and OR-Tools CP-SAT with one worker in this process.
"""

import json
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from sudoku_workshop import parse
from sudoku_workshop.grid import geometry as geometries
from sudoku_workshop.grid import masks
from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_grids import digits_of
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.search import count, field_layout
from tests.bench.rows import OURS, Row
from tests.conftest import DATA
from tests.support.plain_search import cpsat_solutions
from tests.support.rule_data import board_of_fpuzzles, board_of_text
from tests.support.rule_puzzles import has_cpsat

PASSES = 3  # the least time of three proofs, because the machine may be busy
HOUSES = {"regions", "diagonal-down", "diagonal-up", "windoku", "disjoint", "even", "odd"}
ISS = DATA.parent / "peers" / "run-iss.mjs"
ISS_LIMIT = 20_000  # milliseconds for a puzzle
SLOW = ("idx-0196",)  # takes many seconds


class Asked(NamedTuple):
    """A puzzle: its text, how to read it, and the same in ISS's text if there is one."""

    id: str
    text: str
    read: Callable[[str], Board]
    iss: str = ""


def run() -> Iterator[Row]:
    for name in ("jigsaw", "even-odd"):
        yield from _rows(name, OURS, _ours([*_of_variants(name)]))
    yield from _rows("samurai", OURS, _ours([*_samurai()]))
    pairs = [*_pairs()]
    yield from _rows("pairs", OURS, _ours(pairs))
    yield from _iss(pairs)
    yield from _cpsat(pairs)


def _lines(file: str) -> Iterator[dict[str, Any]]:
    path = DATA / file
    return map(json.loads, path.read_text().splitlines()) if path.exists() else iter(())


def _of_variants(kind: str) -> Iterator[Asked]:
    for line in _lines("variants.jsonl"):
        if line["kind"] == kind and board_of_fpuzzles(line):
            yield Asked(line["name"], json.dumps(line["fpuzzles"]), lambda text: parse(text).puzzle)


def _samurai() -> Iterator[Asked]:
    """Yield the samurai. All have the same geometry, so the first proof makes its tables for all."""
    for line in _lines("samurai.jsonl"):
        yield Asked(line["name"], "\n".join(line["rows"]), parse)


def _pairs() -> Iterator[Asked]:
    """Yield the puzzles of which a rule relates cells.

    Their text is the name of the geometry, the digits, and the mask of the excluded candidates.
    """
    for line in _lines("rules.jsonl"):
        board = board_of_text(line)
        kinds = {rule.kind for rule in board.geometry.rules} if board else set[str]()
        if board and kinds - HOUSES and line["id"] not in SLOW:
            yield Asked(
                line["id"], f"{board.geometry.name} {text_of(board.givens)} {board.excluded:x}", _read, line["iss"]
            )


def _read(text: str) -> Board:
    name, digits, excluded = text.split()
    grid = geometries.geometry(name)
    return board_of(grid, digits_of(grid, digits), excluded=int(excluded, 16))


def _ours(asked: Sequence[Asked]) -> list[float]:
    """Return the milliseconds for each proof. The tables of a usual 9x9 are made first, as in a long session."""
    best = [float("inf")] * len(asked)
    for _ in range(PASSES):
        _forget()
        count(board_of(geometries.geometry("9"), [0] * 81), 1)
        for index, one in enumerate(asked):
            started = process_time()
            found = count(one.read(one.text), 2)
            best[index] = min(best[index], 1000 * (process_time() - started))
            if found != 1:
                raise RuntimeError(f"{one.id} has {found} solutions")
    return best


def _forget() -> None:
    """Forget all geometries with rules, and the tables of all geometries."""
    geometries._with_rules.cache_clear()
    masks.masks.cache_clear()
    field_layout.layout_of.cache_clear()


def _iss(asked: Sequence[Asked]) -> Iterator[Row]:
    """Run Interactive-Sudoku-Solver in Node twice in one process, because compiled code is faster the second time."""
    if not ISS.exists() or not shutil.which("node"):
        yield Row("rules", "pairs", "ISS", 0, "ms", f"skipped: no {ISS.name}, or no Node")
        return
    with tempfile.TemporaryDirectory() as folder:
        rows, results = Path(folder) / "in.jsonl", Path(folder) / "out.jsonl"
        twice = [{"id": f"{one.id}/{turn}", "iss": one.iss} for turn in range(2) for one in asked]
        rows.write_text("".join(json.dumps(line) + "\n" for line in twice))
        subprocess.run(["node", str(ISS), str(rows), str(results), str(ISS_LIMIT)], check=True)
        found = [json.loads(line) for line in results.read_text().splitlines()]
    taken = [
        line["ms"] + line["setup_ms"] for line in found if line["id"].endswith("/1") and line["status"] == "unique"
    ]
    yield from _rows("pairs", "ISS", taken, len(asked))


def _cpsat(asked: Sequence[Asked]) -> Iterator[Row]:
    if not has_cpsat():
        yield Row("rules", "pairs", "CP-SAT", 0, "ms", "skipped: OR-Tools is not installed")
        return
    taken = []
    for one in asked:
        board = one.read(one.text)
        started = process_time()
        cpsat_solutions(board.geometry, board.givens, 2, board.excluded)
        taken.append(1000 * (process_time() - started))
    yield from _rows("pairs", "CP-SAT", taken)


def _rows(what: str, who: str, taken: Sequence[float], number: int = 0) -> Iterator[Row]:
    if not taken:
        yield Row("rules", what, who, 0, "ms", "skipped: no such puzzles in SUDOKU_DATA")
        return
    note = f"median of {len(taken)}" + (f", {number - len(taken)} not finished" if number > len(taken) else "")
    yield Row("rules", what, who, median(taken), "ms", note)
    yield Row("rules", f"{what}, slowest", who, max(taken), "ms")
