"""The barcode of an ISBN: EAN-13 (ISO/IEC 15420), drawn in its exact size."""

from collections.abc import Iterator

from sudoku_workshop.sheet.drawing import Area, Figure, Operation, Text, box

MODULE = 0.33  # the width of the narrowest bar, in millimetres, at the nominal size
HIGH, LONGER = 22.85, 1.65  # the height of a bar, and how much longer the guard bars are
QUIET_LEFT, QUIET_RIGHT = 11, 7  # the blank margins, in modules
BARS = 95
WIDTH = (QUIET_LEFT + BARS + QUIET_RIGHT) * MODULE
SIZE = 3.2  # the font size of the digits below the bars, and of the words above them
HEIGHT = SIZE * 1.4 + HIGH + LONGER + SIZE * 0.6
GUARDS = (*range(3), *range(45, 50), *range(92, 95))
LEFT = ("0001101", "0011001", "0010011", "0111101", "0100011", "0110001", "0101111", "0111011", "0110111", "0001011")
PARITY = ("LLLLLL", "LLGLGG", "LLGGLG", "LLGGGL", "LGLLGG", "LGGLLG", "LGGGLL", "LGLGLG", "LGLGGL", "LGGLGL")


def digits_of(isbn: str) -> str:
    """Return the thirteen digits of an ISBN. Return "" if it is not a correct ISBN-13."""
    digits = isbn.upper().removeprefix("ISBN").strip(" :").replace("-", "").replace(" ", "")
    if not (len(digits) == 13 and digits.isascii() and digits.isdigit() and digits[:3] in ("978", "979")):
        return ""
    total = sum(int(digit) * (3 if at % 2 else 1) for at, digit in enumerate(digits))
    return digits if total % 10 == 0 else ""


def modules(digits: str) -> str:
    """Return the bars of a code from left to right, as a text of 95 characters: 1 is black, 0 is white."""
    first, left, right = int(digits[0]), digits[1:7], digits[7:]
    coded = "".join(_left(int(digit), kind) for digit, kind in zip(left, PARITY[first], strict=True))
    return f"101{coded}01010{''.join(_inverted(LEFT[int(digit)]) for digit in right)}101"


def _left(digit: int, kind: str) -> str:
    return LEFT[digit] if kind == "L" else _inverted(LEFT[digit])[::-1]


def _inverted(bits: str) -> str:
    return bits.translate({48: "1", 49: "0"})


def drawn(isbn: str, x: float, y: float) -> Iterator[Operation]:
    """Draw the barcode of a correct ISBN on a white ground, with its upper left corner at (x, y)."""
    digits = digits_of(isbn)
    words = isbn.upper().removeprefix("ISBN").strip(" :")
    left, top = x + QUIET_LEFT * MODULE, y + SIZE * 1.4
    yield Area((box(x, y, WIDTH, HEIGHT),), 1.0)
    yield Text(left, y + SIZE, f"ISBN {words}", SIZE)
    bars = tuple(
        box(left + at * MODULE, top, MODULE, HIGH + (LONGER if at in GUARDS else 0))
        for at, bit in enumerate(modules(digits))
        if bit == "1"
    )
    yield Figure((Area(bars),), f"ISBN {words}")
    baseline = top + HIGH + SIZE * 0.85
    for start, some in ((-8, digits[0]), (3, digits[1:7]), (50, digits[7:])):
        for at, digit in enumerate(some):
            yield Text(left + (start + 7 * at + 3.5) * MODULE, baseline, digit, SIZE, "middle", role="Artifact")
