"""The four catalogs say the same: same keys, same placeholders, every code of the engine, no key that nobody says."""

import json
import re
from pathlib import Path
from typing import get_args

import pytest

from sudoku.notation.error import REASONS
from sudoku.problems import Code
from sudoku.words import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
SOURCES = [*(ROOT / "web").glob("*.js"), *(ROOT / "web").glob("*.html"), *(ROOT / "py_src").rglob("*.py")]
CODE = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
CATALOGS = {
    language: json.loads((ROOT / "web" / "locales" / f"{language}.json").read_text(encoding="utf-8"))
    for language in LANGUAGES
}
ENGLISH = CATALOGS["en"]
MORE = {"ko": {"width", "height"}}  # Korean calls a box by its size: "3×3 칸"
PLURALS = re.compile(r"\.(zero|one|two|few|many|other)$")


def placeholders(sentence: str) -> set[str]:
    return set(re.findall(r"\{(\w+)\}", sentence))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_keys_in_every_language(language: str) -> None:
    assert set(CATALOGS[language]) == set(ENGLISH)
    assert list(CATALOGS[language]) == sorted(CATALOGS[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_placeholders_in_every_language(language: str) -> None:
    more = MORE.get(language, set())
    different = [
        key
        for key, sentence in CATALOGS[language].items()
        if placeholders(sentence) - more != placeholders(ENGLISH[key]) - more
    ]
    assert different == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_empty(language: str) -> None:
    assert [key for key, sentence in CATALOGS[language].items() if not sentence.strip()] == []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_sentences_are_translated(language: str) -> None:
    """What is the same in English is a number, a name of a key, or a placeholder alone."""
    same = [key for key, sentence in CATALOGS[language].items() if sentence == ENGLISH[key]]
    words = [key for key in same if re.search(r"[a-z]{3}", re.sub(r"\{\w+\}", "", ENGLISH[key]))]
    assert [key for key in words if not key.endswith(".keys")] == []


@pytest.mark.parametrize("prefix", ["error", "problem"])
def test_every_code_of_the_engine_has_words(prefix: str) -> None:
    codes = {"error": set(REASONS), "problem": set(get_args(Code))}[prefix]
    assert {key.removeprefix(f"{prefix}.") for key in ENGLISH if key.startswith(f"{prefix}.")} == codes


@pytest.mark.parametrize("code", REASONS)
def test_the_english_reason_is_the_catalogs(code: str) -> None:
    assert ENGLISH[f"error.{code}"] == REASONS[code]


def is_said(key: str) -> bool:
    """Whether the sources name the key: whole, or with parts filled in (`"verdict.${x}"`), or put together from words
    that stand there by themselves (`"${menu}.${item}"`)."""
    return bool(SAID.fullmatch(key)) or all(f'"{part}"' in CODE for part in key.split("."))


def said() -> re.Pattern[str]:
    strings = re.findall(r"[\"'`]([a-z][\w.-]*(?:\$?\{[^}\"'`]*\}[\w.-]*)*)[\"'`]", CODE)
    parts = {re.sub(r"\\\$?\\\{.*?\\\}", r"[\\w-]+", re.escape(string)) for string in strings if "." in string}
    return re.compile("|".join(sorted(parts)))


SAID = said()


def test_every_key_is_said_somewhere() -> None:
    assert [key for key in ENGLISH if not is_said(key) and not is_said(PLURALS.sub("", key))] == []
