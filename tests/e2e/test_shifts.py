"""During the start nothing moves under a finger, because places are reserved for the words and the board."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.e2e.conftest import REPORT
from tests.e2e.desk import desk_on
from tests.e2e.gate import Gate
from tests.e2e.hands import AWAKE, paste
from tests.e2e.puzzles import PUZZLE

MOST = 0.02  # in the browser's measure: the share of the window that moves, times the distance
SLOWER = 4  # times slower, like a phone
VISITORS = {  # words of two lengths, and the two layouts
    "phone": {"viewport": {"width": 390, "height": 844}, "locale": "zh-CN"},
    "desk": {"viewport": {"width": 1280, "height": 800}, "locale": "en-US"},
}
# Records shifts from the beginning. Shifts just after a key or a click are responses to it, and do not count.
WATCH = """
  window.moved = [];
  const told = ({ node, previousRect, currentRect }) =>
    [node?.id || node?.className || node?.nodeName, ...[previousRect, currentRect].map((rect) => JSON.stringify(rect))];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput) moved.push([value, sources.map(told)]);
  }).observe({ type: "layout-shift", buffered: true });
"""
PAINTED = "() => performance.getEntriesByName('first-contentful-paint').length > 0"
FRAMES = "() => new Promise((later) => requestAnimationFrame(() => requestAnimationFrame(later)))"
Moved = list[tuple[float, Any]]


@pytest.fixture(params=VISITORS)
def visitor(
    request: pytest.FixtureRequest, browser: Browser, browser_context_args: dict[str, Any]
) -> Iterator[BrowserContext]:
    context = browser.new_context(**browser_context_args | VISITORS[request.param])
    yield context
    context.close()


def visit(visitor: BrowserContext, site: str) -> Page:
    """Visit slowly: styles are painted before the program arrives, and the program waits for its words."""
    page = desk_on(visitor, site).page
    page.add_init_script(WATCH)
    visitor.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    gates = {name: Gate() for name in ("main.js", "locales/*.json")}
    for name, gate in gates.items():
        page.route(f"**/{name}", gate)
    page.goto(site, wait_until="commit")
    page.wait_for_function(PAINTED)
    for gate in gates.values():
        page.evaluate(FRAMES)
        gate.open()
    expect(page.locator(".status[data-phase=ready]")).to_be_attached(timeout=AWAKE)
    return page


def moved(page: Page) -> Moved:
    page.evaluate(FRAMES)
    found: Moved = page.evaluate("moved")
    return found


def test_nothing_shifts_while_the_page_starts(visitor: BrowserContext, site: str) -> None:
    page = visit(visitor, site)
    first = moved(page)
    keep_a_puzzle(page)
    page.close()
    page = visit(visitor, site)
    expect(page.locator(".verdict[data-tone=good]")).to_be_visible()
    second = moved(page)
    sums = [sum(value for value, _ in shifts) for shifts in (first, second)]
    REPORT.append(f"shifts, {page.viewport_size}: first visit {sums[0]:.4f}, second {sums[1]:.4f}")
    assert sums[0] < MOST, first
    assert sums[1] < MOST, second


def keep_a_puzzle(page: Page) -> None:
    paste(page, PUZZLE)  # pasted puzzles are also in My puzzles
    expect(page.locator(".verdict[data-tone=good]")).to_be_visible()
    expect(page.locator(".tray-handle .tray-count")).to_contain_text("1")


def test_nothing_shifts_where_print_was_left_open(visitor: BrowserContext, site: str) -> None:
    page = visit(visitor, site)
    keep_a_puzzle(page)
    page.locator("#to-print").click()
    expect(page.locator(".sheet svg")).to_be_visible()
    page.close()
    page = visit(visitor, site)
    expect(page.locator(".sheet svg")).to_be_visible()
    shifts = moved(page)
    total = sum(value for value, _ in shifts)
    REPORT.append(f"shifts, Print left open, {page.viewport_size}: {total:.4f}")
    assert total < MOST, shifts
