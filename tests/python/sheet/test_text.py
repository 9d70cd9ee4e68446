"""Text prepared for paper: cleaned, measured, cut, broken into lines, and drawn with a font that has its letters."""

import random
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_workshop.sheet.typeset import ELLIPSIS, Type, clean


@pytest.mark.parametrize(
    ("text", "cleaned"),
    [
        ("  two \t\n words ", "two words"),
        ("a\x00b\x1b[0m\u202ec\u2066\ufeff", "ab[0mc"),
        ("e\u0301", "é"),
        ("x" + "\u0316" * 9, "x\u0316\u0316"),
        ("\ud800\uffff\U000f0000", ""),
        ("</svg> & 數獨 😀", "</svg> & 數獨 😀"),
    ],
)
def test_what_is_left_of_a_text(text: str, cleaned: str) -> None:
    assert clean(text) == cleaned


@given(st.text(max_size=300))
def test_a_clean_text_stays_as_it_is_and_can_be_written(text: str) -> None:
    cleaned = clean(text)
    assert clean(cleaned) == cleaned
    assert cleaned.encode().decode() == cleaned
    assert not any(unicodedata.category(character) in ("Cc", "Cf", "Cs", "Co") for character in cleaned)


@pytest.mark.parametrize(
    ("text", "bold", "width"),
    [("Hello", False, 2.2), ("Hello", True, 2.319), ("0123456789", False, 4.97), ("數獨스", False, 2.92)],
)
def test_width(text: str, bold: bool, width: float) -> None:
    """Check widths in Source Sans 3. Chinese characters are squares, and Korean ones are a little narrower."""
    assert Type().width(text, 1, bold) == pytest.approx(width)


@given(st.text(st.characters(codec="utf-8"), max_size=200), st.floats(5, 100), st.integers(1, 4))
def test_lines_are_never_too_long_nor_too_many(text: str, width: float, most: int) -> None:
    type_ = Type()
    lines = type_.wrap(text, 4, width, most)
    assert len(lines) <= most
    assert all(type_.width(line, 4) <= width + 1e-9 for line in lines)
    kept = "".join(lines).replace(" ", "")
    assert clean(text).replace(" ", "").startswith(kept.removesuffix(ELLIPSIS).rstrip())


def test_a_head_ends_where_the_room_does_or_the_text() -> None:
    type_ = Type()
    assert type_.head("數獨是", 1, 2, False) == "數獨"
    assert type_.head("數獨是", 1, 3, False) == "數獨是"


def test_lines_break_between_words_and_between_chinese_characters() -> None:
    type_ = Type()
    assert type_.wrap("the quick brown fox", 1, 5, 9) == ["the quick", "brown fox"]
    assert type_.wrap("數獨是一種遊戲", 1, 3, 9) == ["數獨是", "一種遊", "戲"]
    assert type_.wrap("數獨是一種遊戲", 1, 3.5, 2) == ["數獨是", "一種…"]
    assert type_.wrap("스도쿠를 풀 수 있습니다", 1, 5.5, 9) == ["스도쿠를 풀", "수 있습니다"]
    assert type_.wrap("있습니다", 1, 3, 9) == ["있습니", "다"]
    assert type_.wrap("", 1, 5, 9) == []


def test_a_line_of_the_text_begins_a_line() -> None:
    type_ = Type()
    assert type_.wrap("the quick\n\n brown fox\r\njumps", 1, 9, 9) == ["the quick", "brown fox", "jumps"]
    assert type_.wrap("the quick\nbrown fox\njumps", 1, 5, 2) == ["the quick", "brown fo…"]


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("只剩一個，所以填入。", ["只剩一", "個，所以", "填入。"]),
        ("其中「行」裡有（一）", ["其中", "「行」裡", "有（一）"]),
        ("這是 r1c1，", ["這是", "r1c1，"]),
    ],
)
def test_no_line_begins_with_what_closes_or_ends_with_what_opens(text: str, lines: list[str]) -> None:
    assert Type("zh-Hant").wrap(text, 1, 4, 9) == lines


@pytest.mark.parametrize(
    ("language", "runs"),
    [
        ("en", [("latin", "A "), ("zh-Hant", "數獨"), ("latin", " "), ("ko", "스도쿠")]),
        ("zh-Hant", [("latin", "A "), ("zh-Hant", "數獨"), ("latin", " "), ("ko", "스도쿠")]),
        ("ko", [("latin", "A "), ("zh-Hant", "數獨"), ("latin", " "), ("ko", "스도쿠")]),
    ],
)
def test_each_letter_in_a_font_that_has_it_the_languages_own_first(language: str, runs: list[tuple[str, str]]) -> None:
    found = [(run.face.removesuffix("-regular"), run.text) for run in Type(language).runs("A 數獨 스도쿠")]
    assert found == runs


def test_quotation_marks_are_wide_in_chinese_alone() -> None:
    found = {language: Type(language).runs("“好”") for language in ("zh-Hans", "zh-Hant", "ko", "en")}
    assert [run.face for run in found["zh-Hans"]] == ["zh-Hans"]
    assert [run.face for run in found["zh-Hant"]] == ["zh-Hant"]
    assert [run.text for run in found["en"] if run.face == "latin-regular"] == ["“", "”"]
    assert [run.text for run in found["ko"] if run.face == "latin-regular"] == ["“", "”"]


def test_what_no_font_has_is_a_box() -> None:
    assert list(Type().runs("ש😀")) == [("zh-Hans", "□□", 2.0, False)]


def test_wrapping_ten_thousand_characters_is_quick() -> None:
    letters = [chr(random.Random(1).randrange(32, 0x9FFF)) for _ in range(10_000)]
    assert len(Type().wrap("".join(letters), 4, 180, 2)) == 2
