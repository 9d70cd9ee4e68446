"""Grids in which every character is a cell, even a space, a comma or another sign that usually is none.

    53##7####6##195###...         all cells in one line: digits, and one other character for every blank
    53..7,...                     n lines of n characters: dots, of which some were read as commas or colons
    WO..D....                     letters, some of which are not A to P

The usual signs for blanks are read elsewhere. This reader is only for texts that have exactly the characters of a grid.
In a text with a line for each cell, an empty line is a blank.
"""

import re
from collections.abc import Iterator, Sequence

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_text import SYMBOLS
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.notation.cells import BAD, MARKS, VALUE
from sudoku_workshop.notation.digits import TypedGrid, letters
from sudoku_workshop.notation.shape import LONGEST_ROW, SIDE_OF, SIDES
from sudoku_workshop.notation.source import Source, Whole

SMALLEST = 6  # the number of rows of the smallest grid that is read like this
SEPARATORS = frozenset(" ,;\t|")  # a line in which they come after every digit is a row of numbers
Digits = Sequence[int] | None


def take_raw(source: Source) -> Iterator[Whole]:
    """Yield the grids in which every character is a cell, and remove them from the text."""
    if digits := _one_a_line(source.marked):
        yield Whole("numbers", 0, max(len(source.marked) - 1, 0), _board(digits), tells="size")
        source.take([(0, len(source.marked))])
    for lines, digits_of in ALPHABETS:
        taken = []
        for run in _runs(source.marked, lines):
            signs = "".join(line[0] for line in run)
            if digits := digits_of(signs, SIDE_OF[len(signs)], len(run) == 1):
                taken.append((run[0].start(), run[-1].end()))
                yield Whole("line" if len(run) == 1 else "lines", *taken[-1], _board(digits), tells="size")
        source.take(taken)


def _board(digits: Sequence[int]) -> Board:
    return board_of(geometry(str(SIDE_OF[len(digits)])), digits)


def _one_a_line(text: str) -> Digits:
    """Return the digits of a text that has a line for each cell, and empty lines for blanks, or None."""
    cells = [line.strip() for line in text.split("\n")] if text.count("\n") <= max(SIDE_OF) else []
    cells = cells[:-1] if len(cells) - 1 in SIDE_OF and not cells[-1] else cells
    n, digits = SIDE_OF.get(len(cells), 0), [cell.lstrip("0") or cell[:1] for cell in cells]
    known = {"", *map(str, range(n + 1))}
    if not SMALLEST <= n <= sum(map(bool, digits)) < len(cells) or not known.issuperset(digits):
        return None
    return [int(digit or 0) for digit in digits] if digits[0] or digits[-1] else None


def _runs(text: str, lines: re.Pattern[str]) -> Iterator[Sequence[re.Match[str]]]:
    """Yield each line that has as many characters as a grid has cells, and each n neighbouring lines of n characters.

    The same blank is in all lines of a run.
    """
    run = list[re.Match[str]]()
    for line in lines.finditer(text):
        count = len(line[0])
        if count in SIDE_OF and count > LONGEST_ROW:
            yield [line]
        elif count in SIDES and count >= SMALLEST:
            is_next = run and run[-1].end() + 1 == line.start() and len(run[-1][0]) == count
            run = [*run, line] if is_next and run[-1].groups() == line.groups() else [line]
            if len(run) == count:
                yield run
                run = []


def _with_letters(signs: str, n: int, _: bool) -> Digits:
    """Return the digits of a grid of letters, of which one is none of A to P, or None."""
    beyond = any(sign.upper() > "P" and sign not in "Xx_" for sign in signs)
    return letters(TypedGrid(n, [VALUE.get(sign, BAD) for sign in signs], []), signs) if beyond else None


def _with_one_blank(signs: str, n: int, is_line: bool) -> Digits:
    """Return the digits of a grid with one sign for every blank, or None if the sign may be a digit or a separator."""
    blank = next(sign for sign in signs if sign not in "123456789")
    if blank.upper() in SYMBOLS[:n] or (blank == " " and not is_line):  # `spaces` reads lines of spaces
        return None
    is_between = blank in SEPARATORS and not (2 * blank in signs and re.search("[1-9]{2}", signs))
    return None if is_between else _up_to(n, signs)


def _with_specks(signs: str, n: int, _: bool) -> Digits:
    """Return the digits of a grid in lines that has dots for blanks, and fewer other small signs, or None."""
    dots = signs.count(".")
    specks = sum(not sign.isdecimal() for sign in signs) - dots
    return _up_to(n, signs) if 0 < 2 * specks < dots else None


def _up_to(n: int, signs: str) -> Digits:
    """Return the digits of these signs, 0 for each other sign, or None if a digit is larger than n."""
    digits = [int(sign) if sign.isdecimal() else 0 for sign in signs]
    return digits if max(digits) <= n else None


ALPHABETS = [
    (re.compile(pattern, re.MULTILINE), digits_of)
    for pattern, digits_of in (
        (r"^[A-Z.\-_*0?]{6,}$|^[a-z.\-_*0?]{6,}$", _with_letters),
        (
            rf"^(?=[^\n]*[1-9])[1-9]*([^1-9\n{re.escape(MARKS + '0')}])(?:[1-9]|\1)*+$",
            _with_one_blank,
        ),
        (r"^(?=[^\n]*[1-9])[1-9.,:;']{6,25}$", _with_specks),
    )
]
