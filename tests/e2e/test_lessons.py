"""Lessons and practice: a person reads about a technique, finds it on the board, and gets an assessment."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.masks import Grid, bits_of
from sudoku_workshop.logic.path import next_steps
from sudoku_workshop.logic.practice import find_all_steps
from sudoku_workshop.notation.hodoku import read_hodoku
from sudoku_workshop.search import solve
from tests.e2e.desk import Desk
from tests.e2e.hands import AWAKE, ask, cell, eventually, go, place, press, set_up, setting, values, wake
from tests.e2e.puzzles import PUZZLE
from tests.support.catalogs import words_in
from tools.serve import DIST

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


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


def test_a_lesson_is_read_and_its_technique_found(awake: Page) -> None:
    set_up(awake, PUZZLE)
    follow(awake, "learn/x-wing")
    expect(learn(awake).get_by_role("heading", name="X-Wing", exact=True)).to_be_visible()
    assert "#" not in awake.url
    pictures = learn(awake).get_by_role("figure")
    expect(pictures).to_have_count(3)
    for number in range(3):
        expect(pictures.nth(number)).to_contain_text(re.compile(rf"Board {number + 1}\. In .*So r\dc\d", re.S))
    press(learn(awake), "Practise with 5 exercises")
    first, second, *_ = tried("x-wing")
    see(awake, first)
    expect(learn(awake)).to_contain_text("Find: X-Wing. Cross out the candidates that it rules out.")
    expect(learn(awake)).to_contain_text("Exercise 1 of 5.")
    check(awake, "You have not crossed anything out yet")
    own = next(find_all_steps("x-wing", first))
    strike(awake, own.eliminations)
    check(awake, "Correct! X-Wing.")
    expect(learn(awake)).to_contain_text("Exercises solved without a hint: 1")
    press(learn(awake), "Next exercise")
    see(awake, second)

    solution = solve(second.puzzle)
    assert solution
    at = second.values.index(0)
    kept = 1 << 81 * (solution.values[at] - 1) + at
    strike(awake, kept)
    check(awake, f"Not correct. In the solution: r{at // 9 + 1}c{at % 9 + 1}={solution.values[at]}.")
    strike(awake, kept)  # a second time restores it
    mine = 0
    for step in find_all_steps("x-wing", second):
        mine |= step.eliminations
    other = next(step for step in next_steps(second) if step.eliminations & ~mine)
    strike(awake, other.eliminations & ~mine)
    check(awake, "Your step is also correct")

    for stage, said in {"Hint": r"Look at ", "Tell me more": r"Digits to look at: \d\."}.items():
        press(learn(awake), stage)
        expect(learn(awake)).to_contain_text(re.compile(said))
    press(learn(awake), "Tell me more")
    expect(learn(awake)).to_contain_text(re.compile(r"So r\dc\d.* not \d"))
    press(learn(awake), "Stop practising")
    assert values(awake) == PUZZLE
    go(awake, "Play")
    assert values(awake) == PUZZLE
    expect(awake.get_by_role("button", name="Undo")).to_be_disabled()  # work on an exercise is not an undo step here
    ask(awake, "Hint")
    ask(awake, "Show the technique")
    place(awake, "Play").get_by_role("link", name="Learn Hidden Single").click()
    expect(learn(awake).get_by_role("heading", name="Hidden Single")).to_be_visible()
    awake.go_back()
    expect(learn(awake).get_by_role("link", name=re.compile("^Full House"))).to_be_visible()


def test_positions_are_made_on_the_spot_and_that_can_be_cancelled(awake: Page) -> None:
    press(go(awake, "Learn"), "Practice")
    technique = learn(awake).get_by_label("Technique")
    for slug in ("naked-pair", "bug-4"):  # the first is frequent, the second is not found quickly
        technique.select_option(slug)
        learn(awake).get_by_role("button", name="Practise").last.click()
        for number, board in enumerate(tried(slug)):
            if number:
                press(learn(awake), "Next exercise")
            see(awake, board)
        press(learn(awake), "Make another")
        if slug == "naked-pair":
            expect(learn(awake)).to_contain_text("This exercise was just made.", timeout=AWAKE)
            press(learn(awake), "Stop practising")
    expect(learn(awake)).to_contain_text(re.compile(r"[2-9] made so far"), timeout=AWAKE)
    press(learn(awake), "Cancel")
    expect(learn(awake).get_by_role("button", name="Cancel")).to_be_hidden()
    see(awake, tried("bug-4")[4])


@pytest.mark.browser_context_args(**PHONE)
def test_on_a_phone_board_question_and_keys_are_in_sight_together(awake: Page) -> None:
    follow(awake, "learn/naked-single")
    press(learn(awake), "Practise with 5 exercises")
    see(awake, tried("naked-single")[0])
    press(learn(awake), "Hint")
    keys = awake.get_by_role("group", name="Keypad")
    for part in (
        cell(awake, "r1c1"),
        cell(awake, "r9c9"),
        learn(awake).get_by_role("button", name="Check"),
        learn(awake).get_by_text(re.compile("^Look at")),
        keys.get_by_role("button", name=re.compile("^9, ")),
        keys.get_by_role("button", name="Undo"),
    ):
        expect(part).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", ["zh-Hant", "zh-Hans", "ko"])
def test_a_lesson_goes_on_in_another_language(desk: Desk, language: str) -> None:
    wake(desk.page)
    said = words_in(language)
    follow(desk.page, "learn/w-wing")
    expect(learn(desk.page).get_by_role("figure")).to_have_count(3)
    setting(desk.page, "Language", language)
    lesson = place(desk.page, said["place.learn"]).get_by_role("article")
    for text in (said["technique.w-wing.idea"], said["lesson.w-wing"]):
        expect(lesson.get_by_text(text, exact=True)).to_be_visible()
    expect(lesson.get_by_role("figure").first).to_contain_text(said["learn.board"].split("{")[0])


def test_a_lesson_on_how_programs_solve_is_done(awake: Page) -> None:
    """Check that each of these lessons has a task that is checked at once. They are loaded when one is opened."""
    follow(awake, "learn/backtracking")
    task = learn(awake).get_by_role("region", name="Try it")
    said = task.get_by_role("status").first
    press(task, "2")
    expect(said).to_contain_text("1 comes before your digit")
    for answer in ("1", "4", "3", "Go back"):
        press(task, answer)
    expect(said).to_contain_text("You are back at r1c3, where 3 has failed")
    press(task, "Start over")
    expect(task.get_by_role("button", name="r1c1, blank")).to_have_attribute("aria-current", "true")
    follow(awake, "learn/cell-order")
    alone = task.get_by_role("button", name=re.compile("^r1c4"))
    alone.click()
    expect(alone).to_have_accessible_name("r1c4, 3")
    press(task, "Start over")
    expect(alone).not_to_have_accessible_name("r1c4, 3")
    follow(awake, "learn/exact-cover")
    for row in ("C", "E", "F"):
        task.get_by_role("button", name=re.compile(f"^Row {row}")).click()
    expect(said).to_contain_text("an exact cover")
    task.get_by_label("How many columns").fill("64")
    press(task, "Check")
    expect(task.get_by_role("status").last).to_contain_text("324")
    follow(awake, "learn/one-or-many")
    task.get_by_role("button", name="r1c1, 1").click()
    expect(said).to_contain_text("15 clues, one solution")
    press(task, "Start over")
    expect(said).to_contain_text("16 clues, one solution")
    press(task, "Dig")
    expect(task.get_by_role("status").last).to_contain_text("Of 100 grids with 9 holes")
    follow(awake, "learn/all-singles")
    for answer in ("Several", "One: a single", "None", "One: a single", "Several", "One: a single"):
        press(task, answer)
    expect(said).to_contain_text("All six")
