"""Tests that reading takes time in proportion to the length of the text, by counting calls instead of seconds."""

import ast
import importlib
import inspect
import pkgutil
import re
import sys
from collections.abc import Iterable, Sequence
from functools import cache
from re import _compiler as compiler  # type: ignore[attr-defined]
from re import _constants as code  # type: ignore[attr-defined]
from re import _parser as parser  # type: ignore[attr-defined]
from types import FrameType
from typing import Any

import pytest

from sudoku_workshop import notation
from sudoku_workshop.notation import NotationError, read
from sudoku_workshop.notation.source import Source
from tests.python.cli.test_cli import PUZZLE
from tests.python.notation.test_links import WIKI

POSITION = "6...+53+4.7....4+2+56.+254867+3+9+1.+4..+9+6.1.162+38+5749.3..+1+4.+5....42193..1.+57...+44+2.6+3.+1+75"
HODOKU = f":0003:8:{POSITION}:::829:"
Tokens = Iterable[tuple[Any, Any]]  # of a pattern, from Python's parser of patterns
CANDIDATES = "12 3 4 5 6 7 8 9 1\n" * 9
PARTS = {  # texts to repeat
    "one digit a line": "1\n",
    "a dot, an empty line": ".\n\n",
    "puzzles": f"{PUZZLE}\n",
    "puzzles with slips": f"{PUZZLE[:-1]}\n",
    "nine lines": "53..7....\n" * 9 + "\n",
    "headings": "Grid 1\n" + "53..7....\n" * 9,
    "words between": f"{PUZZLE}\ngarbage\n1234\n",
    "HoDoKu": f"{HODOKU}\n",
    "HoDoKu and comments": f"{HODOKU}\n{PUZZLE} # easy\n",
    "candidates": f"{CANDIDATES}\n",
    "records": f'{{"puzzle": "{PUZZLE}"}}\n',
    "arrays": "[1,2,3,4],\n",
    "open brackets": "[[1],",
    "tables": "1,,2;\t\n",
    "bars": "|1|2|\n",
    "borders": "---+---\n",
    "prose": "words and words\n",
    "links to records": "https://sudokupad.app/abc ",
    "packed JSON": "N4Ig",
    "game ids": "3x3:a1 ",
    "states": f"{WIKI}\n",
    "games": '<opensudoku><game data="1"/>',
    "JSON without cells": '{"size":9,"grid":[]}\n',
    "five cells": "|1|2|3|4|5|\n",
    "candidates in a row": "1........" * 81 + "\n",
    "thin lines beside an array": "[" + "1,2,3,4\n" * 4 + "]\n" + "2\n" * 400,
    "frames of stars": "*-----------*\n|.2.|3..|...|\n",
}


@cache
def calls(text: str) -> int:
    """Return the number of calls that reading a text makes, including those of built-in functions."""
    number = 0

    def count(_frame: FrameType, event: str, _argument: object) -> None:
        nonlocal number
        number += event in ("call", "c_call")

    sys.setprofile(count)
    try:
        read(text)
    except NotationError:
        pass
    finally:
        sys.setprofile(None)
    return number


