"""Edit a copy: an algorithm is changed, broken, repaired, run and saved. Programs are exchanged by file and by link."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.e2e.desk import Desk
from tests.e2e.hands import algorithms, paste, place
from tests.e2e.puzzles import SOLUTION
from tests.e2e.test_axe import AXE, faults

EASY = "." * 12 + SOLUTION[12:]  # quick even on a slow machine
PATIENCE = 90_000  # milliseconds; Python starts again for the program
PRINTS = 'print("mine", len("four"))\n'
ENDLESS = 'def solve(grid):\n    grid[0][1] = 9\n    print("round and round")\n    while True:\n        pass\n'


@pytest.fixture
def own(desk: Desk) -> Page:
    """Open the editor with the first algorithm, and a puzzle on the board."""
    page = desk.page
    paste(page, EASY)
    opened(page)
    return page


def opened(page: Page) -> None:
    algorithms(page)
    press(page, "Edit a copy")
    expect(editor(page)).to_contain_text("def steps", timeout=PATIENCE)


def press(page: Page, name: str | re.Pattern[str]) -> None:
    place(page, "Learn").get_by_role("button", name=name, exact=True).click()


def editor(page: Page) -> Locator:
    return page.get_by_role("textbox", name="Python program.")


def type_first(page: Page, text: str) -> None:
    """Type at the beginning of the program."""
    editor(page).focus()
    page.keyboard.press("ControlOrMeta+Home")
    page.keyboard.insert_text(text)


def choose(page: Page, item: str) -> None:
    press(page, "Program")
    page.get_by_role("menuitem", name=item).click()


def told(page: Page) -> Locator:
    return page.locator(".own-console [role=status]")


def blanks(page: Page) -> Locator:
    return page.get_by_role("gridcell", name=re.compile("blank"))


def program(page: Page) -> Locator:
    return place(page, "Learn").get_by_role("combobox", name="Program").locator("option:checked")


def test_an_algorithm_is_broken_mended_run_and_kept(own: Page) -> None:
    type_first(own, PRINTS + "digits = [1, 2\n")
    press(own, "Run")
    line = press_line(own)
    expect(own.locator(".own-editor .cm-wrong")).to_contain_text("digits" if line == 2 else "")
    own.emulate_media(reduced_motion="reduce")  # colours change at once
    own.evaluate(AXE)
    assert faults(own) == []
    own.keyboard.press("ControlOrMeta+z")  # in the editor, where the button has set the focus
    type_first(own, PRINTS)
    press(own, "Run")
    expect(told(own)).to_contain_text(re.compile(r"Solved|right"), timeout=PATIENCE)
    expect(own.get_by_role("region", name="Output")).to_have_text("mine 4\n")
    expect(own.locator(".own-editor .cm-at-work")).to_be_visible()  # its reported steps are played
    place(own, "Learn").get_by_role("slider", name="Speed", exact=True).fill("50")
    press(own, "Next solution")
    expect(blanks(own)).to_have_count(0)
    own.reload()
    opened(own)
    expect(editor(own)).to_contain_text('print("mine"')
    expect(program(own)).to_have_text("My version of Every solution, cell by cell")
    choose(own, "Restore the tutorial's version")
    expect(editor(own)).not_to_contain_text('print("mine"')
    expect(place(own, "Learn").get_by_role("combobox", name="Program").locator("option")).to_have_count(2)


def press_line(page: Page) -> int:
    """Press the button that leads to the error, check that the editor has the focus, and return the line."""
    button = place(page, "Learn").get_by_role("button", name=re.compile(r"^Go to line \d+$"))
    expect(button).to_be_visible(timeout=PATIENCE)
    number = int((button.text_content() or "").removeprefix("Go to line "))
    button.click()
    expect(editor(page)).to_be_focused()
    return number


def test_an_endless_loop_is_ended_and_the_next_run_is_whole(own: Page) -> None:
    choose(own, "New program that fills a grid")
    expect(editor(own)).to_contain_text("def solve(grid):")
    template = editor(own).inner_text()
    editor(own).focus()
    own.keyboard.press("ControlOrMeta+a")
    own.keyboard.insert_text(ENDLESS)
    own.keyboard.press("Escape")
    own.keyboard.press("Tab")
    expect(editor(own)).not_to_be_focused()
    editor(own).focus()
    own.keyboard.press("ControlOrMeta+Enter")
    expect(own.get_by_role("region", name="Output")).to_contain_text("round and round", timeout=PATIENCE)
    expect(own.get_by_role("gridcell", name="r1c2, 9, entry")).to_be_visible()
    press(own, "Cancel")
    expect(told(own)).to_contain_text("Stopped")
    expect(own.get_by_role("button", name="Run", exact=True)).to_be_visible()
    editor(own).focus()
    for _ in range(2):
        own.keyboard.press("ControlOrMeta+z")
    assert editor(own).inner_text() == template
    press(own, "Run")
    expect(told(own)).to_contain_text(re.compile(r"Solved|right"), timeout=PATIENCE)


def test_programs_come_and_go_by_file_and_by_link(own: Page, context: BrowserContext, tmp_path: Path) -> None:
    choose(own, "New program that reports its steps")
    with own.expect_download() as waiting:
        choose(own, "Download as .py")
    path = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(path)
    code = path.read_text(encoding="utf-8")
    assert (path.name, "def steps(" in code) == ("My program.py", True)
    path.with_name("theirs.py").write_text(f"# theirs\n{code}", encoding="utf-8")
    with own.expect_file_chooser() as asking:
        choose(own, "Open a .py file")
    asking.value.set_files(path.with_name("theirs.py"))
    expect(program(own)).to_have_text("theirs")
    choose(own, "Share link")
    field = own.get_by_label("Link to this program")
    expect(field).to_have_value(re.compile("#c="))  # compressed first
    link = field.input_value()
    other = context.new_page()
    other.goto(link)
    expect(editor(other)).to_contain_text("# theirs", timeout=PATIENCE)
    expect(other.get_by_text("This program came from a link.")).to_be_hidden()  # because it is this person's program
    choose(other, "Delete")
    other.goto("about:blank")
    other.goto(link)
    expect(other.get_by_text("This program came from a link. Read it first")).to_be_visible(timeout=PATIENCE)
    expect(editor(other)).to_contain_text("# theirs")
    expect(told(other)).to_be_hidden()  # no program has been run
    other.goto("about:blank")
    other.goto(link[:-9])
    expect(other.get_by_text("This link does not contain a complete program.")).to_be_visible(timeout=PATIENCE)
    expect(editor(other)).to_contain_text("def ")  # an algorithm, whose text arrives later
