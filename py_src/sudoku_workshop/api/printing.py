"""Requests for printing: pages as SVG, documents as PDF, braille or text.

A long document takes several calls, each for some of its pages, so that the page can show progress and stop. Slow
results are cached (`documents.py`): the plan of the last request, the pages of the last PDF, and explained paths, which
the page requests one by one and stores. A request names a path by its key. A worker that does not know the key reports
it, and is sent the path with the repeated request.
"""

import base64
from collections.abc import Iterable
from functools import partial
from typing import cast

from sudoku_workshop.api import documents, own_fonts, shapes
from sudoku_workshop.api.documents import Paths, drawn, missing, planned, printed, type_of
from sudoku_workshop.api.forms import Methods, board_from
from sudoku_workshop.api.printed import options_of, picture_of
from sudoku_workshop.api.sheet_options import SheetOptions
from sudoku_workshop.grid.board import Board
from sudoku_workshop.logic.techniques.records import TECHNIQUES
from sudoku_workshop.messages import say
from sudoku_workshop.printed_path import path_pictures, practice
from sudoku_workshop.search import count
from sudoku_workshop.sheet import Puzzle, Shown
from sudoku_workshop.sheet.font_files import font_file
from sudoku_workshop.sheet.limits import MissingFontsError
from sudoku_workshop.sheet.svg import svg
from sudoku_workshop.sheet.truetype import TrueType
from sudoku_workshop.sheet.word import signs_of

Fonts = dict[str, str]  # files by name, base64

_FONTS: dict[str, TrueType] = {}  # fonts that were sent, by name


def forget() -> None:
    """Forget all documents, explained paths and fonts that earlier requests have cached."""
    documents.forget()
    own_fonts.forget()
    _FONTS.clear()


def _sheet(
    sections: list[shapes.Section],
    options: SheetOptions,
    language: str,
    start: int | None,
    limit: int,
    paths: Paths | None = None,
    own: shapes.OwnFonts | None = None,
    fonts: Fonts | None = None,
    opened: bool = False,
) -> shapes.Sheets | shapes.Missing:
    """Return up to `limit` pages of a document as SVG, beginning with page `start`.

    With `opened`, return the opened pages of a booklet, as it is read, instead of its sheets. If explained paths or
    fonts are missing, return what the page has to send first.
    """
    if lacking := [*missing(sections, paths or {}), *own_fonts.missing(own, fonts or {})]:
        return {"missing": lacking}
    plan, first = planned(sections, options, language, own), start or 0
    pages = plan.opened if opened and plan.opened else plan.pages
    stop, total, (width, height) = first + limit, len(pages), plan.size
    items = [svg(draw(), plan.type) for draw in pages[first:stop]]
    further = stop if stop < total else None
    more = {"total": total, "width": width, "height": height, "warnings": plan.warnings}
    return cast(shapes.Sheets, {"items": items, "next": further, **more})


def _sheet_pdf(
    sections: list[shapes.Section],
    options: SheetOptions,
    language: str,
    limit: int,
    paths: Paths | None = None,
    own: shapes.OwnFonts | None = None,
    fonts: Fonts | None = None,
) -> shapes.Pdf | shapes.Missing:
    """Draw up to `limit` more pages of a document. Return it as a PDF if all pages are drawn, else the progress.

    `fonts` are font files by name, in base64. They are cached. An empty file stands for a font that cannot be loaded.
    """
    from sudoku_workshop.sheet.fonts import lost  # imported late, because it loads pydyf
    from sudoku_workshop.sheet.pdf import bind, used_in

    sent = fonts or {}
    if lacking := [*missing(sections, paths or {}), *own_fonts.missing(own, sent)]:
        return {"missing": lacking}
    remember(sent, own)
    plan, contents = drawn(sections, options, language, own, limit)
    reply: shapes.Pdf = {
        "pdf": None,
        "done": len(contents),
        "total": len(plan.pages),
        "lost": "",
        "warnings": plan.warnings,
    }
    if not contents or len(contents) < len(plan.pages):
        return reply
    embedded = own_fonts.embedded(own)
    try:
        made = bind(contents, options_of(options), language, font_sent, embedded)
    except MissingFontsError as error:
        return {"missing": error.names}
    ours = {face: characters for face, characters in used_in(contents).items() if face not in embedded}
    return {**reply, "pdf": made, "lost": lost(ours, font_sent)}


def _sheet_text(
    sections: list[shapes.Section],
    options: SheetOptions,
    language: str,
    form: shapes.Ending,
    paths: Paths | None = None,
) -> shapes.TextFile | shapes.Missing:
    """Return the puzzles of a document as braille, or as text to be read aloud, without a page layout."""
    from sudoku_workshop.sheet.plain import ENGLISH, aloud, braille

    if lacking := missing(sections, paths or {}):
        return {"missing": lacking}
    chosen, words = options_of(options), partial(say, language)
    asked = printed(sections, language)
    if not asked:
        return {"file": None}
    signs = partial(signs_of, chosen, type_of(language, None, chosen))
    if form == "brf":
        text = braille(asked, chosen.title, partial(say, ENGLISH), language, signs)
    else:
        text = aloud(asked, chosen.title, words, signs)
    return {"file": text.encode()}


def remember(fonts: Fonts, own: shapes.OwnFonts | None) -> None:
    """Cache the program's own fonts that were sent, but not those of the person, which `own_fonts` caches."""
    known = {*(own or {}).values()}
    _FONTS.update({name: TrueType(base64.b64decode(data)) for name, data in fonts.items() if name not in known})


def font_sent(name: str) -> TrueType:
    """Return a font that was sent, or else one from the package.

    The page's copy of the package does not contain any fonts.
    """
    return _FONTS[name] if name in _FONTS else font_file(name)


def _sheet_path(
    state: shapes.BoardState,
    language: str,
    options: SheetOptions | None = None,
    own: shapes.OwnFonts | None = None,
    fonts: Fonts | None = None,
    practise: str = "",
) -> shapes.Pictures | shapes.Missing:
    """Return the pictures of a puzzle's solution path. There are none if the puzzle does not have exactly one solution.

    The pictures use the document's letters in place of digits, if the fonts have these letters. With `practise`, only
    the path's first step of that technique is shown, on the board before that step.
    """
    if lacking := own_fonts.missing(own, fonts or {}):
        return {"missing": lacking}
    puzzle, chosen = board_from(state).puzzle, options_of(options or {})
    letters = signs_of(chosen, type_of(language, own, chosen), Puzzle(puzzle)).letters
    if count(puzzle, 2) != 1:
        return {"steps": []}
    return {"steps": [picture_of(shown) for shown in _pictures(puzzle, practise, language, letters)]}


def _pictures(puzzle: Board, practise: str, language: str, letters: str) -> Iterable[Shown]:
    if not practise:
        return path_pictures(puzzle, language, letters)
    found = practice(puzzle, practise, language, letters) if practise in TECHNIQUES else None
    return [found[1]] if found else []


def _code(text: str) -> shapes.Code:
    """Return the QR code of a text, such as a link."""
    from sudoku_workshop.sheet.qr import path_of, plain_code

    side, path = path_of(plain_code(text))
    return {"side": side, "path": path}


METHODS: Methods = own_fonts.METHODS | {
    "code": _code,
    "sheet": _sheet,
    "sheet-pdf": _sheet_pdf,
    "sheet-path": _sheet_path,
    "sheet-text": _sheet_text,
}
