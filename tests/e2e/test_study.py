"""Under More in Learn: the recursion tree, a race, plots."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.desk import Desk
from tests.e2e.hands import AWAKE, algorithms, cell, eventually, place
from tests.e2e.puzzles import SOLUTION


def unfolded(page: Page, *titles: str) -> Locator:
    learn = place(page, "Learn")
    for title in titles:
        learn.locator("summary").get_by_text(title, exact=True).click()
    return learn


def test_the_tree_grows_with_the_run_and_is_walked_in(desk: Desk) -> None:
    page = desk.page
    learn = algorithms(page)
    learn.get_by_label("Puzzle", exact=True).select_option(label="Text 5's puzzle")
    unfolded(page, "More: recursion tree, race, plots", "Recursion tree")
    tree = learn.get_by_role("tree", name="Recursion tree")
    expect(learn.get_by_text("becomes a node here")).to_be_visible()
    learn.get_by_role("button", name="Next solution").click()
    leaf = tree.get_by_role("treeitem", name=re.compile("^r9c7 = 1, level 51, 0 places under it. It leads to a solution"))
    expect(leaf).to_be_attached(timeout=AWAKE)
    learn.get_by_role("button", name="Back to the start").click()
    expect(tree).to_have_attribute("aria-activedescendant", "tree-node-0")
    first = tree.get_by_role("treeitem", name=re.compile("^The puzzle, level 0, 4,228 places under it"))
    expect(first).to_be_attached()
    tree.focus()
    page.keyboard.press("ArrowDown")
    expect(learn.locator(".tree-words")).to_contain_text("r1c3 = 1, level 1")
    expect(cell(page, "r1c3")).to_have_accessible_name("r1c3, 1, entry, just placed")
    page.keyboard.press("ArrowRight")
    expect(learn.locator(".tree-words")).to_contain_text("r1c3 = 2, level 1")
    expect(cell(page, "r1c3")).to_have_accessible_name("r1c3, 2, entry, just placed")
    learn.get_by_role("button", name="Whole tree").click()
    learn.get_by_role("button", name="Where it is now").click()
    eventually(lambda: (tree.click(position={"x": 23, "y": 23}), position(page))[1], 0)  # there is the puzzle itself


def position(page: Page) -> int:
    return int(page.get_by_label("Event", exact=True).input_value())


def test_two_race_and_it_is_told_who_was_first(desk: Desk) -> None:
    page = desk.page
    learn = algorithms(page)
    learn.get_by_label("Puzzle", exact=True).select_option(label="Text 5's puzzle")
    unfolded(page, "More: recursion tree, race, plots", "Race")
    told = learn.locator(".study-fold[open] [role=status]")
    learn.get_by_role("button", name="Start", exact=True).click()
    expect(told).to_contain_text("Ahead: “Fewest candidates first”", timeout=AWAKE)
    learn.get_by_role("button", name="Cancel").click()
    expect(told).to_have_text("Choose two algorithms and start.")
    learn.locator("#study-race-pace").fill("49")
    learn.get_by_role("button", name="Start", exact=True).click()
    expect(told).to_contain_text("is first. The other needs 738 times as many tries.", timeout=AWAKE)
    expect(told).to_contain_text("“Every solution, cell by cell”: a solution after 37,652 tries and")
    board = learn.get_by_role("img", name="Every solution, cell by cell. 37,652 tries, 51 of 51 blanks filled")
    assert "".join(board.locator("text").all_inner_texts()) == SOLUTION
