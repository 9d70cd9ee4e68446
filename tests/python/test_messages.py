"""Tests of messages that a catalog does not have, and of the language of the command line."""

import pytest

from sudoku_workshop import messages
from sudoku_workshop.languages import LANGUAGES
from sudoku_workshop.messages import preferred, say
from tests.support.running import Runner

WORDS = {
    "en": {"again": "Again", "clues.one": "{count} clue", "clues.other": "{count} clues", "empty": "Blank"},
    "ko": {"clues.other": "숫자 {count}개", "empty": ""},
}


@pytest.mark.parametrize(
    ("key", "sentence"),
    [("again", "Again"), ("clues.one", "숫자 1개"), ("clues.other", "숫자 1개"), ("empty", "Blank")],
)
def test_a_missing_word_is_said_in_english(monkeypatch: pytest.MonkeyPatch, key: str, sentence: str) -> None:
    """Check missing messages. If only the form for one is missing, the language's form for other counts is used."""
    monkeypatch.setattr(messages, "catalog", WORDS.__getitem__)
    assert say("ko", key, count=1) == sentence


def test_particles_follow_the_sound_before_them_in_korean_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(messages, "catalog", {name: {"put": "{digit}을(를)"} for name in ("en", "ko")}.__getitem__)
    assert [say(language, "put", digit=digit) for language in ("ko", "en") for digit in (2, 6)] == [
        *("2를", "6을"),
        *("2을(를)", "6을(를)"),
    ]


def test_a_language_without_any_word_is_spoken_in_english(sudoku: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(messages, "catalog", {"en": messages.catalog("en"), "ko": {}}.__getitem__)
    texts = "55" + "." * 79 + "\n" + "." * 81
    assert sudoku("check", "--lang", "ko", text=texts) == sudoku("check", "--lang", "en", text=texts)


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ("zh_TW.UTF-8", "zh-Hant"),
        ("zh_CN.UTF-8", "zh-Hans"),
        ("ko_KR.UTF-8", "ko"),
        ("fr_FR", "fr"),
        ("fr", "fr"),
        ("fry_NL", "en"),
        ("C.UTF-8", "en"),
        ("", "en"),
    ],
)
def test_a_terminal_is_spoken_to_in_its_language(monkeypatch: pytest.MonkeyPatch, wanted: str, language: str) -> None:
    """Check the language, with one added that is only in the list of languages."""
    monkeypatch.setattr(messages, "LANGUAGES", (*LANGUAGES, "fr"))
    assert preferred({"LANG": wanted}) == language
