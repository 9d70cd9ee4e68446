"""Rules are drawn by hand, only by touch or only by keyboard, and are played and printed."""

import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from urllib.parse import quote

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from sudoku_workshop import Board, rules
from tests.e2e.desk import Desk
from tests.e2e.hand import Keys
from tests.e2e.hands import cell, eventually, go, grid, mode, named, place, press, stage, verdict, wake

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
# A killer of 30 cages, as in a newspaper: the sum of each cage, and its cells by row and column
KILLER = """14 19 18 17/4 91 81/19 92 93 94/20 29 28 27/22 71 61 51/14 16 26/14 82 72/9 95 96
13 41 31/17 83 84 85/6 21 11/18 15 14 13/13 12 22 23/13 99 98/12 97 87 86/12 88 89 79
12 78 77/9 24 25 35/20 36 37 38 39/9 32 42/19 62 52 53 43/14 33 34 44/15 63 73 74 64/19 54 55 45
13 49 48 47/17 46 56 57/6 58 59/9 69 68/17 67 66 65/6 76 75"""
MOST_TAPS = 90
# The regions of a grid of 4 rows, each as a path of cells
JIGSAW = ("11 12 13 23", "14 24 34 44", "21 22 32 31", "33 43 42 41")
STEPS = {(0, 1): "ArrowRight", (0, -1): "ArrowLeft", (1, 0): "ArrowDown", (-1, 0): "ArrowUp"}
LONG_PRESS = 700  # milliseconds


