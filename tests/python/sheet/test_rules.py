"""Puzzles with rules on paper: the rules are stated in words, and jigsaw regions are drawn."""

from functools import partial

import pytest

import sudoku_workshop as sudoku
from sudoku_workshop.book.class_sets import dealt
from sudoku_workshop.grid.board import Board
from sudoku_workshop.messages import say
from sudoku_workshop.sheet import Options, Puzzle, Section, Type, pages, warnings
from sudoku_workshop.sheet.document import Document
from sudoku_workshop.sheet.drawing import Lines, Operation, Text
from sudoku_workshop.sheet.grid import frame_in, lines
from sudoku_workshop.sheet.plain import aloud, braille

SAY = partial(say, "en")
SIGNS = "1112132233423444"
JIGSAW = sudoku.parse("." * 16).with_rules(sudoku.rules.regions(SIGNS), sudoku.rules.whisper("r1c1", "r2c2"))
RULED = sudoku.parse("." * 16).with_rules(
    sudoku.rules.thermometer("r1c1", "r1c2"),
    sudoku.rules.thermometer("r4c4", "r4c3"),
    sudoku.rules.knight(),
    sudoku.rules.whisper("r2c1", "r2c2", number=3),
)
STATED = [
    "Cells a chess knight's move apart have different digits.",
    "Digits along a thermometer increase from the bulb. (r1c12; r4c43)",
    "Neighbouring digits along a whisper line differ by at least 3. (r2c12)",
]


def text_on(board: Board, **options: object) -> str:
    """Return the text of the page on which a board is printed."""
    document = Document([Section("", (Puzzle(board),))], Options(**options), SAY, Type("en"))  # type: ignore[arg-type]
    assert not [found for found in warnings(document) if found.code == "cut-title"]
    return " ".join(_texts(pages(document)[0]().operations))


def _texts(operations: tuple[Operation, ...]) -> list[str]:
    return [operation.text for operation in operations if isinstance(operation, Text)]


@pytest.mark.parametrize("options", [{}, {"per_page": 12, "show": ()}, {"cell": 8.0}, {"large": True}, {"paper": "A6"}])
def test_each_rule_is_stated_once_below_the_grid_with_its_cells(options: dict[str, object]) -> None:
    assert " ".join(STATED) in text_on(RULED, **options)


def test_x_and_v_are_told_apart() -> None:
    marks = (sudoku.rules.xv("r1c1", "r1c2"), sudoku.rules.xv("r2c2", "r3c2", number=5))
    assert "(X r1c12; V r23c2)" in text_on(sudoku.parse("." * 81).with_rules(*marks))


def test_compared_cells_are_named_in_words() -> None:
    compared = (sudoku.rules.greater("r1c2", "r1c1"), sudoku.rules.clone("r1c1", "r1c2", "r4c4", "r4c5"))
    text = text_on(sudoku.parse("." * 81).with_rules(*compared))
    assert "(r1c2 is greater than r1c1)" in text
    assert "(r1c12 is the same as r4c45)" in text


def test_the_cells_of_regions_are_drawn_and_not_listed() -> None:
    assert f"{SAY('rule.regions')} Neighbouring digits" in text_on(JIGSAW)
    assert SIGNS not in text_on(JIGSAW)


def test_diagonals_that_are_drawn_need_no_words() -> None:
    assert "diagonal" not in text_on(sudoku.parse("." * 81, geometry="9x"))


def test_thick_lines_are_between_the_regions_and_nowhere_else() -> None:
    frame = frame_in(JIGSAW.geometry, 0, 0, 400)
    thin, thick, _ = (each for each in lines(frame) if isinstance(each, Lines))
    for drawn, apart in ((thin, False), (thick, True)):
        sides = sum(abs(to_x - x) + abs(to_y - y) for x, y, to_x, to_y in drawn.segments) / frame.cell
        pairs = [(SIGNS[k], SIGNS[k + 1]) for k in range(15) if k % 4 < 3] + list(zip(SIGNS, SIGNS[4:], strict=False))
        assert sides == pytest.approx(sum((one != other) == apart for one, other in pairs))


def test_rules_are_in_texts_for_ears_and_fingers() -> None:
    sections = [Section("", (Puzzle(RULED), Puzzle(JIGSAW)))]
    spoken = aloud(sections, "", SAY)
    assert "\n".join(["Puzzle 1", *STATED]) in spoken
    assert f"({SIGNS})" in spoken
    assert "BULB R1C12 AND R4C43" in " ".join(braille(sections, "", SAY, "en").split())


def test_a_class_set_never_rearranges_a_puzzle_with_rules() -> None:
    with pytest.raises(sudoku.UnexplainedRules, match="knight, thermometer, whisper"):
        dealt([Section("", (Puzzle(RULED),))], Options(handout=1, pupils=3))
    assert dealt([Section("", (Puzzle(RULED),))], Options(handout=1, pupils=1))[0].puzzles == (Puzzle(RULED),)


def test_braille_states_the_rules_in_english_whatever_the_language() -> None:
    assert "THERMOMETER" in braille([Section("", (Puzzle(RULED),))], "", SAY, "ko")
