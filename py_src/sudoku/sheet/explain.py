"""The way to a puzzle's solution, printed: each step's board with its marks in greys, and its sentence beside it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from sudoku.board import candidates
from sudoku.geometry import Cell
from sudoku.sheet.arrange import Space
from sudoku.sheet.drawing import BLACK, WHITE, Area, Ink, Lines, Operation, Text, regular
from sudoku.sheet.furniture import inside
from sudoku.sheet.grid import Frame, digits, frame_in, lines, note, note_size
from sudoku.sheet.options import Shown
from sudoku.sheet.setting import LEADING, LINE, Chapter, Leaf, Setting

BOARD, BOARD_MOST = 0.44, 74.0  # the side of a board: of the width, and at most
GAP = 7.0
GREYS: Mapping[str, Ink] = {"base": 0.82, "cover": 0.92, "fin": 0.72, "color-a": 0.82, "color-b": 0.92}
ROUND = 32


def leaves(setting: Setting, chapter: Chapter) -> Iterator[Leaf]:
    """The pages of a chapter's steps, if it has any."""
    if not chapter.steps:
        return
    furniture, space = inside(setting, setting.say("sheet.path"), False)
    gap = setting.size(GAP)
    side = min(space.width * BOARD, setting.size(BOARD_MOST), space.height)
    rows = max(1, int((space.height + gap) / (side + gap)))
    for start in range(0, len(chapter.steps), rows):
        some = tuple(enumerate(chapter.steps[start : start + rows], start + 1))
        yield partial(_steps, setting, furniture, Space(space.x, space.y, space.width, side), gap, some)


def _steps(
    setting: Setting, furniture: list[Operation], row: Space, gap: float, some: Sequence[tuple[int, Shown]]
) -> list[Operation]:
    drawn = list(furniture)
    for number, step in some:
        drawn += _board(frame_in(step.board.geometry, row.x, row.y, row.height), step)
        left = row.height + gap
        drawn += _words(setting, Space(row.x + left, row.y, row.width - left, row.height), number, step.text)
        row = row._replace(y=row.y + row.height + gap)
    return drawn


def _words(setting: Setting, space: Space, number: int, text: str) -> Iterator[Operation]:
    """The step's number, and its sentence in as many lines as there is room for."""
    size = setting.size(LINE)
    yield Text(space.x, space.y + size, str(number), size, "start", True)
    most = max(1, int(space.height / (size * LEADING)) - 2)
    for row, line in enumerate(setting.type.wrap(text, size, space.width, most)):
        yield Text(space.x, space.y + size * (1 + LEADING * (row + 1.4)), line, size)


def _board(frame: Frame, step: Shown) -> Iterator[Operation]:
    """Marked cells and candidates grey, under the lines; what is found a white digit on black, what goes out struck."""
    for mark in step.marks:
        if mark["role"] in GREYS:
            yield from _shaded(frame, mark, GREYS[mark["role"]])
    yield from lines(frame)
    found, out = _marked(step.marks, "found"), _marked(step.marks, "out")
    yield from digits(frame, step.board, "digits")
    for cell, value in enumerate(step.board.values):
        for digit in () if value else candidates(step.board, cell):
            if (cell, digit) in found:
                yield _disc(frame, cell, digit, BLACK)
            yield note(frame, cell, digit, "digits", (cell, digit) in found, WHITE if (cell, digit) in found else BLACK)
            if (cell, digit) in out:
                yield _strike(frame, cell, digit)


def _marked(marks: Iterable[Mapping[str, Any]], role: str) -> set[tuple[Cell, int]]:
    return {(cell, digit) for mark in marks if mark["role"] == role for cell, digit in mark.get("candidates", ())}


def _shaded(frame: Frame, mark: Mapping[str, Any], ink: Ink) -> Iterator[Operation]:
    """The cells and houses of a mark as grey squares, its candidates as grey discs."""
    houses = {(house.kind, house.index): house.cells for house in frame.geometry.houses}
    cells = [*mark.get("cells", ()), *(cell for house in mark.get("houses", ()) for cell in houses[tuple(house)])]
    if cells:
        yield Area(tuple(frame.ring(cell) for cell in cells), ink)
    for cell, digit in mark.get("candidates", ()):
        yield _disc(frame, cell, digit, ink)


def _disc(frame: Frame, cell: Cell, digit: int, ink: Ink) -> Area:
    return Area((regular(*frame.place(cell, digit), (note_size(frame) * 0.56,), ROUND),), ink)


def _strike(frame: Frame, cell: Cell, digit: int) -> Lines:
    (x, y), half = frame.place(cell, digit), note_size(frame) / 2
    return Lines(((x - half, y + half, x + half, y - half),), 0.3)
