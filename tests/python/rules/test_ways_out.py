"""Puzzles with rules on every way out of the program and back: each way keeps all rules, or refuses and names one."""

import json
import pickle
import re
from functools import partial
from html import unescape
from typing import Any

import pytest

import sudoku_workshop as sudoku
from sudoku_workshop.api import call
from sudoku_workshop.book.class_sets import dealt
from sudoku_workshop.generator.identity import identity_in, identity_text
from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.languages import LANGUAGES
from sudoku_workshop.messages import rules_words, say
from sudoku_workshop.notation import WRITTEN, missing_part, parse, write
from sudoku_workshop.notation.formats import MISSING
from sudoku_workshop.rules import KINDS
from sudoku_workshop.sheet import Options, Puzzle, Section, Type, pages
from sudoku_workshop.sheet.document import Document
from sudoku_workshop.sheet.drawing import Text
from sudoku_workshop.sheet.plain import aloud, braille

SUM = "+killer:15:r1c123" if "killer" in KINDS else "+cage:r1c123"
REGIONS = "112233144223114223514443566663555566"
NAMES = {
    "jigsaw": f"6+regions:{REGIONS}",
    "X": "9x",
    "thermometer": "6+boxes:2x3+thermometer:r5c5,r4c6",
    "killer": f"9{SUM}",
    "all": f"9x+regions:{'123456789' * 9}+knight{SUM}+thermometer:r5c5,r4c6",
}
EACH = pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
SAY = partial(say, "en")


def begun(name: str) -> Board:
    """Return a board of this geometry with a given and an entry."""
    grid = geometry(name)
    return board_of(grid, [0, 1, *[0] * (grid.cells - 2)], [0, 1, *[0] * (grid.cells - 3), 2])


def state_of(board: Board) -> dict[str, Any]:
    return {
        "geometry": board.geometry.name,
        "givens": text_of(board.givens),
        "values": text_of(board.values),
        "notes": None,
    }


def answer(method: str, **params: object) -> Any:
    return json.loads(call(json.dumps({"method": method, "params": params})))


@EACH
@pytest.mark.parametrize("format", WRITTEN)
def test_a_format_keeps_all_rules_or_names_one(format: str, name: str) -> None:
    board = begun(name)
    part = missing_part(format, board.geometry)
    if part is None:
        found = parse(write(board, format)).puzzle
        assert found.geometry.name == name
        assert text_of(found.givens).replace("2", ".") == text_of(board.givens)
        return
    with pytest.raises(ValueError, match=MISSING.get(part, part)):
        write(board, format)


@EACH
def test_every_puzzle_has_a_text_of_its_own(name: str) -> None:
    assert [format for format in WRITTEN if not missing_part(format, geometry(name))]


@EACH
def test_boards_keep_their_rules_in_python(name: str) -> None:
    board = begun(name)
    for other in (pickle.loads(pickle.dumps(board)), board.puzzle, sudoku.parse(board)):
        assert other.geometry is board.geometry


@EACH
def test_a_record_keeps_its_rules(name: str) -> None:
    record = json.dumps({"state": state_of(begun(name)), "name": "K"})
    [read] = answer("read", text=record)["ok"]["puzzles"]
    assert read["geometry"] == name
    assert answer("write", state=read, format="json")["ok"]["text"].count(name) == 1


@EACH
def test_an_id_keeps_its_rules(name: str) -> None:
    wish = (name, "any", "none", "any", "any")
    assert identity_in(identity_text(wish, "seed", 3)) == (wish, "seed", 3)


@EACH
def test_a_rearranged_copy_keeps_its_rules_or_names_them(name: str) -> None:
    state = state_of(begun(name))
    reply = answer("shuffle", state=state, solution=state["values"], seed="s", index=1)
    grid = geometry(name)
    if not grid.is_explained:
        assert reply["error"]["code"] == "unexplained-rules"
        assert reply["error"]["args"]["rules"] == list(grid.kinds_of_rules)
        with pytest.raises(sudoku.UnexplainedRules):
            dealt([Section("", (Puzzle(begun(name)),))], Options(handout=1, pupils=3))


@EACH
def test_paper_states_the_rules_in_every_language(name: str) -> None:
    for language in LANGUAGES:
        speak = partial(say, language)
        sections = [Section("", (Puzzle(begun(name).puzzle),))]
        page = pages(Document(sections, Options(), speak, Type(language)))[0]()
        text = "".join(operation.text for operation in page.operations if isinstance(operation, Text)).replace(" ", "")
        drawn = ("diagonal-down", "diagonal-up") if geometry(name).is_explained else ()
        for rule in geometry(name).rules:
            if rule.kind not in drawn:
                assert speak(f"rule.{rule.kind}", **rule.arguments).replace(" ", "") in text


@EACH
def test_a_text_for_ears_or_fingers_states_the_rules_with_their_cells(name: str) -> None:
    sections = [Section("", (Puzzle(begun(name).puzzle),))]
    for language in LANGUAGES:
        spoken = aloud(sections, "", partial(say, language))
        assert all(sentence in spoken for sentence in rules_words(geometry(name), language))
    touched = " ".join(braille(sections, "", SAY, "ko").split())
    for rule in geometry(name).rules:
        words = SAY(f"rule.{rule.kind}", **rule.arguments).upper()
        assert " ".join(re.sub("[^A-Z ]", "", words).split()[:4]) in touched


@EACH
def test_pictures_state_the_rules(name: str) -> None:
    for language in LANGUAGES:
        picture, image = sudoku.svg(begun(name), language=language), sudoku.html(begun(name), language=language)
        for sentence in rules_words(geometry(name), language):
            assert sentence in unescape(picture)
            assert sentence in unescape(image)
