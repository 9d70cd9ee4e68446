"""The board to play on in a notebook: a person clicks, types, asks for hints and applies them."""

import pytest
from playwright.sync_api import Page, expect

import sudoku_workshop as sudoku
from sudoku_workshop import rules
from tests.support import notebook

POSITION = ".........5.8..6..1.7..1.8....2.59.6......2.454..1....8821.67..3..7.....6...3....."


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    notebook.install(monkeypatch)


def test_a_board_is_played_with_keys_and_with_the_keypad(page: Page) -> None:
    game = sudoku.widget("1... ..3. .4.. ...2")
    notebook.show(page, game)
    cell = {name: page.get_by_role("gridcell", name=name) for name in ("r1c1", "r1c2", "r1c3", "r2c1")}
    cell["r1c1"].click()
    page.keyboard.press("4")
    expect(cell["r1c1"]).to_have_text("1")  # a clue stays
    page.keyboard.press("ArrowRight")
    page.keyboard.press("3")
    expect(cell["r1c2"]).to_have_text("3")
    cell["r2c1"].click()
    page.get_by_role("button", name="4", exact=True).click()
    expect(cell["r2c1"]).to_have_text("4")
    assert (game.value[1, 2], game.value[2, 1], game.value[1, 3]) == (3, 4, 0)
    page.get_by_role("button", name="Erase").click()
    expect(cell["r2c1"]).to_have_text("")
    assert game.value[2, 1] == 0
    expect(page.locator("[role=gridcell][tabindex='0']")).to_have_count(1)


def test_hints_are_shown_applied_and_lead_to_the_solution(page: Page) -> None:
    """Check a puzzle that needs eliminations: without them, the same hint would come again and again."""
    game = sudoku.widget(POSITION)
    notebook.show(page, game)
    hint, apply = (page.get_by_role("button", name=name) for name in ("Hint", "Apply"))
    expect(apply).to_be_hidden()
    steps = sudoku.path(POSITION)
    for step in steps:
        hint.click()
        expect(page.get_by_role("status").locator("figcaption")).to_have_text(repr(step))
        expect(page.get_by_role("status").get_by_role("img")).to_be_visible()
        apply.click()
        expect(apply).to_be_hidden()
    assert any(step.eliminations for step in steps)
    assert game.value.is_solved
    hint.click()
    expect(page.get_by_role("status")).to_contain_text("solved")


def test_a_wrong_entry_is_marked(page: Page) -> None:
    game = sudoku.widget("1... ..3. .4.. ...2", language="ko")
    notebook.show(page, game)
    cell = page.get_by_role("gridcell", name="r1c2")
    cell.click()
    page.keyboard.press("2")
    page.get_by_role("button", name="힌트").click()
    expect(page.get_by_role("status")).to_contain_text("틀렸습니다")
    expect(cell).to_have_css("background-color", "rgba(255, 213, 79, 0.4)")
    cell.click()
    page.keyboard.press("Backspace")
    expect(cell).to_have_css("background-color", "rgba(0, 0, 0, 0)")


def test_your_own_rule_is_drawn_stated_and_explained(page: Page) -> None:
    lines = (["r1c1", "r1c2", "r1c3", "r1c4"], ["r2c1", "r3c1", "r3c2"])
    far = [rules.pairs(lambda a, b: abs(a - b) >= 2, line, size=4, sentence="They differ.") for line in lines]
    game = sudoku.widget(sudoku.parse("." * 15 + "2").with_rules(*far))
    notebook.show(page, game)
    expect(page.get_by_role("listitem").filter(has_text="They differ.")).to_be_visible()
    picture = page.get_by_role("grid").evaluate("grid => decodeURIComponent(getComputedStyle(grid).backgroundImage)")
    assert "stroke-dasharray" in picture, "the line of the rule"
    first, last = (page.get_by_role("gridcell", name=name).bounding_box() for name in ("r1c1", "r4c4"))
    around = page.get_by_role("grid").bounding_box()
    assert first
    assert last
    assert around
    margin = vars(game)["state"]["margin"]
    across = last["x"] + last["width"] - first["x"]
    assert across / around["width"] == pytest.approx(4 / (4 + 2 * margin), abs=0.01)
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("status")).to_contain_text("custom rule")


def test_overlapping_grids_are_played_and_arrows_go_past_places_without_a_grid(page: Page) -> None:
    game = sudoku.widget(sudoku.Board.empty("twodoku"))
    notebook.show(page, game)
    outside = page.locator("[role=gridcell]").nth(14)
    expect(outside).to_be_hidden()
    page.get_by_role("gridcell", name="r10c7", exact=True).click()
    page.keyboard.press("ArrowLeft")  # there is nothing
    page.keyboard.press("3")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("4")
    assert (game.value[10, 7], game.value[9, 7]) == (3, 4)
