"""The pages of a document, made from its sections and options. A page is drawn only when the caller asks for it."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import accumulate

from sudoku_workshop.sheet import booklet, contents, covers, explain, key
from sudoku_workshop.sheet.chapter import Laid, leaves
from sudoku_workshop.sheet.document import Document
from sudoku_workshop.sheet.drawing import Moved, Page
from sudoku_workshop.sheet.furniture import foot
from sudoku_workshop.sheet.press import framed
from sudoku_workshop.sheet.setting import Chapter, Leaf, Setting

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
    made: list[Draw] = [partial(_page, setting, leaf, number, len(inner)) for number, leaf in enumerate(inner, 1)]
    puzzles = [puzzle for section in document.sections for puzzle in section.puzzles]
    if options.cover and puzzles:
        front = partial(covers.front, setting, puzzles[0], len(puzzles))
        made[:0] = booklet.cover(options, partial(_bare, setting, front))
    if options.back_cover and puzzles:
        back = partial(covers.back, setting, puzzles[0])
        made += booklet.back(options, len(made), partial(_bare, setting, back))
    return made


def _inner(setting: Setting, laid: Sequence[Laid]) -> list[Leaf]:
    """Return all pages except the covers.

    The page numbers that sections and pointers to solutions need are known only after all pages have been counted.
    """
    chapters = [one.chapter for one in laid]
    parts = [(one.chapter.heading, [*leaves(setting, one), *_explained(setting, one.chapter)]) for one in laid]
    answers = [leaf for one in chapters if one.exercises for leaf in explain.leaves(setting, one)]
    parts += [(setting.say("sheet.answers"), answers)] if answers else []
    at_end = setting.options.key == "end"
    solved = list(key.leaves(setting, [one for one in chapters if one.is_solved])) if at_end else []
    if solved:
        parts.append((key.words(setting), [leaf for leaf, _ in solved]))
    listed = [heading for heading, _ in parts if heading] if setting.options.contents else []
    ahead = contents.count(setting, listed)
    begins = list(accumulate((len(some) for _, some in parts), initial=ahead + 1))
    entries = [(heading, page) for (heading, _), page in zip(parts, begins, strict=False) if heading]
    for page, (_, puzzles) in enumerate(solved, begins[-1] - len(solved)):
        setting.solved_on.update(dict.fromkeys(puzzles, page))
    return [*contents.leaves(setting, entries if listed else ()), *(leaf for _, some in parts for leaf in some)]


def _explained(setting: Setting, chapter: Chapter) -> Iterator[Leaf]:
    """Return the pages with explanations that follow directly after a chapter. Answers to exercises come later."""
    return explain.leaves(setting, chapter) if not chapter.exercises else iter(())


def _page(setting: Setting, leaf: Leaf, number: int, total: int) -> Page:
    """Draw a page with its foot. Odd pages are right-hand pages, with the fold on their left."""
    footer, _ = foot(setting, setting.space, number, total)
    drawn = (*leaf(), *footer)
    if gutter := setting.options.gutter:
        drawn = (Moved(drawn, gutter / 2 if number % 2 else -gutter / 2, 0),)
    return Page(*setting.options.page, drawn, number=number)


def _bare(setting: Setting, leaf: Leaf) -> Page:
    return Page(*setting.options.page, tuple(leaf()))
