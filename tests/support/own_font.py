"""Small font files for tests, in which every letter is a square."""

from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.ttGlyphPen import TTGlyphPen

KNOWN = "Grüße 0123456789"
UNITS = 1000


def drawn(pen: TTGlyphPen | T2CharStringPen) -> None:
    """Draw a square."""
    pen.moveTo((0, 0))
    for point in ((500, 0), (500, 700), (0, 700)):
        pen.lineTo(point)
    pen.closePath()


def own_font(
    path: Path, true_type: bool, name: str = "Small", known: str = KNOWN, rights: int = 0, family: str = "Small"
) -> Path:
    """Write a small font with the letters of `known`."""
    names = [".notdef", *(f"uni{ord(letter):04X}" for letter in sorted(set(known)))]
    builder = FontBuilder(UNITS, isTTF=true_type)
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap({ord(letter): f"uni{ord(letter):04X}" for letter in known})
    if true_type:
        pen = TTGlyphPen(None)
        drawn(pen)
        builder.setupGlyf(dict.fromkeys(names, pen.glyph()))
    else:
        outline = T2CharStringPen(600, None)
        drawn(outline)
        builder.setupCFF("Small", {}, dict.fromkeys(names, outline.getCharString()), {})
    builder.setupHorizontalMetrics(dict.fromkeys(names, (600, 0)))
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": family, "styleName": "Regular", "psName": name})
    builder.setupOS2(fsType=rights, version=4, sCapHeight=700)
    builder.setupPost()
    builder.save(path)
    return path
