"""Generates web/fonts/ and sheet/metrics.py: the fonts that PDFs embed, and their widths.

Run python -m tools.fonts FOLDER.

FOLDER has the sources: the unpacked npm packages that LATIN names, each in a folder with the package's name, and Noto
Sans CJK from Debian's package fonts-noto-cjk. All sources are under the SIL Open Font License (licences/fonts.txt).

The generated fonts are TrueType without hints and without composite glyphs. The package can therefore take letters out
of them with a few lines of code (sheet/truetype.py). Each language has one file with the Chinese or Korean characters
of its catalog. All other characters that the language commonly uses are in slices. A character's slice depends only on
its code (sheet/faces.py). The same sources always give the same bytes.
"""

import hashlib
import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

from sudoku_workshop import files
from sudoku_workshop.sheet.faces import slice_of

ROOT = Path(__file__).resolve().parents[1]
MADE = ROOT / "web" / "fonts"
METRICS = ROOT / "py_src" / "sudoku_workshop" / "sheet" / "metrics.py"
UNITS = 1000
EPOCH = 3_660_681_600  # the time of every file: 2020-01-01, in seconds since 1904
NEAR = 1.0  # the largest distance of quadratic curves from cubic ones, in thousandths of the font size
WEIGHTS = {"regular": 400, "bold": 700}
COLLECTION = "NotoSansCJK-Regular.ttc"
MEMBERS = {"zh-Hant": 3, "zh-Hans": 2, "ko": 1}  # the number of each language's font in the collection
NOTICE = "Made of {source}, under the SIL Open Font License, Version 1.1"

TEXT = "".join(
    chr(code)
    for first, last in (
        (0x20, 0x7E), (0xA0, 0x17F), (0x1A0, 0x1A1), (0x1AF, 0x1B0), (0x218, 0x21B), (0x386, 0x3CE), (0x400, 0x45F),
        (0x490, 0x491), (0x1EA0, 0x1EF9), (0x2010, 0x2027), (0x2030, 0x2033), (0x2039, 0x203A), (0x20AC, 0x20AC),
        (0x2116, 0x2116), (0x2122, 0x2122), (0x2190, 0x2199), (0x2212, 0x2212), (0x2260, 0x2265),
    )
    for code in range(first, last + 1)
)  # fmt: skip
DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


PINNED = {  # the sources of the committed files: versions of npm packages, and the hash of Debian's file
    "source-sans-3": "5.3.1",
    "source-serif-4": "5.3.1",
    "atkinson-hyperlegible-next": "5.3.0",
    COLLECTION: "b76b0433203017ca80401b2ee0dd69350349871c4b19d504c34dbdd80541690a",
}


class Latin(NamedTuple):
    """A typeface: the package and the files that it comes from, and the characters to take from them."""

    package: str
    parts: tuple[str, ...]
    characters: str


LATIN = {
    "latin": Latin("source-sans-3", ("latin", "latin-ext", "greek", "cyrillic", "cyrillic-ext", "vietnamese"), TEXT),
    "serif": Latin("source-serif-4", ("latin",), DIGITS),
    "clear": Latin("atkinson-hyperlegible-next", ("latin",), DIGITS),
}


def main() -> None:
    """Generate all font files of the page, and the module with their widths.

    Exit if the sources are not the pinned ones.
    """
    folder = Path(sys.argv[1])
    if other := [name for name, wanted in PINNED.items() if _found(folder / name) != wanted]:
        sys.exit(f"other sources than those that the fonts were made of: {', '.join(other)}")
    MADE.mkdir(exist_ok=True)
    for old in MADE.glob("*.ttf"):
        old.unlink()
    files.write(METRICS, metrics(dict(latin(folder))).encode())
    for language, member in MEMBERS.items():
        eastern(folder, language, member)


def _found(path: Path) -> str:
    """Return what identifies a source: the version of a package, or the hash of a file."""
    if path.is_dir():
        return str(json.loads((path / "package.json").read_text("utf-8"))["version"])
    return hashlib.sha256(path.read_bytes()).hexdigest()


def latin(folder: Path) -> Iterator[tuple[str, dict[str, int]]]:
    """Write the Latin typefaces. Yield, for each of them, its name and the widths of its characters."""
    for name, face in LATIN.items():
        for weight, number in WEIGHTS.items():
            files = [
                folder / face.package / "files" / f"{face.package}-{part}-{number}-normal.woff" for part in face.parts
            ]
            glyphs = glyphs_of(map(TTFont, files), face.characters)
            write(f"{name}-{weight}", glyphs, face.package)
            yield f"{name}-{weight}", {character: width for character, (width, _) in glyphs.items()}


