"""Singles: a candidate that is alone, in its house or in its cell, must stand there."""

from collections.abc import Iterator

from sudoku_workshop.grid.layout import Region
from sudoku_workshop.grid.masks import Mask, bits_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Cells, Mark, Step

BOX = "box"
IN_BOX_ER, IN_LINE_ER = 1.2, 1.5


def find_full_house(position: Position) -> Iterator[Step]:
    """A house with one blank cell left takes the digit that it lacks. Sound: every house holds every digit."""
    for region, last in _nearly_full(position):
        for candidate in bits_of(position.candidates_in(last)):
            yield _in_house("full-house", 1.0, candidate, region, position)


def _nearly_full(position: Position) -> Iterator[tuple[Region, Mask]]:
    """The houses with one blank cell, and that cell."""
    blank = position.masks.plane & ~position.written
    for region in position.layout.all:
        last = region.cells & blank
        if last and not last & last - 1:
            yield region, last


def find_hidden_single(position: Position, boxes: bool | None = None) -> Iterator[Step]:
    """A digit with one place left in a house stands there; in `boxes` only, or only in other houses. Sound: the house
    needs the digit somewhere."""
    for kind, regions in position.layout.kinds.items():
        singles = position.singles(kind) if boxes in (None, kind == BOX) else 0
        for region in regions if singles else ():
            if (region.cells & ~position.written).bit_count() > 1:
                for candidate in bits_of(singles & region.grid):
                    er = IN_BOX_ER if kind == BOX else IN_LINE_ER
                    yield _in_house("hidden-single", er, candidate, region, position)


def find_singles_at_once(position: Position) -> Iterator[Step]:
    """All full houses as one step; all hidden singles in boxes, or else in other houses. Sound: none stops another."""
    found, er = position.singles(BOX), IN_BOX_ER
    if not found:
        er = IN_LINE_ER
        for kind in position.geometry.kinds:
            found |= position.singles(kind)
    last = 0
    for _, cell in _nearly_full(position) if found else ():  # its candidate is a hidden single too
        last |= cell
    if last:
        yield Step("full-house", 1.0, position.candidates_in(last))
    if found:
        yield Step("hidden-single", er, found)


def find_naked_single(position: Position) -> Iterator[Step]:
    """A cell with one candidate left takes it. Sound: the cell needs some digit."""
    for cell in bits_of(position.naked):
        for candidate in bits_of(position.candidates_in(1 << cell)):
            digit = candidate // position.size + 1
            marks = (Mark("found", 1 << candidate),)
            yield Step(
                "naked-single", 2.3, 1 << candidate, marks=marks, words={"digit": digit, "cell": Cells(1 << cell)}
            )


def _in_house(technique: str, er: float, candidate: int, region: Region, position: Position) -> Step:
    digit, cell = divmod(candidate, position.size)
    return Step(
        technique,
        er,
        1 << candidate,
        marks=(Mark("found", 1 << candidate), Mark("base", houses=(region.house,))),
        words={"digit": digit + 1, "cell": Cells(1 << cell), "house": region.house},
    )
