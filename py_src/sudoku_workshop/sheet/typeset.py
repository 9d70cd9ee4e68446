"""Text prepared for paper: cleaned, measured, cut or broken into lines, and split into runs (pieces in one font)."""

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from math import inf
from typing import NamedTuple

from sudoku_workshop.sheet.faces import BOLD, COMMON, LATIN, OWN, REGULAR, slice_of
from sudoku_workshop.sheet.faces import width as width_of
from sudoku_workshop.sheet.metrics import HEIGHTS, WIDTHS
from sudoku_workshop.sheet.user_font import UserFont

CACHED = 1000  # the size of the cache of measured texts
LONGEST = 2000  # the most characters of a text that are used; more never fit
ACCENTS = 2  # the most combining marks that one letter may have
DIGIT = 0.71  # the height of a grid's digit in every typeface, as a share of its size in the layout
LATINS = {name: dict(zip(*some, strict=True)) for name, some in WIDTHS.items()}
FAT = 0.024  # the width of an outline that makes letters look bold, in font sizes
MISSING = "□"  # the character that replaces characters that no font has
ELLIPSIS = "…"
IDEOGRAPHS = "\u2e80-\u3130\u3190-\ua4cf\uf900-\ufaff\uff00-\uffef"  # without Korean, which has spaces between words
OPENING, CLOSING = "（［｛〈《「『【〔“‘", "）］｝〉》」』】〕、。，．：；！？…・％”’"  # must not end or start a line
PIECES = re.compile(  # a line may be broken after each piece
    rf"[{OPENING}]*[{IDEOGRAPHS}][{CLOSING}]*|[{OPENING}]*[^\s{IDEOGRAPHS}{OPENING}]+[{CLOSING}]*|[{OPENING}]+|\s"
)


class FaceRun(NamedTuple):
    """A run: letters in one typeface, and their width in font sizes. With `fat`, an outline makes them look bold."""

    face: str
    text: str
    width: float
    fat: bool = False


def clean(text: str, longest: int | None = LONGEST) -> str:
    """Return the text in one line, without control characters, unassigned characters and surplus accents."""
    kept, accents = [], 0
    for character in unicodedata.normalize("NFC", text[:longest]):
        kind = unicodedata.category(character)[0]
        accents = accents + 1 if kind == "M" else 0
        if character.isspace():
            kept.append(" ")
        elif kind != "C" and accents <= ACCENTS:
            kept.append(character)
    return " ".join("".join(kept).split())


def joined(lines: Sequence[str]) -> str:
    """Return the lines as one line. Words are joined with a space, but there is none beside a Chinese character."""
    return re.sub(rf"\n(?=[{IDEOGRAPHS}])|(?<=[{IDEOGRAPHS}])\n", "", "\n".join(lines)).replace("\n", " ")


class Piece(NamedTuple):
    """A run of a text of font size 1: the factor of its font size, and the width of what is before it."""

    run: FaceRun
    scale: float
    before: float


