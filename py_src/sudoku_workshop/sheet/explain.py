"""Pages of boards with marks, each with the sentences of its steps: solution paths, answers to exercises, lessons."""

from collections.abc import Iterator, Sequence
from functools import partial

from sudoku_workshop.sheet.arrange import Space
from sudoku_workshop.sheet.drawing import Figure, Operation, Text
from sudoku_workshop.sheet.furniture import HEADING_LINES, LEFT, beginning, inside
from sudoku_workshop.sheet.marks import marked_board
from sudoku_workshop.sheet.options import Shown
from sudoku_workshop.sheet.setting import HEADING, LINE, Chapter, Leaf, Setting
from sudoku_workshop.sheet.steps import GAP, StepPicture, form_in, legible, note, pictures
from sudoku_workshop.sheet.symbols import Signs

NEAR = 1e-6  # tolerance for rounding errors, in millimetres
LESSONS = 3  # how many pictures of a lesson should fit on a page, if their words leave room
WIDEST = 4  # how wide the gaps between pictures may become on a full page, in usual gaps
LEAST = 0.3  # the least side of a lesson's boards, as a share of the width


def leaves(setting: Setting, chapter: Chapter) -> Iterator[Leaf]:
    """Yield the pages of a chapter's explanations, puzzle by puzzle.

    If the puzzles are exercises, the explanations are the answers to them, one after the other.
    """
    if chapter.shown:
        yield from _lesson(setting, chapter)
    if chapter.exercises:
        steps = [shown for puzzle in chapter.puzzles for shown in puzzle.steps]
        yield from _path(setting, _heading(setting, chapter, setting.say("sheet.answers")), steps, chapter.number)
        return
    for number, puzzle in chapter.numbered:
        if puzzle.steps:
            words = setting.say("sheet.path", number=number)
            yield from _path(setting, _heading(setting, chapter, words), puzzle.steps)


def _heading(setting: Setting, chapter: Chapter, words: str) -> str:
    """Return a heading that consists of the section's title and `words`.

    If both together are too long, return `words` alone, because they name the puzzle.
    """
    both = " · ".join(filter(None, (chapter.heading, words)))
    fits = setting.type.fits(both, setting.size(HEADING), setting.space.width, HEADING_LINES, bold=True)
    return both if fits else words


def _lesson(setting: Setting, chapter: Chapter) -> Iterator[Leaf]:
    """Yield the pages of a printed lesson: its explanation (`note`), and then its pictures.

    There are several pictures on a page if the explanation leaves room.
    """
    again = "" if setting.options.running == "both" else chapter.heading  # the running heads have it
    here, later = beginning(setting, chapter), inside(setting, again, False)
    space, gap = later[1], setting.size(GAP)
    told = list(note(setting, chapter.note, space.width, space.height)) if chapter.note else []
    room = here[1].height - sum(part.height + gap for part in told)
    if room < space.height * LEFT:
        room = space.height
    most = max((room - 2 * gap) / LESSONS, space.width * LEAST)
    form = form_in(setting, space, most, legible(setting, chapter.shown))
    made = [*told, *pictures(setting, form, chapter.shown, 1, space.height)]
    yield from _put(setting, made, form.side, here, later)


def _path(setting: Setting, heading: str, steps: Sequence[Shown], first: int = 1) -> Iterator[Leaf]:
    """Yield the pages with the pictures of a solution path, or of the answers to exercises."""
    page = inside(setting, heading, False)
    space = page[1]
    form = form_in(setting, space, space.height, legible(setting, steps))
    yield from _put(setting, list(pictures(setting, form, steps, first, space.height)), form.side, page, page)


def _put(
    setting: Setting,
    made: Sequence[StepPicture],
    side: float,
    here: tuple[list[Operation], Space],
    later: tuple[list[Operation], Space],
) -> Iterator[Leaf]:
    """Yield pages with these pictures.

    `here` has the first page's head and the room below it, and `later` has the same for all other pages. On full pages,
    the pictures are spread over the room.
    """
    gap = setting.size(GAP)
    *full, last = [*_pages(made, here[1].height, later[1].height, gap)] or [[]]
    for some in full:
        spare = here[1].height - sum(picture.height for picture in some)
        wide = spare / max(1, len(some) - 1) if all(picture.shown for picture in some) else gap
        yield partial(_drawn, setting, *here, side, some, min(wide, WIDEST * gap))
        here = later
    if last:
        yield partial(_drawn, setting, *here, side, last, gap)


def _pages(made: Sequence[StepPicture], first: float, height: float, gap: float) -> Iterator[list[StepPicture]]:
    """Yield the pictures of each page, as many as fit.

    The first page may have less room than the others, and may even have no pictures.
    """
    page: list[StepPicture] = []
    used, room = 0.0, first
    for picture in made:
        if (page or room < height) and used + picture.height > room + NEAR:
            yield page
            page, used, room = [], 0.0, height
        page.append(picture)
        used += picture.height + gap
    if page:
        yield page


def _drawn(
    setting: Setting,
    furniture: list[Operation],
    space: Space,
    side: float,
    made: Sequence[StepPicture],
    gap: float,
) -> list[Operation]:
    drawn, size, y = list(furniture), setting.size(LINE), space.y
    for picture in made:
        if shown := picture.shown:
            drawing = marked_board(setting.frame_to_read(shown.board.geometry, space.x, y, side), shown)
            drawn.append(Figure(tuple(drawing), Signs(letters=shown.letters).text(shown.board.values)))
        drawn += [Text(space.x + line.x, y + line.y, line.text, size, "start", line.bold) for line in picture.lines]
        y += picture.height + gap
    return drawn
