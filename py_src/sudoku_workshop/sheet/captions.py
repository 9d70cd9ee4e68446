"""The words around a puzzle: number, name, grade and rating above its grid, ID and page of the solution below it."""

from collections.abc import Iterator, Sequence

from sudoku_workshop.sheet import dots
from sudoku_workshop.sheet.drawing import Operation, Text
from sudoku_workshop.sheet.options import Puzzle
from sudoku_workshop.sheet.rules import rules_of
from sudoku_workshop.sheet.setting import LINE, SMALL, Setting

CAPTION = 1.7  # the height of the caption's line, in font sizes
LEAST = 1.4  # the smallest font size of an ID, in millimetres: four points
NEARLY = 0.999  # a factor that leaves room for rounding errors


def caption(setting: Setting, number: int, puzzle: Puzzle, x: float, y: float, width: float) -> Iterator[Operation]:
    """Draw the words above a grid: number and name on the left, grade and rating on the right.

    If there is too little room, the other words are cut, but not the number. In braille, there is only the number.
    """
    if setting.options.tactile:
        if "number" in setting.options.show:
            yield dots.number(number, x, y + dots.APART + dots.DIAMETER / 2)
        return
    size, type_, shown = setting.label(LINE, puzzle.board.geometry, width), setting.type, setting.options.show
    first = str(number) if "number" in shown else ""
    baseline = y + setting.size(LINE * CAPTION) - size * (CAPTION - 1)
    er = _rating(setting, puzzle) if puzzle.er is not None and "er" in shown else ""
    right = " · ".join(part for part in (puzzle.grade if "grade" in shown else "", er) if part)
    right = type_.fit(right, size, width - type_.width(first, size, bold=True) - size)
    left = label(setting, number, puzzle)
    left = type_.fit(left, size, width - type_.width(right, size) - size * bool(right), bold=True)
    if left:
        yield Text(x, baseline, left, size, "start", True, setting.accent)
    if right:
        yield Text(x + width, baseline, right, size, "end")


def label(setting: Setting, number: int, puzzle: Puzzle) -> str:
    """Return the words by which a puzzle and its solution are known: the number and the name, if they are shown."""
    shown = setting.options.show
    return " · ".join(filter(None, (str(number) * ("number" in shown), puzzle.name * ("name" in shown))))


def texts_with(setting: Setting, puzzle: Puzzle, shared: Sequence[str]) -> Iterator[str]:
    """Yield the texts that are printed with a puzzle, except its number. In braille, these are its rules and name.

    The `shared` rules are stated elsewhere.
    """
    yield from rules_of(puzzle, setting.say, shared)
    shown = set(setting.options.show) & ({"name"} if setting.options.tactile else {"name", "grade", "er", "id"})
    known = {"name": puzzle.name, "grade": puzzle.grade, "id": puzzle.id}
    yield from (text for part, text in known.items() if part in shown and text)
    if "er" in shown and puzzle.er is not None:
        yield _rating(setting, puzzle)


def _rating(setting: Setting, puzzle: Puzzle) -> str:
    return setting.say("sheet.er-beyond" if puzzle.beyond else "sheet.er", er=f"{puzzle.er:.1f}")


def small_line(
    setting: Setting, puzzle: Puzzle, x: float, y: float, width: float, page: int | None = None
) -> Iterator[Operation]:
    """Draw the puzzle's ID on the left and the page of its solution on the right.

    If the ID does not fit, it is written smaller instead of being cut, because a part of an ID is useless.
    """
    id_ = puzzle.id if "id" in setting.options.show else ""
    pointer = setting.say("sheet.pointer", page=page) if page else ""
    type_, size = setting.type, setting.label(SMALL, puzzle.board.geometry, width)
    needed = type_.width(id_, size) + type_.width(pointer, size) + size * bool(id_ and pointer)
    size = max(min(size, NEARLY * size * width / needed), LEAST) if needed else size
    if pointer:
        yield Text(x + width, y + setting.size(SMALL) * 1.7, pointer, size, "end")
    if id_:
        room = width - type_.width(pointer, size) - size * bool(pointer)
        yield Text(x, y + setting.size(SMALL) * 1.7, type_.fit(id_, size, room), size)
