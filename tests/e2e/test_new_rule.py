"""A person writes a rule in Python, draws it, solves with it, shares it and prints it, by touch and by keys alone."""

import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from sudoku_workshop import rules
from tests.e2e.desk import Desk, desk_on
from tests.e2e.hands import answer, ask, cell, grid, menu, named, press, puzzle_menu, verdict, wake
from tests.e2e.test_drawing import PHONE, Finger, Keyboard, begin, see_printed, status
from tests.e2e.test_my_puzzles import everything_saved

PATIENCE = 90_000  # milliseconds; Python starts again for the code
CODE = "def allows(a, b):\n    return abs(a - b) >= 2\n"
SENTENCE = "Neighbours on the line differ by 2 or more."
LINES = ("11 12 13 14", "21 31 32")  # with the digit 2 in r4c4, there is one solution
TITLE = "document.title = 'run'"  # what a hostile source would do
HOSTILE = f"import js\njs.eval({TITLE!r})\nprint('run')\nraise SystemExit\n"


def editor(page: Page) -> Locator:
    return page.get_by_role("textbox", name="Python program.")


def sheet(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Your own rule")


def write(page: Page, code: str) -> None:
    """Replace the code. The focus is then in the editor."""
    editor(page).focus()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.insert_text(code)


def back_to(page: Page, name: str) -> None:
    """Press a button that comes before the focus, by keys alone."""
    button = page.get_by_role("button", name=name)
    expect(button).to_be_visible()
    while not button.evaluate("element => element === document.activeElement"):
        page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")


def make_rule(page: Page, press: Callable[[str], None], by_keys: bool = False) -> None:
    """Write a rule with a mistake, mend it, and make it."""
    press("New rule")
    expect(editor(page)).to_contain_text("def allows(a, b)", timeout=PATIENCE)
    write(page, CODE.replace("abs(a - b)", "abs(a / (b - 2))"))
    page.get_by_label("Sentence that states the rule").fill(SENTENCE)
    press("Make the rule")
    expect(sheet(page).get_by_role("status")).to_contain_text("divides by zero", timeout=PATIENCE)
    expect(sheet(page).get_by_role("status")).to_contain_text("1, 2")
    expect(sheet(page)).to_contain_text("ZeroDivisionError")
    back_to(page, "Go to line 2") if by_keys else press("Go to line 2")
    expect(editor(page)).to_be_focused()
    write(page, CODE)
    page.keyboard.press("ControlOrMeta+Enter") if by_keys else press("Make the rule")
    expect(page.get_by_text("The rule allows 6 of 16 pairs of digits.")).to_be_visible(timeout=PATIENCE)
    expect(sheet(page)).to_be_hidden()
    expect(status(page)).to_contain_text("Drag along the line")


def share(page: Page) -> str:
    puzzle_menu(page, "Share, or open elsewhere")
    sheet_of_link = page.get_by_role("dialog", name="Share the puzzle")
    address = sheet_of_link.get_by_label("Link to the puzzle")
    expect(address).to_have_value(re.compile("custom:"))
    link = address.input_value()
    expect(sheet_of_link.get_by_role("img", name="The link as a QR code")).to_be_visible()
    press(sheet_of_link, "Close")
    return link


def see_opened(browser: Browser, site: str, link: str) -> None:
    """Open the link in a fresh browser: the rule is there with its sentence and its code, and no code was run."""
    context = browser.new_context(locale="en-US", service_workers="block")
    desk = desk_on(context, site)
    page = desk.page
    page.goto(link)
    wake(page)
    expect(verdict(page)).to_contain_text("one solution")
    expect(page.locator("#grid .shapes-below path").first).to_be_attached()
    expect(page.get_by_role("region", name="Rules")).to_contain_text(SENTENCE)
    press(page, "Show the code")
    expect(editor(page)).to_contain_text("return abs(a - b) >= 2", timeout=PATIENCE)
    press(sheet(page), "Close")
    for name, digit in (("r1c1", "1"), ("r1c2", "2")):
        cell(page, name).click()
        page.keyboard.press(digit)
    assert {"r1c1", "r1c2"} <= {*named(page, "conflict")}
    assert (desk.unexpected(), desk.foreign) == ([], [])
    context.close()


@pytest.mark.browser_context_args(**PHONE)
def test_a_rule_is_written_drawn_solved_shared_and_printed_by_touch(desk: Desk, browser: Browser, site: str) -> None:
    finger = Finger(desk.page)
    page = begin(desk, "4", finger.press)
    make_rule(page, finger.press)
    for line in LINES:
        finger.drag(line)
    finger.press("Done")
    cell(page, "r4c4").tap()
    page.get_by_role("group", name="Keypad").get_by_role("button", name=re.compile("^2, ")).tap()
    see_the_rest(page, browser, site)
    assert desk.unexpected() == []


def test_a_rule_is_written_drawn_solved_shared_and_printed_by_keys(desk: Desk, browser: Browser, site: str) -> None:
    desk.page.set_viewport_size({"width": 1440, "height": 900})
    keyboard = Keyboard(desk.page)
    page = begin(desk, "4", keyboard.press)
    make_rule(page, keyboard.press, by_keys=True)
    grid(page).get_by_role("gridcell").first.focus()
    for line in LINES:
        keyboard.drag(line)
    keyboard.press("Done")
    cell(page, "r3c2").focus()
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "2"):
        page.keyboard.press(key)
    see_the_rest(page, browser, site)
    assert desk.unexpected() == []


def see_the_rest(page: Page, browser: Browser, site: str) -> None:
    expect(verdict(page)).to_contain_text("one solution")
    link = share(page)
    ask(page, "Hint")
    expect(answer(page)).to_contain_text("custom rule")
    see_printed(page, f"^Far apart: {SENTENCE[:20]}")
    see_opened(browser, site, link)


