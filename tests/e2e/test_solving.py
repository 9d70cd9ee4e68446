"""Solving in Play: its answers in words and on the board."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.desk import Desk
from tests.e2e.hands import (
    answer,
    ask,
    cell,
    clues,
    eventually,
    more,
    named,
    new_board,
    notes,
    offered,
    place,
    press,
    see_board,
    set_up,
    values,
)
from tests.e2e.puzzles import PUZZLE, SEVERAL, SEVERAL_COUNT, SLIP, SOLUTION, THREE
from tests.support.plain import plain_count


@pytest.fixture
def page(table: Desk) -> Page:
    new_board(table.page, "9")
    return table.page


def test_on_an_empty_board_nothing_can_be_asked(page: Page) -> None:
    for name in ("Hint", "Check"):
        expect(place(page, "Play").get_by_role("button", name=name, exact=True)).to_be_hidden()
    press(page, "More")
    expect(offered(page, "More", "Solve")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(page.get_by_role("menu", name="More")).to_be_hidden()


def test_solve_fills_in_what_is_missing_in_one_step_to_undo(page: Page) -> None:
    set_up(page, PUZZLE)
    more(page, "Solve")
    expect(answer(page)).to_have_text("Solved: this is the only solution.")
    assert (values(page), clues(page)) == (SOLUTION, PUZZLE)
    press(page, "Undo")
    assert values(page) == PUZZLE


def test_no_solution_is_told_and_the_board_stays(page: Page) -> None:
    set_up(page, SLIP)
    more(page, "Solve")
    expect(answer(page)).to_have_text("There is no solution.")
    assert values(page) == SLIP


def test_two_of_a_digit_are_refused(page: Page) -> None:
    set_up(page, "1" * 81)
    more(page, "Solve")
    expect(answer(page)).to_have_text("There is no solution, because two clues with the same digit conflict.")


def test_next_and_previous_solution(page: Page) -> None:
    set_up(page, THREE)
    seen = []
    for words in ("Solution 1 of 3.", "Solution 2 of 3.", "Solution 3 of 3."):
        more(page, "Next solution")
        expect(answer(page)).to_have_text(words)
        seen.append(values(page))
    assert len(set(seen)) == 3
    for solution in seen:
        digits = list(map(int, solution))
        assert plain_count(digits, 3, 3, 2) == 1
        assert [a for a, b in zip(solution, THREE, strict=True) if b != "."] == list(THREE.replace(".", ""))
    more(page, "Next solution")
    expect(answer(page)).to_have_text("That was the last of 3 solutions.")
    more(page, "Previous solution")
    see_board(page, seen[1])
    press(page, "Undo")
    assert values(page) == THREE


def test_count_to_the_end(page: Page) -> None:
    set_up(page, SEVERAL)
    more(page, "Count all solutions")
    expect(answer(page)).to_have_text(f"There are exactly {SEVERAL_COUNT} solutions.")


def test_reveal_the_chosen_cell(page: Page) -> None:
    set_up(page, PUZZLE)
    cell(page, "r9c8").click()
    more(page, "Reveal a cell")
    expect(answer(page)).to_have_text(f"r9c8 is {SOLUTION[79]}.")
    expect(cell(page, "r9c8")).to_have_accessible_name(f"r9c8, {SOLUTION[79]}, entry, found")
    assert values(page) == PUZZLE[:79] + SOLUTION[79] + PUZZLE[80:]


def test_where_the_solutions_differ_nothing_is_revealed(page: Page) -> None:
    set_up(page, THREE)
    cell(page, "r1c1").click()
    more(page, "Reveal a cell")
    expect(answer(page)).to_have_text(re.compile(r"^r1c1 has different digits in different solutions: \d and \d\.$"))
    assert values(page) == THREE


def test_check_my_entries(page: Page) -> None:
    set_up(page, PUZZLE)
    ask(page, "Check")
    expect(answer(page)).to_have_text("You have not entered any digits yet.")
    cell(page, "r1c2").click()
    page.keyboard.type("9")
    ask(page, "Check")
    expect(answer(page)).to_have_text("1 entry is correct so far.")
    cell(page, "r1c3").click()
    page.keyboard.type("8")
    ask(page, "Check")
    expect(answer(page)).to_have_text("1 entry is wrong: r1c3.")
    assert named(page, "wrong or ruled out") == ["r1c3"]


def test_a_wrong_entry_stays_marked_while_another_is_undone(page: Page) -> None:
    set_up(page, PUZZLE)
    for each in ("r1c3", "r1c8"):
        cell(page, each).click()
        page.keyboard.type("8")
    ask(page, "Check")
    expect(answer(page)).to_have_text("2 entries are wrong: r1c3 and r1c8.")
    press(page, "Undo")
    eventually(lambda: named(page, "wrong or ruled out"), ["r1c3"])


def test_a_check_of_a_puzzle_without_a_solution_says_so(page: Page) -> None:
    set_up(page, SLIP)
    ask(page, "Check")
    expect(answer(page)).to_have_text("There is no solution.")


def test_candidates_follow_what_is_entered(page: Page) -> None:
    set_up(page, PUZZLE)
    more(page, "Candidates")
    eventually(lambda: notes(page).get("r1c2"), "6 8 9")
    cell(page, "r1c3").click()
    page.keyboard.type("6")
    eventually(lambda: notes(page).get("r1c2"), "8 9")
    more(page, "Candidates")
    assert notes(page) == {}


def test_digits_of_some_solution(page: Page) -> None:
    set_up(page, PUZZLE)
    more(page, "Digits in at least one solution")
    blanks = [place for place in range(81) if PUZZLE[place] == "."]
    eventually(lambda: notes(page), {f"r{place // 9 + 1}c{place % 9 + 1}": SOLUTION[place] for place in blanks})
    set_up(page, THREE)
    more(page, "Digits in at least one solution")
    eventually(lambda: len(notes(page).get("r1c1", "").split()) > 1, True)
