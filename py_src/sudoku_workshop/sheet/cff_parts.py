"""The parts of a table of outlines (CFF): indexes, and dictionaries of operators with their numbers.

(Adobe's Technical Note 5176, chapters 4 and 5.)
"""

from collections.abc import Sequence
from itertools import accumulate
from struct import unpack_from
from typing import Any

Operators = dict[tuple[int, ...], list[int]]

ESCAPE, REAL = 12, 30
NUMBERS = {28: (2, ">h"), 29: (4, ">i")}  # the length and format of a number, by the byte before it


class Index(Sequence[bytes]):
    """A list of parts in a font's table: first their offsets, then the parts. `end` is the offset after the list."""

    def __init__(self, data: bytes, at: int) -> None:
        many = unpack_from(">H", data, at)[0]
        self.data, self.at, self.size = data, at, data[at + 2] if many else 0
        start, size = at + 3, self.size
        bounds = [int.from_bytes(data[start + k * size : start + (k + 1) * size], "big") for k in range(many + 1)]
        base = start + (many + 1) * size - 1
        self.bounds = [base + bound for bound in bounds] if many else [at + 2]
        self.end = self.bounds[-1]

    def __len__(self) -> int:
        return len(self.bounds) - 1

    def __getitem__(self, number: Any) -> Any:
        return self.data[self.bounds[number] : self.bounds[number + 1]]

    def blank(self, made: bytearray, kept: set[int], blank: bytes) -> None:
        """Overwrite this index in `made`, a copy of the table.

        Parts in `kept` stay, and all others are replaced by `blank`. The index becomes shorter, so zeros fill the rest
        of its place.
        """
        if len(self):
            parts = [part if number in kept else part and blank for number, part in enumerate(self)]
            offsets = accumulate(map(len, parts), initial=1)
            written = b"".join((*(at.to_bytes(self.size, "big") for at in offsets), *parts))
            made[self.at + 3 : self.end] = written + bytes(self.end - self.at - 3 - len(written))


def operators(data: bytes) -> Operators:
    """Return the operators of a dictionary (DICT), each with the numbers before it.

    Real numbers are not decoded: each becomes 0.
    """
    found, numbers, at = dict[tuple[int, ...], list[int]](), list[int](), 0
    while at < len(data):
        first = data[at]
        if first < 22:
            name = (first, data[at + 1]) if first == ESCAPE else (first,)
            found[name], numbers, at = numbers, [], at + len(name)
        else:
            value, at = _number(data, at)
            numbers.append(value)
    return found


def _number(data: bytes, at: int) -> tuple[int, int]:
    """Return the number that begins at this offset, and the offset after it."""
    first = data[at]
    if first in NUMBERS:
        length, kind = NUMBERS[first]
        return unpack_from(kind, data, at + 1)[0], at + 1 + length
    if first == REAL:
        return 0, next(k for k in range(at + 1, len(data)) if data[k] & 0xF == 0xF or data[k] >> 4 == 0xF) + 1
    if first < 247:
        return first - 139, at + 1
    high, low = (first - 247, 1) if first < 251 else (first - 251, -1)
    return low * (256 * high + data[at + 1] + 108), at + 2
