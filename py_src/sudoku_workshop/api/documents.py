"""Documents to print: the plan of the last one, the pages of a PDF, and explained paths are cached."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, cast

from sudoku_workshop.api import own_fonts, shapes
from sudoku_workshop.api.printed import options_of, section_of, shown_of
from sudoku_workshop.api.sheet_options import SheetOptions
from sudoku_workshop.book.class_sets import dealt
from sudoku_workshop.book.lessons import with_lessons
from sudoku_workshop.messages import say
from sudoku_workshop.sheet import Document, Options, Section, Shown, Type, Warning, booklet, pages, warnings
from sudoku_workshop.sheet.plan import Draw, read
from sudoku_workshop.sheet.styles import STYLES

if TYPE_CHECKING:
    from sudoku_workshop.sheet.pdf import Content

Paths = dict[str, list[shapes.Picture]]  # by key
MOST_PATHS = 600  # the most paths in the cache, which take a few megabytes


class Plan(NamedTuple):
    """A document, ready to be drawn.

    `pages` are functions that each draw a page when called. `opened` are those of a booklet that lies open, as it is
    read. `type` are the document's typefaces, and `size` is the size of its sheets.
    """

    pages: list[Draw]
    opened: list[Draw]
    type: Type
    size: tuple[float, float]
    warnings: list[shapes.Warning]


class _Memory:
    """The cache for printing: explained paths by key, the plan of the last document, and the pages of its PDF."""

    def __init__(self) -> None:
        self.paths: dict[str, list[Shown]] = {}
        self.last: tuple[object, Plan] | None = None
        self.pdf: tuple[object, Plan, list[Content]] | None = None


_MEMORY = _Memory()


def forget() -> None:
    """Forget all explained paths, the plan of the last document, and the pages of its PDF."""
    _MEMORY.paths.clear()
    _MEMORY.last = _MEMORY.pdf = None


def missing(sections: Iterable[shapes.Section], sent: Paths) -> list[str]:
    """Cache the solution paths that were sent, and return the keys of the requested paths that are not cached yet."""
    known = _MEMORY.paths
    if len(known) + len(sent) > MOST_PATHS:
        known.clear()
    known |= {key: [shown_of(picture) for picture in pictures] for key, pictures in sent.items()}
    asked = (puzzle.get("path") for section in sections for puzzle in section["puzzles"])
    return list(dict.fromkeys(key for key in asked if key and key not in known))


def planned(sections: list[shapes.Section], options: SheetOptions, language: str, own: shapes.OwnFonts | None) -> Plan:
    """Return the plan of the document that a request describes: its pages, ready to be drawn, and its warnings.

    The last plan is cached, because the page asks for a few sheets of the same document at a time.
    """
    request = sections, options, language, own
    if not _MEMORY.last or _MEMORY.last[0] != request:
        _MEMORY.last = request, _plan(*request)
    return _MEMORY.last[1]


def drawn(
    sections: list[shapes.Section],
    options: SheetOptions,
    language: str,
    own: shapes.OwnFonts | None,
    limit: int,
) -> tuple[Plan, "list[Content]"]:
    """Draw up to `limit` more pages of a document for a PDF. Return its plan and all pages drawn so far.

    Pages from earlier calls for the same request are reused, unless another worker drew them.
    """
    from sudoku_workshop.sheet.pdf import content  # imported late: it loads pydyf

    request = sections, options, language, own
    if not _MEMORY.pdf or _MEMORY.pdf[0] != request:
        _MEMORY.pdf = request, planned(*request), []
    _, plan, contents = _MEMORY.pdf
    contents += [content(draw(), plan.type) for draw in plan.pages[len(contents) :][:limit]]
    return plan, contents


def type_of(language: str, own: shapes.OwnFonts | None, options: Options) -> Type:
    return own_fonts.type_of(language, own, STYLES[options.style].digits)


def _plan(sections: list[shapes.Section], options: SheetOptions, language: str, own: shapes.OwnFonts | None) -> Plan:
    """Return the plan of a document: its pages, ready to be drawn, and its warnings.

    A warning refers to puzzles by number, counted from 1 through the whole request, including puzzles that are not
    printed.
    """
    chosen = options_of(options)
    asked, document = documents_of(sections, options, language, own)
    found = [*([Warning("font-gone")] if own_fonts.has_lost(own) else []), *_unused(sections), *warnings(asked)]
    known = [cast(shapes.Warning, warning._asdict()) for warning in found]
    opened = booklet.opened(chosen, read(document)) if chosen.booklet else []
    return Plan(pages(document), opened, document.setting.type, chosen.media, known)


def documents_of(
    sections: list[shapes.Section], options: SheetOptions, language: str, own: shapes.OwnFonts | None
) -> tuple[Document, Document]:
    """Return the document with all puzzles of a request, and the one that is printed, which may have others."""
    chosen = options_of(options)
    how = chosen, partial(say, language), type_of(language, own, chosen)
    asked = document = Document(_read(sections, chosen, language), *how)
    if (used := _used(sections)) != sections or chosen.is_class_set:
        document = Document(dealt(_read(used, chosen, language), chosen), *how)
    return asked, document


def _read(sections: Sequence[shapes.Section], chosen: Options, language: str) -> list[Section]:
    """Return the sections with puzzles and those of a lesson, and the pages that teach techniques of the puzzles."""
    puzzles = [puzzle for section in sections for puzzle in section["puzzles"]]
    needed = [slug for puzzle in puzzles for slug in puzzle.get("techniques", ())]
    asked = [section_of(section, language, _MEMORY.paths) for section in sections if _is_printed(section)]
    return with_lessons(asked, chosen, language, needed)


def _is_printed(section: shapes.Section) -> bool:
    return bool(section["puzzles"] or section.get("lesson"))


def printed(sections: Sequence[shapes.Section], language: str) -> list[Section]:
    """Return the sections to print, without teaching pages.

    Puzzles whose path does not use the technique that their section practises are left out.
    """
    return [section_of(section, language, _MEMORY.paths) for section in _used(sections) if _is_printed(section)]


def _used(sections: Sequence[shapes.Section]) -> list[shapes.Section]:
    """Return the sections without the puzzles whose path does not use the technique that their section practises."""
    left = ([puzzle for puzzle in section["puzzles"] if not _is_unused(puzzle, section)] for section in sections)
    return [{**section, "puzzles": puzzles} for section, puzzles in zip(sections, left, strict=True)]


def _unused(sections: Sequence[shapes.Section]) -> list[Warning]:
    puzzles = [(puzzle, section) for section in sections for puzzle in section["puzzles"]]
    lacking = tuple(number for number, each in enumerate(puzzles, 1) if _is_unused(*each))
    return [Warning("no-use", lacking)] if lacking else []


def _is_unused(puzzle: shapes.Fact, section: shapes.Section) -> bool:
    """Return whether a puzzle's path is known not to use the technique that its section practises."""
    return bool(section.get("practise") and puzzle.get("path") and not _MEMORY.paths[puzzle["path"]])
