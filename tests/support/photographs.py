"""Photographs read by the page's own reader in Node, and pictures of grids drawn as a phone camera would see them."""

import io
import json
import subprocess
from collections.abc import Iterable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from PIL import Image, ImageDraw, ImageFilter, ImageFont

ROOT = Path(__file__).resolve().parents[2]
MODEL = ROOT / "web" / "photo" / "digits.bin"
FONT = ROOT / "web" / "fonts"
CELL, EDGE = 60, 90  # pixels of a drawn grid's cell and margin
AT_ONCE = 20


class Reading(NamedTuple):
    """The result of reading a photograph.

    `size` is 0 if no grid was found. `cells` are each cell's probabilities (blank, 1, 2 ...). `ms` is processor time.
    `regions` is the region of each cell of a jigsaw, and `cages` has the sums and cells of a killer. `isUnclear` says
    whether there seem to be regions or cages that are not certain.
    """

    size: int
    cells: list[list[float]]
    ms: float
    regions: list[int] | None = None
    cages: list[dict[str, Any]] | None = None
    isUnclear: bool = False  # noqa: N815 (the reader's own name)

    @property
    def text(self) -> str:
        """The likeliest character of each cell, 0 for a blank; empty without a grid."""
        return "".join("0123456789ABCDEFG"[max(range(len(cell)), key=cell.__getitem__)] for cell in self.cells)


def read_photographs(images: Iterable[Image.Image], model: Path = MODEL) -> list[Reading]:
    """Return what the reader finds in each picture, in their order."""
    with TemporaryDirectory() as folder:
        files = [_kept(image, Path(folder), number) for number, image in enumerate(images)]
        some = [_read(files[at : at + AT_ONCE], model) for at in range(0, len(files), AT_ONCE)]
    return [reading for readings in some for reading in readings]


def _kept(image: Image.Image, folder: Path, number: int) -> Path:
    path = folder / f"{image.width}x{image.height}-{number}.rgba"
    path.write_bytes(image.convert("RGBA").tobytes())
    return path


def _read(files: Sequence[Path], model: Path) -> list[Reading]:
    command: list[str | Path] = ["node", ROOT / "tests" / "support" / "read-photos.mjs", model, *files]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return [_reading(**json.loads(line)) for line in done.stdout.splitlines()]


def _reading(reading: dict[str, Any] | None, ms: float) -> Reading:
    return Reading(ms=ms, **reading) if reading else Reading(0, [], ms)


def drawn(
    puzzle: Sequence[str], font: Path, size: int = 9, box: tuple[int, int] = (3, 3), regions: str = ""
) -> Image.Image:
    """Return a printed grid on grey paper, seen from straight above; `box` is the rows and columns of a box.

    `regions` names the region of each cell, where thick lines separate these instead of boxes.
    """
    side = size * CELL
    image = Image.new("L", (side + 2 * EDGE,) * 2, 215)
    draw = ImageDraw.Draw(image)
    for line in range(size + 1):
        at, outer = EDGE + line * CELL, line in (0, size)
        draw.line((EDGE, at, EDGE + side, at), fill=40, width=5 if outer or not (regions or line % box[0]) else 2)
        draw.line((at, EDGE, at, EDGE + side), fill=40, width=5 if outer or not (regions or line % box[1]) else 2)
    for cell, region in enumerate(regions):
        x, y = EDGE + cell % size * CELL, EDGE + cell // size * CELL
        if cell % size and regions[cell - 1] != region:
            draw.line((x, y, x, y + CELL), fill=40, width=5)
        if cell >= size and regions[cell - size] != region:
            draw.line((x, y, x + CELL, y), fill=40, width=5)
    faces = {count: ImageFont.truetype(font, round(CELL * part)) for count, part in ((1, 0.62), (2, 0.5))}
    for cell, digit in enumerate(puzzle):
        if digit not in "0.":
            centre = EDGE + (cell % size + 0.5) * CELL, EDGE + (cell // size + 0.5) * CELL
            draw.text(centre, digit, fill=40, font=faces[len(digit)], anchor="mm")
    return image


def as_file(image: Image.Image, name: str = "IMG_1.png") -> Any:
    """Return a picture as a file for a browser."""
    kept = io.BytesIO()
    image.save(kept, "PNG")
    return {"name": name, "mimeType": "image/png", "buffer": kept.getvalue()}


def photographed(image: Image.Image, lean: float = 0.1, blur: float = 1, width: int = 640) -> Image.Image:
    """Return the picture seen from the side, slightly blurred, in light that falls off to the right."""
    w, h = image.size
    seen_from = (
        -lean * w,
        -lean * h,
        -0.02 * w,
        h * (1 + lean),
        w * (1 + lean / 2),
        h * 1.03,
        w * (1 + lean),
        0.3 * -lean * h,
    )
    view = image.transform((width, width), Image.Transform.QUAD, seen_from, Image.Resampling.BILINEAR, fillcolor=150)
    light = Image.linear_gradient("L").rotate(90).resize(view.size).point(lambda value: 160 + value * 95 // 255)
    dimmed = Image.composite(view, Image.new("L", view.size, 0), light)
    return dimmed.filter(ImageFilter.GaussianBlur(blur))
