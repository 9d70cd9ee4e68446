"""A user's font that lacks some characters: they are drawn with other fonts that have them."""

from io import BytesIO
from pathlib import Path

import pydyf
import pytest
from fontTools.cffLib import CFFFontSet
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection, TTFont
from fontTools.ttLib.tables.DefaultTable import DefaultTable
from pypdf import PdfReader

from sudoku_workshop.sheet import Type
from sudoku_workshop.sheet.fonts import font_objects
from sudoku_workshop.sheet.typeset import DIGIT
from sudoku_workshop.sheet.user_font import CAPITALS, RIGHTS, FontError, UserFont
from tests.support.own_font import KNOWN, UNITS, drawn, own_font
from tests.support.paper import PUZZLE, marks, resources
from tests.support.readers import text as pdf_text
from tests.support.running import Runner


@pytest.mark.parametrize("true_type", [True, False])
def test_no_character_is_lost(sudoku: Runner, tmp_path: Path, true_type: bool) -> None:
    font = own_font(tmp_path / "small.otf", true_type)
    arguments = ["--title", "Grüße 數獨 Привет", "--subtitle", "Zwölf", "--lang", "en", "--solutions", "none"]
    ran = sudoku("print", "--out", str(tmp_path / "x.pdf"), "--font", str(font), *arguments, text=PUZZLE)
    assert (ran.status, ran.err) == (
        0,
        "your font lacks some characters, so these are printed in the default font: 數獨ПриветZwölf\n",
    )
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
    type_ = Type("zh-Hant", UserFont(own_font(tmp_path / "small.ttf", True).read_bytes()))
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
    assert UserFont(found[0].read_bytes(), language).name.lower() == f"notosanscjk{name}regular"


def test_of_a_collection_one_face_by_itself(tmp_path: Path) -> None:
    """Check the single face that the page saves."""
    whole = TTCollection()
    names = ["One SC", "One KR"]
    whole.fonts = [TTFont(own_font(tmp_path / f"{at}.ttf", True, name, family=name)) for at, name in enumerate(names)]
    whole.save(tmp_path / "both.ttc")
    data = (tmp_path / "both.ttc").read_bytes()
    titles = {language: UserFont(data, language).title for language in ("ko", "zh-Hans", "en")}
    assert titles == {"ko": "One KR", "zh-Hans": "One SC", "en": "One SC"}
    alone = UserFont(data, "ko").file
    assert TTFont(BytesIO(alone), checkChecksums=2)["name"].getDebugName(1) == "One KR"
    assert UserFont(alone).title == "One KR"


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
    """Check that spaces, brackets and slashes are removed, because they would end a name in a PDF."""
    assert UserFont(own_font(tmp_path / "small.ttf", True, "My Font (Bold)/2").read_bytes()).name == "MyFontBold2"


@pytest.mark.parametrize("true_type", [True, False])
def test_the_letters_of_a_pdf_are_those_of_the_font(tmp_path: Path, true_type: bool) -> None:
    """Check with fontTools that used glyphs are unchanged and unused ones blank, also in a collection."""
    font = UserFont(own_font(tmp_path / "small.otf", true_type).read_bytes())
    made = font.subset("ß1")
    names = sorted({*KNOWN})
    if true_type:
        glyphs = TTFont(BytesIO(made), checkChecksums=2)["glyf"]
        drawn_ = {
            names[number - 1] for number in range(1, len(glyphs)) if glyphs[glyphs.glyphOrder[number]].numberOfContours
        }
        assert drawn_ == {"ß", "1"}
        return
    outlines = CFFFontSet()
    outlines.decompile(BytesIO(made), None)
    letters = outlines[0].CharStrings
    assert len(made) == len(font.tables["CFF "])
    for name, letter in zip([".notdef", *names], letters.values(), strict=True):
        letter.decompile()
        assert (len(letter.program) > 1) == (name in (".notdef", "ß", "1")), name


