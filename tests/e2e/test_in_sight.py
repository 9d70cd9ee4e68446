"""Things that belong together are visible together, without scrolling."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.e2e.desk import Desk
from tests.e2e.hands import answer, ask, go, more, my_puzzles, paste, place, press, set_up, verdict
from tests.e2e.puzzles import PUZZLE

PHONES = [(390, 844), (360, 640), (844, 390), (640, 360)]
SMALLEST = [(360, 640), (320, 568), (640, 360)]
DESK: ViewportSize = {"width": 1280, "height": 800}
WIDE: ViewportSize = {"width": 1920, "height": 1080}

KILLER = json.dumps({"size": 9, "grid": [[{}] * 9] * 9, "killercage": [{"cells": ["R1C1", "R1C2"], "value": "5"}]})

# The main button of each place, or one that shows something at once.
MAIN = {"Play": "Hint", "Learn": "Algorithms"}


@pytest.fixture
def page(table: Desk) -> Page:
    table.page.set_viewport_size(DESK)
    go(table.page, "Play")
    return table.page


@pytest.fixture
def phone(telephone: Desk) -> Page:
    go(telephone.page, "Play")
    return telephone.page


def board_in_sight(page: Page) -> None:
    for name in ("r1c1", "r9c9"):
        expect(page.get_by_role("gridcell", name=name)).to_be_in_viewport(ratio=1)


def test_at_a_desk_the_main_button_and_what_comes_of_it(page: Page) -> None:
    set_up(page, PUZZLE)
    # what stands by the board: in Learn, the player of an algorithm instead of the keys and what is said about digits
    beside = {
        "Play": [verdict(page), page.get_by_role("group", name="Keypad")],
        "Learn": [place(page, "Learn").get_by_role("group", name="Watch it work")],
    }
    for name, button in MAIN.items():
        region = go(page, name)
        press(region, button)
        expect(region.get_by_role("button", name=button, exact=True)).to_be_in_viewport(ratio=1)
        expect(region.get_by_role("status").filter(visible=True).first).to_be_in_viewport(ratio=1)
        board_in_sight(page)
        for part in beside[name]:
            expect(part).to_be_in_viewport(ratio=1)
    make = go(page, "Make")
    make.get_by_label("How many").fill("1")
    make.get_by_label("How many").blur()
    press(make, "Make")
    expect(page.locator(".made-tile")).to_be_in_viewport(ratio=1)
    sheets = go(page, "Print")
    expect(sheets.get_by_role("button", name="Print", exact=True)).to_be_in_viewport(ratio=1)
    expect(page.locator(".sheet-page svg")).to_be_in_viewport(ratio=0.8)


def test_where_there_is_room_my_puzzles_are_a_third_column_and_steps_are_lines(page: Page) -> None:
    page.set_viewport_size(WIDE)
    set_up(page, PUZZLE)
    puzzles = my_puzzles(page).get_by_role("listbox")
    expect(puzzles).to_be_in_viewport(ratio=1)
    more(page, "Show the solution path")
    steps = place(page, "Play").locator(".step-item")
    expect(steps.first).to_be_in_viewport(ratio=1)
    expect(puzzles).to_be_in_viewport(ratio=1)
    heights = steps.evaluate_all("steps => steps.map((step) => step.getBoundingClientRect().height)")
    assert len(heights) > 20
    assert max(heights) < 1.8 * min(heights), "one line each"
    board_in_sight(page)


def test_on_a_phone_a_hint_and_a_step_are_beside_the_board(phone: Page) -> None:
    set_up(phone, PUZZLE)
    ask(phone, "Hint")
    for _ in each_size(phone, *PHONES):
        expect(answer(phone)).to_be_in_viewport()
        board_in_sight(phone)
    press(place(phone, "Play"), "Apply")
    for _ in each_size(phone, *PHONES):
        board_in_sight(phone)
    more(phone, "Show the solution path")
    for _ in each_size(phone, *PHONES):
        expect(place(phone, "Play").locator(".step-item").first).to_be_visible()
        board_in_sight(phone)
    expect(my_puzzles(phone).get_by_role("option")).to_be_visible()


def each_size(page: Page, *sizes: tuple[int, int]) -> Iterator[None]:
    """Give the page each of these sizes, the first one last, so that the journey continues there."""
    for width, height in (*sizes[1:], sizes[0]):
        page.set_viewport_size({"width": width, "height": height})
        yield


def test_on_the_smallest_screens_what_a_place_is_for_is_in_sight(phone: Page) -> None:
    phone.set_viewport_size({"width": 360, "height": 640})
    set_up(phone, PUZZLE)
    ask(phone, "Hint")
    for _ in each_size(phone, *SMALLEST):
        in_sight(place(phone, "Play"), "Apply", "Next hint")
    for name, buttons in {"Make": ["Make 12"], "Print": ["Print", "Download PDF"]}.items():
        region = go(phone, name)
        for _ in each_size(phone, *SMALLEST):
            in_sight(region, *buttons)


def in_sight(region: Locator, *names: str) -> None:
    for name in names:
        expect(region.get_by_role("button", name=name, exact=True)).to_be_in_viewport(ratio=1)


def test_on_a_phone_on_its_side_no_key_has_to_be_scrolled_to(phone: Page) -> None:
    phone.set_viewport_size({"width": 844, "height": 390})
    paste(phone, KILLER)
    expect(phone.get_by_role("button", name="Details")).to_be_in_viewport(ratio=1)  # a notice is there, too
    for name in ("1", "5", "6", "9", "Digit", "Highlight"):
        key = phone.get_by_role("group", name="Keypad").get_by_role("button", name=name).first
        expect(key).to_be_in_viewport(ratio=1)


def test_my_puzzles_leave_the_paper_in_sight(page: Page) -> None:
    paste(page, PUZZLE)
    go(page, "Print")
    paper = page.locator("#scene-print .sheet-page svg").first
    expect(paper).to_be_visible(timeout=60_000)
    tray = my_puzzles(page)
    for _ in each_size(page, (1440, 900), (820, 1180), (844, 390)):
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
