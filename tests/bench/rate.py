"""The speed of rating and explaining puzzles: natively in processor time, and in the page's worker by the clock."""

import tempfile
import time
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from statistics import mean

from playwright.sync_api import sync_playwright

from sudoku_workshop.generator import Recipe, Wish, make
from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.logic.rating import rate
from tests.bench.boot import browsing, hosting
from tests.bench.page import blank_site
from tests.bench.rows import OURS, Row
from tests.support.naive_chains import CHAINS, compared, positions
from tools.er_table import Known, known

MINIMAL = 200  # puzzles dug at random until no clue can be removed
RATED, PATHS = 7.5, 7.2  # the highest ER of puzzles that are rated, and that are explained in the page
PASSES = 3
POSITIONS = 15  # in which all chains are followed by both algorithms
SAMPLE = 5  # use one in this many rated puzzles in the page
ASK = """async ([texts, method]) => {
  const { createEngine } = await import(new URL("engine.js", location.href).href);
  const engine = createEngine({ size: 1 });
  const taken = [];
  for (const text of texts) {
    const state = { geometry: "9", givens: text, values: text, notes: null };
    const begin = performance.now();
    await engine.ask(method, { state });
    taken.push(performance.now() - begin);
  }
  engine.destroy();
  return taken.slice(1);
}"""  # the first request waits for Python


def run() -> Iterator[Row]:
    puzzles = [puzzle for puzzle in known() if puzzle.er <= RATED]
    minimal = [make(Recipe(Wish(), "bench", index)).puzzle for index in range(MINIMAL)]
    yield from native("ER up to 7.5", [puzzle.board for puzzle in puzzles], "bound 91")
    yield from native("random minimal", minimal, "bound 5")
    yield from graphs()
    yield from in_page([puzzle for puzzle in puzzles if puzzle.er <= PATHS][::SAMPLE])


def native(what: str, boards: Sequence[Board], note: str) -> Iterator[Row]:
    """Yield the mean and the longest time per puzzle, each the least of several passes, in milliseconds."""
    passes = [[processor_time(board) for board in boards] for _ in range(PASSES)]
    taken = [1000 * min(times) for times in zip(*passes, strict=True)]
    yield Row("rate", what, OURS, mean(taken), "ms", f"mean of {len(taken)}, {note}")
    yield Row("rate", f"{what}, slowest", OURS, max(taken), "ms")


def processor_time(board: Board) -> float:
    begin = time.process_time()
    rate(board)
    return time.process_time() - begin


def graphs() -> Iterator[Row]:
    """Compare two ways to find all chains of a position: waves of bit sets, and one object per node."""
    found = [compared(position).seconds for position in islice(positions(CHAINS, 7.4), POSITIONS)]
    for who, seconds in ((OURS, [each[1] for each in found]), ("objects", [each[2] for each in found])):
        yield Row("rate", "all chains of a position", who, 1000 * mean(seconds), "ms", f"mean of {len(found)}")


def in_page(puzzles: Sequence[Known]) -> Iterator[Row]:
    """Measure the solution path and a hint in one worker."""
    texts = [text_of(puzzle.board.givens) for puzzle in puzzles]
    with (
        sync_playwright() as playwright,
        tempfile.TemporaryDirectory() as folder,
        browsing(playwright) as browser,
        hosting(blank_site(Path(folder) / "page")) as host,
    ):
        page = browser.new_page()
        page.goto(f"{host.address}blank.html")
        for method, bound in (("path", 500), ("hint", 150)):
            taken: list[float] = page.evaluate(ASK, [[texts[0], *texts], method])
            yield Row("rate", f"{method} in the page", OURS, mean(taken), "ms", f"mean of {len(taken)}, bound {bound}")
            yield Row("rate", f"{method} in the page, slowest", OURS, max(taken), "ms")
