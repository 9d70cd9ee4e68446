"""The pages of a document, made from its sections and options. A page is drawn only when the caller asks for it."""

from collections.abc import Callable, Sequence
from functools import partial

from sudoku_workshop.sheet import booklet, contents, covers, explain, key, matter
from sudoku_workshop.sheet.chapter import Laid, leaves
from sudoku_workshop.sheet.document import Document
from sudoku_workshop.sheet.drawing import Moved, Page
from sudoku_workshop.sheet.furniture import foot
from sudoku_workshop.sheet.matter import Side
from sudoku_workshop.sheet.press import framed
from sudoku_workshop.sheet.setting import Leaf, Setting

Draw = Callable[[], Page]


def pages(document: Document) -> list[Draw]:
    """Return the pages to print or, in a booklet, the sides of its sheets, in order of printing."""
    options = document.setting.options
    made = read(document)
    if options.booklet:
        made = booklet.imposed(options, made)
    return [partial(framed, draw) for draw in made] if options.press else made


def read(document: Document) -> list[Draw]:
    """Return the pages in the order in which they are read, without crop marks."""
    setting, options = document.setting, document.setting.options
    inner = _inner(setting, document.chapters)
    made: list[Draw] = [partial(_page, setting, side, number, len(inner)) for number, side in enumerate(inner, 1)]
    puzzles = [puzzle for section in document.sections for puzzle in section.puzzles]
    if options.cover and puzzles:
        front = partial(covers.front, setting, puzzles[0], len(puzzles))
        made[:0] = booklet.cover(options, partial(_bare, setting, front))
    if options.back_cover and puzzles:
        back = partial(covers.back, setting, puzzles[0])
        made += booklet.back(options, len(made), partial(_bare, setting, back))
    return made


def _inner(setting: Setting, laid: Sequence[Laid]) -> list[Side]:
    """Return all pages except the covers.

    The page numbers that sections and pointers to solutions need are known only after all pages have been counted.
    """
    chapters = [one.chapter for one in laid]
    parts = [_part(setting, one) for one in laid]
    answers = [leaf for one in chapters if one.exercises for leaf in explain.leaves(setting, one)]
    parts += [_plain(setting.say("sheet.answers"), answers)] if answers else []
    at_end = setting.options.key == "end"
    solved = list(key.leaves(setting, [one for one in chapters if one.is_solved])) if at_end else []
    if solved:
        parts.append(_plain(key.words(setting), [leaf for leaf, _ in solved]))
    listed = [heading for heading, _ in parts if heading] if setting.options.contents else []
    before = list(matter.front(setting))
    ahead = len(before) + contents.count(setting, listed)
    made: list[Side] = []
    entries: list[contents.Entry] = []
    for heading, some in parts:
        if some and some[0].is_right and (ahead + len(made)) % 2:
            made.append(matter.blank())
        entries += [(heading, ahead + len(made) + 1)] if heading else []
        made += some
    begin = ahead + len(made) - len(solved) + 1
    for page, (_, puzzles) in enumerate(solved, begin):
        setting.solved_on.update(dict.fromkeys(puzzles, page))
    listing = [Side(leaf) for leaf in contents.leaves(setting, entries if listed else ())]
    return [*before, *listing, *made]


Part = tuple[str, list[Side]]  # a heading, and the pages below it


def _part(setting: Setting, laid: Laid) -> Part:
    """Return the pages of a chapter. Explanations follow its puzzles, but answers to exercises come later."""
    chapter, own = laid.chapter, setting.of(laid.chapter)
    explained = explain.leaves(setting, chapter) if not chapter.exercises else iter(())
    heading, sides = _plain(chapter.heading, [*leaves(own, laid), *explained])
    return heading, [*([matter.opener(setting, chapter)] if chapter.opened else []), *sides]


def _plain(heading: str, leaves: Sequence[Leaf]) -> Part:
    """Return pages with a running head, except on the first one, which has the heading."""
    return heading, [Side(leaf, heading if at else "") for at, leaf in enumerate(leaves)]


def _page(setting: Setting, side: Side, number: int, total: int) -> Page:
    """Draw a page with its head and foot. Odd pages are right-hand pages, with the fold on their left."""
    footer, _ = foot(setting, setting.space, number, total) if side.numbered else ([], None)
    drawn = (*matter.running(setting, side.running, number), *side.leaf(), *footer)
    if gutter := setting.options.gutter:
        drawn = (Moved(drawn, gutter / 2 if number % 2 else -gutter / 2, 0),)
    return Page(*setting.options.page, drawn, number=number)


def _bare(setting: Setting, leaf: Leaf) -> Page:
    return Page(*setting.options.page, tuple(leaf()))
