"""Cells, digits, houses and candidates in the usual notation."""

import pytest

from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.masks import mask_of
from sudoku_workshop.grid.names import candidates_text, cells_text, digits_text, houses_text
from sudoku_workshop.logic.step import Cells, Digits, Houses, Step, Word
from sudoku_workshop.logic.step_text import step_text

GRID, LARGE = geometry("9"), geometry("12")


def cells(*names: tuple[int, int], n: int = 9) -> int:
    return mask_of((row - 1) * n + column - 1 for row, column in names)


@pytest.mark.parametrize(
    ("mask", "text"),
    [
        (cells((2, 8)), "r2c8"),
        (cells((5, 5), (5, 8)), "r5c58"),
        (cells((5, 5), (6, 5)), "r56c5"),
        (cells((2, 5), (5, 5), (5, 8)), "r2c5,r5c58"),
        (cells((1, 1), (1, 3), (4, 1), (4, 3)), "r14c13"),
        (0, ""),
    ],
)
def test_cells(mask: int, text: str) -> None:
    assert cells_text(mask, GRID) == text


def test_past_nine_columns_every_cell_stands_alone() -> None:
    assert cells_text(cells((2, 10), (2, 12), n=12), LARGE) == "r2c10,r2c12"
    assert digits_text(0b1000000001) == "1/A"


def test_houses() -> None:
    rows, columns, boxes = GRID.houses[:9], GRID.houses[9:18], GRID.houses[18:]
    assert houses_text([rows[1], rows[7]]) == "r28"
    assert houses_text([columns[4], boxes[2]]) == "c5b3"
    assert houses_text([LARGE.houses[1], LARGE.houses[10]]) == "r2,11"


def test_candidates() -> None:
    found = cells((1, 1), (1, 2)) | cells((9, 9)) << 8 * 81
    assert candidates_text(found, GRID, "<>") == "r1c12<>1, r9c9<>9"


def test_a_step_is_name_pattern_and_end() -> None:
    words: dict[str, Word] = {"digits": Digits(0b1001100), "cells": Cells(cells((2, 5), (5, 5), (5, 8)))}
    wing = Step("xy-wing", 4.2, eliminations=cells((2, 8)) << 6 * 81, words=words)
    assert step_text(wing, "XY-Wing", GRID) == "XY-Wing: 3/4/7 in r2c5,r5c58 => r2c8<>7"


def test_a_single_is_its_placement_alone() -> None:
    assert step_text(Step("naked-single", 2.3, placements=1 << 80), "Naked Single", GRID) == "Naked Single: r9c9=1"


def test_a_fish_names_base_and_cover() -> None:
    words: dict[str, Word] = {"digit": 5, "base": Houses(GRID.houses[1:3]), "cover": Houses(GRID.houses[9:11])}
    step = Step("x-wing", 3.2, eliminations=1 << 4 * 81 + 36, words=words)
    assert step_text(step, "X-Wing", GRID) == "X-Wing: 5 r23 c12 => r5c1<>5"
