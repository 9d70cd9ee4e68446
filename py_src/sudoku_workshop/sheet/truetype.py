"""TrueType: letters taken out of font files, and a file made of them for a PDF.

Enough of the format for fonts as tools/fonts.py makes them: no hints, and no glyph made of others. (OpenType's
specification: the chapters on cmap, glyf, head, hmtx and loca.)
"""

from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import accumulate
from struct import calcsize, pack, unpack_from
from typing import NamedTuple

SHORT, LONG = "H", "I"  # how loca writes where a glyph begins: as a half of it, or as it is
DIRECTORY, RECORD = ">IHHHH", ">4sIII"
MAGIC = 0xB1B0AFBA  # what head's sum makes of the file's


class Glyph(NamedTuple):
    """A letter: how far it advances, where its outline begins on the left, in units; and the outline as it stands."""

    advance: int
    left: int
    outline: bytes


class TrueType:
    """A font file's letters."""

    def __init__(self, data: bytes) -> None:
        """Of nothing a font without letters."""
        many = unpack_from(">H", data, 4)[0] if data else 0
        records = (unpack_from(RECORD, data, 12 + 16 * index) for index in range(many))
        self.tables = {tag.decode("latin-1"): data[start : start + length] for tag, _, start, length in records}

    def __contains__(self, character: str) -> bool:
        return ord(character) in self._numbers

    def glyph(self, character: str) -> Glyph:
        """A letter that is in it."""
        number = self._numbers[ord(character)]
        start, stop = self._bounds[number : number + 2]
        full = unpack_from(">H", self.tables["hhea"], 34)[0]
        advance = unpack_from(">H", self.tables["hmtx"], 4 * min(number, full - 1))[0]
        place = 4 * number + 2 if number < full else 4 * full + 2 * (number - full)
        return Glyph(advance, unpack_from(">h", self.tables["hmtx"], place)[0], self.tables["glyf"][start:stop])

    @cached_property
    def _bounds(self) -> Sequence[int]:
        """Where each glyph begins, and where the last one ends."""
        long = unpack_from(">h", self.tables["head"], 50)[0]
        many = unpack_from(">H", self.tables["maxp"], 4)[0] + 1
        places = array(LONG if long else SHORT, self.tables["loca"], 0, many)
        return places if long else [2 * place for place in places]

    @cached_property
    def _numbers(self) -> dict[int, int]:
        """The glyph of each character of the basic plane: cmap's format 4, segments of characters."""
        if not self.tables:
            return {}
        cmap = self.tables["cmap"]
        starts = (unpack_from(">HHI", cmap, 4 + 8 * index)[2] for index in range(unpack_from(">H", cmap, 2)[0]))
        at = next(start for start in starts if unpack_from(">H", cmap, start)[0] == 4)
        many = unpack_from(">H", cmap, at + 6)[0] // 2
        lasts, firsts = array("H", cmap, at + 14, many), array("H", cmap, at + 16 + 2 * many, many)
        steps, offsets = array("H", cmap, at + 16 + 4 * many, many), array("H", cmap, at + 16 + 6 * many, many)
        found = {}
        for index, (first, last, step, offset) in enumerate(zip(firsts, lasts, steps, offsets, strict=True)):
            for code in range(first, min(last, 0xFFFE) + 1):
                place = at + 16 + 6 * many + 2 * index + offset + 2 * (code - first)
                number = unpack_from(">H", cmap, place)[0] if offset else code
                if number := (number + step) % 0x10000 if number else 0:
                    found[code] = number
        return found


def array(kind: str, data: bytes, start: int, many: int) -> tuple[int, ...]:
    """Numbers in a row."""
    return unpack_from(f">{many}{kind}", data, start)


def file_of(glyphs: Iterable[Glyph], units: int = 1000) -> bytes:
    """A font file with these letters, numbered from 1, and nothing to find them by: a PDF does that."""
    some = [Glyph(units // 2, 0, b""), *glyphs]
    outlines = [glyph.outline + bytes(-len(glyph.outline) % 4) for glyph in some]
    bounds = [0, *accumulate(map(len, outlines))]
    points, contours = map(max, zip(*map(_size, outlines), strict=True))
    return _file(
        {
            "glyf": b"".join(outlines) or bytes(4),
            "head": pack(">IIIIHHQQhhhhHHhhh", 0x10000, 0x10000, 0, 0x5F0F3CF5, 3, units, 0, 0, -1000, -500, 3000, 2000,
                         0, 8, 2, 1, 0),
            "hhea": pack(">IhhhHhhhhhhhhhhhH", 0x10000, 880, -120, 0, 3000, *[0] * 11, len(some)),
            "hmtx": b"".join(pack(">Hh", glyph.advance, glyph.left) for glyph in some),
            "loca": pack(f">{len(bounds)}I", *bounds),
            "maxp": pack(">IHHHHHHHHHHHHHH", 0x10000, len(some), points, contours, 0, 0, 2, *[0] * 8),
        }
    )  # fmt: skip


def _size(outline: bytes) -> tuple[int, int]:
    """How many points and contours a simple glyph has."""
    contours = unpack_from(">h", outline)[0] if outline else 0
    return (unpack_from(">H", outline, 8 + 2 * contours)[0] + 1, contours) if contours > 0 else (0, 0)


def _file(tables: dict[str, bytes]) -> bytes:
    many = len(tables)
    power = 1 << (many.bit_length() - 1)
    head = pack(DIRECTORY, 0x10000, many, 16 * power, power.bit_length() - 1, 16 * (many - power))
    at = len(head) + many * calcsize(RECORD)
    records, body = [], b""
    for tag, table in sorted(tables.items()):
        padded = table + bytes(-len(table) % 4)
        records.append(pack(RECORD, tag.encode(), _sum(padded), at + len(body), len(table)))
        body += padded
    made = bytearray(head + b"".join(records) + body)
    place = made.index(tables["head"]) + 8
    made[place : place + 4] = pack(">I", (MAGIC - _sum(bytes(made))) % 2**32)
    return bytes(made)


def _sum(data: bytes) -> int:
    return sum(array(LONG, data, 0, len(data) // 4)) % 2**32
