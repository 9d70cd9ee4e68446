"""Making puzzles, and the tray that keeps them."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from sudoku.board import text_of
from sudoku.generator import make, order_of
from tests.e2e.desk import Desk
from tests.e2e.hands import clues, eventually, paste, press, wake

PATIENCE = 90_000  # milliseconds that making may take on a busy machine
TWO = "1...............\n.2..............\n"


@pytest.fixture
def page(desk: Desk) -> Page:
    wake(desk.page)
    desk.page.get_by_role("tab", name="Generate").click()
    return desk.page


def panel(page: Page) -> Locator:
    return page.get_by_role("tabpanel", name="Generate")


def told(page: Page) -> Locator:
    return panel(page).get_by_role("status")


def tray(page: Page) -> Locator:
    return page.get_by_role("region", name="Tray")


def cards(page: Page) -> Locator:
    return tray(page).get_by_role("option")


def count(page: Page, number: int) -> None:
    expect(tray(page).get_by_role("status")).to_have_text(re.compile(f"^{number} puzzle"), timeout=PATIENCE)


def wish(page: Page, **wanted: str) -> None:
    for label, value in wanted.items():
        field = panel(page).get_by_label(label.replace("_", " "))
        if field.evaluate("element => element.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
            field.blur()


def seed(page: Page, text: str) -> None:
    panel(page).get_by_text("More wishes").click()
    wish(page, Seed_or_puzzle_id=text)


def test_a_new_puzzle_is_on_the_board_and_in_the_tray(page: Page) -> None:
    wish(page, Grade="easy")
    seed(page, "k3f9")
    press(page, "New puzzle")
    identity = "g1.9.easy.half-turn.any.any.k3f9.0"
    expect(told(page)).to_contain_text(identity, timeout=PATIENCE)
    assert clues(page) == text_of(make(order_of(identity)).puzzle.givens)
    count(page, 1)
    expect(cards(page)).to_have_accessible_name(re.compile("^Puzzle 1, .* clues Easy"))


def test_an_id_brings_its_puzzle_back(page: Page) -> None:
    identity = "g1.4.any.full.any.any.k3f9.7"
    seed(page, identity)
    press(page, "New puzzle")
    expect(told(page)).to_contain_text(identity, timeout=PATIENCE)
    assert clues(page) == text_of(make(order_of(identity)).puzzle.givens)


def test_a_link_with_an_id_brings_its_puzzle_and_undo_the_old_board(closed_desk: Desk) -> None:
    identity = "g1.4.any.full.any.any.k3f9.7"
    page = closed_desk.page
    page.goto(closed_desk.site)
    page.keyboard.type("123")
    page.goto(f"{closed_desk.site}#id={identity}")
    expect(told(page)).to_contain_text(identity, timeout=PATIENCE)
    assert clues(page) == text_of(make(order_of(identity)).puzzle.givens)
    expect(page).to_have_url(closed_desk.site)
    page.keyboard.press("Control+z")
    assert clues(page) == "123".ljust(81, ".")


@pytest.mark.parametrize(
    ("identity", "said"), [("g1.nonsense", "is no puzzle id"), ("g7.9.any.none.any.any.s.0", "ids of version")]
)
def test_a_link_with_an_id_that_means_nothing(identity: str, said: str, closed_desk: Desk) -> None:
    page = closed_desk.page
    page.goto(f"{closed_desk.site}#id={identity}")
    expect(told(page)).to_contain_text(said, timeout=PATIENCE)
    assert clues(page) == "." * 81


def test_many_puzzles_are_the_same_as_python_makes_them(page: Page) -> None:
    """200 of them, made across the workers of the page."""
    wish(page, Grade="any", Symmetry_of_the_clues="none", How_many="200")
    seed(page, "both")
    press(page, "Make 200 for the tray")
    expect(told(page)).to_contain_text("200 puzzles made", timeout=PATIENCE)
    here = {text_of(make(order_of(f"g1.9.any.none.any.any.both.{index}")).puzzle.givens) for index in range(200)}
    with page.expect_download() as saved:
        press(page, "Export")
    there = json.loads(Path(saved.value.path()).read_text(encoding="utf-8"))
    assert {item["state"]["givens"] for item in there["puzzles"]} == here


def test_cancel_keeps_what_is_done(page: Page) -> None:
    wish(page, Grade="hard", How_many="500")
    press(page, "Make 500 for the tray")
    expect(cards(page).nth(1)).to_be_visible(timeout=PATIENCE)
    press(page, "Cancel")
    expect(told(page)).to_contain_text(re.compile(r"^Cancelled; the \d+ made"))
    kept = tray(page).get_by_role("status").inner_text()
    page.reload()
    expect(tray(page).get_by_role("status")).to_have_text(kept)


def test_what_nobody_can_make_is_told(page: Page) -> None:
    panel(page).get_by_text("More wishes").click()
    wish(page, Number_of_clues="few")
    press(page, "New puzzle")
    expect(told(page)).to_contain_text("few is no number of clues", timeout=PATIENCE)
    count_of_cards = cards(page).count()
    assert count_of_cards == 0


def test_a_class_set_is_thirty_puzzles(page: Page) -> None:
    wish(page, Grade="any")
    press(page, "Class set")
    expect(told(page)).to_contain_text("30 puzzles made", timeout=PATIENCE)
    count(page, 30)


def test_what_is_pasted_is_kept_and_deleted_and_back_again(page: Page) -> None:
    paste(page, TWO)
    count(page, 2)
    cards(page).last.click()
    eventually(lambda: clues(page), TWO.splitlines()[1])
    tray(page).get_by_role("listbox").press("Space")
    expect(cards(page).last).to_have_attribute("aria-selected", "true")
    press(page, "Delete")
    count(page, 1)
    press(page, "Undo delete")
    count(page, 2)
    page.reload()
    count(page, 2)


def test_a_puzzle_has_a_name_and_another_place(page: Page) -> None:
    paste(page, TWO)
    count(page, 2)
    box = tray(page).get_by_role("listbox")
    box.press("End")
    box.press("Space")
    tray(page).get_by_label("Name").fill("Monday")
    press(page, "Earlier")
    expect(cards(page).first).to_have_accessible_name(re.compile("Monday"))
    page.reload()
    expect(cards(page).first).to_have_accessible_name(re.compile("Monday"))


def test_thousands_of_puzzles_are_no_burden(page: Page, tmp_path: Path) -> None:
    """Written as a file; only those in sight exist on the page."""
    many = [f"{index:012b}1234".replace("0", ".") for index in range(1, 2001)]
    puzzles = [{"state": {"geometry": "4", "givens": text, "values": text, "notes": None}} for text in many]
    file = tmp_path / "tray.json"
    file.write_text(json.dumps({"version": 1, "puzzles": puzzles}), encoding="utf-8")
    tray(page).locator("input[type=file]").set_input_files(file)
    expect(tray(page).get_by_role("status")).to_have_text("2,000 puzzles")
    assert cards(page).count() < 60
    lag = page.evaluate(
        """() => {
          const box = document.querySelector(".tray-box");
          const begun = performance.now();
          for (let i = 0; i < 20; i += 1) { box.scrollTop = i * 900; box.dispatchEvent(new Event("scroll")); }
          return (performance.now() - begun) / 20;
        }"""
    )
    assert lag < 100
    page.reload()
    expect(tray(page).get_by_role("status")).to_have_text("2,000 puzzles")


def test_storage_that_is_forbidden_is_told_and_the_tray_works(desk: Desk) -> None:
    page = desk.page
    page.add_init_script("Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('no') } })")
    page.reload()
    expect(page.get_by_text("The browser does not let this page keep puzzles")).to_be_visible()
    paste(page, TWO)
    count(page, 2)
