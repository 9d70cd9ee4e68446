"""Rules as people write them in Python, before they belong to a grid, and the functions that make them.

>>> from sudoku_workshop import rules
>>> rule = rules.whisper("r1c1", "r1c2", number=4)
>>> rule.kind, rule.cells, rule.number, rule.text
('whisper', ('r1c1', 'r1c2'), 4, 'whisper:4:r1c1,r1c2')
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from inspect import Parameter, Signature, cleandoc
from typing import Any

from sudoku_workshop.error import SudokuError
from sudoku_workshop.rules.custom import Custom
from sudoku_workshop.rules.frame import Cells
from sudoku_workshop.rules.jigsaw import Regions
from sudoku_workshop.rules.rule import Rule, written

USUAL_SIZE = 9  # the size of the grids for which a kind is described


@dataclass(frozen=True, repr=False)
class StatedRule:
    """A rule that no grid has checked yet: its kind, the names of its cells in order, and its number, if it has one.

    `signs` are the regions of a jigsaw, as one sign for each cell. `listed` is a list of numbers, such as digits.
    `groups` are the groups of cells of a kind that has several. `table` is the table of a custom rule, with its words.
    """

    kind: str
    cells: tuple[str, ...] = ()
    number: int | None = None
    signs: str = ""
    listed: tuple[int, ...] = ()
    groups: tuple[tuple[str, ...], ...] = ()
    table: str = ""

    @property
    def text(self) -> str:
        """Return the rule as it is written in the name of a geometry, such as `whisper:5:r1c1,r1c2`."""
        groups = self.groups or ((self.cells,) if self.cells else ())
        words = [*filter(None, [self.table]), *map(",".join, groups), *filter(None, [self.signs])]
        return written(self.kind, self.number, self.listed, words)

    def __repr__(self) -> str:
        from sudoku_workshop.rules import KINDS  # the package imports this module

        parts = [*map(repr, self.groups or self.cells), *([repr(self.signs)] if self.signs else [])]
        parts += [f"table={self.table!r}"] if self.table else []
        parts += [f"{KINDS[self.kind].listing}={self.listed!r}"] if self.listed else []
        parts += [f"number={self.number}"] if self.number is not None else []
        return f"rules.{function_name(self.kind)}({', '.join(parts)})"


Stating = Callable[..., StatedRule]


def function_name(kind: str) -> str:
    """Return the name of the function for a kind, such as `slow_thermometer`."""
    return kind.replace("-", "_")


def stated_rule(rule: Rule, side: int) -> StatedRule:
    """Return a rule of a board of `side` rows as a person would write it."""
    signs = rule.signs if isinstance(rule, Regions) else ""
    table = f"{rule.table}:{rule.about}" if isinstance(rule, Custom) else ""
    groups = tuple(_names(cells, side) for cells in rule.groups)
    return StatedRule(
        rule.kind, () if groups else _names(rule.cells, side), rule.number, signs, rule.listed, groups, table
    )


def _names(cells: Cells, side: int) -> tuple[str, ...]:
    return tuple(f"r{cell // side + 1}c{cell % side + 1}" for cell in cells)


def stating(kind: type[Rule]) -> Stating:
    """Return the function that makes rules of this kind. It takes cells and a number if the kind has them."""
    signature = Signature(_parameters(kind), return_annotation=StatedRule)

    def state(*arguments: Any, **named: Any) -> StatedRule:
        signature.bind(*arguments, **named)
        number = named.get("number")
        if not isinstance(number, int | None):
            raise SudokuError(f"number {number!r:.60}: expected a whole number")
        listed = tuple(named.get(kind.listing, ()))
        if not all(isinstance(each, int) for each in listed):
            raise SudokuError(f"{kind.listing} {listed!r:.60}: expected whole numbers")
        groups = tuple(map(tuple, arguments)) if kind.fewest_groups else (arguments,)
        for argument in (each for group in groups for each in group):
            if not isinstance(argument, str):
                raise SudokuError(f"{state.__name__} {argument!r:.60}: expected a text, such as 'r1c2'")
        if kind is Custom:
            return StatedRule(kind.kind, arguments, table=named["table"])
        if kind is Regions:
            return StatedRule(kind.kind, signs="".join("".join(arguments).split()))
        if kind.fewest_groups:
            return StatedRule(kind.kind, (), number, "", listed, groups)
        return StatedRule(kind.kind, arguments, number, "", listed)

    state.__name__ = state.__qualname__ = function_name(kind.kind)
    state.__module__ = __package__
    state.__doc__ = _describe(kind)
    vars(state)["__signature__"] = signature
    return state


def _parameters(kind: type[Rule]) -> list[Parameter]:
    if kind is Regions:
        return [Parameter("signs", Parameter.POSITIONAL_ONLY, annotation=str)]
    if kind is Custom:
        table = Parameter("table", Parameter.KEYWORD_ONLY, annotation=str)
        return [Parameter("cells", Parameter.VAR_POSITIONAL, annotation=str), table]
    some = Parameter("groups", Parameter.VAR_POSITIONAL, annotation=Sequence[str])
    cells = some if kind.fewest_groups else Parameter("cells", Parameter.VAR_POSITIONAL, annotation=str)
    listed = Parameter(kind.listing or "listed", Parameter.KEYWORD_ONLY, annotation=Sequence[int])
    unstated = None if kind.example is None else Parameter.empty
    number = Parameter("number", Parameter.KEYWORD_ONLY, default=unstated, annotation=int | None)
    wanted = (kind.most != 0, bool(kind.listing), kind.has_number(USUAL_SIZE))
    return [parameter for parameter, is_wanted in zip((cells, listed, number), wanted, strict=True) if is_wanted]


def _describe(kind: type[Rule]) -> str:
    """Return the docstring of the function for a kind, with an example."""
    lines = (cleandoc(kind.__doc__ or ""), "", ">>> import sudoku_workshop as sudoku")
    return "\n".join((*lines, f">>> sudoku.{_example(kind)!r}", f"{_example(kind)!r}"))


def _example(kind: type[Rule]) -> StatedRule:
    if kind is Regions:
        return StatedRule(kind.kind, signs="1122112233443344")
    if kind is Custom:
        return StatedRule(kind.kind, ("r1c1", "r1c2"), table="pEIEIB:-")
    names = [f"c{column}" for column in range(1, max(kind.fewest, bool(kind.most != 0 and kind.example) * 2) + 1)]
    groups = tuple(tuple(f"r{row + 1}{name}" for name in names) for row in range(kind.fewest_groups))
    cells = () if groups else tuple(f"r1{name}" for name in names)
    return StatedRule(kind.kind, cells, kind.example, "", kind.listing_example, groups)