def eastern(folder: Path, language: str, member: int) -> None:
    """Write the fonts of a language: one for the characters of its catalog, and slices for all other characters."""
    font = TTFont(folder / COLLECTION, fontNumber=member, lazy=True)
    known = set("".join(json.loads((ROOT / "web" / "locales" / f"{language}.json").read_text("utf-8")).values()))
    slices: dict[str, list[str]] = {}
    for code in font.getBestCmap():
        character = chr(code)
        if name := slice_of(language, character):
            slices.setdefault(language if character in known else name, []).append(character)
    for name, characters in sorted(slices.items()):
        write(name, glyphs_of([font], characters), "Noto Sans CJK")


def glyphs_of(fonts: Iterable[Any], characters: Iterable[str]) -> dict[str, tuple[int, Any]]:
    """Return the width and outline of each character, from the first font that has it.

    Widths and outlines are in thousandths of the font size.
    """
    wanted, found = set(characters), dict[str, tuple[int, Any]]()
    for font in fonts:
        glyphs, names, scale = font.getGlyphSet(), font.getBestCmap(), UNITS / font["head"].unitsPerEm
        for character in sorted(wanted - set(found)):
            if name := names.get(ord(character)):
                found[character] = round(glyphs[name].width * scale), outline(glyphs, name, scale)
    return dict(sorted(found.items()))


def outline(glyphs: Any, name: str, scale: float) -> Any:
    """Return a glyph as a single outline, without components.

    Cubic curves become quadratic, and the outline is then drawn in the opposite direction, as TrueType requires.
    """
    recorded, made = DecomposingRecordingPen(glyphs), TTGlyphPen(None)
    glyphs[name].draw(recorded)
    cubic = any(command == "curveTo" for command, _ in recorded.value)
    target: Any = Cu2QuPen(made, NEAR, reverse_direction=True) if cubic else made
    recorded.replay(TransformPen(target, (scale, 0, 0, scale, 0, 0)))
    return made.glyph()


def write(name: str, glyphs: Mapping[str, tuple[int, Any]], source: str) -> None:
    """Write a font with these glyphs."""
    names = {character: f"u{ord(character):04X}" for character in glyphs}
    builder = FontBuilder(UNITS, isTTF=True)
    builder.setupHead(unitsPerEm=UNITS, created=EPOCH, modified=EPOCH)
    builder.font.recalcTimestamp = False
    builder.setupGlyphOrder([".notdef", *names.values()])
    builder.setupCharacterMap({ord(character): glyph for character, glyph in names.items()})
    empty = TTGlyphPen(None).glyph()
    builder.setupGlyf({".notdef": empty, **{names[c]: drawn for c, (_, drawn) in glyphs.items()}})
    left = builder.font["glyf"]
    metrics = {names[c]: (width, getattr(left[names[c]], "xMin", 0)) for c, (width, _) in glyphs.items()}
    builder.setupHorizontalMetrics({".notdef": (500, 0), **metrics})
    builder.setupHorizontalHeader(ascent=880, descent=-120)
    family = f"Workshop {name}"
    told = {"copyright": NOTICE.format(source=source), "familyName": family, "styleName": "Regular"}
    builder.setupNameTable(told | {"psName": family.replace(" ", "")}, mac=False)
    builder.setupOS2(sTypoAscender=880, sTypoDescender=-120, usWinAscent=1000, usWinDescent=300)
    builder.setupPost(keepGlyphNames=False)
    builder.save(MADE / f"{name}.ttf")


def metrics(widths: Mapping[str, Mapping[str, int]]) -> str:
    """Return the text of the module with the widths and heights, so that the layout needs no font files."""
    heights = {name: round(height(MADE / f"{name}-bold.ttf"), 4) for name in LATIN}
    lines = ['"""How wide our fonts\' letters are and how high their digits: made by tools/fonts.py."""', ""]
    lines += [f"HEIGHTS = {json.dumps(heights)}  # of a digit, of the font size", ""]
    lines.append("WIDTHS = {  # in thousandths of the font size: the characters, and their widths in the same order")
    for name, some in widths.items():
        lines.append(f"    {json.dumps(name)}: (  # noqa: E501")
        lines.append(f"        {json.dumps(''.join(some), ensure_ascii=False)},  # noqa: E501")
        lines.append(f"        {tuple(some.values())},  # noqa: E501\n    ),")
    return "\n".join([*lines, "}  # fmt: skip", ""])


def height(path: Path) -> float:
    """Return the height of the digit 7 in a font, as a share of the font size."""
    font = TTFont(path)
    return float(font["glyf"][font.getBestCmap()[ord("7")]].yMax) / UNITS


if __name__ == "__main__":
    main()
