"""The line on a worksheet for name, date and time. On narrow pages it is divided into two lines.

If the heading has the name of the pupil, the line is only for date and time.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sudoku_workshop.sheet.drawing import Lines, Operation, Text
from sudoku_workshop.sheet.setting import LINE, Setting

RULE = 0.2


class Blank(NamedTuple):
    """A word, and a line to write on after it. `width` is the width of both together."""

    word: str
    width: float


def rows(setting: Setting, width: float) -> list[list[Blank]]:
    """Return the blanks in one row, or in two rows if some word would leave less than half of its blank to write on."""
    if setting.options.pupil_names:
        return [_row(setting, width, {"sheet.date": 0.5, "sheet.time": 0.5})]
    one = _row(setting, width, {"sheet.name": 0.5, "sheet.date": 0.25, "sheet.time": 0.25})
    if all(setting.type.width(blank.word, setting.size(LINE)) <= blank.width / 2 for blank in one):
        return [one]
    return [_row(setting, width, {"sheet.name": 1}), _row(setting, width, {"sheet.date": 0.5, "sheet.time": 0.5})]


def drawn(setting: Setting, row: Sequence[Blank], x: float, baseline: float) -> Iterator[Operation]:
    """Draw a row, such as: Name ______ Date ___ Time ___."""
    size, below = setting.size(LINE), baseline + setting.size(LINE) / 6
    for blank in row:
        word = setting.type.fit(blank.word, size, blank.width)
        begin, end = x + setting.type.width(word, size) + size / 2, x + blank.width
        yield Text(x, baseline, word, size)
        yield Lines(((begin, below, end, below),), RULE)
        x = end + size


def _row(setting: Setting, width: float, shares: dict[str, float]) -> list[Blank]:
    room = width - setting.size(LINE) * (len(shares) - 1)
    return [Blank(setting.say(key), room * share) for key, share in shares.items()]
