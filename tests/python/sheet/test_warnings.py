"""The warnings before printing, and the puzzles that they are about."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest

from sudoku_workshop.grid.board import board_of
from sudoku_workshop.grid.digit_grids import digits_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.messages import say
from sudoku_workshop.sheet import Document, Options, Puzzle, Section, Type, Warning, check, document, pages, warnings
from sudoku_workshop.sheet.chapter import Laid, laid_out
from sudoku_workshop.sheet.drawing import Text
from sudoku_workshop.sheet.setting import Chapter, Setting
from tests.support.paper import drawn
from tests.support.paper import puzzle as sized

GRID = geometry("4")
SEVERAL = "1..............."
FULL = "1234341221434321"


def puzzle(text: str, name: str = "", solution: str = "") -> Puzzle:
    board = board_of(GRID, digits_of(GRID, text))
    return Puzzle(board, digits_of(GRID, solution) if solution else None, name)


def told(*puzzles: Puzzle, options: Options | None = None) -> list[Warning]:
    return told_of([Section("", puzzles)], options or Options())


def told_of(sections: Sequence[Section], options: Options) -> list[Warning]:
    return warnings(Document(sections, options, partial(say, "en"), Type("en")))


def test_pages_and_warnings_share_one_layout(monkeypatch: pytest.MonkeyPatch) -> None:
    laid: list[Chapter] = []

    def noted(setting: Setting, chapter: Chapter) -> Laid:
        laid.append(chapter)
        return laid_out(setting, chapter)

    monkeypatch.setattr(document, "laid_out", noted)
    sections = [Section(name, (puzzle(FULL.replace(name, ".")),)) for name in ("1", "2")]
    one = Document(sections, Options(), partial(say, "en"), Type("en"))
    check(one)
    assert warnings(one) == []
    assert len(pages(one)) == 3
    assert len(laid) == len(sections)


def test_a_name_that_is_cut_is_told_with_its_puzzles_number() -> None:
    long = "x" * 500
    puzzles = [puzzle(FULL.replace("1", "."), name) for name in ("short", "brief", long)]
    found = told(*puzzles, options=Options(show=("name",)))
    assert Warning("cut-title", (3,), {"text": "x" * 79 + "…"}) in found  # only its beginning
    assert [warning.code for warning in found].count("cut-title") == 1


@pytest.mark.parametrize("solution", ["", FULL])
def test_a_small_puzzle_with_several_solutions_is_told_though_one_came_with_it(solution: str) -> None:
    assert told(puzzle(SEVERAL, solution=solution)) == [Warning("several-solutions", (1,))]


@pytest.mark.parametrize("cover", [False, True])
@pytest.mark.parametrize(("subtitle", "cut"), [("For the week", 0), ("x" * 1500, 1)])
def test_a_title_is_on_the_first_page_and_told_where_it_is_cut_there(cover: bool, subtitle: str, cut: int) -> None:
    sections = [Section(name, (puzzle(FULL.replace(name, ".")),), "A note.\nIts end.") for name in ("1", "2", "3")]
    options = Options(title="Sunday", subtitle=subtitle, cover=cover)
    codes = [warning.code for warning in told_of(sections, options)]
    assert codes.count("cut-title") == cut


def test_a_character_that_no_font_has_is_named_with_the_text_that_it_stands_in() -> None:
    named = puzzle(FULL.replace("2", "."), "Zoë ܫ")
    one = Section("שלום 😀", (puzzle(FULL.replace("1", "."), "Ana"), named), "數獨, 스도쿠")
    options = Options(title="🦉 owls 🦉", show=("name",))
    found = told_of([one], options)
    assert [warning for warning in found if warning.code == "no-letter"] == [
        Warning("no-letter", (), {"lost": "🦉", "text": "🦉 owls 🦉"}),
        Warning("no-letter", (), {"lost": "שלום😀", "text": "שלום 😀"}),
        Warning("no-letter", (2,), {"lost": "ܫ", "text": "Zoë ܫ"}),
    ]
    assert told(named) == [], "a name that is not printed"


def test_margins_for_which_the_paper_is_too_small_are_told() -> None:
    small = told(sized("4"), options=Options(size=(60, 100), margin=25))
    assert Warning("margin", (), {"margin": "25", "most": "10"}) in small
    for fitting in (Options(size=(60, 100), margin=10), Options(margin=85)):
        assert "margin" not in {warning.code for warning in told(sized("4"), options=fitting)}


def test_what_fingers_cannot_read_is_told() -> None:
    small = told(*[sized("9")] * 4, options=Options(style="tactile"))
    assert small[0] == Warning("tactile", (), {"cell": "9.4", "least": "12.5"})
    large = told(sized("9"), sized("16"), options=Options(style="tactile", per_page=1))
    assert Warning("tactile-large", (2,)) in large
    assert "tactile" not in {warning.code for warning in told(sized("9"), options=Options(style="tactile", per_page=1))}


@pytest.mark.parametrize("symbols", ["letters", "shapes", "pictures", "colours"])
def test_a_puzzle_that_is_too_large_for_symbols_is_told(symbols: Any) -> None:
    puzzles = sized("4"), sized("9"), sized("6"), sized("8")
    assert Warning("symbols", (2, 4)) in told(*puzzles, options=Options(symbols=symbols))
    assert "symbols" not in {warning.code for warning in told(*puzzles)}


@pytest.mark.parametrize(
    ("word", "warning"),
    [
        ("boot", Warning("word", (), {"text": "boot"})),
        ("ԱԲԳԴ", Warning("word-font", (), {"lost": "ԱԲԳԴ"})),
        ("birds", Warning("no-word", (1,))),
    ],
)
def test_why_a_word_is_not_hidden_is_told(word: str, warning: Warning) -> None:
    assert told(puzzle(FULL.replace("1", ".")), options=Options(word=word)) == [warning]


def test_a_grade_a_rating_and_an_id_that_are_cut_are_told() -> None:
    long = sized("4")._replace(grade="Long " * 60, id="g2." * 60, er=7.2)
    cut = {warning.args["text"][:5]: warning.puzzles for warning in told(sized("4"), long, long) if warning.args}
    assert cut == {"Long ": (2, 3), "ER 7.": (2, 3)}, "an id that is not printed is not cut"
    shown = told(long, options=Options(show=("id",), paper="A6"))
    assert shown == [Warning("cut-title", (1,), {"text": ("g2." * 60)[:79] + "…"})]


def test_ids_and_the_pages_of_solutions_are_whole_in_large_print() -> None:
    known = sized("9")._replace(id="g2.9.fiendish.half-turn.any.any.abcdefgh.123")
    for paper in ("A4", "A5", "B6", "A6"):
        options: dict[str, Any] = {"show": ("number", "id"), "large": True, "pointers": True, "paper": paper}
        page, *_ = drawn([known], margin=10, per_page=1, **options)
        written = [part.text for part in page.operations if isinstance(part, Text)]
        assert {known.id, "Solution on page 2"} <= {*written}
