"""The errors of lists of cells in which one cell is wrong: `r1c1=5, r1c2=x, r1c5=7`.

The cells of a list are written alike, so the one that is not, or has a number that no other has, is the mistake.
"""

import re
from collections import Counter
from collections.abc import Sequence

from sudoku_workshop.notation.error import NotationError
from sudoku_workshop.notation.source import Offset, Source

WAYS = [  # to divide a text into cells
    re.compile(cell) for cell in (r"[^\n]+", r"[^;\n]+", r"[(\[{][^()\[\]{}\n]*[)\]}]", r"[^,;\s]+", r"[^,\n]+")
]
AROUND, BRACKETS = " \t\r,;.", "()[]{}"
NUMBER = re.compile(r"\d+(?:\.\d*)?(?:e[+-]\d+)?|(?<![\w.,(])[A-Ia-i](?=\d)")  # also the letter of a row, as in A1
LETTER = re.compile(r"[^\W\d_]")
FEWEST, MOST_ODD = 8, 2  # cells that are written alike, and others
LONGEST, LONGEST_CELL, LONGEST_NUMBER = 10_000, 60, 3  # in characters
NUMBERS, LARGEST = (3, 2), 9  # numbers of a cell: row, column and digit; two if there are names
Items = Sequence[tuple[Offset, str]]  # the cells of a list with their offsets


def list_error(source: Source) -> NotationError | None:
    """Return the error of the first wrong cell in a list of cells, or None if the text is not such a list."""
    for way in WAYS if len(source.marked) <= LONGEST else ():
        items = [
            (found.start() + found[0].index(text), text)
            for found in way.finditer(source.marked)
            if (text := _cell(found[0]))
        ]
        forms = [NUMBER.sub("1", text) for _, text in items]
        usual, count = Counter(forms).most_common(1)[0] if items else ("", 0)
        alike = [item for item, form in zip(items, forms, strict=True) if form == usual]
        if count < max(FEWEST, len(items) - MOST_ODD) or len(usual) > LONGEST_CELL:
            continue
        if max(map(len, NUMBER.findall(alike[0][1])), default=LONGEST) > LONGEST_NUMBER:
            continue
        is_named = bool(LETTER.search(alike[0][1]))
        if usual.count("1") not in NUMBERS[: 1 + is_named]:
            continue
        odd = [
            item
            for item, form in zip(items, forms, strict=True)
            if form != usual and alike[0] < item and NUMBER.search(item[1])
        ]
        if odd:
            return source.error("item-form", odd[0][0], item=odd[0][1], example=alike[1][1])
        return _too_large(source, alike) or (_twice(source, alike) if is_named else None)
    return None


def _cell(text: str) -> str:
    """Return the text of a cell without the brackets and separators around the list."""
    text = text.strip(AROUND)
    is_whole = all(text.count(begin) == text.count(end) for begin, end in ("()", "[]", "{}"))
    return text if is_whole else text.strip(AROUND + BRACKETS)


def _too_large(source: Source, items: Items) -> NotationError | None:
    """Return the error for the only number with two digits, or None."""
    numbers = ((at, text, number) for at, text in items for number in re.findall(r"\d+", text))
    large = [each for each in numbers if len(each[2]) <= LONGEST_CELL and int(each[2]) > LARGEST]
    if len(large) != 1:
        return None
    at, text, number = large[0]
    return source.error("item-number", at, item=text, number=int(number), expected=LARGEST)


def _twice(source: Source, items: Items) -> NotationError | None:
    """Return the error for the first cell that comes twice, or None if the digits are not the last characters."""
    seen = set[str]()
    for at, text in items:
        place = "".join(NUMBER.findall(text))[:-1]
        if place in seen and not text[0].isdigit():
            return source.error("item-twice", at, item=text)
        seen.add(place)
    return None
