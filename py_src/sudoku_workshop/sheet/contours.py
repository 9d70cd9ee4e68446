"""TrueType outlines as SVG paths.

An outline consists of closed lines, its contours. A contour has points on the line, and points beside it towards which
the line bends.

(OpenType specification, chapter on glyf.)
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from struct import unpack_from
from typing import NamedTuple

from sudoku_workshop.sheet.sfnt import SHORT, array
from sudoku_workshop.sheet.truetype import MADE_OF, MOST_PARTS, SCALES, WORDS, Outlines, parts

ON, REPEATED = 0x1, 0x8  # flags of a point: on the line; this flag repeats
ACROSS, UP = (0x2, 0x10), (0x4, 0x20)  # flags for x and y: one byte; a positive byte or, if not one byte, unchanged
BY_NUMBER = 0x2  # flag of a part: placed by an offset, not by two points that match
ONE = 1 << 14  # the number that stands for a scale of 1


class Point(NamedTuple):
    """A point of a contour. If `on` is false, it is beside the line, which bends towards it."""

    x: float
    y: float
    on: bool


Contour = list[Point]


def path_of(outlines: Outlines, number: int) -> str:
    """Return the outline of a glyph as an SVG path, in units of the font.

    The y axis points upwards. Raises ValueError if a glyph contains itself.
    """
    return "".join(map(_drawn, _contours(outlines, number)))


def _contours(outlines: Outlines, number: int, deep: int = 0) -> list[Contour]:
    """Return the contours of a glyph.

    The contours of a composite glyph are those of its parts, moved to their places.
    """
    outline = outlines.outline(number)
    if not outline or unpack_from(">h", outline)[0] >= 0:
        return list(_simple(outline)) if outline else []
    if deep > MOST_PARTS[1]:
        raise ValueError
    made: list[Contour] = []
    for at, flags, part in parts(outline):
        made += _placed(outline, at, flags, _contours(outlines, part, deep + 1), made)
    return made


def _simple(outline: bytes) -> Iterator[Contour]:
    many = unpack_from(">H", outline)[0]
    ends = array(SHORT, outline, MADE_OF, many)
    at = MADE_OF + 2 * many + 2 + unpack_from(">H", outline, MADE_OF + 2 * many)[0]
    flags = list[int]()
    while ends and len(flags) <= ends[-1]:
        again = outline[at + 1] if outline[at] & REPEATED else 0
        flags += [outline[at]] * (1 + again)
        at += 2 if outline[at] & REPEATED else 1
    xs, at = _places(outline, at, flags, *ACROSS)
    ys, _ = _places(outline, at, flags, *UP)
    points = [Point(x, y, bool(flag & ON)) for x, y, flag in zip(xs, ys, flags, strict=True)]
    yield from (points[start + 1 : end + 1] for start, end in pairwise((-1, *ends)))


def _places(outline: bytes, at: int, flags: Sequence[int], byte: int, same: int) -> tuple[list[int], int]:
    """Return the coordinates of a glyph's points along one axis, and the offset after their data."""
    found, place = list[int](), 0
    for flag in flags:
        if flag & byte:
            place += outline[at] if flag & same else -outline[at]
            at += 1
        elif not flag & same:
            place += unpack_from(">h", outline, at)[0]
            at += 2
        found.append(place)
    return found, at


def _placed(outline: bytes, at: int, flags: int, part: list[Contour], made: list[Contour]) -> Iterator[Contour]:
    """Yield the contours of one part of a composite glyph, scaled and moved to their place in that glyph.

    The part is moved by an offset, or so that one of its points matches a point of the parts before.
    """
    kind, length = ("h" if flags & BY_NUMBER else "H", 4) if flags & WORDS else ("b" if flags & BY_NUMBER else "B", 2)
    first, second = unpack_from(f">2{kind}", outline, at + 4)
    scales = [scale / ONE for scale in array("h", outline, at + 4 + length, _many_scales(flags))]
    a, b, c, d = {0: (1, 0, 0, 1), 1: (*scales, 0, 0, *scales), 2: (*scales[:1], 0, 0, *scales[1:])}.get(
        len(scales), scales
    )
    turned = [[Point(a * x + c * y, b * x + d * y, on) for x, y, on in contour] for contour in part]
    if not flags & BY_NUMBER:
        before, mine = ([point for contour in some for point in contour] for some in (made, turned))
        first, second = (there - here for there, here in zip(before[first][:2], mine[second][:2], strict=True))
    yield from ([Point(x + first, y + second, on) for x, y, on in contour] for contour in turned)


def _many_scales(flags: int) -> int:
    return sum(SCALES[flag] // 2 for flag in SCALES if flags & flag)


def _drawn(contour: Contour) -> str:
    """Return a contour as an SVG path.

    If two consecutive points are both beside the line, the line passes through the point halfway between them.
    """
    whole = [point for pair in zip(contour, [*contour[1:], *contour[:1]], strict=True) for point in _with_middle(*pair)]
    start = next((at for at, point in enumerate(whole) if point.on), 0)
    first, *rest = [*whole[start:], *whole[: start + 1]] if whole else [Point(0, 0, True)]
    made, bend = [f"M{_place(first)}"], ""
    for point in rest:
        if point.on:
            made.append(f"Q{bend} {_place(point)}" if bend else f"L{_place(point)}")
            bend = ""
        else:
            bend = _place(point)
    return "".join(made) + "Z"


def _with_middle(point: Point, after: Point) -> Iterator[Point]:
    yield point
    if not (point.on or after.on):
        yield Point((point.x + after.x) / 2, (point.y + after.y) / 2, True)


def _place(point: Point) -> str:
    return f"{point.x:.6g} {point.y:.6g}"
