"""The fonts of a PDF. Helvetica and the CJK fonts are named only: every reader has them, or something like them."""

import pydyf

from sudoku_workshop.sheet.own import OwnFont
from sudoku_workshop.sheet.typeset import LATIN, OWN

LATIN_BOLD = f"{LATIN}-bold"
NAMES = {LATIN: "L", LATIN_BOLD: "B", "zh-Hans": "S", "zh-Hant": "T", "ko": "K", OWN: "O"}
LATINS = {LATIN: "Helvetica", LATIN_BOLD: "Helvetica-Bold"}
CJK = {  # Adobe's names: font, encoding of UTF-16, character collection and the supplement that the encoding needs
    "zh-Hans": ("STSong-Light", "UniGB-UTF16-H", "GB1", 5),
    "zh-Hant": ("MSung-Light", "UniCNS-UTF16-H", "CNS1", 4),
    "ko": ("HYSMyeongJo-Medium", "UniKS-UTF16-H", "Korea1", 1),
}
SERIF_SYMBOLIC = 6  # flags of a font descriptor
DESCRIPTOR = {"Flags": SERIF_SYMBOLIC, "ItalicAngle": 0, "Ascent": 880, "Descent": -120, "CapHeight": 880, "StemV": 93}

MOST_PAIRS = 100  # that a block of a CMap may hold
CMAP = """/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CMapName /Own def /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange
{tables}endcmap CMapName currentdict /CMap defineresource pop end end
"""


def font_objects(document: pydyf.PDF, font: str, own: OwnFont | None) -> pydyf.Dictionary:
    """Adds a font to a document; the object that pages refer to."""
    if font == OWN and own:
        made = _own(document, own)
    else:
        made = _latin(LATINS[font]) if font in LATINS else _cjk(document, *CJK[font])
    document.add_object(made)
    return made


def _latin(name: str) -> pydyf.Dictionary:
    return pydyf.Dictionary(
        {"Type": "/Font", "Subtype": "/Type1", "BaseFont": f"/{name}", "Encoding": "/WinAnsiEncoding"}
    )


def _cjk(document: pydyf.PDF, name: str, encoding: str, collection: str, supplement: int) -> pydyf.Dictionary:
    box = pydyf.Array([0, -120, 1000, 880])
    descriptor = pydyf.Dictionary({"Type": "/FontDescriptor", "FontName": f"/{name}", "FontBBox": box, **DESCRIPTOR})
    document.add_object(descriptor)
    system = pydyf.Dictionary(
        {"Registry": pydyf.String("Adobe"), "Ordering": pydyf.String(collection), "Supplement": supplement}
    )
    return _composite(document, name, encoding, "/CIDFontType0", system, descriptor, {"DW": 1000})


def _own(document: pydyf.PDF, own: OwnFont) -> pydyf.Dictionary:
    """The letters of a custom font that the pages use, and the characters that they stand for."""
    data, name = own.subset(), f"SUDOKU+{own.name}"
    file = pydyf.Stream(
        [data], {"Length1": len(data)} if own.true_type else {"Subtype": "/CIDFontType0C"}, compress=True
    )
    document.add_object(file)
    box = pydyf.Array([-1000, -1000, 3000, 2000])
    descriptor = pydyf.Dictionary({"Type": "/FontDescriptor", "FontName": f"/{name}", "FontBBox": box, **DESCRIPTOR})
    descriptor["FontFile2" if own.true_type else "FontFile3"] = file.reference
    document.add_object(descriptor)
    widths = pydyf.Array()
    for code, character in sorted(own.used.items()):
        widths += [code, pydyf.Array([round(own.width(character) * 1000)])]
    system = pydyf.Dictionary(
        {"Registry": pydyf.String("Adobe"), "Ordering": pydyf.String("Identity"), "Supplement": 0}
    )
    kind, more = ("/CIDFontType2", {"CIDToGIDMap": "/Identity"}) if own.true_type else ("/CIDFontType0", {})
    made = _composite(document, name, "Identity-H", kind, system, descriptor, {"W": widths, **more})
    meaning = pydyf.Stream([_meaning(own).encode()], compress=True)
    document.add_object(meaning)
    made["ToUnicode"] = meaning.reference
    return made


def _meaning(own: OwnFont) -> str:
    """Which character each code stands for, so that the text can be searched and copied."""
    pairs = [f"<{code:04x}> <{text.encode('utf-16-be').hex()}>" for code, text in sorted(own.used.items())]
    blocks = [pairs[start : start + MOST_PAIRS] for start in range(0, len(pairs), MOST_PAIRS)]
    tables = "".join(f"{len(b)} beginbfchar\n{chr(10).join(b)}\nendbfchar\n" for b in blocks)
    return CMAP.format(tables=tables)


def _composite(
    document: pydyf.PDF,
    name: str,
    encoding: str,
    kind: str,
    system: pydyf.Dictionary,
    descriptor: pydyf.Dictionary,
    more: dict[str, object],
) -> pydyf.Dictionary:
    """A font of many characters: the outer dictionary; its inner one is added to the document."""
    inner = pydyf.Dictionary(
        {
            "Type": "/Font",
            "Subtype": kind,
            "BaseFont": f"/{name}",
            "CIDSystemInfo": system,
            "FontDescriptor": descriptor.reference,
            **more,
        }
    )
    document.add_object(inner)
    return pydyf.Dictionary(
        {
            "Type": "/Font",
            "Subtype": "/Type0",
            "BaseFont": f"/{name}",
            "Encoding": f"/{encoding}",
            "DescendantFonts": pydyf.Array([inner.reference]),
        }
    )
