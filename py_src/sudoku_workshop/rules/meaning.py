"""The meaning of all rules of a puzzle together: houses, areas without repeats, possible digits, related pairs."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from sudoku_workshop.rules.cells import Cell
from sudoku_workshop.rules.equations import Equation
from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.frame import Cells, Digits, Domains, Frame
from sudoku_workshop.rules.ranges import check_range
from sudoku_workshop.rules.rule import Partners, Rule, related


class Meaning(NamedTuple):
    """The meaning of all rules of a puzzle.

    `houses` and `apart` are those that the rules add. `peers` are, for each cell, the cells that cannot have the same
    digit. `domains` has, for each cell, the digits that the rules leave in an empty grid. `allowed` has, for related
    cells in either order and each digit of the first cell, the digits that the second may have. `joint` are the rules
    that mean more than houses, apart, only, pairs and sums.
    """

    houses: tuple[tuple[Rule, Cells], ...]
    apart: tuple[tuple[Rule, Cells], ...]
    peers: tuple[Cells, ...]
    domains: Domains
    allowed: Mapping[tuple[Cell, Cell], Partners]
    local: Sequence[tuple[Cell, Cell]]  # those of `allowed` that a rule on certain cells relates
    sums: tuple[tuple[Rule, Equation], ...]
    joint: tuple[Rule, ...]

    @property
    def only_excludes(self) -> bool:
        """Return whether the rules only exclude digits from cells."""
        return not (self.houses or self.apart or self.allowed or self.sums or self.joint)


def meaning(frame: Frame, lines: Iterable[Cells]) -> Meaning:
    """Return the meaning of the rules of a puzzle, beside the rows, columns and boxes in `lines`.

    Raises RuleError if one of the rules can never hold, or if two exclude each other.
    """
    usual = tuple(lines)
    houses = tuple((rule, cells) for rule in frame.rules for cells in rule.houses(frame))
    apart = tuple((rule, cells) for rule in frame.rules for cells in rule.apart(frame))
    peers = _peers([*usual, *(cells for _, cells in (*houses, *apart))], frame)
    allowed = _allowed(frame, peers)
    sums = tuple((rule, equation) for rule in frame.rules for equation in rule.sums(frame))
    for rule, equation in sums:
        check_range(rule, equation, peers, frame.n)
    joint = tuple(rule for rule in frame.rules if rule.is_joint)
    sorted_peers = tuple(tuple(sorted(seen)) for seen in peers)
    try:
        domains = _domains(frame, allowed)
    except _NeverError as never:
        raise _told(never.rule, frame, usual) from None
    return Meaning(houses, apart, sorted_peers, domains, allowed, _local(frame), sums, joint)


class _NeverError(Exception):
    """A rule cannot hold beside the others."""

    def __init__(self, rule: Rule) -> None:
        super().__init__(rule)
        self.rule = rule


def _told(rule: Rule, frame: Frame, lines: Sequence[Cells]) -> RuleError:
    """Return the error that names a rule that cannot hold and, if it could hold alone, one that excludes it."""
    if _can_hold((rule,), frame, lines):
        near = (other for other in frame.rules if other != rule and (not other.cells or _meet(other, rule)))
        for other in near:
            if not _can_hold((other, rule), frame, lines):
                return RuleError("rules-never", rule.kind, rules=sorted({other.kind, rule.kind}))
    return RuleError("rule-never", rule.kind)


def _meet(one: Rule, other: Rule) -> bool:
    """Return whether two rules may have to do with the same cells."""
    return not other.cells or not {*one.cells}.isdisjoint(other.cells)


def _can_hold(rules: tuple[Rule, ...], frame: Frame, lines: Sequence[Cells]) -> bool:
    """Return whether these rules alone leave digits in every cell of an empty grid."""
    small = frame._replace(rules=tuple(rule for rule in frame.rules if rule in rules))
    houses = (cells for rule in small.rules for cells in (*rule.houses(small), *rule.apart(small)))
    try:
        _domains(small, _allowed(small, _peers([*lines, *houses], small)))
    except _NeverError:
        return False
    return True


def _peers(sets: Iterable[Cells], frame: Frame) -> list[set[Cell]]:
    seen: list[set[Cell]] = [set() for _ in range(frame.side**2)]
    for cells in sets:
        for cell in cells:
            seen[cell].update(cells)
    return [peers - {cell} for cell, peers in enumerate(seen)]


def _allowed(frame: Frame, peers: Sequence[set[Cell]]) -> dict[tuple[Cell, Cell], Partners]:
    """Return the pairs of all rules. Where several rules relate the same cells, only what all of them allow is left."""
    allowed: dict[tuple[Cell, Cell], Partners] = {}
    for rule in frame.rules:
        for one, other, partners in rule.pairs(frame):
            for cells, found in (((one, other), partners), ((other, one), _turned(partners))):
                before = allowed.get(cells) or _everything(frame, cells[0] in peers[cells[1]])
                allowed[cells] = tuple(mine & theirs for mine, theirs in zip(before, found, strict=True))
    return allowed


def _local(frame: Frame) -> tuple[tuple[Cell, Cell], ...]:
    pairs = [(one, other) for rule in frame.rules if rule.cells for one, other, _ in rule.pairs(frame)]
    return tuple(dict.fromkeys((*pairs, *((other, one) for one, other in pairs))))


def _everything(frame: Frame, are_peers: bool) -> Partners:
    """Return what two cells without a rule may have: different digits if they are peers."""
    return tuple(frame.all & ~(are_peers << digit) for digit in range(frame.n))


@lru_cache(maxsize=1 << 8)
def _turned(partners: Partners) -> Partners:
    """Return the same relation, but for each digit of the second cell the digits of the first."""
    return tuple(
        sum(1 << digit for digit, found in enumerate(partners) if found >> other & 1) for other in range(len(partners))
    )


def _domains(frame: Frame, allowed: Mapping[tuple[Cell, Cell], Partners]) -> Domains:
    """Return the digits that remain when every rule has narrowed an empty grid until nothing changes.

    A cell that is in no grid has no digits. Raises _NeverError if no digit is left for another cell.
    """
    left: list[Digits] = [frame.all] * frame.side**2
    before: list[Digits] = []
    used = frame.used
    while left != before:
        before = left[:]
        for rule in frame.rules:
            narrowed = rule.narrow(left, frame)
            if narrowed is None:
                raise _NeverError(rule)
            left = [*narrowed]
        for (one, other), partners in allowed.items():
            left[one], left[other] = related(left[one], left[other], partners)
            if not left[one]:
                raise _NeverError(_culprit(frame, one, other))
    return left if len(frame.corners) == 1 else [digits * (cell in used) for cell, digits in enumerate(left)]


def _culprit(frame: Frame, one: Cell, other: Cell) -> Rule:
    """Return a rule that relates these cells."""
    return next(rule for rule in frame.rules for pair in rule.pairs(frame) if {*pair[:2]} == {one, other})
