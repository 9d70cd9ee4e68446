"""Rules of cages that the record does not declare: sums, and cages without repeated digits."""

import re
from collections.abc import Iterator

from sudoku_workshop.notation.drawn.found import Found
from sudoku_workshop.notation.drawn.phrases import PHRASES
from sudoku_workshop.notation.drawn.pictures import Picture
from sudoku_workshop.notation.drawn.statements import Prose, Stated, lowered
from sudoku_workshop.notation.pictured.drawings import Cage
from sudoku_workshop.notation.prose.plain_rules import REPEATS
from sudoku_workshop.notation.variants.rule_words import Words

LIST = re.compile(r"\d{1,2}(?:[ ,]+\d{1,2})*")


def cages_for(prose: Prose, picture: Picture) -> Iterator[Found]:
    """Yield the rules of cages."""
    kinds = {each.kind: each for each in prose.stated if PHRASES[each.kind].place == "cage"}
    texts = [text for each in kinds.values() for text in each.texts]
    may_repeat = any(_allows_repeats(text) for text in (*texts, *prose.others) if "cage" in text.lower())
    for cage in picture.cages:
        for words, stated in _meanings(cage, kinds, may_repeat):
            yield Found(words, "cage", "", stated.texts, (cage,))
            break


def _allows_repeats(text: str) -> bool:
    return bool(REPEATS.search(lowered(text)))


def _meanings(cage: Cage, kinds: dict[str, Stated], may_repeat: bool) -> Iterator[tuple[Words, Stated]]:
    """Yield the rules that a cage may be, likeliest first."""
    if "look-and-say" in kinds and LIST.fullmatch(cage.text):
        yield ("look-and-say", "_".join(re.findall(r"\d+", cage.text)), cage.cells), kinds["look-and-say"]
    if "rellik" in kinds and cage.text.isdecimal():
        yield ("rellik", cage.text, cage.cells), kinds["rellik"]
    if "killer" in kinds and cage.text.isdecimal() and int(cage.text):
        kind = "sum" if may_repeat or cage.may_repeat else "killer"
        yield (kind, str(int(cage.text)), cage.cells), kinds["killer"]
    if not cage.text and not (may_repeat or cage.may_repeat) and {"cage", "killer"} & {*kinds} and len(cage.cells) > 1:
        yield ("cage", cage.cells), kinds.get("cage") or kinds["killer"]
