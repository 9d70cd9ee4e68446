"""Text made fit for paper: cleaned, measured, cut or broken into lines, and split into runs of one font each."""

import re
import unicodedata
from functools import cache, lru_cache
from itertools import groupby
from typing import Protocol

from sudoku_workshop.sheet import helvetica

KEPT = 1000  # texts whose width and fonts are remembered: a thousand grids have the same nine digits
LONGEST = 2000  # characters of one text that are looked at; more never fits
ACCENTS = 2  # marks that one letter may carry
DIGIT = 0.71  # the height of a digit, of the font size
LATIN, OWN = "latin", "own"
CODECS = {"zh-Hans": "gbk", "zh-Hant": "big5", "ko": "cp949"}  # what the CJK fonts of every PDF reader can draw
MISSING = "□"  # drawn for a character that no font has
ELLIPSIS = "…"
IDEOGRAPHS = "\u2e80-\u3130\u3190-\ua4cf\uf900-\ufaff\uff00-\uffef"  # Korean is written with spaces, as English is
OPENING, CLOSING = "（［｛〈《「『【〔“‘", "）］｝〉》」』】〕、。，．：；！？…・％”’"  # no line ends or begins so
PIECES = re.compile(  # a line may end after each
    rf"[{OPENING}]*[{IDEOGRAPHS}][{CLOSING}]*|[{OPENING}]*[^\s{IDEOGRAPHS}{OPENING}]+[{CLOSING}]*|[{OPENING}]+|\s"
)


class Font(Protocol):
    """A custom font: what it can draw, and how wide, of the font size."""

    def has(self, character: str) -> bool: ...
    def width(self, character: str) -> float: ...


def clean(text: str) -> str:
    """The text in one line: no control, format or unassigned characters, no more than a few accents on a letter."""
    kept, accents = [], 0
    for character in unicodedata.normalize("NFC", text[:LONGEST]):
        kind = unicodedata.category(character)[0]
        accents = accents + 1 if kind == "M" else 0
        if character.isspace():
            kept.append(" ")
        elif kind != "C" and accents <= ACCENTS:
            kept.append(character)
    return " ".join("".join(kept).split())


class Type:
    """The fonts of a sheet in one language. `own` draws whatever it has; then Helvetica; then the CJK fonts."""

    def __init__(self, language: str = "en", own: Font | None = None) -> None:
        self.language, self.own = language, own
        self._cjk = sorted(CODECS, key=lambda font: font != language)
        self.font_of = lru_cache(maxsize=None)(self._font_of)
        self.span = lru_cache(maxsize=KEPT)(self._span)
        self.runs = lru_cache(maxsize=KEPT)(self._runs)

    def _font_of(self, character: str) -> tuple[str, str]:
        """The font that draws a character, and the character that it draws."""
        if self.own and self.own.has(character):
            return OWN, character
        if encodes("cp1252", character):
            return LATIN, character
        font = next((font for font in self._cjk if encodes(CODECS[font], character)), None)
        return (font, character) if font else ("zh-Hans", MISSING)

    def _runs(self, text: str) -> tuple[tuple[str, str], ...]:
        """The text as (font, part), in its order."""
        parts = groupby(map(self.font_of, text), key=lambda pair: pair[0])
        return tuple((font, "".join(character for _, character in pairs)) for font, pairs in parts)

    def width(self, text: str, size: float, bold: bool = False) -> float:
        """How long a text is."""
        return size * self.span(text, bold)

    def _span(self, text: str, bold: bool) -> float:
        """The same, of the font size."""
        return sum(self._advance(*self.font_of(character), bold) for character in text)

    def _advance(self, font: str, character: str, bold: bool) -> float:
        if font == OWN and self.own:
            return self.own.width(character)
        if font == LATIN:
            widths = helvetica.BOLD if bold else helvetica.REGULAR
            return widths[character.encode("cp1252")[0] - helvetica.FIRST] / 1000
        return 1.0

    def fit(self, text: str, size: float, width: float, bold: bool = False) -> str:
        """The text, or as much of its beginning as there is room for, and an ellipsis."""
        text = clean(text)
        if self.width(text, size, bold) <= width:
            return text
        kept = self.head(text, size, width - self.width(ELLIPSIS, size, bold), bold).rstrip()
        return kept + ELLIPSIS if kept else ""

    def head(self, text: str, size: float, width: float, bold: bool = False) -> str:
        """As many of the first characters as there is room for."""
        used = 0.0
        for index, character in enumerate(text):
            used += self.width(character, size, bold)
            if used > width:
                return text[:index]
        return text

    def wrap(self, text: str, size: float, width: float, lines: int, bold: bool = False) -> list[str]:
        """The text broken into at most so many lines; what is left over is cut with an ellipsis."""
        made: list[str] = []
        rest = clean(text)
        while rest and len(made) < lines - 1:
            line = self._line(rest, size, width, bold)
            made.append(line.rstrip())
            rest = rest[len(line) :].lstrip()
        return [*made, self.fit(rest, size, width, bold)] if rest and lines else made

    def _line(self, text: str, size: float, width: float, bold: bool) -> str:
        """The first line: whole words; of a word that is too long for any line, its beginning."""
        line = ""
        for piece in PIECES.findall(text):
            if self.width((line + piece).rstrip(), size, bold) > width:
                break
            line += piece
        return line or self.head(text, size, width, bold) or text[0]


@cache
def encodes(codec: str, character: str) -> bool:
    """Whether a codec has a code for a character."""
    try:
        return bool(character.encode(codec))
    except UnicodeEncodeError:
        return False
