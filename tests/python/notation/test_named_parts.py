"""Tests of texts that name a part once: lists of cells by digit or row, and lines that are columns or boxes."""

import json
from collections.abc import Sequence

import pytest

from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.notation import NotationError, parse, read
from tests.python.notation.test_notation import PUZZLE, ROWS, SOLUTION, lines
from tests.support.spellings import CLUES, ZERO, named

DIGITS = sorted({digit for *_, digit in CLUES})
COLUMNS = [PUZZLE[at::9] for at in range(9)]
BOXES = ["".join(row[at : at + 3] for row in ROWS[top : top + 3]) for top in (0, 3, 6) for at in (0, 3, 6)]


def by_digit(head: str, cell: str, between: str = ", ", end: str = "", first: int = 1) -> str:
    """Return a line for each digit, with its cells."""
    return "\n".join(
        head.format(digit)
        + between.join(
            cell.format(r=row + first, c=column + first, a="ABCDEFGHI"[row])
            for row, column, value in CLUES
            if value == digit
        )
        + end
        for digit in DIGITS
    )


def by_row(cell: str) -> str:
    """Return a line for each row, with its digits."""
    return "\n".join(
        f"Row {row + 1}: " + ", ".join(cell.format(c=column + 1, v=value) for at, column, value in CLUES if at == row)
        for row in range(9)
    )


LISTS = {
    "names": by_digit("{}: ", "r{r}c{c}", " "),
    "names, commas": by_digit("{} = ", "R{r}C{c}"),
    "letters": by_digit("{}s at ", "{a}{c}"),
    "a sentence": by_digit("{}s in ", "r{r}c{c}", " and "),
    "bullets": by_digit("- **{}**: ", "r{r}c{c}"),
    "words": by_digit("Digit {}: ", "r{r}c{c}"),
    "a dictionary": "{" + by_digit("{}: [", "({r}, {c})", end="],", first=0).replace("\n", " ") + "}",
    "JSON": json.dumps({digit: [[row, column] for row, column, each in CLUES if each == digit] for digit in DIGITS}),
    "rows": by_row("c{c}={v}"),
    "rows, a sentence": by_row("{v} in column {c}"),
}


@pytest.mark.parametrize("text", LISTS.values(), ids=LISTS.keys())
def test_cells_may_share_what_is_written_once(text: str) -> None:
    assert text_of(parse(text).givens) == PUZZLE


REFUSED = {
    "candidates of a digit, which see each other": "\n".join(f"{n}: r{n}c1 r{n}c2 r{n}c3 r{n}c4" for n in range(1, 6)),
    "a digit twice": LISTS["names"] + "\n1: r9c1",
    "other digits": LISTS["names"] + "\nsee page 3",
    "too few cells": "1: r1c1 r2c4\n2: r1c2\n3: r1c3\n4: r1c4",
    "列, which is a column or a row": named("第{n}列：{r}", range(1, 10), COLUMNS),
    "the same in JSON": json.dumps({f"第{n}列": [*column] for n, column in enumerate(COLUMNS, 1)}, ensure_ascii=False),
    "columns between bars": named(
        "| Column {n} | {r} |", given=[" | ".join(each).replace(".", " ") for each in COLUMNS]
    ),
    "B, which may be a box": named("B{n}: {r}", given=BOXES),
}


@pytest.mark.parametrize("text", REFUSED.values(), ids=REFUSED.keys())
def test_what_is_not_certain_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        read(text)


def test_letters_in_no_order_have_two_readings() -> None:
    cells = [(row, column, digit) for row, column, digit in CLUES if digit in "35678"]
    mixed = sorted(cells, key=lambda cell: (cell[2], (cell[0] * 5 + 2) % 9, cell[1]))
    text = "\n".join(
        f"{digit}: " + " ".join(f"{'ABCDEFGHI'[row]}{column + 1}" for row, column, each in mixed if each == digit)
        for digit in "35678"
    )
    assert [warning.code for warning in read(text).warnings] == ["two-readings"]


