"""Assignments: a link goes out, files come back, programs are run and answers are marked."""

import csv
import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.e2e.desk import Desk
from tests.e2e.hands import algorithms, ask, cell, clues, go, paste, place, press, press_digit, see_board, wake
from tests.e2e.hands import unfold as unfold_in
from tests.e2e.puzzles import PUZZLE, SOLUTION, small

EASY = "." * 12 + SOLUTION[12:]  # quick even on a slow machine
PATIENCE = 90_000  # milliseconds; Python starts again for each run
QUESTION = "Why does it go back?\n<b>Look</b> at the row."
WRONG = "def solve(grid):\n    for row in grid:\n        row[:] = [7] * 9\n    return True\n"
REFUSED = [
    "Dan.json: incomplete or changed.",
    "Eve.json: made by a newer version of this page.",
    "notes.json: not an answer to an assignment.",
]
ENDLESS = "def solve(grid):\n    while True:\n        pass\n"


def assignments(page: Page) -> Locator:
    """Open the fold Assignments in Learn, and return it."""
    learn = algorithms(page)
    unfold_in(learn, "More")
    fold = learn.locator("details").filter(has=page.locator("summary", has_text="Assignments")).last
    if fold.get_attribute("open") is None:
        fold.locator("summary").click()
    expect(fold.get_by_label("Title")).to_be_visible()
    return fold


def link_of(page: Page, title: str, asks: str) -> str:
    fold = assignments(page)
    fold.get_by_label("Title").fill(title)
    fold.get_by_label("Question").fill(QUESTION)
    fold.get_by_label("Pupils hand in").select_option(label=asks)
    press(fold, "Create link")
    link = fold.get_by_label("Link to the assignment")
    expect(link).to_have_value(re.compile("#a="))
    return link.input_value()


def task(page: Page) -> Locator:
    return page.get_by_role("region", name="Assignment")


def unfold(page: Page) -> None:
    task(page).locator("summary", has_text="Answer and hand in").click()


def hand_in(page: Page, folder: Path) -> dict[str, Any]:
    with page.expect_download() as waiting:
        press(task(page), "Hand in")
    waiting.value.save_as(folder / waiting.value.suggested_filename)
    found: dict[str, Any] = json.loads((folder / waiting.value.suggested_filename).read_text(encoding="utf-8"))
    return found


