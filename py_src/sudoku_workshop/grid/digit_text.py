"""Digits as characters: 1 to 9, then A for 10 and so on."""

from collections.abc import Iterable

Digit = int
GridText = str

SYMBOLS = "123456789ABCDEFGHIJKLMNOP"
BLANK = "."
DIGITS = {symbol: digit for digit, symbol in enumerate(BLANK + SYMBOLS)}
NO_DIGIT = len(DIGITS)  # more than the largest digit of any grid
SYMBOL_OF = (BLANK + SYMBOLS).encode().ljust(256)  # for `bytes.translate`
DIGIT_OF = bytes(DIGITS.get(chr(code), NO_DIGIT) for code in range(256))  # for `bytes.translate`


def text_of(digits: Iterable[Digit]) -> GridText:
    """Return digits as text with one character per cell: `.` for a blank, A for 10 and so on."""
    return bytes(digits).translate(SYMBOL_OF).decode("ascii")
