"""The timeline of a first visit, for the summary only, and its size, which has a bound."""

import gzip
from pathlib import Path

from playwright.sync_api import Route, expect

from tests.bench.boot import first_files
from tests.e2e.conftest import REPORT
from tests.e2e.desk import Desk
from tests.e2e.hands import UNIQUE, clues, verdict, wake
from tests.e2e.puzzles import PUZZLE
from tools.serve import DIST

# Records when the board shows a digit, when the header says Ready, and when there is a verdict.
NOTE = """
  window.noted = {};
  const note = (name, seen) => { if (!(name in noted) && seen) noted[name] = performance.now(); };
  new MutationObserver(() => {
    const text = (where) => document.querySelector(where)?.textContent ?? "";
    note("board", text("[role=grid] [role=gridcell]") !== null && document.querySelector("[role=gridcell]"));
    note("first key", /\\d/.test(text("[role=gridcell]")));
    note("ready", text("#header [role=status]").startsWith("Ready"));
    note("first verdict", text("#verdict [role=status]").startsWith("one solution"));
  }).observe(document, { childList: true, characterData: true, subtree: true });
"""


def test_the_time_line_of_a_first_visit(closed_desk: Desk) -> None:
    page = closed_desk.page
    page.add_init_script(NOTE)
    page.goto(closed_desk.site, wait_until="commit")
    expect(page.get_by_role("gridcell").first).to_be_visible()
    page.keyboard.type(PUZZLE)
    assert clues(page) == PUZZLE
    wake(page)
    expect(verdict(page)).to_have_text(UNIQUE)
    noted: dict[str, float] = page.evaluate("noted")
    noted["paint"] = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    assert noted["first key"] < noted["ready"] <= noted["first verdict"]
    line = ", ".join(f"{name} {round(time)} ms" for name, time in sorted(noted.items(), key=lambda each: each[1]))
    REPORT.append(f"first visit: {line}")


MOST = 157_500  # bytes: 150 kB, plus the 5 % by which the first visit may grow until version 1.0


def test_the_board_is_usable_with_the_first_kilobytes(closed_desk: Desk) -> None:
    """Check that typing works before anything else arrives. The sizes are those of a server that compresses."""
    page, site = closed_desk.page, closed_desk.site
    needed, _ = first_files()
    came: set[Path] = set()

    def let_through(route: Route) -> None:
        path = route.request.url.removeprefix(site) or "index.html"
        if path in needed:
            came.add(DIST / path)
            route.fallback()

    page.route("**/*", let_through)
    page.goto(site, wait_until="commit")
    expect(page.get_by_role("gridcell").first).to_be_visible()
    page.keyboard.type(PUZZLE)
    assert clues(page) == PUZZLE
    weight = sum(len(gzip.compress(path.read_bytes())) for path in came)
    REPORT.append(f"board usable: {weight / 1000:.0f} kB, packed")
    assert weight <= MOST
