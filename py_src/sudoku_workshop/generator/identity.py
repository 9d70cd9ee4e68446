"""The text of an ID: which of its parts are written in which way.

g2.9.hard.half-turn.24-28.xy-wing.k3f9.0
version, geometry, grade, symmetry, clues, technique, seed, index in its batch

Instead of a grade, an ID can have a range of ER, such as er2.8-3.2. Both ends belong to the range. If rules are added
to the geometry, the ID begins with g3. In the geometry, "_" stands for ".", which is the sign of a cell in no region:

g3.4+regions:1122112_334433_4.any.none.any.any.k3f9.0

An ID without rules may also begin with g3. It then means the same as with g2, so that all older IDs keep their puzzles.
New IDs of very hard puzzles begin with g4, because these puzzles are searched for in another way than with g2.
"""

import re
from collections.abc import Iterable
from typing import NamedTuple

from sudoku_workshop.generator.standard import NEXT, VERSION
from sudoku_workshop.grid.geometry import is_geometry
from sudoku_workshop.grid.geometry_name import GEOMETRIES

DOT, INSTEAD = ".", "_"  # between the parts of an ID, and in its place inside a geometry
AFTER_GEOMETRY = re.compile(r"(er[\d.]+-[\d.]+|[^.]+)\.([^.]+)\.([^.]+)\.([^.]+)\.([^.]+)\.(\d{1,9})")


class Identity(NamedTuple):
    """The parts of an ID after its version: the parts of the wish in order, the seed and the place in its batch."""

    wish: tuple[str, ...]
    seed: str
    place: int


def identity_text(wish: Iterable[str], seed: str, index: int, version: str = VERSION) -> str:
    """Return the ID of a wish, whose first part is the name of a geometry."""
    size, *rest = wish
    version = version if size in GEOMETRIES else NEXT
    return DOT.join([version, size.replace(DOT, INSTEAD), *rest, seed, str(index)])


def version_in(text: str) -> str:
    """Return the version with which an ID begins, in lower case."""
    return text.strip().lower().partition(DOT)[0]


def identity_in(text: str) -> Identity | None:
    """Return the parts of an ID, or None if a text does not have the form of an ID.

    Upper and lower case are the same, except in a geometry, whose regions may have signs in both.
    """
    _, size, after = (text.strip() + DOT * 2).split(DOT, 2)
    found = AFTER_GEOMETRY.fullmatch(after.removesuffix(DOT * 2).lower())
    if not size or not found:
        return None
    *rest, seed, index = found.groups()
    return Identity((_geometry_in(size), *rest), seed, int(index))


def _geometry_in(text: str) -> str:
    """Return the name of the geometry in an ID. It is in lower case, unless only the text as it is names a geometry."""
    name = text.replace(INSTEAD, DOT)
    return name if is_geometry(name) else name.lower()
