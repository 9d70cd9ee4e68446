"""What the page may ask of the printer: pages as SVG, pages as parts of a PDF, and the PDF made of all the parts.

A long document takes many calls, each for some of its pages, so that the progress can be shown, and stopped. The slow
parts are made once: the plan of the last request is remembered, and the explained paths, which the page asks for one by
one and keeps. A request names a path by its key; a worker that has not met it says so, and is sent it with the request.
"""

import base64
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, TypeVar, cast

from sudoku_workshop.api import own_fonts, shapes
from sudoku_workshop.api.forms import Json, Methods, board_from
from sudoku_workshop.api.printed import lacks_use, options_of, picture_of, section_of, shown_of, without_unused
from sudoku_workshop.book.class_sets import dealt
from sudoku_workshop.book.lessons import with_lessons
from sudoku_workshop.logic.techniques.records import TECHNIQUES
from sudoku_workshop.messages import say
from sudoku_workshop.printed_path import path_pictures, practice
from sudoku_workshop.search import count
from sudoku_workshop.sheet import Options, Puzzle, Section, Shown, Type, Warning, pages, warnings
from sudoku_workshop.sheet.drawing import Page
from sudoku_workshop.sheet.font_files import font_file
from sudoku_workshop.sheet.plan import Draw
from sudoku_workshop.sheet.styles import STYLES
from sudoku_workshop.sheet.svg import svg
from sudoku_workshop.sheet.truetype import TrueType
from sudoku_workshop.sheet.word import signs_of

if TYPE_CHECKING:
    from sudoku_workshop.sheet.pdf import Content

Paths = dict[str, list[shapes.Picture]]  # by key
Fonts = dict[str, str]  # files by name, base64
Item = TypeVar("Item")
MOST_PATHS = 600  # that are remembered: some megabytes


class _Plan(NamedTuple):
    """A document's pages, each drawn when asked for, the size of its sheets, and what is worth knowing."""

    pages: list[Draw]
    type: Type
    size: tuple[float, float]
    warnings: list[shapes.Warning]


class _Memory:
    """What is remembered from call to call."""

    def __init__(self) -> None:
        self.paths: dict[str, list[Shown]] = {}
        self.last: tuple[object, _Plan] | None = None
        self.fonts: dict[str, TrueType] = {}


_MEMORY = _Memory()


def forget() -> None:
    """From now on as at the start: no path is known, no plan and no font."""
    _MEMORY.paths.clear()
    _MEMORY.fonts.clear()
    own_fonts.forget()
    _MEMORY.last = None


def _sheet(
    sections: list[shapes.Section],
    options: shapes.SheetOptions,
    language: str,
    start: int | None,
    limit: int,
    paths: Paths | None = None,
    own: shapes.OwnFonts | None = None,
    fonts: Fonts | None = None,
) -> shapes.Sheets | shapes.Missing:
    """SVG pages: `limit` of them from number `start` on."""
    if missing := [*_missing(sections, paths or {}), *own_fonts.missing(own, fonts or {})]:
        return {"missing": missing}
    return cast(shapes.Sheets, _some(_planned(sections, options, language, own), start or 0, limit, svg))


def _sheet_parts(
    sections: list[shapes.Section],
    options: shapes.SheetOptions,
    language: str,
    start: int | None,
    limit: int,
    paths: Paths | None = None,
    own: shapes.OwnFonts | None = None,
    fonts: Fonts | None = None,
) -> shapes.Parts | shapes.Missing:
    """The same pages as parts of a PDF."""
    if missing := [*_missing(sections, paths or {}), *own_fonts.missing(own, fonts or {})]:
        return {"missing": missing}
    return cast(shapes.Parts, _some(_planned(sections, options, language, own), start or 0, limit, _part))


def _sheet_pdf(
    parts: list[shapes.Part],
    options: shapes.SheetOptions,
    language: str,
    fonts: Fonts | None = None,
    own: shapes.OwnFonts | None = None,
) -> shapes.Pdf | shapes.Missing:
    """The PDF of these parts. `fonts` (files by name, base64) are remembered; an empty one is nowhere to be had."""
    from sudoku_workshop.sheet.fonts import MissingFontsError, lost  # bring pydyf
    from sudoku_workshop.sheet.pdf import bind, used_in

    sent = fonts or {}
    if missing := own_fonts.missing(own, sent):
        return {"missing": missing}
    embedded, known = own_fonts.embedded(own), {*(own or {}).values()}
    _MEMORY.fonts |= {name: TrueType(base64.b64decode(data)) for name, data in sent.items() if name not in known}
    contents = list(map(_content, parts))
    try:
        made = bind(contents, options_of(options), language, _font, embedded)
    except MissingFontsError as error:
        return {"missing": error.names}
    ours = {face: characters for face, characters in used_in(contents).items() if face not in embedded}
    return {"pdf": base64.b64encode(made).decode(), "lost": lost(ours, _font)}


def _sheet_text(
    sections: list[shapes.Section], options: shapes.SheetOptions, language: str, form: shapes.Ending
) -> shapes.TextFile:
    """The same puzzles for fingers or for ears, without pages."""
    from sudoku_workshop.sheet.plain import aloud, braille

    chosen, words = options_of(options), partial(say, language)
    asked = [section_of(section, language, {}) for section in sections]
    signs = partial(signs_of, chosen, _type_of(language, None, chosen))
    if form == "brf":
        text = braille(asked, chosen.title, words, language, signs)
    else:
        text = aloud(asked, chosen.title, words, signs)
    return {"file": base64.b64encode(text.encode()).decode()}


