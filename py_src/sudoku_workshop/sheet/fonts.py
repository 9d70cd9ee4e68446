"""The fonts of a PDF: the glyphs of each typeface that its pages use, and the character that each glyph stands for.

Pages write characters as UTF-16, so they can be written before any font is loaded. A table in the PDF maps each
character to its glyph. For a font file that the user has chosen, the pages write glyph numbers instead.
"""

from collections.abc import Mapping

import pydyf

from sudoku_workshop.sheet.faces import files_of
from sudoku_workshop.sheet.limits import MissingFontsError
from sudoku_workshop.sheet.truetype import Fonts, Glyph, file_of
from sudoku_workshop.sheet.user_font import UserFont

Used = Mapping[str, str]  # the characters that are used, by typeface

TAG = "SUDOKU+"  # the beginning of the name of a font subset
SYMBOLIC = 4  # a flag of a font descriptor: the font has its own codes
DESCRIPTOR = {"Flags": SYMBOLIC, "ItalicAngle": 0, "Ascent": 880, "Descent": -120, "CapHeight": 700, "StemV": 90}
BOX = (-1000, -500, 3000, 2000)

MOST_PAIRS = 100  # the most pairs in one block of a CMap
CMAP = """/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange
{tables}endcmap CMapName currentdict /CMap defineresource pop end end
"""


def font_objects(document: pydyf.PDF, used: Used, fonts: Fonts, own: Mapping[str, UserFont]) -> dict[str, object]:
    """Add the fonts that are needed to a document. Return the references by which pages use them, by typeface."""
    made = {}
    letters = _letters({face: some for face, some in used.items() if face not in own}, fonts)
    for face in sorted(used):
        font = _user_font(document, own[face], used[face]) if face in own else _our_font(document, face, letters[face])
        document.add_object(font)
        made[face] = font.reference
    return made


def lost(used: Used, fonts: Fonts) -> str:
    """Return the characters that cannot be drawn, because no font file contains them."""
    return "".join(
        character
        for face, characters in used.items()
        for character in characters
        if not any(character in fonts(name) for name in files_of(face, character))
    )


def _letters(used: Used, fonts: Fonts) -> dict[str, dict[int, Glyph]]:
    """Return the glyphs that are used, by typeface and character. Each is taken from the first file that has it.

    Raises MissingFontsError for files that are not loaded.
    """
    missing, found = set[str](), dict[str, dict[int, Glyph]]()
    for face, characters in used.items():
        found[face] = {}
        for character in characters:
            for name in files_of(face, character):
                try:
                    font = fonts(name)
                except KeyError:
                    missing.add(name)
                    break
                if character in font:
                    found[face][ord(character)] = font.glyph(character)
                    break
    if missing:
        raise MissingFontsError(missing)
    return found


def _our_font(document: pydyf.PDF, face: str, letters: Mapping[int, Glyph]) -> pydyf.Dictionary:
    data, name = file_of(letters.values()), f"{TAG}Workshop-{face}"
    file = pydyf.Stream([data], {"Length1": len(data)}, compress=True)
    table = bytearray(2 * (max(letters, default=0) + 1))
    for number, code in enumerate(letters, 1):
        table[2 * code : 2 * code + 2] = number.to_bytes(2, "big")
    glyphs = pydyf.Stream([bytes(table)], compress=True)
    document.add_object(glyphs)
    descriptor = _descriptor(document, name, "FontFile2", file)
    widths = {code: letter.advance for code, letter in letters.items()}
    more = {"CIDToGIDMap": glyphs.reference}
    return _composite(document, name, "/CIDFontType2", descriptor, widths, {code: chr(code) for code in letters}, more)


def _user_font(document: pydyf.PDF, own: UserFont, characters: str) -> pydyf.Dictionary:
    """Return the PDF object of a user's font, reduced to the letters that the pages use."""
    data, name = own.subset(characters), TAG + own.name
    about = {"Length1": len(data)} if own.true_type else {"Subtype": "/CIDFontType0C"}
    descriptor = _descriptor(
        document, name, "FontFile2" if own.true_type else "FontFile3", pydyf.Stream([data], about, compress=True)
    )
    meanings = {own.number(character): character for character in characters}
    widths = {number: round(own.width(character) * 1000) for number, character in meanings.items()}
    kind, more = ("/CIDFontType2", {"CIDToGIDMap": "/Identity"}) if own.true_type else ("/CIDFontType0", {})
    return _composite(document, name, kind, descriptor, widths, meanings, more)


def _descriptor(document: pydyf.PDF, name: str, key: str, file: pydyf.Stream) -> pydyf.Dictionary:
    document.add_object(file)
    made = pydyf.Dictionary({"Type": "/FontDescriptor", "FontName": f"/{name}", "FontBBox": pydyf.Array(BOX)})
    made.update({**DESCRIPTOR, key: file.reference})
    document.add_object(made)
    return made


def _composite(
    document: pydyf.PDF,
    name: str,
    kind: str,
    descriptor: pydyf.Dictionary,
    widths: Mapping[int, int],
    meanings: Mapping[int, str],
    more: Mapping[str, object],
) -> pydyf.Dictionary:
    """Return the main PDF object of a font with two-byte codes. All its other objects are added to the document."""
    system = {"Registry": pydyf.String("Adobe"), "Ordering": pydyf.String("Identity"), "Supplement": 0}
    inner = pydyf.Dictionary(
        {
            "Type": "/Font",
            "Subtype": kind,
            "BaseFont": f"/{name}",
            "CIDSystemInfo": pydyf.Dictionary(system),
            "FontDescriptor": descriptor.reference,
            "W": pydyf.Array(part for code in sorted(widths) for part in (code, pydyf.Array([widths[code]]))),
            **more,
        }
    )
    document.add_object(inner)
    meaning = pydyf.Stream([_meaning(meanings).encode()], compress=True)
    document.add_object(meaning)
    return pydyf.Dictionary(
        {
            "Type": "/Font",
            "Subtype": "/Type0",
            "BaseFont": f"/{name}",
            "Encoding": "/Identity-H",
            "DescendantFonts": pydyf.Array([inner.reference]),
            "ToUnicode": meaning.reference,
        }
    )


def _meaning(meanings: Mapping[int, str]) -> str:
    """Return the table (CMap) of the character for each code, so that the text can be searched and copied."""
    pairs = [f"<{code:04x}> <{text.encode('utf-16-be').hex()}>" for code, text in sorted(meanings.items())]
    blocks = [pairs[start : start + MOST_PAIRS] for start in range(0, len(pairs), MOST_PAIRS)]
    tables = "".join(f"{len(b)} beginbfchar\n{chr(10).join(b)}\nendbfchar\n" for b in blocks)
    return CMAP.format(tables=tables)
