"""Covers: all words are on them, and none overlap."""

from collections.abc import Sequence
from functools import partial
from itertools import combinations
from typing import Any

import pytest

from sudoku_workshop.messages import say
from sudoku_workshop.sheet import Document, Options, Section, Warning, warnings
from sudoku_workshop.sheet.drawing import Figure, Lines, Operation, Text
from tests.support.paper import drawn, puzzle, type_of

TITLE, SUBTITLE, AUTHOR = "A hundred puzzles for patient people", "For long winter evenings", "Ann Author"
KOREAN = {"title": "기나긴 겨울밤을 위한 스도쿠 백 문제", "subtitle": "큰 글자로 읽기 쉽게", "author": "김지은"}
Box = tuple[float, float, float, float]


@pytest.mark.parametrize("paper", ["A4", "A5", "B6", "A6"])
@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize(
    ("language", "words"), [("en", {"title": TITLE, "subtitle": SUBTITLE, "author": AUTHOR}), ("ko", KOREAN)]
)
def test_a_covers_words_are_all_there_and_keep_apart(
    paper: str, large: bool, language: str, words: dict[str, str]
) -> None:
    options: dict[str, Any] = {"cover": True, "back_cover": True, "paper": paper, "large": large, **words}
    pages = drawn([puzzle("9")], language, margin=10, **options)
    for cover, told in ((pages[0], words.values()), (pages[-1], (words["title"], words["subtitle"]))):
        texts = [part for part in cover.operations if isinstance(part, Text)]
        written = "".join(part.text for part in texts).replace(" ", "")
        assert all(text.replace(" ", "") in written for text in told)
        boxes = [*(_box(text, language, options) for text in texts), *map(_frame, _figures(cover.operations))]
        assert not [pair for pair in combinations(boxes, 2) if _overlap(*pair)]
        assert all(
            left > 0 and right < cover.width and top > 0 and low < cover.height for left, top, right, low in boxes
        )


@pytest.mark.parametrize("words", [{"title": "Long " * 60}, {"subtitle": "Long " * 60}, {"author": "Long " * 60}])
@pytest.mark.parametrize("contents", [False, True])
def test_what_is_cut_on_a_cover_is_told_though_a_page_has_it(words: dict[str, Any], contents: bool) -> None:
    """Check the warning, even though the title is also on the other pages, as a running head."""
    options = Options(cover=True, back_cover=True, paper="A6", large=True, contents=contents, **words)
    sections = [Section("One", (puzzle("4"),))]
    document = Document(sections, options, partial(say, "en"), type_of("en", {}))
    [warning] = [one for one in warnings(document) if one.code != "large"]
    [text] = words.values()
    assert warning == Warning("cut-title", (), {"text": text[:79] + "…"})


def _figures(operations: Sequence[Operation]) -> list[Figure]:
    return [part for part in operations if isinstance(part, Figure)]


def _box(text: Text, language: str, options: dict[str, Any]) -> Box:
    """Return the room of a centred line, from the top of its letters to the bottom."""
    half = type_of(language, options).width(text.text, text.size, text.bold) / 2
    assert text.anchor == "middle"
    return text.x - half, text.baseline - 0.75 * text.size, text.x + half, text.baseline + 0.2 * text.size


def _frame(figure: Figure) -> Box:
    lines = [segment for part in figure.operations if isinstance(part, Lines) for segment in part.segments]
    xs, ys = [x for a, _, b, _ in lines for x in (a, b)], [y for _, a, _, b in lines for y in (a, b)]
    return min(xs), min(ys), max(xs), max(ys)


def _overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
