"""The outlines of sets of cells, such as cages: lines at a distance inside the edges of the cells."""

from collections.abc import Iterable

from sudoku_workshop.rules.cells import Cell
from sudoku_workshop.rules.shapes import CHARACTER, HAIR, Colour, Point, Shape, area, between, line, text

Corner = tuple[int, int]  # column and row of a corner of cells
CAGE = 0.075  # the distance of a cage from the edges of its cells
SUM = 0.25  # the height of the text in the corner of a cage
SUM_AT = (0.09, 0.165)  # the start and the middle of the height of this text, from the corner of its cell
AHEAD = {(1, 0): (0, 1), (0, 1): (-1, 0), (-1, 0): (0, -1), (0, -1): (1, 0)}  # a direction, and the one to its right


def centre(cell: Cell, side: int) -> Point:
    """Return the middle of a cell."""
    return cell % side + 0.5, cell // side + 0.5


def loops(cells: Iterable[Cell], side: int) -> list[list[Corner]]:
    """Return the corners of each outline of these cells. The cells are on the right of an outline."""
    edges = _edges({(cell % side, cell // side) for cell in cells})
    found = list[list[Corner]]()
    while edges:
        start = way = min(edges)
        loop = list[Corner]()
        while way in edges:
            edges.remove(way)
            corner, direction = _end(way)
            ahead = AHEAD[direction]
            turns = (ahead, direction, (-ahead[0], -ahead[1]))
            way = next(((corner, turn) for turn in turns if (corner, turn) in edges or (corner, turn) == start), start)
            if way[1] != direction:
                loop.append(corner)
        found.append([loop[-1], *loop[:-1]])
    return found


def _edges(places: set[Corner]) -> set[tuple[Corner, Corner]]:
    """Return the edges between cells inside and outside, each as its first corner and its direction."""
    sides = {(0, -1): ((0, 0), (1, 0)), (1, 0): ((1, 0), (0, 1)), (0, 1): ((1, 1), (-1, 0)), (-1, 0): ((0, 1), (0, -1))}
    return {
        ((x + corner[0], y + corner[1]), direction)
        for x, y in places
        for (across, down), (corner, direction) in sides.items()
        if (x + across, y + down) not in places
    }


def _end(edge: tuple[Corner, Corner]) -> tuple[Corner, Corner]:
    (x, y), (across, down) = edge
    return (x + across, y + down), (across, down)


def inner(loop: list[Corner], inset: float) -> list[Point]:
    """Return the corners of an outline at a distance inside."""
    found = list[Point]()
    for before, (x, y), after in zip([loop[-1], *loop], loop, [*loop[1:], loop[0]], strict=False):
        (one, two), (three, four) = AHEAD[_way(before, (x, y))], AHEAD[_way((x, y), after)]
        found.append((x + inset * (one + three), y + inset * (two + four)))
    return found


def _way(start: Corner, end: Corner) -> Corner:
    across, down = end[0] - start[0], end[1] - start[1]
    return ((across > 0) - (across < 0), (down > 0) - (down < 0))


def shaded(cells: Iterable[Cell], side: int, fill: Colour, inset: float = 0.0) -> list[Shape]:
    """Return the area of each of these cells."""
    ends = (inset, 1 - inset)
    corners = [(ends[0], ends[0]), (ends[1], ends[0]), (ends[1], ends[1]), (ends[0], ends[1])]
    return [area([(cell % side + x, cell // side + y) for x, y in corners], fill) for cell in cells]


def spread(cells: Iterable[Cell], side: int, fill: Colour) -> list[Shape]:
    """Return the cells as areas with an edge. Cells around others have holes, so they are shaded one by one."""
    found = loops(cells := [*cells], side)
    pairs = [(loop, inner(loop, CAGE / 2)) for loop in found]
    if any(_is_hole(loop) for loop in found):
        return [*shaded(cells, side, fill), *(area(corners, None, "soft", HAIR) for _, corners in pairs)]
    return [area(corners, fill, "soft", HAIR) for _, corners in pairs]


def _is_hole(loop: list[Corner]) -> bool:
    """Return whether the cells of an outline are around it, so that it runs anticlockwise."""
    return sum(x * v - u * y for (x, y), (u, v) in zip(loop, [*loop[1:], loop[0]], strict=True)) < 0


def cage(
    cells: Iterable[Cell], side: int, words: object = "", colour: Colour = "soft", dashed: bool = True
) -> list[Shape]:
    """Return a cage around the cells, and a text in the corner of its first cell. The outline is open at the text."""
    own = sorted(cells)
    first, label = (own[0] % side, own[0] // side), str(words)
    shapes = list[Shape]()
    for loop in loops(own, side):
        corners = inner(loop, CAGE)
        start = loop.index(first) if label and first in loop else 0
        corners, ends = [*corners[start:], *corners[:start]], [corners[start], corners[start]]
        if label and first in loop:
            ends[0] = between(corners[0], corners[1], min(SUM_AT[0] + len(label) * SUM * CHARACTER, 0.98) - CAGE)
            ends[1] = between(corners[0], corners[-1], SUM_AT[1] + SUM * 0.42 - CAGE)
        shapes.append(line((ends[0], *corners[1:], ends[1]), colour, 0.03, dashed))
    return [*shapes, *([corner_text(own[0], side, label)] if label else [])]


def corner_text(cell: Cell, side: int, label: str) -> Shape:
    """Return a small text in the upper left corner of a cell."""
    size = SUM if len(label) <= 4 else SUM * 4 / len(label)
    width = len(label) * size * CHARACTER
    return text((cell % side + SUM_AT[0] + width / 2, cell // side + SUM_AT[1]), label, size)