class Finger:
    """A finger on the board, whose drags and taps are counted."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.drags = self.taps = 0

    def drag(self, cells: str, hold: int = 0) -> None:
        """Put the finger on the first cell, move it through the others, and lift it."""
        self.path([(int(name[0]) - 0.5, int(name[1]) - 0.5) for name in cells.split()], hold)

    def path(self, points: list[tuple[float, float]], hold: int = 0) -> None:
        """Move the finger through these points, given as rows and columns from the upper left corner of the grid."""
        self.drags += 1
        kind, rows = "touchStart", grid(self.page).get_by_role("row").count()
        for row, column in points:
            box = grid(self.page).bounding_box()
            assert box
            point = {"x": box["x"] + box["width"] * column / rows, "y": box["y"] + box["height"] * row / rows}
            self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
            kind = "touchMove"
        self.page.wait_for_timeout(hold)
        self.session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def tap(self, button: Locator) -> None:
        self.taps += 1
        button.tap()

    def type(self, number: str) -> None:
        for digit in number:
            self.tap(self.page.get_by_role("group", name="Number").get_by_role("button", name=digit, exact=True))

    def press(self, name: str) -> None:
        self.tap(self.page.get_by_role("button", name=name, exact=True))


class Keyboard:
    """The keyboard, with the cursor in the first cell."""

    def __init__(self, page: Page) -> None:
        self.page, self.at = page, (1, 1)

    def drag(self, cells: str, enter: bool = True) -> None:
        """Go to the first cell with the arrow keys and through the others with Shift, and press Enter if wanted."""
        path = [(int(name[0]), int(name[1])) for name in cells.split()]
        while self.at != path[0]:
            self.step("", tuple((b > a) - (b < a) for a, b in zip(self.at, path[0], strict=True)))
        for (row, column), (r, c) in pairwise(path):
            self.step("Shift+", (r - row, c - column))
        if enter:
            self.page.keyboard.press("Enter")

    def step(self, shift: str, way: tuple[int, ...]) -> None:
        down, across = way if 0 in way else (way[0], 0)
        self.page.keyboard.press(shift + STEPS[down, across])
        self.at = (self.at[0] + down, self.at[1] + across)

    def press(self, name: str) -> None:
        Keys(self.page).press("button", f"^{name}$")


def begin(desk: Desk, size: str, press: Callable[[str], None]) -> Page:
    """Begin to draw rules in an empty grid."""
    page = desk.page
    page.goto(f"{desk.site}#p={'%2E' * int(size) ** 2}&g={size}")
    wake(page)
    press("Type it in")
    press("Draw rules")
    expect(status(page)).to_be_visible()
    return page


def status(page: Page) -> Locator:
    return page.get_by_role("group", name="Draw rules").get_by_role("status")


def sums(page: Page) -> Locator:
    return page.locator("#grid .rule-text")


def see_printed(page: Page, *texts: str) -> None:
    """See these texts on the printed page."""
    go(page, "Print")
    sheet = stage(page, "Print").locator(".sheet-page")
    for text in texts:
        expect(sheet.locator("svg text").filter(has_text=re.compile(text)).first).to_be_attached(timeout=60_000)


@pytest.fixture
def finger(desk: Desk) -> Iterator[Finger]:
    yield Finger(desk.page)
    assert desk.unexpected() == []


@pytest.mark.browser_context_args(**PHONE)
def test_a_newspapers_killer_takes_a_drag_and_its_sum_for_each_cage(desk: Desk, finger: Finger) -> None:
    page, cages = begin(desk, "9", finger.press), re.split("[/\n]", KILLER)
    for total, cells in (cage.split(" ", 1) for cage in cages):
        finger.drag(cells)
        finger.type(total)
    expect(status(page)).to_have_text("2 cells, sum 6")
    finger.press("Done")
    expect(sums(page)).to_have_count(30)
    expect(verdict(page)).to_contain_text("one solution")
    assert finger.drags == len(cages) == 30
    assert finger.taps <= MOST_TAPS
    see_printed(page, "^22$", "^Digits do not repeat in a cage")


@pytest.mark.browser_context_args(**PHONE)
def test_cages_are_changed_by_touch(desk: Desk, finger: Finger) -> None:
    page = begin(desk, "4", finger.press)
    for total, cells in (("4", "11 12"), ("5", "13 23")):
        finger.drag(cells)
        finger.type(total)
    finger.drag("12 22")  # extends the first cage, which is not confirmed yet, while the second one waits for Python
    expect(status(page)).to_have_text("3 cells")
    finger.type("7")
    finger.drag("13")  # a tap on a cage changes its sum
    finger.type("6")
    finger.drag("34 44")
    expect(sums(page)).to_have_text(["7", "6"])
    finger.type("5")
    finger.drag("44 43")
    finger.type("9")
    finger.drag("11", hold=LONG_PRESS)
    expect(sums(page)).to_have_text(["6", "9"])
    finger.drag("33 34")
    finger.tap(page.get_by_role("group", name="Number").get_by_role("button", name="Erase"))
    for left in (["6"], ["6", "9"], ["7", "6", "9"], ["7", "6", "5"], ["7", "6"]):
        expect(sums(page)).to_have_text(left)
        finger.press("Undo")


@pytest.mark.browser_context_args(**PHONE)
def test_doubtful_cells_are_marked_and_undo_takes_back_each_step(desk: Desk, finger: Finger) -> None:
    page = begin(desk, "4", finger.press)
    for total, cells in (("10", "11 12 13 14"), ("10", "21 22 23 24"), ("10", "31 32 33 34"), ("3", "41 42")):
        finger.drag(cells)
        finger.type(total)
    finger.press("Done")
    finger.press("Draw rules")
    without = ["r4c3", "r4c4"]
    eventually(lambda: named(page, "possibly mistyped"), without)
    finger.drag("43 33 34")  # over a part of the third cage
    finger.type("9")
    finger.drag("44")
    eventually(lambda: named(page, "possibly mistyped"), ["r3c3", "r3c4", "r4c4"])
    finger.press("Undo")
    eventually(lambda: named(page, "possibly mistyped"), without)
    finger.press("Undo")
    expect(sums(page)).to_have_count(3)
    eventually(lambda: named(page, "possibly mistyped"), ["r4c1", "r4c2", *without])


def test_a_killer_is_entered_and_printed_by_keyboard_only(desk: Desk) -> None:
    page = desk.page
    page.goto(f"{desk.site}#p={'%2E' * 16}&g=4")
    wake(page)
    Keys(page).press("button", "^Type it in$")
    Keys(page).press("gridcell", "^r1c1")
    page.keyboard.press("Control+Home")
    keys = Keyboard(page)
    page.keyboard.press("k")
    expect(status(page)).to_be_visible()
    for total, cells in (("3", "11 12"), ("7", "13 14"), ("10", "24 23 22 21"), ("5", "31 41")):
        draw(keys, cells, total)
        page.keyboard.press("Enter")
    expect(sums(page)).to_have_count(4)
    draw(keys, "42 43", "5")
    page.keyboard.press("Escape")  # discards the cage
    draw(keys, "44 34", "3")
    page.keyboard.press("Enter")
    expect(sums(page)).to_have_text(["3", "7", "10", "5", "3"])
    page.keyboard.press("Control+z")
    expect(sums(page)).to_have_count(4)
    Keys(page).press("button", "^Done$")
    Keys(page).press("button", "^Print$")
    sheet = stage(page, "Print").locator(".sheet-page svg text")
    for text in ("^10$", "^Digits do not repeat in a cage"):
        expect(sheet.filter(has_text=re.compile(text)).first).to_be_attached(timeout=60_000)


def draw(keys: Keyboard, cells: str, total: str) -> None:
    """Draw a cage with the arrow keys, and type its sum."""
    keys.drag(cells, enter=False)
    keys.page.keyboard.type(total)


@pytest.fixture(params=["finger", "keyboard"])
def hand(request: pytest.FixtureRequest, desk: Desk) -> Iterator[Finger | Keyboard]:
    yield Finger(desk.page) if request.param == "finger" else Keyboard(desk.page)
    assert desk.unexpected() == []


@pytest.mark.browser_context_args(**PHONE)
def test_a_jigsaw_is_painted_region_by_region(desk: Desk, hand: Finger | Keyboard) -> None:
    page = begin(desk, "4", hand.press)
    hand.press("Region")
    hand.drag("11 12")
    expect(status(page)).to_have_text("2 of 4 cells")
    hand.drag("21 22 23 13")
    expect(status(page)).to_have_text("The region of r1c1 has 2 of 4 cells and cannot grow.")
    assert named(page, "possibly mistyped") == ["r1c1", "r1c2"]
    hand.press("Undo")
    for cells in (JIGSAW[0][3:], *JIGSAW[1:]):
        hand.drag(cells)
    expect(page.locator("#grid .borders path")).not_to_have_count(0)
    hand.press("Done")
    expect(verdict(page)).to_contain_text("needed")
    see_printed(page, "^Digits do not repeat in a region")
    go(page, "Make")
    make = place(page, "Make")
    make.get_by_label("Rules", exact=True).select_option("jigsaw-drawn")
    expect(make.get_by_text("The puzzle gets the regions of the board.")).to_be_visible()
    make.get_by_label("Difficulty: other choices").select_option("any")
    press(make, "Make one")
    expect(make.get_by_role("status").filter(has_text="ID:")).to_contain_text("v2.jigsaw-drawn.4+regions:")
    go(page, "Play")
    expect(page.locator("#grid .borders path")).not_to_have_count(0)
    expect(page.get_by_role("gridcell", name=re.compile(", clue")).first).to_be_visible()


@pytest.mark.browser_context_args(**PHONE)
def test_a_thermometer_is_drawn_from_its_bulb(desk: Desk, finger: Finger) -> None:
    page = begin(desk, "4", finger.press)
    finger.press("Thermometer")
    finger.drag("22 12 11")
    expect(cell(page, "r1c1")).to_have_accessible_name(re.compile(r"thermometer \(3 cells\)"))
    finger.press("Anti-knight")
    finger.press("Done")
    expect(page.locator("#grid .rule-circle")).to_have_attribute("cy", "1.5")
    see_printed(page, "^Digits along a thermometer", "chess knight")


@pytest.mark.browser_context_args(**PHONE)
def test_marks_on_edges_corners_and_outside_the_grid_are_tapped(desk: Desk, finger: Finger) -> None:
    page = begin(desk, "4", finger.press)
    finger.press("Dot")
    for colour in ("white", "black"):
        finger.path([(0.5, 0.95)])
        expect(cell(page, "r1c1")).to_have_accessible_name(re.compile(f"{colour} dot"))
    finger.press("Quadruple")
    finger.path([(2.05, 1.95)])
    finger.type("14")
    finger.press("Little killer")
    finger.path([(-0.5, 1.5)])
    finger.path([(-0.5, 1.5)])  # turns the arrow to the first cell
    finger.type("2")
    finger.press("Skyscraper")
    finger.path([(3.5, 4.5)])
    finger.type("4")
    finger.press("Done")
    rules = page.get_by_role("region", name="Rules")
    for said in ("on both sides of a black dot", "diagonal", "larger than all digits before"):
        expect(rules).to_contain_text(said)
    expect(sums(page).filter(has_text=re.compile("^[24]$"))).to_have_count(2)
    expect(cell(page, "r1c1")).to_have_accessible_name(re.compile(r"little killer.* \(1 cell"))


def test_marks_on_edges_corners_and_outside_the_grid_are_drawn_by_keys(desk: Desk) -> None:
    desk.page.set_viewport_size({"width": 1440, "height": 900})
    keyboard = Keyboard(desk.page)
    page = begin(desk, "4", keyboard.press)
    grid(page).get_by_role("gridcell").first.focus()
    page.keyboard.press("d")
    for colour in ("white", "black"):
        keyboard.drag("11 21")
        expect(cell(page, "r1c1")).to_have_accessible_name(re.compile(f"{colour} dot"))
    page.keyboard.press("g")
    keyboard.drag("33 34")
    page.keyboard.press("q")
    keyboard.drag("22")
    page.keyboard.type("14")
    page.keyboard.press("Enter")
    expect(cell(page, "r3c3")).to_have_accessible_name(re.compile("list of digits"))
    keyboard.at = (3, 3)  # the last of the four cells is selected
    page.keyboard.press("y")
    keyboard.drag("12", enter=False)
    for key in ("ArrowUp", "3", "Enter"):
        page.keyboard.press(key)
    keyboard.press("Done")
    stated = page.get_by_role("region", name="Rules")
    for said in ("on both sides of a black dot", "points to the smaller digit", "larger than all digits before"):
        expect(stated).to_contain_text(said)
    assert desk.unexpected() == []


def test_your_own_rule_for_two_cells_is_drawn_as_dots_by_keys(desk: Desk) -> None:
    desk.page.set_viewport_size({"width": 1440, "height": 900})
    cells = ["r1c1", "r1c2"]
    own = rules.pairs(lambda a, b: a + b == 5, cells, size=4, name="Five", sentence="The sum is 5.", look="dot_red")
    name = Board.empty(4, rules=[own]).geometry.name
    page, keyboard = desk.page, Keyboard(desk.page)
    page.goto(f"{desk.site}#p={'%2E' * 15}1&g={quote(name, safe=':,+')}")
    wake(page)
    mode(page, "Edit")
    keyboard.press("Draw rules")
    keyboard.press("Five")
    grid(page).get_by_role("gridcell").first.focus()
    for line in ("13 14", "33 43"):
        keyboard.drag(line)
    expect(page.locator("#grid .rule-circle")).to_have_count(3)
    keyboard.drag("33 43")  # the same dot again removes it
    expect(page.locator("#grid .rule-circle")).to_have_count(2)
    keyboard.press("Done")
    expect(page.get_by_role("region", name="Rules")).to_contain_text("Five: The sum is 5.")
    see_printed(page, "^Five: The sum is 5")
    assert desk.unexpected() == []
