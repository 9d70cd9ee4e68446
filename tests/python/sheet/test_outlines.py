"""Letters as shapes: the same outlines as fontTools reads, and in SVG the same places as in the PDF."""

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from fontTools.fontBuilder import FontBuilder
from fontTools.misc.psCharStrings import T2CharString
from fontTools.misc.transform import Transform
from fontTools.pens.areaPen import AreaPen
from fontTools.pens.boundsPen import ControlBoundsPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.svgLib.path import parse_path
from fontTools.ttLib import TTFont
from pypdf import PdfReader

from sudoku_workshop.sheet import Section, Type
from sudoku_workshop.sheet.svg import svg
from sudoku_workshop.sheet.user_font import UserFont
from tests.support.own_font import UNITS, own_font
from tests.support.paper import PUZZLE, drawn, marks, puzzle
from tests.support.running import Runner

ROOT = Path(__file__).resolve().parents[3]
SVG, LINK = "{http://www.w3.org/2000/svg}", "{http://www.w3.org/1999/xlink}href"
DIGITS = "0123456789"

PROGRAMS: dict[str, list[Any]] = {  # Type 2: every drawing operator, with and without a width before the first one
    "0": [100, 10, 20, "rmoveto", 30, 0, 0, 40, "rlineto", 10, 20, 30, "hlineto", 5, 6, "vlineto", "endchar"],
    "1": [10, "hmoveto", 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, "rrcurveto", "endchar"],
    "2": [100, 10, "vmoveto", *range(1, 7), 70, 80, "rcurveline", *range(1, 7), 30, 20, "rlinecurve", "endchar"],
    "3": [10, "hmoveto", 9, 1, 2, 3, 4, 5, 6, 7, 8, "vvcurveto", 1, 2, 3, 4, "vvcurveto", "endchar"],
    "4": [10, "hmoveto", 9, 1, 2, 3, 4, 5, 6, 7, 8, "hhcurveto", 1, 2, 3, 4, "hhcurveto", "endchar"],
    "5": [10, "hmoveto", 1, 2, 3, 4, 5, 6, 7, 8, 9, "hvcurveto", 1, 2, 3, 4, 5, "vhcurveto", "endchar"],
    "6": [10, "hmoveto", *range(1, 13), 50, "flex", *range(1, 8), "hflex", *range(1, 10), "hflex1", "endchar"],
    "7": [10, "hmoveto", *range(1, 12), "flex1", 1, 20, 2, 20, 3, 20, 4, 20, 5, 20, 6, "flex1", "endchar"],
    "8": [1, 2, "hstemhm", 3, 4, "vstem", "hintmask", b"\xc0", 5, 5, "rmoveto", 9.5, -9.25, "rlineto", "endchar"],
    "9": [10, "hmoveto", 5, 6, 7, "vlineto", 1, 2, 3, 4, "vhcurveto", 1, 2, 3, 4, "hvcurveto", "endchar"],
}  # fmt: skip


def same(path: str, draw: Callable[[Any], None], glyphs: Any = None) -> bool:
    """Return whether a path is what fontTools draws: the same area and bounds, to a hundredth of a unit."""
    seen: list[tuple[float, ...]] = []
    for drawing in (draw, lambda pen: parse_path(path, pen)):
        area, bounds = AreaPen(glyphs), ControlBoundsPen(glyphs)
        drawing(area)
        drawing(bounds)
        seen.append((area.value, *(bounds.bounds or ())))
    return seen[0] == pytest.approx(seen[1], abs=0.01)


def test_every_letter_of_a_truetype_font_is_drawn_as_it_is() -> None:
    """Check all letters, including composite ones such as É."""
    path = ROOT / "web" / "fonts" / "latin-regular.ttf"
    own, known = UserFont(path.read_bytes()), TTFont(path)
    glyphs = known.getGlyphSet()
    names = {chr(code): name for code, name in known.getBestCmap().items()}
    assert [letter for letter, name in names.items() if not same(own.path(letter), glyphs[name].draw, glyphs)] == []


