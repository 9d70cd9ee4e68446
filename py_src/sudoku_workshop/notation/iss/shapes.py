"""The order of arguments in the items of Interactive-Sudoku-Solver: cells, a number and cells, and so on."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import chain, combinations, pairwise
from typing import NamedTuple

from sudoku_workshop.notation.iss.cells import cells_in, diagonals, line_in, lines, names_of
from sudoku_workshop.notation.variants.rule_words import Words
from sudoku_workshop.rules.cells import are_neighbours
from sudoku_workshop.rules.frame import Cells

Arguments = Sequence[str]
NINE = 9


class Shape(NamedTuple):
    """The order of an item's arguments.

    `read` returns the words of rules without their kind. `write` returns the arguments of one rule. Both raise
    ValueError if the other side has nothing that means the same.
    """

    read: Callable[[Arguments, int], Iterable[Words]]
    write: Callable[[Words, int], Arguments]


def _last(words: Words) -> Cells:
    cells = words[-1]
    assert not isinstance(cells, str)
    return cells


def _groups(words: Words) -> list[Cells]:
    return [word for word in words if not isinstance(word, str)]


def _near(arguments: Arguments, n: int) -> Iterable[Words]:
    found = [(pair,) for pair in combinations(cells_in(arguments, n), 2) if are_neighbours(*pair, n)]
    if not found:
        raise ValueError("no two of the cells share a side")
    return found


NOTHING = Shape(lambda *_: [()], lambda *_: [])
CELLS = Shape(lambda arguments, n: [(cells_in(arguments, n),)], lambda words, n: names_of(_last(words), n))


def where(fits: Callable[[int], bool], shape: Shape) -> Shape:
    """Return a shape that only grids with some numbers of rows have."""

    def check(n: int) -> int:
        if not fits(n):
            raise ValueError("grids of this size do not have this")
        return n

    return Shape(
        lambda arguments, n: shape.read(arguments, check(n)),
        lambda words, n: shape.write(words, check(n)),
    )


NEAR = Shape(_near, lambda words, n: names_of(_last(words), n))


def constant(text: str) -> Shape:
    """Return the shape of cells after a first argument that is always the same."""
    return Shape(
        lambda arguments, n: [(cells_in(arguments[1:], n),) if arguments[1:] else ()],
        lambda words, n: [text, *(names_of(_last(words), n) if _groups(words) else ())],
    )


def numbered(usual: str = "") -> Shape:
    """Return the shape of a number and cells. Without a number, the item has the usual one."""

    def read(arguments: Arguments, n: int) -> Iterable[Words]:
        has_number = arguments[0].isdecimal()
        return [(arguments[0] if has_number else usual, cells_in(arguments[has_number:], n))]

    return Shape(read, LISTED.write)


def told(read: Callable[[str], str] = str, write: Callable[[str], str] = str) -> Shape:
    """Return the shape of an argument and cells. `read` and `write` change its form, and may raise ValueError."""
    return Shape(
        lambda arguments, n: [(read(arguments[0]), cells_in(arguments[1:], n))],
        lambda words, n: [write(str(words[0])), *names_of(_last(words), n)],
    )


def _pairs(figures: str) -> str:
    return "_".join(figures[at : at + 2] for at in range(0, len(figures), 2))


def _figures(pairs: str) -> str:
    return "".join(number.zfill(2) for number in pairs.split("_"))


LISTED = told()  # a list of digits, or a number that an item always has
SAID = where(lambda n: n <= NINE, told(_pairs, _figures))  # in larger grids, two figures may be one digit


def _read_sum(arguments: Arguments, n: int) -> Iterable[Words]:
    total, *given = arguments[0].split("_")
    cells = cells_in(arguments[1:], n)
    factors = Counter[int]()
    for cell, factor in zip(cells, map(int, given[1:] or ["1"] * len(cells)), strict=True):
        factors[cell] += factor
    alike: dict[int, list[int]] = {}
    for cell, factor in factors.items():
        alike.setdefault(factor, []).append(cell)
    return [(total, "_".join(map(str, alike)), *map(tuple, alike.values()))]


def _write_weighted(words: Words, n: int) -> Arguments:
    total, factors, *groups = words
    by_group = zip(str(factors).split("_"), groups, strict=True)
    each = [factor for factor, cells in by_group for _ in cells]
    return ["_".join([str(total), "=", *each]), *names_of(chain(*_groups(words)), n)]


SUM = Shape(_read_sum, _write_weighted)


def _write_arrow(words: Words, n: int) -> Arguments:
    circle, arm = _groups(words)
    if len(circle) > 1:
        raise ValueError("the circle has several cells")
    return names_of((*circle, *arm), n)


ARROW = Shape(lambda arguments, n: [(cells_in(arguments[:1], n), cells_in(arguments[1:], n))], _write_arrow)


def _read_pill(arguments: Arguments, n: int) -> Iterable[Words]:
    size = int(arguments[0])
    cells = cells_in(arguments[1:], n)
    _check_pill(tuple(sorted(cells[:size])), n)
    return [(tuple(sorted(cells[:size])), cells[size:])]


def _write_pill(words: Words, n: int) -> Arguments:
    circle, arm = _groups(words)
    _check_pill(circle, n)
    return [str(len(circle)), *names_of((*circle, *arm), n)]


def _check_pill(circle: Cells, n: int) -> None:
    """Raise ValueError unless each cell is right of the one before it, below it, or both."""
    if (
        n > NINE
        or len(circle) not in (2, 3)
        or any(other - one not in (1, n, n + 1) for one, other in pairwise(circle))
    ):
        raise ValueError("the number cannot be read in these cells")


PILL = Shape(_read_pill, _write_pill)


def seen(find: Callable[[str, int], Cells], name: Callable[[Cells, int], str]) -> Shape:
    """Return the shape of a number and the name of the line that is seen."""
    return Shape(
        lambda arguments, n: [(arguments[0], find(arguments[1], n))],
        lambda words, n: [str(words[0]), name(_last(words), n)],
    )


def _name_of_diagonal(line: Cells, n: int) -> str:
    for name, cells in diagonals(n).items():
        if line in (cells, cells[::-1]):
            return name
    raise ValueError("the line is not a diagonal of two cells or more")


def _name_of_line(line: Cells, n: int) -> tuple[str, bool]:
    """Return the name of a row or column, and whether it is read from the left or the top. Raises ValueError."""
    for name, cells in lines(n):
        if line in (cells, cells[::-1]):
            return name, line == cells
    raise ValueError("the line is not a whole row or column")


def _read_sides(arguments: Arguments, n: int) -> Iterable[Words]:
    name, *clues = arguments
    line = line_in(name, n)
    return [(clue, cells) for clue, cells in zip(clues, (line, line[::-1]), strict=False) if clue]


def _write_sides(words: Words, n: int) -> Arguments:
    name, is_forward = _name_of_line(_last(words), n)
    return [name, str(words[0]), ""] if is_forward else [name, "", str(words[0])]


DIAGONAL = seen(lambda name, n: diagonals(n)[name], _name_of_diagonal)
LINE = seen(line_in, lambda line, n: _name_of_line(line, n)[0])
SIDES = Shape(_read_sides, _write_sides)


def _read_square(arguments: Arguments, n: int) -> Iterable[Words]:
    (first,) = cells_in(arguments[:1], n)
    if first % n == n - 1 or first + n >= n * n:
        raise ValueError("the square is not in the grid")
    return [("_".join(arguments[1:]), (first, first + 1, first + n, first + n + 1))]


SQUARE = Shape(_read_square, LISTED.write)


def _read_sets(arguments: Arguments, n: int) -> Iterable[Words]:
    cells, size = cells_in(arguments[1:], n), (len(arguments) - 1) // int(arguments[0])
    if size * int(arguments[0]) != len(cells):
        raise ValueError("the sets differ in size")
    return [tuple(cells[at : at + size] for at in range(0, len(cells), size))]


def _read_segments(arguments: Arguments, n: int) -> Iterable[Words]:
    segments = " ".join(arguments).split(" - ")
    return [tuple(cells_in(segment.split(), n) for segment in segments)]


def _write_segments(words: Words, n: int) -> Arguments:
    segments = ["~".join(names_of(cells, n)) for cells in _groups(words)]
    return ["~-~".join(segments)]


SETS = Shape(_read_sets, lambda words, n: [str(len(words)), *names_of(chain(*_groups(words)), n)])
SEGMENTS = Shape(_read_segments, _write_segments)
