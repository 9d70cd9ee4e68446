"""Drawings of cells as in newspaper grids: a distorted, blurred, noisy and unevenly lit digit, letter or number."""

import io
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

from tools.digits.glyphs import CELL, CLASSES

DRAWN = 96  # the side of a drawn cell, in pixels
EDGE = DRAWN // 3  # the width of the strip of neighbouring cells that is drawn too, in pixels
WHOLE = DRAWN + 2 * EDGE
NOTHING = 0.1  # the share of cells without a digit
NUMBERS = 0.5  # the share of values from ten on that are drawn as numbers rather than letters
WIDEST = 0.8  # the widest text, as a share of a cell


def draw_all(fonts: list[list[Path]], count: int, rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    """Return `count` cells as bytes, in an array of shape (count, CELL, CELL), and the number of each cell's class."""
    labels = np.where(rng.random(count) < NOTHING, 0, rng.integers(1, len(CLASSES), count))
    cells = np.stack([_photographed(_drawn(_text(label, rng), _one(fonts, rng), rng), rng) for label in labels])
    return cells, labels


def _text(label: int, rng: np.random.Generator) -> str:
    """Return the text to draw for a class. Values from ten on are drawn either as a letter or as a number."""
    return str(label) if label > 9 and rng.random() < NUMBERS else CLASSES[label]


def _one(fonts: list[list[Path]], rng: np.random.Generator) -> Path:
    """Return a random font, with the same probability for each family."""
    family = fonts[int(rng.integers(len(fonts)))]
    return family[int(rng.integers(len(family)))]


def _drawn(text: str, path: Path, rng: np.random.Generator) -> Image.Image:
    """Return the drawing of a cell with its lines. Ink is white, and paper is black."""
    image = Image.new("L", (WHOLE, WHOLE))
    draw = ImageDraw.Draw(image)
    _lines(draw, rng)
    if text:
        _digit(draw, text, path, rng)
    else:
        _rubbish(draw, path, rng)
    return _bent(image, rng)


def _digit(draw: ImageDraw.ImageDraw, text: str, path: Path, rng: np.random.Generator) -> None:
    height = rng.uniform(0.36, 0.74) * DRAWN
    left, top, right, bottom = ImageFont.truetype(path, DRAWN).getbbox(text)
    scale = min(height / max(1, bottom - top), WIDEST * DRAWN / max(1, right - left))
    font = ImageFont.truetype(path, max(8, round(scale * DRAWN)))
    middle = WHOLE / 2 + rng.uniform(-0.07, 0.07, 2) * DRAWN
    left, top, right, bottom = font.getbbox(text)
    at = (middle[0] - (left + right) / 2, middle[1] - (top + bottom) / 2)
    draw.text(at, text, fill=255, font=font, stroke_width=int(rng.choice([0, 0, 0, 1, 2])))


def _rubbish(draw: ImageDraw.ImageDraw, path: Path, rng: np.random.Generator) -> None:
    """Draw something that is not a digit: dots, strokes, misplaced lines, pieces of text."""
    kind = rng.integers(4)
    x, y, u, v = rng.uniform(EDGE, WHOLE - EDGE, 4)
    if kind == 0:
        size = rng.uniform(4, 30)
        draw.ellipse((x - size, y - size * rng.uniform(0.3, 1), x + size, y + size), fill=int(rng.integers(60, 255)))
    elif kind == 1:
        draw.line((x, y, u, v), fill=255, width=int(rng.integers(1, 8)))
    elif kind == 2:
        draw.line((x, 0, x + rng.uniform(-20, 20), WHOLE), fill=255, width=int(rng.integers(1, 7)))
        if rng.random() < 0.5:
            draw.line((0, y, WHOLE, y + rng.uniform(-20, 20)), fill=255, width=int(rng.integers(1, 7)))
    else:
        letters = "".join(rng.choice(list("abcdehiklmnorstuvwxyz"), rng.integers(2, 7)))
        draw.text((x - 40, y - 10), letters, fill=255, font=ImageFont.truetype(path, int(rng.integers(12, 34))))


def _lines(draw: ImageDraw.ImageDraw, rng: np.random.Generator) -> None:
    for edge in (EDGE, WHOLE - EDGE):
        for flip in (False, True):
            at = edge + rng.uniform(-0.05, 0.05) * DRAWN
            ends = [(0, at + rng.uniform(-3, 3)), (WHOLE, at + rng.uniform(-3, 3))]
            ink, width = int(rng.integers(90, 256)), int(rng.choice([1, 2, 3, 4, 6, 8]))
            draw.line([end[::-1] if flip else end for end in ends], fill=ink, width=width)


def _bent(image: Image.Image, rng: np.random.Generator) -> Image.Image:
    """Return the image slightly rotated, slanted and stretched."""
    turn, slant = rng.normal(0, 3.5) * np.pi / 180, rng.normal(0, 0.06)
    wide, high = rng.uniform(0.85, 1.15, 2)
    matrix = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]]) @ [[wide, slant], [0, high]]
    middle = np.array([WHOLE / 2, WHOLE / 2])
    away = middle - matrix @ middle
    data = (matrix[0, 0], matrix[0, 1], away[0], matrix[1, 0], matrix[1, 1], away[1])
    return image.transform(image.size, Image.Transform.AFFINE, data, Image.Resampling.BILINEAR)


def _photographed(image: Image.Image, rng: np.random.Generator) -> np.ndarray:
    cell = rng.uniform(18, 64)  # the side of the cell in the photograph, in pixels
    size = round(cell * WHOLE / DRAWN)
    small = image.resize((size, size), Image.Resampling.BOX)
    small = small.filter(ImageFilter.GaussianBlur(cell * 0.075 * rng.random() ** 1.5))
    paper = rng.uniform(90, 235) * _light(size, rng)
    ink = paper * (1 - rng.uniform(0.25, 0.9) * np.asarray(small, float) / 255)
    noise = _noise(size, rng)
    return _cut(_compressed(ink + noise, rng), rng)


def _light(size: int, rng: np.random.Generator) -> np.ndarray:
    """Return the brightness of each pixel, which decreases to one side, as in the shadow of a hand."""
    across, down = rng.normal(0, 0.12, 2)
    y, x = np.mgrid[-0.5 : 0.5 : size * 1j, -0.5 : 0.5 : size * 1j]
    return np.asarray(1 + across * x + down * y)


def _noise(size: int, rng: np.random.Generator) -> np.ndarray:
    strength = 9 * rng.random() ** 2
    fine = rng.normal(0, strength, (size, size))
    if rng.random() < 0.5:
        return fine
    coarse = Image.fromarray(rng.normal(0, strength, (size // 3 + 1,) * 2).astype(np.float32))
    return np.asarray(coarse.resize((size, size), Image.Resampling.BILINEAR))


def _compressed(values: np.ndarray, rng: np.random.Generator) -> Image.Image:
    image = Image.fromarray(np.clip(values, 0, 255).astype(np.uint8))
    kept = io.BytesIO()
    image.save(kept, "JPEG", quality=int(rng.integers(35, 95)))
    return Image.open(kept)


def _cut(image: Image.Image, rng: np.random.Generator) -> np.ndarray:
    """Return the cell as the photo reader would cut it out of a photograph: not quite in the right place."""
    edge = image.width * EDGE / WHOLE
    side = image.width - 2 * edge
    left, top = edge + rng.normal(0, 0.02, 2) * side
    box = (left, top, left + side, top + side)
    return np.asarray(image.resize((CELL, CELL), Image.Resampling.BILINEAR, box=box))
