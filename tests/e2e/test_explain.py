"""The panel Explain: a person asks for the next step, corrects mistakes, and follows the whole solution path."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from sudoku_workshop.logic.path import path
from sudoku_workshop.logic.rating import rate
from sudoku_workshop.notation import parse, write
from tests.e2e.desk import Desk
from tests.e2e.hands import (
    AWAKE,
    UNIQUE,
    ask,
    cell,
    clues,
    eventually,
    go,
    menu,
    more,
    named,
    new_board,
    notes,
    paste,
    place,
    press,
    see_board,
    set_up,
    setting,
    unfold,
    values,
    verdict,
)
from tests.e2e.puzzles import PUZZLE, SOLUTION, THREE

BOARD = parse(PUZZLE)
WAY = path(BOARD)
FIRST = WAY.steps[0]
RATING = rate(BOARD)
TURN = next(place for place, step in enumerate(WAY.steps) if step.technique == "skyscraper")


@pytest.fixture
def page(table: Desk) -> Page:
    """Return the page with the board and no request yet. Closes a dialog left by a failed test."""
    table.page.keyboard.press("Escape")
    go(table.page, "Play")
    new_board(table.page, "9")
    set_up(table.page, PUZZLE)
    return table.page


def panel(page: Page) -> Locator:
    return place(page, "Play")


def said(page: Page) -> Locator:
    return panel(page).get_by_role("status")


def items(page: Page) -> Locator:
    return panel(page).get_by_role("list").get_by_role("button")


def current(page: Page) -> Locator:
    return panel(page).locator("[aria-current=step]")


def name_of(place: int) -> str:
    """Return a cell's name, such as r1c2."""
    return f"r{place // 9 + 1}c{place % 9 + 1}"


