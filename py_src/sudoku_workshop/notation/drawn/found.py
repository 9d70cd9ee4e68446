"""The form in which a rule is found: its words, what was drawn for it, and what the author says."""

from typing import Literal, NamedTuple

from sudoku_workshop.notation.drawn.pictures import Drawing
from sudoku_workshop.notation.pictured.colours import Colour
from sudoku_workshop.notation.variants.rule_words import Words

Drawn = Literal["line", "arrow", "dot", "symbol", "circle", "square", "cells", "cage", "number", ""]


class Found(NamedTuple):
    """The words of a rule, the drawings that show it and their colour, and the sentences that state it."""

    words: Words
    drawn: Drawn
    colour: Colour
    texts: tuple[str, ...]
    drawings: tuple[Drawing, ...] = ()
