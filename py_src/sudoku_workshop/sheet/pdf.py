"""Pages as PDF. Each page's content can be written by itself, so that a long document shows how far it has come."""

import io
import zlib
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

import pydyf

from sudoku_workshop.sheet.drawing import BLACK, Area, Ink, Lines, Moved, Operation, Page, Ring, Text
from sudoku_workshop.sheet.fonts import NAMES, font_objects
from sudoku_workshop.sheet.own import OwnFont
from sudoku_workshop.sheet.svg import number
from sudoku_workshop.sheet.typeset import LATIN, OWN, Type, clean

POINT = 72 / 25.4  # points in a millimetre
FAT = 0.03  # outline that makes a font bold which has no bold face, of the font size
SOLID = "[] 0 d 2 J"  # square ends, so that the corners of a frame are full
ANCHORS = {"start": 0.0, "middle": 0.5, "end": 1.0}


class Content(NamedTuple):
    """What is on one page, in the language of PDF, packed; and the fonts that it names."""

    width: float
    height: float
    data: bytes
    fonts: tuple[str, ...]


def pdf(pages: Iterable[Page], type_: Type, title: str = "") -> bytes:
    """A whole document."""
    own = type_.own if isinstance(type_.own, OwnFont) else None
    return bind([content(page, type_) for page in pages], title, own)


def content(page: Page, type_: Type) -> Content:
    """One page. Its coordinates are ours, millimetres from the upper left corner, so letters are turned upright."""
    pen = Pen(type_)
    pen.put(f"{POINT:.6f} 0 0 {-POINT:.6f} 0 {page.height * POINT:.6f} cm")
    pen.draw(page.operations)
    packed = zlib.compress("\n".join(pen.out).encode("ascii"))
    return Content(page.width, page.height, packed, tuple(sorted(pen.fonts)))


def bind(contents: Sequence[Content], title: str = "", own: OwnFont | None = None) -> bytes:
    """The document of these pages."""
    document = pydyf.PDF()
    used = sorted({font for page in contents for font in page.fonts})
    fonts = pydyf.Dictionary({NAMES[font]: font_objects(document, font, own).reference for font in used})
    document.add_object(fonts)
    for page in contents:
        _add(document, page, fonts)
    document.info["Title"] = pydyf.String(clean(title))
    document.info["Producer"] = pydyf.String("Sudoku Workshop")
    written = io.BytesIO()
    document.write(written, compress=True)
    return written.getvalue()


def _add(document: pydyf.PDF, page: Content, fonts: pydyf.Dictionary) -> None:
    stream = pydyf.Stream([page.data], {"Filter": "/FlateDecode"})
    document.add_object(stream)
    document.add_page(
        pydyf.Dictionary(
            {
                "Type": "/Page",
                "Parent": document.pages.reference,
                "MediaBox": pydyf.Array([0, 0, number(page.width * POINT), number(page.height * POINT)]),
                "Resources": pydyf.Dictionary({"Font": fonts.reference}),
                "Contents": stream.reference,
            }
        )
    )


class Pen:
    """Writes operations; says again only what has changed since (font, ink)."""

    def __init__(self, type_: Type) -> None:
        self.type, self.out, self.fonts = type_, list[str](), set[str]()
        self.font, self.fill, self.stroke = ("", 0.0), BLACK, BLACK
        self.shown = cache(self._shown)

    def put(self, *words: object) -> None:
        self.out.append(" ".join(map(str, words)))

    def draw(self, operations: Iterable[Operation]) -> None:
        for operation in operations:
            match operation:
                case Text():
                    self._text(operation)
                case Lines():
                    self._lines(operation)
                case Area():
                    self._area(operation)
                case Moved():
                    self._group(operation)

    def _group(self, group: Moved) -> None:
        """What is set within a group is forgotten after it."""
        kept = self.font, self.fill, self.stroke
        sign = -1 if group.turned else 1
        self.put("q", sign, 0, 0, sign, number(group.x), number(group.y), "cm")
        self.draw(group.operations)
        self.put("Q")
        self.font, self.fill, self.stroke = kept

    def _text(self, text: Text) -> None:
        self._fill(text.ink)
        x = text.x - ANCHORS[text.anchor] * self.type.width(text.text, text.size, text.bold)
        self.out.append("BT")
        for font, part in self.type.runs(text.text):
            self._run(text, font, part, x)
            x += self.type.width(part, text.size, text.bold)
        self.out.append("ET")

    def _run(self, text: Text, font: str, part: str, x: float) -> None:
        face = f"{font}-bold" if font == LATIN and text.bold else font
        self._face(face, text.size)
        self.out.append(f"1 0 0 -1 {number(x)} {number(text.baseline)} Tm")
        fat = text.bold and font != LATIN
        if fat:
            self._stroke(text.ink)
            self.put("2 Tr", number(text.size * FAT), "w")
        self.out.append(self.shown(font, part))
        if fat:
            self.put("0 Tr")

    def _shown(self, font: str, text: str) -> str:
        return f"<{self._codes(font, text).hex()}> Tj"

    def _codes(self, font: str, text: str) -> bytes:
        if font == OWN and isinstance(self.type.own, OwnFont):
            return self.type.own.codes(text)
        return text.encode("cp1252" if font == LATIN else "utf-16-be")

    def _face(self, face: str, size: float) -> None:
        if (face, size) != self.font:
            self.font = face, size
            self.fonts.add(face)
            self.put(f"/{NAMES[face]} {number(size)} Tf")

    def _lines(self, lines: Lines) -> None:
        self._stroke(lines.ink)
        self.put(dashed(*lines.dash) if lines.dash else SOLID, number(lines.width), "w")
        for x, y, u, v in lines.segments:
            self.put(number(x), number(y), "m", number(u), number(v), "l")
        self.put("S")

    def _area(self, area: Area) -> None:
        if area.width is None:
            self._fill(area.ink)
        else:
            self._stroke(area.ink)
            self.put(SOLID, number(area.width), "w")
        for ring in area.rings:
            self.out.extend(_ring(ring))
        self.put("f" if area.width is None else "S")

    def _fill(self, ink: Ink) -> None:
        if ink != self.fill:
            self.fill = ink
            self.put(*colour(ink), "rg" if isinstance(ink, tuple) else "g")

    def _stroke(self, ink: Ink) -> None:
        if ink != self.stroke:
            self.stroke = ink
            self.put(*colour(ink), "RG" if isinstance(ink, tuple) else "G")


def dashed(mark: float, gap: float) -> str:
    return f"[{number(mark)} {number(gap)}] 0 d 0 J"


def colour(ink: Ink) -> tuple[str, ...]:
    """Grey stays grey: black is then printed with black alone."""
    return tuple(map(number, ink if isinstance(ink, tuple) else (ink,)))


def _ring(ring: Ring) -> Iterator[str]:
    (x, y), *others = ring
    yield f"{number(x)} {number(y)} m"
    for u, v in others:
        yield f"{number(u)} {number(v)} l"
    yield "h"
