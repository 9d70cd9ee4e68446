"""Pages as SVG, in millimetres, for the preview and for printing in the browser."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from html import escape
from itertools import groupby
from typing import NamedTuple, cast

from sudoku_workshop.sheet.drawing import Area, Curves, Figure, Ink, Lines, Moved, Operation, Page, Ring, Text
from sudoku_workshop.sheet.shapes import LINKED, Shapes
from sudoku_workshop.sheet.typeset import Type

OWN = "'Workshop own', "  # the web page has this font if the user has chosen a font file
LATIN = "'Workshop latin', 'Source Sans 3', 'Source Sans Pro', Helvetica, Arial"  # the page loads the first of these
DIGITS = {"latin": "", "serif": "'Workshop serif', Georgia, serif", "clear": "'Workshop clear', Verdana"}
CJK = {
    "zh-Hant": ", 'PingFang TC', 'Microsoft JhengHei', 'Noto Sans CJK TC'",
    "zh-Hans": ", 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC'",
    "ko": ", 'Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans CJK KR'",
}


class Manner(NamedTuple):
    """How texts are written: the typefaces, and the `shapes` of letters.

    A picture may be shown where the user's font is not available. Shapes then replace the letters of that font.
    """

    type: Type
    shapes: Shapes | None


def svg(page: Page, type_: Type, by_itself: bool = False) -> str:
    """Return one page as an SVG document in its real size. With `by_itself`, the SVG does not need the user's font."""
    width, height = number(page.width), number(page.height)
    how = Manner(type_, Shapes(type_) if by_itself and type_.own else None)
    family = f"{OWN * bool(type_.own and not how.shapes)}{LATIN}{CJK.get(type_.language, '')}, sans-serif"
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg"{LINKED if how.shapes else ""} width="{width}mm" height="{height}mm"'
        f' viewBox="0 0 {width} {height}" lang="{type_.language}" direction="ltr" font-family="{family}">'
    )
    drawn = list(_written(page.operations, how))
    return "\n".join([head, *(how.shapes.defined() if how.shapes else ()), *drawn, "</svg>\n"])


def _written(operations: Iterable[Operation], how: Manner) -> Iterator[str]:
    """Yield the drawing as SVG. Neighbouring single letters share attributes, because most of a page is digits."""
    for letters, some in groupby(operations, _kind):
        if letters and not how.shapes:
            yield from _letters(cast(Iterable[Text], some), how.type)
        else:
            yield from (_one(operation, how) for operation in some)


def _kind(operation: Operation) -> tuple[float, str, Ink, bool] | None:
    """Return the attributes that a single letter can share with its neighbours, or None for any other operation."""
    if isinstance(operation, Text) and len(operation.text) == 1:
        return operation.size, operation.anchor, operation.ink, operation.digit
    return None


def _letters(texts: Iterable[Text], type_: Type) -> Iterator[str]:
    first, *others = texts
    size, family = first.size, ""
    if first.digit:
        [run] = type_.in_grid(first.text, first.bold)
        size *= type_.scale(run)
        ours = DIGITS[type_.digits] if run.face not in type_.embedded else ""
        family = f' font-family="{ours}"' if ours else ""
    anchor = "" if first.anchor == "start" else f' text-anchor="{first.anchor}"'
    yield f'<g font-size="{number(size)}"{family}{anchor}{_weight(first)}{_fill(first.ink)}>'
    for text in (first, *others):
        bold = "" if text.bold == first.bold else _weight(text)
        letter = escape(text.text, quote=False)
        yield f'<text x="{number(text.x)}" y="{number(text.baseline)}"{bold}>{letter}</text>'
    yield "</g>"


def _weight(text: Text) -> str:
    return f' font-weight="{"bold" if text.bold else "normal"}"'


