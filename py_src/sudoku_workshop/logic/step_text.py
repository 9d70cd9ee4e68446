"""Steps in the usual notation: `XY-Wing: 3/4/7 in r2c5,r5c58 => r2c8<>7`.

Each technique's record has a template, which is filled with `words`, the values of the step. A set of digits is written
`3/4/7`, or `3,4,7` if the placeholder is its name with `_list` added. The result comes after `=>`: placements, then
eliminations. A single has only placements and no `=>`.
"""

from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.houses import House
from sudoku_workshop.grid.names import candidates_text, cells_text, digit_text, digits_text, houses_text
from sudoku_workshop.logic.ruled.order import TEXTS
from sudoku_workshop.logic.step import Cells, Claims, Digits, Houses, Number, Phrase, Phrases, Step, Word
from sudoku_workshop.logic.techniques.records import TECHNIQUES


def step_text(step: Step, name: str, geometry: Geometry) -> str:
    """Return the step in one line. `name` is the name of its technique, in the reader's language."""
    return f"{name}: {line_text(step, geometry)}"


def line_text(step: Step, geometry: Geometry) -> str:
    """Return the pattern of a step and its result, without its name."""
    body = body_text(step, geometry)
    done = [
        candidates_text(step.placements, geometry, "="),
        candidates_text(step.eliminations & ~step.placements, geometry, "<>"),
    ]
    sign = " => " if body else ""
    return f"{body}{sign}{', '.join(filter(None, done))}"


def body_text(step: Step, geometry: Geometry) -> str:
    """Return the pattern of a step, without its name and its result. It is empty for a single."""
    return _text_of(step.technique).format(**_filled(step, geometry))


def _text_of(technique: str) -> str:
    known = TECHNIQUES.get(technique)
    return known.text if known else TEXTS[technique]


def _filled(step: Step, geometry: Geometry) -> dict[str, str]:
    words = {key: _text(word, geometry) for key, word in step.words.items()}
    lists = {f"{key}_list": digits_text(word.mask, ",") for key, word in step.words.items() if isinstance(word, Digits)}
    return words | lists


def _text(word: Word, geometry: Geometry) -> str:
    match word:
        case Cells(mask):
            return cells_text(mask, geometry)
        case Digits(mask):
            return digits_text(mask)
        case House():
            return houses_text([word])
        case Houses(houses):
            return houses_text(houses)
        case Claims(texts):
            return ", ".join(texts)
        case Number(value):
            return str(value)
        case Phrase() | Phrases():
            return ""  # programs need no sentences
        case int():
            return digit_text(word)
        case str():
            return word
