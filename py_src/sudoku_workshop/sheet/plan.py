"""From sections and options to the pages of a document, each drawn only when it is asked for."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import groupby, zip_longest

from sudoku_workshop.sheet import booklet, explain
from sudoku_workshop.sheet.arrange import Item, Space, in_rows
from sudoku_workshop.sheet.chapter import leaves
from sudoku_workshop.sheet.drawing import Operation, Page, Text
from sudoku_workshop.sheet.furniture import cover, foot, inside
from sudoku_workshop.sheet.options import Options, Say, Section
from sudoku_workshop.sheet.press import framed
from sudoku_workshop.sheet.setting import LINE, Chapter, Leaf, Setting
from sudoku_workshop.sheet.solution import GAP, items, solution
from sudoku_workshop.sheet.typeset import Type

GROUP = 2.0  # height of a group's heading among the solutions, of its font size

Draw = Callable[[], Page]


def pages(sections: Sequence[Section], options: Options, say: Say, type_: Type) -> list[Draw]:
    """The sheets' sides in the order in which they are printed."""
    setting = Setting(options, say, type_)
    parts = list(chapters(setting, sections))
    inner = list(_inner(setting, parts))
    made: list[Draw] = [partial(_page, setting, leaf, number, len(inner)) for number, leaf in enumerate(inner, 1)]
    if options.cover:
        count = sum(len(chapter.puzzles) for chapter in parts)
        made[:0] = booklet.with_cover(options, partial(_bare, setting, partial(cover, setting, count)))
    if options.booklet:
        made = booklet.imposed(options, made)
    return [partial(framed, draw) for draw in made] if options.press else made


def chapters(setting: Setting, sections: Sequence[Section]) -> Iterator[Chapter]:
    """The sections; of a class set the handouts that they are dealt out in."""
    size, number = setting.options.handout, 0
    for section in sections:
        if not size:
            yield Chapter(section.title, section.puzzles, setting.options.name_line)
            continue
        for start in range(0, len(section.puzzles), size):
            number += 1
            heading = " · ".join(filter(None, (setting.say("sheet.handout", number=number), section.title)))
            yield Chapter(heading, section.puzzles[start : start + size], True)


def _inner(setting: Setting, chapters: Sequence[Chapter]) -> Iterator[Leaf]:
    """All pages but the cover."""
    for chapter in chapters:
        yield from leaves(setting, chapter)
        yield from explain.leaves(setting, chapter)
    if setting.options.solutions == "end":
        yield from _key(setting, [chapter for chapter in chapters if chapter.puzzles])


def _key(setting: Setting, chapters: Sequence[Chapter]) -> Iterator[Leaf]:
    """The solutions of everything, chapter by chapter."""
    words = setting.say("sheet.key" if setting.options.handout else "sheet.solutions")
    furniture, space = inside(setting, words, False)
    several, gap = len(chapters) > 1, setting.size(GAP)
    heading = setting.size(LINE * GROUP) if several else 0.0
    numbered = [pair for chapter in chapters for pair in enumerate(chapter.puzzles, 1)]
    things = list(items(setting, [chapter.puzzles for chapter in chapters], space.width, space.height - heading))
    for placed in in_rows(things, space, gap, heading):

        def draw(placed: list[tuple[int, Space]] = placed) -> list[Operation]:
            drawn = list(furniture)
            for group, place in _groups(placed, things, space, gap) if several else ():
                drawn += _group(setting, chapters[group].heading or str(group + 1), place, heading)
            for index, place in placed:
                drawn += solution(setting, place, *numbered[index])
            return drawn

        yield draw


def _groups(
    placed: Iterable[tuple[int, Space]], things: Sequence[Item], space: Space, gap: float
) -> Iterator[tuple[int, Space]]:
    """Each group on a page, and the place of its first solution, as wide as the room up to the next group's."""
    parts = groupby(placed, key=lambda pair: things[pair[0]].group)
    firsts = [(group, next(some)[1]) for group, some in parts]
    for (group, place), (_, after) in zip_longest(firsts, firsts[1:], fillvalue=(0, space)):
        right = after.x - gap if (after.y, after.x > place.x) == (place.y, True) else space.x + space.width
        yield group, place._replace(width=right - place.x)


def _group(setting: Setting, heading: str, place: Space, height: float) -> Iterator[Operation]:
    size = setting.size(LINE)
    words = setting.type.fit(heading, size, place.width, bold=True)
    yield Text(place.x, place.y - height + size * 1.2, words, size, "start", True, role="H3")


def _page(setting: Setting, leaf: Leaf, number: int, total: int) -> Page:
    footer, _ = foot(setting, setting.space, number, total)
    return Page(*setting.options.page, (*leaf(), *footer))


def _bare(setting: Setting, leaf: Leaf) -> Page:
    return Page(*setting.options.page, tuple(leaf()))
