"""The content of a page in the language of PDF: each operation in its ink, and nothing written twice."""

from sudoku_workshop.sheet.drawing import BLACK, Area, Lines, Moved, Operation, Text
from sudoku_workshop.sheet.pen import Pen
from sudoku_workshop.sheet.typeset import Type

RED = (1.0, 0.0, 0.0)
LINE, RED_LINE = (Lines(((0, 0, 10, 0),), 0.5, ink) for ink in (BLACK, RED))
SQUARE = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0))


def said(*operations: Operation) -> list[str]:
    pen = Pen(Type("zh-Hant"))
    pen.draw(operations)
    pen.end()
    return pen.out


def fat(ink: object = BLACK) -> Text:
    """Return a text in the Chinese font, which has no bold face."""
    return Text(5, 6, "數", 10, bold=True, ink=ink)  # type: ignore[arg-type]


def test_what_is_made_bold_has_an_outline_in_its_own_ink() -> None:
    words = said(RED_LINE, fat())
    assert [word for word in words if word[-1] in "Gg"] == ["1 0 0 RG", "0 G"]
    assert words[-6:] == ["0 G", "2 Tr 0.24 w", words[-4], "0 Tr", "ET", "EMC"]
    assert [word for word in said(fat(RED)) if word[-1] in "Gg"] == ["1 0 0 rg", "1 0 0 RG"]


def test_a_line_after_it_is_as_wide_as_it_is_to_be() -> None:
    words = said(fat(), LINE)
    assert words[-4:] == ["[] 0 d 2 J 0.5 w", "0 0 m 10 0 l", "S", "EMC"]


def test_ink_is_said_when_it_changes_and_is_forgotten_after_a_group() -> None:
    both = [word for word in said(RED_LINE, RED_LINE, LINE) if word[-1] == "G"]
    assert both == ["1 0 0 RG", "0 G"]
    grouped = [word for word in said(Moved((RED_LINE,), 3, 4), RED_LINE) if word[-1] in "GQ"]
    assert grouped == ["1 0 0 RG", "Q", "1 0 0 RG"]
    turned = said(Moved((LINE,), 3, 4, turned=True))
    assert turned[0] == "q -1 0 0 -1 3 4 cm"


def test_an_area_is_filled_or_outlined() -> None:
    assert "1 0 0 rg" in said(Area((SQUARE,), RED))
    assert "1 0 0 RG" in said(Area((SQUARE,), RED, 0.2))
