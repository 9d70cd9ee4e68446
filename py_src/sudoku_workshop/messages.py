"""Messages for people. They come from the page's catalogs, which are also in the package."""

import json
import os
import re
from collections.abc import Iterable, Mapping
from functools import cache, partial, reduce

from sudoku_workshop.grid.digit_text import SYMBOLS
from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.geometry import geometry as geometry_of
from sudoku_workshop.grid.houses import Cell, House
from sudoku_workshop.grid.masks import bits_of
from sudoku_workshop.grid.names import cell_names, digit_text, with_letters
from sudoku_workshop.grid.problems import Problem
from sudoku_workshop.languages import LANGUAGES
from sudoku_workshop.logic.conclusion import Conclusion
from sudoku_workshop.logic.step import Cells, Claims, Digits, Houses, Number, Phrase, Phrases, Step, Word
from sudoku_workshop.notation import NotationError
from sudoku_workshop.packaged import packaged
from sudoku_workshop.particles import with_particles
from sudoku_workshop.rules.cells import cells_text
from sudoku_workshop.rules.sentences import sentences
from sudoku_workshop.search.rule_answers import RuleMistake
from sudoku_workshop.search.wrong import Wrong
from sudoku_workshop.verdict import Verdict

ENGLISH = "en"
TRADITIONAL = ("tw", "hk", "mo", "hant")


@cache
def catalog(language: str) -> Mapping[str, str]:
    """Return all messages of one of `LANGUAGES`, by key."""
    words: Mapping[str, str] = json.loads(packaged("locales", f"{language}.json"))
    return words


def say(language: str, key: str, **arguments: object) -> str:
    """Return the message `key` with its `{placeholders}` filled in.

    If the language does not have this message, the English one is used.
    """
    sentence = _sentence(language, key).format(**arguments)
    return with_particles(sentence) if language == "ko" else sentence


def _sentence(language: str, key: str) -> str:
    """Return a message in a language. The page uses the same rules for missing messages.

    If a form such as "clues.one" is missing, the form for other counts is used. If that is missing too, English is
    used.
    """
    words = catalog(language)
    other = key.removesuffix(".one") + ".other" if key.endswith(".one") else key
    return words.get(key) or words.get(other) or catalog(ENGLISH)[key]


