"""Messages and a working board before Python has started, if it cannot be loaded, and if its worker ends."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, Worker, expect

from tests.e2e.desk import Desk
from tests.e2e.gate import Gate
from tests.e2e.hands import (
    AWAKE,
    UNIQUE,
    answer,
    ask,
    clues,
    engine,
    eventually,
    labels,
    locks,
    more,
    paste,
    press,
    see_board,
    see_both,
    set_up,
    verdict,
    wake,
)
from tests.e2e.puzzles import PUZZLE, ROWS, SEVERAL, SEVERAL_COUNT, SIXTEEN

FORBIDDEN = "Failed to load|Failed to fetch|dynamically imported|SyntaxError|status of 404|ERR_"


def test_typing_and_pasting_never_wait_for_python(closed_desk: Desk) -> None:
    page, gate = closed_desk.page, Gate()
    page.route("**/pyodide.asm.wasm*", gate)
    page.goto(closed_desk.site)
    expect(engine(page)).to_have_text(re.compile(r"^Loading: \d+\.\d of \d+\.\d MB$"))
    page.keyboard.type(ROWS[0])
    assert clues(page)[:9] == ROWS[0]
    expect(verdict(page)).to_have_text("at least 17 clues are needed, 5 so far")
    paste(page, PUZZLE)  # the simplest format is read without Python
    expect(verdict(page)).to_have_text("25 clues · loading the solver…")
    more(page, "Solve")
    expect(answer(page)).to_have_text("Waiting for the solver to load…")
    ask(page, "Cancel")
    paste(page, "\n".join(SEVERAL[start : start + 9] for start in range(0, 81, 9)))
    expect(page.get_by_text("The text will be read as soon as the solver has loaded.")).to_be_visible()
    gate.open()
    wake(page)
    see_board(page, SEVERAL)
    expect(verdict(page)).to_have_text(f"35 clues · exactly {SEVERAL_COUNT} solutions")


def gone(route: Route) -> None:
    route.fulfill(status=404, body="")


def a_page(route: Route) -> None:
    route.fulfill(content_type="text/html", body="<p>Welcome to the hotel")


def cut(route: Route) -> None:
    body = route.fetch().body()
    route.fulfill(body=body[: len(body) // 2], content_type="application/octet-stream")


def no_answer(route: Route) -> None:
    route.abort("internetdisconnected")


FAULTS: dict[str, tuple[str, Callable[[Route], None], str]] = {
    "the wasm is missing": ("**/pyodide.asm.wasm*", gone, "some of its files are missing on the server."),
    "a page comes instead of the wasm": (
        "**/pyodide.asm.wasm*",
        a_page,
        "some of its files are missing on the server.",
    ),
    "the wasm is cut off": ("**/pyodide.asm.wasm*", cut, "part of the download is damaged."),
    "a script is cut off": ("**/pyodide.asm.mjs*", cut, "part of the download is damaged."),
    "there is no connection": ("**/pyodide.asm.wasm*", no_answer, "there is no internet connection."),
    "no list of the build": ("**/build.json", gone, "some of its files are missing on the server."),
    "no worker at all": ("**/worker.js", gone, "some of its files are missing on the server."),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_load_that_fails_is_told_and_retry_works_once_it_is_mended(closed_desk: Desk, fault: str) -> None:
    pattern, spoil, words = FAULTS[fault]
    page = closed_desk.page
    closed_desk.expect_error(FORBIDDEN)
    page.route(pattern, spoil)
    page.goto(closed_desk.site)
    expect(engine(page)).to_have_text(f"The solver could not be loaded: {words}", timeout=60_000)
    page.keyboard.type(PUZZLE)
    assert clues(page) == PUZZLE
    expect(verdict(page)).to_have_text("25 clues · cannot be checked: the solver did not load")
    page.unroute(pattern)
    press(page, "Retry")
    wake(page)
    expect(verdict(page)).to_have_text(UNIQUE)
    expect(page.get_by_role("button", name="Retry")).to_be_hidden()


def end(page: Page, worker: Worker) -> None:
    """End a worker from outside without any event, and wait for its replacement."""
    before = lives(page)
    worker.evaluate("() => self.close()")
    eventually(lambda: before <= lives(page), False)
    eventually(lambda: locks(page), [len(before), len(before)], AWAKE)


def lives(page: Page) -> set[str]:
    """Return the names of the locks that workers hold during their lives."""
    return set(page.evaluate("navigator.locks.query().then(({held}) => held.map(({name}) => name))"))


def test_a_worker_that_ends_is_replaced_and_its_count_goes_on(awake: Page) -> None:
    set_up(awake, SIXTEEN)
    more(awake, "Count all solutions")
    expect(answer(awake)).to_have_text(re.compile("so far"))
    see_both(awake)
    board = labels(awake)
    for worker in awake.workers:
        end(awake, worker)  # noticed between two parts of the count
    before = answer(awake).inner_text()
    expect(answer(awake)).not_to_have_text(before)
    expect(answer(awake)).to_have_text(re.compile("so far"))
    assert labels(awake) == board
    ask(awake, "Cancel")
    set_up(awake, PUZZLE)
    expect(verdict(awake)).to_have_text(UNIQUE)


def test_an_idle_worker_that_ends_is_replaced_too(awake: Page) -> None:
    end(awake, awake.workers[0])
    expect(engine(awake)).to_have_text(re.compile("^Ready"))
    set_up(awake, PUZZLE)
    expect(verdict(awake)).to_have_text(UNIQUE)
