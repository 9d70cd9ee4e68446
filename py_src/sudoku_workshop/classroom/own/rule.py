"""A person's own rule: a program that is run once over all digits and becomes a table.

A program defines `allows(a, b)` for two cells, `allows(digits)` for a group of cells, or a machine that reads a line
cell by cell: `start`, `step(state, digit)` and `accepts(state)`.
"""

from collections.abc import Callable
from inspect import Parameter, signature
from typing import Any, NamedTuple

from sudoku_workshop.classroom.own.contract import AT_WORK, loaded, parsed
from sudoku_workshop.classroom.own.trouble import OwnError
from sudoku_workshop.rules.automata import MOST_FOUND, Automaton, TooManyStatesError, explored, of_combinations
from sudoku_workshop.rules.custom_code import MOST_COMBINATIONS
from sudoku_workshop.rules.tables import MOST_STATES, machine_text, pairs_text


class Made(NamedTuple):
    """The table of a rule: its form, how many combinations of how many it allows, and the states of its machine."""

    table: str
    form: str
    allowed: int
    total: int
    states: int


class RuleProgram:
    """A person's rule that has been loaded. `given` are the digits or the state for which it was asked last."""

    def __init__(self, code: str) -> None:
        self.given: tuple[object, ...] = ()
        self._module = loaded(parsed(code), {})

    def made(self, size: int, fewest: int, most: int, every: bool) -> Made:
        """Return the table of the rule for the digits 1 to `size`.

        A group has `fewest` to `most` cells. With `every`, two cells are any two of the cells. Raises OwnError.
        """
        allows, step = (getattr(self._module, name, None) for name in ("allows", "step"))
        if callable(allows):
            arguments = _arguments(allows)
            if arguments == 2:
                return self._pairs(allows, range(1, size + 1), every)
            if arguments == 1:
                return self._group(allows, size, fewest, most)
            raise OwnError("rule-arguments", {}, _line(allows))
        if not callable(step):
            raise OwnError("rule-contract")
        return self._line(step, size)

    def _ask(self, function: Callable[..., Any], *given: object) -> Any:
        self.given = given
        return function(*given)

    def _pairs(self, allows: Callable[..., Any], digits: range, every: bool) -> Made:
        allowed = tuple(sum(1 << b - 1 for b in digits if self._ask(allows, a, b)) for a in digits)
        count = sum(each.bit_count() for each in allowed)
        return _useful(Made(pairs_text("a" if every else "p", allowed), "pairs", count, len(digits) ** 2, 0))

    def _group(self, allows: Callable[..., Any], size: int, fewest: int, most: int) -> Made:
        total, count = sum(size**length for length in range(fewest, most + 1)), 0
        if total > MOST_COMBINATIONS:
            raise OwnError("rule-combinations", {"cells": most, "count": total, "most": MOST_COMBINATIONS})

        def asked(digits: tuple[int, ...]) -> bool:
            nonlocal count
            fits = bool(self._ask(allows, digits))
            count += fits
            return fits

        machine = self._followed(lambda: of_combinations(asked, most, size, fewest), "rule-group-states")
        return _useful(Made(_text("g", machine, "rule-group-table"), "group", count, total, len(machine.targets)))

    def _line(self, step: Callable[..., Any], size: int) -> Made:
        for name in ("start", "accepts"):
            if not hasattr(self._module, name):
                raise OwnError("rule-part", {"what": name})

        def next_state(state: Any, digit: int) -> Any:
            after = self._ask(step, state, digit)
            try:
                hash(after)
            except TypeError:
                raise OwnError("rule-state", {"value": repr(after)[:60]}, _line(step)) from None
            return after

        accepts = self._module.accepts
        machine = self._followed(
            lambda: explored(self._module.start, next_state, lambda state: self._ask(accepts, state), size),
            "rule-states",
        )
        return _useful(
            Made(_text("l", machine, "rule-table"), "line", int(any(machine.accepts)), 0, len(machine.targets))
        )

    @staticmethod
    def _followed(explore: Callable[[], Automaton], code: str) -> Automaton:
        try:
            return explore()
        except TooManyStatesError:
            raise OwnError(code, {"most": MOST_FOUND}) from None


AT_WORK |= {RuleProgram.__init__.__code__, RuleProgram.made.__code__}


def _useful(made: Made) -> Made:
    """Return the table. Raises OwnError if the rule allows nothing."""
    if not made.allowed:
        raise OwnError("rule-never")
    return made


def _text(form: str, machine: Automaton, code: str) -> str:
    try:
        return machine_text(form, machine)
    except ValueError:
        raise OwnError(code, {"count": len(machine.targets), "most": MOST_STATES}) from None


def _arguments(function: Callable[..., Any]) -> int:
    plain = (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)
    parameters = signature(function).parameters.values()
    return sum(each.kind in plain and each.default is Parameter.empty for each in parameters)


def _line(function: Callable[..., Any]) -> int | None:
    code = getattr(function, "__code__", None)
    return code.co_firstlineno if code else None
