"""The range of a sum: the least and the greatest total of cells, as far as the cells that see each other decide it."""

from collections.abc import Iterable, Sequence, Set

from sudoku_workshop.rules.cells import Cell
from sudoku_workshop.rules.equations import Equation
from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.rule import Rule


def cliques(cells: Iterable[Cell], peers: Sequence[Set[Cell]], most: int) -> list[list[Cell]]:
    """Return the cells in groups of at most `most` cells that all see each other."""
    found: list[list[Cell]] = []
    for cell in cells:
        group = next((group for group in found if len(group) < most and peers[cell] >= {*group}), None)
        if group is None:
            found.append([cell])
        else:
            group.append(cell)
    return found


def check_range(rule: Rule, equation: Equation, peers: Sequence[frozenset[Cell] | set[Cell]], n: int) -> None:
    """Raise RuleError if the total of a sum is too small or too large for its cells."""
    if {*equation.factors} != {1}:
        return
    groups = cliques(equation.cells, peers, n)
    sizes = [len(group) for group in groups]
    least = sum(size * (size + 1) // 2 for size in sizes)
    most = sum(size * (2 * n + 1 - size) // 2 for size in sizes)
    if not least <= equation.total <= most:
        code = "rule-sum-apart" if len(groups) == 1 < len(equation.cells) else "rule-sum"
        raise RuleError(code, rule.kind, found=len(equation.cells), least=least, most=most, number=equation.total)
