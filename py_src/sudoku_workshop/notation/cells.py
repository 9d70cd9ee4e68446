"""From characters to cells: what one character, one number or one field between separators stands for.

A lexer turns a line into a row of cells, or says None: "this line is not of my kind". Numbers are kept as they are
typed (`0` is 0, `A` is 10); what 0 means, and which are too large, is known only when the whole grid is (`digits.py`).
"""

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar, cast

from sudoku_workshop.grid.board import SYMBOLS
from sudoku_workshop.notation.source import Line, Offset

MARK, BAD = -1, -2  # a blank that is not 0; a character that is no cell at all
MARKS = ".-*_?xX"
VALUE = dict.fromkeys(MARKS, MARK) | {"0": 0}
VALUE |= {form: number for number, symbol in enumerate(SYMBOLS, 1) for form in (symbol, symbol.lower())}


class _Values(dict[str, int]):
    """The values of all characters."""

    def __missing__(self, _: str) -> int:
        return BAD


VALUE_OF = _Values(VALUE).__getitem__

TOKEN = re.compile(r"[^\s|!:,;\"'`()\[\]{}<>=\\/&]+")
BETWEEN = frozenset(mark for mark in map(chr, range(128)) if not TOKEN.match(mark))  # a plain text has no other blanks
NUMBERS = VALUE | {f"{tens}{ones}": 10 * tens + ones for tens in range(10) for ones in range(10)}
NUMBERS |= {2 * mark: MARK for mark in MARKS}

DECIMAL = re.compile(
    r"[0-9]{1,2}(?:\.0*)?|[0-9](?:\.[0-9]*)?[eE][+-]?[0-9]{1,2}"
)  # 5., 5.0, 5.00e+00, and 5 among these
NAN = re.compile("[Nn][Aa][Nn]")

LARGEST = 99  # that any grid could have
SHORT, REMEMBERED = 16, 1024  # characters of a line, and lines


class CellRow(NamedTuple):
    """The cells of a line, where each of them stands in it, and where the line does in the text."""

    values: Sequence[int]
    within: Sequence[Offset]
    start: Offset = 0

    @property
    def at(self) -> Sequence[Offset]:
        """Where each cell stands in the text."""
        within, start = self.within, self.start
        if isinstance(within, range):
            return range(start + within.start, start + within.stop)
        return [start + at for at in within] if start else within

    def place(self, index: int) -> Offset:
        """Where one of them does."""
        return self.start + self.within[index]


Lexer = Callable[[Line], CellRow | None]
Told = TypeVar("Told")


class _Known(dict[str, Told]):
    """What short lines tell, the latest of them."""

    def __init__(self, tell: Callable[[str], Told]) -> None:
        self.tell = tell

    def __missing__(self, text: str) -> Told:
        told = self.tell(text)
        if len(text) <= SHORT:
            if len(self) == REMEMBERED:
                self.clear()
            self[text] = told
        return told


def remembered(tell: Callable[[str], Told]) -> Callable[[str], Told]:
    """What a line tells by its text alone, worked out once where it is short.

    Only a text of short lines can have hundreds of thousands of them, and then most are alike.
    """
    return _Known(tell).__getitem__


def characters(line: Line) -> CellRow:
    """Every character is a cell; blanks, bars and commas are not."""
    values, within, _ = characters_of(line.text)
    return CellRow(values, within, line.start)


@remembered
def characters_of(text: str) -> CellRow:
    if BETWEEN.isdisjoint(text):
        return CellRow([*map(VALUE_OF, text)], range(len(text)))
    values = [VALUE_OF(character) for character in text if character not in BETWEEN]
    return CellRow(values, [at for at, character in enumerate(text) if character not in BETWEEN])


def number(text: str) -> int | None:
    """The value of one number, symbol or blank (also a wide one, `..`); None for anything longer."""
    return NUMBERS.get(text, BAD if len(text) == 1 else None)


def decimal(text: str) -> int | None:
    """The same of a number as programs print those that could have fractions: 5. or 5.0, and NaN for a blank."""
    if NAN.fullmatch(text):
        return MARK
    value = float(text) if DECIMAL.fullmatch(text) else -1.0
    return int(value) if value.is_integer() and 0 <= value <= LARGEST else None


def numbers(line: Line) -> CellRow | None:
    """Every group is a cell: 12 is twelve."""
    row = numbers_of(line.text)
    return row and CellRow(row.values, row.within, line.start)


@remembered
def numbers_of(text: str) -> CellRow | None:
    tokens = TOKEN.findall(text)
    values = [number(token) for token in tokens]
    if None in values:
        values = [decimal(token) for token in tokens]  # all of them: beside a point, 5. is 5 and a blank
    if None in values:
        return None
    return CellRow(cast("list[int]", values), [match.start() for match in TOKEN.finditer(text)])


def fields(separator: str, after_each: bool = False) -> Lexer:
    """A lexer of fields between separators (or `after_each`, also the last), where an empty field is a blank cell."""

    def lex(line: Line) -> CellRow | None:
        values, at, start = [], [], line.start
        text = line.text.rstrip().removesuffix(separator) if after_each else line.text
        for field in text.split(separator):
            text = field.strip(" \t\"'")
            value = number(text) if text else MARK
            value = decimal(text) if value is None else value
            if value is None:
                return None
            values.append(value)
            at.append(
                start + field.find(text) if text else max(line.start, start - 1)
            )  # empty: the separator before it
            start += len(field) + 1
        return CellRow(values, at)

    return lex


def table(line: Line) -> CellRow | None:
    """Fields between bars: `| 5 |   | 7 |`."""
    inner = line.text.replace("||", " |").strip(" \t")
    start = line.start + line.text.replace("||", " |").find(inner) + inner.startswith("|")
    return fields("|")(Line(start, inner.removeprefix("|").removesuffix("|")))


def are_numbers(tokens: Sequence[str]) -> bool:
    """Whether cells stand apart and some are numbers past 9: then 12 is never the cells 1 and 2."""
    return {len(token) for token in tokens} == {1, 2} and all(number(token) is not None for token in tokens)
