"""The contract of a person's own program.

A program defines one of two functions. `def steps(puzzle)` is a generator, like all algorithms of the classroom. It
yields Try(cell, digit), Conflict(cell, digit), Place(cell, digit), Undo(cell) and Solution(), and also recursive calls.
`def solve(grid)` fills a list of nine lists of nine digits, where 0 is a blank. It is watched while it writes.
"""

import ast
import linecache
import sys
from collections.abc import Callable, Generator
from inspect import Parameter, isgeneratorfunction, signature
from random import Random
from types import CodeType, FrameType, ModuleType
from typing import Any, Literal

from sudoku_workshop.classroom.events import CONFLICT, KINDS, NOWHERE, PLACE, SOLVED, TRY, UNDO, Event, Run
from sudoku_workshop.classroom.givens import Rows
from sudoku_workshop.classroom.own.faults import check_solution, fault
from sudoku_workshop.classroom.own.report import Outcome, Report
from sudoku_workshop.classroom.own.trouble import FILE, OwnError
from sudoku_workshop.classroom.own.weave import Watch, rows_in, subscripted, weave
from sudoku_workshop.grid.digit_text import Digit
from sudoku_workshop.grid.houses import Cell

Kind = Literal["steps", "solve"]
SEED = ""  # the seed of an algorithm's random numbers, so that a run can be repeated


def _try(cell: Cell, digit: Digit) -> Event:
    return TRY, cell, digit


def _conflict(cell: Cell, digit: Digit = 0) -> Event:
    return CONFLICT, cell, digit


def _place(cell: Cell, digit: Digit) -> Event:
    return PLACE, cell, digit


def _undo(cell: Cell) -> Event:
    return UNDO, cell, 0


def _solution() -> Event:
    return SOLVED


def _input(*_: Any) -> str:
    raise OwnError("input")


NAMES = {"Try": _try, "Conflict": _conflict, "Place": _place, "Undo": _undo, "Solution": _solution, "input": _input}


class Program:
    """A person's program that has been loaded.

    `kind` says which function it defines: `steps`, a generator that reports its own events, or `solve`, which fills a
    grid and is watched. `lists` are the names of variables that may hold this grid.
    """

    def __init__(self, code: str, report: Report, watch: str | None) -> None:
        self.run_of_steps: Run | None = None
        self._report = report
        self._watch = Watch(report)
        tree = parsed(code)
        self.lists = subscripted(tree)
        woven = tree if _defines(tree, "steps") else weave(tree)
        module = loaded(woven, NAMES | self._watch.names)
        self.kind, self._function = _found(module)
        if self.kind == "solve":
            first = next(iter(signature(self._function).parameters))
            self.lists = [first, *(name for name in self.lists if name != first)]
            self._watch.name = watch or first

    def run(self) -> Outcome:
        """Run the program on the puzzle, and return how the run ended.

        Raises whatever the program raises, and OwnError if the program breaks a rule for such programs, for example by
        yielding something that is not an event.
        """
        givens = self._report.givens
        rows = [givens[start : start + 9] for start in range(0, 81, 9)]
        return self._steps(rows) if self.kind == "steps" else self._solve(rows)

    def _steps(self, rows: Rows) -> Outcome:
        report = self._report
        self.run_of_steps = run = Run(self._called(rows))
        for said in run:
            line = run.line
            kind, cell, digit = checked(said, line)
            report.event(kind, cell, digit, line)
            if kind == "solution":
                check_solution(report, line)
                solved = report.replay.values.copy()
        values, solutions = report.replay.values, report.replay.counters.solutions
        if solutions:
            return Outcome("solved", {"count": solutions}, True, solved)
        unsaid = not fault(values, report)
        return Outcome("unsaid" if unsaid else "none", {}, unsaid, values)

    def _called(self, rows: Rows) -> Generator[Any, Any, Any]:
        several = len(_required(self._function)) > 1
        steps = self._function(rows, Random(SEED)) if several else self._function(rows)
        if not isinstance(steps, Generator):
            raise OwnError("no-steps", line=_line(self._function))
        return steps

    def _solve(self, rows: Rows) -> Outcome:
        report, watch = self._report, self._watch
        if len(_required(self._function)) > 1:
            raise OwnError("arguments", line=_line(self._function))
        watch.grid = rows
        answer = self._function(rows)
        watch.look(report.line)
        filled = rows_in(rows)
        watch.show(rows_in(answer) or (filled if filled and all(map(all, filled)) else None), report.line)
        values = report.replay.values
        if 0 in values and (answer is None or answer is False):
            return Outcome("none", {}, False, values)
        check_solution(report, report.line or _line(self._function))
        return Outcome("solved", {"count": 1}, True, values)


def parsed(code: str) -> ast.Module:
    """Return the tree of a program, whose lines errors can show from now on. Raises SyntaxError and others."""
    linecache.cache[FILE] = len(code), None, code.splitlines(keepends=True), FILE
    return ast.parse(code, FILE)


def loaded(tree: ast.Module, names: dict[str, Any]) -> ModuleType:
    """Return the module of a program, which finds these names there. Raises whatever the program raises."""
    module = ModuleType("own")
    module.__dict__.update(names)
    sys.modules["own"] = module  # dataclasses and other library code look for the module here
    exec(compile(tree, FILE, "exec", dont_inherit=True), module.__dict__)
    return module


AT_WORK: set[CodeType] = {Program.__init__.__code__, Program.run.__code__}  # the functions that call a program


def is_at_work(frame: FrameType | None) -> bool:
    """Return whether this frame belongs to a program that is being loaded or run, or to a call made by the program."""
    while frame and frame.f_code not in AT_WORK:
        frame = frame.f_back
    return frame is not None


def checked(said: Any, line: int) -> Event:
    """Return `said`, which a program has yielded at this line, if it is an event. Raises OwnError if it is not."""
    match said:
        case (str(kind), int(cell), int(digit)) if kind in KINDS and 0 <= digit <= 9:
            low = NOWHERE if kind in ("conflict", "solution") else 0
            if low <= cell < 81 and (digit or kind != "try"):
                return kind, cell, digit
    raise OwnError("yield", {"value": repr(said)[:60]}, line)


def imported_modules(code: str) -> set[str]:
    """Return the modules that a program names in its imports."""
    try:
        nodes = list(ast.walk(ast.parse(code)))
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return set()  # the error is reported when the program runs
    names = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    return {*names, *(node.module for node in nodes if isinstance(node, ast.ImportFrom) and node.module)}


def _defines(tree: ast.Module, name: str) -> bool:
    return any(isinstance(node, ast.FunctionDef) and node.name == name for node in tree.body)


def _found(module: ModuleType) -> tuple[Kind, Callable[..., Any]]:
    """Return which function a program defines, `steps` or `solve`, and the function itself.

    If the program defines both, `steps` is returned.
    """
    steps, solve = (getattr(module, name, None) for name in ("steps", "solve"))
    if callable(steps):
        return "steps", _taking(steps)
    if callable(solve):
        return "steps" if isgeneratorfunction(solve) else "solve", _taking(solve)
    raise OwnError("contract")


def _taking(function: Callable[..., Any]) -> Callable[..., Any]:
    if not signature(function).parameters:
        raise OwnError("arguments", line=_line(function))
    return function


def _line(function: Callable[..., Any]) -> int | None:
    code = getattr(function, "__code__", None)
    return code.co_firstlineno if code else None


def _required(function: Callable[..., Any]) -> list[Parameter]:
    plain = (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)
    parameters = signature(function).parameters.values()
    return [each for each in parameters if each.kind in plain and each.default is Parameter.empty]
