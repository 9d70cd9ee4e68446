"""Pages as PDF. Each page's content can be written by itself, so that a long document shows how far it has come."""

import io
import zlib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

import pydyf

from sudoku_workshop.sheet.drawing import BLACK, Area, Ink, Lines, Moved, Operation, Page, Ring, Text
from sudoku_workshop.sheet.font_files import font_file
from sudoku_workshop.sheet.fonts import Fonts, Used, font_objects
from sudoku_workshop.sheet.own import OwnFont
from sudoku_workshop.sheet.svg import number
from sudoku_workshop.sheet.typeset import Run, Type, clean

POINT = 72 / 25.4  # points in a millimetre
FAT = 0.03  # outline that makes a font bold which has no bold face, of the font size
SOLID = "[] 0 d 2 J"  # square ends, so that the corners of a frame are full
ANCHORS = {"start": 0.0, "middle": 0.5, "end": 1.0}


class Content(NamedTuple):
    """What is on one page, in the language of PDF, packed; and by face the characters that it uses."""

    width: float
    height: float
    data: bytes
    fonts: Used


def pdf(pages: Iterable[Page], type_: Type, title: str = "") -> bytes:
    """A whole document."""
    return bind([content(page, type_) for page in pages], title, own=type_.embedded)


def content(page: Page, type_: Type) -> Content:
    """One page. Its coordinates are ours, millimetres from the upper left corner, so letters are turned upright."""
    pen = Pen(type_)
    pen.put(f"{POINT:.6f} 0 0 {-POINT:.6f} 0 {page.height * POINT:.6f} cm")
    pen.draw(page.operations)
    packed = zlib.compress("\n".join(pen.out).encode("ascii"))
    used = {face: "".join(sorted(characters)) for face, characters in sorted(pen.fonts.items())}
    return Content(page.width, page.height, packed, used)


def bind(
    contents: Sequence[Content], title: str = "", fonts: Fonts = font_file, own: Mapping[str, OwnFont] | None = None
) -> bytes:
    """The document of these pages. MissingFontsError for fonts that are not at hand."""
    document = pydyf.PDF()
    known = pydyf.Dictionary(font_objects(document, used_in(contents), fonts, own or {}))
    document.add_object(known)
    for page in contents:
        _add(document, page, known)
    document.info["Title"] = pydyf.String(clean(title))
    document.info["Producer"] = pydyf.String("Sudoku Workshop")
    written = io.BytesIO()
    document.write(written, compress=True)
    return written.getvalue()


def used_in(contents: Iterable[Content]) -> Used:
    """By face the characters that the pages use, each once."""
    used = defaultdict[str, set[str]](set)
    for page in contents:
        for face, characters in page.fonts.items():
            used[face].update(characters)
    return {face: "".join(sorted(characters)) for face, characters in sorted(used.items())}


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
        self.type, self.out, self.fonts = type_, list[str](), defaultdict[str, set[str]](set)
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
        runs = self.type.in_grid(text.text, text.bold) if text.digit else self.type.runs(text.text, text.bold)
        sizes = [text.size * (self.type.scale(run) if text.digit else 1) for run in runs]
        x = text.x - ANCHORS[text.anchor] * sum(run.width * size for run, size in zip(runs, sizes, strict=True))
        self.out.append("BT")
        for run, size in zip(runs, sizes, strict=True):
            self._run(text, run, size, x)
            x += run.width * size
        self.out.append("ET")

    def _run(self, text: Text, run: Run, size: float, x: float) -> None:
        self._face(run.face, size)
        self.fonts[run.face].update(run.text)
        self.out.append(f"1 0 0 -1 {number(x)} {number(text.baseline)} Tm")
        if run.fat:
            self._stroke(text.ink)
            self.put("2 Tr", number(size * FAT), "w")
        self.out.append(self.shown(run.face, run.text))
        if run.fat:
            self.put("0 Tr")

    def _shown(self, face: str, text: str) -> str:
        own = self.type.embedded.get(face)
        return f"<{(own.codes(text) if own else text.encode('utf-16-be')).hex()}> Tj"

    def _face(self, face: str, size: float) -> None:
        if (face, size) != self.font:
            self.font = face, size
            self.put(f"/{face} {number(size)} Tf")

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
