"""Pages with jigsaws and killers, printed in different styles, and photographs of them."""

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageFont

from tests.support.photographs import FONT

CELL = 110  # pixels of a printed cell
EDGE = 150  # pixels of the paper around the grid
FACES = tuple(FONT / name for name in ("clear-regular.ttf", "clear-bold.ttf", "serif-regular.ttf", "latin-regular.ttf"))


class Cage(NamedTuple):
    """A cage with its cells in reading order."""

    sum: int
    cells: Sequence[int]


class Style(NamedTuple):
    """The look of a page; lengths are parts of a cell."""

    face: Path
    thin: float
    thick: float
    inset: float
    dash: float
    gap: float
    stroke: float
    sum: float


def style_of(random: Random) -> Style:
    """Return a style as newspapers and books have them."""
    return Style(
        face=random.choice(FACES),
        thin=random.uniform(0.012, 0.025),
        thick=random.uniform(0.045, 0.07),
        inset=random.uniform(0.08, 0.12),
        dash=random.uniform(0.05, 0.11),
        gap=random.uniform(0.04, 0.07),
        stroke=random.uniform(0.014, 0.024),
        sum=random.uniform(0.24, 0.3),
    )


def page_of(
    puzzle: str, style: Style, regions: Sequence[int], cages: Sequence[Cage] = (), ink: int = 40
) -> Image.Image:
    """Return a printed 9x9 grid: thick lines between the regions, and dashed cages with their sums."""
    side = 9 * CELL
    image = Image.new("L", (side + 2 * EDGE,) * 2, 225)
    draw = ImageDraw.Draw(image)
    for line in range(10):
        at, width = EDGE + line * CELL, style.thin if line % 9 else style.thick
        draw.line((EDGE, at, EDGE + side, at), fill=ink, width=round(width * CELL))
        draw.line((at, EDGE, at, EDGE + side), fill=ink, width=round(width * CELL))
    for cell in range(81):
        x, y = _corner(cell)
        for beside, end in ((cell % 9 and cell - 1, (x, y + CELL)), (cell > 8 and cell - 9, (x + CELL, y))):
            if cell % 9 * (end[0] == x) + (cell > 8) * (end[1] == y) and regions[beside] != regions[cell]:
                draw.line((x, y, *end), fill=ink, width=round(style.thick * CELL))
    face = ImageFont.truetype(style.face, round(CELL * 0.62))
    for cell, digit in enumerate(puzzle):
        if digit not in "0.":
            x, y = _corner(cell)
            draw.text((x + CELL / 2, y + CELL / 2), digit, fill=ink, font=face, anchor="mm")
    for cage in cages:
        _draw_cage(draw, style, cage, ink)
    return image


def _corner(cell: int) -> tuple[int, int]:
    return EDGE + cell % 9 * CELL, EDGE + cell // 9 * CELL


def _draw_cage(draw: ImageDraw.ImageDraw, style: Style, cage: Cage, ink: int) -> None:
    """Draw dashes inside the border of a cage, and its sum in its first cell, where the dashes are left out."""
    inset, inside = style.inset * CELL, set(cage.cells)
    for cell in cage.cells:
        x, y = _corner(cell)
        for along, across in (((1, 0), (0, -1)), ((1, 0), (0, 1)), ((0, 1), (-1, 0)), ((0, 1), (1, 0))):
            if _beside(cell, across) in inside:
                continue
            ends = [inset, CELL - inset]
            for end, way in enumerate((-1, 1)):
                neighbour = _beside(cell, (along[0] * way, along[1] * way))
                if neighbour in inside:
                    corner = _beside(neighbour, across) in inside
                    ends[end] += way * (2 * inset if corner else inset)
            far = CELL - inset if 1 in across else inset
            _dashes(draw, style, [(x + (t if along[0] else far), y + (far if along[0] else t)) for t in ends], ink)
    x, y = _corner(cage.cells[0])
    face = ImageFont.truetype(style.face, round(CELL * style.sum))
    place = x + inset * 0.85, y + inset * 0.75
    left, top, right, bottom = draw.textbbox(place, str(cage.sum), font=face, anchor="lt")
    air = 0.03 * CELL
    draw.rectangle((left - 1, top - 1, right + air, bottom + air), fill=225)
    draw.text(place, str(cage.sum), fill=ink, font=face, anchor="lt")


def _beside(cell: int, way: tuple[int, int]) -> int:
    column, row = cell % 9 + way[0], cell // 9 + way[1]
    return row * 9 + column if 0 <= column < 9 and 0 <= row < 9 else -1


def _dashes(draw: ImageDraw.ImageDraw, style: Style, line: Sequence[tuple[float, float]], ink: int) -> None:
    (x, y), (to_x, to_y) = line
    length = (to_x - x) + (to_y - y)
    at = 0.0
    while at < length:
        end = min(length, at + style.dash * CELL)
        a, b = at / length, end / length
        points = (x + a * (to_x - x), y + a * (to_y - y), x + b * (to_x - x), y + b * (to_y - y))
        draw.line(points, fill=ink, width=max(1, round(style.stroke * CELL)))
        at = end + style.gap * CELL


def view_of(page: Image.Image, random: Random) -> Image.Image:
    """Return a photograph of a page: seen from the side, with noise, a little blur, and light that falls off."""
    width = random.choice((960, 1120, 1280))
    lean = random.uniform(0, 0.07) * page.width
    corners = (0, 0, 0, page.height, page.width, page.height, page.width, 0)
    seen_from = [at + random.uniform(-lean, lean / 2) for at in corners]
    view = page.transform((width, width), Image.Transform.QUAD, seen_from, Image.Resampling.BICUBIC, fillcolor=150)
    light = Image.linear_gradient("L").rotate(90 * random.randrange(4)).resize(view.size)
    dark = random.randint(120, 220)
    view = ImageChops.multiply(view, light.point(lambda value: dark + value * (255 - dark) // 255))
    view = view.filter(ImageFilter.GaussianBlur(random.uniform(0.3, 1.1)))
    strength = random.uniform(0, 6)
    noise = Image.frombytes("L", view.size, random.randbytes(width * width))
    return ImageChops.add(view, noise.point(lambda value: round((value - 128) / 128 * strength) + 128), 1, -128)


def is_same(one: Sequence[object], other: Sequence[object]) -> bool:
    """Return whether two lists divide the cells into the same regions."""
    return len(one) == len(other) and len({*zip(one, other, strict=True)}) == len({*one}) == len({*other})


def variants(path: Path, kind: str) -> list[tuple[str, list[int], list[Cage]]]:
    """Return the clues, regions and cages of the 9x9 puzzles of a kind in a file of the shared data."""
    lines = map(json.loads, path.read_text().splitlines())
    return [_variant(line["fpuzzles"]) for line in lines if line["kind"] == kind and line["fpuzzles"]["size"] == 9]


def _variant(puzzle: dict[str, Any]) -> tuple[str, list[int], list[Cage]]:
    cells = [cell for row in puzzle["grid"] for cell in row]
    clues = "".join(str(cell["value"]) if cell.get("given") else "." for cell in cells)
    regions = [cell.get("region", number // 27 * 3 + number % 9 // 3) for number, cell in enumerate(cells)]
    cages = puzzle.get("killercage", ())
    return clues, regions, [Cage(int(cage["value"]), sorted(map(_number, cage["cells"]))) for cage in cages]


def _number(cell: str) -> int:
    """Return the number of a cell such as R1C1."""
    row, column = cell[1:].split("C")
    return 9 * int(row) + int(column) - 10
