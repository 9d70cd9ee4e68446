"""Pages with one operation of every kind, word for word: as SVG, and as a PDF with all its objects.

`python -m tests.python.sheet.test_written_golden` writes the files again. Look at them before you commit them.
"""

import re
import zlib
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from fontTools.ttLib import TTFont
from pypdf import PdfReader

from sudoku_workshop.sheet import Options, Type
from sudoku_workshop.sheet.drawing import Area, Figure, Lines, Moved, Page, Text, box
from sudoku_workshop.sheet.pdf import bind, content
from sudoku_workshop.sheet.qr import drawn, path_of, plain_code
from sudoku_workshop.sheet.svg import svg

HERE = Path(__file__).parent
BLUE, GREY = (0.0, 0.2, 1.0), 0.5
TRIANGLE = ((1.0, 30.0), (9.0, 30.0), (5.0, 38.0))
DIGITS = tuple(Text(x, 40, digit, 5, "middle", x < 30, digit=True) for x, digit in ((25, "7"), (30, "8"), (35, "<")))
LETTERS = (Text(1, 50, "a", 4), Text(9, 50, "b", 4, "end"), Text(9, 50, "c", 4, "end", ink=GREY))
WORDS = (
    Text(30, 10.1234, "Title & 數獨", 7, "middle", True, role="H1"),
    Text(1, 20, "Part", 4, role="H2"),
    Text(60, 20, "5", 4, "end", to=2),
    Text(60, 25, "see page 1", 3, "end", ink=BLUE, to=1),
    Text(30, 79, "1 / 2", 3, "middle", role="Artifact"),
)
SHAPES = (
    Lines(((0, 0, 10, 0), (0, 5, 10, 5.5)), 0.5),
    Lines(((0, 2, 10, 2),), 0.25, GREY, (0.6, 0.4)),
    Area((TRIANGLE, box(20, 30, 4, 3)), BLUE),
    Area((box(20, 30, 4, 3),), GREY, 0.2),
)
PAGES = (
    Page(60, 80, (*WORDS, *SHAPES, Figure((*DIGITS, SHAPES[0]), 'digits "7" & 8'), *LETTERS), 3.0, 1),
    Page(60, 80, (Moved((WORDS[0], WORDS[3], SHAPES[1]), 5, 6, True), Moved((WORDS[2],), 7, 8), SHAPES[1]), 3.0, 2),
)
TYPE = Type("zh-Hant", digits="serif")
STREAM = re.compile(rb"(/Filter /FlateDecode)?(/Length \d+)(?=>>\n)(>>\n)stream\n(.*?)\nendstream", re.DOTALL)


def as_svg() -> str:
    return "".join(svg(page, TYPE) for page in PAGES)


def as_pdf() -> str:
    """Return the PDF as for a press, whose objects are not compressed, with the content of its streams."""
    options = Options(title="A & B", author="Author", press=True)
    made = bind([content(page, TYPE) for page in PAGES], options, "zh-Hant")
    objects, _, _ = STREAM.sub(unpacked, made).partition(b"\nxref\n")
    return objects.decode("latin-1")


def unpacked(stream: re.Match[bytes]) -> bytes:
    packed, _, end, data = stream.groups()
    held = zlib.decompress(data) if packed else data
    return end + (held if held.isascii() and b"\0" not in held else "\n".join(described(held)).encode())


def described(data: bytes) -> Iterator[str]:
    """Yield the tables of a font, the glyph of each letter for other binary data, or a text."""
    if "\ufeff".encode() in data:
        yield data.decode()
        return
    if data[:4] != b"\0\1\0\0":
        glyphs = (int.from_bytes(data[at : at + 2], "big") for at in range(0, len(data), 2))
        yield str({letter: glyph for letter, glyph in enumerate(glyphs) if glyph})
        return
    font = TTFont(BytesIO(data), checkChecksums=2)
    for name in ("head", "hhea", "maxp"):
        values = {key: value for key, value in vars(font[name]).items() if isinstance(value, int)}
        values.pop("checkSumAdjustment", None)
        yield f"{name} {values}"
    yield f"hmtx {font['hmtx'].metrics}"


def test_a_page_as_svg() -> None:
    assert as_svg() == (HERE / "written.svg.txt").read_text(encoding="utf-8")


def test_a_page_as_pdf() -> None:
    assert as_pdf() == (HERE / "written.pdf.txt").read_text(encoding="utf-8")


def test_what_is_left_out_and_what_is_packed() -> None:
    contents = [content(page, TYPE) for page in PAGES]
    plain, booklet, press = (
        bind(contents, options) for options in (Options(), Options(booklet=True), Options(press=True))
    )
    assert [b"/ObjStm" in made for made in (plain, booklet, press)] == [True, True, False]
    assert [b"/ID" in made for made in (plain, press)] == [False, True]
    roots = [PdfReader(BytesIO(made)).root_object for made in (plain, booklet, press)]
    assert ["/Outlines" in root for root in roots] == [True, False, True]
    assert ["/OutputIntents" in root for root in roots] == [False, False, True]


def test_a_code_is_the_same_as_a_path_and_as_bars() -> None:
    """Check that a module is one unit wide in the path, after four white ones."""
    code = plain_code("A")
    size, path = path_of(code)
    bars = [tuple(map(float, bar)) for bar in re.findall(r"M(\S+?) (\S+?)H(\S+?)V(\S+?)H\1z", path)]
    area = drawn(code, 0, 0, size)
    assert size == code.get_size() + 8 == 29
    assert bars[0] == (4, 4, 11, 5)
    assert [(*ring[0], *ring[2]) for ring in area.rings] == bars
    assert sum(right - left for left, _, right, _ in bars) == sum(
        code.get_module(x, y) for x in range(21) for y in range(21)
    )


if __name__ == "__main__":
    (HERE / "written.svg.txt").write_text(as_svg(), encoding="utf-8")
    (HERE / "written.pdf.txt").write_text(as_pdf(), encoding="utf-8")