@pytest.mark.parametrize("name", PARTS)
def test_twice_the_text_is_twice_the_work(name: str) -> None:
    part = PARTS[name]
    some = calls(part * (6_000 // len(part)))
    assert calls(part * (12_000 // len(part))) < 2.3 * some


@pytest.mark.parametrize("name", PARTS)
def test_the_work_for_a_character_is_bounded(name: str) -> None:
    """Check the number of calls per character. Short lines need most: about 27 per character for `|1|2|`."""
    part = PARTS[name]
    text = part * (12_000 // len(part))
    assert calls(text) < 35 * len(text)


THIN = ["1\n", ".\n\n", "[1,\n", "1 2 3\n", ">1\n", "a1\n1\n", "a:\n\n", "(1)\n", "\n"]


@pytest.mark.parametrize("part", THIN)
def test_of_a_block_of_thin_lines_nothing_is_made(part: str) -> None:
    text = part * (12_000 // len(part))
    assert calls(text) < 9 * len(text)


@pytest.mark.parametrize("part", [HODOKU, f'{{"puzzle": "{PUZZLE}"}}'], ids=["hodoku", "records"])
def test_the_text_is_copied_as_often_for_many_puzzles_as_for_one(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[int] = []
    take = Source.take

    def counted(source: Source, spans: Sequence[tuple[int, int]]) -> None:
        taken.append(len(spans))
        take(source, spans)

    monkeypatch.setattr(Source, "take", counted)
    numbers = []
    for times in (1, 50):
        taken.clear()
        assert len(read(f"{part}\n" * times).puzzles) == times
        numbers.append(len(taken))
        assert sum(taken) == times
    assert numbers[0] == numbers[1]


MODULES = [
    importlib.import_module(f"sudoku_workshop.notation.{module.name}")
    for module in pkgutil.iter_modules(notation.__path__)
]
PATTERNS = {
    (found.pattern, found.flags)
    for module in MODULES
    for found in vars(module).values()
    if isinstance(found, re.Pattern)
}
INLINE = {
    (call.args[0].value, 0)
    for module in MODULES
    for call in ast.walk(ast.parse(inspect.getsource(module)))
    if isinstance(call, ast.Call)
    and ast.unparse(call.func).startswith("re.")
    and isinstance(call.args[0], ast.Constant)
}
REPEATS = (code.MAX_REPEAT, code.MIN_REPEAT)
ASCII = [chr(number) for number in range(128)]


@pytest.mark.parametrize(("pattern", "flags"), sorted(PATTERNS | INLINE))
def test_no_pattern_tries_a_text_in_many_ways(pattern: str, flags: int) -> None:
    """Check that no pattern has two unbounded repeats of the same character in sequence.

    Such a pattern tries every position where the first repeat could end.
    """
    assert shared(parser.parse(pattern, flags), flags) == set()


def test_a_pattern_that_tries_many_ways_is_found() -> None:
    for bad in ("[ab]*a[ab]*!", r"\s*\s*x", r"\S *\t *[\t ]*x", r"([ab]+b*)x"):
        assert shared(parser.parse(bad, 0), 0)
    for good in ("a*b*c", r"\S *\t *\t", '"[^"]*"', "(ab)*c", "[ab]*,[ab]*"):
        assert shared(parser.parse(good, 0), 0) == set()


def shared(tokens: Tokens, flags: int) -> set[str]:
    """Return the characters that two unbounded repeats can both match, along with everything between them."""
    found: set[str] = set()
    running: set[str] = set()
    for kind, argument in tokens:
        if kind in REPEATS:
            least, most, body = argument
            taken = characters(body, flags)
            if most == code.MAXREPEAT:
                found |= running & taken
                running |= taken
            elif least:
                running &= taken
        elif kind in (code.BRANCH, code.SUBPATTERN):
            parts = argument[1] if kind is code.BRANCH else [argument[-1]]
            found |= set().union(*(shared(part, flags) for part in parts))
            running = set()
        elif kind not in (code.AT, code.ASSERT, code.ASSERT_NOT):
            running &= characters([(kind, argument)], flags)
    return found


def characters(tokens: Tokens, flags: int) -> set[str]:
    """Return the characters that single tokens can match, found by matching them."""
    single = [token for token in tokens if token[0] in (code.LITERAL, code.NOT_LITERAL, code.IN, code.ANY)]
    return {letter for token in single for letter in filter(pattern_of(token, flags).fullmatch, ASCII)}


def pattern_of(token: tuple[Any, Any], flags: int) -> re.Pattern[str]:
    made = parser.parse("", flags)
    made.append(token)
    return compiler.compile(made, flags)  # type: ignore[no-any-return]
