"""The page's requests for printing, through the API's entry point."""

import base64
import io
import json
import re
from html import unescape
from pathlib import Path
from typing import Any, get_args

import pytest
from pypdf import PdfReader

from sudoku_workshop.api.documents import MOST_PATHS
from sudoku_workshop.api.printing import forget
from sudoku_workshop.grid.digit_text import SYMBOLS, text_of
from sudoku_workshop.languages import LANGUAGES
from sudoku_workshop.messages import say
from sudoku_workshop.packaged import packaged
from sudoku_workshop.sheet.faces import slice_of
from sudoku_workshop.sheet.warnings import Code
from tests.support.own_font import own_font
from tests.support.paper import PUZZLE, grids, marks, puzzle, read_grid
from tests.support.readers import text
from tests.support.replies import reply_of

X_WINGS = Path(__file__).parents[1] / "cli" / "x_wings.txt"


@pytest.fixture(autouse=True)
def _fresh() -> None:
    forget()


def ask(method: str, **params: Any) -> Any:
    reply = reply_of(method, params)
    assert "ok" in reply, reply
    return reply["ok"]


def state(seed: int) -> dict[str, Any]:
    text = text_of(puzzle(seed=seed).board.givens)
    return {"geometry": "9", "givens": text, "values": text, "notes": None}


def request(**options: Any) -> dict[str, Any]:
    solution = text_of(puzzle(seed=0).solution or ())
    puzzles = [{"state": state(0), "solution": solution, "er": 4.2, "id": "g2.9", "name": "First"}]
    puzzles += [{"state": state(seed)} for seed in range(1, 10)]
    return {"sections": [{"title": "hard", "puzzles": puzzles}], "options": options, "language": "en"}


def test_a_booklet_is_previewed_as_it_is_read() -> None:
    asked = request(booklet=True, per_page=1, cover=True) | {"from": None, "limit": 99, "opened": True}
    opened = [numbers(item) for item in ask("sheet", **asked)["items"]]
    assert opened[:4] == [[], [1], [2, 3], [4, 5]]  # the cover, its empty inside and the first page
    assert len(opened) == len(ask("sheet", **asked | {"opened": False})["items"]) + 1
    assert ask("sheet", **request(per_page=4), **{"from": None, "limit": 1, "opened": True})["total"] == 4


def numbers(page: str) -> list[int]:
    return sorted(int(number) for number in re.findall(r">(\d+) / \d+<", page))


def test_pages_for_the_preview_one_after_the_other() -> None:
    first = ask("sheet", **request(per_page=4), **{"from": None, "limit": 2})
    assert (first["total"], first["next"], len(first["items"])) == (4, 2, 2)
    assert (first["width"], first["height"]) == (210, 297)
    rest = ask("sheet", **request(per_page=4), **{"from": 2, "limit": 9})
    assert (rest["next"], len(rest["items"])) == (None, 2)
    assert all(item.startswith("<svg ") for item in [*first["items"], *rest["items"]])


def test_files_for_fingers_and_ears_have_the_puzzles_and_their_answers() -> None:
    asked = request(title="Ten", word="CHAMPIONS")
    braille, aloud = (ask("sheet-text", **asked, form=form)["file"].decode() for form in ("brf", "txt"))
    assert braille.startswith("TEN\r\n")
    assert "#AJ\r\n" in braille  # the tenth puzzle
    assert braille.count("#A\r\n") == 2  # the first puzzle and its solution, the only known one
    assert aloud.startswith("Ten\n")
    assert aloud.count(say("en", "sheet.solutions")) == 10


@pytest.mark.parametrize("options", [{}, {"booklet": True, "cover": True}, {"size": [200, 100], "show": ["name"]}])
def test_a_pdf_made_page_by_page_is_the_pdf_made_at_once(options: dict[str, Any]) -> None:
    asked = request(**options, title="Ten 數獨")
    whole = ask("sheet-pdf", **asked, limit=999)
    forget()
    pages = [ask("sheet-pdf", **asked, limit=1) for _ in range(whole["total"])]
    assert [page["done"] for page in pages] == [*range(1, whole["total"] + 1)]
    assert [page["pdf"] for page in pages[:-1]] == [None] * (whole["total"] - 1)
    assert pages[-1] == whole
    reader = PdfReader(io.BytesIO(whole["pdf"]))
    assert len(reader.pages) == whole["total"]
    assert reader.metadata
    assert reader.metadata.title == "Ten 數獨"


