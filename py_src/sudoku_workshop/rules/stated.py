"""Rules as people write them in Python, before they belong to a grid, and the functions that make them.

>>> from sudoku_workshop import rules
>>> rule = rules.whisper("r1c1", "r1c2", number=4)
>>> rule.kind, rule.cells, rule.number, rule.text
('whisper', ('r1c1', 'r1c2'), 4, 'whisper:4:r1c1,r1c2')
"""

from collections.abc import Callable
from dataclasses import dataclass
from inspect import Parameter, Signature, cleandoc

from sudoku_workshop.error import SudokuError
from sudoku_workshop.rules.jigsaw import Regions
from sudoku_workshop.rules.rule import Rule

USUAL_SIZE = 9  # the size of the grids for which a kind is described


@dataclass(frozen=True, repr=False)
class StatedRule:
    """A rule that no grid has checked yet: its kind, the names of its cells in order, and its number, if it has one.

    `signs` are the regions of a jigsaw, as one sign for each cell.
    """

    kind: str
    cells: tuple[str, ...] = ()
    number: int | None = None
    signs: str = ""

    @property
    def text(self) -> str:
        """Return the rule as it is written in the name of a geometry, such as `whisper:5:r1c1,r1c2`."""
        number = "" if self.number is None else str(self.number)
        return ":".join(filter(None, (self.kind, number, ",".join(self.cells), self.signs)))

    def __repr__(self) -> str:
        parts = [*map(repr, self.cells), *([repr(self.signs)] if self.signs else [])]
        parts += [f"number={self.number}"] if self.number is not None else []
        return f"rules.{function_name(self.kind)}({', '.join(parts)})"


Stating = Callable[..., StatedRule]


def function_name(kind: str) -> str:
    """Return the name of the function for a kind, such as `slow_thermometer`."""
    return kind.replace("-", "_")


def stated_rule(rule: Rule, n: int) -> StatedRule:
    """Return a rule of a grid of n rows as a person would write it."""
    names = tuple(f"r{cell // n + 1}c{cell % n + 1}" for cell in rule.cells)
    return StatedRule(rule.kind, names, rule.number, rule.signs if isinstance(rule, Regions) else "")


def stating(kind: type[Rule]) -> Stating:
    """Return the function that makes rules of this kind. It takes cells and a number if the kind has them."""
    signature = Signature(_parameters(kind), return_annotation=StatedRule)

    def state(*arguments: str, **named: int | None) -> StatedRule:
        signature.bind(*arguments, **named)
        for argument in arguments:
            if not isinstance(argument, str):
                raise SudokuError(f"{state.__name__} {argument!r:.60}: expected a text, such as 'r1c2'")
        number = named.get("number")
        if not isinstance(number, int | None):
            raise SudokuError(f"number {number!r:.60}: expected a whole number")
        if kind is Regions:
            return StatedRule(kind.kind, signs="".join("".join(arguments).split()))
        return StatedRule(kind.kind, arguments, number)

    state.__name__ = state.__qualname__ = function_name(kind.kind)
    state.__module__ = __package__
    state.__doc__ = _describe(kind)
    vars(state)["__signature__"] = signature
    return state


def _parameters(kind: type[Rule]) -> list[Parameter]:
    if kind is Regions:
        return [Parameter("signs", Parameter.POSITIONAL_ONLY, annotation=str)]
    cells = [Parameter("cells", Parameter.VAR_POSITIONAL, annotation=str)]
    number = [Parameter("number", Parameter.KEYWORD_ONLY, default=None, annotation=int | None)]
    return [*(cells if kind.most != 0 else []), *(number if kind.usual(USUAL_SIZE) is not None else [])]


def _describe(kind: type[Rule]) -> str:
    """Return the docstring of the function for a kind, with an example."""
    arguments = [f"r1c{column}" for column in range(1, kind.fewest + 1)]
    if kind is Regions:
        arguments = ["1122112233443344"]
    call = f"{function_name(kind.kind)}({', '.join(map(repr, arguments))})"
    lines = (cleandoc(kind.__doc__ or ""), "", ">>> import sudoku_workshop as sudoku")
    return "\n".join((*lines, f">>> sudoku.rules.{call}", f"rules.{call}"))
