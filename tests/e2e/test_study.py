"""The parts beside an algorithm in Learn: its tutorial and its mistakes, recursion tree, race and plots."""

import json
import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.desk import Desk
from tests.e2e.hands import AWAKE, algorithms, cell, paste, place, press, see_board

# The puzzle of tutorial 5 with its last two rows filled in.
RACED = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28.287419635345286179"
SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
MINE = """
def steps(puzzle):
    blanks = [cell for cell in range(81) if not puzzle[cell // 9][cell % 9]]
    if not blanks:
        yield Solution()
        return True
    cell = min(blanks, key=lambda cell: len(left(puzzle, cell)))
    for digit in sorted(left(puzzle, cell)):
        yield Try(cell, digit)
        puzzle[cell // 9][cell % 9] = digit
        yield Place(cell, digit)
        if (yield steps(puzzle)):
            return True
        puzzle[cell // 9][cell % 9] = 0
        yield Undo(cell)

def left(puzzle, cell):
    y, x = divmod(cell, 9)
    box = {puzzle[y // 3 * 3 + i][x // 3 * 3 + k] for i in range(3) for k in range(3)}
    return set(range(1, 10)) - set(puzzle[y]) - {row[x] for row in puzzle} - box
"""
WRITING = "def solve(grid):\n    grid[0][2] = 1\n    return False\n"  # its changes of the grid are not tries


def keep(page: Page, name: str, code: str) -> None:
    """Save a program as Edit a copy does."""
    program = json.dumps({"key": name, "name": name, "code": code})
    page.evaluate("([name, text]) => localStorage.setItem(`sudoku.program.v1.${name}`, text)", [name, program])


def unfolded(page: Page, *titles: str) -> Locator:
    learn = place(page, "Learn")
    for title in titles:
        learn.locator("summary").get_by_text(title, exact=True).click()
    return learn


def test_the_tree_grows_with_the_run_and_is_walked_in(desk: Desk) -> None:
    page = desk.page
    learn = algorithms(page)
    learn.get_by_label("Puzzle", exact=True).select_option(label="Puzzle from tutorial 5")
    unfolded(page, "More", "Recursion tree")
    tree = learn.get_by_role("tree", name="Recursion tree")
    expect(learn.get_by_text("becomes a node here")).to_be_visible()
    learn.get_by_role("button", name="Next solution").click()
    leaf = "r9c7 = 1, level 51, 0 placements below. Leads to a solution."
    expect(tree.get_by_role("treeitem", name=leaf)).to_be_attached(timeout=AWAKE)
    learn.get_by_role("button", name="Back to the start").click()
    expect(tree).to_have_attribute("aria-activedescendant", "tree-node-0")
    first = tree.get_by_role("treeitem", name=re.compile("^The puzzle, level 0, 4,208 placements below"))
    expect(first).to_be_attached()
    press(learn, "Watch")
    expect(learn.get_by_role("slider", name="Step")).to_have_value(re.compile(r"^\d{2,}$"))
    expect(tree).to_have_attribute("aria-activedescendant", "tree-node-0")  # announced where it stops, not on the way
    press(learn, "Pause")
    expect(tree).not_to_have_attribute("aria-activedescendant", "tree-node-0")
    learn.get_by_role("button", name="Back to the start").click()
    tree.focus()
    page.keyboard.press("ArrowDown")
    expect(learn.locator(".tree-words")).to_contain_text("r1c3 = 1, level 1")
    expect(cell(page, "r1c3")).to_have_accessible_name("r1c3, 1, entry, just placed")
    page.keyboard.press("ArrowRight")
    expect(learn.locator(".tree-words")).to_contain_text("r1c3 = 2, level 1")
    expect(cell(page, "r1c3")).to_have_accessible_name("r1c3, 2, entry, just placed")
    learn.get_by_role("button", name="Whole tree").click()
    learn.get_by_role("button", name="Go to the current position").click()
    tree.press("ArrowUp")
    expect(tree).to_have_attribute("aria-activedescendant", "tree-node-0")
    tree.click(position={"x": 23, "y": 69})  # below the root, which is near the corner now
    expect(learn.locator(".tree-words")).to_contain_text("r1c3 = 1, level 1")

    unfolded(page, "Tutorial and its mistakes")
    expect(learn.locator(".texts-pair").first).to_contain_text("int x = count % 9;")
    expect(learn.locator(".texts-pair").first).to_contain_text(re.compile(r"y, x = divmod\(count, 9\)Source, line \d+"))
    slip = learn.locator(".texts-slip").filter(has_text="Here one clue is mistyped")
    slip.get_by_role("button", name="Run").click()
    expect(slip.get_by_role("region", name="Output")).to_contain_text("1 6 8 3 4 2 5 6 7", timeout=AWAKE)
    slip.get_by_role("button", name="Put this puzzle on the board").click()
    expect(page.locator(".verdict")).to_contain_text("two 6s", timeout=AWAKE)
    learn.locator("#class-slug").select_option(label="Fill, shuffle, dig")
    slip = learn.locator(".texts-slip").filter(has_text="says little about difficulty")
    slip.get_by_role("button", name="Run").click()
    expect(slip.get_by_role("region", name="Output")).to_contain_text("one solution: ", timeout=AWAKE)
    slip.get_by_role("button", name="Put the printed puzzle on the board").click()
    expect(page.locator(".verdict")).to_contain_text("solutions", timeout=AWAKE)
    slip.get_by_role("button", name="Edit a copy").click()
    expect(learn.locator(".own-editor")).to_contain_text("HOLES = 50", timeout=AWAKE)


