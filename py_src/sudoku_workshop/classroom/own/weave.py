"""Watching a program that only solves: after every statement that may have changed its grid, the grid is looked at.

A *look* is a call that compares the grid with its last state. `weave` inserts looks into the program's syntax tree, so
that nothing else slows the program down. Tracing every line gave the same result, but took ten times as long (see
decision 2301). Each inserted look has the line number of its statement.
"""

import ast
import sys
from collections.abc import Iterator
from typing import Any

from sudoku_workshop.classroom.givens import Rows
from sudoku_workshop.classroom.own.report import Report
from sudoku_workshop.grid.digit_text import Digit

LOOK = "__look__"
BODIES = ("body", "orelse", "finalbody")


class Watch:
    """A watcher that reports every change of the grid in a person's program.

    `name` is the variable that holds the grid. Its value is looked up after every statement that may change a list. In
    a function without such a variable, the grid may be in a variable with another name. The watcher then compares the
    last grid that it has seen (`grid`).
    """

    def __init__(self, report: Report) -> None:
        self._report = report
        self._last: Any = None
        self.grid: Any = None
        self.name = ""
        self.names = {LOOK: self._look_from}

    def _look_from(self, line: int) -> None:
        held = self._held(sys._getframe(1))
        if held is not None and held is not self.grid and rows_in(held):
            self.grid, self._last = held, None
        if self.grid != self._last:
            self.look(line)

    def _held(self, frame: Any) -> Any:
        first, *rest = self.name.split(".")
        held = frame.f_locals.get(first) or frame.f_globals.get(first)
        for name in rest:
            held = getattr(held, name, None)
        return held

    def look(self, line: int) -> None:
        """Report the changes of the grid since it was last looked at.

        Only rows that have changed are examined cell by cell, because usually only one cell has changed.
        """
        if self._last and len(self._last) == len(self.grid):
            self._compare(line)
        else:
            self.show(rows_in(self.grid), line)
        self._last = [[*row] if isinstance(row, list) else row for row in self.grid]

    def _compare(self, line: int) -> None:
        values = self._report.replay.values
        for row, before in enumerate(self._last[:9]):
            now = self.grid[row]
            if now == before or not _is_nine(now):
                continue
            for cell, value in enumerate(now, 9 * row):
                digit = _digit(value)
                if digit != values[cell]:
                    self._report.event("place" if digit else "undo", cell, digit, line)

    def show(self, rows: Rows | None, line: int) -> None:
        """Report the differences between these rows and the board that is shown."""
        values = self._report.replay.values
        for cell, digit in enumerate(digit for row in rows or () for digit in row):
            if digit != values[cell]:
                self._report.event("place" if digit else "undo", cell, digit, line)


def rows_in(value: Any) -> Rows | None:
    """Return a value as nine rows of nine digits, or None if it is not a grid. Items that are not digits become 0."""
    if not isinstance(value, list | tuple) or len(value) != 9 or not all(map(_is_nine, value)):
        return None
    return [[_digit(each) for each in row] for row in value]


def _is_nine(row: Any) -> bool:
    return isinstance(row, list | tuple | str) and len(row) == 9


def _digit(value: Any) -> Digit:
    if isinstance(value, str) and value.isdecimal():
        value = int(value)
    return value if isinstance(value, int) and 1 <= value <= 9 else 0


def subscripted(tree: ast.AST) -> list[str]:
    """Return the names that are used as a list of lists, as in `grid[row][column]`, in order of appearance."""
    found: dict[str, None] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Subscript):
            name = _dotted(node.value.value)
            if name:
                found[name] = None
    return [*found]


def _dotted(node: ast.expr) -> str:
    """Return the name in an expression, such as `grid` or `self.grid`, or an empty text for any other expression."""
    match node:
        case ast.Name(name):
            return name
        case ast.Attribute(held, name):
            before = _dotted(held)
            return before and f"{before}.{name}"
    return ""


def weave(tree: ast.Module) -> ast.Module:
    """Return the program's tree, with a call to the watcher inserted after every statement that may change a list."""
    for node in ast.walk(tree):
        for body in _bodies(node):
            body[:] = [each for statement in body for each in (statement, *_look_after(statement))]
    return ast.fix_missing_locations(tree)


def _bodies(node: ast.AST) -> Iterator[list[ast.stmt]]:
    for name in BODIES:
        body = getattr(node, name, None)
        if isinstance(body, list):
            yield body


def _look_after(statement: ast.stmt) -> list[ast.stmt]:
    if not _writes(statement):
        return []
    call = ast.Call(ast.Name(LOOK, ast.Load()), [ast.Constant(statement.lineno)], [])
    return [ast.copy_location(ast.Expr(call), statement)]


def _writes(statement: ast.stmt) -> bool:
    """Return whether a statement may change the items of a list, through a subscript or a method."""
    match statement:
        case ast.Assign() | ast.AugAssign() | ast.AnnAssign() | ast.Delete():
            return any(
                isinstance(node, ast.Subscript) and not isinstance(node.ctx, ast.Load) for node in ast.walk(statement)
            )
        case ast.Expr(ast.Call(ast.Attribute())):
            return True
    return False
