"""Letters as shapes: they are where a font would draw them, and EPS has the operators of a PDF."""

import re
from pathlib import Path

import pytest

from sudoku_workshop.sheet import Type
from sudoku_workshop.sheet.drawing import Area, Curves, Figure, Moved, Operation, Page, Text, box
from sudoku_workshop.sheet.eps import eps
from sudoku_workshop.sheet.limits import MissingFontsError
from sudoku_workshop.sheet.outlined import outlined
from sudoku_workshop.sheet.pen import Pen
from sudoku_workshop.sheet.svg import svg
from sudoku_workshop.sheet.user_font import UserFont
from tests.support.own_font import own_font

OWN = (0.5, 0.7)  # the width and height of the square that the small font has for each letter, in font sizes


def corners(operation: Curves) -> tuple[float, float, float, float]:
    points = [(numbers[-2], numbers[-1]) for _, numbers in operation.strokes if numbers]
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def drawn(*operations: Operation, type_: Type | None = None) -> tuple[Operation, ...]:
    return outlined(Page(100, 50, operations), type_ or Type("en")).operations


@pytest.mark.parametrize("true_type", [True, False])
def test_letters_of_a_users_font_are_in_their_places(tmp_path: Path, true_type: bool) -> None:
    type_ = Type("en", UserFont(own_font(tmp_path / "own", true_type).read_bytes()))
    [figure] = drawn(Text(10, 20, "12", 4), type_=type_)
    assert isinstance(figure, Figure)
    assert figure.alternative == "12"
    [curves] = figure.operations
    assert isinstance(curves, Curves)
    left, top, right, bottom = corners(curves)
    assert (left, bottom) == pytest.approx((10, 20))
    assert (right, top) == pytest.approx((10 + (0.6 + OWN[0]) * 4, 20 - OWN[1] * 4))  # the first letter is 0.6 wide


@pytest.mark.parametrize(("anchor", "left", "right"), [("start", 10, 13), ("middle", 8, 12), ("end", 7, 10)])
def test_digits_of_a_grid_are_as_high_as_in_every_typeface(anchor: str, left: float, right: float) -> None:
    for digits in ("latin", "serif", "clear"):
        text = Text(10, 20, "8", 4, anchor, True, digit=True)  # type: ignore[arg-type]
        [curves] = drawn(text, type_=Type("en", digits=digits))
        assert isinstance(curves, Curves)
        a, top, c, bottom = corners(curves)
        assert left - 0.2 <= a < c <= right + 0.2
        assert bottom - top == pytest.approx(0.71 * 4, rel=0.06)  # round digits stick out a little


def test_groups_are_kept_and_bold_chinese_letters_are_drawn_thicker() -> None:
    area = Area((box(0, 0, 1, 1),))
    [moved] = drawn(Moved((area, Text(0, 5, "數獨", 4, bold=True)), 3, 4, True), type_=Type("zh-Hant"))
    assert isinstance(moved, Moved)
    assert moved[1:4] == (3, 4, True)
    same, figure = moved.operations
    assert same == area
    assert isinstance(figure, Figure)
    assert all(isinstance(part, Curves) and part.width > 0 for part in figure.operations)


def test_fonts_that_are_not_loaded_are_named() -> None:
    def nothing(name: str) -> None:
        raise KeyError(name)

    with pytest.raises(MissingFontsError) as missing:
        outlined(Page(9, 9, (Text(0, 5, "Ab 수", 4),)), Type("ko"), nothing)  # type: ignore[arg-type]
    assert missing.value.names == ["ko", "latin-regular"]


def test_an_eps_has_the_operators_of_the_pdf_and_defines_all_of_them() -> None:
    page = outlined(Page(30.5, 20, (Text(1, 5, "Hard", 4), Area((box(0, 0, 9, 9),), 0.5))), Type("en"))
    head, _, body = eps(page, Type("en"), "2026-11-30").decode().partition("%%EndProlog\n")
    assert "%%BoundingBox: 0 0 87 57\n" in head
    assert "%%HiResBoundingBox: 0 0 86.457 56.693\n" in head
    assert "%%Title: 2026-11-30\n" in head
    pen = Pen(Type("en"))
    pen.draw(page.operations)
    pen.end()
    assert "\n".join(pen.out) in body
    used = set(re.findall(r"(?<![/\w])[A-Za-z]+", "\n".join(pen.out).replace("MCID", "")))
    assert {name for name in used if f"/{name} {{" not in head} == set()
    with pytest.raises(ValueError, match="texts"):
        eps(Page(9, 9, (Text(0, 5, "A", 4),)), Type("en"))


def test_an_svg_has_no_texts() -> None:
    text = svg(outlined(Page(30, 20, (Text(1, 5, "A < B", 4), Text(9, 5, "7", 4, digit=True))), Type("en")), Type("en"))
    assert "<text" not in text
    assert 'aria-label="A &lt; B"' in text
    assert len(re.findall("<path", text)) >= 2
