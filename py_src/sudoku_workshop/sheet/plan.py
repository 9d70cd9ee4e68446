"""From sections and options to the pages of a document, each drawn only when it is asked for."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import accumulate, groupby, zip_longest

from sudoku_workshop.sheet import booklet, contents, covers, explain
from sudoku_workshop.sheet.arrange import Item, Space, in_rows
from sudoku_workshop.sheet.chapter import leaves
from sudoku_workshop.sheet.drawing import Moved, Operation, Page, Text
from sudoku_workshop.sheet.furniture import foot, inside
from sudoku_workshop.sheet.options import Options, Puzzle, Say, Section
from sudoku_workshop.sheet.press import framed
from sudoku_workshop.sheet.setting import LINE, Chapter, Leaf, Setting
from sudoku_workshop.sheet.solution import GAP, items, solution
from sudoku_workshop.sheet.typeset import Type

GROWTHS = (3.0, 2.5, 2.0, 1.75, 1.5, 1.25, 1.0)  # how much larger solutions may be than they need, to fill their page
GROUP = 2.0  # height of a group's heading among the solutions, of its font size

Draw = Callable[[], Page]


def pages(sections: Sequence[Section], options: Options, say: Say, type_: Type) -> list[Draw]:
    """The sheets' sides in the order in which they are printed."""
    setting = Setting(options, say, type_, {})
    parts = list(chapters(setting, sections))
    inner = _inner(setting, parts)
    made: list[Draw] = [partial(_page, setting, leaf, number, len(inner)) for number, leaf in enumerate(inner, 1)]
    boards = [puzzle.board.puzzle for chapter in parts for puzzle in chapter.puzzles]
    if options.cover and boards:
        made[:0] = booklet.cover(
            options, partial(_bare, setting, partial(covers.front, setting, boards[0], len(boards)))
        )
    if options.back_cover and boards:
        made += booklet.back(options, len(made), partial(_bare, setting, partial(covers.back, setting, boards[0])))
    if options.booklet:
        made = booklet.imposed(options, made)
    return [partial(framed, draw) for draw in made] if options.press else made


def chapters(setting: Setting, sections: Sequence[Section]) -> Iterator[Chapter]:
    """The sections; of a class set the handouts that they are dealt out in."""
    size, number, at, through = setting.options.handout, 0, 0, setting.options.numbers == "through"
    for section in sections:
        if section.shown:
            yield Chapter(section.title, (), False, section is sections[0], at, note=section.note, shown=section.shown)
        each = size or len(section.puzzles) or 1
        for start in range(0, len(section.puzzles), each):
            some = section.puzzles[start : start + each]
            heading = section.title
            if size:
                number += 1
                heading = " · ".join(filter(None, (setting.say("sheet.handout", number=number), section.title)))
            first = bool(size) or section is sections[0]
            named, begun = bool(size) or setting.options.name_line, at + 1 if through else 1
            yield Chapter(heading, some, named, first, at, begun, section.note if start == 0 else "")
            at += len(some)


def _inner(setting: Setting, chapters: Sequence[Chapter]) -> list[Leaf]:
    """All pages but the covers. Only when they are counted is it known on which page a section or a solution is."""
    parts = [(one.heading, [*leaves(setting, one), *explain.leaves(setting, one)]) for one in chapters]
    key = list(_key(setting, [one for one in chapters if one.puzzles])) if setting.options.key == "end" else []
    if key:
        parts.append((_key_words(setting), [leaf for leaf, _ in key]))
    listed = sum(bool(heading) for heading, _ in parts) if setting.options.contents else 0
    ahead = contents.count(setting, listed)
    begins = list(accumulate((len(some) for _, some in parts), initial=ahead + 1))
    entries = [(heading, page) for (heading, _), page in zip(parts, begins, strict=False) if heading]
    for page, (_, solved) in enumerate(key, begins[-1] - len(key)):
        setting.solved_on.update(dict.fromkeys(solved, page))
    return [*contents.leaves(setting, entries if listed else ()), *(leaf for _, some in parts for leaf in some)]


def _key(setting: Setting, chapters: Sequence[Chapter]) -> Iterator[tuple[Leaf, list[int]]]:
    """The solutions of everything, chapter by chapter; and the puzzles that each page solves."""
    furniture, space = inside(setting, _key_words(setting), False)
    several, gap = len(chapters) > 1, setting.size(GAP)
    heading = setting.size(LINE * GROUP) if several else 0.0
    numbered = [pair for chapter in chapters for pair in chapter.numbered]
    things = _largest(setting, [chapter.puzzles for chapter in chapters], space, gap, heading)
    for placed in in_rows(things, space, gap, heading):

        def draw(placed: list[tuple[int, Space]] = placed) -> list[Operation]:
            drawn = list(furniture)
            for group, place in _groups(placed, things, space, gap) if several else ():
                drawn += _group(setting, chapters[group].heading or str(group + 1), place, heading)
            for index, place in placed:
                drawn += solution(setting, place, *numbered[index])
            return drawn

        yield draw, [index for index, _ in placed]


def _key_words(setting: Setting) -> str:
    return setting.say("sheet.key" if setting.options.handout else "sheet.solutions")


def _largest(
    setting: Setting, groups: Sequence[Sequence[Puzzle]], space: Space, gap: float, heading: float
) -> list[Item]:
    """The solutions, as large as they can be on as few pages as they take at their usual size."""
    sizes = [list(items(setting, groups, space.width, space.height - heading, growth)) for growth in GROWTHS]
    counts = [sum(1 for _ in in_rows(things, space, gap, heading)) for things in sizes]
    return next(things for things, count in zip(sizes, counts, strict=True) if count <= counts[-1])


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
    """Odd pages lie on the right, and have the fold on their left."""
    footer, _ = foot(setting, setting.space, number, total)
    drawn = (*leaf(), *footer)
    if gutter := setting.options.gutter:
        drawn = (Moved(drawn, gutter / 2 if number % 2 else -gutter / 2, 0),)
    return Page(*setting.options.page, drawn, number=number)


def _bare(setting: Setting, leaf: Leaf) -> Page:
    return Page(*setting.options.page, tuple(leaf()))
