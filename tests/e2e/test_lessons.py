"""Lessons and practice: a person reads about a technique, finds it on the board, and gets an assessment."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect
from pypdf import PdfReader

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.masks import Grid, bits_of
from sudoku_workshop.logic.path import next_steps
from sudoku_workshop.logic.practice import find_all_steps
from sudoku_workshop.logic.ruled.lessons import LESSONS, read_position
from sudoku_workshop.notation.files.hodoku import read_hodoku
from sudoku_workshop.search import solve
from tests.e2e.desk import Desk
from tests.e2e.hands import AWAKE, ask, cell, eventually, go, menu, place, press, set_up, values
from tests.e2e.puzzles import PUZZLE
from tests.support.catalogs import words_in
from tools import rule_lessons
from tools.serve import DIST


@pytest.fixture
def page(table: Desk) -> Page:
    return table.page


@pytest.fixture
def phone(telephone: Desk) -> Page:
    return telephone.page


def tried(technique: str) -> list[Board]:
    """Return the exercises of a technique, from the build."""
    index = json.loads((DIST / "lessons" / "positions.json").read_text(encoding="utf-8"))
    return [case.board for case in map(read_hodoku, index[technique]) if case][-5:]


def learn(page: Page) -> Locator:
    return place(page, "Learn")


def follow(page: Page, link: str) -> None:
    page.evaluate(f"location.hash = '{link}'")


def strike(page: Page, candidates: Grid) -> None:
    """Cross out candidates by cell and key."""
    for candidate in bits_of(candidates):
        digit, at = divmod(candidate, 81)
        cell(page, f"r{at // 9 + 1}c{at % 9 + 1}").click()
        page.keyboard.press(str(digit + 1))


def check(page: Page, said: str) -> None:
    press(learn(page), "Check")
    expect(learn(page).get_by_role("status").filter(visible=True)).to_contain_text(said)


def see(page: Page, board: Board) -> None:
    eventually(lambda: values(page), "".join(str(value or ".") for value in board.values))


def lesson(page: Page) -> Locator:
    """Return the scene of Learn, which is on the stage."""
    return page.get_by_role("group", name="Learn", exact=True).filter(visible=True)


def skip(page: Page, following: str = "Next exercise") -> None:
    """Show the hint completely, and go to another exercise."""
    for said in ("Hint", "Tell me more", "Tell me more"):
        press(learn(page), said)
    press(learn(page), following)


def test_a_lesson_is_read_and_its_technique_found(page: Page) -> None:
    set_up(page, PUZZLE)
    go(page, "Learn")
    start = lesson(page).get_by_role("button", name="Start: Full House")
    expect(start).to_be_visible(timeout=AWAKE)
    lesson(page).get_by_role("link", name=re.compile("^X-Wing")).click()
    expect(learn(page).get_by_role("heading", name="X-Wing", exact=True)).to_be_visible()
    assert "#" not in page.url
    for _ in range(2):
        press(learn(page), "Next")
    for number in (1, 2, 3):
        expect(learn(page).get_by_role("heading", name=f"Example {number}")).to_be_visible()
        expect(lesson(page).get_by_role("img", name=f"Example {number}")).to_be_visible(timeout=AWAKE)
        expect(learn(page)).to_contain_text(re.compile(r"In .*So r\dc\d", re.S))
        if number < 3:
            press(learn(page), "Next")
    press(learn(page), "All lessons")
    expect(lesson(page).get_by_role("button", name="Continue: Swordfish")).to_be_visible()
    done = lesson(page).get_by_role("link", name=re.compile("^X-Wing"))
    expect(done).to_have_accessible_name(re.compile("Done$"))
    done.click()
    press(learn(page), "Try it: 5 exercises")
    first, second, *_ = tried("x-wing")
    see(page, first)
    expect(learn(page)).to_contain_text("Find: X-Wing. Cross out the candidates that it rules out.")
    expect(learn(page)).to_contain_text("Exercise 1 of 5.")
    check(page, "You have not crossed anything out yet")
    own = next(find_all_steps("x-wing", first))
    strike(page, own.eliminations)
    check(page, "Correct! X-Wing.")
    expect(learn(page)).to_contain_text("Exercises solved without a hint: 1")
    expect(learn(page).get_by_role("button", name="Check")).to_be_hidden()
    press(learn(page), "Next exercise")
    see(page, second)

    solution = solve(second.puzzle)
    assert solution
    at = second.values.index(0)
    kept = 1 << 81 * (solution.values[at] - 1) + at
    strike(page, kept)
    check(page, f"Not correct. In the solution: r{at // 9 + 1}c{at % 9 + 1}={solution.values[at]}.")
    strike(page, kept)  # a second time restores it
    mine = 0
    for step in find_all_steps("x-wing", second):
        mine |= step.eliminations
    other = next(step for step in next_steps(second) if step.eliminations & ~mine)
    strike(page, other.eliminations & ~mine)
    check(page, "Your step is also correct")

    for stage, said in {"Hint": r"Look at ", "Tell me more": r"Digits to look at: \d\."}.items():
        press(learn(page), stage)
        expect(learn(page)).to_contain_text(re.compile(said))
    press(learn(page), "Tell me more")
    expect(learn(page)).to_contain_text(re.compile(r"So r\dc\d.* not \d"))
    press(learn(page), "All lessons")
    expect(lesson(page).get_by_role("link", name=re.compile("^Full House"))).to_be_visible()
    go(page, "Play")
    assert values(page) == PUZZLE
    expect(page.get_by_role("button", name="Undo", disabled=False)).to_have_count(0)  # exercises are not undone here
    ask(page, "Hint")
    place(page, "Play").get_by_role("link", name="Learn Hidden Single").click()
    expect(learn(page).get_by_role("heading", name="Hidden Single")).to_be_visible()
    page.go_back()
    expect(lesson(page).get_by_role("link", name=re.compile("^Full House"))).to_be_visible()


def test_positions_are_made_on_the_spot_and_that_can_be_cancelled(page: Page) -> None:
    press(go(page, "Learn"), "Practice")
    technique = learn(page).get_by_label("Technique")
    for slug in ("naked-pair", "bug-4"):  # the first is frequent, the second is not found quickly
        technique.select_option(slug)
        learn(page).get_by_role("button", name="Practise").last.click()
        for number, board in enumerate(tried(slug)):
            if number:
                skip(page)
            see(page, board)
        skip(page, "Make another")
        if slug == "naked-pair":
            expect(learn(page)).to_contain_text("This exercise was just made.", timeout=AWAKE)
            press(learn(page), "All lessons")
            press(learn(page), "Practice")
    expect(learn(page)).to_contain_text(re.compile(r"[2-9] made so far"), timeout=AWAKE)
    press(learn(page), "Cancel")
    expect(learn(page).get_by_role("button", name="Cancel")).to_be_hidden()
    see(page, tried("bug-4")[4])


def test_on_a_phone_board_question_and_keys_are_in_sight_together(phone: Page) -> None:
    follow(phone, "learn/naked-single")
    press(learn(phone), "Try it: 5 exercises")
    see(phone, tried("naked-single")[0])
    press(learn(phone), "Hint")
    keys = phone.get_by_role("group", name="Keypad")
    for part in (
        cell(phone, "r1c1"),
        cell(phone, "r9c9"),
        learn(phone).get_by_role("button", name="Check"),
        learn(phone).get_by_text(re.compile("^Look at")),
        keys.get_by_role("button", name=re.compile("^9, ")),
        keys.get_by_role("button", name="Erase"),
    ):
        expect(part).to_be_in_viewport(ratio=1)
    press(learn(phone), "All lessons")


def test_on_a_phone_the_rule_of_45_is_learned_and_used(phone: Page) -> None:
    """Check that a lesson on puzzles with rules draws its cages, and that its exercise accepts the step."""
    go(phone, "Learn")
    lesson(phone).get_by_text("Puzzles with rules", exact=True).click()
    lesson(phone).get_by_role("link", name=re.compile("^Rule of 45: Innies(?! and)")).click()
    expect(learn(phone).get_by_role("heading", name="Rule of 45: Innies", exact=True)).to_be_visible()
    for _ in range(2):
        press(learn(phone), "Next")
    example = lesson(phone).get_by_role("img", name="Example 1")
    expect(example.locator(".board")).to_have_attribute("data-ruled", "", timeout=AWAKE)
    expect(learn(phone)).to_contain_text(re.compile(r"add up to \d+"))
    press(learn(phone), "Try it: 5 exercises")
    board = read_position(rule_lessons.lines()["innies"][1])
    see(phone, board)
    expect(learn(phone)).to_contain_text("Find: Rule of 45: Innies. Cross out the candidates that it rules out.")
    strike(phone, next(LESSONS["innies"].steps(board)).eliminations)
    check(phone, "Correct! Rule of 45: Innies.")
    press(learn(phone), "Next exercise")
    see(phone, read_position(rule_lessons.lines()["innies"][2]))


def test_a_lesson_goes_on_in_another_language(page: Page) -> None:
    follow(page, "learn/w-wing")
    press(learn(page), "Next")
    for language in ("zh-Hant", "zh-Hans", "ko", "en"):
        said = speak(page, language)
        lesson = place(page, said["place.learn"]).get_by_role("article")
        for part, text in (("find", said["lesson.w-wing"]), ("idea", said["technique.w-wing.idea"])):
            title = said[f"learn.step.{part}"]
            lesson.get_by_role("button", name=re.compile(rf"{title}$")).click()
            expect(lesson.get_by_role("heading", name=title)).to_be_visible()
            expect(lesson.get_by_text(text, exact=True)).to_be_visible()


def speak(page: Page, language: str) -> dict[str, str]:
    """Choose a language in the menu, which may be in any language, and return the words of the page."""
    menu(page).get_by_role("combobox").first.select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.keyboard.press("Escape")
    return words_in(language)


def test_a_lesson_on_how_programs_solve_is_done(page: Page) -> None:
    """Check that each of these lessons has a task that is checked at once. They are loaded when one is opened."""
    follow(page, "learn/backtracking")
    task = lesson(page).get_by_role("region", name="Try it")
    said = task.get_by_role("status").first
    press(task, "2")
    expect(said).to_contain_text("1 comes before your digit")
    for answer in ("1", "4", "3", "Go back"):
        press(task, answer)
    expect(said).to_contain_text("You are back at r1c3, where 3 has failed")
    press(task, "Start over")
    expect(task.get_by_role("button", name="r1c1, blank")).to_have_attribute("aria-current", "true")
    follow(page, "learn/cell-order")
    alone = task.get_by_role("button", name=re.compile("^r1c4"))
    alone.click()
    expect(alone).to_have_accessible_name("r1c4, 3")
    press(task, "Start over")
    expect(alone).not_to_have_accessible_name("r1c4, 3")
    follow(page, "learn/exact-cover")
    for row in ("C", "E", "F"):
        task.get_by_role("button", name=re.compile(f"^Row {row}")).click()
    expect(said).to_contain_text("an exact cover")
    task.get_by_label("How many columns").fill("64")
    press(task, "Check")
    expect(task.get_by_role("status").last).to_contain_text("324")
    follow(page, "learn/one-or-many")
    task.get_by_role("button", name="r1c1, 1").click()
    expect(said).to_contain_text("15 clues, one solution")
    press(task, "Start over")
    expect(said).to_contain_text("16 clues, one solution")
    press(task, "Dig")
    expect(task.get_by_role("status").last).to_contain_text("Of 100 grids with 9 holes")
    follow(page, "learn/all-singles")
    for answer in ("Several", "One: a single", "None", "One: a single", "Several", "One: a single"):
        press(task, answer)
    expect(said).to_contain_text("All six")


def test_a_lesson_is_downloaded_as_a_worksheet(page: Page) -> None:
    """Check that a teacher gets explanation, exercises and answers by one button, in every language."""
    follow(page, "learn/x-wing")
    expect(learn(page).get_by_role("heading", name="X-Wing", exact=True)).to_be_visible()
    for language in ("zh-Hant", "zh-Hans", "ko", "en"):
        said = speak(page, language)
        opened = place(page, said["place.learn"]).get_by_role("article")
        with page.expect_download() as downloaded:
            press(opened, said["learn.worksheet"])
        reader = PdfReader(downloaded.value.path())
        expect(opened.get_by_role("status").filter(visible=True)).to_contain_text(f"{len(reader.pages)}")
        first, *_, last = ("".join(sheet.extract_text().split()) for sheet in reader.pages)
        assert "".join(said["technique.x-wing.name"].split()) in first
        assert "".join(said["lesson.fish"].split())[:20] in first
        assert "".join(said["sheet.answers"].split()) in last
