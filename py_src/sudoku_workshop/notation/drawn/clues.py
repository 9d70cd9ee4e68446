"""Rules of numbers outside the grid."""

from collections.abc import Iterator, Sequence

from sudoku_workshop.notation.drawn.found import Found
from sudoku_workshop.notation.drawn.phrases import PHRASES
from sudoku_workshop.notation.drawn.pictures import Drawing, Mark, Picture, Pointer, is_outside
from sudoku_workshop.notation.drawn.statements import Stated
from sudoku_workshop.rules.frame import Cells

GLYPHS = {"\u2198": (1, 1), "\u2199": (1, -1), "\u2197": (-1, 1), "\u2196": (-1, -1)}
NEAR = 1.1  # in cells, between a number and its arrow
Step = tuple[int, int]


def clues_for(stated: Sequence[Stated], picture: Picture) -> Iterator[Found]:
    """Yield the rules of numbers beside the grid. Numbers with a diagonal arrow are sums of diagonals."""
    wanted = [each for each in stated if PHRASES[each.kind].place == "outside"]
    diagonal = [each for each in wanted if each.kind == "little-killer"]
    straight = [each for each in wanted if each.kind != "little-killer"]
    for mark in picture.marks:
        number = mark.text.strip("".join(GLYPHS))
        if not (is_outside(mark.at, picture.n) and number.isdecimal()):
            continue
        step, arrow = _direction(mark, picture)
        if step and diagonal:
            cells = _diagonal(arrow[0].at if arrow else mark.at, step, picture.n) or _diagonal(mark.at, step, picture.n)
            if cells:
                words = ("little-killer", str(int(number)), cells)
                yield Found(words, "number", "", diagonal[0].texts, (mark, *arrow))
        elif not step and len(straight) == 1 and (cells := _straight(mark, picture.n)):
            yield Found((straight[0].kind, str(int(number)), cells), "number", "", straight[0].texts, (mark,))


def _direction(mark: Mark, picture: Picture) -> tuple[Step | None, tuple[Pointer, ...]]:
    """Return the direction of the arrow at a number, and the arrow if it is not part of the text."""
    if step := next((step for glyph, step in GLYPHS.items() if glyph in mark.text), None):
        return step, ()
    near = [pointer for pointer in picture.pointers if _distance(pointer, mark) < NEAR]
    if not near:
        return None, ()
    pointer = min(near, key=lambda pointer: _distance(pointer, mark))
    return pointer.step, (pointer,)


def _distance(one: Drawing, other: Drawing) -> float:
    assert isinstance(one, Pointer | Mark)
    assert isinstance(other, Pointer | Mark)
    return max(abs(mine - theirs) for mine, theirs in zip(one.at, other.at, strict=True))


def _diagonal(at: tuple[float, float], step: Step, n: int) -> Cells:
    """Return the cells of the diagonal that begins beside the grid at a point."""
    row, column = (int(number // 1) for number in at)
    places = [(row + step[0] * far, column + step[1] * far) for far in range(n + 2)]
    inside = [place for place in places if all(0 <= number < n for number in place)]
    first = places.index(inside[0]) if inside else 0
    return tuple(r * n + c for r, c in inside) if inside and first == 1 else ()


def _straight(mark: Mark, n: int) -> Cells:
    """Return the row or column that a number looks along, from its side."""
    row, column = (int(number // 1) for number in mark.at)
    if 0 <= column < n and row in (-1, n):
        return tuple(r * n + column for r in range(n))[:: 1 if row < 0 else -1]
    if 0 <= row < n and column in (-1, n):
        return tuple(row * n + c for c in range(n))[:: 1 if column < 0 else -1]
    return ()
