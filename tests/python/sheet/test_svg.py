"""The same pages as SVG: well-formed, of real size, and with the drawing of the PDF."""

import re
from xml.etree import ElementTree

import pytest

from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.languages import LANGUAGES
from sudoku_workshop.notation import parse
from sudoku_workshop.sheet import Section, Shown, Type
from sudoku_workshop.sheet.drawing import Area, Figure, Lines, Moved, Operation, Page, Text
from sudoku_workshop.sheet.marks import WIDE
from sudoku_workshop.sheet.svg import svg
from tests.support.paper import PUZZLE, drawn, marks, printed, puzzle

NAMESPACE = "{http://www.w3.org/2000/svg}"
ALLOWED = {"svg", "g", "path", "text"}
HOSTILE = '</svg><script>alert(1)</script>"><img src=x onerror=alert(1)>&amp;\u202e\x00]]>'


def parsed(page: Page, language: str = "en") -> ElementTree.Element:
    return ElementTree.fromstring(svg(page, Type(language)))


def test_its_size_is_the_papers() -> None:
    root = parsed(drawn([puzzle()], paper="Letter")[0])
    assert (root.get("width"), root.get("height"), root.get("viewBox")) == ("215.9mm", "279.4mm", "0 0 215.9 279.4")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_and_places_what_the_pdf_does(language: str) -> None:
    options = {"title": "Title 數獨 스도쿠", "name_line": True, "notes": "all", "per_page": 2}
    puzzles = [puzzle(seed=seed, grade="Hard", er=4.2) for seed in range(3)]
    pages, reader = drawn(puzzles, language, **options), printed(puzzles, language, **options)
    for page, made in zip(pages, reader.pages, strict=True):
        texts = list(parsed(page, language).iter(f"{NAMESPACE}text"))
        assert "".join(text.text or "" for text in texts) == "".join(mark.text for mark in marks(made))
        baselines = {float(text.get("y", 0)) for text in texts}
        assert sorted(baselines) == pytest.approx(sorted({mark.y for mark in marks(made)}), abs=0.01)


def test_a_hostile_title_is_text_and_nothing_else() -> None:
    section = Section(HOSTILE, (puzzle(name=HOSTILE, grade=HOSTILE, id=HOSTILE),))
    page = drawn([section], title=HOSTILE, subtitle=HOSTILE, show=("number", "name", "grade", "id"))[0]
    root = parsed(page)
    assert {element.tag.removeprefix(NAMESPACE) for element in root.iter()} <= ALLOWED
    assert not any(name.startswith("on") or "href" in name for element in root.iter() for name in element.attrib)
    assert any("<script>" in (text.text or "") for text in root.iter(f"{NAMESPACE}text"))


def test_longer_texts_keep_the_width_that_the_layout_gave_them() -> None:
    root = parsed(drawn([puzzle()], title="W" * 500)[0])
    for text in root.iter(f"{NAMESPACE}text"):
        if len(text.text or "") > 1:
            assert float(text.get("textLength", 999)) <= 180


def test_upside_down_solutions_are_turned() -> None:
    page = drawn([puzzle()], solutions="below")[0]
    [group] = [group for group in parsed(page).iter(f"{NAMESPACE}g") if group.get("transform")]
    assert re.fullmatch(r"translate\([\d.]+ [\d.]+\) rotate\(180\)", group.get("transform", ""))
    digits = "".join(text.text or "" for text in group.iter(f"{NAMESPACE}text"))
    assert digits == "1" + text_of(puzzle().solution or ())


def flat(operations: tuple[Operation, ...]) -> list[Operation]:
    return [
        inner
        for operation in operations
        for inner in (flat(operation.operations) if isinstance(operation, Moved | Figure) else [operation])
    ]


def test_shapes_instead_of_digits_for_small_grids_only() -> None:
    small = flat(drawn([puzzle("6")], symbols="shapes", solutions="none")[0].operations)
    clues = sum(bool(given) for given in puzzle("6").board.givens)
    filled = [area for area in small if isinstance(area, Area) and area.width is None]
    legend = [area for area in small if isinstance(area, Area) and area.width]
    assert (len(filled), len(legend)) == (clues, 6)
    large = flat(drawn([puzzle("9")], symbols="shapes", solutions="none")[0].operations)
    assert [area for area in large if isinstance(area, Area)] == []
    letters = flat(drawn([puzzle("4")], symbols="letters", solutions="end")[1].operations)
    assert {text.text for text in letters if isinstance(text, Text) and len(text.text) == 1} >= set("ABCD")


