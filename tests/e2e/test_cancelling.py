"""Endless work: it shows a running count, can be cancelled at once, and never blocks the board."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import REPORT
from tests.e2e.hands import (
    UNIQUE,
    answer,
    ask,
    cell,
    eventually,
    more,
    new_board,
    paste,
    place,
    see_board,
    see_both,
    values,
    verdict,
)
from tests.e2e.puzzles import PUZZLE, SEVERAL, SEVERAL_COUNT, SIXTEEN

# A click on Cancel starts a timer of 100 ms, which records the words of the panel at its end. Timers end in the order
# of their times, even on a busy machine. Also recorded are the times when the panel said so and when the worker ended.
WATCH = """() => {
  window.since = {};
  const words = document.querySelector("#place-play .outcome-words");
  let clicked;
  document.addEventListener("click", () => {
    clicked = performance.now();
    setTimeout(() => { window.since.words = words.textContent; }, 100);
  }, { capture: true, once: true });
  const { terminate } = Worker.prototype;
  Worker.prototype.terminate = function () {
    terminate.call(this);
    window.since.ended ??= performance.now() - clicked;
  };
  new MutationObserver(() => {
    if (words.textContent.startsWith("Stopped")) window.since.told ??= performance.now() - clicked;
  }).observe(words, { childList: true, characterData: true, subtree: true });
}"""


@pytest.fixture
def page(awake: Page) -> Page:
    return awake


def test_an_unbounded_count_tells_its_number_and_stops_at_once(page: Page) -> None:
    paste(page, SIXTEEN)
    see_board(page, SIXTEEN)
    stop_a_count(page)
    paste(page, SEVERAL)  # the engine soon answers again
    expect(verdict(page)).to_have_text(f"35 clues · exactly {SEVERAL_COUNT} solutions")
    more(page, "Count all solutions")
    expect(answer(page)).to_have_text(f"There are exactly {SEVERAL_COUNT} solutions.")


def test_so_does_one_on_an_almost_empty_25_by_25(page: Page) -> None:
    new_board(page, "25")
    page.keyboard.type("1")
    stop_a_count(page)
    new_board(page, "9")
    paste(page, PUZZLE)
    expect(verdict(page)).to_have_text(UNIQUE)


def stop_a_count(page: Page) -> None:
    more(page, "Count all solutions")
    expect(answer(page)).to_have_text(re.compile(r"^\d[\d,]* solutions? so far, [\d,]+ per second$"))
    expect(place(page, "Play").get_by_role("progressbar")).to_be_visible()
    board = values(page)
    see_both(page)
    reached = number(answer(page).inner_text())
    page.evaluate(WATCH)
    ask(page, "Cancel")
    eventually(lambda: "words" in page.evaluate("window.since"), True)
    since = page.evaluate("window.since")
    assert re.search(r"^Stopped: at least [\d,]+ solutions?\.$", since["words"])
    assert number(since["words"]) >= reached
    assert values(page) == board
    REPORT.append(f"Cancel: told after {since['told']:.0f} ms, worker ended after {since.get('ended', 0):.0f} ms")
    see_both(page)  # there is a spare worker again


def number(words: str) -> int:
    return int(re.sub(r"\D", "", words.split("solution")[0]))


def test_the_board_can_be_typed_on_while_it_counts(page: Page) -> None:
    paste(page, SIXTEEN)
    see_board(page, SIXTEEN)
    more(page, "Count all solutions")
    expect(answer(page)).to_have_text(re.compile("so far"))
    cell(page, "r9c9").click()
    page.keyboard.type("9")
    assert values(page)[80] == "9"
    expect(answer(page)).to_have_text(re.compile("so far"))  # an entry does not change the puzzle
    paste(page, PUZZLE)
    see_board(page, PUZZLE)
    expect(answer(page)).to_have_text(re.compile("^Stopped: at least"))  # another puzzle stops it
    expect(verdict(page)).to_have_text(UNIQUE)


def test_a_paste_is_read_while_a_count_and_a_hard_verdict_hold_both_workers(
    page: Page, data: Callable[[str], Path]
) -> None:
    grids = [json.loads(line) for line in data("big-grids.jsonl").read_text("utf-8").splitlines()]
    hardest = next(grid for grid in grids if grid["source"].endswith("#18"))
    paste(page, " ".join(map(str, hardest["puzzle"])))
    expect(verdict(page)).to_have_text(re.compile("checking"))
    more(page, "Count all solutions")
    expect(place(page, "Play").get_by_role("progressbar")).to_be_visible()
    paste(page, "\n".join(PUZZLE[start : start + 9] for start in range(0, 81, 9)))
    see_board(page, PUZZLE)
    expect(verdict(page)).to_have_text(UNIQUE)
    leave_a_megabyte(page)


def leave_a_megabyte(page: Page) -> None:
    """Cancel the reading of a long text. The board does not change, and the next text is read."""
    paste(page, "|1|2|3|4|5|\n" * 83_334)
    notice = page.locator(".notice").filter(has_text="Reading")
    notice.get_by_role("button", name="Cancel").click()
    expect(notice).to_be_hidden()
    see_board(page, PUZZLE)
    paste(page, f"Monday\n{SEVERAL}")
    see_board(page, SEVERAL)
