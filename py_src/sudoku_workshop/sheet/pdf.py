"""Pages as PDF. Each page can be written by itself, so that the program can show its progress with a long document."""

import io
import zlib
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

import pydyf

from sudoku_workshop.sheet.drawing import Page
from sudoku_workshop.sheet.font_files import font_file
from sudoku_workshop.sheet.fonts import Used, font_objects
from sudoku_workshop.sheet.options import Options
from sudoku_workshop.sheet.page_links import POINT, LinkedPage, PageLink
from sudoku_workshop.sheet.pen import Pen
from sudoku_workshop.sheet.prepress import add_output_intent, claims, metadata, version
from sudoku_workshop.sheet.press import BLEED
from sudoku_workshop.sheet.structure import ACCESSIBLE, TaggedPart, add_metadata, add_outline, add_tags
from sudoku_workshop.sheet.svg import number
from sudoku_workshop.sheet.truetype import Fonts
from sudoku_workshop.sheet.typeset import Type
from sudoku_workshop.sheet.user_font import UserFont

PLAIN = Options()


class Content(NamedTuple):
    """The content of one page, as compressed PDF operators.

    `fonts` has the characters that the page uses, by typeface. `marks` has the marked parts of the page with their
    roles. `number` is the page number that links refer to.
    """

    width: float
    height: float
    data: bytes
    fonts: Used
    marks: Sequence[TaggedPart] = ()
    trim: float = 0.0
    number: int = 0
    links: Sequence[PageLink] = ()


def pdf(pages: Iterable[Page], type_: Type, options: Options = PLAIN) -> bytes:
    """Return a PDF document with these pages."""
    return bind([content(page, type_) for page in pages], options, type_.language, own=type_.embedded)


def content(page: Page, type_: Type) -> Content:
    """Return the content of one page.

    As on the drawn page, coordinates are in millimetres from the upper left corner, with y downwards. Letters must
    therefore be turned upright.
    """
    pen = Pen(type_)
    pen.put(f"{POINT:.6f} 0 0 {-POINT:.6f} 0 {page.height * POINT:.6f} cm")
    pen.draw(page.operations)
    pen.end()
    packed = zlib.compress("\n".join(pen.out).encode("ascii"), 9)
    used = {face: "".join(sorted(characters)) for face, characters in sorted(pen.fonts.items())}
    return Content(page.width, page.height, packed, used, pen.marks, page.trim, page.number, pen.links)


def bind(
    contents: Sequence[Content],
    options: Options = PLAIN,
    language: str = "en",
    fonts: Fonts = font_file,
    own: Mapping[str, UserFont] | None = None,
) -> bytes:
    """Return the PDF document with these pages. Raises MissingFontsError for fonts that are not loaded."""
    document = pydyf.PDF()
    known = pydyf.Dictionary(font_objects(document, used_in(contents), fonts, own or {}))
    document.add_object(known)
    for number_, page in enumerate(contents):
        _add(document, page, known, number_)
    marks = [page.marks for page in contents]
    whole = b"".join(page.data for page in contents)
    read = not options.booklet  # the pages on a booklet's sheets are not in reading order
    more = (ACCESSIBLE if read else "") + metadata(options, whole)
    add_metadata(document, options.title, options.author, language, more)
    if read:
        add_outline(document, marks)
    linked = [LinkedPage(page.number, page.height, () if claims(options) else page.links) for page in contents]
    add_tags(document, marks, linked)
    if options.press:
        add_output_intent(document, options)
    written = io.BytesIO()
    document.write(written, version(options), identifier=options.press, compress=not options.press)
    return written.getvalue()


def used_in(contents: Iterable[Content]) -> Used:
    """Return the characters that the pages use, by typeface. Each character comes only once."""
    used = defaultdict[str, set[str]](set)
    for page in contents:
        for face, characters in page.fonts.items():
            used[face].update(characters)
    return {face: "".join(sorted(characters)) for face, characters in sorted(used.items())}


def _add(document: pydyf.PDF, page: Content, fonts: pydyf.Dictionary, index: int) -> None:
    stream = pydyf.Stream([page.data], {"Filter": "/FlateDecode"})
    document.add_object(stream)
    boxes = {"MediaBox": 0.0} | ({"BleedBox": page.trim - BLEED, "TrimBox": page.trim} if page.trim else {})
    document.add_page(
        pydyf.Dictionary(
            {
                "Type": "/Page",
                "Parent": document.pages.reference,
                **{name: _box(page, inset) for name, inset in boxes.items()},
                "Resources": pydyf.Dictionary({"Font": fonts.reference}),
                "Contents": stream.reference,
                "StructParents": index,
                "Tabs": "/S",
            }
        )
    )


def _box(page: Content, inset: float) -> pydyf.Array:
    """Return the rectangle of a page, made smaller by `inset` at each edge."""
    sides = (inset, inset, page.width - inset, page.height - inset)
    return pydyf.Array(number(side * POINT) for side in sides)
