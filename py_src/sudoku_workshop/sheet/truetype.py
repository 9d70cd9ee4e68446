"""TrueType fonts: functions to take glyphs from font files, and to make a font file of these glyphs for a PDF.

The new file holds only outlines and metrics. It has no hints, and no table from characters to glyphs, because the PDF
itself has one. (OpenType specification, chapters on glyf, head, loca and maxp.)
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from itertools import accumulate
from struct import pack, unpack_from
from typing import NamedTuple

from sudoku_workshop.sheet.sfnt import LONG, SHORT, Tables, array, file_with, metrics_of, numbers_of, tables_of

UNITS = 1000  # how many units are a font size, in the project's fonts
MADE_OF = 10  # the offset of the first part in a composite glyph (a glyph made of others)
WORDS, MORE, HINTED = 0x1, 0x20, 0x100  # flags of a part of a composite glyph
SCALES = {0x8: 2, 0x40: 4, 0x80: 8}  # the number of bytes of a part's scale, by the part's flag
MOST_PARTS = 64, 8  # limits for a composite glyph: the number of parts, and how deeply they are nested


class Glyph(NamedTuple):
    """A glyph: its advance width and the left edge of its outline, in units, and its outline in TrueType's format."""

    advance: int
    left: int
    outline: bytes


BLANK = Glyph(0, 0, b"")


class TrueType:
    """The glyphs of a font file. With empty data, it is a font without glyphs."""

    def __init__(self, data: bytes) -> None:
        self.tables: Tables = tables_of(data) if data else {}

    def __contains__(self, character: str) -> bool:
        return ord(character) in self._numbers

    @cached_property
    def _numbers(self) -> dict[int, int]:
        return numbers_of(self.tables["cmap"]) if self.tables else {}

    @cached_property
    def outlines(self) -> "Outlines":
        return Outlines(self.tables)

    def number(self, character: str) -> int:
        """Return the number of a character's glyph in the font."""
        return self._numbers[ord(character)]

    def glyph(self, character: str) -> Glyph:
        """Return the glyph of a character in the font."""
        return self.outlines.glyph(self.number(character))


Fonts = Callable[[str], TrueType]  # returns the font with this name, or raises KeyError if it is not loaded


class Outlines:
    """The outlines of a TrueType font's glyphs, which are found by number."""

    def __init__(self, tables: Tables) -> None:
        self.tables, self.data = tables, tables["glyf"]
        long = unpack_from(">h", tables["head"], 50)[0]
        starts = array(LONG if long else SHORT, tables["loca"], 0, unpack_from(">H", tables["maxp"], 4)[0] + 1)
        self.bounds: Sequence[int] = starts if long else [2 * start for start in starts]

    def outline(self, number: int) -> bytes:
        return self.data[self.bounds[number] : self.bounds[number + 1]]

    def glyph(self, number: int) -> Glyph:
        return Glyph(*metrics_of(self.tables, number), self.outline(number))

    def height(self, number: int) -> int:
        """Return how far a glyph goes up from the baseline, in units."""
        outline = self.outline(number)
        return int(unpack_from(">h", outline, 8)[0]) if outline else 0

    def with_parts(self, numbers: Iterable[int]) -> set[int]:
        """Return the numbers of these glyphs, and of the glyphs that they are composed of."""
        found, waiting = set[int](), list(numbers)
        while waiting:
            number = waiting.pop()
            if number not in found:
                found.add(number)
                waiting += [part for _, _, part in parts(self.outline(number))]
        return found

    def subset(self, numbers: Iterable[int], units: int) -> bytes:
        """Return a font file with only these glyphs. They keep their numbers."""
        kept = self.with_parts(numbers)
        glyphs = (self.glyph(number) if number in kept else BLANK for number in range(1, max(kept, default=0) + 1))
        return file_of((glyph._replace(outline=unhinted(glyph.outline)) for glyph in glyphs), units)


def parts(outline: bytes) -> Iterator[tuple[int, int, int]]:
    """Yield the parts of a composite glyph, each as (offset of its data, flags, glyph number)."""
    at, flags = MADE_OF, MORE if outline and unpack_from(">h", outline)[0] < 0 else 0
    while flags & MORE:
        flags, number = array(SHORT, outline, at, 2)
        yield at, flags, number
        at += 4 + (4 if flags & WORDS else 2) + sum(SCALES[flag] for flag in SCALES if flags & flag)


def unhinted(outline: bytes) -> bytes:
    """Return a glyph without its hints, because these would need the instructions of the whole font."""
    contours = unpack_from(">h", outline)[0] if outline else 0
    if contours < 0:
        made = bytearray(outline)
        for at, flags, _ in parts(outline):
            made[at : at + 2] = pack(">H", flags & ~HINTED)
        return bytes(made)
    at = MADE_OF + 2 * contours
    return outline[:at] + bytes(2) + outline[at + 2 + unpack_from(">H", outline, at)[0] :] if contours else outline


def file_of(glyphs: Iterable[Glyph], units: int = UNITS) -> bytes:
    """Return a font file with these glyphs, numbered from 1. It has no table from characters to glyphs."""
    some = [Glyph(units // 2, 0, b""), *glyphs]
    outlines = [glyph.outline + bytes(-len(glyph.outline) % 4) for glyph in some]
    bounds = [0, *accumulate(map(len, outlines))]
    points, contours = map(max, zip(*map(_size, outlines), strict=True))
    up, down, left, right, top, bottom = (part * units // UNITS for part in (880, -120, -1000, 3000, 2000, -500))
    whole = [min(most * MOST_PARTS[0], 0xFFFF) for most in (points, contours)]
    return file_with(
        {
            "glyf": b"".join(outlines) or bytes(4),
            "head": pack(">IIIIHHQQhhhhHHhhh", 0x10000, 0x10000, 0, 0x5F0F3CF5, 3, units, 0, 0,
                         left, bottom, right, top, 0, 8, 2, 1, 0),
            "hhea": pack(">IhhhHhhhhhhhhhhhH", 0x10000, up, down, 0, right, *[0] * 11, len(some)),
            "hmtx": b"".join(pack(">Hh", glyph.advance, glyph.left) for glyph in some),
            "loca": pack(f">{len(bounds)}I", *bounds),
            "maxp": pack(">IHHHHHHHHHHHHHH", 0x10000, len(some), points, contours, *whole, 2, *[0] * 6, *MOST_PARTS),
        }
    )  # fmt: skip


def _size(outline: bytes) -> tuple[int, int]:
    """Return the number of points and of contours of a simple glyph."""
    contours = unpack_from(">h", outline)[0] if outline else 0
    return (unpack_from(">H", outline, 8 + 2 * contours)[0] + 1, contours) if contours > 0 else (0, 0)
