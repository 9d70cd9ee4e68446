"""The fonts for drawing digits.

They are in the packages of Debian 12 that fonts.txt lists, each pinned to one version.
"""

import logging
import re
import subprocess
from itertools import groupby
from pathlib import Path

from fontTools.ttLib import TTFont, TTLibError

PACKAGES = Path(__file__).with_name("fonts.txt")
AS_ROOT = ("-o", "APT::Sandbox::User=root")  # prevents warnings about folders that apt's own user cannot write to
ODD = re.compile(
    r"symbol|dingbat|emoji|math|d05|ornament|initial|titling|smcp|small|caps|italic|oblique|oblq|script|color|_K$", re.I
)

logging.getLogger("fontTools").setLevel(logging.ERROR)  # no warnings about odd dates in good fonts


def fetched(folder: Path) -> list[Path]:
    """Return all font files in the Debian packages for training.

    Missing packages are loaded with `apt-get download`.
    """
    packages = [folder / package for package in PACKAGES.read_text().split()]
    for package in packages:
        if not package.exists():
            _unpack(package)
    files = (path for package in packages for path in package.rglob("*"))
    return sorted(path for path in files if path.suffix.lower() in (".ttf", ".otf"))


def _unpack(package: Path) -> None:
    """Download and unpack a Debian package. The folder `package` appears only when all its fonts are in it."""
    fresh = package.with_name(f"{package.name}.new")
    fresh.mkdir(parents=True, exist_ok=True)
    subprocess.run(["apt-get", "download", "-qq", *AS_ROOT, package.name], cwd=fresh, check=True)
    for archive in fresh.glob("*.deb"):
        subprocess.run(["dpkg-deb", "-x", archive.name, "."], cwd=fresh, check=True)
        archive.unlink()
    fresh.rename(package)


def families(paths: list[Path]) -> list[list[Path]]:
    """Return the fonts that are upright and have digits of equal height, grouped by the first word of their names."""
    usable = sorted((path for path in paths if _usable(path)), key=_family)
    return [list(fonts) for _, fonts in groupby(usable, key=_family)]


def _family(path: Path) -> str:
    return re.split(r"[-_ .\d]", re.sub(r"(?<=[a-z])(?=[A-Z])", "-", path.stem), maxsplit=1)[0].lower()


def _usable(path: Path) -> bool:
    if ODD.search(path.stem):
        return False
    try:
        font = TTFont(path, lazy=True)
        names, glyphs = font.getBestCmap(), font.getGlyphSet()
        heights = [_height(glyphs, names[ord(digit)]) for digit in "123456789ABCDEFG"]
    except (TTLibError, KeyError, TypeError, AssertionError):
        return False
    return min(heights) > 0.85 * max(heights)  # old-style figures have different heights, and grids do not use them


def _height(glyphs: object, name: str) -> float:
    from fontTools.pens.boundsPen import BoundsPen

    pen = BoundsPen(glyphs)
    glyphs[name].draw(pen)  # type: ignore[index]
    return float(pen.bounds[3] - pen.bounds[1])
