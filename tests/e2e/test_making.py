"""Making puzzles, and My puzzles, where they are saved."""

import json
import re
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from sudoku_workshop.generator import make, make_from, recipe_from, recipe_of
from sudoku_workshop.grid.board import board_of
from sudoku_workshop.grid.digit_grids import digits_of
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.logic.rating import rate
from sudoku_workshop.search import solutions
from tests.e2e.desk import Desk
from tests.e2e.hands import (
    UNIQUE,
    cell,
    clues,
    drag,
    eventually,
    go,
    grid,
    keep_board,
    my_puzzles,
    new_board,
    paste,
    place,
    press,
    verdict,
    wake,
    with_all,
)
from tests.e2e.puzzles import SOLUTION, THREE, small
from tests.e2e.tray import first_saved, saved_count
from tests.e2e.variant import ask_engine
from tests.support.generator_table import recipes

PATIENCE = 90_000  # milliseconds for making puzzles on a busy machine
TWO = "\n".join(small(2))
EASY, HARD = (text_of(make(recipe_of(f"g2.9.{grade}.none.any.any.k3f9.0")).puzzle.givens) for grade in ("easy", "hard"))


@pytest.fixture
def page(desk: Desk) -> Page:
    wake(desk.page)
    go(desk.page, "Make")
    return desk.page


def told(page: Page) -> Locator:
    return place(page, "Make").get_by_role("status")


def cards(page: Page) -> Locator:
    return my_puzzles(page).get_by_role("option")


def how_many(page: Page) -> Locator:
    return place(page, "My puzzles").get_by_role("status")


def count(page: Page, number: int) -> None:
    expect(how_many(page)).to_have_text(re.compile(rf"^\s*{number} puzzle"), timeout=PATIENCE)


def until_first_is_saved(page: Page, **facts: Any) -> None:
    """Wait until the browser's database has a puzzle with these facts as the first one."""

    def first() -> dict[str, Any]:
        found = first_saved(page)
        return {name: found.get(name) for name in facts}

    eventually(first, facts, PATIENCE)


def selected(page: Page) -> Locator:
    return my_puzzles(page).get_by_role("option", selected=True)


def exported(page: Page) -> list[dict[str, Any]]:
    """Return the puzzles of the file that Export downloads."""
    with page.expect_download() as saved:
        with_all(page, "Export all")
    puzzles: list[dict[str, Any]] = json.loads(Path(saved.value.path()).read_text(encoding="utf-8"))["puzzles"]
    return puzzles