def test_the_puzzles_arrive_as_they_were_sent() -> None:
    made = ask("sheet-pdf", **request(per_page=4, show=["number", "name", "id"]), limit=99)
    page = PdfReader(io.BytesIO(made["pdf"])).pages[0]
    read = [read_grid(marks(page), grid, 9)[0] for grid in grids(page)]
    assert read == [text_of(puzzle(seed=seed).board.givens) for seed in range(4)]
    assert {"1 · First", "g2.9"} <= {mark.text for mark in marks(page)}


def test_the_path_of_a_puzzle_is_printed_as_it_was_told() -> None:
    """Check that the pictures of `sheet-path` are printed as they were sent, with the remaining candidates as notes."""
    line = state(0) | {"givens": PUZZLE, "values": PUZZLE}
    steps = ask("sheet-path", state=line, language="en")["steps"]
    sections = [{"puzzles": [{"state": line, "path": "a key of its own"}]}]
    wanted = {"sections": sections, "options": {"solutions": "none"}, "language": "en", "from": 0, "limit": 99}
    assert ask("sheet", **wanted) == {"missing": ["a key of its own"]}
    pages = ask("sheet", **wanted, paths={"a key of its own": steps})
    assert ask("sheet", **wanted) == pages, "it is remembered"
    forget()
    assert ask("sheet-pdf", sections=sections, options={}, language="en", limit=9) == {"missing": ["a key of its own"]}
    texts = [unescape(text) for page in pages["items"][1:] for text in re.findall(r">([^<]+)</text>", page)]
    told = " ".join(texts)
    names = [name for step in steps for name, _ in step["lines"] if name]
    assert names
    assert all(name in texts for name in names)
    assert told.count(" can only go in ") == json.dumps(steps).count(" can only go in ") > 0
    notes = sum(len(digits) for step in steps for digits in step["state"]["notes"].values())
    clues = sum(character != "." for step in steps for character in step["state"]["values"])
    numbers = len([line for step in steps for line in step["lines"]])
    links = sum(min(len(step["links"]), 9) for step in steps)  # each link has a number
    assert links
    assert len([text for text in texts if text in [*"123456789"]]) == notes + clues + links + min(numbers, 9)


def test_a_picture_without_notes_shows_all_candidates_that_the_digits_leave() -> None:
    line = state(0) | {"givens": PUZZLE, "values": PUZZLE}
    first, *_ = ask("sheet-path", state=line, language="en")["steps"]
    bare = first | {"state": first["state"] | {"notes": None}}
    puzzles = [{"state": line, "path": "noted"}, {"state": line, "path": "bare"}]
    wanted = {"options": {"solutions": "none"}, "language": "en", "from": 1, "limit": 1}
    noted, plain = (
        ask("sheet", **wanted, sections=[{"puzzles": [one]}], paths={"noted": [first], "bare": [bare]})["items"]
        for one in puzzles
    )
    assert noted == plain


def test_of_the_paths_no_more_are_remembered_than_a_bound() -> None:
    forget()
    wanted = {"options": {}, "language": "en", "from": 0, "limit": 1}
    sections = [{"puzzles": [{"state": state(0), "path": "0"}]}]
    for sent in (range(MOST_PATHS - 1), range(MOST_PATHS - 1, MOST_PATHS)):
        assert "items" in ask("sheet", **wanted, sections=sections, paths={str(key): [] for key in sent})
    assert ask("sheet", **wanted, sections=sections, paths={"one more": []}) == {"missing": ["0"]}


def test_a_puzzle_without_a_single_solution_has_no_path() -> None:
    empty = "." * 81
    assert ask("sheet-path", state=state(0) | {"givens": empty, "values": empty}, language="en") == {"steps": []}


