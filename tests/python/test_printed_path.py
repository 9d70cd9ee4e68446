"""Tests of the printed solution path."""

from pathlib import Path

import pytest

from sudoku_workshop import printed_path
from sudoku_workshop.grid.board import board_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.languages import LANGUAGES
from sudoku_workshop.logic.examples import example
from sudoku_workshop.logic.path import Path as Way
from sudoku_workshop.logic.path import path
from sudoku_workshop.logic.step_json import as_json
from sudoku_workshop.messages import say
from sudoku_workshop.notation import parse
from sudoku_workshop.printed_path import path_pictures
from sudoku_workshop.sheet import Puzzle
from tests.support.paper import marks, printed

WING = parse((Path(__file__).parent / "cli" / "x_wings.txt").read_text(encoding="utf-8").split()[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_step_has_one_number_and_its_reasons_are_lines_below(language: str) -> None:
    pictures = tuple(path_pictures(WING, language))
    _, *pages = printed([Puzzle(WING, steps=pictures)], language, per_page=1, solutions="none").pages
    texts = [mark for page in pages for mark in marks(page)]
    numbers = [mark.text for mark in texts if mark.face == "latin-bold" and mark.text.isdigit() and len(mark.text) > 1]
    assert numbers == list(map(str, range(10, len(path(WING).steps) + 1)))
    reasons = sum(sentences.count("\n") for shown in pictures for _, sentences in shown.lines)
    assert reasons > 0


def test_a_path_that_stops_says_so_last() -> None:
    [*_, last] = path_pictures(parse("12.4............"), "ko", "ABCD")
    assert last[:2] == (
        [("", say("ko", "sheet.stuck"))],
        board_of(geometry("4"), [1, 2, 0, 4, *[0] * 12], [1, 2, 3, 4, *[0] * 12]),
    )
    assert last.letters == "ABCD"
    assert say("en", "sheet.stuck") not in [line for shown in path_pictures(WING, "en") for _, line in shown.lines]


def test_each_branch_of_a_step_has_a_picture_with_its_own_links(monkeypatch: pytest.MonkeyPatch) -> None:
    found = example("multiple-forcing-chain")
    assert found
    board, step = found
    monkeypatch.setattr(printed_path, "path", lambda _: Way((step,), (board, board), True))
    whole, *branches = path_pictures(board, "en", "ABCDEFGHI")
    titles = [f"Branch {number}: suppose r3c7={letter}" for number, letter in enumerate("DEG", 1)]
    assert [shown.lines for shown in branches] == [[("", title)] for title in titles]
    links = [branch["links"] for branch in as_json(step, board.geometry)["branches"]]  # type: ignore[attr-defined]
    assert [shown.links for shown in branches] == links
    assert all(shown[1:3] == whole[1:3] and shown.letters == whole.letters for shown in branches), "board and marks"
    assert whole.letters == "ABCDEFGHI"
