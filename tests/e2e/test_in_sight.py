"""Things that belong together are visible together, without scrolling."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.hands import answer, ask, go, more, my_puzzles, paste, place, press, set_up, verdict
from tests.e2e.puzzles import PUZZLE

PHONES = [(390, 844), (360, 640), (844, 390), (640, 360)]
SMALLEST = [(360, 640), (320, 568), (640, 360)]
DESK = {"viewport": {"width": 1280, "height": 800}}
WIDE = {"viewport": {"width": 1920, "height": 1080}}

KILLER = json.dumps({"size": 9, "grid": [[{}] * 9] * 9, "killercage": [{"cells": ["R1C1", "R1C2"], "value": "5"}]})

# The main button of each place, or one that shows something at once.
MAIN = {"Play": "Hint", "Learn": "Algorithms"}


def board_in_sight(page: Page) -> None:
    for name in ("r1c1", "r9c9"):
        expect(page.get_by_role("gridcell", name=name)).to_be_in_viewport(ratio=1)


@pytest.mark.browser_context_args(**DESK)
def test_at_a_desk_the_main_button_and_what_comes_of_it(awake: Page) -> None:
    set_up(awake, PUZZLE)
    # what stands by the board: in Learn, the player of an algorithm instead of the keys and what is said about digits
    beside = {
        "Play": [verdict(awake), awake.get_by_role("group", name="Keypad")],
        "Learn": [place(awake, "Learn").get_by_role("group", name="Watch it work")],
    }
    for name, button in MAIN.items():
        region = go(awake, name)
        press(region, button)
        expect(region.get_by_role("button", name=button, exact=True)).to_be_in_viewport(ratio=1)
        expect(region.get_by_role("status").filter(visible=True).first).to_be_in_viewport(ratio=1)
        board_in_sight(awake)
        for part in beside[name]:
            expect(part).to_be_in_viewport(ratio=1)
    make = go(awake, "Make")
    make.get_by_label("How many").fill("1")
    make.get_by_label("How many").blur()
    press(make, "Make")
    expect(awake.locator(".made-tile")).to_be_in_viewport(ratio=1)
    sheets = go(awake, "Print")
    expect(sheets.get_by_role("button", name="Print", exact=True)).to_be_in_viewport(ratio=1)
    expect(awake.locator(".sheet-page svg")).to_be_in_viewport(ratio=0.8)


@pytest.mark.browser_context_args(**WIDE)
def test_where_there_is_room_my_puzzles_are_a_third_column_and_steps_are_lines(awake: Page) -> None:
    set_up(awake, PUZZLE)
    puzzles = my_puzzles(awake).get_by_role("listbox")
    expect(puzzles).to_be_in_viewport(ratio=1)
    more(awake, "Show the solution path")
    steps = place(awake, "Play").locator(".step-item")
    expect(steps.first).to_be_in_viewport(ratio=1)
    expect(puzzles).to_be_in_viewport(ratio=1)
    heights = steps.evaluate_all("steps => steps.map((step) => step.getBoundingClientRect().height)")
    assert len(heights) > 20
    assert max(heights) < 1.8 * min(heights), "one line each"
    board_in_sight(awake)


@pytest.mark.browser_context_args(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844})
def test_on_a_phone_a_hint_and_a_step_are_beside_the_board(awake: Page) -> None:
    set_up(awake, PUZZLE)
    ask(awake, "Hint")
    for _ in each_size(awake, *PHONES):
        expect(answer(awake)).to_be_in_viewport()
        board_in_sight(awake)
    press(place(awake, "Play"), "Apply")
    for _ in each_size(awake, *PHONES):
        board_in_sight(awake)
    more(awake, "Show the solution path")
    for _ in each_size(awake, *PHONES):
        expect(place(awake, "Play").locator(".step-item").first).to_be_visible()
        board_in_sight(awake)
    expect(my_puzzles(awake).get_by_role("option")).to_be_visible()


def each_size(page: Page, *sizes: tuple[int, int]) -> Iterator[None]:
    """Give the page each of these sizes, the first one last, so that the journey continues there."""
    for width, height in (*sizes[1:], sizes[0]):
        page.set_viewport_size({"width": width, "height": height})
        yield


@pytest.mark.browser_context_args(has_touch=True, is_mobile=True, viewport={"width": 360, "height": 640})
def test_on_the_smallest_screens_what_a_place_is_for_is_in_sight(awake: Page) -> None:
    set_up(awake, PUZZLE)
    ask(awake, "Hint")
    for _ in each_size(awake, *SMALLEST):
        in_sight(place(awake, "Play"), "Apply", "Next hint")
    for name, buttons in {"Make": ["Make 12"], "Print": ["Print", "Download PDF"]}.items():
        region = go(awake, name)
        for _ in each_size(awake, *SMALLEST):
            in_sight(region, *buttons)


def in_sight(region: Locator, *names: str) -> None:
    for name in names:
        expect(region.get_by_role("button", name=name, exact=True)).to_be_in_viewport(ratio=1)


@pytest.mark.browser_context_args(viewport={"width": 844, "height": 390}, has_touch=True, is_mobile=True)
def test_on_a_phone_on_its_side_no_key_has_to_be_scrolled_to(awake: Page) -> None:
    paste(awake, KILLER)
    expect(awake.get_by_role("button", name="Details")).to_be_in_viewport(ratio=1)  # a notice is there, too
    for name in ("1", "5", "6", "9", "Digit", "Highlight"):
        key = awake.get_by_role("group", name="Keypad").get_by_role("button", name=name).first
        expect(key).to_be_in_viewport(ratio=1)


def test_my_puzzles_leave_the_paper_in_sight(awake: Page) -> None:
    paste(awake, PUZZLE)
    go(awake, "Print")
    paper = awake.locator("#scene-print .sheet-page svg").first
    expect(paper).to_be_visible(timeout=60_000)
    tray = my_puzzles(awake)
    for _ in each_size(awake, (1440, 900), (820, 1180), (844, 390)):
        expect(tray.get_by_role("searchbox").or_(tray.get_by_placeholder("Find")).first).to_be_visible()
        assert covered_spots(paper) == []


def covered_spots(paper: Locator) -> list[list[float]]:
    """Return the spots of a page that something else covers, as shares of its width and height."""
    found: list[list[float]] = paper.evaluate(
        """(svg) => {
          const { left, top, width, height } = svg.getBoundingClientRect();
          const spots = [[0.1, 0.1], [0.9, 0.1], [0.5, 0.5], [0.1, 0.9], [0.9, 0.9]];
          const page = svg.closest("#scenes");
          const at = ([x, y]) => document.elementFromPoint(left + x * width, top + y * height);
          return spots.filter((spot) => !page.contains(at(spot)));
        }"""
    )
    return found
