"""The words that a person sees, from the page's catalogs: the package's own copy of them, else the source tree's."""

import json
import os
import re
from collections.abc import Iterator, Mapping
from functools import cache

from sudoku_workshop.grid.geometry import Cell, Geometry, House
from sudoku_workshop.grid.masks import bits_of
from sudoku_workshop.grid.names import digit_text
from sudoku_workshop.grid.problems import Problem
from sudoku_workshop.logic.step import Digits, Houses, Step, as_json
from sudoku_workshop.notation import NotationError
from sudoku_workshop.packaged import packaged
from sudoku_workshop.particles import with_particles
from sudoku_workshop.verdict import Verdict

LANGUAGES = ("en", "zh-Hant", "zh-Hans", "ko")  # the package's list of them; the page's is in web/ui/i18n.js
ENGLISH = "en"
TRADITIONAL = ("tw", "hk", "mo", "hant")


@cache
def catalog(language: str) -> Mapping[str, str]:
    """All sentences of one of `LANGUAGES`, by key."""
    words: Mapping[str, str] = json.loads(packaged("locales", f"{language}.json"))
    return words


def say(language: str, key: str, **arguments: object) -> str:
    """The sentence `key` with its `{placeholders}` filled: in English where the language lacks it."""
    sentence = _sentence(language, key).format(**arguments)
    return with_particles(sentence) if language == "ko" else sentence


def _sentence(language: str, key: str) -> str:
    """As the page finds it: a form that is missing, "clues.one", is the form for any other count, else English."""
    own = catalog(language)
    form = key.removesuffix(".one") + ".other" if key.endswith(".one") else key
    return own.get(key) or own.get(form) or catalog(ENGLISH)[key]


def preferred(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the terminal's environment asks for, else English."""
    wanted = next(
        (environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), ""
    ).lower()
    if wanted.startswith("zh"):
        return "zh-Hant" if any(mark in wanted for mark in TRADITIONAL) else "zh-Hans"
    name = re.split("[_.@-]", wanted)[0]
    return name if name in LANGUAGES else ENGLISH


def cell_name(cell: Cell, geometry: Geometry) -> str:
    """r1c1, as the field writes cells."""
    row, column = divmod(cell, geometry.n)
    return f"r{row + 1}c{column + 1}"


def house_name(house: House, language: str) -> str:
    """The house in words, counted from 1."""
    return say(language, f"house.{house.kind}", number=house.index + 1)


def geometry_name(geometry: Geometry, language: str) -> str:
    """What a geometry is called: 9 × 9, and what more it has."""
    return say(language, f"geometry.{geometry.name if geometry.more else 'usual'}", n=geometry.n)


def hint_words(step: Step, geometry: Geometry, language: str) -> str:
    """What a step does and why, as a sentence."""
    texts = as_json(step, geometry)["words"]
    assert isinstance(texts, dict)
    lists = {
        name: _in_row(list(_names(word, language)), language)
        for name, word in step.words.items()
        if isinstance(word, (Digits, House, Houses))
    }
    return say(language, f"technique.{step.technique}.hint", **texts | lists)


def _names(word: Digits | House | Houses, language: str) -> Iterator[str]:
    """What a word of the sentence lists, one by one."""
    if isinstance(word, Digits):
        yield from (digit_text(digit + 1) for digit in bits_of(word.mask))
    else:
        yield from (house_name(house, language) for house in (word.houses if isinstance(word, Houses) else (word,)))


def _in_row(names: list[str], language: str) -> str:
    """A list as the language writes it: "row 1, row 4 and row 7"."""
    *first, last = names
    return say(language, "list.last", first=say(language, "list.comma").join(first), last=last) if first else last


def problem_words(problem: Problem, geometry: Geometry, language: str) -> str:
    """A problem as a sentence, with its cells."""
    return say(
        language,
        f"problem.{problem.code}",
        digit=digit_text(problem.digit) if problem.digit else "",
        count=len(problem.cells),
        house=house_name(problem.house, language) if problem.house else "",
        cells=say(language, "list.comma").join(cell_name(cell, geometry) for cell in problem.cells),
    )


def error_words(error: NotationError, language: str) -> str:
    """Why a text could not be read, or how it was, as a sentence."""
    lists = {name: _listed(found, language) for name, found in error.details.items() if isinstance(found, list)}
    return say(language, f"error.{error.code}", character=error.character, **error.details | lists)


def _listed(codes: list[str], language: str) -> str:
    """Rules and other parts of a puzzle by their names, those without one as they are written there."""
    names = [_sentence(language, f"part.{code}") if f"part.{code}" in catalog(ENGLISH) else code for code in codes]
    return _in_row(names, language)


def verdict_words(verdict: Verdict, language: str) -> str:
    """How many solutions there are, as a sentence; empty where there are duplicates."""
    key = {"none": "none", "one": "one", "several": "exactly.other" if verdict.exact else "more-than"}.get(verdict.code)
    return say(language, f"verdict.{key}", count=verdict.count, limit=verdict.count) if key else ""
