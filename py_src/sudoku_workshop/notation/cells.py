"""Reading characters as cells: single characters, numbers, or fields between separators.

A lexer is a function that turns a line into a row of cells, or returns None if it cannot read the line. Numbers are
read as typed (`0` is 0, `A` is 10). The meaning of 0, and which numbers are too large, depend on the whole grid
(`digits.py`).
"""

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar, cast

from sudoku_workshop.grid.digit_text import SYMBOLS
from sudoku_workshop.notation.source import Line, Offset

MARK, BAD = -1, -2  # a blank that is not 0; a character that is not a cell
MARKS = ".-*_?xX"
VALUE = dict.fromkeys(MARKS, MARK) | {"0": 0}
VALUE |= {form: number for number, symbol in enumerate(SYMBOLS, 1) for form in (symbol, symbol.lower())}


class _Values(dict[str, int]):
    """The number that each character means in a cell. For any character that is not listed, it is BAD."""

    def __missing__(self, _: str) -> int:
        return BAD


VALUE_OF = _Values(VALUE).__getitem__

TOKEN = re.compile(r"[^\s|!:,;\"'`()\[\]{}<>=\\/&]+")
BETWEEN = frozenset(mark for mark in map(chr, range(128)) if not TOKEN.match(mark))  # the separators in a plain text
NUMBERS = VALUE | {f"{tens}{ones}": 10 * tens + ones for tens in range(10) for ones in range(10)}
NUMBERS |= {2 * mark: MARK for mark in MARKS}

DECIMAL = re.compile(
    r"[0-9]{1,2}(?:\.0*)?|[0-9](?:\.[0-9]*)?[eE][+-]?[0-9]{1,2}"
)  # matches 5., 5.0, 5.00e+00, and also 5, which can be in the same line
NAN = re.compile("[Nn][Aa][Nn]|<?NA>?|#?N/A|None|null|NULL|nil|undefined|empty|EMPTY|-1(?:\\.0*)?|\\[?\\]?")

LARGEST = 99  # the largest number that is read as a cell
GROUP = 1000  # a group of at least three candidates, or of letters, is read as this number plus its highest symbol
GROUPED = re.compile(rf"(?!\d\d?$)(?!\w*(\w)\w*\1)[{SYMBOLS}]{{2,{len(SYMBOLS)}}}")
FEWEST_GROUPS = 4  # in a line with candidates
SHORT, REMEMBERED = 32, 1024  # limits of a cache: the length of a line, and the number of lines


class CellRow(NamedTuple):
    """The cells of a line, the offset of each cell in the line, and the offset of the line in the text."""

    values: Sequence[int]
    within: Sequence[Offset]
    start: Offset = 0

    @property
    def at(self) -> Sequence[Offset]:
        """Return the offset of each cell in the text."""
        within, start = self.within, self.start
        if isinstance(within, range):
            return range(start + within.start, start + within.stop)
        return [start + at for at in within] if start else within

    def place(self, index: int) -> Offset:
        """Return the offset of one cell in the text."""
        return self.start + self.within[index]


Lexer = Callable[[Line], CellRow | None]
Result = TypeVar("Result")


class _ShortLines(dict[str, Result]):
    """A cache of results for short lines. When it is full, it is emptied."""

    def __init__(self, compute: Callable[[str], Result]) -> None:
        self.compute = compute

    def __missing__(self, text: str) -> Result:
        result = self.compute(text)
        if len(text) <= SHORT:
            if len(self) == REMEMBERED:
                self.clear()
            self[text] = result
        return result


def cached_if_short(compute: Callable[[str], Result]) -> Callable[[str], Result]:
    """Return the function with a cache of its results for short lines.

    A text can have hundreds of thousands of lines only if they are short, and most of these are then equal.
    """
    return _ShortLines(compute).__getitem__


def characters(line: Line) -> CellRow:
    """Return a row with a cell for every character that is not a separator. Blanks, bars and commas are separators."""
    values, within, _ = characters_of(line.text)
    return CellRow(values, within, line.start)


