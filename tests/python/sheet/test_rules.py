"""Puzzles with rules on paper: the rules are stated in words, and jigsaw regions are drawn."""

from functools import partial

import pytest

import sudoku_workshop as sudoku
from sudoku_workshop.book.class_sets import dealt
from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.geometry_rules import with_rules
from sudoku_workshop.messages import say
from sudoku_workshop.rules.rule import Rule
from sudoku_workshop.sheet import Options, Puzzle, Section, SheetError, Type, check, pages, warnings
from sudoku_workshop.sheet.document import Document
from sudoku_workshop.sheet.drawing import Figure, Lines, Operation, Text
from sudoku_workshop.sheet.grid import frame_in, lines
from sudoku_workshop.sheet.legible import is_in
from sudoku_workshop.sheet.plain import aloud, braille
from sudoku_workshop.sheet.rules import rules_of
from sudoku_workshop.sheet.setting import POINT
from tests.python.rules.test_shapes import examples

SAY = partial(say, "en")
SIGNS = "1112132233423444"
JIGSAW = sudoku.parse("." * 16).with_rules(sudoku.rules.regions(SIGNS), sudoku.rules.whisper("r1c1", "r2c2"))
RULED = sudoku.parse("." * 16).with_rules(
    sudoku.rules.thermometer("r1c1", "r1c2"),
    sudoku.rules.thermometer("r4c4", "r4c3"),
    sudoku.rules.knight(),
    sudoku.rules.whisper("r2c1", "r2c2", number=3),
)
STATED = {
    "Cells a chess knight's move apart have different digits.": "",
    "Digits along a thermometer increase from the bulb.": " (r1c12; r4c43)",
    "Neighbouring digits along a whisper line differ by at least 3.": " (r2c12)",
}


def text_on(board: Board, **options: object) -> str:
    """Return the text of the page on which a board is printed."""
    document = Document([Section("", (Puzzle(board),))], Options(**options), SAY, Type("en"))  # type: ignore[arg-type]
    assert not [found for found in warnings(document) if found.code == "cut-title"]
    return " ".join(_texts(pages(document)[0]().operations))


def _texts(operations: tuple[Operation, ...]) -> list[str]:
    return [operation.text for operation in operations if isinstance(operation, Text)]


@pytest.mark.parametrize("options", [{}, {"per_page": 12, "show": ()}, {"cell": 8.0}, {"large": True}, {"paper": "A6"}])
def test_each_rule_is_drawn_and_stated_once_below_the_grid(options: dict[str, object]) -> None:
    assert " ".join(STATED) in text_on(RULED, **options)
    assert SIGNS not in text_on(JIGSAW, **options)


def test_rules_that_all_puzzles_have_are_stated_once_at_the_top() -> None:
    shared = "Digits along a thermometer increase from the bulb."
    alone = sudoku.parse("." * 16).with_rules(sudoku.rules.thermometer("r1c1", "r1c2"))
    document = Document([Section("", (Puzzle(RULED), Puzzle(alone)))], Options(per_page=2), SAY, Type("en"))
    drawn = _texts(pages(document)[0]().operations)
    assert " ".join(drawn).count(shared) == 1
    assert drawn[0] == shared
    assert "knight" in " ".join(drawn)


def test_a_page_without_room_for_the_rules_is_refused() -> None:
    rules = sudoku.rules
    kinds = ("entropic", "modular", "zipper", "sequence", "renban", "whisper", "nabner")
    lines = [getattr(rules, kind)(*(f"r{row}c{column}" for column in (1, 2, 3))) for row, kind in enumerate(kinds, 1)]
    many = Puzzle(sudoku.parse("." * 81).with_rules(*lines))
    document = Document(
        [Section("", (many, Puzzle(JIGSAW)))], Options(paper="A6", per_page=12, large=True), SAY, Type("en")
    )
    with pytest.raises(SheetError, match="rules-cut"):
        check(document)