def _content(part: shapes.Part) -> "Content":
    from sudoku_workshop.sheet.pdf import Content
    from sudoku_workshop.sheet.structure import PageLink, TaggedPart

    marks, links = [TaggedPart(*mark) for mark in part["marks"]], [PageLink(*link) for link in part["links"]]
    data = base64.b64decode(part["data"])
    return Content(part["width"], part["height"], data, part["fonts"], marks, part["trim"], part["number"], links)


def _font(name: str) -> TrueType:
    """A font that was sent, else one that the package carries, which it does not in the page."""
    return _MEMORY.fonts[name] if name in _MEMORY.fonts else font_file(name)


def _sheet_path(
    state: shapes.BoardState,
    language: str,
    options: shapes.SheetOptions | None = None,
    own: shapes.OwnFonts | None = None,
    fonts: Fonts | None = None,
    practise: str = "",
) -> shapes.Pictures | shapes.Missing:
    """The pictures of the path to the solution, with the letters that stand for digits, as far as fonts have them; none
    unless there is exactly one. `practise`: a technique, whose first step alone is shown, on its position."""
    if missing := own_fonts.missing(own, fonts or {}):
        return {"missing": missing}
    puzzle, chosen = board_from(state).puzzle, options_of(options or {})
    letters = signs_of(chosen, _type_of(language, own, chosen), Puzzle(puzzle)).letters
    if count(puzzle, 2) != 1:
        return {"steps": []}
    found = practice(puzzle, practise, language, letters) if practise in TECHNIQUES else None
    pictures = [found[1]] if found else [] if practise else path_pictures(puzzle, language, letters)
    return {"steps": [picture_of(shown) for shown in pictures]}


def _missing(sections: Iterable[shapes.Section], sent: Paths) -> list[str]:
    """The paths that are not known, with all that are sent."""
    known = _MEMORY.paths
    if len(known) + len(sent) > MOST_PATHS:
        known.clear()
    known |= {key: [shown_of(picture) for picture in pictures] for key, pictures in sent.items()}
    asked = (puzzle.get("path") for section in sections for puzzle in section["puzzles"])
    return list(dict.fromkeys(key for key in asked if key and key not in known))


def _part(page: Page, type_: Type) -> shapes.Part:
    from sudoku_workshop.sheet.pdf import content

    made = content(page, type_)
    return cast(shapes.Part, made._asdict() | {"data": base64.b64encode(made.data).decode()})


def _planned(
    sections: list[shapes.Section], options: shapes.SheetOptions, language: str, own: shapes.OwnFonts | None
) -> _Plan:
    """The plan of a request; that of the last one is there already."""
    request = sections, options, language, own
    if not _MEMORY.last or _MEMORY.last[0] != request:
        chosen = options_of(options)
        type_ = _type_of(language, own, chosen)
        asked = _read(sections, chosen, language)
        used = _read([without_unused(section, _MEMORY.paths) for section in sections], chosen, language) or asked
        how = chosen, partial(say, language), type_
        told = [*([Warning("font-gone")] if own_fonts.gone(own) else []), *_unused(sections), *warnings(asked, *how)]
        known = [cast(shapes.Warning, warning._asdict()) for warning in told]
        _MEMORY.last = request, _Plan(pages(dealt(used, chosen), *how), type_, chosen.media, known)
    return _MEMORY.last[1]


def _read(sections: Sequence[shapes.Section], chosen: Options, language: str) -> list[Section]:
    """The sections that hold something, and what the book teaches."""
    puzzles = [puzzle for section in sections for puzzle in section["puzzles"]]
    needed = [slug for puzzle in puzzles for slug in puzzle.get("techniques", ())]
    asked = [section_of(section, language, _MEMORY.paths) for section in sections if section["puzzles"]]
    return with_lessons(asked, chosen, language, needed)


def _unused(sections: Sequence[shapes.Section]) -> list[Warning]:
    """The puzzles that do not take what their section practises, and are left out."""
    puzzles = [puzzle for section in sections for puzzle in section["puzzles"]]
    lacking = tuple(number for number, puzzle in enumerate(puzzles, 1) if lacks_use(puzzle, _MEMORY.paths))
    return [Warning("no-use", lacking)] if lacking else []


def _type_of(language: str, own: shapes.OwnFonts | None, options: Options) -> Type:
    return own_fonts.type_of(language, own, STYLES[options.style].digits)


def _some(plan: _Plan, first: int, limit: int, written: Callable[[Page, Type], Item]) -> Json:
    stop, (width, height) = first + limit, plan.size
    items = [written(draw(), plan.type) for draw in plan.pages[first:stop]]
    more = {"total": len(plan.pages), "width": width, "height": height, "warnings": plan.warnings}
    return {"items": items, "next": stop if stop < len(plan.pages) else None, **more}


def _code(text: str) -> shapes.Code:
    """The QR code of a text, such as a link."""
    from sudoku_workshop.sheet.qr import path_of, plain_code

    side, path = path_of(plain_code(text))
    return {"side": side, "path": path}


METHODS: Methods = own_fonts.METHODS | {
    "code": _code,
    "sheet": _sheet,
    "sheet-parts": _sheet_parts,
    "sheet-pdf": _sheet_pdf,
    "sheet-path": _sheet_path,
    "sheet-text": _sheet_text,
}
