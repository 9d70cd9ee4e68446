"""Tests of lists of cells in which one cell is wrong: the message names that cell."""

import pytest

from sudoku_workshop.notation import NotationError, read
from tests.support.spellings import cells

NAMED = cells("r{r}c{c}={v}", ", ")
WRONG = {  # fault: (text, error)
    "a letter for a digit": (
        NAMED.replace("r4c1=8", "r4c1=x"),
        "1:81: r4c1=x is not written like the other cells of this list, such as r1c2=3",
    ),
    "no digit": (
        cells("{letter}{c}={v}", "; ").replace("D1=8", "D1="),
        "1:61: D1= is not written like the other cells of this list, such as A2=3",
    ),
    "a number too few": (
        cells("{r},{c},{v}").replace("4,1,8", "4,1"),
        "11:1: 4,1 is not written like the other cells of this list, such as 1,2,3",
    ),
    "a number too few, in brackets": (
        f"[{cells('({r}, {c}, {v})', ', ')}]".replace("(4, 1, 8)", "(4, 1)"),
        "1:112: (4, 1) is not written like the other cells of this list, such as (1, 2, 3)",
    ),
    "a digit of two": (
        NAMED.replace("r2c1=6", "r2c1=12"),
        "1:25: r2c1=12: 12 is out of range; the numbers of this list are 1 to 9",
    ),
    "a column of two digits": (
        cells("{r} {c} {v}").replace("4 1 8", "4 10 8"),
        "11:1: 4 10 8: 10 is out of range; the numbers of this list are 1 to 9",
    ),
    "a cell twice": (f"{NAMED}, r1c1=4", "1:241: r1c1=4: this cell is in the list twice"),
}


@pytest.mark.parametrize(("text", "error"), WRONG.values(), ids=WRONG.keys())
def test_the_message_names_the_wrong_cell_of_a_list(text: str, error: str) -> None:
    with pytest.raises(NotationError) as caught:
        read(text)
    assert str(caught.value) == error


def test_rows_of_a_grid_are_not_a_list() -> None:
    with pytest.raises(NotationError, match="row 12: expected 16 cells, found 15"):
        read("12345678 9ABCDEFG\n" * 11 + "12345678 9ABCDFG\n" + "12345678 9ABCDEFG\n" * 4)


def test_cells_of_a_larger_grid_are_read() -> None:
    text = "\n".join(f"{row} {column} {(row + column) % 12 + 1}" for row in range(1, 13) for column in (1, row))
    assert read(text.replace("1 1 3\n", "", 1)).puzzles[0].geometry.name == "12"
