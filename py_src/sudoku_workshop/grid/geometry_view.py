"""The part of a geometry that describes it: how it is drawn, and which functions do not know its rules."""

from collections.abc import Sequence
from functools import cached_property

from sudoku_workshop.grid.errors import UnexplainedRules
from sudoku_workshop.grid.geometry_houses import GeometryHouses
from sudoku_workshop.grid.geometry_name import GEOMETRIES, IRREGULAR
from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.rules.jigsaw import Regions
from sudoku_workshop.rules.picture import Room, margin_of, rooms_of, shapes_of
from sudoku_workshop.rules.shape_text import shapes_in
from sudoku_workshop.rules.shapes import Shape

OVERLAPPING = "overlapping"  # the name of the rule that grids overlap
NO_DIGITS = 0  # the domain of a cell that is in no grid
FEWEST_CLUES = {"9": 17}  # McGuire, Tugemann, Civario 2012: no classic 9x9 with 16 clues has exactly one solution


class GeometryView(GeometryHouses):
    """A geometry as it is drawn and named for people."""

    @property
    def is_explained(self) -> bool:
        """Return whether there are no rules besides rows, columns, boxes and both diagonals of a 9x9."""
        return self.name in GEOMETRIES

    @property
    def kinds_of_rules(self) -> tuple[str, ...]:
        """Return the kinds of all rules, each once: that grids overlap comes first, unsupported kinds come last."""
        known = [*[OVERLAPPING][: self.is_overlapping], *(rule.kind for rule in self.rules)]
        return tuple(dict.fromkeys([*known, *self.unknown]))

    def refuse_unexplained(self) -> None:
        """Raise UnexplainedRules if there are rules besides rows, columns, boxes and both diagonals of a 9x9."""
        self.refuse_unknown()
        if not self.is_explained:
            raise UnexplainedRules(self.kinds_of_rules)

    @cached_property
    def treats_digits_alike(self) -> bool:
        """Return whether any two digits can be exchanged in every solution without breaking a rule."""
        meaning, alike = self.meaning, {self.frame.all, NO_DIGITS}
        return not (meaning.allowed or meaning.sums or meaning.joint) and {*meaning.domains} <= alike

    @cached_property
    def shapes(self) -> Sequence[Shape]:
        """Return the shapes that show the rules, and those that are only drawn."""
        return shapes_of(self.frame, shapes_in(self.drawn, self.side))

    @cached_property
    def margin(self) -> float:
        """Return the room around the grid for clues outside it, in cells."""
        return margin_of(self.shapes, self.side)

    @cached_property
    def rooms(self) -> dict[Cell, Room]:
        """Return the room for notes in cells in which a shape takes some of it."""
        return rooms_of(self.shapes, self.side)

    @property
    def drawn_box(self) -> tuple[int, int]:
        """Return the width and height of a box or, if there are no boxes, of the grid.

        The grid is drawn with thick lines around areas of this size.
        """
        has_no_boxes = self.box[1] == 1 or self.is_irregular or IRREGULAR in self.unknown
        width, height = self.box
        are_aligned = all(row % height == column % width == 0 for row, column in self.corners)
        return self.box if are_aligned and not has_no_boxes else (self.side, self.side)

    @cached_property
    def drawn_areas(self) -> tuple[object, ...]:
        """Return, for each cell, its box, or its region if regions replace the boxes. Thick lines are between these."""
        regions = next((rule for rule in self.rules if isinstance(rule, Regions)), None)
        if regions:
            return tuple(regions.signs)
        (width, height), side = self.drawn_box, range(self.side)
        return tuple((row // height, column // width) for row in side for column in side)

    @property
    def fewest_clues(self) -> int:
        """Return the fewest clues that a puzzle with exactly one solution can have, or 0 if that is not known."""
        return FEWEST_CLUES.get(self.name, 0)
