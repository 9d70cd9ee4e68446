"""The outlines of an OpenType font as PostScript writes them (CFF): all but some of the letters blanked.

What stands where stays as it is, so nothing else in the table has to be understood, and the blanks take no room in the
packed file. (Adobe's Technical Note 5176; operators of the Top DICT in its table 9.)
"""

from collections.abc import Sequence
from functools import cached_property
from itertools import accumulate, pairwise
from struct import pack, unpack_from

from sudoku_workshop.sheet.sfnt import SHORT, array

CHARSET, LETTERS, BY_CID = (15,), (17,), (12, 30)  # operators of the Top DICT
END = b"\x0e"  # a letter that is blank
ESCAPE, REAL = 12, 30
NUMBERS = {28: (2, ">h"), 29: (4, ">i")}  # how numbers are written that begin so
RANGES = {1: ">HB", 2: ">HH"}  # how a charset of this format writes a range


class Cff:
    """A table of outlines."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        _, after_names = index_at(data, data[2])
        tops, _ = index_at(data, after_names)
        self.top = operators(data[slice(*tops[0])])
        self.at: int = self.top[LETTERS][-1]
        self.letters, self.end = index_at(data, self.at)

    @cached_property
    def cids(self) -> list[int] | None:
        """By glyph its number within the collection of characters; None where they have the glyphs' own."""
        if BY_CID not in self.top:
            return None
        at, many = self.top[CHARSET][-1], len(self.letters)
        kind, at, found = self.data[at], at + 1, [0]
        if kind == 0:
            return [*found, *array(SHORT, self.data, at, many - 1)]
        while len(found) < many:
            first, left = unpack_from(RANGES[kind], self.data, at)
            found += range(first, first + left + 1)
            at += 3 if kind == 1 else 4
        return found

    def number(self, glyph: int) -> int:
        """What a PDF calls a glyph."""
        return self.cids[glyph] if self.cids else glyph

    def subset(self, glyphs: set[int]) -> bytes:
        """The table with these glyphs; the others are there, and blank."""
        kept = glyphs | {0}
        letters = (self.data[slice(*part)] for part in self.letters)
        some = [letter if number in kept else letter and END for number, letter in enumerate(letters)]
        made = _index(some, self.data[self.at + 2])
        return self.data[: self.at] + made + bytes(self.end - self.at - len(made)) + self.data[self.end :]


def index_at(data: bytes, at: int) -> tuple[list[tuple[int, int]], int]:
    """Where the parts of an INDEX begin and end, and where it ends itself."""
    many = unpack_from(">H", data, at)[0]
    if not many:
        return [], at + 2
    size, start = data[at + 2], at + 3
    offsets = [int.from_bytes(data[start + k * size : start + (k + 1) * size], "big") for k in range(many + 1)]
    base = start + (many + 1) * size - 1
    return [(base + first, base + last) for first, last in pairwise(offsets)], base + offsets[-1]


def _index(parts: Sequence[bytes], size: int) -> bytes:
    """An INDEX of these parts, whose offsets are so many bytes long."""
    offsets = accumulate(map(len, parts), initial=1)
    return pack(">HB", len(parts), size) + b"".join(at.to_bytes(size, "big") for at in offsets) + b"".join(parts)


def operators(data: bytes) -> dict[tuple[int, ...], list[int]]:
    """The operators of a DICT with their numbers; of fractions no more than that they are there."""
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
    """A number, and where it ends."""
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
