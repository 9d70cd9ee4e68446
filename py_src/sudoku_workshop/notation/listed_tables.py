"""Numbers in a text with the same text between them again and again, as in a table or a list of cells."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from sudoku_workshop.notation.shape import SIDE_OF

FEWEST = 4  # cells of a list
MOST_NUMBERS, MOST_OUTSIDE = 4 * max(SIDE_OF), 6
NUMBER = re.compile(
    r"(?<![\w.])[A-Pa-p](?=\d{1,2}(?![\w.]))|\d+(?:\.\d+)?"
    r"|(?<=[:=][ \"'])(?:null|None|NaN|\"(?=\s*[,}])|'(?=\s*[,}]))"
    r"|(?<=[:=] [\"'])[\"'](?=\s*[,}])|(?<=[:=])(?:null|None)"
)
NOISE = re.compile(r"\b(?:true|false)\b|[\s\[\]{}()\"']+")
BLANKS = re.compile(r"([.,;*?_|-])\1")  # between numbers, these are the blank cells of a row


def tables(text: str, numbers: Sequence[re.Match[str]], is_part: bool = False) -> Iterator[tuple[int, int, int]]:
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
