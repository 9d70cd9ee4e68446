"""Rules about the whole grid, which a text states without drawings, or with the lines of diagonals."""

import re
from collections.abc import Iterator

from sudoku_workshop.notation.drawn.found import Found
from sudoku_workshop.notation.drawn.phrases import PHRASES
from sudoku_workshop.notation.drawn.pictures import Line, Picture
from sudoku_workshop.notation.drawn.statements import Prose, Stated
from sudoku_workshop.notation.variants.rule_words import Words

DOWN, UP = "diagonal-down", "diagonal-up"
ONLY_UP, ONLY_DOWN = re.compile(r"\bpositive\b"), re.compile(r"\bnegative\b(?! constraint)")
BOTH = re.compile(r"\b(both|two|main|diagonals)\b")


def everywhere_for(prose: Prose, picture: Picture) -> Iterator[Found]:
    """Yield the rules about the whole grid."""
    for each in prose.stated:
        if PHRASES[each.kind].place == "grid":
            for words in _diagonals(each, picture) if each.kind == "diagonal" else [(each.kind,)]:
                yield Found(words, "", "", each.texts, tuple(_drawn(words, picture)))


def _diagonals(stated: Stated, picture: Picture) -> Iterator[Words]:
    """Yield the diagonals: those that are drawn, or the one that is named, or both."""
    drawn = [kind for kind in (DOWN, UP) if any(_drawn((kind,), picture))]
    is_up, is_down = (bool(words.search(stated.lower)) for words in (ONLY_UP, ONLY_DOWN))
    if is_up != is_down:
        drawn = [UP if is_up else DOWN]
    elif is_up or (not drawn and BOTH.search(stated.lower)):
        drawn = [DOWN, UP]
    yield from ((kind,) for kind in drawn)


def _drawn(words: Words, picture: Picture) -> Iterator[Line]:
    """Yield the lines that show a diagonal."""
    n = picture.n
    down = tuple(range(0, n * n, n + 1))
    wanted = {
        DOWN: {down, down[::-1]},
        UP: {tuple(range(n - 1, n * n - 1, n - 1)), tuple(range(n * n - n, n - 2, 1 - n))},
    }
    yield from (line for line in picture.lines if line.cells in wanted.get(str(words[0]), ()))
