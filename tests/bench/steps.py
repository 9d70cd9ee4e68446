"""Hints and all steps in the page: its worker finds them for hard puzzles, with every technique on.

Each puzzle has two positions: its beginning, and the one before the hardest step of a solution path without the latest
techniques (Sue de Coq and those after it). Hints are measured in positions where the other techniques suffice.
"""

import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

from playwright.sync_api import sync_playwright

from sudoku_workshop.api.forms import state_of
from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.logic.path import take_steps
from sudoku_workshop.logic.techniques.records import HINT_ORDER
from tests.bench.boot import browsing, hosting
from tests.bench.page import blank_site
from tests.bench.rows import OURS, Row
from tests.bench.solve import NINE, read

FILE, EVERY = "top1465", 15
BOUND, HINT_BOUND = 2, 150  # seconds; milliseconds
ORDER = [technique.slug for technique in HINT_ORDER]
LATER = ORDER[ORDER.index("sue-de-coq") :]
EARLIER = tuple(technique for technique in HINT_ORDER if technique.slug not in LATER)
ASKED = """async (states) => {
  const { createEngine } = await import(new URL("engine.js", location.href).href);
  const engine = createEngine({ size: 1 });
  const timed = async (method, params) => {
    const begin = performance.now();
    const answer = await engine.ask(method, params);
    return [answer, performance.now() - begin];
  };
  const told = [];
  for (const state of [states[0], ...states]) {
    const [hint, waited] = await timed("hint", { state });
    const [page, listed] = await timed("steps", { state, from: null, limit: 1000 });
    told.push([hint.step ? hint.step.technique : hint.code, waited, listed / 1000, page.items.length]);
  }
  engine.destroy();
  return told.slice(1);
}"""


class Told(NamedTuple):
    """The technique of the hint, the times of the hint and of all steps, and the number of steps."""

    technique: str
    milliseconds: float
    seconds: float
    steps: int


def run() -> Iterator[Row]:
    puzzles = [board_of(NINE, puzzle.digits) for puzzle in read(FILE)[::EVERY]]
    for name, boards in {"as given": puzzles, "at the hardest step": list(map(hardest, puzzles))}.items():
        told = asked(boards)
        seconds = [each.seconds for each in told]
        steps = f"{median(each.steps for each in told):.0f} steps, at most {max(each.steps for each in told)}"
        note = f"bound {BOUND}; {len(told)} positions; {steps}"
        yield Row("steps", f"all steps, {name}, median", OURS, median(seconds), "s", note)
        yield Row("steps", f"all steps, {name}, longest", OURS, max(seconds), "s")
        waited = [each.milliseconds for each in told if each.technique not in LATER]
        note = f"bound {HINT_BOUND}; {len(waited)} of {len(told)} positions"
        yield Row("steps", f"a hint, {name}, median", OURS, median(waited), "ms", note)
        yield Row("steps", f"a hint, {name}, longest", OURS, max(waited), "ms")


def hardest(puzzle: Board) -> Board:
    """Return the position before the hardest step of its path without the latest techniques."""
    before, found, rank = puzzle, puzzle, -1
    for position, step in take_steps(puzzle, [technique.find for technique in EARLIER]):
        now = ORDER.index(step.technique) if step.technique in ORDER else len(EARLIER)
        if now > rank:
            found, rank = before, now
        before = position.board
    return found


def asked(boards: Sequence[Board]) -> list[Told]:
    """Return one worker's answers for these positions, in order.

    The first is asked twice, because a first answer is slow.
    """
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        site = blank_site(Path(folder) / "page")
        with browsing(playwright) as browser, hosting(site) as host:
            page = browser.new_page()
            page.goto(f"{host.address}blank.html")
            states = [state_of(board, noted=True) for board in boards]
            return [Told(*each) for each in page.evaluate(ASKED, states)]