def test_opening_a_link_runs_no_code(desk: Desk) -> None:
    """Check that a hostile source is only text: nothing starts a worker for it, and reading it runs nothing."""
    table = rules.pairs(lambda a, b: abs(a - b) >= 2, ["r1c1"], size=4, sentence=SENTENCE, source=HOSTILE).table
    page, workers = desk.page, list[str]()
    page.on("worker", lambda worker: workers.append(worker.url[:5]))
    page.goto(f"{desk.site}#p={'.' * 15}2&g={quote(f'4+custom:{table}:r1c1234+custom:{table}:r23c1,r3c2', safe=':,+')}")
    wake(page)
    expect(verdict(page)).to_contain_text("one solution")
    assert "data:" not in workers
    press(page, "Show the code")
    expect(editor(page)).to_contain_text("raise SystemExit", timeout=PATIENCE)
    expect(sheet(page).get_by_role("status")).to_be_hidden()
    assert page.title() != "run"
    assert (desk.unexpected(), desk.foreign) == ([], [])


REFUSED = {"custom:{}": "custom", "custom:pEIEIB:-:r1c12": "cannot be read", "custom:pCB:-:r1c12": "at most 2 rows"}


def test_a_hostile_link_is_refused_with_a_reason(desk: Desk) -> None:
    page = desk.page
    for rule, told in REFUSED.items():
        page.goto(f"{desk.site}#p={'.' * 16}&g={quote(f'4+{rule}')}")
        expect(page.get_by_text(re.compile(told)).first).to_be_visible(timeout=PATIENCE)
    assert desk.unexpected() == []


def test_the_lesson_builds_german_whispers_in_three_lines(desk: Desk) -> None:
    page = desk.page
    page.goto(f"{desk.site}#learn/own-rule")
    wake(page)
    expect(editor(page)).to_contain_text("def allows(a, b):", timeout=PATIENCE)
    task = page.get_by_role("region", name="Try it")
    said = task.get_by_role("status")
    press(task, "Run")
    expect(said).to_contain_text("Every pair is still allowed", timeout=PATIENCE)
    write(page, "def allows(a, b):\n    distance = a - b\n    return distance >= 5\n")
    press(task, "Run")
    expect(said).to_contain_text("use abs", timeout=PATIENCE)
    write(page, "def allows(a, b):\n    distance = abs(a - b)\n    return distance >= 5\n")
    press(task, "Run")
    expect(said).to_contain_text("German whispers in three lines", timeout=PATIENCE)
    expect(task.get_by_role("table")).to_contain_text("20 of 81")
    expect(task.get_by_role("cell", name="✓")).to_have_count(20)
    assert desk.unexpected() == []


def test_a_machine_marks_its_cells_with_the_last_digit_and_what_was_typed_stays(desk: Desk) -> None:
    page = begin(desk, "4", lambda name: press(desk.page, name))
    press(page, "New rule")
    expect(editor(page)).to_be_visible(timeout=PATIENCE)
    press(sheet(page), "Line, cell by cell")
    expect(editor(page)).to_contain_text("def step")
    sheet(page).get_by_label("Name").fill("Fives")
    press(sheet(page), "Two cells")
    press(sheet(page), "Line, cell by cell")
    expect(sheet(page).get_by_label("Name")).to_have_value("Fives")
    press(sheet(page), "Make the rule")
    expect(sheet(page)).to_be_hidden(timeout=PATIENCE)
    keyboard = Keyboard(page)
    grid(page).get_by_role("gridcell").first.focus()
    keyboard.drag("11 12")
    press(page, "Done")
    for name, digit in (("r1c1", "1"), ("r1c2", "2")):
        cell(page, name).click()
        assert named(page, "conflict") == []
        page.keyboard.press(digit)
    expect(verdict(page)).to_contain_text("break a rule")
    assert named(page, "conflict") == ["r1c1", "r1c2"]
    assert desk.unexpected() == []


def test_what_is_typed_stays_after_reloading_closing_another_puzzle_and_a_backup(desk: Desk, tmp_path: Path) -> None:
    page = begin(desk, "4", lambda name: press(desk.page, name))
    open_editor(page)
    press(sheet(page), "Group of cells")
    write(page, "def allows(digits):\n    return len({*digits}) == 2  # not finished\n")
    sheet(page).get_by_label("Name").fill("Two digits")

    page.keyboard.press("Escape")
    expect(sheet(page)).to_be_hidden()
    see_draft(page)
    page.reload()
    see_draft(page)
    press(sheet(page), "Close")
    page.goto(f"{desk.site}#p={'%2E' * 81}&g=9")
    wake(page)
    press(page, "Type it in")
    see_draft(page)

    press(sheet(page), "Close")
    file = tmp_path / "everything.json"
    file.write_bytes(everything_saved(page).read_bytes())
    page.evaluate("localStorage.removeItem('sudoku.rule-drafts.v1')")
    menu(page)
    page.locator("#main-menu input[type=file]").set_input_files(file)
    expect(page.get_by_text("Backup restored")).to_be_visible()
    page.reload()
    see_draft(page)
    assert desk.unexpected() == []


def open_editor(page: Page) -> None:
    if not page.get_by_role("button", name="New rule").is_visible():
        press(page, "Draw rules")
    press(page, "New rule")
    expect(editor(page)).to_contain_text("def ", timeout=PATIENCE)


def see_draft(page: Page) -> None:
    """See that the draft is the one with which the editor opens, with its code and its name."""
    wake(page)
    if not sheet(page).is_visible():
        open_editor(page)
    expect(editor(page)).to_contain_text("# not finished")
    expect(sheet(page).get_by_label("Name")).to_have_value("Two digits")