def test_a_question_goes_out_as_a_link_and_comes_back_as_a_file(desk: Desk, tmp_path: Path) -> None:
    page = desk.page
    paste(page, PUZZLE)
    learn = algorithms(page)
    learn.get_by_role("button", name="Next conflict").click()
    words = learn.locator(".class-player [role=status]")
    expect(words).to_contain_text("conflicts", timeout=PATIENCE)
    said = words.inner_text()
    link = link_of(page, "Going back", "an answer")
    expect(learn.get_by_role("img", name="The link as a QR code")).to_be_visible()
    paste(page, EASY)
    page.evaluate("(hash) => { location.hash = hash; }", link.partition("#")[2])
    expect(task(page).get_by_text(QUESTION)).to_be_visible()  # as text, not as markup
    expect(words).to_have_text(said)
    assert clues(page) == PUZZLE
    unfold(page)
    press(task(page), "Hand in")
    expect(task(page).get_by_text("Write your name first.")).to_be_visible()
    expect(task(page).get_by_label("Your name")).to_be_focused()
    task(page).get_by_label("Your name").fill("Mina / 민아")
    task(page).get_by_label("Your answer").fill("４2  times")
    page.reload()
    opened = assignments(page).get_by_role("button", name="Going back, Mina / 민아")
    opened.click()
    expect(task(page).get_by_label("Your answer")).to_have_value("４2  times")
    expect(words).to_have_text(said, timeout=PATIENCE)
    answer = hand_in(page, tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["Going back - Mina 민아.json"]
    expected = {"format": "sudoku-workshop-answer", "version": 1, "assignment": link.partition("#a=")[2]}
    assert {name: answer[name] for name in expected} == expected
    assert (answer["name"], answer["answer"], answer["code"]) == ("Mina / 민아", "４2  times", None)
    assert answer["tries"] > 0
    press(task(page), "Hand in for another pupil")
    expect(task(page).get_by_label("Your answer")).to_have_value("")
    page.go_back()
    expect(task(page)).to_be_hidden()
    page.evaluate("location.hash = 'a=broken'")
    expect(task(page).get_by_text("This link does not contain a complete assignment.")).to_be_visible()


def test_programs_are_handed_in_run_and_marked(desk: Desk, tmp_path: Path) -> None:
    page = desk.page
    paste(page, EASY)
    wake(page)
    link_of(page, "Your own", "a program")
    press(place(page, "Learn"), "Preview as a pupil")
    editor = page.get_by_role("textbox", name="Python program.")
    expect(editor).to_contain_text("def steps", timeout=PATIENCE)
    editor.focus()
    page.keyboard.press("ControlOrMeta+Home")
    page.keyboard.insert_text("# mine\n")
    unfold(page)
    task(page).get_by_label("Your name").fill("Ann")
    answer = hand_in(page, tmp_path)
    assert answer["code"].startswith("# mine\n")
    others: dict[str, dict[str, Any]] = {
        "Ben": {"code": WRONG},
        "Cai": {"code": ENDLESS},
        "Dan": {"assignment": "eNq"},
        "Eve": {"version": 9},
    }
    for name, change in others.items():
        (tmp_path / f"{name}.json").write_text(json.dumps(answer | {"name": name} | change), encoding="utf-8")
    (tmp_path / "notes.json").write_text("{}", encoding="utf-8")
    press(task(page), "Leave the assignment")
    press(assignments(page), "Mark answers…")
    table = marked(page, sorted(tmp_path.iterdir()), tmp_path)
    page.keyboard.press("Escape")
    expect(table).to_be_hidden()
    go(page, "Play")
    assert clues(page) == EASY


def marked(page: Page, files: list[Path], folder: Path) -> Locator:
    desk = page.get_by_role("dialog", name="Answers")
    with page.expect_file_chooser() as asking:
        press(desk, "Open files…")
    asking.value.set_files(files)
    expect(desk.get_by_role("status").first).to_have_text("3 answers. 3 files were not accepted:")
    expect(desk.get_by_role("listitem")).to_have_text(REFUSED)
    desk.get_by_label("Time limit per run").select_option("2")
    press(desk, "Run all programs")
    row = {name: desk.get_by_role("row", name=re.compile(name)) for name in ("Ann", "Ben", "Cai")}
    expect(desk.get_by_text("3 of 3 runs are done.")).to_be_visible(timeout=PATIENCE)
    expect(row["Ann"]).to_contain_text("1 of 1 correct")
    expect(row["Ben"]).to_contain_text("Puzzle 1, line 3: r2c4 is the clue 1, but the program changed it.")
    expect(row["Cai"]).to_contain_text("The program was stopped after 2 seconds.")
    mark = desk.get_by_role("combobox", name="Mark for Ben")
    expect(mark.locator("option:checked")).to_have_text("wrong (automatic)")
    mark.select_option("right")
    desk.get_by_role("columnheader", name="Name").get_by_role("button").press("Enter")  # reverses the order
    expect(desk.get_by_role("rowheader")).to_have_text(["Cai", "Ben", "Ann"])
    desk.locator("summary", has_text="line").last.click()
    expect(desk.get_by_role("region", name="Program").last).to_contain_text("# mine")
    with page.expect_download() as waiting:
        press(desk, "Download CSV")
    waiting.value.save_as(folder / "table.csv")
    rows = list(csv.DictReader((folder / "table.csv").read_text(encoding="utf-8-sig").splitlines()))
    assert [(line["Name"], line["Mark"], line["Correct runs"]) for line in rows if line["Mark"]] == [
        ("Cai", "wrong", "0"),
        ("Ben", "correct", "0"),
        ("Ann", "correct", "1"),
    ]
    return desk.get_by_role("table")


def test_puzzles_are_solved_on_a_phone_and_reported_with_time_and_hints(desk: Desk, tmp_path: Path) -> None:
    """Follow a teacher's list of two puzzles to a pupil's phone, and the pupil's file back to the table."""
    page = desk.page
    paste(page, f"{EASY}\n{small(1)[0]}")
    see_board(page, EASY)
    wake(page)
    fold = assignments(page)
    fold.get_by_label("Title").fill("Homework")
    fold.get_by_label("Pupils hand in").select_option(label="the solved puzzles")
    expect(fold.get_by_label("Topic")).to_be_hidden()
    fold.get_by_label("Puzzles to solve").select_option(label="All 2 puzzles in this list")
    press(fold, "Create link")
    expect(fold.get_by_label("Link to the assignment")).to_have_value(re.compile("#a="))
    link = fold.get_by_label("Link to the assignment").input_value()

    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("about:blank")
    page.goto(link)
    expect(task(page).get_by_role("listitem")).to_have_text([re.compile("Not started")] * 2)
    expect(page.get_by_role("combobox", name="Algorithm", exact=True)).to_be_hidden()
    press(task(page), "Start: Puzzle 1")
    see_board(page, EASY)
    wake(page)
    wrong = next(digit for digit in "123456789" if digit not in (SOLUTION[0], *SOLUTION[12:21], SOLUTION[27]))
    solution_is_known(page)
    ask(page, "Hint")  # is answered after the solution
    expect(place(page, "Play").get_by_role("button", name="Apply")).to_be_visible()
    fill(page, 0, wrong)
    ask(page, "Check")
    expect(place(page, "Play").get_by_text("r1c1", exact=False).first).to_be_visible()
    fill(page, 0, SOLUTION[0])
    page.reload()  # the next digits are counted as well
    wake(page)
    for at in range(1, 12):
        fill(page, at, SOLUTION[at])
    go(page, "Learn")  # shows the assignment
    expect(task(page).get_by_role("button", name="Look again: Puzzle 1")).to_be_visible()
    go(page, "Play")
    press(place(page, "Play"), "Back to the assignment")
    expect(task(page).get_by_role("listitem").first).to_contain_text(
        re.compile(r"Solved0:\d\d · Hints: 1 · Checks: 1 · Mistakes: 1")
    )
    task(page).get_by_label("Your name").fill("Mina")
    answer = hand_in(page, tmp_path)
    assert desk.foreign == []
    first, second = answer["puzzles"]
    assert (first["values"], first["solved"]) == (SOLUTION, True)
    assert [first[name] for name in ("hints", "checks", "mistakes")] == [1, 1, 1]
    assert (second["solved"], second["seconds"]) == (False, 0)
    assert answer["seconds"] == first["seconds"]

    press(task(page), "Hand in for another pupil")
    expect(task(page).get_by_role("listitem")).to_have_text([re.compile("Not started")] * 2)
    page.set_viewport_size({"width": 1280, "height": 800})
    (tmp_path / "Ben.json").write_text(
        json.dumps(answer | {"name": "Ben", "puzzles": [first, first | {"values": "1" * 16}]})
    )
    press(task(page), "Leave the assignment")
    press(assignments(page), "Mark answers…")
    marking = page.get_by_role("dialog", name="Answers")
    with page.expect_file_chooser() as asking:
        press(marking, "Open files…")
    asking.value.set_files([tmp_path / "Homework - Mina.json", tmp_path / "Ben.json"])
    heads = marking.get_by_role("columnheader")
    expect(heads).to_have_text(["Name", "Solved", "Answer", "Time", "Hints", "Checks", "Mistakes", "Mark"])
    expect(marking.get_by_label("Correct answer")).to_be_hidden()
    row = marking.get_by_role("row", name=re.compile("Mina"))
    expect(row).to_contain_text("1 of 2 solved")
    expect(marking.get_by_role("row", name=re.compile("Ben"))).to_contain_text("1 of 2 solved")  # the claim is checked
    row.locator("summary").click()
    expect(row.get_by_role("listitem").last).to_contain_text("Puzzle 2: not solved, 0:00")
    with page.expect_download() as waiting:
        press(marking, "Download CSV")
    waiting.value.save_as(tmp_path / "table.csv")
    lines = list(csv.DictReader((tmp_path / "table.csv").read_text(encoding="utf-8-sig").splitlines()))
    assert [(line["Name"], line["Solved"], line["Hints"], line["1: Solved"], line["2: Solved"]) for line in lines] == [
        ("Ben", "1", "2", "1", "0"),
        ("Mina", "1", "1", "1", "0"),
    ]


def fill(page: Page, at: int, digit: str) -> None:
    cell(page, f"r{at // 9 + 1}c{at % 9 + 1}").click()
    press_digit(page, digit)


def solution_is_known(page: Page) -> None:
    """Wait until the page knows the solution, which it asks for when the assignment begins."""
    expect(page.locator("#verdict").get_by_role("status")).to_have_text(re.compile("^One solution|^one solution", re.I))
