"""Texts in lines: what each line is (a row, a border, prose or a whole grid), and the passages that rows form.

    Grid 01                    prose: ends a passage
    +-------+-------+          border: skipped
    | 5 3 . | . 7 . |          row
    53..7....6..195... # hard  a whole grid in one line (`oneline.py`): a separate passage

Borders and rows can look alike if `-` is the mark for a blank (see `borders.py`).
"""

import re
from collections.abc import Iterator
from itertools import islice

from sudoku_workshop.notation import lattice, oneline
from sudoku_workshop.notation.borders import Paragraphs
from sudoku_workshop.notation.cells import NAN, cached_if_short
from sudoku_workshop.notation.digits import SLIPS
from sudoku_workshop.notation.passage import Passage
from sudoku_workshop.notation.shape import LONGEST_ROW, SIDES
from sudoku_workshop.notation.source import Ignored, Line, Source
from sudoku_workshop.notation.thin_lines import take_thin_blocks

WORD = re.compile(r"[A-Za-z]{2,}|[^\W\d_A-Za-z]+")
PLAIN_LETTERS = re.compile(r"[A-PXx]+|[a-pXx]+")  # these may be cells; letters in mixed case, as in "No", are a word
NAN_WORD = re.compile(rf"(?<!\w)(?:{NAN.pattern})(?!\w)")  # NaN, which some programs write for a blank
NAME_OF_COLUMN = r"[\"']?(?:[A-Za-z_]{1,20}\d{1,2}|[A-Za-z]\w{1,20})[\"']?"
COLUMN_NAMES = re.compile(
    r"[ \t]{0,9}(?:(?:[A-Za-z]{2,9}[ \t]+)?"
    rf"[A-Za-z]{{1,9}}\d{{1,2}}(?:[ \t]{{1,9}}[A-Za-z]{{1,9}}\d{{1,2}}){{3,30}}"
    rf"|(?:{NAME_OF_COLUMN})?(?:[,;\t] ?{NAME_OF_COLUMN}){{3,30}})[ \t\r]{{0,9}}"
)
FIRST = 20  # the paragraphs of a long text that are read to see whether each is a grid
LETTER = re.compile(r"[^\W\d_]")
NO_CELLS, SIGN_OF_CODE, PAIR = re.compile("[^0-9.*?_|-]+"), re.compile("[$=<>;:'\"#%&@()]"), re.compile("[A-Za-z]{2}")
DATED = re.compile(r"(?=.*\d{1,4}[./-]\d{1,2}[./-]\d{2,4}).*\d:\d\d")
MISREAD = re.compile(rf"[0-9.*?_xX{''.join(map(re.escape, SLIPS))}-]+")  # a row with slips of OCR
HEADING = re.compile(r"[ \t]*(?:[(\[]?\d{1,3}[)\]:]|\w{1,20}[ \t]?:?=)[ \t\r]*")  # `1)` and `A =`


def _is_code(text: str) -> bool:
    """Return whether a line has words and signs, as in a program, but nothing that could be a cell."""
    return bool(NO_CELLS.fullmatch(text) and SIGN_OF_CODE.search(text) and PAIR.search(text))


@cached_if_short
def is_prose(text: str) -> bool:
    """Return whether a line is prose: at least a third of it is words, or it has only letters.

    Words consist of letters that cannot be cells. A line that has only letters may still be a row if it is as long as a
    row.
    """
    if COLUMN_NAMES.fullmatch(text) or HEADING.fullmatch(text) or _is_code(text) or DATED.match(text):
        return True
    if not (LETTER.search(text) and LETTER.search(text := NAN_WORD.sub("", text))):
        return False
    letters = "".join(text.split())
    if len(letters) in SIDES and MISREAD.fullmatch(letters) and not letters.isalpha():
        return False
    if letters.isalpha() and len(letters) > 1 and len(letters) not in SIDES:
        return True
    words = [word for word in WORD.findall(text) if not PLAIN_LETTERS.fullmatch(word)]
    if len(words) > 1 and len(words[0]) == len({*words}) == 1:  # one letter for every blank cell
        return False
    return bool(words) and 3 * sum(map(len, words)) >= len(letters)


def passages(source: Source) -> Iterator[Passage | Ignored]:
    """Yield the passages of a text (rows of cells that belong together), and its prose as ignored pieces.

    A line that contains a whole grid is a separate passage.
    """
    yield from take_thin_blocks(source)
    parts: list[list[Line]] = [[]]
    for line in source.lines():
        whole = oneline.passage(source, line) if len(line.text) > LONGEST_ROW else []
        if whole or is_prose(line.text):
            yield from flush(parts)
            parts = [[]]
            yield from whole or source.ignored(line.start, line.start + len(line.text))
        elif line.text.strip(" ") not in ("", ";"):
            parts[-1].append(line)
        elif parts[-1]:
            parts.append([])
    yield from flush(parts)


def flush(paragraphs: Paragraphs) -> Iterator[Passage]:
    """Yield the passage that the given lines form, if they form one, or the passages that their paragraphs form.

    The paragraphs of a long text are read on their own if the first of them are grids.
    """
    parts = [part for part in paragraphs if part]
    apart = (each for part in parts if (each := lattice.best([part])))
    first = [*islice(apart, FIRST)] if len(parts) > FIRST and sum(map(len, parts)) > lattice.TOO_MANY else []
    if first and all(each.is_sound for each in first):
        yield from (*first, *apart)
        return
    found = lattice.best(paragraphs) if any(line.text.strip() for part in parts for line in part) else None
    if found and not found.is_sound and len(paragraphs) > 1:
        others = [*first, *apart]
        if any(each.is_sound for each in others):
            yield from others
            return
    if found:
        yield found
