"""The rules of variant Sudoku, besides rows, columns and boxes. Kinds that belong together share a module.

`KINDS` lists all kinds. To add a kind, write its module, list it here, and write its sentence in the catalogs.
"""

from collections.abc import Iterable

from sudoku_workshop.rules.areas import Area, Cage
from sudoku_workshop.rules.diagonals import FallingDiagonal, RisingDiagonal
from sudoku_workshop.rules.disjoint_groups import DisjointGroups
from sudoku_workshop.rules.dots import AllBlackDots, BlackDot, WhiteDot
from sudoku_workshop.rules.equal_cells import Clone, Palindrome
from sudoku_workshop.rules.even_odd import Even, Odd
from sudoku_workshop.rules.group_lines import Entropic, Modular, Parity
from sudoku_workshop.rules.inequalities import Greater, Maximum, Minimum
from sudoku_workshop.rules.jigsaw import Regions
from sudoku_workshop.rules.moves import AntiKing, AntiKnight, Nonconsecutive
from sudoku_workshop.rules.nabner_lines import Nabner
from sudoku_workshop.rules.rule import Frame, Rule, RuleError
from sudoku_workshop.rules.thermometers import SlowThermometer, Thermometer
from sudoku_workshop.rules.whispers import Whisper
from sudoku_workshop.rules.windows import Windoku
from sudoku_workshop.rules.xv_marks import XV, AllXV

KINDS: dict[str, type[Rule]] = {
    kind.kind: kind
    for kind in (
        Regions,
        FallingDiagonal,
        RisingDiagonal,
        Windoku,
        DisjointGroups,
        AntiKnight,
        AntiKing,
        Nonconsecutive,
        Area,
        Cage,
        Even,
        Odd,
        Minimum,
        Maximum,
        WhiteDot,
        BlackDot,
        AllBlackDots,
        XV,
        AllXV,
        Greater,
        Thermometer,
        SlowThermometer,
        Whisper,
        Palindrome,
        Clone,
        Nabner,
        Entropic,
        Modular,
        Parity,
    )
}
_ORDER = {name: place for place, name in enumerate(KINDS)}


def parse_rule(text: str, frame: Frame) -> Rule:
    """Return the rule of a text such as `thermometer:r1c123`. Raises RuleError if there is no such rule."""
    kind, *parts = text.split(":")
    if kind not in KINDS:
        raise RuleError("rule-kind", kind)
    return KINDS[kind].parse(parts, frame)


def in_order(rules: Iterable[Rule], n: int) -> tuple[Rule, ...]:
    """Return rules in the order in which the name of a geometry lists them, each once."""
    return tuple(sorted({*rules}, key=lambda rule: (_ORDER[rule.kind], rule.cells, rule.text(n))))
