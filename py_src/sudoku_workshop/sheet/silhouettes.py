"""Small pictures that stand for the digits of small grids. Each is one closed outline around (0, 0), about 2 high.

They differ in their outlines, not only in details, so that they can be told apart when they are small or drawn by hand.
"""

from collections.abc import Callable
from math import cos, pi, sin

from sudoku_workshop.sheet.drawing import Point, Ring

FINE = 64  # the number of corners of a curved outline


def _curve(at: Callable[[float], Point]) -> Ring:
    """Return a closed curve. It has no corner at its lowest point, where an outline would become a long spike."""
    return tuple(at(2 * pi * (corner + 0.5) / FINE) for corner in range(FINE))


def _heart(t: float) -> Point:
    return sin(t) ** 3 * 1.05, -(13 * cos(t) - 5 * cos(2 * t) - 2 * cos(3 * t) - cos(4 * t)) / 15.5


def _flower(t: float) -> Point:
    r = 0.78 + 0.27 * cos(5 * t)
    return r * sin(t), -r * cos(t)


def _fish(t: float) -> Point:
    return 1.15 * cos(t) - 0.6 * sin(t) ** 2 + 0.1, 1.35 * sin(t) * cos(t) * (1 + 0.2 * cos(t))


def _moon() -> Ring:
    """Return a crescent: the outer arc, and the inner arc back."""
    half, inner = FINE // 2, 0.95
    outer = [(cos(t), sin(t)) for t in (0.95 + (2 * pi - 1.9) * k / half for k in range(half + 1))]
    edge = inner * sin(0.95)
    back = [(0.25 + 0.62 * cos(t), edge * sin(t)) for t in (-pi / 2 - pi * k / half for k in range(1, half))]
    return tuple((x + 0.2, y) for x, y in (*outer, *back))


HOUSE: Ring = (
    *((0, -1.05), (0.42, -0.66), (0.42, -0.98), (0.66, -0.98), (0.66, -0.43), (1.05, -0.05), (0.78, -0.05)),
    *((0.78, 0.95), (0.2, 0.95), (0.2, 0.35), (-0.2, 0.35), (-0.2, 0.95)),
    *((-0.78, 0.95), (-0.78, -0.05), (-1.05, -0.05)),
)
TREE: Ring = (
    *((0, -1.12), (0.5, -0.42), (0.28, -0.42), (0.75, 0.2), (0.42, 0.2), (0.95, 0.75), (0.17, 0.75), (0.17, 1.08)),
    *((-0.17, 1.08), (-0.17, 0.75), (-0.95, 0.75), (-0.42, 0.2), (-0.75, 0.2), (-0.28, -0.42), (-0.5, -0.42)),
)
SILHOUETTES: tuple[Ring, ...] = (_curve(_heart), TREE, _curve(_fish), _moon(), HOUSE, _curve(_flower))


def silhouette(number: int, x: float, y: float, r: float) -> Ring:
    """Return the outline of picture `number`, counted from 1, around (x, y). `r` is half of its height."""
    return tuple((x + r * u, y + r * v) for u, v in SILHOUETTES[number - 1])
