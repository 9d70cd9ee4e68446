"""3D Medusa: candidates of all digits in two colours, joined by strong links.

Two candidates are joined if exactly one of them is true: the two candidates of a cell, or the two cells for a digit in
a house. In a group of joined candidates, coloured alternately, all of one colour are true and all of the other false.

- *Wrap*: one colour is false if two of its candidates are in one cell, if two of one digit see each other, or if it
  leaves a cell without candidates.
- *Trap*: a candidate that is false with each of the colours is false.

Source: https://www.sudokuwiki.org/3D_Medusa.
"""

from collections.abc import Iterator

from sudoku_workshop.grid.masks import Grid, bits_of
from sudoku_workshop.grid.names import candidates_text
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Cells, Claims, Mark, Step, Word
from sudoku_workshop.logic.techniques.guarded import refuted_by
from sudoku_workshop.logic.techniques.technique import Technique

FEWEST = 4  # candidates of a group


def find_medusa(position: Position) -> Iterator[Step]:
    """Yield one step for each group of joined candidates that removes something. It has all that the group removes."""
    partners, seen = _partners(position), 0
    for start in partners:
        if not seen >> start & 1:
            colours = _coloured(partners, start)
            seen |= colours[0] | colours[1]
            if (colours[0] | colours[1]).bit_count() >= FEWEST:
                yield from _of_group(position, colours)


def _partners(position: Position) -> dict[int, list[int]]:
    """Return, per candidate, the candidates of which exactly one is true together with it."""
    size, found = position.size, dict[int, list[int]]()
    pairs = [bits_of(position.candidates_in(1 << cell)) for cell in bits_of(position.bivalue)]
    for digit, strong in enumerate(position.strong):
        pairs += [[digit * size + cell for cell in bits_of(places)] for _, places in strong]
    for one, other in pairs:
        found.setdefault(one, []).append(other)
        found.setdefault(other, []).append(one)
    return found


def _coloured(partners: dict[int, list[int]], start: int) -> tuple[Grid, Grid]:
    """Return the two colours of the group of a candidate."""
    colours, todo = [1 << start, 0], [(start, 0)]
    while todo:
        candidate, colour = todo.pop()
        for other in partners[candidate]:
            if not colours[1 - colour] >> other & 1:
                colours[1 - colour] |= 1 << other
                todo.append((other, 1 - colour))
    return colours[0], colours[1]


def _of_group(position: Position, colours: tuple[Grid, Grid]) -> Iterator[Step]:
    sees = []
    for colour in colours:
        seen = 0
        for candidate in bits_of(colour):
            seen |= refuted_by(position, candidate)
        sees.append(seen)
    for wrong, right in ((0, 1), (1, 0)):
        clash, emptied = colours[wrong] & sees[wrong], _emptied(position, sees[wrong])
        if clash or emptied:
            gone = position.open & (colours[wrong] | sees[right]) & ~colours[right]
            yield _step(position, colours[right], colours[wrong], gone, clash, 0 if clash else emptied)
            return
    trapped = sees[0] & sees[1] & ~colours[0] & ~colours[1]
    if trapped:
        yield _step(position, *colours, trapped, 0, 0)


def _emptied(position: Position, seen: Grid) -> int:
    """Return the blank cells all of whose candidates are in `seen`, as a mask."""
    left, cells = position.open & ~seen, 0
    for digit in range(position.n):
        cells |= left >> digit * position.size & position.masks.plane
    return position.at_least_one & ~cells


def _step(position: Position, right: Grid, other: Grid, gone: Grid, clash: Grid, emptied: int) -> Step:
    texts = [Claims((candidates_text(each, position.geometry, "="),)) for each in (right, other)]
    wrap = clash or emptied
    marks = (
        Mark("color-a", right),
        Mark("color-b", other, emptied),
        Mark("out", gone),
    )
    words: dict[str, Word] = {
        "right": texts[0],
        "wrong": texts[1],
        "trap": Claims(()) if wrap else texts[0],
        "clash": Claims((candidates_text(clash, position.geometry, "="),) if clash else ()),
        "emptied": Cells(emptied),
    }
    return Step("medusa", None, 0, gone, marks, words=words)


RECORDS = (Technique("medusa", "colours", None, "", "{right} / {wrong}", find_medusa, 496, 754),)
