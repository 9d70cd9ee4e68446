"""The outlines of an OpenType font in the PostScript format (CFF), in which all unused letters are replaced by blanks.

All other data remain in their places, so the rest of the table need not be understood. The blanks take hardly any room
in the packed file. Subroutines that no used letter calls are replaced by blanks as well. (Adobe's Technical Note 5176;
its table 9 lists the operators of the Top DICT.)
"""

from functools import cached_property
from struct import unpack_from

from sudoku_workshop.sheet.cff_parts import Index, Operators, operators
from sudoku_workshop.sheet.charstring import GLOBAL, LOCAL, Calls
from sudoku_workshop.sheet.curves import path_of
from sudoku_workshop.sheet.sfnt import SHORT, array

CHARSET, LETTERS, PRIVATE, SUBROUTINES, BY_CID, FONTS, FONT_OF = (
    (15,),
    (17,),
    (18,),
    (19,),
    (12, 30),
    (12, 36),
    (12, 37),
)
BLANK, NOTHING = b"\x0e", b"\x0b"  # a letter that ends at once, and a subroutine that ends at once
RANGES = {1: ">HB", 2: ">HH"}  # by format of the charset: the layout of a range


class Cff:
    """A table of outlines (CFF)."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        names = Index(data, data[2])
        tops = Index(data, names.end)
        self.shared = Index(data, Index(data, tops.end).end)
        self.top = operators(tops[0])
        self.letters = Index(data, self.top[LETTERS][-1])

    @cached_property
    def cids(self) -> list[int] | None:
        """The number of each glyph in the font's character collection, or None if it is the glyph's own number."""
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
        """Return the number by which a PDF refers to a glyph."""
        return self.cids[glyph] if self.cids else glyph

    def subset(self, glyphs: set[int]) -> bytes:
        """Return the table with these glyphs and the subroutines that they call.

        All other glyphs and subroutines are still there, but blank.
        """
        kept, made, shared = glyphs | {0}, bytearray(self.data), set[int]()
        for number in range(len(self._subroutines)):
            own = self._subroutines[number]
            calls = Calls(own or (), self.shared)
            for glyph in kept:
                if self._font_of(glyph) == number:
                    calls.follow(self.letters[glyph])
            shared |= calls.called[GLOBAL]
            if own:
                own.blank(made, calls.called[LOCAL], NOTHING)
        self.shared.blank(made, shared, NOTHING)
        self.letters.blank(made, kept, BLANK)
        return bytes(made)

    def path(self, glyph: int) -> str:
        """Return the outline of a glyph as an SVG path, in units of the font. The y axis points upwards."""
        own = self._subroutines[self._font_of(glyph)]
        return path_of(Calls(own or (), self.shared).operators(self.letters[glyph]))

    def _fonts(self) -> list[Operators]:
        """Return the fonts that the table consists of: one, or several if it is keyed by CID."""
        return [operators(font) for font in Index(self.data, self.top[FONTS][-1])] if FONTS in self.top else [self.top]

    @cached_property
    def _subroutines(self) -> list[Index | None]:
        """The local subroutines of each font. Only the font's own letters call them."""
        places = [font.get(PRIVATE, (0, 0)) for font in self._fonts()]
        found = [(at, operators(self.data[at : at + size])) for size, at in places]
        return [Index(self.data, at + own[SUBROUTINES][-1]) if SUBROUTINES in own else None for at, own in found]

    def _font_of(self, glyph: int) -> int:
        if FONT_OF not in self.top:
            return 0
        at = self.top[FONT_OF][-1]
        if self.data[at] == 0:
            return self.data[at + 1 + glyph]
        firsts = array(SHORT, self.data, at + 1, 1)[0]
        ranges = (unpack_from(">HB", self.data, at + 3 + 3 * k) for k in range(firsts))
        return int(max((first, font) for first, font in ranges if first <= glyph)[1])