@cached_if_short
def characters_of(text: str) -> CellRow:
    if BETWEEN.isdisjoint(text):
        return CellRow([*map(VALUE_OF, text)], range(len(text)))
    values = [VALUE_OF(character) for character in text if character not in BETWEEN]
    return CellRow(values, [at for at, character in enumerate(text) if character not in BETWEEN])


def number(text: str) -> int | None:
    """Return the value of a cell's text: a number, a symbol or a blank (`.` or `..`).

    Return BAD for any other single character, and None for any other longer text.
    """
    return NUMBERS.get(text, BAD if len(text) == 1 else None)


def group(text: str) -> int | None:
    """Return a number for several candidates of a cell, such as 124, or None for other text."""
    return GROUP + max(VALUE[symbol] for symbol in text) if GROUPED.fullmatch(text) else None


def decimal(text: str) -> int | None:
    """Return the value of a number in a decimal format, such as 5. or 5.0.

    Return MARK (a blank cell) for NaN, and None for other text.
    """
    if NAN.fullmatch(text):
        return MARK
    value = float(text) if DECIMAL.fullmatch(text) else -1.0
    return int(value) if value.is_integer() and 0 <= value <= LARGEST else None


def numbers(line: Line) -> CellRow | None:
    """Return a row with a cell for every group of characters, so that 12 is one cell.

    Return None if the line cannot be read like this.
    """
    row = numbers_of(line.text)
    return row and CellRow(row.values, row.within, line.start)


@cached_if_short
def numbers_of(text: str) -> CellRow | None:
    tokens = TOKEN.findall(text)
    values = [number(token) for token in tokens]
    if None in values and len(tokens) >= FEWEST_GROUPS:
        values = [group(token) if value is None else value for token, value in zip(tokens, values, strict=True)]
    if None in values:
        values = [decimal(token) for token in tokens]  # all must be decimals: beside a `.`, 5. means 5 and a blank
    if None in values:
        return None
    return CellRow(cast("list[int]", values), [match.start() for match in TOKEN.finditer(text)])


def fields(separator: str, after_each: bool = False) -> Lexer:
    """Return a lexer (a function that reads a line as cells) for fields between separators.

    An empty field is a blank cell. With `after_each`, there is also a separator after the last field.
    """

    def lex(line: Line) -> CellRow | None:
        values, at, start = [], [], line.start
        text = line.text.rstrip().removesuffix(separator) if after_each else line.text
        for field in text.split(separator):
            text, value = field, NUMBERS.get(field)
            if value is None:
                text = field.strip(" \t\"'")
                value = number(text) if text else MARK
                value = decimal(text) if value is None else value
            if value is None:
                return None
            values.append(value)
            at.append(
                start + field.find(text) if text else max(line.start, start - 1)
            )  # an empty field has the offset of the separator before it
            start += len(field) + 1
        return CellRow(values, at)

    return lex


def table(line: Line, doubled: bool = True) -> CellRow | None:
    """Return a row of fields between bars, such as `| 5 | | 7 |`. If `doubled`, two bars are one thick bar.

    Return None if the line cannot be read like this.
    """
    text = line.text.replace("||", " |") if doubled else line.text
    inner = text.strip(" \t")
    start = line.start + text.find(inner) + inner.startswith("|")
    return fields("|")(Line(start, inner.removeprefix("|").removesuffix("|")))


def table_open(line: Line) -> CellRow | None:
    """Return a row of fields that each begin with a bar, such as `|5||7|`, where the last field is blank, too.

    Return None if the line cannot be read like this.
    """
    start = line.text.find("|") + 1
    return fields("|")(Line(line.start + start, line.text[start:]))


def are_numbers(tokens: Sequence[str]) -> bool:
    """Return whether these texts are separate cells, some of which contain numbers over 9.

    The text 12 is then one cell, not the cells 1 and 2.
    """
    return {len(token) for token in tokens} == {1, 2} and all(number(token) is not None for token in tokens)
