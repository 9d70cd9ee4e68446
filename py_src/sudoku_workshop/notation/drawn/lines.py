"""Rules along lines: which of the drawn lines a statement is about.

Bulbs, circles and arrowheads tell some kinds from others. For the rest, the colours in the author's sentences decide,
and the usual colours of the kinds if there are none. A statement that could be about lines of several colours, beside
another such statement, is not used.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from sudoku_workshop.notation.drawn.found import Found
from sudoku_workshop.notation.drawn.phrases import CONVENTIONS, PHRASES
from sudoku_workshop.notation.drawn.pictures import Line, Mark, Picture, cell_at
from sudoku_workshop.notation.drawn.statements import Stated
from sudoku_workshop.notation.pictured.colours import WHITE, Colour
from sudoku_workshop.notation.pictured.colours import WORDS as COLOUR_WORDS
from sudoku_workshop.notation.variants.rule_words import Words
from sudoku_workshop.rules.cells import Cell
from sudoku_workshop.rules.frame import Cells

BULB = 0.4  # the least width of a bulb or a circle at an end of a line
SHORTEST = 3  # cells of a line with digits between its ends
LONG = 1.3  # the least length of a pill
BOTH_ENDS = ("double-arrow", "lockout", "between")
BULBED = ("slow-thermometer", "thermometer")
CLOSED = ("whisper", "parity")  # kinds for which a line may end where it began
STEADY = ("renban", "nabner")  # kinds for which the order of the cells means nothing


class Ends:
    """The symbols at the ends of lines."""

    def __init__(self, picture: Picture) -> None:
        self.n = picture.n
        self.marks = [mark for mark in picture.marks if mark.size >= BULB and not mark.text]

    def at(self, cell: Cell) -> list[Mark]:
        """Return the symbols in a cell."""
        return [mark for mark in self.marks if cell_at(mark.at, self.n) == cell]

    def bulbs(self, cell: Cell) -> list[Mark]:
        """Return the filled circles in a cell."""
        return [mark for mark in self.at(cell) if mark.shape == "circle" and mark.fill not in ("", WHITE)]

    def circles(self, cell: Cell) -> list[Mark]:
        """Return the circles in a cell."""
        return [mark for mark in self.at(cell) if mark.shape == "circle" and mark.size < LONG]

    def pill(self, cell: Cell) -> tuple[Cells, list[Mark]]:
        """Return the cells of the circle or pill that covers a cell, and the symbol."""
        if circles := self.circles(cell):
            return (cell,), circles
        for mark in self.marks:
            cells = _covered(mark, self.n)
            if cell in cells:
                return cells, [mark]
        return (), []


def _covered(mark: Mark, n: int) -> Cells:
    """Return the cells of a long rounded symbol, in reading order."""
    if mark.shape != "circle" or mark.size < LONG:
        return ()
    (row, column), far = mark.at, max(1, round(mark.size) - 1)
    across = mark.width > mark.height
    points = [(row, column - far / 2 + step) if across else (row - far / 2 + step, column) for step in range(far + 1)]
    cells = [cell_at(point, n) for point in points]
    return tuple(cell for cell in cells if cell is not None) if None not in cells else ()


def lines_for(stated: Sequence[Stated], picture: Picture) -> Iterator[Found]:
    """Yield the rules along lines."""
    wanted = [each for each in stated if PHRASES[each.kind].place == "line"]
    ends = Ends(picture)
    plain = [line for line in picture.lines if not line.is_arrow]
    double = [line for line in plain if all(ends.at(line.cells[at]) for at in (0, -1))]
    bulbed = [line for line in plain if any(ends.bulbs(line.cells[at]) for at in (0, -1))]
    between = _with_ends([each for each in wanted if each.kind in BOTH_ENDS], double, ends)
    joined = _all(between)
    thermometers = _chosen(
        [each for each in wanted if each.kind in BULBED], [line for line in bulbed if line not in joined]
    )
    rest = [line for line in plain if line not in joined | _all(thermometers)]
    branches = {line for _, lines in thermometers for line in _branches(lines, rest)}
    others = [each for each in wanted if each.kind not in (*BULBED, *BOTH_ENDS, "arrow")]
    coloured = _by_colour(others, [line for line in rest if line not in branches])
    yield from _arrows([each for each in wanted if each.kind == "arrow"], picture, ends)
    yield from (found for each, lines in thermometers for found in _thermometers(each, lines, rest, ends))
    yield from (found for each, lines in between for line in lines for found in _between(each, line, ends))
    yield from (found for each, lines in coloured for line in lines for found in _plain(each, line))


Chosen = list[tuple[Stated, list[Line]]]


def _with_ends(wanted: Sequence[Stated], lines: Sequence[Line], ends: Ends) -> Chosen:
    """Return the lines with symbols at both ends. Beside another kind, lockout lines are those without circles."""
    lockouts = [each for each in wanted if each.kind == "lockout"]
    others = [each for each in wanted if each.kind != "lockout"]
    if not (lockouts and others):
        return _chosen(wanted, lines)
    pointed = [line for line in lines if not any(ends.circles(line.cells[at]) for at in (0, -1))]
    return [*_chosen(lockouts, pointed), *_chosen(others, [line for line in lines if line not in pointed])]


def _all(chosen: Chosen) -> set[Line]:
    return {line for _, lines in chosen for line in lines}


def allowed(words: Iterable[str]) -> set[Colour]:
    """Return the colours that words may mean."""
    return {colour for word in words for colour in COLOUR_WORDS[word]}


def _chosen(wanted: Sequence[Stated], lines: Sequence[Line]) -> Chosen:
    """Return the lines of a special form for each statement: all for the only one, otherwise by colour."""
    if len(wanted) > 1:
        return _by_colour(wanted, lines)
    return [(each, [line for line in lines if line.colour in allowed(each.colours)] or [*lines]) for each in wanted]


def _by_colour(wanted: Sequence[Stated], lines: Sequence[Line]) -> Chosen:
    """Return the lines of each statement by their colours. The colours that a text names come before the usual ones."""
    groups: dict[Colour, list[Line]] = {}
    for line in lines:
        groups.setdefault(line.colour, []).append(line)
    found: dict[int, Sequence[Colour]] = {}
    for part in (slice(1), slice(1, None)):  # the usual colours of words, and then their other colours
        for place, each in enumerate(wanted):
            if each.colours and place not in found:
                names = {colour for word in each.colours for colour in COLOUR_WORDS[word][part]}
                if free := [colour for colour in groups if colour in names - _taken(found)]:
                    found[place] = free
    left = [place for place, each in enumerate(wanted) if place not in found and not each.colours]
    for place in left:
        usual = [colour for colour in CONVENTIONS.get(wanted[place].kind, ()) if colour in groups]
        if usual and len(left) + len(found) > 1 and usual[0] not in _taken(found):
            found[place] = usual[:1]
    has_usual = any(place in found for place in left)
    rest = [colour for colour in groups if colour not in _taken(found)]
    left = [place for place in left if place not in found]
    if len(left) == 1 and rest and not has_usual:
        found[left[0]] = rest
    return [
        (wanted[place], [line for colour in colours for line in groups[colour]]) for place, colours in found.items()
    ]


def _taken(found: Mapping[int, Sequence[Colour]]) -> set[Colour]:
    return set().union(*found.values())


def _arrows(wanted: Sequence[Stated], picture: Picture, ends: Ends) -> Iterator[Found]:
    for stated, line in ((stated, line) for stated in wanted[:1] for line in picture.lines if line.is_arrow):
        circle, marks = ends.pill(line.cells[0])
        rest = tuple(cell for cell in line.cells if cell not in circle)
        if circle and rest:
            yield Found(("arrow", circle, rest), "arrow", line.colour, stated.texts, (line, *marks))


def _thermometers(stated: Stated, lines: Sequence[Line], others: Sequence[Line], ends: Ends) -> Iterator[Found]:
    """Yield thermometers from the bulb, and their branches, which begin in the middle of another one."""
    upright = []
    for line in lines:
        cells = line.cells if ends.bulbs(line.cells[0]) else line.cells[::-1]
        upright.append(cells)
        yield Found((stated.kind, cells), "line", line.colour, stated.texts, (line, *ends.bulbs(cells[0])))
    for line in _branches(lines, others):
        trunk = next(cells for cells in upright if line.cells[0] in cells)
        cells = (*trunk[: trunk.index(line.cells[0])], *line.cells)
        yield Found((stated.kind, cells), "line", line.colour, stated.texts, (line,))


def _branches(lines: Sequence[Line], others: Iterable[Line]) -> list[Line]:
    """Return the other lines that begin on one of these lines and have its colour."""
    return [
        line for line in others if any(line.colour == trunk.colour and line.cells[0] in trunk.cells for trunk in lines)
    ]


def _between(stated: Stated, line: Line, ends: Ends) -> Iterator[Found]:
    marks = [mark for at in (0, -1) for mark in ends.at(line.cells[at])]
    if len(line.cells) >= SHORTEST:
        words: Words = (stated.kind, line.cells)
        if stated.kind == "lockout":
            words = (stated.kind, str(stated.number or 4), line.cells)
        yield Found(words, "line", line.colour, stated.texts, (line, *marks))


def _plain(stated: Stated, line: Line) -> Iterator[Found]:
    """Yield the rule of a kind for which only the cells of a line count."""
    cells, kind = line.cells, stated.kind
    is_closed = len(cells) > 3 and cells[0] == cells[-1]
    if is_closed and kind in STEADY:
        cells = cells[:-1]
    elif is_closed and kind not in CLOSED:
        return
    yield Found((kind, *_numbers(stated), cells), "line", line.colour, stated.texts, (line,))


NUMBERED: dict[str, Callable[[int | None], tuple[str, ...]]] = {
    "whisper": lambda number: (str(number),) if number else (),
    "entropic": lambda _: ("3",),
    "modular": lambda number: (str(number or 3),),
    "parity": lambda _: ("2",),
    "sum-line": lambda number: (str(number or 10),),
}


def _numbers(stated: Stated) -> tuple[str, ...]:
    return NUMBERED[stated.kind](stated.number) if stated.kind in NUMBERED else ()
