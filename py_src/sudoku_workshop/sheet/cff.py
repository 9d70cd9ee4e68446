"""The outlines of an OpenType font in the PostScript format (CFF), reduced to the letters that are used.

Unused letters, and subroutines that no used letter calls, are replaced by blanks. All other data remain in their
places, so the rest of the table need not be understood. The blanks take hardly any room in the packed file. (Adobe's
Technical Note 5176; its table 9 lists the operators of the Top DICT.)
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
BLANK, NOTHING = b"\x0e", b"\x0b"  # an empty letter, and an empty subroutine
RANGES = {1: ">HB", 2: ">HH"}  # how a range is stored, by format of the charset


class Cff:
    """A font's outlines: the table "CFF " of a font file."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        names = Index(data, data[2])
        tops = Index(data, names.end)
        self.shared = Index(data, Index(data, tops.end).end)
        self.top = operators(tops[0])
        self.letters = Index(data, self.top[LETTERS][-1])

    @cached_property
    def cids(self) -> list[int] | None:
        """The number of each glyph in the font's character collection (CID), or None if there are no such numbers."""
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
        """Return the table with only the outlines of these glyphs and of glyph 0.

        Other glyphs and unneeded subroutines are kept as blanks, so that all numbers stay the same.
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
        """Return the fonts in the table: one or, if glyphs are numbered by character collection (CID), several."""
        return [operators(font) for font in Index(self.data, self.top[FONTS][-1])] if FONTS in self.top else [self.top]

    @cached_property
    def _subroutines(self) -> list[Index | None]:
        """The subroutines of each font that only its own letters can call, or None if it has none."""
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
