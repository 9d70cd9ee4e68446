"""Every small change that could be made to a Python source: its place and its new text.

Positions are in bytes, as in `ast`, so the rest of the source is unchanged. Texts, docstrings and types are not
changed.
"""

import ast
import re
from collections.abc import Iterator
from itertools import pairwise

Edit = tuple[int, int, str]  # from, to, new text

NOT_RUN = {"annotation", "returns", "decorator_list", "type_params"}
OPERATORS: dict[type[ast.AST], tuple[str, tuple[str, ...]]] = {
    ast.And: ("and", ("or",)),
    ast.Or: ("or", ("and",)),
    ast.Lt: ("<", ("<=", ">")),
    ast.LtE: ("<=", ("<",)),
    ast.Gt: (">", (">=", "<")),
    ast.GtE: (">=", (">",)),
    ast.Eq: ("==", ("!=",)),
    ast.NotEq: ("!=", ("==",)),
    ast.In: ("in", ("not in",)),
    ast.NotIn: ("not in", ("in",)),
    ast.Is: ("is", ("is not",)),
    ast.IsNot: ("is not", ("is",)),
    ast.Add: ("+", ("-",)),
    ast.Sub: ("-", ("+",)),
    ast.Mult: ("*", ("+",)),
    ast.FloorDiv: ("//", ("*",)),
    ast.Div: ("/", ("*",)),
    ast.Mod: ("%", ("//",)),
    ast.BitAnd: ("&", ("|",)),
    ast.BitOr: ("|", ("&",)),
    ast.BitXor: ("^", ("|",)),
    ast.LShift: ("<<", (">>",)),
    ast.RShift: (">>", ("<<",)),
}
FUNCTIONS = {"min": "max", "max": "min", "any": "all", "all": "any"}


def edits(source: bytes) -> Iterator[Edit]:
    """Yield all changes, in the order of the source."""
    starts = [0, *(found.end() for found in re.finditer(b"\n", source))]

    def span(node: ast.AST) -> tuple[int, int]:
        line, column, last, end = (
            getattr(node, name) for name in ("lineno", "col_offset", "end_lineno", "end_col_offset")
        )
        return starts[line - 1] + column, starts[last - 1] + end

    for node in run(ast.parse(source)):
        for left, operator, right in operations(node):
            old, others = OPERATORS[type(operator)]
            begin, end = span(left)[1], span(right)[0]
            if found := re.search(rb"(?<![<>=!/*])" + re.escape(old.encode()), source[begin:end]):
                yield from ((begin + found.start(), begin + found.end(), other) for other in others)
        for part, new in replacements(node):
            yield (*span(part), new)
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield span(node)[0], span(node)[0] + len("not "), ""


def run(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes that are executed, without types.

    F-strings are left out as well, because Python 3.11 does not know the places in them.
    """
    if isinstance(node, ast.JoinedStr):
        return
    yield node
    for name, value in ast.iter_fields(node):
        children = value if isinstance(value, list) else [value]
        for child in () if name in NOT_RUN else children:
            if isinstance(child, ast.AST):
                yield from run(child)


def operations(node: ast.AST) -> Iterator[tuple[ast.expr, ast.AST, ast.expr]]:
    match node:
        case ast.BoolOp(op, values):
            yield from ((left, op, right) for left, right in pairwise(values))
        case ast.Compare(left, operators, values):
            yield from zip([left, *values], operators, values, strict=False)
        case ast.BinOp(left, op, right) if type(op) in OPERATORS and not is_type(left) and not is_type(right):
            yield left, op, right


def is_type(node: ast.expr) -> bool:
    """Return whether an operand is part of a type, as in `Shape = str | None`."""
    return isinstance(node, ast.Constant) and node.value is None


def replacements(node: ast.AST) -> Iterator[tuple[ast.AST, str]]:
    if isinstance(node, ast.stmt):
        yield from other_statements(node)
    match node:
        case ast.Constant(bool() as value):
            yield node, str(not value)
        case ast.Constant(int() as value):
            yield from ((node, str(value + more)) for more in (1, -1))
        case ast.If(test) | ast.IfExp(test):
            yield from ((test, str(value)) for value in (True, False))
        case ast.comprehension(ifs=tests):
            yield from ((test, str(value)) for test in tests for value in (True, False))
        case ast.Call(ast.Name(name)) if name in FUNCTIONS:
            yield node.func, FUNCTIONS[name]


def other_statements(node: ast.stmt) -> Iterator[tuple[ast.AST, str]]:
    match node:
        case ast.Continue():
            yield node, "break"
        case ast.Break():
            yield node, "continue"
        case ast.Expr(ast.Call() | ast.Yield() | ast.YieldFrom()) | ast.AugAssign() | ast.Delete() | ast.Raise():
            yield node, "pass"
        case ast.Assign([ast.Attribute() | ast.Subscript()]) | ast.Return(None):
            yield node, "pass"
        case ast.Return(ast.expr() as value):
            yield value, "None"


def differs(source: bytes, changed: bytes) -> bool:
    """Return whether the changed source is still Python, and a different program."""
    try:
        return ast.dump(ast.parse(source)) != ast.dump(ast.parse(changed))
    except SyntaxError:
        return False