def test_two_race_and_many_runs_are_drawn(desk: Desk) -> None:
    page = desk.page
    keep(page, "Quick", MINE)
    keep(page, "Writes", WRITING)
    paste(page, RACED)
    learn = algorithms(page)
    unfolded(page, "More", "Race")
    told = learn.locator(".study-fold[open] [role=status]")
    learn.get_by_role("button", name="Start", exact=True).click()
    expect(told).to_contain_text("Ahead: “Fewest candidates first”", timeout=AWAKE)
    learn.get_by_role("button", name="Cancel").click()
    expect(told).to_have_text("Choose two algorithms and start.")
    learn.locator("#study-race-pace").fill("49")
    learn.get_by_role("button", name="Start", exact=True).click()
    expect(told).to_contain_text("wins. The other needs 79 times as many tries.", timeout=AWAKE)
    expect(told).to_contain_text("“Every solution, cell by cell”: found a solution after 3,144 tries and")
    board = learn.get_by_role("img", name="Every solution, cell by cell. 3,144 tries, 40 of 40 blank cells filled")
    assert "".join(board.locator("text").all_text_contents()) == SOLVED

    learn.get_by_label("Second algorithm", exact=True).select_option(label="Writes (mine)")
    learn.get_by_role("button", name="Start", exact=True).click()
    expect(told).to_contain_text("“Writes (mine)” uses solve(grid), whose tries cannot be counted", timeout=AWAKE)
    learn.get_by_label("Second algorithm", exact=True).select_option(label="Quick (mine)")
    learn.get_by_role("button", name="Start", exact=True).click()
    expect(told).to_contain_text("“Quick (mine)” wins. The other needs 79 times as many tries.", timeout=AWAKE)
    expect(learn.get_by_role("img", name="Quick (mine). 40 tries, 40 of 40 blank cells filled")).to_be_visible()

    unfolded(page, "Race", "Plots")
    learn.get_by_role("button", name="Quick (mine)").click()
    learn.get_by_label("Puzzles", exact=True).select_option("tray")
    learn.get_by_role("button", name="Draw", exact=True).click()
    expect(learn.get_by_text("4 of 4 runs drawn.")).to_be_visible(timeout=AWAKE)
    learn.get_by_label("x-axis", exact=True).select_option("clues")
    points = learn.get_by_role("listbox", name="Plots")
    points.press("End")
    expect(points.get_by_role("option")).to_have_text(
        re.compile(r"^Puzzle 1, 41 clues, ER (1\.\d|\?)\. Every solution, cell by cell: 3,144 tries\.$")
    )
    with page.expect_download() as download:
        learn.get_by_role("button", name="Download SVG").click()
    picture = download.value.path().read_text("utf-8")
    assert (picture.count("<path"), picture.count("class=")) == (4, 0)
    learn.get_by_label("Puzzle", exact=True).select_option(label="Puzzle from tutorial 4")
    points.press("Enter")
    see_board(page, RACED)