class Type:
    """The typefaces of a document in one language.

    `own` is the user's font, which draws all characters that it has. Other characters come from the Latin typeface,
    then from the typeface of the language, then from those of other languages. `digits` is the Latin typeface for the
    digits of grids.
    """

    def __init__(
        self, language: str = "en", own: UserFont | None = None, own_bold: UserFont | None = None, digits: str = LATIN
    ) -> None:
        self.language, self.own, self.own_bold, self.digits = language, own, own_bold, digits
        self.embedded = {face: font for face, font in ((OWN, own), (OWN + BOLD, own_bold)) if font}
        self._eastern = sorted(COMMON, key=lambda face: face != language)
        self.face_of = lru_cache(maxsize=None)(self._face_of)
        self.runs = lru_cache(maxsize=CACHED)(self._runs)
        self.pieces = lru_cache(maxsize=CACHED)(self._pieces)

    def _face_of(self, character: str) -> tuple[str, str]:
        """Return the typeface for a character, and the character to draw: itself, or another one if no font has it."""
        if self.own and self.own.has(character):
            return OWN, character
        if self.language in COMMON and slice_of(self.language, character):  # before Latin: “ is wide in Chinese
            return self.language, character
        if character in LATINS[LATIN + BOLD]:
            return LATIN, character
        face = next((face for face in self._eastern if slice_of(face, character)), None)
        return (face, character) if face else (self._eastern[0], MISSING)

    def _runs(self, text: str, bold: bool = False) -> tuple[FaceRun, ...]:
        """Return the runs of a text (pieces in one typeface) in order. A new run begins where the typeface changes."""
        parts = groupby(map(self.face_of, text), key=lambda pair: pair[0])
        return tuple(self._run(face, "".join(character for _, character in pairs), bold) for face, pairs in parts)

    def _run(self, face: str, text: str, bold: bool) -> FaceRun:
        if face in HEIGHTS:
            name = face + (BOLD if bold else REGULAR)
            return FaceRun(name, text, sum(map(LATINS[name].__getitem__, text)) / 1000)
        if face == OWN and self.own:
            heavy = self.own_bold if bold and self.own_bold and all(map(self.own_bold.has, text)) else None
            return FaceRun(
                face + BOLD * bool(heavy), text, sum(map((heavy or self.own).width, text)), bold and not heavy
            )
        return FaceRun(face, text, sum(map(width_of, text)), bold)

    def run_of(self, run: FaceRun, letter: str) -> FaceRun:
        """Return one letter of a run as a run of its own."""
        bold = run.fat or run.face.endswith(BOLD)
        return self._run(run.face.removesuffix(BOLD).removesuffix(REGULAR), letter, bold)

    def in_grid(self, text: str, bold: bool) -> tuple[FaceRun, ...]:
        """Return the runs of a digit or letter in a grid.

        The first of these that can draw the text is used: the user's font, the typeface for digits, the typefaces of
        other texts.
        """
        if self.own and all(map(self.own.has, text)):
            return self.runs(text, bold)
        known = LATINS[self.digits + (BOLD if bold else REGULAR)]
        return (self._run(self.digits, text, bold),) if all(map(known.__contains__, text)) else self.runs(text, bold)

    def scale(self, run: FaceRun) -> float:
        """Return a factor for the font size, by which digits in grids are equally high in all fonts (see DIGIT)."""
        face = run.face.removesuffix(BOLD).removesuffix(REGULAR)
        own = self.embedded.get(run.face)
        return DIGIT / (own.height if own else HEIGHTS[face]) if own or face in HEIGHTS else 1.0

    def _pieces(self, text: str, bold: bool, digit: bool) -> tuple[tuple[Piece, ...], float]:
        """Return the pieces of a text of font size 1, and the width of them all. A `digit` is in a grid."""
        pieces, width = [], 0.0
        for run in self.in_grid(text, bold) if digit else self.runs(text, bold):
            scale = self.scale(run) if digit else 1.0
            pieces.append(Piece(run, scale, width))
            width += run.width * scale
        return tuple(pieces), width

    def width(self, text: str, size: float, bold: bool = False) -> float:
        """Return the width of a text, in the same unit as `size`."""
        return size * sum(run.width for run in self.runs(text, bold))

    def fit(self, text: str, size: float, width: float, bold: bool = False) -> str:
        """Return the text if it fits into this width.

        Otherwise return as much of its beginning as fits with an ellipsis.
        """
        text = clean(text)
        if self.width(text, size, bold) <= width:
            return text
        kept = self.head(text, size, width - self.width(ELLIPSIS, size, bold), bold).rstrip()
        return kept + ELLIPSIS if kept else ""

    def head(self, text: str, size: float, width: float, bold: bool) -> str:
        """Return the longest beginning of a text that fits into this width."""
        used = 0.0
        for index, character in enumerate(text):
            used += self.width(character, size, bold)
            if used > width:
                return text[:index]
        return text

    def wrap(self, text: str, size: float, width: float, lines: float = inf, bold: bool = False) -> list[str]:
        """Return the text broken into lines of at most this width. Line breaks in the text are kept.

        If the number of lines is limited, the last line may be cut with an ellipsis.
        """
        made: list[str] = []
        longest = None if lines == inf else LONGEST
        rest = "\n".join(filter(None, (clean(part, longest) for part in text[:longest].split("\n"))))
        while rest and len(made) < lines - 1:
            line = self._line(rest, size, width, bold)
            made.append(line.rstrip())
            rest = rest[len(line) :].lstrip()
        return [*made, self.fit(rest, size, width, bold)] if rest and lines else made

    def balanced(self, text: str, size: float, width: float, lines: float = inf, bold: bool = False) -> list[str]:
        """Return the text broken into as few lines as `wrap` needs, which are as equally long as possible."""
        made = self.wrap(text, size, width, lines, bold)
        low, high = 0.0, width
        while len(made) > 1 and high - low > size / 4:
            middle = (low + high) / 2
            other = self.wrap(text, size, middle, len(made) + 1, bold)
            whole = all(self.width(word, size, bold) <= middle for word in PIECES.findall(clean(text)))
            if whole and len(other) == len(made):
                made, high = other, middle
            else:
                low = middle
        return made

    def fits(self, text: str, size: float, width: float, lines: int, bold: bool = False) -> bool:
        """Return whether a text fits into `lines` lines of this width without breaking a word."""
        words = PIECES.findall(clean(text))
        whole = all(self.width(word, size, bold) <= width for word in words)
        return whole and len(self.wrap(text, size, width, lines + 1, bold)) <= lines

    def _line(self, text: str, size: float, width: float, bold: bool) -> str:
        """Return the first line of a text: whole words, or the beginning of a word that is too long for any line."""
        line = ""
        for piece in (found[0] for found in PIECES.finditer(text)):
            if piece == "\n" or self.width((line + piece).rstrip(), size, bold) > width:
                break
            line += piece
        return line or self.head(text, size, width, bold) or text[0]
