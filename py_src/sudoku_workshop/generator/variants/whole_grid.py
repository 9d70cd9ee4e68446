"""Kinds whose rules are about the whole grid, so that the full grid obeys them from the start."""

from collections.abc import Iterable
from random import Random

from sudoku_workshop.generator.variants.kind import QUICK, WITHOUT_EXPERT, Kind
from sudoku_workshop.rules import KINDS as RULES
from sudoku_workshop.rules.frame import Frame
from sudoku_workshop.rules.rule import Rule


def _whole(name: str, *kinds: str, quick: tuple[str, ...] = QUICK) -> Kind:
    """Return the kind with these rules, which have no cells."""

    def shape(frame: Frame, _random: Random) -> Iterable[Rule]:
        return [RULES[kind].of((), None, frame) for kind in kinds]

    return Kind(name, kinds, shape, quick=quick)


RECORDS = (
    _whole("x", "diagonal-down", "diagonal-up"),
    _whole("windoku", "windoku"),
    _whole("disjoint", "disjoint"),
    _whole("anti-knight", "knight"),
    _whole("anti-king", "king"),
    _whole("nonconsecutive", "nonconsecutive", quick=WITHOUT_EXPERT),
)
SAMURAI = Kind("samurai", (), layout="samurai", quick=QUICK[:2])  # grading hard ones takes minutes
