"""The columns of a list of cells: which number of each cell is its row, its column and its digit."""

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from sudoku_workshop.notation.listed_boards import number_of

NAMES = [
    (name, re.compile(rf"(?:^|[^a-z])(?:{words})[^a-z]*$", re.IGNORECASE))
    for name, words in (
        ("row", "row|rows|r|y|cy|line|i"),
        ("column", "column|columns|col|c|x|cx|j"),
        ("digit", "value|val|v|digit|number|num|d|n"),
        ("place", "index|idx|pos|position|cell|id"),
    )
]
ALIAS = re.compile(r"\s{1,9}as\s{1,9}(\w+)", re.IGNORECASE)
TRIPLE, PADDED = re.compile(r"[1-9]{3}"), re.compile(r"0\d+")


class Column(NamedTuple):
    """One number of every cell, and what the text in front of it says it is."""

    texts: Sequence[str]
    name: str

    @property
    def varies(self) -> bool:
        return len({*self.texts}) > 1


def columns_of(text: str, numbers: Sequence[re.Match[str]], size: int) -> list[Column]:
    """Return the columns of a table that vary, or are named as the digit. Numbers of three digits are three columns."""
    columns = list[Column]()
    for at in range(size):
        second = at + size  # its text in front is between two cells
        before = text[numbers[second - 1].end() : numbers[second].start()]
        if columns and columns[-1].texts[0].isalpha() and not columns[-1].varies:
            before += columns[-1].texts[0]
        if alias := ALIAS.match(text, numbers[second].end()):
            before = alias[1]
        is_letter = numbers[at][0].isalpha()
        name = "" if is_letter else next((name for name, words in NAMES if words.search(before)), "")
        columns.append(Column([each[0] for each in numbers[at::size]], name))
    if columns[0].texts[0].isalpha() and not any("10" in column.texts for column in columns):
        columns[0] = Column(_without_i(columns[0].texts), columns[0].name)
    named = [column for column in columns if column.name]
    if [column.name for column in columns] == ["row", "column"] and are_places(columns[1].texts):  # r1c15 is r1c1=5
        places, digits = zip(*columns[1].texts, strict=True)
        return [columns[0], Column(places, "column"), Column(digits, "digit")]
    if len({column.name for column in named}) == len(named) and len(named) == len(NAMES) - 1:
        return named
    columns = [column for column in columns if column.varies or column.name == "digit"]
    if len(columns) == 1 and all(map(TRIPLE.fullmatch, columns[0].texts)):
        return [Column(texts, "") for texts in zip(*columns[0].texts, strict=True)]
    if len(columns) == 2 and are_places(columns[0].texts):
        return [*(Column(texts, "") for texts in zip(*columns[0].texts, strict=True)), columns[1]]
    if columns and columns[0].texts[0].isalpha() and len(columns) == 2 and are_places(columns[1].texts):
        return [columns[0], *(Column(texts, "") for texts in zip(*columns[1].texts, strict=True))]
    return [] if any(PADDED.match(text) for column in columns for text in column.texts) else columns


def _without_i(letters: Sequence[str]) -> Sequence[str]:
    """Return the letters of rows, with I for J if J is the last and I is left out, as it looks like a 1."""
    signs = {letter.upper() for letter in letters}
    return (
        ["I" if letter in "Jj" else letter for letter in letters] if max(signs) == "J" and "I" not in signs else letters
    )


def are_places(texts: Sequence[str]) -> bool:
    """Return whether these numbers are a row and a column in two digits, such as 11 or 00, and do not count cells."""
    return any(all(map(re.compile(digits).fullmatch, texts)) for digits in ("[1-9]{2}", "[0-8]{2}"))


def is_row_major(first: Column, second: Column) -> bool:
    """Return whether two columns are places in order, none of them twice."""
    places = [(number_of(one), number_of(other)) for one, other in zip(first.texts, second.texts, strict=True)]
    return all(one < other for one, other in pairwise(places))
