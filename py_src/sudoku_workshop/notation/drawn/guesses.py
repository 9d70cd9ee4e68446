"""Guesses of rules: each is a rule with the drawing and the author's sentences that led to it."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import chain
from typing import NamedTuple

from sudoku_workshop.notation.drawn.cages import cages_for
from sudoku_workshop.notation.drawn.clues import clues_for
from sudoku_workshop.notation.drawn.everywhere import everywhere_for
from sudoku_workshop.notation.drawn.found import Found
from sudoku_workshop.notation.drawn.lines import lines_for
from sudoku_workshop.notation.drawn.marks import marks_for
from sudoku_workshop.notation.drawn.pictures import Drawing, Picture
from sudoku_workshop.notation.drawn.statements import Prose
from sudoku_workshop.notation.pictured.colours import Colour
from sudoku_workshop.notation.variants.rule_words import rules_of
from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.frame import Frame
from sudoku_workshop.rules.rule import Rule


class Guess(NamedTuple):
    """A rule that may be meant, the drawing for it and its colour, and the author's sentences.

    `drawing` is "line", "dot" or another name of `found.Drawn`. It is empty if the text alone states the rule.
    """

    rule: Rule
    drawing: str
    colour: Colour
    texts: tuple[str, ...]


class Guesses(NamedTuple):
    """All guesses, the drawings of which no guess makes use, and the sentences of which none does."""

    guesses: tuple[Guess, ...]
    drawings: tuple[Drawing, ...]
    sentences: tuple[str, ...]


def guesses_in(prose: Prose, picture: Picture, frame: Frame) -> Guesses:
    """Return the rules that a text and drawings state together. A rule that its cells can never obey is left out."""
    found = _found(prose, picture)
    made = [guess for each in found for guess in _guesses(each, frame)]
    used = {drawing for each in found for drawing in each.drawings}
    guessed = {text for guess in made for text in guess.texts}
    stated = dict.fromkeys(text for each in prose.stated for text in each.texts)
    left = [text for text in (*stated, *prose.complete, *prose.riddles, *prose.others) if text not in guessed]
    unused = [drawing for drawing in picture.drawings if drawing not in used]
    return Guesses(tuple(dict.fromkeys(made)), tuple(unused), tuple(dict.fromkeys(left)))


def _found(prose: Prose, picture: Picture) -> Sequence[Found]:
    """Return what was found for all statements. Lines come first, because their ends are marks, too."""
    lines = [*lines_for(prose.stated, picture)]
    used = frozenset(chain.from_iterable(each.drawings for each in lines))
    return [
        *lines,
        *marks_for(prose, picture, used),
        *cages_for(prose, picture),
        *clues_for(prose.stated, picture),
        *everywhere_for(prose, picture),
    ]


def _guesses(found: Found, frame: Frame) -> Iterator[Guess]:
    with suppress(RuleError):
        for rule in rules_of([found.words], frame).rules:
            yield Guess(rule, found.drawn, found.colour, found.texts)
