"""Drawing operations in the language of PDF, as the content stream of a page."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache

from sudoku_workshop.sheet.drawing import BLACK, Area, Curves, Figure, Ink, Lines, Moved, Operation, Ring, Text
from sudoku_workshop.sheet.page_links import PageLink
from sudoku_workshop.sheet.placing import placed
from sudoku_workshop.sheet.structure import FIGURE, HEADINGS, TaggedPart
from sudoku_workshop.sheet.svg import number
from sudoku_workshop.sheet.typeset import FAT, FaceRun, Type

SOLID = "[] 0 d 2 J"  # lines are solid and have square ends, which fill the corners of a frame
DRAWN = {"M": "m", "L": "l", "C": "c", "Z": "h"}  # the operators for the strokes of a curved shape
ARTIFACT = "Artifact"  # the role of parts that are not read aloud


class Pen:
    """A writer of drawing operations. It writes the font and the ink only when they change."""

    def __init__(self, type_: Type) -> None:
        self.type, self.out, self.fonts = type_, list[str](), defaultdict[str, set[str]](set)
        self.font, self.fill, self.stroke = ("", 0.0), BLACK, BLACK
        self.marks, self.open = list[TaggedPart](), ""
        self.links, self.at = list[PageLink](), (0.0, 0.0)
        self.shown = cache(self._shown)

    def put(self, *words: object) -> None:
        self.out.append(" ".join(map(str, words)))

    def draw(self, operations: Iterable[Operation]) -> None:
        for operation in operations:
            match operation:
                case Text():
                    self._begin(operation.role, operation.text)
                    self._text(operation)
                case Lines():
                    self._begin(ARTIFACT)
                    self._lines(operation)
                case Area():
                    self._begin(ARTIFACT)
                    self._area(operation)
                case Curves():
                    self._begin(ARTIFACT)
                    self._curves(operation)
                case Figure():
                    self._figure(operation)
                case Moved():
                    self._group(operation)

    def _begin(self, role: str, text: str = "") -> None:
        """Mark the beginning of a part with a role, such as a heading.

        Parts of a figure are not marked. An artifact (a part that is not read aloud) directly after another one is not
        marked either, because it continues the first.
        """
        if self.open == FIGURE or role == self.open == ARTIFACT:
            return
        self.end()
        self.open = role
        if role == ARTIFACT:
            self.out.append("/Artifact BMC")
        else:
            self.out.append(f"/{role} <</MCID {len(self.marks)}>> BDC")
            self.marks.append(TaggedPart(role, text if role in (*HEADINGS, FIGURE) else ""))

    def end(self) -> None:
        if self.open:
            self.out.append("EMC")
        self.open = ""

    def _figure(self, figure: Figure) -> None:
        self._begin(FIGURE, figure.alternative)
        self.draw(figure.operations)
        self.end()

    def _group(self, group: Moved) -> None:
        """Draw a group of operations. After the group, font and ink must be written again."""
        self.end()
        kept, at = (self.font, self.fill, self.stroke), self.at
        self.at = at[0] + group.x, at[1] + group.y  # a group with links is never turned
        sign = -1 if group.turned else 1
        turn = (0, 1, -1, 0) if group.quarter else (sign, 0, 0, sign)
        self.put("q", *turn, number(group.x), number(group.y), "cm")
        self.draw(group.operations)
        self.end()
        self.put("Q")
        (self.font, self.fill, self.stroke), self.at = kept, at

    def _text(self, text: Text) -> None:
        self._fill(text.ink)
        parts = placed(self.type, text)
        if text.to and parts:
            self._link(text, parts[0].x, sum(part.width for part in parts))
        self.out.append("BT")
        for part in parts:
            self._run(text, *part)
        self.out.append("ET")

    def _link(self, text: Text, x: float, width: float) -> None:
        left, top = self.at[0] + x, self.at[1] + text.baseline
        edges = (left, top - text.size, left + width, top + text.size * 0.3)
        self.links.append(PageLink(*edges, text.to, text.text, len(self.marks) - 1))

    def _run(self, text: Text, run: FaceRun, size: float, x: float) -> None:
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
            self.out.extend(_ring(ring) if area.width else _filled(ring))
        self.put("f" if area.width is None else "S")

    def _curves(self, curves: Curves) -> None:
        self._fill(curves.ink)
        if curves.width:
            self._stroke(curves.ink)
            self.put(SOLID, number(curves.width), "w")
        for letter, numbers in curves.strokes:
            self.put(*map(number, numbers), DRAWN[letter])
        self.put("B" if curves.width else "f")

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
    """Return the numbers by which a PDF names an ink.

    A grey is a single number, so that a printing press prints it with black ink only.
    """
    return tuple(map(number, ink if isinstance(ink, tuple) else (ink,)))


def _filled(ring: Ring) -> Iterator[str]:
    """Yield the operators that fill a shape.

    For a rectangle there is a single operator, which keeps QR codes short: they have hundreds of rectangles. Other
    shapes are drawn line by line.
    """
    (x, y), (right, top), (u, bottom), (left, v), *_ = (*ring, ring[0])
    if len(ring) == 4 and (x, y, u, bottom) == (left, top, right, v):
        yield f"{number(x)} {number(y)} {number(u - x)} {number(bottom - y)} re"
    else:
        yield from _ring(ring)


def _ring(ring: Ring) -> Iterator[str]:
    (x, y), *others = ring
    yield f"{number(x)} {number(y)} m"
    for u, v in others:
        yield f"{number(u)} {number(v)} l"
    yield "h"