def placed(number: int) -> tuple[str, str]:
    """Return the cell and the digit that a step of the path enters."""
    candidate = WAY.steps[number].placements.bit_length() - 1
    return name_of(candidate % 81), str(candidate // 81 + 1)


def position(number: int) -> str:
    """Return the board before a step, in a format that can be pasted."""
    return write(WAY.boards[number], "hodoku")


def test_a_hint_says_where_and_why_at_once_is_done_and_undone(page: Page) -> None:
    place, digit = placed(0)
    ask(page, "Hint")
    expect(said(page)).to_have_text(
        re.compile(f"^In this box, {digit} can only go here.*So {place} is {digit}", re.DOTALL)
    )
    expect(cell(page, place)).to_have_accessible_name(re.compile(f"{digit}: found, look here$"))
    expect(page.locator("#grid .note")).to_have_count(1)  # no candidate but the digit to place
    assert values(page) == PUZZLE
    ask(page, "Apply")
    expect(cell(page, place)).to_have_accessible_name(f"{place}, {digit}, entry, found")
    expect(said(page)).to_have_text(f"Done: {digit} placed in {place}.")
    press(page, "Undo")
    assert values(page) == PUZZLE
    press(page, "Redo")
    expect(cell(page, place)).to_have_accessible_name(re.compile(f"^{place}, {digit}, entry"))


def test_a_single_shows_the_digits_that_leave_it_its_place(page: Page) -> None:
    paste(page, PUZZLE)
    press(panel(page), "Hint")
    blocking = {name_of(link.start % 81) for link in FIRST.reasons}
    eventually(lambda: set(named(page, "also involved")), blocking)
    expect(page.locator("#grid .barred")).to_have_count(len(FIRST.reasons))
    assert 0 < page.locator("#grid .ray").count() <= len(FIRST.reasons)
    expect(page.locator("#grid .house-outline")).to_have_count(1)
    place, digit = placed(0)
    expect(cell(page, place)).to_have_accessible_name(re.compile(f"{digit}: found, look here$"))
    press(panel(page), "Apply")
    expect(page.locator("#grid :is(.ray, .barred, .house-outline)")).to_have_count(0)


def test_a_link_lights_up_while_its_words_are_pointed_at_or_focused(page: Page) -> None:
    paste(page, position(TURN))
    see_board(page, write(WAY.boards[TURN], "line"))
    press(panel(page), "Hint")
    words = panel(page).get_by_role("toolbar", name="The chain, link by link").get_by_role("button")
    lit = page.locator("#grid .link[data-lit] .link-number")
    expect(words).to_have_count(3)
    expect(lit).to_have_count(0)
    words.nth(1).hover()
    expect(lit).to_have_text("2")
    page.mouse.move(0, 0)
    expect(lit).to_have_count(0)
    words.first.focus()
    expect(lit).to_have_text("1")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(words.last).to_be_focused()
    expect(lit).to_have_text("3")
    press(panel(page), "Apply")
    expect(words).to_have_count(0)


def test_what_goes_out_is_struck_and_the_links_are_drawn(page: Page) -> None:
    paste(page, position(TURN))
    see_board(page, write(WAY.boards[TURN], "line"))
    ask(page, "Hint")
    expect(page.locator("#grid .link.strong")).to_have_count(2)
    expect(page.locator("#grid .note.role-out")).to_have_count(WAY.steps[TURN].eliminations.bit_count())
    bits = [bit for bit in range(729) if WAY.steps[TURN].eliminations >> bit & 1]
    gone = [(name_of(bit % 81), str(bit // 81 + 1)) for bit in bits]
    for each, _ in gone:
        expect(cell(page, each)).to_have_accessible_name(re.compile(r"\d: wrong or ruled out"))
    ask(page, "Apply")
    expect(said(page)).to_have_text(re.compile(r"^Done: \d removed from r"))
    expect(page.locator("#grid .link")).to_have_count(0)
    for each, digit in gone:
        assert digit not in notes(page)[each]


def test_a_wrong_entry_is_told_first_and_the_last_good_state_is_offered(page: Page) -> None:
    cell(page, "r1c2").click()
    page.keyboard.type(SOLUTION[1])
    cell(page, "r1c3").click()
    page.keyboard.type("8")  # contradicts no other digit, but 6 is right
    ask(page, "Hint")
    expect(said(page)).to_have_text("One entry is wrong: r1c3. Correct it to get a hint.")
    assert named(page, "wrong or ruled out") == ["r1c3"]
    ask(page, "Go back to the last correct state")
    eventually(lambda: values(page), PUZZLE[0] + SOLUTION[1] + PUZZLE[2:])
    press(page, "Undo")
    assert values(page) == PUZZLE[0] + SOLUTION[1] + "8" + PUZZLE[3:]
    ask(page, "Hint")
    ask(page, "Remove the wrong entry")
    expect(said(page)).to_have_text("Removed: r1c3.")
    eventually(lambda: values(page), PUZZLE[0] + SOLUTION[1] + PUZZLE[2:])
    ask(page, "Hint")
    expect(said(page)).to_have_text(re.compile("^In this "))


def test_wrong_notes_are_told_and_repaired(page: Page) -> None:
    cell(page, "r1c3").click()
    for digit in "89":  # 6 is right
        page.keyboard.press(f"Shift+Digit{digit}")
    ask(page, "Hint")
    expect(said(page)).to_have_text("The notes in r1c3 do not include the correct digit.")
    ask(page, "Fix these notes")
    expect(said(page)).to_have_text("Notes fixed: r1c3.")
    eventually(lambda: notes(page).get("r1c3"), "6 8 9")
    ask(page, "Hint")
    expect(said(page)).to_have_text(re.compile("^In this "))


def test_a_stale_note_is_told_with_its_reason_and_taken_away(page: Page) -> None:
    cell(page, "r1c3").click()
    for digit in "64":
        page.keyboard.press(f"Shift+Digit{digit}")
    ask(page, "Hint")
    expect(said(page)).to_have_text("r1c3 still has the note 4, but r1c1 is already 4.")
    ask(page, "Remove this note")
    eventually(lambda: notes(page).get("r1c3"), "6")
    cell(page, "r1c2").click()
    for digit in "946":
        page.keyboard.press(f"Shift+Digit{digit}")
    cell(page, "r2c1").click()
    for digit in "84":
        page.keyboard.press(f"Shift+Digit{digit}")
    ask(page, "Hint")
    expect(said(page)).to_have_text(
        "2 notes are out of date. For example, r1c2 still has the note 4, but r1c1 is already 4."
    )
    ask(page, "Remove these 2 notes")
    expect(said(page)).to_have_text("Notes tidied up: r1c2 and r2c1.")
    ask(page, "Hint")
    expect(said(page)).to_have_text(re.compile("^In this "))


def test_only_the_place_is_shown_first_to_those_who_want_that(page: Page) -> None:
    hints(page, "Show the place first")
    ask(page, "Hint")
    expect(said(page)).to_have_text(re.compile(r"^Look at box \d\.$"))
    assert len(named(page, "look here")) == 9
    expect(page.locator("#grid .note")).to_have_count(0)
    ask(page, "Show the step")
    expect(said(page)).to_contain_text("can only go here")
    hints(page, "Show the step at once")


def hints(page: Page, how: str) -> None:
    setting_of_steps(page, lambda sheet: sheet.get_by_label("Hints").select_option(how))


def test_all_candidates_can_be_written_as_notes(page: Page) -> None:
    set_up(page, write(WAY.boards[TURN], "line"))
    for name in ("Hint", "Add all candidates as notes"):
        ask(page, name)
    eventually(lambda: len(notes(page)), values(page).count("."))


def test_what_else_there_is(page: Page) -> None:
    more(page, "Show all steps")
    expect(items(page).first).to_contain_text("Hidden Single")
    number = items(page).count()
    assert number > 10
    names = [name.split("r")[0] for name in items(page).locator(".step-name").all_text_contents()]
    assert len(set(names)) > 3
    last = items(page).nth(number - 1)
    last.click()
    expect(last).to_have_attribute("aria-current", "step")
    items(page).first.click()
    expect(current(page)).to_contain_text("Hidden Single")
    ask(page, "Apply")
    eventually(lambda: values(page).count("."), PUZZLE.count(".") - 1)


def test_all_steps_are_found_by_name_and_grouped(page: Page) -> None:
    more(page, "Show all steps")
    total = panel(page).locator(".steps-place")
    expect(total).to_have_text(re.compile(r"^1 of \d\d"))
    unfold(panel(page), "For experts")
    panel(page).get_by_label("Group by").select_option("technique")
    headings = panel(page).locator(".steps-heading")
    expect(headings.first).to_have_text("Hidden Single")
    panel(page).get_by_label("Name or HoDoKu code").fill("pointing")
    expect(headings).to_have_text(["Locked Candidates: Pointing"])
    panel(page).get_by_label("Name or HoDoKu code").fill("0002")
    expect(headings).to_have_text(["Hidden Single"])
    panel(page).get_by_label("Name or HoDoKu code").fill("no such thing")
    expect(panel(page).get_by_text("No matching steps.")).to_be_visible()
    panel(page).get_by_label("Name or HoDoKu code").fill("")
    panel(page).get_by_label("Only steps that place a digit").check()
    expect(headings).to_have_text(["Hidden Single", "Forcing X-Chain", "Forcing Chain", "Nishio", "Template Set"])
    panel(page).get_by_label("Group by").select_option("digit")
    panel(page).get_by_role("combobox", name=re.compile("^Digit")).select_option("7")
    expect(headings).to_have_text(["Digit 7"])


def test_ratings_are_shown_where_an_expert_asks_for_them(page: Page) -> None:
    more(page, "Show all steps")
    rating = items(page).first.locator(".step-er")
    expect(rating).to_be_hidden()
    unfold(panel(page), "For experts")
    panel(page).get_by_label("Show ratings").check()
    expect(rating).to_have_text(re.compile(r"^\d\.\d$"))
    panel(page).get_by_label("Show ratings").uncheck()


def test_only_the_list_scrolls_and_the_words_and_arrows_stay(page: Page) -> None:
    more(page, "Show all steps")
    items(page).last.scroll_into_view_if_needed()
    for part in (said(page), panel(page).get_by_role("button", name="Next step")):
        expect(part).to_be_in_viewport(ratio=1)


def test_the_next_hint_does_this_one_and_names_another(page: Page) -> None:
    place, digit = placed(0)
    for name in ("Hint", "Next hint"):
        ask(page, name)
    expect(said(page)).to_have_text(re.compile("^In this "))
    expect(cell(page, place)).to_have_accessible_name(re.compile(f"^{place}, {digit}, entry"))


def test_the_whole_way_forward_and_back(page: Page) -> None:
    more(page, "Show the solution path")
    expect(items(page)).to_have_count(len(WAY.steps))
    for number in range(4):
        see_board(page, write(WAY.boards[number], "line"))
        ask(page, "Next step")
    expect(panel(page).get_by_text(f"Step 5 of {len(WAY.steps)}", exact=True)).to_be_visible()
    ask(page, "Previous step")
    see_board(page, write(WAY.boards[3], "line"))
    items(page).nth(TURN).click()
    see_board(page, write(WAY.boards[TURN], "line"))
    expect(current(page)).to_contain_text("Skyscraper")
    expect(page.locator("#grid .link")).to_have_count(3)
    items(page).last.click()
    ask(page, "Next step")
    see_board(page, SOLUTION)
    expect(said(page)).to_have_text("Solved.")
    expect(panel(page).get_by_role("button", name="Next step")).to_be_disabled()
    ask(page, "Back to my board")
    see_board(page, PUZZLE)
    more(page, "Show the solution path")
    items(page).last.click()
    cell(page, "r1c2").click()
    page.keyboard.press("9")  # an entry goes to the person's own board
    eventually(lambda: values(page), PUZZLE[0] + "9" + PUZZLE[2:])


def techniques(page: Page) -> set[str]:
    more(page, "Show the solution path")
    expect(items(page).first).to_be_visible()
    return set(items(page).locator(".step-name").all_text_contents())


def test_the_order_and_the_trust_in_one_solution_are_switches(page: Page) -> None:
    assert "Skyscraper" in techniques(page)
    setting_of_steps(page, lambda sheet: sheet.get_by_label("Order of the steps").select_option("ladder"))
    expect(items(page)).to_have_count(0)
    rated = techniques(page)
    assert {"XY-Wing", "Uniqueness Test 4"} <= rated
    assert "Skyscraper" not in rated
    unique = "Use uniqueness techniques"
    setting_of_steps(page, lambda sheet: sheet.get_by_role("switch", name=unique).click())
    assert not any(name.startswith("Uniqueness") for name in techniques(page))
    setting_of_steps(page, lambda sheet: sheet.get_by_role("switch", name=unique).click())
    setting_of_steps(page, lambda sheet: sheet.get_by_label("Order of the steps").select_option("hint"))


def setting_of_steps(page: Page, change: Callable[[Locator], object]) -> None:
    """Change one of the play settings that decide which steps are found."""
    press(menu(page), "Play settings")
    sheet = page.get_by_role("dialog", name="Play settings")
    change(sheet)
    press(sheet, "Close")


def test_a_techniques_name_opens_what_it_is_with_a_picture(page: Page) -> None:
    more(page, "Show the solution path")
    items(page).nth(TURN).click()
    unfold(panel(page), "Idea and example")
    picture = panel(page).get_by_role("figure")
    expect(picture).to_be_visible()
    expect(picture).to_contain_text("Example:")
    expect(picture.locator(".cell")).to_have_count(81)
    expect(picture.locator(".link.strong")).to_have_count(2)
    assert picture.locator(".note.role-out").count() > 0
    items(page).first.click()  # a different technique and picture
    expect(picture.locator(".link")).to_have_count(0)
    expect(picture.locator(".note.role-found")).to_have_count(1)
    panel(page).get_by_text("Idea and example").click()
    expect(picture).to_be_hidden()


def test_the_verdict_tells_the_grade_and_a_tap_what_it_means(page: Page) -> None:
    assert RATING
    expect(verdict(page)).to_have_text("one solution · Expert", timeout=60_000)
    press(page, "About this puzzle")
    about = page.get_by_role("dialog", name="About this puzzle")
    expect(about).to_contain_text("Expert: ")
    unfold(about, "Statistics")
    expect(about.get_by_text(str(RATING.er), exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    expect(about).to_be_hidden()


def test_what_has_several_solutions_has_no_hints(page: Page) -> None:
    set_up(page, THREE)
    for way, name in ((ask, "Hint"), (more, "Show the solution path")):
        way(page, name)
        expect(said(page)).to_have_text("Hints and solution paths work only for puzzles with exactly one solution.")


def test_in_another_language_names_are_the_communitys_with_the_english_beside(page: Page) -> None:
    more(page, "Show the solution path")
    items(page).nth(TURN).click()
    setting(page, "Language", "zh-Hant")
    lesson = page.locator("#place-play .idea-lesson")
    expect(lesson).to_contain_text("摩天樓")
    expect(lesson).to_contain_text("Skyscraper")
    page.locator("#place-play .idea summary").click()
    expect(page.locator("#place-play figcaption")).to_contain_text("例子")
    setting(page, "語言", "en")
    expect(panel(page)).to_be_visible()


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
def test_on_a_phone(awake: Page) -> None:
    set_up(awake, PUZZLE)
    go(awake, "Play")
    more(awake, "Show the solution path")
    items(awake).nth(TURN).click()
    unfold(panel(awake), "Idea and example")
    expect(panel(awake).get_by_role("figure")).to_be_visible()
    assert awake.evaluate("document.documentElement.scrollWidth") <= 390
    items(awake).last.click()
    for corner in ("r1c1", "r9c9"):  # the board stays in view, without a keypad
        expect(cell(awake, corner)).to_be_in_viewport(ratio=1)
    expect(awake.get_by_role("group", name="Keypad")).to_be_hidden()
    ask(awake, "Back to my board")
    expect(awake.get_by_role("group", name="Keypad")).to_be_visible()
    see_board(awake, PUZZLE)


def test_a_way_can_be_long_and_is_cancelled(desk: Desk, data: Callable[[str], Path]) -> None:
    """Check that nothing blocks the board meanwhile."""
    hard = data("solve-hard11.txt").read_text().split()[0]
    page = desk.page
    set_up(page, hard)
    go(page, "Play")
    more(page, "Show the solution path")
    cell(page, "r1c1").click()
    expect(cell(page, "r1c1")).to_have_attribute("aria-selected", "true")
    press(panel(page), "Cancel")
    expect(panel(page).get_by_role("button", name="Cancel")).to_be_hidden()
    assert clues(page) == hard
    press(page, "About this puzzle")
    about = page.get_by_role("dialog", name="About this puzzle")
    unfold(about, "Solution paths")
    total = about.get_by_role("row", name=re.compile("^Total steps"))
    expect(total).to_contain_text("so far", timeout=60_000)
    press(about, "Cancel")
    grown = total.text_content()
    press(about, "Continue")
    expect(total).not_to_have_text(grown or "", timeout=60_000)
    press(about, "Cancel")
    expect(about.get_by_role("button", name="Continue")).to_be_visible()


def test_ways_are_compared_and_a_way_with_what_one_knows_is_shown(page: Page) -> None:
    expect(verdict(page)).to_have_text(UNIQUE)
    press(page, "About this puzzle")
    about = page.get_by_role("dialog", name="About this puzzle")
    unfold(about, "Solution paths")
    total = about.get_by_role("row", name=re.compile("^Total steps"))
    expect(total).to_have_text(re.compile(r"^Total steps\d+\d\d+\d\d+$"), timeout=60_000)
    expect(about.get_by_text("solve the rest with singles")).to_be_visible()
    unfold(about, "Use only the techniques I know")
    for box in about.get_by_role("checkbox").all():
        box.uncheck()
    about.get_by_label("Locked Candidates: Pointing").check()
    press(about, "Show the solution path")
    expect(panel(page).get_by_text(re.compile(r"^Step 1 of \d+"))).to_be_visible(timeout=60_000)
    names = set(items(page).locator(".step-name").all_text_contents())
    assert names <= {"Hidden Single", "Naked Single", "Full House", "Locked Candidates: Pointing"}
    items(page).last.click()
    ask(page, "Next step")
    expect(said(page)).to_have_text("None of the available techniques applies from here.")


# The 1s in columns 3 and 4 are an X-Wing with two fins, neither of which r1c1 sees.
KRAKEN = ":0371:x:.+6.5+7..935...682.+4....1.+56..2..4.9+5.6+5+4.+9...2+9.7.5..4..9+6+48+5.+2...862+9+4.524+5+7+31+6+8+9:831 346 149 849 864 867 177:111::"  # noqa: E501


def test_a_kraken_fish_is_told_fin_by_fin(page: Page) -> None:
    paste(page, KRAKEN)
    more(page, "Show all steps")
    unfold(panel(page), "For experts")
    panel(page).get_by_label("Name or HoDoKu code").fill("0371")
    items(page).filter(has_text="r1c1≠1").first.click()
    expect(said(page)).to_contain_text("At least one of the fins r5c4 and r6c4 is 1")
    expect(said(page)).to_contain_text("So r1c1 is not 1.")
    before = drawn(page)
    press(panel(page), "2 r6c4=1")
    eventually(lambda: drawn(page) not in ([], before), True)


# The easiest step here is a chain within a branch.
DEEP = ":0000:x:1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4+1.....7..7...3..:126 974 976 286 986 994 996:::"  # noqa: E501


def test_a_nested_chain_unfolds_inside_its_branch(page: Page) -> None:
    """Check that its picture replaces that of the branch, which returns when the chain is folded again."""
    paste(page, DEEP)
    press(panel(page), "Hint")
    expect(panel(page).get_by_role("button", name="2 r5c8=3", exact=True)).to_be_visible(timeout=AWAKE)
    press(panel(page), "2 r5c8=3")
    fold = panel(page).get_by_role("group", name="Nested chains", exact=True).first.get_by_role("button").first
    toolbar = panel(page).get_by_role("toolbar", name="The chain, link by link")
    branch = drawn(page)
    expect(fold).to_have_attribute("aria-expanded", "false")
    fold.click()
    expect(toolbar).to_have_count(2)
    expect(panel(page).get_by_text(re.compile("follows from (a |two )?nested"))).to_be_visible()
    assert drawn(page) != branch
    lit = toolbar.last.get_by_role("button").first
    lit.hover()
    expect(page.locator("#grid .link[data-lit]")).to_have_count(1)
    fold.click()
    expect(toolbar).to_have_count(1)
    assert drawn(page) == branch


def drawn(page: Page) -> list[str]:
    """Return the lines of the chain on the board."""
    lines: list[str] = page.locator("#grid .link-line").evaluate_all("all => all.map((line) => line.getAttribute('d'))")
    return lines
