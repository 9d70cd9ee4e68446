"""Grids in which every character is a cell, even a space, a comma or another sign that usually is none.

    53##7####6##195###...         all cells in one line: digits, and one other character for every blank
    53  7                         n lines of n characters
    6  195

The usual signs for blanks are read elsewhere. This reader is for all other characters, and only for texts that have
exactly the characters of a grid.
"""

import re
from collections.abc import Iterator

from sudoku_workshop.grid.board import board_of
from sudoku_workshop.grid.digit_text import SYMBOLS
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.notation.cells import BAD, MARKS, VALUE
from sudoku_workshop.notation.digits import TypedGrid, letters
from sudoku_workshop.notation.shape import SIDE_OF, SIDES
from sudoku_workshop.notation.source import Source, Whole

LETTERS = re.compile(r"^[A-Z.\-_*0?]{6,}$|^[a-z.\-_*0?]{6,}$", re.MULTILINE)
LINE = re.compile(r"^(?=[^\n]*[1-9])(?P<cells>[1-9]*(?P<blank>[^1-9\n])(?:[1-9]|(?P=blank))*+)$", re.MULTILINE)
SPECKS = re.compile(r"^(?=[^\n]*[1-9])[1-9.,:;']+$", re.MULTILINE)  # dots that were read as other small signs
SPECK = re.compile("[,:;']")
SMALLEST = 6  # the number of rows of the smallest grid that is read like this
USUAL = frozenset(MARKS + "0")
SEPARATORS = frozenset(" ,;\t|")  # a line in which they come after every digit is a row of numbers


def take_raw(source: Source) -> Iterator[Whole]:
    """Yield the grids in which every character is a cell, and remove them from the text."""
    if whole := _one_a_line(source):
        yield whole
        return
    taken = []
    for run in _lettered(source.marked):
        grid = TypedGrid(int(sum(len(line[0]) for line in run) ** 0.5), [], [])
        signs = "".join(line[0] for line in run)
        values = [VALUE.get(sign, BAD) for sign in signs]
        if digits := letters(grid._replace(values=values), signs):
            taken.append((run[0].start(), run[-1].end()))
            board = board_of(geometry(str(grid.n)), digits)
            yield Whole("line" if len(run) == 1 else "lines", *taken[-1], board, tells="size")
    source.take(taken)
    taken = []
    for run in _runs(source.marked):
        n = SIDE_OF.get(len(run[0]["cells"]), 0) or len(run)
        if _are_cells(run, n):
            taken.append((run[0].start(), run[-1].end()))
            digits = [int(sign) if sign.isdecimal() else 0 for line in run for sign in line["cells"]]
            board = board_of(geometry(str(n)), digits)
            yield Whole("line" if len(run) == 1 else "lines", *taken[-1], board, tells="size")
    source.take(taken)
    taken = []
    for run in _speckled(source.marked):
        taken.append((run[0].start(), run[-1].end()))
        digits = [int(sign) if sign.isdecimal() else 0 for line in run for sign in line[0]]
        yield Whole("lines", *taken[-1], board_of(geometry(str(len(run))), digits), tells="size")
    source.take(taken)


def _speckled(text: str) -> Iterator[list[re.Match[str]]]:
    """Yield n lines of n characters with dots as blanks, of which some have been read as commas or colons."""
    run = list[re.Match[str]]()
    for line in SPECKS.finditer(text) if SPECK.search(text) else ():
        near = run and run[-1].end() + 1 == line.start() and len(run[-1][0]) == len(line[0])
        run = [*run, line] if near else [line]
        if len(line[0]) not in SIDES or len(line[0]) < SMALLEST:
            run = []
        elif len(run) == len(line[0]):
            signs = "".join(each[0] for each in run)
            specks = len(SPECK.findall(signs))
            if 0 < 2 * specks < signs.count(".") and all(
                int(digit) <= len(run) for digit in re.findall("[1-9]", signs)
            ):
                yield run
            run = []


def _one_a_line(source: Source) -> Whole | None:
    """Return the grid of a text that has a line for each cell, where an empty line is a blank, or None."""
    text = source.marked
    lines = text.rstrip(" ").split("\n") if text.count("\n") < max(SIDE_OF) + 1 else []
    lines = lines[:-1] if len(lines) - 1 in SIDE_OF and not lines[-1] else lines
    n = SIDE_OF.get(len(lines), 0)
    cells = [line.strip() for line in lines]
    if (
        n < SMALLEST
        or "" not in cells
        or not all(cell == "" or (cell.isdecimal() and int(cell) <= n) for cell in cells)
    ):
        return None
    if sum(map(bool, cells)) < n or (any(not cell for cell in cells[:1]) and not cells[-1]):
        return None
    source.take([(0, len(text))])
    return Whole(
        "numbers",
        0,
        max(len(text) - 1, 0),
        board_of(geometry(str(n)), [int(cell or 0) for cell in cells]),
        tells="size",
    )


def _runs(text: str) -> Iterator[list[re.Match[str]]]:
    """Yield each line that has as many characters as a grid has cells, and each n lines of n characters."""
    run = list[re.Match[str]]()
    for line in LINE.finditer(text):
        if line["blank"] in USUAL:
            continue
        count = len(line["cells"])
        if count in SIDE_OF and SIDE_OF[count] >= SMALLEST and count not in SIDES:
            yield [line]
        elif count in SIDES and count >= SMALLEST and line["blank"] != " ":
            near = run and run[-1].end() + 1 == line.start() and len(run[-1]["cells"]) == count
            run = [*run, line] if near and run[-1]["blank"] == line["blank"] else [line]
            if len(run) == count:
                yield run
                run = []


def _lettered(text: str) -> Iterator[list[re.Match[str]]]:
    """Yield each line of letters that has as many as a grid has cells, and each n lines of n letters."""
    run = list[re.Match[str]]()
    for line in LETTERS.finditer(text):
        count, beyond = len(line[0]), any(sign.upper() > "P" and sign not in "Xx_" for sign in line[0])
        if count in SIDE_OF and count not in SIDES and beyond:
            yield [line]
        elif count in SIDES:
            near = run and run[-1].end() + 1 == line.start() and len(run[-1][0]) == count
            run = [*run, line] if near else [line]
            if len(run) == count and any(sign.upper() > "P" and sign not in "Xx_" for each in run for sign in each[0]):
                yield run
                run = []


def _are_cells(run: list[re.Match[str]], n: int) -> bool:
    """Return whether no digit is too large, the blank is not a digit, and no separators are between all digits."""
    text, blank = "".join(line["cells"] for line in run), run[0]["blank"]
    if any(sign.isdecimal() and int(sign) > n for sign in text) or blank.upper() in SYMBOLS[:n]:
        return False
    return blank not in SEPARATORS or (2 * blank in text and bool(re.search("[1-9]{2}", text)))
