"""Strips for newspapers: their width, their digits of at least 6 points, and the place of the solution."""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

import pytest

from sudoku_workshop.sheet import SheetError, Type
from sudoku_workshop.sheet.drawing import Figure, Lines, Moved, Operation, Page, Text
from sudoku_workshop.sheet.pdf import pdf
from sudoku_workshop.sheet.setting import LEGIBLE
from sudoku_workshop.sheet.strip import Look, Placing, Printed, least_width, strip
from sudoku_workshop.sheet.styles import STYLES
from tests.support.paper import puzzle
from tests.support.readers import pictures

STYLE = STYLES["newspaper"]
TINY = 1e-6


def printed(count: int, n: int) -> list[Printed]:
    return [
        Printed(
            puzzle(str(n), seed), "Diabolical", "30 September", puzzle(str(n), seed + 9), "Solution of 29 September"
        )
        for seed in range(count)
    ]


def made(count: int, n: int, width: float, placing: Placing = "beside") -> Page:
    return strip(printed(count, n), Look(width, STYLE, placing), Type("en"))


class Put(NamedTuple):
    """A drawing operation, and where its origin is and in which direction it goes."""

    x: float
    y: float
    sign: int
    operation: Operation


def flat(operations: tuple[Operation, ...], x: float = 0, y: float = 0, sign: int = 1) -> Iterator[Put]:
    """Yield all lines and texts of figures and groups."""
    for operation in operations:
        if isinstance(operation, Figure):
            yield from flat(operation.operations, x, y, sign)
        elif isinstance(operation, Moved):
            yield from flat(operation.operations, x + operation.x, y + operation.y, -1 if operation.turned else 1)
        else:
            yield Put(x, y, sign, operation)


def ends(page: Page) -> list[tuple[float, float]]:
    """Return the ends of all lines, half a line further out."""
    return [
        (put.x + put.sign * u + side * put.operation.width / 2, put.y + put.sign * v + side * put.operation.width / 2)
        for put in flat(page.operations)
        if isinstance(put.operation, Lines)
        for a, b, c, d in put.operation.segments
        for u, v in ((a, b), (c, d))
        for side in (-1, 1)
    ]


def texts(page: Page, digit: bool) -> list[Text]:
    found = (put.operation for put in flat(page.operations))
    return [text for text in found if isinstance(text, Text) and text.digit == digit]


CASES = [
    (count, n, width, placing)
    for count, n, width, placing in product((1, 2, 4), (4, 6, 9), (30, 61.3, 125.7, 280), ("beside", "upside-down"))
    if width >= least_width(count, n, STYLE)
]


@pytest.mark.parametrize(("count", "n", "width", "placing"), CASES)
def test_a_strip_is_as_wide_as_asked_legible_and_complete(count: int, n: int, width: float, placing: Placing) -> None:
    page = made(count, n, width, placing)
    assert page.width == width
    xs, ys = zip(*ends(page), strict=True)
    assert min(xs) == pytest.approx(0, abs=0.02)
    assert max(xs) <= width + TINY
    assert min(ys) >= -TINY
    below = max(ys) if placing == "beside" else max(put.y for put in flat(page.operations))
    assert max(ys) - TINY <= below == pytest.approx(page.height, abs=0.02)
    assert min(text.size for text in texts(page, digit=True)) >= LEGIBLE - TINY
    assert min(text.size for text in texts(page, digit=False)) >= LEGIBLE - TINY
    assert sum(text.text == "Diabolical" for text in texts(page, digit=False)) == count
    turned = [part for part in page.operations if isinstance(part, Moved) and part.turned]
    assert len(turned) == count * (placing == "upside-down")


@pytest.mark.parametrize(
    ("language", "word"), [("en", "Diabolical"), ("zh-Hant", "魔鬼"), ("zh-Hans", "魔鬼"), ("ko", "악마")]
)
def test_no_letter_is_cut_off_at_the_upper_edge(language: str, word: str) -> None:
    each = Printed(puzzle(), word, word, None, "")
    [picture] = pictures(pdf([strip([each], Look(60, STYLE, "beside"), Type(language))], Type(language)), 300)
    assert picture.crop((0, 0, picture.width, 2)).getextrema() == (255, 255)


def test_beside_a_narrow_puzzle_the_solution_moves_below() -> None:
    narrow, wide = made(1, 9, 60), made(1, 9, 90)
    assert narrow.height > 1.4 * narrow.width
    assert wide.height < wide.width
    assert not any(part.turned for part in narrow.operations if isinstance(part, Moved))


@pytest.mark.parametrize(("count", "n"), [(1, 9), (2, 9), (4, 9), (1, 16), (4, 4)])
def test_a_width_that_is_not_legible_is_refused_with_the_least_one(count: int, n: int) -> None:
    least = least_width(count, n, STYLE)
    made(count, n, least)
    with pytest.raises(SheetError) as refused:
        made(count, n, round(least - 0.1, 1))
    assert refused.value.code == "strip"
    assert refused.value.details["least"] == f"{least:g}"


def test_without_solutions_the_puzzle_takes_the_whole_width() -> None:
    page = strip([Printed(puzzle("9"), "Hard")], Look(50, STYLE), Type("en"))
    assert page.height == pytest.approx(50, abs=5)
    assert len(texts(page, digit=True)) < 81
