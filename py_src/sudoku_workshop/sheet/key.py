"""The solutions at the end of a document: in rows below the headings of the chapters, and as large as possible."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import groupby, zip_longest

from sudoku_workshop.sheet.arrange import Item, Placed, Space, evenly, in_rows
from sudoku_workshop.sheet.drawing import Operation, Text
from sudoku_workshop.sheet.furniture import inside
from sudoku_workshop.sheet.setting import LINE, Chapter, Leaf, Setting
from sudoku_workshop.sheet.solution import ABOVE, GAP, cells, items, solution

GROUP = 2.0  # the height of a chapter's heading, in font sizes
TITLE_LEAST = 6  # in letters, with separator and ellipsis: if a section's title would be cut to less, it is left out
FINE = 0.01  # the precision of the search for the largest cells, in millimetres


def leaves(setting: Setting, chapters: Sequence[Chapter]) -> Iterator[tuple[Leaf, list[int]]]:
    """Yield the pages of solutions, each with the indexes of its puzzles.

    Puzzles are counted through the whole document.
    """
    _, space = inside(setting, words(setting), False)
    heading = setting.size(LINE * GROUP) if len(chapters) > 1 else 0.0
    things = _largest(setting, chapters, space, heading)
    at = [chapter.at + index for chapter in chapters for index in range(len(chapter.puzzles))]
    gap, above = setting.size(GAP), setting.above(ABOVE)
    for number, placed in enumerate(evenly(_rows(setting, things, space, heading), space, gap, above)):
        left = min(place.x for _, place in placed)
        right = max(place.x + place.width for _, place in placed)
        title = "" if number and setting.options.running == "both" else words(setting)  # the running head has it
        furniture, _ = inside(setting, title, False, across=(left, right))
        drawn = partial(_drawn, setting, chapters, furniture, placed, list(_groups(placed, things, space)), heading)
        yield drawn, [at[index] for index, _ in placed]


def words(setting: Setting) -> str:
    """Return the heading for pages of solutions."""
    return setting.say("sheet.key" if setting.options.handout else "sheet.solutions")


def _largest(setting: Setting, chapters: Sequence[Chapter], space: Space, heading: float) -> list[Item]:
    """Return the solutions as items that are as large as possible.

    They must not take more pages than at their usual size.
    """
    groups, room = [chapter.puzzles for chapter in chapters], space._replace(height=space.height - heading)
    least, most = cells(setting, groups, room)

    def sized(cell: float) -> list[Item]:
        found = items(setting, groups, room, cell)
        return [item._replace(width=max(item.width, widths[item.group])) for item in found]

    widths = [_width(setting, chapter) if heading else 0.0 for chapter in chapters]
    found = sized(least)
    pages = len(_rows(setting, found, space, heading))
    while most - least > FINE:
        larger = sized((least + most) / 2)
        if len(_rows(setting, larger, space, heading)) > pages:
            most = (least + most) / 2
        else:
            least, found = (least + most) / 2, larger
    return found


def _width(setting: Setting, chapter: Chapter) -> float:
    """Return the least width of each solution of a chapter.

    The number of the pupil's handout is printed above the solutions. All solutions side by side must be at least as
    wide as this number.
    """
    number = setting.type.width(chapter.handout, setting.size(LINE), bold=True) + FINE
    between = setting.size(GAP) * (len(chapter.puzzles) - 1)
    return (number - between) / len(chapter.puzzles) if chapter.handout else 0.0


def _rows(setting: Setting, things: Sequence[Item], space: Space, heading: float) -> list[Placed]:
    return list(in_rows(things, space, setting.size(GAP), heading, bool(setting.options.handout)))


def _groups(placed: Iterable[tuple[int, Space]], things: Sequence[Item], space: Space) -> Iterator[tuple[int, Space]]:
    """Yield the number of each chapter on a page, with the place of its first solution there.

    The place is made as wide as the room up to the next chapter in the same row, because the chapter's heading is put
    above it.
    """
    parts = groupby(placed, key=lambda pair: things[pair[0]].group)
    firsts = [(group, next(some)[1]) for group, some in parts]
    for (group, place), (_, after) in zip_longest(firsts, firsts[1:], fillvalue=(0, space)):
        beside = (after.y, after.x > place.x) == (place.y, True)
        yield group, place._replace(width=(after.x if beside else space.x + space.width) - place.x)


def _drawn(
    setting: Setting,
    chapters: Sequence[Chapter],
    furniture: list[Operation],
    placed: Placed,
    groups: Sequence[tuple[int, Space]],
    heading: float,
) -> list[Operation]:
    drawn, numbered = list(furniture), [pair for chapter in chapters for pair in chapter.numbered]
    for group, place in groups if heading else ():
        drawn.append(_heading(setting, chapters[group], group + 1, place, heading))
    for index, place in placed:
        drawn += solution(setting, place, *numbered[index])
    return drawn


def _heading(setting: Setting, chapter: Chapter, number: int, place: Space, height: float) -> Text:
    """Draw a chapter's heading. If it is too long, it is cut, but the number of a handout is always kept."""
    size = setting.size(LINE)
    heading = chapter.heading or str(number)
    words = setting.type.fit(heading, size, place.width - setting.size(GAP), bold=True)
    if words != heading and len(words) < len(chapter.handout) + TITLE_LEAST:
        words = chapter.handout
    return Text(place.x, place.y - height + size * 1.2, words, size, "start", True, role="H3")
