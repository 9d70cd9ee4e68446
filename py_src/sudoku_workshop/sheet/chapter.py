"""The pages of one chapter of a document.

All puzzles have places of equal size. Solutions may be on a page after each page of puzzles, or upside down at its
foot.
"""

import math
from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from sudoku_workshop.sheet.arrange import Demand, Places, Space, by_number, by_side
from sudoku_workshop.sheet.block import BARE, Kit, block, kits
from sudoku_workshop.sheet.captions import caption, small_line
from sudoku_workshop.sheet.drawing import Moved, Operation
from sudoku_workshop.sheet.furniture import beginning, inside
from sudoku_workshop.sheet.legible import is_in
from sudoku_workshop.sheet.options import Puzzle
from sudoku_workshop.sheet.rules import count_lines
from sudoku_workshop.sheet.rules import drawn as drawn_rules
from sudoku_workshop.sheet.setting import SMALL, Chapter, Leaf, Setting
from sudoku_workshop.sheet.solution import ABOVE, GAP, largest, solution, strip

CODE_MOST = 0.5  # the largest side of a QR code, as a share of the side of a square place
RULES_MOST = 0.25  # the most room for the rules of a puzzle, as a share of the height of the page
LEAST = 10.0  # in millimetres; if all grids would be smaller than this, captions and QR codes are left out
GAPS = 8.0  # the gap between two places on a page


class Grids(NamedTuple):
    """The arrangement of a chapter's puzzles: the places of solutions at the foot, the kit, and the puzzles' places."""

    below: Places | None
    kit: Kit
    places: Places


class Laid(NamedTuple):
    """The layout of a chapter: its head, and the arrangement of its puzzles if it has any."""

    chapter: Chapter
    head: list[Operation]
    grids: Grids | None


def laid_out(setting: Setting, chapter: Chapter) -> Laid:
    """Return the layout of a chapter, from which its pages can be drawn."""
    head, space = beginning(setting, chapter)
    if not all(is_in(sentence, head) for sentence in chapter.shared):  # no room: the rules are below the grids
        chapter = chapter._replace(shared=())
        head, space = beginning(setting, chapter)
    if not chapter.puzzles:
        return Laid(chapter, head, None)
    below = _strip(setting, chapter, space)
    space = space._replace(height=space.height - _taken(setting, below))
    kit, places = _best(setting, chapter, space)
    head, _ = beginning(setting, chapter, _across(setting, places, kit.demand(setting), chapter.puzzles))
    return Laid(chapter, head, Grids(below, kit, places))


def leaves(setting: Setting, laid: Laid) -> Iterator[Leaf]:
    """Yield the pages of a chapter, in order: its puzzles, and their solutions if these follow each page."""
    if not laid.grids:
        return
    chapter, head, (below, kit, places) = laid.chapter, laid.head, laid.grids
    across = _across(setting, places, kit.demand(setting), chapter.puzzles)
    later, rest = inside(setting, _repeated(setting, chapter), chapter.name_line, across=across)  # without the note
    rest = rest._replace(height=rest.height - _taken(setting, below))
    _, behind = _behind(setting)
    over = _across(setting, places._replace(area=behind), Demand(above=setting.above(ABOVE)), chapter.puzzles)
    after, _ = _behind(setting, over)
    count = places.count if setting.options.cell else setting.options.per_page  # e.g. 8 puzzles are put into 9 places
    for start in range(0, len(chapter.puzzles), count):
        some = tuple(chapter.numbered[start : start + count])
        at = chapter.at + start
        if start:  # grids are as large as on the first page, but spread out, because there is no title
            yield partial(_puzzles, setting, kit, places, places._replace(area=rest), below, later, some, at)
        else:
            yield partial(_puzzles, setting, kit, places, places, below, head, some, at)
        if setting.options.key == "page" and chapter.is_solved:
            yield partial(_solutions, setting, places._replace(area=behind), after, some)


