"""The rules of variant Sudoku, besides rows, columns and boxes: one function for each kind of rule.

>>> import sudoku_workshop as sudoku
>>> board = sudoku.parse("." * 81).with_rules(sudoku.rules.knight(), sudoku.rules.thermometer("r1c1", "r1c2", "r2c2"))
>>> board.rules
(rules.knight(), rules.thermometer('r1c1', 'r1c2', 'r2c2'))

Cells are named by row and column. Along a line, their order matters. `number` is, for example, the smallest difference
along a whisper line; without it, a rule has the number that is usual in its grid. `all()` lists the kinds.

`pairs`, `line` and `group` make a rule of your own from a function or a machine in Python.

`KINDS` also lists all kinds. To add a kind, write its module, list it here, and write its sentence in the catalogs.
Kinds that belong together share a module.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from sudoku_workshop.rules.areas import Area, Cage
from sudoku_workshop.rules.arrows import Arrow
from sudoku_workshop.rules.between_lines import Between, Lockout
from sudoku_workshop.rules.counting_circles import Counting
from sudoku_workshop.rules.counts import Contains, ContainsExactly
from sudoku_workshop.rules.custom import Custom
from sudoku_workshop.rules.custom_code import group, line, pairs
from sudoku_workshop.rules.diagonals import FallingDiagonal, RisingDiagonal
from sudoku_workshop.rules.disjoint_groups import DisjointGroups
from sudoku_workshop.rules.dots import AllBlackDots, BlackDot, WhiteDot
from sudoku_workshop.rules.equal_cells import Clone, Palindrome
from sudoku_workshop.rules.equal_sum_lines import DoubleArrow, Zipper
from sudoku_workshop.rules.equal_sums import EqualSums
from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.even_odd import Even, Odd
from sudoku_workshop.rules.frame import Frame
from sudoku_workshop.rules.group_lines import Entropic, Modular, Parity
from sudoku_workshop.rules.indexers import BoxIndexer, ColumnIndexer, RowIndexer
from sudoku_workshop.rules.inequalities import Greater, Maximum, Minimum
from sudoku_workshop.rules.jigsaw import Regions
from sudoku_workshop.rules.look_and_say import LookAndSay
from sudoku_workshop.rules.moves import AntiKing, AntiKnight, Nonconsecutive
from sudoku_workshop.rules.nabner_lines import Nabner
from sudoku_workshop.rules.numbered_rooms import NumberedRoom
from sudoku_workshop.rules.region_sums import RegionSum
from sudoku_workshop.rules.rellik_cages import Rellik
from sudoku_workshop.rules.renban_lines import Renban
from sudoku_workshop.rules.rule import Rule
from sudoku_workshop.rules.same_values import SameValues
from sudoku_workshop.rules.sandwiches import Sandwich, XSum
from sudoku_workshop.rules.sequences import Sequence
from sudoku_workshop.rules.skyscrapers import Skyscraper
from sudoku_workshop.rules.stated import StatedRule, function_name, stated_rule, stating
from sudoku_workshop.rules.sum_lines import SumLine
from sudoku_workshop.rules.sums import Killer, LittleKiller, Sum
from sudoku_workshop.rules.thermometers import SlowThermometer, Thermometer
from sudoku_workshop.rules.weighted_sums import WeightedSum
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
        Killer,
        Sum,
        WeightedSum,
        EqualSums,
        Arrow,
        LittleKiller,
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
        Renban,
        Between,
        Lockout,
        Sequence,
        DoubleArrow,
        Zipper,
        RegionSum,
        SumLine,
        Sandwich,
        XSum,
        Skyscraper,
        NumberedRoom,
        RowIndexer,
        ColumnIndexer,
        BoxIndexer,
        Contains,
        ContainsExactly,
        LookAndSay,
        Rellik,
        SameValues,
        Counting,
        Custom,
    )
}
_FUNCTIONS = {function_name(name): stating(kind) for name, kind in KINDS.items()}
globals().update(_FUNCTIONS)
__all__ = [
    "KINDS",
    "RuleError",
    "StatedRule",
    "all",
    "group",
    "in_order",
    "line",
    "pairs",
    "parse_rule",
    "stated_rule",
    *_FUNCTIONS,
]
if TYPE_CHECKING:
    from sudoku_workshop.rules.signatures import *  # noqa: F403


_ORDER = {name: place for place, name in enumerate(KINDS)}


def parse_rule(text: str, frame: Frame) -> Rule:
    """Return the rule of a text such as `thermometer:r1c123`. Raises RuleError if there is no such rule."""
    kind, *parts = text.split(":")
    if kind not in KINDS:
        raise RuleError("rule-kind", kind)
    return KINDS[kind].parse(parts, frame)


def in_order(rules: Iterable[Rule], side: int) -> tuple[Rule, ...]:
    """Return rules as the name of a geometry lists them: in order, each once, and with one text for each meaning."""
    by_kind: dict[type[Rule], set[Rule]] = {}
    for rule in rules:
        by_kind.setdefault(type(rule), set()).add(rule.canonical())
    found = (rule for kind, some in by_kind.items() for rule in kind.merged(some))
    return tuple(sorted(found, key=lambda rule: (_ORDER[rule.kind], rule.cells, rule.text(side))))


def all(language: str = "en") -> dict[str, str]:  # `rules.all()` reads well
    """Return the sentence that states each kind of rule, by the name of its function.

    >>> import sudoku_workshop as sudoku
    >>> sudoku.rules.all()["thermometer"]
    'Digits along a thermometer increase from the bulb.'
    """
    import sudoku_workshop  # the package imports the catalogs for this function only

    return dict(sudoku_workshop.rule_sentences(language))