def test_every_kind_is_drawn_and_stated_at_nine_a_page() -> None:
    ruled = [example_board(rule) for rule in examples().values() if rule.kind not in ("palindrome", "regions")]
    options = Options(paper="A4", per_page=9)
    for first in range(0, len(ruled), 9):
        boards = ruled[first : first + 9]
        puzzles = tuple(Puzzle(board, (1,) * 81) for board in (*boards, sudoku.parse("." * 81)))
        document = Document([Section("", puzzles)], options, SAY, Type("en"))
        check(document)
        drawn = [operation for page in pages(document) for operation in page().operations]
        *figures, plain = [each for each in drawn if isinstance(each, Figure)][: len(puzzles)]
        for board, figure in zip(boards, figures, strict=True):
            assert not board.geometry.shapes or len(figure.operations) > len(plain.operations), board.geometry.name
        for puzzle in puzzles:
            assert all(is_in(rule, drawn) for rule in rules_of(puzzle, SAY))


def example_board(rule: Rule) -> Board:
    return board_of(with_rules(geometry("9"), [rule]), [0] * 81)


def test_numbers_that_are_drawn_are_not_in_the_sentence() -> None:
    clues = [sudoku.rules.sandwich(*(f"r{row}c{at}" for at in range(1, 10)), number=30 + row) for row in (1, 2)]
    text = text_on(sudoku.parse("." * 81).with_rules(*clues))
    assert text.count("add up to the number outside the grid.") == 1


def test_lines_of_one_kind_with_different_numbers_are_told_apart_by_their_cells() -> None:
    """Check that a rule names its cells if another rule of its kind is drawn alike and means something else."""
    board = RULED.with_rules(sudoku.rules.whisper("r1c1", "r1c2", number=2), sudoku.rules.even("r4c4"))
    stated = rules_of(Puzzle(board), SAY)
    assert "Cells marked with a square have even digits." in stated
    assert [rule for rule in stated if "whisper" in rule] == [
        "Neighbouring digits along a whisper line differ by at least 2. (r1c12)",
        "Neighbouring digits along a whisper line differ by at least 3. (r2c12)",
    ]


def test_a_sum_is_legible_with_nine_puzzles_on_a_page_and_digits_are_above_the_rules() -> None:
    killer = Puzzle(sudoku.parse("1" + "." * 80).with_rules(sudoku.rules.killer("r1c1", "r1c2", number=15)))
    document = Document([Section("", (killer,) * 9)], Options(per_page=9), SAY, Type("en"))
    figure = next(each for each in pages(document)[0]().operations if isinstance(each, Figure))
    drawn = [each for each in figure.operations if isinstance(each, Text)]
    [total] = [each for each in drawn if each.text == "15"]
    assert total.size >= 5 * POINT
    assert drawn.index(total) < next(place for place, each in enumerate(drawn) if each.digit)


def test_what_python_draws_has_the_sum() -> None:
    assert ">15</text>" in sudoku.svg(sudoku.parse("." * 81).with_rules(sudoku.rules.killer("r1c1", "r1c2", number=15)))


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
    assert "\n".join(["Puzzle 1", *(rule + cells for rule, cells in STATED.items())]) in spoken
    assert f"({SIGNS})" in spoken
    assert "BULB R1C12 AND R4C43" in " ".join(braille(sections, "", SAY, "en").split())


def test_a_class_set_never_rearranges_a_puzzle_with_rules() -> None:
    with pytest.raises(sudoku.UnexplainedRules, match="knight, thermometer, whisper"):
        dealt([Section("", (Puzzle(RULED),))], Options(handout=1, pupils=3))
    assert dealt([Section("", (Puzzle(RULED),))], Options(handout=1, pupils=1))[0].puzzles == (Puzzle(RULED),)


def test_braille_states_the_rules_in_english_whatever_the_language() -> None:
    assert "THERMOMETER" in braille([Section("", (Puzzle(RULED),))], "", SAY, "ko")