def _repeated(setting: Setting, chapter: Chapter) -> str:
    """Return the heading of a chapter's later pages, which is empty if their running heads have it."""
    return "" if setting.options.running == "both" and not chapter.handout else chapter.heading


def captions(setting: Setting, laid: Laid) -> Iterator[tuple[Puzzle, list[Operation]]]:
    """Yield each puzzle with the drawing of the words above and below its grid."""
    if not laid.grids:
        return
    _, kit, places = laid.grids
    for number, puzzle in laid.chapter.numbered:
        side = _side(setting, places, kit.demand(setting), puzzle)
        below = small_line(setting, puzzle, 0, side, side) if kit.id else ()
        rules = drawn_rules(setting, puzzle, 0, side, side, kit.rules, kit.shared)
        yield puzzle, [*caption(setting, number, puzzle, 0, 0, side), *rules, *below]


def cell_of(setting: Setting, laid: Laid) -> float:
    """Return the size of the smallest cells of a chapter, which is infinity without puzzles.

    They are in the grid with the most rows, or in its solution if solutions are on the next page.
    """
    if not laid.grids:
        return math.inf
    chapter, (_, kit, places) = laid.chapter, laid.grids
    puzzle = max(chapter.puzzles, key=lambda puzzle: puzzle.board.geometry.side)
    drawn = [(places, kit.demand(setting))]
    if setting.options.key == "page" and chapter.is_solved:
        drawn.append((places._replace(area=_behind(setting)[1]), Demand(above=setting.above(ABOVE))))
    side = min(min(_side(setting, *each, puzzle), each[1].side(each[0].width, each[0].height)) for each in drawn)
    return setting.frame(puzzle.board.geometry, 0, 0, side).cell


def _behind(setting: Setting, across: tuple[float, float] | None = None) -> tuple[list[Operation], Space]:
    """Return the head of a page of solutions, and the room below this head."""
    return inside(setting, setting.say("sheet.solutions"), False, across=across)


def _across(setting: Setting, places: Places, demand: Demand, puzzles: Sequence[Puzzle]) -> tuple[float, float]:
    """Return the left edge of the grids in the first column, and the right edge of those in the last column."""
    side = max(_side(setting, places, demand, puzzle) for puzzle in puzzles)
    *_, last = spaces = list(places.spaces(side + demand.beside, demand.above + side + demand.below))
    return spaces[0].x, last.x + last.width


def _taken(setting: Setting, below: Places | None) -> float:
    return below.area.height + setting.size(GAP) if below else 0.0


def _best(setting: Setting, chapter: Chapter, space: Space) -> tuple[Kit, Places]:
    """Return the parts around each puzzle, and the arrangement on the page, that allow the largest grids.

    If the options set the size of a cell, return those that allow the most puzzles on a page instead.
    """

    def side(choice: tuple[Kit, Places]) -> float:
        kit, places = choice
        return kit.demand(setting).side(places.width, places.height)

    puzzles = chapter.puzzles
    most = CODE_MOST * math.sqrt(max(space.width * space.height, 0) / setting.options.per_page)
    found = (kit._replace(shared=chapter.shared) for kit in kits(setting, puzzles, most))
    choices = [_with_rules(setting, kit, puzzles, space) for kit in found]
    if all(side(choice) < LEAST for choice in choices):
        return _with_rules(setting, BARE._replace(shared=chapter.shared), puzzles, space)
    return max(choices, key=lambda choice: (choice[1].count if setting.options.cell else 0, side(choice)))


def _with_rules(setting: Setting, kit: Kit, puzzles: Sequence[Puzzle], space: Space) -> tuple[Kit, Places]:
    """Return the parts around each puzzle, with room for its rules below the grid, and the arrangement on the page.

    Lines of rules make the grids smaller, and below smaller grids, rules need more lines. This ends when the lines fit,
    or when they fill a share of the page.
    """
    most = int(space.height * RULES_MOST / setting.size(SMALL))
    while True:
        places = _places(setting, puzzles, space, kit.demand(setting))
        sides = [_side(setting, places, kit.demand(setting), puzzle) for puzzle in puzzles]
        lines = min(count_lines(setting, puzzles, min(sides), kit.shared), most)
        if lines <= kit.rules:
            return kit, places
        kit = kit._replace(rules=lines)


