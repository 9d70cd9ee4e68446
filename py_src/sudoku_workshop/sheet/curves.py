"""Outlines in PostScript's Type 2 format as SVG paths.

(Adobe's Technical Note 5177, chapter 4.)
"""

from collections.abc import Callable, Iterable, Sequence

from sudoku_workshop.sheet.charstring import END, ESCAPE, MASKS, STEMS, Operator

Numbers = Sequence[float]


class Outline:
    """An SVG path that is being drawn. Every number in it is a distance from the point before."""

    def __init__(self) -> None:
        self.x, self.y, self.parts = 0.0, 0.0, list[str]()

    def move(self, numbers: Numbers) -> None:
        self.close()
        self._go("M", numbers)

    def line(self, numbers: Numbers) -> None:
        self._go("L", numbers)

    def curve(self, numbers: Numbers) -> None:
        self._go("C", numbers)

    def close(self) -> None:
        if self.parts:
            self.parts.append("Z")

    def _go(self, letter: str, numbers: Numbers) -> None:
        points = []
        for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
            self.x, self.y = self.x + dx, self.y + dy
            points.append(f"{self.x:.6g} {self.y:.6g}")
        self.parts.append(letter + " ".join(points))


def path_of(operators: Iterable[tuple[Operator, Numbers]]) -> str:
    """Return the SVG path of a letter. Raises LookupError or ValueError for operators that are not supported."""
    outline = Outline()
    for name, numbers in operators:
        DRAWN[name](outline, numbers)
    outline.close()
    return "".join(outline.parts)


def _nothing(_: Outline, __: Numbers) -> None:
    """Draw nothing. The operator is only a hint for the display of small letters."""


def _end(_: Outline, numbers: Numbers) -> None:
    """End a letter. Raises ValueError if the letter is composed of two others, as in some old fonts."""
    if len(numbers) > 1:
        raise ValueError


def _lines(outline: Outline, numbers: Numbers) -> None:
    for at in range(0, len(numbers), 2):
        outline.line(numbers[at : at + 2])


def _curves(outline: Outline, numbers: Numbers) -> None:
    for at in range(0, len(numbers), 6):
        outline.curve(numbers[at : at + 6])


def _curves_line(outline: Outline, numbers: Numbers) -> None:
    _curves(outline, numbers[:-2])
    outline.line(numbers[-2:])


def _lines_curve(outline: Outline, numbers: Numbers) -> None:
    _lines(outline, numbers[:-6])
    outline.curve(numbers[-6:])


def _straight(outline: Outline, numbers: Numbers, across: bool) -> None:
    """Draw lines that are horizontal and vertical in turn. With `across`, the first line is horizontal."""
    for number in numbers:
        outline.line((number, 0) if across else (0, number))
        across = not across


def _turning(outline: Outline, numbers: Numbers, across: bool) -> None:
    """Draw curves that begin horizontally and end vertically, and in turn curves that do the opposite.

    With `across`, the first curve begins horizontally.
    """
    while numbers:
        (a, b, c, d), last = numbers[:4], numbers[4] if len(numbers) == 5 else 0
        outline.curve((a, 0, b, c, last, d) if across else (0, a, b, c, d, last))
        numbers, across = numbers[4 + (len(numbers) == 5) :], not across


def _alike(outline: Outline, numbers: Numbers, across: bool) -> None:
    """Draw curves that begin and end horizontally (with `across`) or that begin and end vertically (without it)."""
    aside = numbers[0] if len(numbers) % 4 else 0
    numbers = numbers[len(numbers) % 4 :]
    for at in range(0, len(numbers), 4):
        a, b, c, d = numbers[at : at + 4]
        outline.curve((a, aside, b, c, d, 0) if across else (aside, a, b, c, 0, d))
        aside = 0


def _flex(outline: Outline, numbers: Numbers) -> None:
    _curves(outline, numbers[:12])


def _flat_flex(outline: Outline, numbers: Numbers) -> None:
    a, b, c, d, e, f, g = numbers
    _curves(outline, (a, 0, b, c, d, 0, e, 0, f, -c, g, 0))


def _level_flex(outline: Outline, numbers: Numbers) -> None:
    a, b, c, d, e, f, g, h, i = numbers
    _curves(outline, (a, b, c, d, e, 0, f, 0, g, h, i, -(b + d + h)))


def _short_flex(outline: Outline, numbers: Numbers) -> None:
    *ten, last = numbers
    dx, dy = sum(ten[::2]), sum(ten[1::2])
    _curves(outline, (*ten, *((last, -dy) if abs(dx) > abs(dy) else (-dx, last))))


DRAWN: dict[Operator, Callable[[Outline, Numbers], None]] = {
    **{(hint,): _nothing for hint in (*STEMS, *MASKS)},
    (END,): _end,
    (4,): lambda outline, numbers: outline.move((0, numbers[-1])),  # the letter's width may come before these numbers
    (21,): lambda outline, numbers: outline.move(numbers[-2:]),
    (22,): lambda outline, numbers: outline.move((numbers[-1], 0)),
    (5,): _lines,
    (6,): lambda outline, numbers: _straight(outline, numbers, True),
    (7,): lambda outline, numbers: _straight(outline, numbers, False),
    (8,): _curves,
    (24,): _curves_line,
    (25,): _lines_curve,
    (26,): lambda outline, numbers: _alike(outline, numbers, False),
    (27,): lambda outline, numbers: _alike(outline, numbers, True),
    (30,): lambda outline, numbers: _turning(outline, numbers, False),
    (31,): lambda outline, numbers: _turning(outline, numbers, True),
    (ESCAPE, 34): _flat_flex,
    (ESCAPE, 35): _flex,
    (ESCAPE, 36): _level_flex,
    (ESCAPE, 37): _short_flex,
}
