"""Lists of cells: each digit is written with its place, and the text around the numbers repeats.

    r1c1=5 r1c2=3          A1=5, A2=3            1 1 5            (1,1,5),(1,2,3)         115 123
    initial(1,1,5).        board[0][0] = 5;      {"row": 0, "col": 0, "value": 5}         {"0": 5, "4": 7}
    Range("A1") = 5        x_1_1_5 = 1           <text x="5" y="5">5</text>               \\node at (0.5, 8.5) {5};
    r1c15 r1c23

Only the numbers and the text between them count. If that text repeats after a few numbers, the numbers are a table.
Each of its columns is the row, the column, the digit, or the same number everywhere. Names in the text tell which one
it is. Without names, the number that changes less often is the row.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_text import SYMBOLS
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.problems import problems
from sudoku_workshop.notation.groups import board_of_groups
from sudoku_workshop.notation.shape import SIDE_OF, SIDES
from sudoku_workshop.notation.source import Source, Whole

LONGEST, PROBE = 50_000, 3_000  # in characters: a longer text is not a list of cells; a list shows in its first part
FEWEST, FEWEST_IN_DISORDER = 4, 12  # the fewest cells of a list
LARGEST_DIGIT = 9  # of the usual grid
MOST_NUMBERS, MOST_OUTSIDE = 4 * max(SIDE_OF), 6
NUMBER = re.compile(
    r"(?<![\w.])[A-Pa-p](?=\d{1,2}(?![\w.]))|\d+(?:\.\d+)?"
    r"|(?<=[:=][ \"'])(?:null|None|NaN|\"(?=\s*[,}])|'(?=\s*[,}]))"
    r"|(?<=[:=] [\"'])[\"'](?=\s*[,}])|(?<=[:=])(?:null|None)"
)
NOISE = re.compile(r"\b(?:true|false)\b|[\s\[\]{}()\"']+")
BLANKS = re.compile(r"([.,;*?_|-])\1")  # between numbers, these are the blank cells of a row
NAMES = [
    (name, re.compile(rf"(?:^|[^a-z])(?:{words})[^a-z]*$", re.IGNORECASE))
    for name, words in (
        ("row", "row|rows|r|y|cy|line|i"),
        ("column", "column|columns|col|c|x|cx|j"),
        ("digit", "value|val|v|digit|number|num|d|n"),
        ("place", "index|idx|pos|position|cell|id"),
    )
]
POINT = re.compile(r"\\(?:node|put|rput|uput|draw)|translate\(")
UPWARD = re.compile(r"\\(?:node|put|rput|uput|draw)")  # in these drawings, y counts upwards
SPARSE = re.compile(r"^[ \t]*\(\d+, ?\d+\)(?:[ ]{2,}|\t)", re.MULTILINE)  # a printed matrix: row, column
ALIAS = re.compile(r"\s{1,9}as\s{1,9}(\w+)", re.IGNORECASE)
TRIPLE, PADDED = re.compile(r"[1-9]{3}"), re.compile(r"0\d+")
PART = 0.2  # of a step: how far from its place a number may be


class Column(NamedTuple):
    """One number of every cell, and what the text in front of it says it is."""

    texts: Sequence[str]
    name: str

    @property
    def varies(self) -> bool:
        return len({*self.texts}) > 1


class Listed(NamedTuple):
    """A cell of a list: the two numbers of its place, and its digits."""

    first: float
    second: float
    digits: str


def take_listed(source: Source) -> Iterator[Whole]:
    """Yield the puzzle in a text that is a list of cells, and remove the list from the text."""
    text = source.marked
    begun = [*NUMBER.finditer(text, 0, PROBE)] if len(text) <= LONGEST else []
    is_list = any(_tables(text[:PROBE], begun, len(text) > PROBE)) and len(NUMBER.findall(text)) <= MOST_NUMBERS
    numbers = [*NUMBER.finditer(text)] if is_list else []
    for start, end, size in _tables(text, numbers):
        board, other = _read(_columns(text, numbers[start:end], size), text)
        if board:
            yield Whole("cells", numbers[start].start(), numbers[end - 1].end(), board, tells="size", other=other)
            source.take([(0, len(text))])
            return


def _tables(text: str, numbers: Sequence[re.Match[str]], is_part: bool = False) -> Iterator[tuple[int, int, int]]:
    """Yield the first and the last number of each table, and its number of columns.

    A text that repeats is between the numbers. Numbers outside the table are in other lines, and few. A part of a text
    may end within a cell.
    """
    between = [text[one.end() : other.start()] for one, other in pairwise(numbers)]
    plain = [NOISE.sub(" ", each).strip() for each in between]
    for size in (3, 2, 4, 5, 6, 1):
        start, length = _longest_run([one == other for one, other in zip(plain, plain[size:], strict=False)])
        most = (length + size + 1) // size
        if most < FEWEST or len(numbers) - most * size > MOST_OUTSIDE:
            continue
        for count in (most, most - 1):
            for first in range(start, length + size + 2 - count * size + start):
                end = first + count * size
                if count == most - 1 and not (first and numbers[first - 1][0] == str(count)):
                    continue  # only the number of cells, written like a cell, may be before them
                if (is_part or _is_apart(between, first, end)) and _has_form(
                    plain[first : end - 1], between[first : end - 1], size
                ):
                    yield first, end, size


def _longest_run(alike: Sequence[bool]) -> tuple[int, int]:
    """Return the start and the length of the longest run of true values."""
    best, start = (0, 0), 0
    for at, each in enumerate([*alike, False]):
        if not each:
            best, start = max(best, (at - start, -start)), at + 1
    return -best[1], best[0]


def _is_apart(between: Sequence[str], first: int, end: int) -> bool:
    """Return whether the numbers before and after a table are in other lines."""
    return ("\n" in between[first - 1] if first else True) and (
        "\n" in between[end - 1] if end <= len(between) else True
    )


def _has_form(plain: Sequence[str], between: Sequence[str], size: int) -> bool:
    """Return whether the text between the numbers shows which numbers belong to a cell: by signs or by lines."""
    if any(map(BLANKS.search, plain)):
        return False
    if size == 1 or len({*plain[:size]}) > 1:
        return True
    return any(
        all(bool(re.search(sign, each)) == (at % size == size - 1) for at, each in enumerate(between))
        for sign in (r"[\n()\[\]{}]", r"\n", r"\s")
    )


def _columns(text: str, numbers: Sequence[re.Match[str]], size: int) -> list[Column]:
    """Return the columns of a table that vary, or are named as the digit. Numbers of three digits are three columns."""
    columns = list[Column]()
    for at in range(size):
        second = at + size  # its text in front is between two cells
        before = text[numbers[second - 1].end() : numbers[second].start()]
        if columns and columns[-1].texts[0].isalpha() and not columns[-1].varies:
            before += columns[-1].texts[0]
        if alias := ALIAS.match(text, numbers[second].end()):
            before = alias[1]
        is_letter = numbers[at][0].isalpha()
        name = "" if is_letter else next((name for name, words in NAMES if words.search(before)), "")
        columns.append(Column([each[0] for each in numbers[at::size]], name))
    if columns[0].texts[0].isalpha() and not any("10" in column.texts for column in columns):
        columns[0] = Column(_without_i(columns[0].texts), columns[0].name)
    named = [column for column in columns if column.name]
    if [column.name for column in columns] == ["row", "column"] and _are_places(columns[1].texts):  # r1c15 is r1c1=5
        places, digits = zip(*columns[1].texts, strict=True)
        return [columns[0], Column(places, "column"), Column(digits, "digit")]
    if len({column.name for column in named}) == len(named) and len(named) == len(NAMES) - 1:
        return named
    columns = [column for column in columns if column.varies or column.name == "digit"]
    if len(columns) == 1 and all(map(TRIPLE.fullmatch, columns[0].texts)):
        return [Column(texts, "") for texts in zip(*columns[0].texts, strict=True)]
    if len(columns) == 2 and _are_places(columns[0].texts):
        return [*(Column(texts, "") for texts in zip(*columns[0].texts, strict=True)), columns[1]]
    if columns and columns[0].texts[0].isalpha() and len(columns) == 2 and _are_places(columns[1].texts):
        return [columns[0], *(Column(texts, "") for texts in zip(*columns[1].texts, strict=True))]
    return [] if any(PADDED.match(text) for column in columns for text in column.texts) else columns


def _without_i(letters: Sequence[str]) -> Sequence[str]:
    """Return the letters of rows, with I for J if J is the last and I is left out, as it looks like a 1."""
    signs = {letter.upper() for letter in letters}
    return (
        ["I" if letter in "Jj" else letter for letter in letters] if max(signs) == "J" and "I" not in signs else letters
    )


def _are_places(texts: Sequence[str]) -> bool:
    """Return whether these numbers are a row and a column in two digits, such as 11 or 00, and do not count cells."""
    return any(all(map(re.compile(digits).fullmatch, texts)) for digits in ("[1-9]{2}", "[0-8]{2}"))


def _read(columns: Sequence[Column], text: str) -> tuple[Board | None, Board | None]:
    """Return the board that these columns describe, or None, and perhaps a second reading."""
    named = {column.name: column for column in columns if column.name}
    rest = [column for column in columns if column.name not in ("row", "column")]
    if len(columns) == 1:
        return _flat(columns[0]), None
    if len(columns) == 2 and not {"row", "column"} & {*named}:
        return _indexed(*columns), None
    if len(columns) != 3:
        return None, None
    if {"row", "column"} <= {*named} and len(rest) == 1:
        cells = _cells(named["row"], named["column"], rest[0])
        return _board(cells, bool(UPWARD.search(text))), None
    first, second, digits = columns
    if POINT.search(text):  # a point is written as column, row
        return _board(_cells(second, first, digits), bool(UPWARD.search(text))), None
    if SPARSE.search(text):
        return _board(_cells(first, second, digits)), None
    if first.name == "digit" or (
        not digits.name and _is_row_major(second, digits) and not _is_row_major(first, second)
    ):
        first, second, digits = second, digits, first
    return _boards(_cells(first, second, digits))


def _is_row_major(first: Column, second: Column) -> bool:
    """Return whether two columns are places in order, none of them twice."""
    places = [(_number(one), _number(other)) for one, other in zip(first.texts, second.texts, strict=True)]
    return all(one < other for one, other in pairwise(places))


def _flat(column: Column) -> Board | None:
    """Return the board with all cells in order, or None. Without names in the text, this is not a list."""
    n, digits = SIDE_OF.get(len(column.texts), 0), [_digit(text) for text in column.texts]
    if not n or column.name != "digit" or max(digits) > n:
        return None
    return board_of(geometry(str(n)), digits)


def _indexed(places: Column, digits: Column) -> Board | None:
    """Return the board with digits at these places, which count up from 0, or None."""
    numbers, found = [_number(text) for text in places.texts], [_digit(text) for text in digits.texts]
    n = next((side for side in SIDES if side * side > max(numbers) and side >= max(found)), 0)
    counts = all(one < other for one, other in pairwise(numbers))
    if numbers == [*range(1, len(numbers) + 1)] and len(numbers) in SIDE_OF:
        n, numbers = SIDE_OF[len(numbers)], [number - 1 for number in numbers]
    if not n or not counts or len(found) < FEWEST_IN_DISORDER or numbers[0] != 0 or max(numbers) < n * (n - 1):
        return None
    board = dict(zip(map(int, numbers), found, strict=True))
    return board_of(geometry(str(n)), [board.get(at, 0) for at in range(n * n)])


def _cells(first: Column, second: Column, digits: Column) -> list[Listed]:
    numbers = ([_number(text) for text in column.texts] for column in (first, second))
    return [Listed(*each) for each in zip(*numbers, [_sign(text) for text in digits.texts], strict=True)]


def _number(text: str) -> float:
    return float(text) if text[0].isdigit() else float(ord(text.upper()) - ord("A") + 1)


def _sign(text: str) -> str:
    return text.removesuffix(".0") if text[0].isdigit() else "0"


def _digit(text: str) -> int:
    return int(float(_sign(text)))


def _boards(cells: Sequence[Listed]) -> tuple[Board | None, Board | None]:
    """Return the board with these cells, or None if they are not cells of one grid, and perhaps a second reading.

    If the order does not say which number is the row, both readings are likely, unless one has conflicts.
    """
    turned = [Listed(second, first, digits) for first, second, digits in cells]
    places = [(cell.first, cell.second) for cell in cells]
    if places == sorted(places):
        return _board(cells), None
    if places == sorted(places, key=lambda place: place[::-1]):
        return _board(turned), None
    both = [board for board in (_board(cells), _board(turned)) if board and not any(_conflicts(board))]
    if len(cells) < FEWEST_IN_DISORDER or not both:
        return None, None
    return both[0], both[1] if len(both) > 1 else None


def _conflicts(board: Board) -> Iterator[object]:
    """Yield the conflicts of a board."""
    return (problem for problem in problems(board) if problem.code == "duplicate")


def _board(cells: Sequence[Listed], upward: bool = False) -> Board | None:
    """Return the board with these cells, or None if they are not cells of one grid."""
    if not all(cell.digits.isdecimal() for cell in cells):
        return None
    rows, columns = _places([cell.first for cell in cells]), _places([cell.second for cell in cells])
    if not rows or not columns:
        return None
    is_marked = max(int(cell.digits) for cell in cells) > max(SIDES)  # 123456789 are the candidates of a cell
    highest = max(int(sign) for cell in cells for sign in (cell.digits if is_marked else [cell.digits]))
    n = next((side for side in SIDES if side >= max(*rows, *columns, highest - 1) + 1), 0)
    if upward:
        rows = [n - 1 - row for row in rows]
    placed = [*zip(rows, columns, cells, strict=True)]
    found = {row * n + column: cell.digits for row, column, cell in placed}
    is_too_large = max(*rows, *columns) < LARGEST_DIGIT < highest  # two digits that should be one
    large = [place for *place, cell in placed if max(*place, 0 if is_marked else int(cell.digits) - 1) >= LARGEST_DIGIT]
    is_too_large |= len(large) == 1
    is_unsorted = is_marked and not all(list(digits) == sorted({*digits}) for digits in found.values())
    if not n or is_too_large or is_unsorted or len(found) < len(cells):
        return None
    grid = geometry(str(n))
    if is_marked:
        return board_of_groups(grid, [found.get(at, "0").replace("0", SYMBOLS[:n]) for at in range(n * n)])
    return board_of(grid, [int(found.get(at, "0")) for at in range(n * n)])


def _places(numbers: Sequence[float]) -> list[int] | None:
    """Return rows or columns, which count from 0, or None if the numbers are at uneven distances.

    `numbers` count from 0 or 1, or they are positions in a drawing, which must have numbers in its first and last row.
    """
    values = sorted({*numbers})
    if values[-1] <= max(SIDES) and all(value.is_integer() for value in values):
        first = 0 if values[0] == 0 else 1
        return [int(number) - first for number in numbers]
    step = min((high - low for low, high in pairwise(values)), default=0.0)
    places = [(number - values[0]) / step for number in numbers] if step else []
    is_even = places and all(abs(place - round(place)) < PART for place in places)
    return [round(place) for place in places] if is_even and round(max(places)) + 1 in SIDES else None