def _places(setting: Setting, puzzles: Sequence[Puzzle], space: Space, demand: Demand) -> Places:
    gap = setting.size(GAPS)
    if setting.options.cell:
        return by_side(max(_wished(setting, puzzle) for puzzle in puzzles), space, demand, gap, len(puzzles))
    usual = setting.options.per_page
    return by_number(min(usual, len(puzzles)), space, demand, gap, full=len(puzzles) >= usual)


def _wished(setting: Setting, puzzle: Puzzle) -> float:
    """Return the side of this puzzle's grid if its cells have the size that the options ask for."""
    cell = setting.options.cell or 0
    return cell * puzzle.board.geometry.side + setting.style.frame.of(cell)


def _side(setting: Setting, places: Places, demand: Demand, puzzle: Puzzle) -> float:
    most = max(demand.side(places.width, places.height), 1.0)
    return min(most, _wished(setting, puzzle)) if setting.options.cell else most


def _puzzles(
    setting: Setting,
    kit: Kit,
    places: Places,
    here: Places,
    below: Places | None,
    furniture: list[Operation],
    some: Sequence[tuple[int, Puzzle]],
    at: int,
) -> list[Operation]:
    """Draw a page of puzzles.

    `here` has the places of the grids on this page. `places` has those on the first page, from which the grids get
    their size. `at` is the index in the document of the first puzzle on this page.
    """
    demand, drawn = kit.demand(setting), list(furniture)
    side = max(_side(setting, places, demand, puzzle) for _, puzzle in some)
    spaces = here.spaces(side + demand.beside, demand.above + side + demand.below)
    for index, ((number, puzzle), space) in enumerate(zip(some, spaces, strict=False), at):
        page = setting.solved_on.get(index) if setting.options.pointers else None
        drawn += block(setting, kit, space, _side(setting, places, demand, puzzle), number, puzzle, page)
    return [*drawn, _turned(setting, below, some)] if below else drawn


def _solutions(
    setting: Setting, places: Places, furniture: list[Operation], some: Sequence[tuple[int, Puzzle]]
) -> list[Operation]:
    """Draw the solutions of the previous page, each where its puzzle is on that page."""
    drawn, above = list(furniture), Demand(above=setting.above(ABOVE))
    most = max(_side(setting, places, above, puzzle) for _, puzzle in some)
    for (number, puzzle), space in zip(some, places.spaces(most, most + above.above), strict=False):
        side = _side(setting, places, above, puzzle)
        x = space.x + (space.width - side) / 2
        drawn += solution(setting, Space(x, space.y, side, side + above.above), number, puzzle)
    return drawn


def _strip(setting: Setting, chapter: Chapter, space: Space) -> Places | None:
    """Return the places for solutions at the foot of a page of puzzles, or None if solutions are printed elsewhere."""
    if setting.options.key != "below" or not chapter.is_solved:
        return None
    count = setting.options.per_page
    if setting.options.cell:
        count = _best(setting, chapter, space)[1].count
    return strip(setting, min(count, len(chapter.puzzles)), largest(chapter.puzzles))


def _turned(setting: Setting, places: Places, some: Sequence[tuple[int, Puzzle]]) -> Moved:
    """Draw the page's solutions upside down at its foot."""
    _, space = inside(setting, "", False)
    drawn = [
        operation
        for (number, puzzle), place in zip(some, places.spaces(), strict=False)
        for operation in solution(setting, place, number, puzzle)
    ]
    right = space.x + (space.width + places.area.width) / 2
    return Moved(tuple(drawn), right, space.y + space.height, turned=True)