def test_an_exercise_is_a_position_and_what_takes_no_such_step_is_left_out() -> None:
    lines = [*X_WINGS.read_text(encoding="utf-8").split(), PUZZLE]
    facts = [{"state": state(0) | {"givens": line, "values": line}} for line in lines]
    shown = [ask("sheet-path", state=fact["state"], language="en", practise="x-wing")["steps"] for fact in facts]
    assert [len(steps) for steps in shown] == [1] * (len(lines) - 1) + [0]
    puzzles = [fact | {"path": str(index)} for index, fact in enumerate(facts)]
    section = {"practise": "x-wing", "puzzles": puzzles}
    wanted = {"sections": [section], "options": {}, "language": "en", "from": 0, "limit": 9}
    drawn = ask("sheet", **wanted, paths={str(index): steps for index, steps in enumerate(shown)})
    assert [warning for warning in drawn["warnings"] if warning["code"] == "no-use"] == [
        {"code": "no-use", "puzzles": [len(lines)], "args": {}}
    ]
    exercises, answers = drawn["items"]
    assert "Find: X-Wing" in exercises
    assert "Answers" in answers
    clues = sum(character != "." for [step] in shown[:-1] for character in step["state"]["values"])
    notes = sum(len(digits) for [step] in shown[:-1] for digits in step["state"]["notes"].values())
    numbers = 2 * (len(lines) - 1)  # one number above each board
    assert len(re.findall(r">[1-9]</text>", exercises + answers)) == 2 * (clues + notes) + numbers
    assert ask("sheet-path", state=facts[0]["state"], language="en", practise="y-wing") == {"steps": []}
    texts = {"sections": [section], "options": {}, "language": "en"}
    braille, aloud = (ask("sheet-text", **texts, form=form)["file"].decode() for form in ("brf", "txt"))
    assert braille.count("#A\r\n") == 2, "whole puzzles: there are no notes in braille"
    assert aloud.count("X-Wing") == len(lines), "the heading, and each answer"
    forget()
    assert "missing" in ask("sheet-text", **texts, form="txt")
    bare = ask("sheet", **wanted | {"sections": [section | {"puzzles": puzzles[-1:]}]}, paths={str(len(lines) - 1): []})
    unused = ask("sheet-text", **texts | {"sections": [section | {"puzzles": puzzles[-1:]}]}, form="txt")
    assert unused == {"file": None}
    assert (bare["total"], bare["items"], bare["warnings"][0]["code"]) == (0, [], "no-use")


def test_a_font_of_ones_own_is_looked_at_sent_once_and_drawn_with(tmp_path: Path) -> None:
    data = base64.b64encode(own_font(tmp_path / "small.ttf", True, "My own").read_bytes()).decode()
    assert ask("font", file=data, language="en") == {"title": "Small", "file": None, "refused": ""}
    forget()
    asked = request(title="Grüße!", solutions="none") | {"own": {"regular": "font:1", "bold": ""}}
    some = {"from": 0, "limit": 1}
    assert ask("sheet", **asked, **some) == {"missing": ["font:1"]}
    pages = ask("sheet", **asked, **some, fonts={"font:1": data})
    assert "Workshop own" in pages["items"][0]
    assert [warning["code"] for warning in pages["warnings"]] == ["font-lacks", "several-solutions"]
    assert ask("sheet", **asked, **some) == pages, "it is remembered"
    forget()
    assert ask("sheet-pdf", **asked, limit=9) == {"missing": ["font:1"]}
    made = ask("sheet-pdf", **asked, limit=9, fonts={"font:1": data})
    assert made["lost"] == ""
    assert "Grüße" in text(made["pdf"])
    assert "/own" in PdfReader(io.BytesIO(made["pdf"])).pages[0]["/Resources"]["/Font"]  # type: ignore[index]


def test_a_path_takes_the_letters_of_a_font_of_ones_own(tmp_path: Path) -> None:
    word = "ԱԲԳԴԵԶԷԸԹ"
    file = own_font(tmp_path / "armenian.ttf", True, known=f"{word}0123456789").read_bytes()
    forget()
    line = state(0) | {"givens": PUZZLE, "values": PUZZLE}
    asked = {"state": line, "language": "en", "options": {"word": word}}
    assert {step["letters"] for step in ask("sheet-path", **asked)["steps"]} == {SYMBOLS}, "no font of ours has it"
    asked |= {"own": {"regular": "font:1", "bold": ""}}
    assert ask("sheet-path", **asked) == {"missing": ["font:1"]}
    [letters] = {
        step["letters"]
        for step in ask("sheet-path", **asked, fonts={"font:1": base64.b64encode(file).decode()})["steps"]
    }
    assert {*letters} == {*word}


