"""A player's evening on a phone: a new puzzle, its end, the next one, and a puzzle typed from the newspaper."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.desk import Desk
from tests.e2e.hands import UNIQUE, cell, clues, eventually, place, set_up, values, verdict, wake
from tests.e2e.puzzles import PUZZLE, SOLUTION

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SIZES = [(320, 568), (390, 844), (844, 390), (1440, 900)]
TILES = ("Photograph", "Type it in", "Easy", "Medium", "Hard", "More", "Puzzle of the day", "Paste or open")


def tap(page: Page, name: str) -> None:
    page.get_by_role("button", name=re.compile(f"^{name}")).first.tap()


def ready(page: Page) -> Any:
    """Return the puzzles that were made in advance."""
    return json.loads(page.evaluate("localStorage['sudoku.stock.v1'] ?? '[]'"))


@pytest.mark.browser_context_args(**PHONE)
def test_a_new_puzzle_is_there_at_once_and_its_end_leads_to_the_next(closed_desk: Desk) -> None:
    """Check the way from the first tap to the next puzzle; Python is needed only for the verdict."""
    page = closed_desk.page
    page.goto(closed_desk.site)
    tap(page, "Easy")
    first = clues(page)
    assert 17 < len(first.replace(".", "")) < 81
    wake(page)
    expect(verdict(page)).to_have_text(UNIQUE)
    eventually(lambda: len(ready(page)) >= 6, True, 60_000)
    solution = page.evaluate(SOLVED)
    for at, digit in enumerate(first):
        if digit == ".":
            cell(page, f"r{at // 9 + 1}c{at % 9 + 1}").click()
            page.keyboard.type(solution[at])
    end = page.get_by_role("region", name="Solved!")
    expect(end.get_by_text("Time", exact=True)).to_be_in_viewport(ratio=1)
    expect(end.get_by_role("button", name="Next: Easy")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("group", name="Keypad")).to_be_hidden()
    tap(page, "Harder")
    expect(verdict(page)).to_have_text(re.compile("Medium$"))
    second = clues(page)
    assert second != first
    page.reload()  # the puzzle is there again; and others, before Python is
    eventually(lambda: clues(page), second)


# Returns the solution of the puzzle on the board, which is saved with the puzzle.
SOLVED = """() => new Promise((resolve) => {
  const opening = indexedDB.open("sudoku");
  opening.onsuccess = () => {
    const name = opening.result.objectStoreNames[0];
    const all = opening.result.transaction(name).objectStore(name).getAll();
    all.onsuccess = () => resolve(all.result.find(({ solution }) => solution)?.solution ?? null);
  };
})"""


@pytest.mark.browser_context_args(**PHONE)
def test_a_typed_puzzle_is_played_and_goes_on_the_next_day(awake: Page) -> None:
    tap(awake, "Type it in")
    awake.keyboard.type(PUZZLE)
    expect(awake.get_by_role("button", name="Play it")).to_be_in_viewport(ratio=1)
    wrong = "8"
    assert SOLUTION[1] != wrong
    cell(awake, "r1c2").click()
    awake.keyboard.type(wrong)  # as a clue, because nobody has pressed Play it
    expect(verdict(awake)).to_have_text(re.compile("^no solution"))
    assert f"{SOLUTION[1]} " not in awake.locator("#verdict").inner_text()
    expect(place(awake, "Play").get_by_role("button", name=re.compile("→"))).to_have_count(0)
    tap(awake, "Play it")
    assert clues(awake) == PUZZLE
    assert values(awake)[1] == wrong
    expect(place(awake, "My puzzles").get_by_role("status")).to_have_text("1 puzzle")
    tap(awake, "Puzzle")
    awake.get_by_role("menuitem", name="Everything").tap()
    tap(awake, "Continue")
    eventually(lambda: values(awake)[1], wrong)


def test_the_start_fits_every_screen(asleep: Page) -> None:
    start = place(asleep, "Play").locator(".start")
    for width, height in SIZES:
        asleep.set_viewport_size({"width": width, "height": height})
        for name in TILES:
            expect(start.get_by_role("button", name=re.compile(f"^{name}"))).to_be_in_viewport(ratio=1)
        expect(place(asleep, "Play").get_by_role("button", name="Hint")).to_be_hidden()


@pytest.mark.browser_context_args(**PHONE)
def test_a_puzzle_that_takes_long_says_so_beside_the_board(awake: Page) -> None:
    set_up(awake, PUZZLE)
    tap(awake, "More")
    awake.get_by_role("menuitem", name="New puzzle").tap()
    awake.get_by_role("menuitem", name="Nightmare").tap()
    expect(awake.get_by_text("Looking for a puzzle…").filter(visible=True)).to_be_in_viewport(ratio=1)
    tap(awake, "Cancel")
    expect(awake.get_by_role("button", name="Cancel")).to_be_hidden()
    assert clues(awake) == PUZZLE