def _one(operation: Operation, how: Manner) -> str:
    match operation:
        case Text():
            return _shaped(operation, how.shapes) if how.shapes else _text(operation, how.type)
        case Lines():
            return _lines(operation)
        case Area():
            return _area(operation)
        case Curves():
            return _curves(operation)
        case Figure():
            inner = "\n".join(_written(operation.operations, how))
            return f'<g role="img" aria-label="{escape(operation.alternative)}">{inner}</g>'
        case Moved():
            turn = " rotate(180)" if operation.turned else " rotate(90)" if operation.quarter else ""
            inner = "\n".join(_written(operation.operations, how))
            return f'<g transform="translate({number(operation.x)} {number(operation.y)}){turn}">{inner}</g>'


def _shaped(text: Text, shapes: Shapes) -> str:
    """Return the SVG of a text whose letters are shapes of the user's font. A screen reader can still read the text."""
    parts = list(shapes.parts(text))
    if all(isinstance(part, Text) for part in parts):
        return "\n".join(_letters([text], shapes.type)) if _kind(text) else _text(text, shapes.type)
    ink = colour(text.ink)
    drawn = [
        _text(part, shapes.type) if isinstance(part, Text) else "".join(shapes.drawn(part, text.baseline, ink))
        for part in parts
    ]
    words = "" if text.digit else f' role="img" aria-label="{escape(text.text)}"'
    return f"<g{words}>{''.join(drawn)}</g>"


def _text(text: Text, type_: Type) -> str:
    """Return the SVG of a text. It is as long as the layout expects, whatever font the browser uses."""
    attributes = {"x": number(text.x), "y": number(text.baseline), "font-size": number(text.size)}
    if text.anchor != "start":
        attributes["text-anchor"] = text.anchor
    if text.bold:
        attributes["font-weight"] = "bold"
    length = number(type_.width(text.text, text.size, text.bold))
    attributes |= {"textLength": length, "lengthAdjust": "spacingAndGlyphs"}
    return f"<text{_as_attributes(attributes)}{_fill(text.ink)}>{escape(text.text, quote=False)}</text>"


def _lines(lines: Lines) -> str:
    path = "".join(f"M{number(x)} {number(y)}L{number(u)} {number(v)}" for x, y, u, v in lines.segments)
    attributes = {"d": path, "fill": "none", "stroke": colour(lines.ink), "stroke-width": number(lines.width)}
    attributes["stroke-linecap"] = "butt" if lines.dash else "square"
    if lines.dash:
        attributes["stroke-dasharray"] = " ".join(map(number, lines.dash))
    return f"<path{_as_attributes(attributes)}/>"


def _area(area: Area) -> str:
    path = "".join(map(_ring, area.rings))
    if area.width is None:
        return f'<path d="{path}"{_fill(area.ink)}/>'
    return f'<path d="{path}" fill="none" stroke="{colour(area.ink)}" stroke-width="{number(area.width)}"/>'


def _curves(curves: Curves) -> str:
    path = "".join(letter + " ".join(map(number, numbers)) for letter, numbers in curves.strokes)
    bold = f' stroke="{colour(curves.ink)}" stroke-width="{number(curves.width)}"' if curves.width else ""
    return f'<path d="{path}"{_fill(curves.ink)}{bold}/>'


def _ring(ring: Ring) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in ring) + "Z"


def _as_attributes(attributes: dict[str, str]) -> str:
    """Return the attributes as text. Nothing in them is escaped, because all of them come from this module."""
    return "".join(f' {name}="{value}"' for name, value in attributes.items())


def _fill(ink: Ink) -> str:
    return "" if ink == 0 else f' fill="{colour(ink)}"'


def colour(ink: Ink) -> str:
    red, green, blue = (round(part * 255) for part in (ink if isinstance(ink, tuple) else (ink, ink, ink)))
    return f"#{red:02x}{green:02x}{blue:02x}"


@lru_cache(maxsize=10_000)  # cached, because the same coordinates occur on page after page
def number(value: float) -> str:
    """Return a number with up to three decimals (thousandths of a millimetre), without trailing zeros."""
    return f"{value:.3f}".rstrip("0").rstrip(".")