def preferred(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language that the terminal's environment variables ask for, or English if it has no catalog here."""
    wanted = next(
        (environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), ""
    ).lower()
    if wanted.startswith("zh"):
        return "zh-Hant" if any(mark in wanted for mark in TRADITIONAL) else "zh-Hans"
    name = re.split("[_.@-]", wanted)[0]
    return name if name in LANGUAGES else ENGLISH


def cell_name(cell: Cell, geometry: Geometry) -> str:
    """Return the name of a cell, such as r1c1."""
    row, column = divmod(cell, geometry.side)
    return f"r{row + 1}c{column + 1}"


def house_name(house: House, language: str) -> str:
    """Return the name of a house in words, such as "row 1". Houses of a kind are counted from 1.

    In overlapping grids, the name says in which grid the house is.
    """
    name = say(language, f"house.{house.kind}", number=house.index + 1)
    return say(language, "house.in-grid", house=name, number=house.grid) if house.grid else name


def geometry_name(geometry: Geometry, language: str) -> str:
    """Return the name of a geometry: its grid, and the rules of its puzzles if there are any."""
    base = geometry_of(geometry.base)
    kinds = dict.fromkeys(rule.kind for rule in geometry.rules if rule not in base.rules)
    name = _grid_name(base, language)
    return say(language, "geometry.rules", grid=name, rules=_name_parts(kinds, language)) if kinds else name


def _grid_name(geometry: Geometry, language: str) -> str:
    """Return the name of a grid without rules: its size and, if there are any, its diagonals or unusual boxes."""
    if geometry.is_overlapping:
        return say(language, "geometry.overlapping", n=geometry.n, count=len(geometry.corners))
    if geometry.more:
        return say(language, f"geometry.{geometry.name}", n=geometry.n)
    if geometry.name == str(geometry.n):
        return say(language, "geometry.usual", n=geometry.n)
    width, height = geometry.box
    return say(language, "geometry.boxes", n=geometry.n, width=width, height=height)


def hint_words(step: Step, geometry: Geometry, language: str, letters: str = SYMBOLS) -> str:
    """Return the explanation of a step: its claim, its reasons and its conclusion. Each reason is on its own line.

    `letters` are the characters that are used for the digits.
    """
    words = _write_values(step.words, geometry, language, letters)
    why = _say_filled(language, f"technique.{step.technique}.hint", words)
    for link in _links_of(step):
        why = say(language, "explain.because", why=why, links=_write_value(link, geometry, language, letters))
    return say(language, "explain.told", why=why, so=_conclusions_words(step, geometry, language, letters))


def _links_of(step: Step) -> tuple[Phrase, ...]:
    """Return the sentences that say why cells or candidates of a step exclude each other because of a rule."""
    links = step.words.get("links")
    return links.phrases if isinstance(links, Phrases) else ()


def _say_filled(language: str, key: str, words: Mapping[str, str]) -> str:
    """Return a message with its placeholders filled in, without the lines in which one has no value."""
    lines = _sentence(language, key).split("\n")
    if len(lines) > 1:
        lines = [line for line in lines if not _has_empty_value(line, words)]
    sentence = "\n".join(lines).format(**words)
    return with_particles(sentence) if language == "ko" else sentence


def _write_values(words: Mapping[str, Word], geometry: Geometry, language: str, letters: str) -> dict[str, str]:
    return {name: _write_value(word, geometry, language, letters) for name, word in words.items()}


def _has_empty_value(line: str, words: Mapping[str, str]) -> bool:
    """Return whether a line has a placeholder without a value."""
    return any(words.get(name) == "" for name in re.findall(r"{(\w+)}", line))


def _write_value(word: Word, geometry: Geometry, language: str, letters: str) -> str:  # noqa: C901  # one case each
    """Return a value for a sentence as text. Cells, digits and houses are written by their names."""
    match word:
        case int():
            return letters[word - 1]
        case str():
            return with_letters(word, letters)
        case Cells(mask):
            return _join_names(cell_names(mask, geometry), language)
        case Digits(mask):
            return _join_names([letters[digit] for digit in bits_of(mask)], language)
        case Claims(texts):
            return _join_names([with_letters(text, letters) for text in texts], language)
        case House():
            return house_name(word, language)
        case Houses(houses):
            return _houses_name(houses, language)
        case Number(value):
            return str(value)
        case Phrase(key, words):
            return _say_filled(language, key, _write_values(words, geometry, language, letters))
        case Phrases(phrases):
            return _join_names([_write_value(each, geometry, language, letters) for each in phrases], language)


def _houses_name(houses: tuple[House, ...], language: str) -> str:
    """Return the names of houses, such as "rows 1, 4 and 7" or "row 2 and column 5"."""
    kinds = {house.kind for house in houses}
    if len(houses) > 1 and len(kinds) == 1 and f"houses.{houses[0].kind}" in catalog(ENGLISH):
        numbers = _join_names([str(house.index + 1) for house in houses], language)
        return say(language, f"houses.{houses[0].kind}", numbers=numbers)
    return _join_names([house_name(house, language) for house in houses], language)


def _conclusions_words(step: Step, geometry: Geometry, language: str, letters: str) -> str:
    sentences = [_conclusion_words(found, geometry, language, letters) for found in step.conclusions(geometry)]
    return reduce(lambda first, last: say(language, "conclusion.and", first=first, last=last), sentences)


def _conclusion_words(found: Conclusion, geometry: Geometry, language: str, letters: str) -> str:
    """Return a conclusion as a sentence, such as "r5c3 is 4" or "r1c2 and r1c5 are not 3 or 7"."""
    cells = cell_names(found.cells, geometry)
    *first, last = (letters[digit] for digit in bits_of(found.digits))
    several = reduce(lambda one, other: say(language, "list.more", first=one, last=other), first) if first else ""
    return say(
        language,
        f"conclusion.{'are' if len(cells) > 1 else 'is'}{'' if found.taken else '-not'}",
        cells=_join_names(cells, language),
        digits=say(language, "list.or", first=several, last=last) if first else last,
    )


def _join_names(names: list[str], language: str) -> str:
    """Return these names as a list in the language, such as "row 1, row 4 and row 7".

    Without names, the text is empty.
    """
    if len(names) < 2:
        return "".join(names)
    return say(language, "list.last", first=say(language, "list.comma").join(names[:-1]), last=names[-1])


def problem_words(problem: Problem, geometry: Geometry, language: str) -> str:
    """Return a problem of a puzzle, such as a digit twice in a house, as a sentence that names the cells."""
    house = house_name(problem.house, language) if problem.house else ""
    return say(
        language,
        f"problem.{problem.code}",
        digit=digit_text(problem.digit) if problem.digit else "",
        count=len(problem.cells),
        house=house,
        cells=say(language, "list.comma").join(cell_name(cell, geometry) for cell in problem.cells),
        rule=_name_parts([problem.rule], language) if problem.rule else house,
        digits=_join_names([digit_text(digit) for digit in problem.digits], language),
        total=problem.total,
        bound=problem.bound,
    )


def rule_mistake_words(mistake: RuleMistake, geometry: Geometry, language: str) -> str:
    """Return a sentence that names a rule which may be mistyped, and the number that it should have."""
    rule, instead, _ = mistake
    return say(
        language,
        "verdict.rule-slip" if instead else "verdict.rule-left-out",
        rule=_name_parts([rule.kind], language),
        cells=cells_text(rule.cells, geometry.side) or say(language, "verdict.whole-grid"),
        number=rule.number,
        instead=instead.number if instead else None,
    )


def rules_words(geometry: Geometry, language: str) -> list[str]:
    """Return the sentences that state the rules of a geometry, each with its cells."""
    stated = sentences(geometry.rules, geometry.side, partial(say, language))
    if geometry.is_overlapping:
        grids = ", ".join(f"r{row + 1}c{column + 1}" for row, column in geometry.corners)
        stated.insert(0, say(language, "geometry.overlapping.rule", n=geometry.n, cells=grids))
    return stated


def wrong_words(wrong: Wrong, geometry: Geometry, language: str) -> list[str]:
    """Return a person's mistakes as sentences that do not reveal any digit of the solution."""
    told = []
    if wrong.entries:
        form = "one" if len(wrong.entries) == 1 else "other"
        told.append(say(language, f"cli.wrong.{form}", cells=_cells_words(wrong.entries, geometry, language)))
    if wrong.crossed:
        told.append(say(language, "cli.crossed", cells=_cells_words(wrong.crossed, geometry, language)))
    return told


def _cells_words(cells: Iterable[Cell], geometry: Geometry, language: str) -> str:
    return _join_names([cell_name(cell, geometry) for cell in cells], language)


def error_words(error: NotationError, language: str) -> str:
    """Return a sentence that says why a text could not be read, or what was doubtful when it was read."""
    named = {name: _name_parts(found, language) for name, found in error.details.items() if isinstance(found, list)}
    if "rule" in error.details:
        named["rule"] = _name_parts([error.details["rule"]], language)
    if "geometry" in error.details:
        named["geometry"] = geometry_name(geometry_of(error.details["geometry"]), language)
    return say(language, f"error.{error.code}", character=error.character, **error.details | named)


def _name_parts(codes: Iterable[str], language: str) -> str:
    """Return the names of rules and other parts of a puzzle. A part without a name is named by its code."""
    names = [_sentence(language, f"part.{code}") if f"part.{code}" in catalog(ENGLISH) else code for code in codes]
    return _join_names(names, language)


def verdict_words(verdict: Verdict, language: str) -> str:
    """Return the number of a puzzle's solutions as a sentence, or an empty text if a digit is twice in a house."""
    key = {"none": "none", "one": "one", "several": "exactly.other" if verdict.exact else "more-than"}.get(verdict.code)
    return say(language, f"verdict.{key}", count=verdict.count, limit=verdict.count) if key else ""