def wish(page: Page, **wanted: str) -> None:
    expect(place(page, "Make").get_by_text("More options")).to_be_visible()  # Make is loaded when it is first used
    for label, value in wanted.items():
        name = label.replace("_", " ")
        group = place(page, "Make").get_by_role("group", name=name, exact=True)
        if group.count():
            choose(group, value)
            continue
        field = place(page, "Make").get_by_label(name, exact=True)
        if field.evaluate("element => element.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
            field.blur()


def choose(group: Locator, value: str) -> None:
    """Press the chip with this word, or choose the value in the list after the chips."""
    chip = group.get_by_role("button", name=value.capitalize(), exact=True)
    if chip.count():
        chip.click()
    else:
        group.get_by_role("combobox").select_option(value)


def make_one(page: Page) -> None:
    press(place(page, "Make"), "Make one")


def on_the_board(page: Page) -> str:
    """Return the clues of the board, which is seen in Play."""
    go(page, "Play")
    return clues(page)


def wish_more(page: Page, **wanted: str) -> None:
    """Set options that are in a fold."""
    unfold(page)
    wish(page, **wanted)


def unfold(page: Page) -> None:
    place(page, "Make").get_by_text("More options").click()


def test_a_new_puzzle_is_on_the_board_and_in_my_puzzles(page: Page) -> None:
    """Ask for a grade, and then for a technique, which sets the grades."""
    wish(page, Difficulty="easy")
    wish_more(page, Seed_or_ID="k3f9")
    make_one(page)
    is_made(page, "g2.9.easy.half-turn.any.any.k3f9.0")
    count(page, 1)
    expect(cards(page)).to_have_accessible_name(re.compile("^1 Easy.*, .* clues$"))
    make = go(page, "Make")
    expect(make.get_by_label("Required technique").get_by_role("option", name="XY-Wing")).to_be_attached()
    wish(page, Difficulty="medium", Required_technique="xy-wing")
    grade = make.get_by_label("Difficulty: other choices")
    expect(grade).to_have_value("any")
    expect(grade.get_by_role("option")).to_have_text(["More", "Any"])
    expect(make.get_by_text("The hardest step is XY-Wing. Possible difficulties: Hard.")).to_be_visible()
    make_one(page)
    is_made(page, "g2.9.any.half-turn.any.xy-wing.k3f9.0")


def is_made(page: Page, identity: str) -> None:
    """Check that the puzzle with this ID was made, and is on the board."""
    expect(told(page)).to_contain_text(identity, timeout=PATIENCE)
    assert on_the_board(page) == text_of(make_from(recipe_from(identity)).puzzle.givens)


def test_a_killer_is_made_played_and_printed(page: Page) -> None:
    wish(page, Rules="killer", Difficulty="easy")
    expect(place(page, "Make").get_by_text("Digits do not repeat in a cage")).to_be_visible(timeout=PATIENCE)
    wish_more(page, Seed_or_ID="k3f9")
    expect(place(page, "Make").get_by_label("Cage sizes")).to_be_visible()
    make_one(page)
    identity = "v2.killer.9.easy.half-turn.any.any.all.k3f9.0"
    expect(told(page)).to_contain_text(identity, timeout=PATIENCE)
    puzzle = make_from(recipe_from(identity)).puzzle
    expect(page.locator(".made-board")).to_contain_text(str(puzzle.geometry.rules[0].number))
    assert on_the_board(page) == text_of(puzzle.givens)
    expect(cell(page, "r1c1")).to_have_accessible_name(re.compile("killer cage"), timeout=PATIENCE)
    count(page, 1)
    go(page, "Print")
    preview = page.locator(".sheet-page")
    expect(preview).to_contain_text("Digits do not repeat in a cage", timeout=PATIENCE)
    go(page, "Make")
    wish(page, Rules="classic")
    expect(place(page, "Make").get_by_text("Digits do not repeat in a cage")).to_be_hidden()


def test_a_samurai_is_made_and_another_is_typed(page: Page) -> None:
    wish(page, Rules="samurai", Difficulty="easy")
    expect(place(page, "Make").get_by_text("The grids overlap")).to_be_visible(timeout=PATIENCE)
    wish_more(page, Seed_or_ID="k3f9")
    make_one(page)
    identity = "v2.samurai.9.easy.half-turn.any.any.all.k3f9.0"
    expect(told(page)).to_contain_text(identity, timeout=PATIENCE)
    given = text_of(make_from(recipe_from(identity)).puzzle.givens)
    go(page, "Play")
    expect(grid(page).get_by_role("gridcell", name=re.compile(", clue"))).to_have_count(441 - given.count("."))
    go(page, "Make")
    press(page, "Enter a puzzle")
    expect(cell(page, "r1c1")).to_be_focused()
    page.keyboard.type("1........")
    expect(cell(page, "r1c13")).to_be_focused()


def test_a_link_with_an_id_brings_its_puzzle_and_the_old_board_stays_in_my_puzzles(closed_desk: Desk) -> None:
    identity = "g2.4.any.full.any.any.k3f9.7"
    page = closed_desk.page
    page.goto(closed_desk.site)
    page.keyboard.type("123")
    page.goto(f"{closed_desk.site}#id={identity}")
    expect(told(page)).to_contain_text(identity, timeout=PATIENCE)
    assert on_the_board(page) == text_of(make(recipe_of(identity)).puzzle.givens)
    expect(page).to_have_url(closed_desk.site)
    page.keyboard.press("Control+z")  # stops at the start of the puzzle
    assert on_the_board(page) == text_of(make(recipe_of(identity)).puzzle.givens)
    cards(page).last.click()
    eventually(lambda: clues(page), "123".ljust(81, "."))


MEANINGLESS = {
    "g2.nonsense": "is not a puzzle ID",
    "g7.9.any.none.any.any.s.0": "IDs of version",
    "g1.9.any.none.any.any.s.0": "can no longer be made",
    "g2.9.easy.none.any.xy-wing.s.0": (
        "puzzles of this grade never need xy-wing; this technique occurs in these grades: hard"
    ),
}


def test_a_link_with_an_id_that_means_nothing(desk: Desk) -> None:
    page = desk.page
    for identity, said in MEANINGLESS.items():
        page.goto(f"{desk.site}#id={identity}")
        expect(told(page)).to_contain_text(said, timeout=PATIENCE)
        assert on_the_board(page) == "." * 81


def test_many_puzzles_are_the_same_as_python_makes_them(page: Page) -> None:
    """Check puzzles that were made by all workers of the page."""
    wish(page, Difficulty="any", How_many="24")
    wish_more(page, Symmetry_of_the_clues="none", Seed_or_ID="both")
    press(page, "Make 24")
    expect(told(page)).to_contain_text("24 puzzles made", timeout=PATIENCE)
    here = {text_of(make(recipe_of(f"g2.9.any.none.any.any.both.{index}")).puzzle.givens) for index in range(24)}
    assert {item["state"]["givens"] for item in exported(page)} == here


def test_recipes_of_all_kinds_give_the_same_puzzles_in_the_browser(page: Page) -> None:
    asked = [recipe for recipe in recipes(400) if geometry(recipe.wish.size).n <= 12]
    requests = [
        {"method": "generate", "params": {"wish": asdict(recipe.wish), "seed": recipe.seed, "index": recipe.index}}
        for recipe in asked
    ]
    there = [answer["ok"]["puzzle"] for answer in ask_engine(page, requests)["answers"]]
    assert len(asked) >= 30
    assert there == [text_of(make(recipe).puzzle.givens) for recipe in asked]


def test_cancel_keeps_what_is_done(page: Page) -> None:
    wish(page, Difficulty="hard", How_many="500")
    press(page, "Make 500")
    expect(page.locator(".made-tile").nth(1)).to_be_visible(timeout=PATIENCE)
    press(page, "Cancel")
    expect(told(page)).to_contain_text(re.compile(r"^Cancelled\. \d+ puzzles were made"))
    kept = how_many(page).inner_text()
    page.reload()
    expect(how_many(page)).to_have_text(kept)


def test_what_nobody_can_make_is_told(page: Page) -> None:
    """Ask for a word in place of a number, for a puzzle that is never found, and for one that has a closest match."""
    wish_more(page, Number_of_clues="few")
    make_one(page)
    expect(told(page)).to_contain_text("few is not a number of clues", timeout=PATIENCE)
    count(page, 0)
    wish(page, Number_of_clues="17", Difficulty="any")
    press(page, "Make 12")
    tries = re.compile(r"\([\d,]+ of at most 2,000 tries for the next puzzle\)")
    expect(told(page)).to_contain_text(tries, timeout=PATIENCE)
    bar = place(page, "Make").get_by_role("progressbar")
    assert 0 < bar.evaluate("bar => bar.value") < 1, "the bar grows"
    press(page, "Cancel")
    expect(told(page)).to_have_text("Cancelled.")
    wish(page, Kind="4", Number_of_clues="3")
    make_one(page)
    expect(told(page)).to_contain_text(re.compile("in the last 2,000 tries.* Closest match: 4 clues"), timeout=PATIENCE)
    count(page, 0)
    press(page, "Use the closest match")
    count(page, 1)
    assert len(on_the_board(page).replace(".", "")) == 4


def test_a_class_set_is_so_many_disguises_of_one_grade_with_their_solutions(page: Page) -> None:
    wish(page, Difficulty="medium", How_many="12")
    unfold(page)
    press(page, "Make a class set of 12")
    expect(told(page)).to_contain_text("12 puzzles made", timeout=PATIENCE)
    count(page, 12)
    puzzles = exported(page)
    nine = geometry("9")
    for puzzle in puzzles:
        board = board_of(nine, digits_of(nine, puzzle["state"]["givens"]))
        assert [text_of(found.values) for found in solutions(board)] == [puzzle["solution"]]
        assert getattr(rate(board), "grade", None) == puzzle["grade"] == "medium"
    assert len({puzzle["state"]["givens"] for puzzle in puzzles}) == 12
    press(page, "Print these")
    expect(page.get_by_label("What to print").locator("option:checked")).to_have_text("My puzzles, 12 selected")
    expect(page.get_by_text("Page 1 of 13")).to_be_visible(timeout=PATIENCE)  # one for each pupil, and one for the key
    sheet = page.locator(".sheet")
    expect(sheet.get_by_text("Sheet 1", exact=True)).to_be_visible()
    expect(sheet.get_by_text(re.compile("^1 · .*-1$"))).to_have_count(0)  # the name of a variant in My puzzles


def test_the_next_puzzle_is_there_before_it_is_asked_for(page: Page) -> None:
    """Check that a new puzzle needs no Python once some are in stock."""
    page.evaluate(
        """() => {
          window.asked = 0;
          const { postMessage } = Worker.prototype;
          Worker.prototype.postMessage = function (message, ...more) {
            if (String(message?.request).includes('"generate"')) window.asked += 1;
            if (!window.deaf) postMessage.call(this, message, ...more);
          };
        }"""
    )
    make_one(page)
    expect(told(page)).to_contain_text("on the board", timeout=PATIENCE)
    first = on_the_board(page)
    go(page, "Make")
    eventually(lambda: page.evaluate("window.asked >= 1"), True, PATIENCE)  # the puzzle that was taken is replaced
    page.evaluate("window.deaf = true")
    make_one(page)
    count(page, 2)
    assert on_the_board(page) != first


def test_the_wish_is_remembered(page: Page) -> None:
    wish_more(page, Difficulty="expert", Symmetry_of_the_clues="diagonal", Kind="6 × 6", How_many="7")
    page.reload()
    unfold(page)
    chosen = {"Difficulty: other choices": "expert", "Symmetry of the clues": "diagonal", "How many": "7"}
    for label, value in chosen.items():
        expect(place(page, "Make").get_by_label(label, exact=True)).to_have_value(value)
    expect(place(page, "Make").get_by_role("button", name="6 × 6", pressed=True)).to_be_visible()


def test_what_is_typed_is_kept_soon_and_what_it_grows_to_takes_its_place(page: Page) -> None:
    """Check a puzzle that has one solution before its last clue is typed."""
    new_board(page, "4")
    grid(page).get_by_role("gridcell").first.click()
    page.keyboard.type("...41......32...")
    expect(verdict(page)).to_have_text(UNIQUE, timeout=PATIENCE)
    expect(cards(page)).to_have_accessible_name(re.compile("4 clues"))
    grid(page).get_by_role("gridcell").first.click()
    page.keyboard.type("3")
    expect(cards(page)).to_have_accessible_name(re.compile("5 clues"))
    expect(cards(page)).to_have_count(1)


def test_what_is_no_puzzle_is_not_kept_unless_a_person_says_so(page: Page) -> None:
    """Check that only a puzzle with one solution is saved by itself.

    Contradictions, a single clue, several solutions and a solved grid are not saved.
    """
    for text in ("44" + EASY[2:], "4".ljust(81, "."), THREE, SOLUTION, EASY):
        paste(page, text)
    count(page, 1)
    paste(page, THREE)
    keep_board(page)
    count(page, 2)


def test_what_is_pasted_is_kept_and_deleted_and_back_again(page: Page) -> None:
    paste(page, TWO)
    count(page, 2)
    cards(page).last.click()
    eventually(lambda: clues(page), TWO.splitlines()[1])
    box = my_puzzles(page).get_by_role("listbox")
    box.press("Space")
    expect(cards(page).last).to_have_attribute("aria-selected", "true")
    press(my_puzzles(page), "Delete")
    count(page, 1)
    press(my_puzzles(page), "Undo delete")
    count(page, 2)
    text = json.dumps({"version": 1, "puzzles": exported(page)})
    cards(page).first.click()
    my_puzzles(page)
    for left in (1, 0):
        box.press("Delete")
        count(page, left)
    for back in (1, 2):  # one by one
        press(my_puzzles(page), "Undo delete")
        count(page, back)
    for left in (1, 0):
        box.press("Delete")
        count(page, left)
    for said in ("2 puzzles imported", "Imported 0 of 2 puzzles"):
        drag(page, text, "sudoku-tray.json")()
        expect(page.get_by_text(said)).to_be_visible()
        count(page, 2)
    eventually(lambda: saved_count(page), 2)
    page.reload()
    count(page, 2)


def test_a_puzzle_has_a_name_and_another_place(page: Page) -> None:
    paste(page, TWO)
    count(page, 2)
    box = my_puzzles(page).get_by_role("listbox")
    box.press("End")
    box.press("Space")
    my_puzzles(page).get_by_role("textbox", name="Name").fill("Monday")
    press(my_puzzles(page), "Move")
    press(my_puzzles(page), "Move back")
    expect(cards(page).first).to_have_accessible_name(re.compile("Monday"))
    until_first_is_saved(page, name="Monday")
    page.reload()
    expect(cards(page).first).to_have_accessible_name(re.compile("Monday"))
    box.press("End")
    box.press("Space")
    press(my_puzzles(page), "Move")
    press(my_puzzles(page), "Move to front")
    expect(cards(page).last).to_have_accessible_name(re.compile("Monday"))
    box.press("Home")
    box.press("Enter")
    eventually(lambda: clues(page), TWO.splitlines()[0])


def test_all_are_rated_in_the_end_and_sorted_by_that(page: Page) -> None:
    paste(page, THREE)
    keep_board(page)
    paste(page, f"{HARD}\n{EASY}\n")
    count(page, 3)
    expect(cards(page).nth(1)).to_have_accessible_name(re.compile(r"^2 Hard\b"), timeout=PATIENCE)
    expect(cards(page).nth(2)).to_have_accessible_name(re.compile(r"^3 Easy\b"), timeout=PATIENCE)
    with_all(page, "Sort by difficulty")
    expect(cards(page).nth(0)).to_have_accessible_name(re.compile(r"^1 Easy\b"))
    expect(cards(page).nth(2)).to_have_accessible_name(re.compile(r"^3, \d+ clues$"))
    until_first_is_saved(page, grade="easy")
    page.reload()
    expect(cards(page).nth(0)).to_have_accessible_name(re.compile(r"^1 Easy\b"))


SOLVED = "1234341221434321"


def order(page: Page) -> list[str]:
    """Return the number of clues of each card, which shows the order of the puzzles."""
    return [re.sub(r"\D", "", name)[1:] for name in cards(page).evaluate_all("all => all.map((card) => card.title)")]


def four(page: Page) -> None:
    """Paste four puzzles, of 12, 13, 14 and 15 clues."""
    paste(page, "\n".join(SOLVED[:number].ljust(16, ".") for number in range(12, 16)))
    count(page, 4)


def test_cards_are_dragged_to_another_place_and_stay_there(page: Page) -> None:
    four(page)
    cards(page).nth(3).drag_to(cards(page).first, target_position={"x": 4, "y": 40})
    eventually(lambda: order(page), ["15", "12", "13", "14"])
    assert clues(page) == SOLVED[:12].ljust(16, ".")  # nothing was dropped on the board
    for at in (0, 1):
        cards(page).nth(at).hover()
        cards(page).nth(at).locator(".card-corner").click()
    last = cards(page).nth(3).bounding_box()
    assert last
    cards(page).first.drag_to(cards(page).nth(3), target_position={"x": last["width"] - 4, "y": 40})
    eventually(lambda: order(page), ["13", "14", "15", "12"])  # both selected puzzles move
    expect(page.locator(".tray-gap")).to_be_hidden()
    until_first_is_saved(page, order=1)
    eventually(lambda: first_saved(page)["state"]["givens"], SOLVED[:13].ljust(16, "."))
    page.reload()
    eventually(lambda: order(page), ["13", "14", "15", "12"])
    many_are_selected(page)
    box = my_puzzles(page).get_by_role("listbox")
    box.press("Home")
    box.press("Alt+ArrowRight")
    box.press("Alt+ArrowDown")
    eventually(lambda: order(page), ["14", "15", "13", "12"])
    box.press("Alt+ArrowLeft")
    eventually(lambda: order(page), ["14", "13", "15", "12"])
    box.press("Enter")  # opens the puzzle that the keys moved
    eventually(lambda: clues(page), SOLVED[:13].ljust(16, "."))


def many_are_selected(page: Page) -> None:
    """Select three of four puzzles, then all, then none."""
    cards(page).nth(1).click()
    cards(page).nth(3).click(modifiers=["Shift"])
    expect(selected(page)).to_have_count(3)
    for number in (4, 0):
        my_puzzles(page).get_by_role("listbox").press("ControlOrMeta+a")
        expect(selected(page)).to_have_count(number)


def test_two_tabs_share_my_puzzles(page: Page, desk: Desk) -> None:
    """Check that puzzles added, named, moved and deleted in one tab change in the other, and nothing is lost."""
    other = page.context.new_page()
    other.goto(desk.site)
    count(other, 0)
    paste(page, TWO)
    count(other, 2)
    paste(other, "\n".join(small(4)[2:]))
    count(page, 4)
    my_puzzles(other).get_by_role("listbox").press("End")
    my_puzzles(other).get_by_role("listbox").press("Space")
    my_puzzles(other).get_by_role("textbox", name="Name").fill("Monday")
    press(my_puzzles(other), "Move")
    press(my_puzzles(other), "Move to front")
    expect(cards(page).first).to_have_accessible_name(re.compile("Monday"))
    my_puzzles(page).get_by_role("listbox").press("End")
    my_puzzles(page).get_by_role("listbox").press("Delete")
    count(other, 3)
    press(my_puzzles(page), "Undo delete")
    count(other, 4)
    eventually(lambda: saved_count(page), 4)
    page.reload()
    count(page, 4)
    expect(cards(page).first).to_have_accessible_name(re.compile("Monday"))
    puzzles = small(204)[4:]
    for tab, part in ((page, puzzles[:100]), (other, puzzles[100:])):
        paste(tab, "\n".join(part))
    for tab in (page, other):
        count(tab, 204)
    eventually(lambda: saved_count(page), 204)


def test_on_a_phone_my_puzzles_slide_up_and_away(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    paste(page, TWO)
    count(page, 2)
    cards = place(page, "My puzzles").get_by_role("option", include_hidden=True)
    expect(cards.first).to_be_hidden()
    handle = place(page, "My puzzles").get_by_role("button", name=re.compile("^My puzzles"))
    handle.click()
    expect(handle).to_have_attribute("aria-expanded", "true")
    cards.last.click()
    eventually(lambda: clues(page), TWO.splitlines()[1])
    expect(cards.first).to_be_hidden()
    expect(handle).to_have_attribute("aria-expanded", "false")


def test_thousands_of_puzzles_are_no_burden(page: Page, tmp_path: Path) -> None:
    """Check that only visible puzzles have elements in the page."""
    many = [f"{index:012b}1234".replace("0", ".") for index in range(1, 2001)]
    puzzles = [{"state": {"geometry": "4", "givens": text, "values": text, "notes": None}} for text in many]
    file = tmp_path / "tray.json"
    file.write_text(json.dumps({"version": 1, "puzzles": puzzles}), encoding="utf-8")
    my_puzzles(page).locator("input[type=file]").set_input_files(file)
    expect(how_many(page)).to_have_text("2,000 puzzles")
    assert cards(page).count() < 60
    my_puzzles(page).get_by_role("listbox").press("End")
    expect(my_puzzles(page).get_by_role("option", name=re.compile("^2000,"))).to_be_visible()
    assert cards(page).count() < 60
    page.reload()
    expect(how_many(page)).to_have_text("2,000 puzzles")


def test_a_full_storage_is_told_and_nothing_is_lost_on_the_screen(page: Page, desk: Desk) -> None:
    session = page.context.new_cdp_session(page)
    quota = {"origin": desk.site.rstrip("/"), "quotaSize": 1000}
    session.send("Storage.overrideQuotaForOrigin", quota)
    paste(page, "\n".join(small(399)))
    full = page.get_by_text("The browser's storage is full")
    expect(full).to_be_visible(timeout=PATIENCE)
    count(page, 399)
    with page.expect_download() as waiting:
        press(page, "Download a backup")
    assert waiting.value.suggested_filename == "sudoku-everything.json"
    session.send("Storage.overrideQuotaForOrigin", {"origin": quota["origin"]})
    paste(page, small(400)[-1])
    count(page, 400)
    eventually(lambda: saved_count(page), 400, PATIENCE)  # what could not be saved then is saved now
    expect(full).to_be_hidden()


def test_storage_that_is_forbidden_is_told_and_my_puzzles_work(desk: Desk) -> None:
    page = desk.page
    page.add_init_script("Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('no') } })")
    page.reload()
    expect(page.get_by_text("Your browser does not allow this page to save puzzles")).to_be_visible()
    paste(page, TWO)
    count(page, 2)


def test_a_mixture_is_made_and_an_id_of_the_first_version_brings_its_puzzle_back(page: Page) -> None:
    """Make a killer with its own choices, then a killer with diagonals."""
    wish(page, Rules="killer", Difficulty="easy", Kind="6 × 6")
    wish_more(page, Seed_or_ID="k3f9", Clues="some", Cage_sizes="2-3")
    make = place(page, "Make")
    needed = make.get_by_label("Leave out rules that are not needed")
    needed.check()
    make_one(page)
    is_made(page, "v2.killer.6.easy.half-turn.some.2-3.needed.k3f9.0")
    go(page, "Make")
    needed.uncheck()
    wish(page, Clues="any", Cage_sizes="any", Mixed_with="x")
    expect(make.get_by_text("Digits do not repeat in a cage")).to_contain_text("diagonal", timeout=PATIENCE)
    make_one(page)
    is_made(page, "v2.killer+x.6.easy.half-turn.any.any.all.k3f9.0")
    go(page, "Make")
    first = "v1.x+thermometer.6.medium.half-turn.any.any.all.golden.1"
    wish(page, Seed_or_ID=first)
    make_one(page)
    is_made(page, first)
