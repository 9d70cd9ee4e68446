"""A font file that a user has chosen (TrueType or OpenType). A PDF contains only the glyphs that its pages use."""

from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from struct import unpack_from

from sudoku_workshop.sheet.cff import Cff
from sudoku_workshop.sheet.contours import path_of
from sudoku_workshop.sheet.sfnt import BROKEN, faces_in, file_with, metrics_of, name_of, numbers_of, tables_of
from sudoku_workshop.sheet.truetype import Outlines

ENDINGS = {"zh-Hant": ("tc", "tw", "hk"), "zh-Hans": ("sc", "cn"), "ko": ("kr",)}  # last words in names of fonts
FAMILY, FULL, POSTSCRIPT, PREFERRED = 1, 4, 6, 16  # IDs of names in a font
DIGITS = "123456789"
RIGHTS, CAPITALS = 8, 88  # offsets in the table OS/2: embedding rights, and height of capitals
RESTRICTED, USAGE, WHOLE, PICTURES = 0x2, 0xF, 0x100, 0x200  # bits of fsType in OS/2
USUAL = 0.71  # the usual height of capitals, in font sizes


class FontError(ValueError):
    """A font file that cannot be used. `code` says why: not a font, no right to embed it, or no digits."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class UserFont:
    """A user's font. In a font collection, it is the font for the language.

    Raises FontError if the file cannot be used.
    """

    def __init__(self, data: bytes, language: str = "") -> None:
        try:
            self.tables = _face(data, language)
            self.glyphs = numbers_of(self.tables["cmap"])
            self.outlines = Cff(self.tables["CFF "]) if "CFF " in self.tables else Outlines(self.tables)
            self.units: int = unpack_from(">H", self.tables["head"], 18)[0]
            self.height = self._height()
            usable = all(map(self._width, filter(self.has, DIGITS)))
        except BROKEN as error:
            raise FontError("font") from error
        if not usable:
            raise FontError("font")
        if not _may_be_embedded(self.tables.get("OS/2", b"")):
            raise FontError("font-rights")
        if not all(map(self.has, DIGITS)):
            raise FontError("font-digits")
        self.width = lru_cache(maxsize=None)(self._width)

    def has(self, character: str) -> bool:
        return ord(character) in self.glyphs

    def _width(self, character: str) -> float:
        return metrics_of(self.tables, self.glyphs[ord(character)])[0] / self.units

    def _height(self) -> float:
        """Return the height of the digits, in font sizes.

        Fonts with PostScript outlines do not store this height, so the height of capitals is used for them.
        """
        if isinstance(self.outlines, Outlines):
            found = max(self.outlines.height(self.glyphs.get(ord(digit), 0)) for digit in DIGITS)
        else:
            about = self.tables.get("OS/2", b"")
            found = unpack_from(">h", about, CAPITALS)[0] if len(about) > CAPITALS + 1 else 0
        return found / self.units if found > 0 else USUAL

    @cached_property
    def name(self) -> str:
        """The name of the font in a PDF, where it must be a single word."""
        return "".join(filter(str.isalnum, name_of(self.tables, POSTSCRIPT))) or "Own"

    @property
    def title(self) -> str:
        """The name of the font as people see it."""
        return name_of(self.tables, FULL, PREFERRED, FAMILY, POSTSCRIPT) or self.name

    @property
    def true_type(self) -> bool:
        return isinstance(self.outlines, Outlines)

    def number(self, character: str) -> int:
        """Return the number by which a PDF refers to the character's glyph."""
        glyph = self.glyphs[ord(character)]
        return self.outlines.number(glyph) if isinstance(self.outlines, Cff) else glyph

    def codes(self, text: str) -> bytes:
        """Return the codes for the text in a PDF. Each character has two bytes."""
        return b"".join(self.number(character).to_bytes(2, "big") for character in text)

    def subset(self, characters: Iterable[str]) -> bytes:
        """Return the font with only these characters. Their glyphs keep their numbers.

        For a TrueType font, the result is a whole file. For PostScript outlines, it is only the table of outlines.
        """
        used = {self.glyphs[ord(character)] for character in characters}
        return self.outlines.subset(used) if isinstance(self.outlines, Cff) else self.outlines.subset(used, self.units)

    def path(self, character: str) -> str:
        """Return the outline of a character as an SVG path, in units of the font. The y axis points upwards.

        Raises one of the exceptions in BROKEN if the character cannot be drawn.
        """
        glyph = self.glyphs[ord(character)]
        return self.outlines.path(glyph) if isinstance(self.outlines, Cff) else path_of(self.outlines, glyph)

    @property
    def file(self) -> bytes:
        """The font as a separate file, without the other fonts of its collection."""
        return file_with(self.tables)


def _face(data: bytes, language: str) -> Mapping[str, bytes]:
    """Return the tables of the font for the language, or of the first font if no font has a matching name."""
    faces = [tables_of(data, at) for at in faces_in(data)]
    if len(faces) == 1:
        return faces[0]
    names = [name_of(face, PREFERRED, FAMILY).rpartition(" ")[2].lower() for face in faces]
    return faces[next((names.index(ending) for ending in ENDINGS.get(language, ()) if ending in names), 0)]


def _may_be_embedded(about: bytes) -> bool:
    """Return whether the font's licence bits allow documents to contain a part of the font, and its outlines."""
    rights = unpack_from(">H", about, RIGHTS)[0] if len(about) > RIGHTS + 1 else 0
    return rights & USAGE != RESTRICTED and not rights & (WHOLE | PICTURES)
