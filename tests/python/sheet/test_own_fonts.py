"""A font of one's own that lacks some of the characters: the others are drawn with the fonts that have them."""

from pathlib import Path

import pytest
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from pypdf import PdfReader

from sudoku_workshop.sheet import Type
from sudoku_workshop.sheet.own import OwnFont
from tests.support.paper import PUZZLE, marks, resources
from tests.support.running import Runner

KNOWN = "Grüße 0123456789"
UNITS = 1000


def drawn(pen: TTGlyphPen | T2CharStringPen) -> None:
    """A square, for every letter."""
    pen.moveTo((0, 0))
    for point in ((500, 0), (500, 700), (0, 700)):
        pen.lineTo(point)
    pen.closePath()


def own_font(path: Path, true_type: bool, name: str = "Small") -> Path:
    """A small font with the letters of KNOWN."""
    names = [".notdef", *(f"uni{ord(letter):04X}" for letter in sorted(set(KNOWN)))]
    builder = FontBuilder(UNITS, isTTF=true_type)
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap({ord(letter): f"uni{ord(letter):04X}" for letter in KNOWN})
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
    builder.setupNameTable({"familyName": "Small", "styleName": "Regular", "psName": name})
    builder.setupOS2()
    builder.setupPost()
    builder.save(path)
    return path


@pytest.mark.parametrize("true_type", [True, False])
def test_no_character_is_lost(sudoku: Runner, tmp_path: Path, true_type: bool) -> None:
    font = own_font(tmp_path / "small.otf", true_type)
    arguments = ["--title", "Grüße 數獨 Привет", "--subtitle", "Zwölf", "--lang", "en", "--solutions", "none"]
    ran = sudoku("print", "--out", str(tmp_path / "x.pdf"), "--font", str(font), *arguments, text=PUZZLE)
    assert (ran.status, ran.err) == (0, "")
    [page] = PdfReader(tmp_path / "x.pdf").pages
    fonts = [font.get_object() for font in resources(page)["/Font"].values()]  # type: ignore[attr-defined]
    assert sorted(str(font["/BaseFont"]).split("+")[-1] for font in fonts) == [
        "Small",
        "Workshop-latin-bold",
        "Workshop-latin-regular",
        "Workshop-zh-Hant",
    ]
    assert "Grüße" in page.extract_text()
    small = next(font for font in fonts if "Small" in str(font["/BaseFont"]))
    meaning = small["/ToUnicode"].get_data().decode()
    numbers = {letter: f"{number:04x}" for number, letter in enumerate(sorted(set(KNOWN)), 1)}
    assert [letter for letter in "Grüße" if f"<{numbers[letter]}> <{ord(letter):04x}>" not in meaning] == []
    assert "".join(map(numbers.__getitem__, "Grüße")) in page.get_contents().get_data().decode("latin-1")  # type: ignore[union-attr]
    texts = "".join(mark.text for mark in marks(page))
    assert "數獨" in texts
    assert "Привет" in texts
    assert "Zw" in texts


def test_a_font_draws_what_it_has_and_leaves_the_rest(tmp_path: Path) -> None:
    type_ = Type("zh-Hant", OwnFont(own_font(tmp_path / "small.ttf", True)))
    assert [(run.face, run.text) for run in type_.runs("Grüße 數獨 Zahl 7")] == [
        ("own", "Grüße "),
        ("zh-Hant", "數獨"),
        ("own", " "),
        ("latin-regular", "Zahl"),
        ("own", " 7"),
    ]
    assert type_.width("Gr數", 10) == pytest.approx(2 * 6 + 10)


@pytest.mark.parametrize(("language", "name"), [("zh-Hant", "tc"), ("zh-Hans", "sc"), ("ko", "kr"), ("en", "jp")])
def test_of_a_collection_the_face_for_the_language(language: str, name: str) -> None:
    found = [path for path in Path("/usr/share/fonts").rglob("NotoSansCJK-Regular.ttc") if path.is_file()]
    if not found:
        pytest.skip("no collection of fonts on this machine: install fonts-noto-cjk, or the like")
    assert OwnFont(found[0], language).name.lower() == f"notosanscjk{name}regular"


def test_a_bold_font_of_ones_own_draws_what_is_bold(sudoku: Runner, tmp_path: Path) -> None:
    light, heavy = (own_font(tmp_path / f"{name}.ttf", True, name) for name in ("Light", "Heavy"))
    fonts = ["--font", str(light), "--font-bold", str(heavy), "--title", "Grüße", "--subtitle", "Grüße"]
    ran = sudoku("print", "--out", str(tmp_path / "x.pdf"), "--solutions", "none", *fonts, text=PUZZLE)
    assert (ran.status, ran.err) == (0, ""), "no word of the library's"
    [page] = PdfReader(tmp_path / "x.pdf").pages
    used = {str(font.get_object()["/BaseFont"]) for font in resources(page)["/Font"].values()}  # type: ignore[attr-defined]
    assert {"/SUDOKU+Light", "/SUDOKU+Heavy"} <= used
    assert "2 Tr" not in page.get_contents().get_data().decode("latin-1")  # type: ignore[union-attr]


def test_a_fonts_name_is_one_word_in_the_file(tmp_path: Path) -> None:
    """Blanks, brackets and strokes would end a name of a PDF."""
    assert OwnFont(own_font(tmp_path / "small.ttf", True, "My Font (Bold)/2")).name == "MyFontBold2"
