"""A custom font file, of which the letters that are used go into the PDF. Command line only: needs fontTools."""

import io
import logging
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

COLLECTION = b"ttcf"
ENDINGS = {"zh-Hant": ("tc", "tw", "hk"), "zh-Hans": ("sc", "cn"), "ko": ("kr",)}  # of the names of their faces


class OwnFont:
    """A TrueType or OpenType font, or of a collection the one for the language. ValueError for a file that is none."""

    def __init__(self, path: Path, language: str = "") -> None:
        from fontTools.ttLib import TTFont, TTLibError  # not in the page, and slow to import

        logging.getLogger("fontTools").setLevel(logging.ERROR)  # its remarks on a font help nobody who prints
        if path.exists() and not path.is_file():  # /dev/zero has no end
            raise ValueError(f"no font that can be embedded: {path}")
        try:
            data = path.read_bytes()
            number = _member(data, language) if data.startswith(COLLECTION) else 0
            self.font = TTFont(io.BytesIO(data), fontNumber=number, lazy=True)
            self.glyphs: dict[int, str] = self.font.getBestCmap() or {}
            self.outlines = next(table for table in ("glyf", "CFF ") if table in self.font)
            self.units: int = self.font["head"].unitsPerEm
        except (TTLibError, StopIteration, KeyError) as error:
            raise ValueError(f"no font that can be embedded: {path}") from error
        self.used: dict[int, str] = {}
        self.width = lru_cache(maxsize=None)(self._width)

    def has(self, character: str) -> bool:
        return ord(character) in self.glyphs

    def _width(self, character: str) -> float:
        return float(self.font["hmtx"][self.glyphs[ord(character)]][0]) / self.units

    def codes(self, text: str) -> bytes:
        """The text as the PDF writes it, two bytes a character. What is written is remembered for `embed`."""
        numbers = [self._code(character) for character in text]
        self.used.update(zip(numbers, text, strict=True))
        return b"".join(number.to_bytes(2, "big") for number in numbers)

    def _code(self, character: str) -> int:
        glyph = self.glyphs[ord(character)]
        return int(glyph[3:]) if self._by_cid else int(self.font.getGlyphID(glyph))

    @cached_property
    def _by_cid(self) -> bool:
        """Whether the font numbers its glyphs by itself, as large CJK fonts do."""
        return self.outlines == "CFF " and hasattr(self.font["CFF "].cff.topDictIndex[0], "ROS")

    @cached_property
    def name(self) -> str:
        return "".join(letter for letter in str(self.font["name"].getDebugName(6) or "Own") if letter.isalnum())

    @property
    def true_type(self) -> bool:
        return self.outlines == "glyf"

    def subset(self) -> bytes:
        """The font with the used letters only, under their old numbers: a whole TrueType file, or the bare outlines."""
        from fontTools.subset import Options, Subsetter

        subsetter = Subsetter(Options(retain_gids=True, notdef_outline=True, layout_features=[], hinting=False))
        subsetter.populate(text="".join(self.used.values()))
        subsetter.subset(self.font)
        file = io.BytesIO()
        self.font.save(file)
        return file.getvalue() if self.true_type else _table(file, self.outlines)


def _member(data: bytes, language: str) -> int:
    """The number of the language's face in a collection; the first, if none is named so."""
    from fontTools.ttLib import TTCollection

    faces = TTCollection(io.BytesIO(data), lazy=True).fonts
    names = [_family(face).rpartition(" ")[2].lower() for face in faces]
    return next((names.index(ending) for ending in ENDINGS.get(language, ()) if ending in names), 0)


def _family(font: Any) -> str:
    return str(font["name"].getDebugName(16) or font["name"].getDebugName(1) or "")


def _table(file: io.BytesIO, name: str) -> bytes:
    from fontTools.ttLib import TTFont

    file.seek(0)
    return bytes(TTFont(file).getTableData(name))
