"""A picture of the page, pixel by pixel: the luminance of each pixel, and what is visible against its background."""

import base64
from collections import Counter
from dataclasses import dataclass
from itertools import groupby

from playwright.sync_api import Locator

STANDS_OUT = 3.0  # WCAG 1.4.11: the contrast of anything but text with its surroundings

# Returns the width of a picture, and the relative luminance of every pixel.
READ = """async (png) => {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const pen = new OffscreenCanvas(image.width, image.height).getContext("2d");
  pen.drawImage(image, 0, 0);
  const parts = pen.getImageData(0, 0, image.width, image.height).data;
  const linear = (part) => part / 255 <= 0.04045 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4;
  const light = (_, at) =>
    0.2126 * linear(parts[4 * at]) + 0.7152 * linear(parts[4 * at + 1]) + 0.0722 * linear(parts[4 * at + 2]);
  return [image.width, Array.from({ length: parts.length / 4 }, light)];
}"""


@dataclass(frozen=True)
class Picture:
    width: int
    lights: list[float]

    def row(self, y: float) -> list[float]:
        return self.lights[int(y) * self.width : (int(y) + 1) * self.width]

    def column(self, x: float) -> list[float]:
        return self.lights[int(x) :: self.width]


def picture(shown: Locator) -> Picture:
    png = base64.b64encode(shown.screenshot()).decode()
    return Picture(*shown.page.evaluate(READ, png))


def contrast(one: float, other: float) -> float:
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def changed(before: Picture, after: Picture) -> float:
    """Return the share of a picture that differs visibly from the one before."""
    pairs = list(zip(before.lights, after.lights, strict=True))
    return sum(contrast(*pair) >= STANDS_OUT for pair in pairs) / len(pairs)


def inked(lights: list[float]) -> list[bool]:
    """Return which pixels are visible against the background, the most common luminance."""
    ((ground, _),) = Counter(lights).most_common(1)
    return [contrast(light, ground) >= STANDS_OUT for light in lights]


def strokes(lights: list[float]) -> list[int]:
    """Return the lengths of all visible runs along a line of pixels."""
    return [len(list(run)) for ink, run in groupby(inked(lights)) if ink]
