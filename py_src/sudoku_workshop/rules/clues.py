"""Clues outside the grid: numbers in the margin, some with an arrow into the grid."""

from collections.abc import Iterator

from sudoku_workshop.rules.frame import Frame
from sudoku_workshop.rules.rule import Rule
from sudoku_workshop.rules.shapes import Point, Shape, arrow, circle, diamond, square, text

SIZE = 0.44  # the height of a number
AWAY = 0.5  # the distance of the first number from the grid
APART = 0.66  # the distance between numbers at the same place
OUTSIDE = ("sandwich", "x-sum", "skyscraper", "numbered-room")


def outside_clue(rule: Rule, frame: Frame) -> Iterator[Shape]:
    """Yield the number of a clue about a row or column. If there are several such kinds, a frame shows the kind."""
    (x, y), (across, down) = rule.points(frame)[0], _way(rule, frame)
    away = 0.5 + AWAY + APART * _before(rule, frame)
    at = (x - across * away, y - down * away)
    if len({other.kind for other in frame.rules if other.kind in OUTSIDE}) > 1:
        frames = {"x-sum": circle(at, 0.31, None, "ink"), "skyscraper": square(at, 0.27, None, "ink")}
        yield from filter(None, [(frames | {"numbered-room": diamond(at, 0.36, None, "ink")}).get(rule.kind)])
    yield text(at, rule.number, SIZE)


def diagonal_clue(rule: Rule, frame: Frame) -> Iterator[Shape]:
    """Yield the number of a clue about a diagonal, and an arrow to its first cell."""
    (x, y), (across, down) = rule.points(frame)[0], _way(rule, frame)
    tip = (x - across * 0.53, y - down * 0.53)
    side = (0, down) if y - down < 0 or y - down > frame.side else (across, 0)
    more = APART * _before(rule, frame)
    at = (x - across * (0.5 + AWAY) - side[0] * more, y - down * (0.5 + AWAY) - side[1] * more)
    yield text(at, rule.number, SIZE * 0.9)
    yield from (
        shape._replace(over=True)
        for shape in arrow(((tip[0] - across * 0.2, tip[1] - down * 0.2), tip), "ink", 0.035, 0.1)
    )


def _way(rule: Rule, frame: Frame) -> tuple[int, int]:
    """Return the direction of the cells, across and down. A corner alone is at the end of a diagonal."""
    (x, y), *others = rule.points(frame)
    if others:
        return int(others[0][0] - x), int(others[0][1] - y)
    return 1 if x < frame.side / 2 else -1, 1 if y < frame.side / 2 else -1


def _place(rule: Rule, frame: Frame) -> Point:
    """Return the middle of the place outside the grid from which a clue looks."""
    (x, y), (across, down) = rule.points(frame)[0], _way(rule, frame)
    return x - across, y - down


def _before(rule: Rule, frame: Frame) -> int:
    """Return the number of clues before this one at the same place."""
    kinds = (*OUTSIDE, "little-killer")
    own = [other for other in frame.rules if other.kind in kinds and _place(other, frame) == _place(rule, frame)]
    return own.index(rule) if rule in own else 0