def test_parts_of_a_truetype_letter_are_moved_scaled_and_turned(tmp_path: Path) -> None:
    path = own_font(tmp_path / "parts.ttf", True)
    font, pen = TTFont(path), TTGlyphPen({"uni0031": None})
    for transformation in ((0.5, 0, 0, 0.5, 300, -200), (0.5, 0, 0, 1.5, 1, 2), (0.5, 0.25, -0.5, 0.75, 10, 20)):
        pen.addComponent("uni0031", Transform(*transformation))
    round_, curve = TTGlyphPen(None), [(0, 0), (500, 0), (500, 700), (0, 700)]
    round_.qCurveTo(*curve, None)  # none of its points is on the line
    round_.closePath()
    font["glyf"]["uni0032"], font["glyf"]["uni0033"] = pen.glyph(), round_.glyph()
    font.save(path)
    own, saved = UserFont(path.read_bytes()), TTFont(path)
    for letter in "123":
        draw = partial(saved["glyf"][f"uni003{letter}"].draw, glyfTable=saved["glyf"])
        assert same(own.path(letter), draw, saved.getGlyphSet()), letter


@pytest.mark.parametrize("digit", DIGITS)
def test_every_way_of_drawing_in_postscript_is_understood(tmp_path: Path, digit: str) -> None:
    path = tmp_path / "all.otf"
    builder = FontBuilder(UNITS, isTTF=False)
    names = {".notdef": [100, "endchar"], **{f"uni{ord(name):04X}": code for name, code in PROGRAMS.items()}}
    builder.setupGlyphOrder(list(names))
    builder.setupCharacterMap({ord(name): f"uni{ord(name):04X}" for name in PROGRAMS})
    builder.setupCFF("All", {}, {name: T2CharString(program=code) for name, code in names.items()}, {})
    builder.setupHorizontalMetrics(dict.fromkeys(names, (600, 0)))
    builder.setupHorizontalHeader()
    builder.setupOS2(version=4, sCapHeight=700)
    builder.setupPost()
    builder.save(path)
    own, glyphs = UserFont(path.read_bytes()), TTFont(path).getGlyphSet()
    assert same(own.path(digit), glyphs[f"uni{ord(digit):04X}"].draw)


@pytest.mark.parametrize("true_type", [True, False])
def test_pages_of_svg_name_no_font_of_ones_own(sudoku: Runner, tmp_path: Path, true_type: bool) -> None:
    """Check that letters of the user's font are shapes in the same places as in the PDF. Other letters are texts."""
    font = own_font(tmp_path / "small.otf", true_type)
    arguments = ["--title", "Grüße 數獨", "--font", str(font), "--notes", "all", "--solutions", "none", "--lang", "en"]
    ran = sudoku("print", "--svg", str(tmp_path), "--out", str(tmp_path / "x.pdf"), *arguments, text=PUZZLE)
    written = (tmp_path / "page-1.svg").read_text(encoding="utf-8")
    root = ElementTree.fromstring(written)
    assert (ran.status, "Workshop own" in written) == (0, False)
    letters = list(root.iter(f"{SVG}use"))
    defined = {f"#{path.get('id')}" for path in root.iter(f"{SVG}path") if path.get("id")}
    assert {element.get(LINK) for element in letters} == defined
    [page] = PdfReader(tmp_path / "x.pdf").pages
    runs = [mark for mark in marks(page) if mark.face == "own"]
    assert len(letters) == sum(len(mark.text) for mark in runs)
    places = [tuple(map(float, re.findall(r"[-\d.]+", element.get("transform", ""))))[:2] for element in letters]
    assert all(min(abs(x - mark.x) + abs(y - mark.y) for x, y in places) < 0.02 for mark in runs)
    assert "數獨" in "".join(text.text or "" for text in root.iter(f"{SVG}text"))
    assert "Grüße 數獨" in {element.get("aria-label") for element in root.iter()}


def test_on_the_page_which_has_the_font_letters_stay_text(tmp_path: Path) -> None:
    own = UserFont(own_font(tmp_path / "small.ttf", True).read_bytes())
    [page] = drawn([Section("Grüße", (puzzle("4"),))], solutions="none")
    assert "<use" not in svg(page, Type("en", own))
    assert "<use" not in svg(page, Type("en"), by_itself=True), "only a font of one's own is nowhere else"