def test_a_font_that_is_gone_is_told_and_ours_stand_in() -> None:
    forget()
    asked = request() | {"own": {"regular": "font:1", "bold": "font:2"}, "from": 0, "limit": 1}
    assert ask("sheet", **asked)["missing"] == ["font:1", "font:2"]
    pages = ask("sheet", **asked, fonts={"font:1": "", "font:2": ""})
    assert [warning["code"] for warning in pages["warnings"]] == ["font-gone", "several-solutions"]
    assert pages["items"] == ask("sheet", **asked | {"own": None})["items"]


@pytest.mark.parametrize(
    ("file", "refused"), [("", "font"), ("bm8gZm9udA==", "font"), ("letters", "font-digits"), ("closed", "font-rights")]
)
def test_a_file_that_cannot_be_a_font_of_ones_own(tmp_path: Path, file: str, refused: str) -> None:
    made = {"letters": {"known": "abc"}, "closed": {"rights": 2}}
    if more := made.get(file):
        file = base64.b64encode(own_font(tmp_path / "x.otf", False, **more).read_bytes()).decode()  # type: ignore[arg-type]
    assert ask("font", file=file, language="ko")["refused"] == refused


def test_another_request_is_another_plan() -> None:
    """Check that a cached plan is not used for another request."""
    totals = [ask("sheet", **request(per_page=number), **{"from": 0, "limit": 1})["total"] for number in (1, 4, 1)]
    assert totals == [11, 4, 11]


def test_what_is_worth_knowing_comes_with_the_pages() -> None:
    """Check that warnings are codes with puzzle numbers, counted through all sections. The page has the words."""
    line = PUZZLE
    boards = [{"geometry": "9", "givens": text, "values": text, "notes": None} for text in (line, line[::-1], "." * 81)]
    asked = request(title="long " * 99)
    asked["sections"] = [{"puzzles": [{"state": board} for board in boards[:2]]}, {"puzzles": [{"state": boards[2]}]}]
    for answer in (ask("sheet", **asked, **{"from": 0, "limit": 1}), ask("sheet-pdf", **asked, limit=1)):
        told = answer["warnings"]
        assert told == [
            {"code": "cut-title", "puzzles": [], "args": {"text": ("long " * 16)[:79] + "…"}},
            {"code": "several-solutions", "puzzles": [3], "args": {}},
            {"code": "repeat", "puzzles": [1, 2], "args": {}},
        ]
    one = request() | {"sections": [{"puzzles": [{"state": boards[0]}]}]}
    assert ask("sheet", **one, **{"from": 0, "limit": 1})["warnings"] == []


@pytest.mark.parametrize("code", get_args(Code))
def test_every_warning_has_words(code: str) -> None:
    args = {"puzzles": "1, 2", "text": "x", "cell": "9.0", "least": "12.5", "size": "11.4", "lost": "x"}
    args |= {"margin": "25", "most": "10"}
    for language in LANGUAGES:
        assert say(language, f"print.warning.{code}", **args)


def test_fonts_that_are_not_at_hand_are_asked_for_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """Check a package without fonts, as in the page. If a font is nowhere, its letters are left out and reported."""
    monkeypatch.setattr("sudoku_workshop.api.printing.font_file", {}.__getitem__)
    forget()
    asked = request(title="壽 x") | {"language": "zh-Hant"}
    named = ask("sheet-pdf", **asked, limit=99)["missing"]
    assert named == ["latin-bold", "latin-regular", "zh-Hant"]
    fonts = {name: base64.b64encode(packaged("fonts", f"{name}.ttf")).decode() for name in named}
    [more] = ask("sheet-pdf", **asked, limit=99, fonts=fonts)["missing"]
    assert more == slice_of("zh-Hant", "壽")
    poor = ask("sheet-pdf", **asked, limit=99, fonts={more: ""})
    assert poor["lost"] == "壽"
    fonts = {more: base64.b64encode(packaged("fonts", f"{more}.ttf")).decode()}
    whole = ask("sheet-pdf", **asked, limit=99, fonts=fonts)
    assert whole["lost"] == ""
    assert "壽" in text(whole["pdf"])
    forget()