def shape_of(area: Area) -> list[float]:
    """Return the outline of an area, whatever its place and its size are."""
    [ring] = area.rings
    left, top = min(x for x, _ in ring), min(y for _, y in ring)
    high = max(y for _, y in ring) - top
    return [part / high for x, y in ring for part in (x - left, y - top)]


def alike(area: Area, other: Area) -> bool:
    shapes = shape_of(area), shape_of(other)
    return len(shapes[0]) == len(shapes[1]) and shapes[0] == pytest.approx(shapes[1], abs=0.02)


@pytest.mark.parametrize("kind", ["shapes", "pictures"])
@pytest.mark.parametrize("size", ["4", "6"])
def test_the_key_has_the_same_pictures_as_the_puzzle(kind: str, size: str) -> None:
    one = puzzle(size)
    asked, solved = drawn([one], symbols=kind, solutions="end", per_page=2)
    clues = [area for area in flat(asked.operations) if isinstance(area, Area)]
    pictures = dict(zip([digit for digit in one.board.givens if digit], clues, strict=False))
    answers = [area for area in flat(solved.operations) if isinstance(area, Area)]
    for area, digit in zip(answers, one.solution or (), strict=True):
        assert [each for each in pictures if alike(area, pictures[each])] == [digit]
    assert min(max(y for _, y in ring) - min(y for _, y in ring) for area in answers for ring in area.rings) >= 3, "mm"


def test_colours_instead_of_digits_in_black_shapes() -> None:
    one = puzzle("6")
    clues = [given for given in one.board.givens if given]
    small = flat(drawn([one], symbols="colours", solutions="none")[0].operations)
    discs = [area.ink for area in small if isinstance(area, Area)]
    assert len(discs) == len(clues) + 6
    assert len(set(discs)) == 6
    assert len({(digit, ink) for digit, ink in zip(clues, discs, strict=False)}) == len(set(clues)), "each its own"
    pressed = flat(drawn([one], symbols="colours", press=True, solutions="none")[0].operations)
    assert {area.ink for area in pressed if isinstance(area, Area)} == {0.0}


def test_empty_places_for_notes_stand_in_blank_cells_only() -> None:
    one = puzzle("9")
    page = drawn([one], notes="empty", solutions="none", per_page=1)[0]
    dashed = [lines for lines in flat(page.operations) if isinstance(lines, Lines) and lines.dash]
    assert [len(lines.segments) for lines in dashed] == [4 * sum(not given for given in one.board.givens)]


def test_tinted_pages_shade_every_other_box() -> None:
    plain, tinted = (flat(drawn([puzzle()], tint=tint, solutions="none")[0].operations) for tint in (False, True))
    assert [area for area in plain if isinstance(area, Area)] == []
    [shade] = [area for area in tinted if isinstance(area, Area)]
    assert len(shade.rings) == 4
    assert shade.ink != 0


STEP_MARKS = [
    {"role": "base", "cells": [], "houses": [["box", 4]], "candidates": []},
    {"role": "found", "cells": [], "houses": [], "candidates": [[1, 9]]},
    {"role": "out", "cells": [], "houses": [], "candidates": [[2, 9], [10, 8]]},
]


def test_the_way_to_a_solution_is_printed_step_by_step_in_greys() -> None:
    steps = [Shown([("Name", f"Sentence {number}")], parse(PUZZLE), STEP_MARKS) for number in range(1, 6)]
    pages = drawn([Section("One", (puzzle(steps=steps),))], solutions="none", per_page=1)
    texts = [[text.text for text in flat(page.operations) if isinstance(text, Text)] for page in pages]
    assert [text for page in texts for text in page if text.startswith("Sentence")] == [
        step.lines[0][1] for step in steps
    ]
    assert [page[0] for page in texts] == ["One", "One · How puzzle 1 is solved", "One · How puzzle 1 is solved"]
    step = flat(pages[1].operations)
    areas = [area for area in step if isinstance(area, Area)]
    box, disc = areas[:2]
    assert box.width, "the house is outlined"
    assert WIDE.least <= box.width <= WIDE.most
    assert disc.width is None, "what is found is filled"
    white = [text for text in step if isinstance(text, Text) and text.ink == 1]
    assert [text.text for text in white[:1]] == ["9"]
    strikes = [lines for lines in step if isinstance(lines, Lines) and len(lines.segments) == 1]
    assert len(strikes) == 2 * 3  # two candidates on each of three boards
    inks = {operation.ink for operation in step if not isinstance(operation, Moved | Figure)}
    assert all(isinstance(ink, float) for ink in inks)