def in_json(name: str, parts: Sequence[str]) -> str:
    return json.dumps({f"{name}{n}": [*map(int, part.replace(".", "0"))] for n, part in enumerate(parts, 1)})


PARTS = {
    "columns": named("Column {n}: {s}", given=COLUMNS),
    "columns, short": named("C{n} = {r}", given=COLUMNS),
    "columns with empty fields": named(
        "Column {n}: {r}", given=[",".join(column).replace(".", "") for column in COLUMNS]
    ),
    "columns in German": named("Spalte {n}: {s}", given=COLUMNS),
    "columns in Korean": named("{n}열: {s}", given=COLUMNS),
    "columns in Chinese": named("第{n}直行：{r}", "一二三四五六七八九", COLUMNS),
    "rows in Chinese": named("第{n}橫列：{r}", "一二三四五六七八九"),
    "columns in JSON": in_json("col", COLUMNS),
    "a list of columns": json.dumps({"columns": [[*column] for column in COLUMNS]}),
    "boxes": named("Box {n}: {s}", given=BOXES),
    "boxes in JSON": in_json("box", BOXES),
    "boxes in Korean": named("{n}번 박스: {s}", given=BOXES),
    "a list of rows": json.dumps({"rows": [[*row] for row in ROWS]}),
    "a variable c": "".join(f"c[{n}] = {{{','.join(row)}}};\n" for n, row in enumerate(ROWS)).replace(".", "0"),
}


@pytest.mark.parametrize("text", PARTS.values(), ids=PARTS.keys())
def test_labels_say_whether_lines_are_rows_columns_or_boxes(text: str) -> None:
    assert text_of(parse(text).givens) == PUZZLE


def test_boxes_inside_each_other_are_told_by_their_distances() -> None:
    boxes = [[[int(digit) for digit in box[at : at + 3]] for at in (0, 3, 6)] for box in _boxes(SOLUTION)]
    for text in (json.dumps(boxes), json.dumps(boxes, indent=1)):
        assert text_of(parse(text).givens) == SOLUTION
    small = ".1..........12.1"  # with a digit twice in a row, but not if it is read box by box
    assert text_of(parse(f"  {small}").givens) == small


def _boxes(text: str) -> list[str]:
    rows = [text[at : at + 9] for at in range(0, 81, 9)]
    return ["".join(row[at : at + 3] for row in rows[top : top + 3]) for top in (0, 3, 6) for at in (0, 3, 6)]


EDGE = "#" * 25
FRAME = "\n".join([EDGE, *(f"# {' # '.join(' '.join(row[at : at + 3]) for at in (0, 3, 6))} #" for row in ROWS), EDGE])
ROWS_AND_A_QUESTION = named("**Row {n}:** {s}") + "\n\nWould you like the solution?"
OTHERS = {
    "a frame of signs that begin comments": FRAME,
    "a remark before it": f"My puzzle\n{FRAME}\n# by me",
    "a question after labelled rows": ROWS_AND_A_QUESTION,
    "a word for blanks in Korean": lines(*(" ".join(row) for row in ROWS)).replace(".", "빈칸"),
    "a word for blanks in Russian": lines(*(" ".join(row) for row in ROWS)).replace(".", "пусто"),
    "Haskell": 'easy = [ "' + '"\n       , "'.join(ROWS) + '"\n       ]',
    "bytes in Python": lines(*(f"b'{' '.join(row)}'," for row in ROWS)),
    "an address": f"https://example.org/?puzzle={ZERO}&level=2",
}


@pytest.mark.parametrize("text", OTHERS.values(), ids=OTHERS.keys())
def test_other_texts_that_people_paste(text: str) -> None:
    assert [text_of(board.givens) for board in read(text).puzzles] == [PUZZLE]
