"""A setter draws an ambiguous killer by touch, and the tools tell what is wrong and what to change."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.desk import Desk
from tests.e2e.hand import STEPS, Keys
from tests.e2e.hands import clues, eventually, grid, mode, named, notes, values, wake
from tests.e2e.test_axe import AXE, faults
from tests.e2e.test_drawing import Finger, Keyboard

# `test_every_tool_is_used_by_keys_alone` has a large screen.
on_a_phone = pytest.mark.browser_context_args(
    viewport={"width": 390, "height": 844}, has_touch=True, reduced_motion="reduce"
)
CAGES = (("6", "11 12 13"), ("9", "21 22"))
DRAFT = "...2....2.4....."  # with the cages of `test_a_sum_that_leaves_one_solution_is_found`


class Setter:
    """A person who draws rules with a finger and asks the tools."""

    def __init__(self, desk: Desk, digits: str, size: str) -> None:
        self.page = desk.page
        self.finger = Finger(desk.page)
        self.page.goto(f"{desk.site}#p={digits.replace('.', '%2E')}&g={size}")
        wake(self.page)

    def begin(self) -> None:
        self.finger.press("Draw rules")
        expect(self.button).to_be_visible()

    def draw(self, total: str, cells: str) -> None:
        self.finger.drag(cells)
        self.finger.type(total)

    def open(self) -> Locator:
        eventually(self.is_open, True)
        return self.sheet

    def is_open(self) -> bool:
        """Return whether the tools are open, and tap their button if not: a verdict that comes may move it."""
        if not self.sheet.is_visible():
            self.finger.tap(self.button)
            self.page.wait_for_timeout(500)
        return self.sheet.is_visible()

    def close(self) -> None:
        self.finger.tap(self.sheet.get_by_role("button", name="Close"))
        expect(self.sheet).to_be_hidden()

    def press(self, name: str) -> None:
        self.finger.tap(self.sheet.get_by_role("button", name=name, exact=True))

    @property
    def button(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile("^Setter's tools"))

    @property
    def sheet(self) -> Locator:
        return self.page.get_by_role("dialog", name="Setter's tools")

    def sees(self, text: str) -> None:
        expect(self.sheet.get_by_role("status").filter(has_text=text).first).to_be_visible()


@on_a_phone
def test_solutions_candidates_and_conflicts_follow_what_is_drawn(desk: Desk) -> None:
    setter = Setter(desk, "." * 81, "9")
    page, finger = setter.page, setter.finger
    finger.press("Type it in")
    setter.begin()
    for total, cells in CAGES:
        setter.draw(total, cells)
    expect(setter.button).to_contain_text("100+ solutions")
    sheet = setter.open()
    setter.sees("100+ solutions")
    finger.tap(sheet.get_by_label("True candidates"))
    eventually(lambda: [notes(page).get(name) for name in ("r1c1", "r2c2", "r2c3")], ["1 2 3", "4 5", "6 7 8 9"])

    cage = sheet.get_by_role("switch", name=re.compile("^9: r2c12"))
    finger.tap(cage)
    eventually(lambda: notes(page).get("r2c2"), "4 5 6 7 8 9")
    expect(cage).not_to_be_checked()
    expect(page.locator("#grid .draw-faint .rule-text")).to_have_text("9")
    finger.tap(cage)
    eventually(lambda: notes(page).get("r2c2"), "4 5")
    expect(page.locator("#grid .draw-faint .rule-text")).to_have_count(0)

    setter.close()
    setter.draw("6", "31 32 33")
    setter.open()
    setter.sees("0 solutions")
    setter.sees("6: r1c123; 6: r3c123")
    page.evaluate(AXE)
    assert faults(page, "#sheets dialog[open]") == []
    assert set(named(page, "wrong or ruled out")) == {f"r{row}c{column}" for row in (1, 3) for column in (1, 2, 3)}
    assert desk.unexpected() == []


@on_a_phone
def test_a_sum_that_leaves_one_solution_is_found_and_the_rules_are_copied(desk: Desk) -> None:
    setter = Setter(desk, DRAFT, "4")
    mode(setter.page, "Edit")
    setter.begin()
    setter.draw("5", "41 42")
    setter.draw("", "11 12")
    expect(setter.button).to_contain_text("3 solutions")
    setter.open()
    setter.press("Try all numbers: r1c12")
    setter.sees("This number leaves exactly one solution.")
    setter.press("7")
    setter.sees("1 solution")

    setter.press("Find rules not needed")
    setter.sees("All rules are needed.")
    setter.press("Solve by logic")
    setter.sees("Logic up to Hard solves the puzzle")
    setter.press("Copy Markdown")
    expect(setter.sheet.get_by_role("textbox", name="Rules to publish")).to_have_value(
        re.compile(r"^\*\*Rules\*\*\n\n- ")
    )
    clues_at_drawn_cells(setter)
    assert desk.unexpected() == []


def clues_at_drawn_cells(setter: Setter) -> None:
    """Look for a clue in one drawn cell, in vain, then for clues in more cells, and take them back."""
    page, finger, sheet = setter.page, setter.finger, setter.sheet
    before = clues(page)
    finger.tap(sheet.get_by_text("Clues at drawn cells", exact=True))
    find = sheet.get_by_role("button", name="Find clues", exact=True)
    expect(find).to_be_disabled()
    cells = sheet.get_by_role("grid", name="Pattern of clues").get_by_role("gridcell")
    finger.tap(cells.nth(5))
    finger.tap(find)
    setter.sees("(cells: 1, tries: 1000)")
    for cell in (0, 10, 15):
        finger.tap(cells.nth(cell))
    finger.tap(find)
    setter.sees("With 4 clues in the drawn cells, there is exactly one solution.")
    page.evaluate(AXE)
    assert faults(page, "#sheets dialog[open]") == []
    setter.press("Use these clues")
    eventually(lambda: re.sub(r"\d", "1", clues(page)), "1....1....1....1")
    setter.sees("1 solution")
    setter.close()
    finger.tap(page.get_by_role("group", name="Draw rules").get_by_role("button", name="Undo"))
    eventually(lambda: clues(page), before)


def test_the_position_in_which_logic_is_stuck_is_shown_and_taken_back(desk: Desk) -> None:
    setter = Setter(desk, DRAFT, "4")
    page = setter.page
    mode(page, "Edit")
    page.get_by_role("button", name="Draw rules", exact=True).click()
    setter.button.click()
    setter.sheet.get_by_role("button", name="Solve by logic").click()
    setter.sees("is stuck after")
    before = notes(page)
    setter.sheet.get_by_role("button", name="Show the position").click()
    eventually(lambda: notes(page) != before, True)
    page.get_by_role("group", name="Draw rules").get_by_role("button", name="Undo").click()
    eventually(lambda: notes(page), before)
    assert desk.unexpected() == []


HARD = ".........5.8..6..1.7..1.8....2.59.6......2.454..1....8821.67..3..7.....6...3....."  # with 3 in r1c3, it is easy


@on_a_phone
def test_one_more_clue_reaches_a_difficulty_and_a_large_search_is_cancelled(desk: Desk) -> None:
    setter = Setter(desk, HARD, "9")
    page, finger = setter.page, setter.finger
    mode(page, "Edit")
    setter.begin()
    sheet = setter.open()
    setter.sees("1 solution")
    sheet.get_by_label("Difficulty").select_option("easy")
    setter.press("Solve by logic")
    setter.sees("Logic up to Easy is stuck after")
    setter.press("Find one clue")
    setter.sees("With any one of these clues, logic up to Easy solves the puzzle.")
    setter.press("3 in r1c3")
    eventually(lambda: values(page)[2], "3")
    setter.press("Solve by logic")
    setter.sees("Logic up to Easy solves the puzzle in")
    setter.press("Find one clue")
    setter.sees("Logic up to Easy already solves the puzzle.")
    cancelled_search_for_clues(setter)

    setter.close()
    page.goto(f"{desk.site}#p={'%2E' * 255}1&g=16")
    wake(page)
    mode(page, "Edit")
    setter.begin()
    sheet = setter.open()
    setter.sees("+ solutions")
    finger.tap(sheet.get_by_label("True candidates"))
    search = sheet.get_by_role("progressbar")
    expect(search).to_be_visible()
    setter.press("Copy text")  # the search gives way to it
    expect(sheet.get_by_role("textbox", name="Rules to publish")).to_be_visible()
    expect(search).to_be_visible()
    setter.press("Cancel")
    expect(search).to_be_hidden()
    expect(sheet.get_by_label("True candidates")).not_to_be_checked()
    assert desk.unexpected() == []


def cancelled_search_for_clues(setter: Setter) -> None:
    """Draw the cells from corner to corner, which are too few for the grid, and end the search."""
    finger, sheet = setter.finger, setter.sheet
    finger.tap(sheet.get_by_text("Clues at drawn cells", exact=True))
    sheet.get_by_label("Draw with symmetry").select_option("half-turn")
    cells = sheet.get_by_role("grid", name="Pattern of clues").get_by_role("gridcell")
    for cell in range(0, 41, 10):
        finger.tap(cells.nth(cell))
    finger.tap(sheet.get_by_role("button", name="Find clues", exact=True))
    search = sheet.get_by_role("progressbar")
    expect(search).to_be_visible()
    setter.press("Cancel")
    expect(search).to_be_hidden()


def test_every_tool_is_used_by_keys_alone(desk: Desk) -> None:
    desk.page.set_viewport_size({"width": 1440, "height": 900})
    page, keyboard = desk.page, Keyboard(desk.page)
    setter = Setter(desk, DRAFT, "4")
    mode(page, "Edit")
    keyboard.press("Draw rules")
    expect(setter.button).to_be_visible()
    grid(page).get_by_role("gridcell").first.focus()
    page.keyboard.press("k")
    keyboard.drag("41 42", enter=False)
    page.keyboard.type("5")
    page.keyboard.press("Enter")
    keyboard.drag("11 12")
    expect(setter.button).to_contain_text("3 solutions")
    Keys(page).press("button", "^Setter's tools")
    sheet = setter.sheet
    expect(sheet).to_be_visible()

    turn(sheet.get_by_label("True candidates"))
    eventually(lambda: notes(page).get("r4c1"), "1 4")
    cage = sheet.get_by_role("switch", name="r1c12")
    for _ in range(2):
        turn(cage)
        expect(cage).to_be_focused()
    for button, told in (
        ("Try all numbers: r1c12", "This number leaves exactly one solution."),
        ("7", "1 solution"),
        ("Find rules not needed", "All rules are needed."),
        ("Solve by logic", "Logic up to Hard solves the puzzle"),
        ("Find one clue", "Logic up to Hard already solves the puzzle."),
    ):
        at(sheet.get_by_role("button", name=button, exact=True), "Enter")
        setter.sees(told)
    grade = sheet.get_by_label("Difficulty")
    at(grade, "ArrowUp")
    expect(grade).not_to_have_value("hard")
    at(sheet.get_by_role("button", name="Copy BBCode"), "Enter")
    expect(sheet.get_by_role("textbox", name="Rules to publish")).to_have_value(re.compile(r"^\[b\]Rules\[/b\]"))
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(setter.button).to_be_focused()
    assert desk.unexpected() == []


def turn(switch: Locator) -> None:
    before = switch.is_checked()
    at(switch, "Space")
    expect(switch).to_be_checked(checked=not before)


def at(control: Locator, key: str) -> None:
    """Press a key at a control, which is reached by Tab alone."""
    expect(control).to_be_enabled()
    for _ in range(STEPS):
        if control.evaluate("element => element === document.activeElement"):
            return control.page.keyboard.press(key)
        control.page.keyboard.press("Tab")
    raise AssertionError(f"{control} is not reached by Tab")