def test_a_letter_made_of_others_brings_them(tmp_path: Path) -> None:
    base, mark, both = TTGlyphPen(None), TTGlyphPen(None), TTGlyphPen({"a": None, "b": None})
    drawn(base)
    drawn(mark)
    both.addComponent("a", (1, 0, 0, 1, 0, 0))
    for turned in ((0.5, 0, 0, 0.7), (0.5, 0.1, 0.2, 0.5), (0.5, 0, 0, 0.5)):  # each scale has a different format
        both.addComponent("b", (*turned, 300, 700))
    builder = FontBuilder(UNITS, isTTF=True)
    builder.setupGlyphOrder([".notdef", "both", "a", "b", "other"])
    builder.setupCharacterMap({ord("ä"): "both", ord("x"): "other"} | {ord(digit): "a" for digit in "123456789"})
    outlines = {"both": both.glyph(), "a": base.glyph(), "b": mark.glyph(), "other": base.glyph()}
    builder.setupGlyf({".notdef": TTGlyphPen(None).glyph()} | outlines)
    builder.setupHorizontalMetrics(dict.fromkeys([".notdef", *outlines], (600, 0)))
    builder.setupHorizontalHeader()
    builder.setupOS2()
    builder.save(tmp_path / "made.ttf")
    glyphs = TTFont(BytesIO(UserFont((tmp_path / "made.ttf").read_bytes()).subset("ä")))["glyf"]
    whole, *_, last = (glyphs[name] for name in glyphs.glyphOrder[1:])
    assert [glyphs.getGlyphID(part.glyphName) for part in whole.components] == [2, 3, 3, 3]
    assert last.numberOfContours == 1
    assert len(glyphs.glyphOrder) == 4, "the letter that is not used is not there"


@pytest.mark.parametrize("true_type", [True, False])
def test_a_pdf_says_how_wide_the_letters_are_in_thousandths(tmp_path: Path, true_type: bool) -> None:
    font = UserFont(own_font(tmp_path / "small.otf", true_type).read_bytes())
    document = pydyf.PDF()
    font_objects(document, {"own": "1"}, lambda _: pytest.fail("a font of ours"), {"own": font})
    [widths] = [each["W"] for each in document.objects if isinstance(each, pydyf.Dictionary) and "W" in each]
    number, wide = widths
    assert (number, list(wide)) == (font.number("1"), [round(1000 * font.width("1"))])
    assert 300 < wide[0] < 1000


@pytest.mark.parametrize("true_type", [True, False])
def test_digits_of_ones_own_are_as_high_as_ours(tmp_path: Path, true_type: bool) -> None:
    """Check that digits are centred in their cells. In this font they are squares 700 units high."""
    type_ = Type("en", UserFont(own_font(tmp_path / "small.ttf", true_type).read_bytes()))
    [run] = type_.in_grid("7", True)
    assert run.face == "own"
    assert type_.scale(run) * 0.7 == pytest.approx(DIGIT)


@pytest.mark.parametrize("more", ["", "\U0002000b"], ids=["of the basic plane", "of all planes"])
def test_what_a_font_draws_as_a_letter_that_it_has_not_is_not_its_own(tmp_path: Path, more: str) -> None:
    font = TTFont(own_font(tmp_path / "small.ttf", True, known=KNOWN + more))
    for table in font["cmap"].tables:
        table.cmap = {**table.cmap, ord("x"): ".notdef", ord("y"): table.cmap[ord("ß")]}
    font.save(tmp_path / "boxes.ttf")
    found = UserFont((tmp_path / "boxes.ttf").read_bytes())
    assert [found.has(letter) for letter in "ßxy"] == [True, False, True]


def test_a_character_beyond_the_basic_plane(sudoku: Runner, tmp_path: Path) -> None:
    """Check a character that is two numbers in UTF-16, but one letter."""
    font = own_font(tmp_path / "rare.ttf", True, known=KNOWN + "\U0002000b")
    ran = sudoku("print", "--out", str(tmp_path / "x.pdf"), "--font", str(font), "--title", "\U0002000b1", text=PUZZLE)
    assert (ran.status, ran.err) == (0, "")
    assert "\U0002000b1" in pdf_text((tmp_path / "x.pdf").read_bytes())


@pytest.mark.parametrize(
    ("rights", "code"),
    [(0, ""), (2, "font-rights"), (4, ""), (8, ""), (6, ""), (0x100, "font-rights"), (0x204, "font-rights")],
)
def test_what_the_makers_allow(tmp_path: Path, rights: int, code: str) -> None:
    """Check embedding rights. "Preview and print" is enough; in older fonts the most generous right counts.

    See the OpenType specification, OS/2, fsType.
    """
    data = own_font(tmp_path / "small.ttf", True, rights=rights).read_bytes()
    if not code:
        assert UserFont(data).has("1")
        return
    with pytest.raises(FontError, match=code):
        UserFont(data)


