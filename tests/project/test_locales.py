"""The catalogs have words for every code of the solver. locales.test.js checks that all four have the same keys."""

import re
from typing import get_args

import pytest

from sudoku_workshop.grid.digit_text import SYMBOLS
from sudoku_workshop.grid.problems import Code
from sudoku_workshop.languages import LANGUAGES
from sudoku_workshop.notation.error import REASONS
from sudoku_workshop.particles import with_particles
from sudoku_workshop.sheet.warnings import Code as Warned
from tests.support.catalogs import WEB, words_in

CATALOGS: dict[str, dict[str, str]] = {language: words_in(language) for language in LANGUAGES}
ENGLISH = CATALOGS["en"]


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_sentences_are_translated(language: str) -> None:
    """Check that a sentence equals the English only if it needs no translation.

    Numbers, names of keys, placeholders and terms such as XY-Wing need none.
    """
    same = [key for key, sentence in CATALOGS[language].items() if sentence == ENGLISH.get(key)]
    words = [key for key in same if re.search(r"[a-z]{3}", re.sub(r"\{\w+\}", "", ENGLISH[key]))]
    assert [key for key in words if not key.endswith((".keys", "-wing.name"))] == []


@pytest.mark.parametrize(("prefix", "codes"), [("error", set(REASONS)), ("problem", set(get_args(Code)))])
def test_every_code_of_the_engine_has_words(prefix: str, codes: set[str]) -> None:
    assert {key.removeprefix(f"{prefix}.") for key in ENGLISH if key.startswith(f"{prefix}.")} == codes


@pytest.mark.parametrize("prefix", ["print.warning", "book.thing"])
def test_every_warning_has_words_under_the_preview_and_at_the_desk(prefix: str) -> None:
    """Check the warnings of both places, to which the page adds its own."""
    assert {f"{prefix}.{code}" for code in get_args(Warned)} - set(ENGLISH) == set()


@pytest.mark.parametrize("code", REASONS)
def test_the_english_reason_is_the_catalogs(code: str) -> None:
    assert ENGLISH[f"error.{code}"] == REASONS[code]


@pytest.mark.parametrize("value", [*SYMBOLS, "r1c5", "r10c16", "2번 박스", "3번 가로줄"])
def test_no_korean_particle_is_left_undecided(value: str) -> None:
    """Check that 을(를) and other alternatives are never shown, whatever value fills the sentence."""
    filled = (re.sub(r"\{\w+\}", value, sentence) for sentence in CATALOGS["ko"].values())
    undecided = re.compile(r"[가-힣]\([가-힣]\)|\([가-힣]\)[가-힣]")
    assert [said for said in map(with_particles, filled) if undecided.search(said)] == []


def test_a_page_that_has_not_loaded_says_so_in_every_language() -> None:
    """Check the sentences in the HTML, which are needed if the catalogs have not loaded either."""
    html = (WEB / "index.html").read_text(encoding="utf-8")
    blocks = dict(re.findall(r'<div lang="([\w-]+)">(.*?)</div>', html, re.DOTALL))
    said = {
        lang: dict(re.findall(r'<p data-why="(\w+)"(?: hidden)?>(\S[^<]+)</p>', block))
        for lang, block in blocks.items()
    }
    assert set(said) == set(LANGUAGES)
    assert all(words.keys() == {"slow", "part", "old", "disk"} for words in said.values())
    assert len({sentence for words in said.values() for sentence in words.values()}) == 4 * len(LANGUAGES)


def test_a_page_on_a_disk_names_the_button_that_makes_one_file() -> None:
    html = (WEB / "index.html").read_text(encoding="utf-8")
    for lang, words in CATALOGS.items():
        [block] = re.findall(rf'<div lang="{lang}">(.*?)</div>', html, re.DOTALL)
        assert words["one-file.keep"] in block
        assert words["menu.label"] in block


def test_a_page_without_javascript_says_so_in_every_language() -> None:
    html = (WEB / "index.html").read_text(encoding="utf-8")
    [said] = re.findall(r"<noscript>(.*?)</noscript>", html)
    assert {"en", *re.findall(r'<span lang="([\w-]+)">[^<]+</span>', said)} == set(LANGUAGES)
