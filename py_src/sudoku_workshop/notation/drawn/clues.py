"""Rules of numbers outside the grid."""

from collections.abc import Iterable, Iterator, Sequence

from sudoku_workshop.notation.drawn.found import Found
from sudoku_workshop.notation.drawn.phrases import PHRASES
from sudoku_workshop.notation.drawn.pictures import Drawing, Mark, Picture, Point, Pointer, is_outside
from sudoku_workshop.notation.drawn.statements import Stated
from sudoku_workshop.notation.variants.places import STRAIGHT, Step, line_seen
from sudoku_workshop.rules.frame import Cells

GLYPHS = {"\u2198": (1, 1), "\u2199": (1, -1), "\u2197": (-1, 1), "\u2196": (-1, -1)}
NEAR = 1.1  # in cells, between a number and its arrow


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
            starts = [*(each.at for each in arrow), mark.at]
            cells = next(filter(None, (_seen(at, [step], picture.n) for at in starts)), ())
            if cells:
                words = ("little-killer", str(int(number)), cells)
                yield Found(words, "number", "", diagonal[0].texts, (mark, *arrow))
        elif not step and len(straight) == 1 and (cells := _seen(mark.at, STRAIGHT, picture.n)):
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


def _seen(at: Point, steps: Iterable[Step], n: int) -> Cells:
    """Return the line that is seen from a point beside the grid, nearest cell first."""
    return line_seen(int(at[0] // 1), int(at[1] // 1), steps, n)