def test_a_font_that_says_nothing_of_its_rights_may_be_used(tmp_path: Path) -> None:
    font = TTFont(own_font(tmp_path / "small.ttf", True, rights=2))
    about = DefaultTable("OS/2")
    about.data = bytes(RIGHTS)  # it ends before the embedding rights
    font["OS/2"] = about
    font.save(tmp_path / "brief.ttf")
    assert UserFont((tmp_path / "brief.ttf").read_bytes()).has("1")


def test_rights_count_though_nothing_follows_them(tmp_path: Path) -> None:
    font = TTFont(own_font(tmp_path / "small.ttf", True))
    about = DefaultTable("OS/2")
    about.data = bytes(RIGHTS) + bytes([0, 2])
    font["OS/2"] = about
    font.save(tmp_path / "brief.ttf")
    with pytest.raises(FontError, match="font-rights"):
        UserFont((tmp_path / "brief.ttf").read_bytes())


@pytest.mark.parametrize("platform", [0, 3])
def test_characters_are_found_by_whichever_table_of_unicode_there_is(tmp_path: Path, platform: int) -> None:
    font = TTFont(own_font(tmp_path / "small.ttf", True))
    font["cmap"].tables = [table for table in font["cmap"].tables if table.platformID == platform]
    font.save(tmp_path / "one.ttf")
    assert UserFont((tmp_path / "one.ttf").read_bytes()).has("ß")


@pytest.mark.parametrize("table", [b"", bytes(CAPITALS + 1), bytes(CAPITALS + 2)], ids=["none", "brief", "of 0"])
def test_where_nothing_says_how_high_capitals_are_they_are_as_usual(tmp_path: Path, table: bytes) -> None:
    font = TTFont(own_font(tmp_path / "small.otf", False))
    about = DefaultTable("OS/2")
    about.data = table
    font["OS/2"] = about
    font.save(tmp_path / "brief.otf")
    assert UserFont((tmp_path / "brief.otf").read_bytes()).height == 0.71


def test_names_are_those_for_windows_in_english_and_a_mac_has_old_letters(tmp_path: Path) -> None:
    font = TTFont(own_font(tmp_path / "small.ttf", True))
    names = {}
    for told in ([], [("Maß", 1, 0, 0)], [("Größe", 3, 1, 0x407), ("Size", 3, 1, 0x409), ("Zeta", 3, 1, 0x40C)]):
        font["name"].names = []
        for text, *where in told:
            font["name"].setName(text.encode("latin-1") if where[0] == 1 else text, 4, *where)
        font.save(tmp_path / "named.ttf")
        found = UserFont((tmp_path / "named.ttf").read_bytes())
        names[len(told)] = (found.name, found.title)
    assert names == {0: ("Own", "Own"), 1: ("Own", "Maß"), 3: ("Own", "Size")}


def test_what_is_no_font_for_sudokus_is_refused_in_words(sudoku: Runner, tmp_path: Path) -> None:
    good, letters = (own_font(tmp_path / f"{n}.ttf", True, known=known) for n, known in enumerate((KNOWN, "abc")))
    (tmp_path / "half.ttf").write_bytes(good.read_bytes()[:300])
    (tmp_path / "text.ttf").write_text("no font")
    (tmp_path / "woff.ttf").write_bytes(b"wOFF" + bytes(99))
    for name in ("half", "text", "woff"):
        ran = sudoku("print", "--check", "--font", str(tmp_path / f"{name}.ttf"), text=PUZZLE)
        assert (ran.status, ran.err) == (2, f"print: this font cannot be embedded: {tmp_path / name}.ttf\n")
    ran = sudoku("print", "--check", "--font", str(letters), text=PUZZLE)
    assert (ran.status, ran.err) == (2, f"print: this font has no digits: {letters}\n")


@pytest.mark.parametrize(("table", "name", "value"), [("head", "unitsPerEm", 0), ("hmtx", "metrics", None)])
@pytest.mark.parametrize("true_type", [True, False])
def test_a_font_whose_digits_have_no_size_is_none(
    tmp_path: Path, true_type: bool, table: str, name: str, value: int | None
) -> None:
    font = TTFont(own_font(tmp_path / "small.otf", true_type))
    setattr(font[table], name, dict.fromkeys(font.getGlyphOrder(), (0, 0)) if value is None else value)
    font.save(tmp_path / "flat.otf")
    with pytest.raises(FontError, match=r"^font$"):
        UserFont((tmp_path / "flat.otf").read_bytes())
