"""Lines that all begin or end alike: the numbers of an editor, the signs of a comparison, the calls of a program.

     1  +-------+       +| 5 3 . |       print("| 5 3 . |")

Rows and borders have the same text around them here, so the whole drawing is inside. This is tried only with a text
that has no puzzle otherwise.
"""

import re
from collections.abc import Iterator, Sequence

from sudoku_workshop.notation.named_lines import kind_of
from sudoku_workshop.notation.source import Edit, Line, Source

FEWEST, LONGEST = 4, 5_000  # lines that begin alike; characters of the text
OF_CELLS = "0123456789.*?_xX- \t|"  # what may also begin or end rows
NUMBERED = re.compile(r"[ \t]*(?:[A-Za-z]{1,9}[ \t]*)?(\d{1,4})[^\w\s]{0,2}[ \t]")
COUNT = re.compile(r"\d+")


def without_heads(text: str) -> Source | None:
    """Return a text without what all lines of its paragraphs have at their beginning and end, or None."""
    source = Source(text if len(text) <= LONGEST else "")
    edits = [edit for lines in _paragraphs(source) for edit in _edits(lines)]
    return source.edited(edits) if edits else None


def _paragraphs(source: Source) -> Iterator[list[Line]]:
    """Yield the neighbouring lines that are not empty."""
    lines: list[Line] = []
    for line in [*source.lines(), Line(0, "")]:
        if line.text.strip():
            lines.append(line._replace(text=line.text.rstrip()))
            continue
        if len(lines) >= FEWEST:
            yield lines
        lines = []


def _edits(lines: Sequence[Line]) -> Iterator[Edit]:
    """Yield the edits that remove the beginnings and ends of these lines, if they are alike."""
    if _name_others(lines):
        return
    heads = _numbers(lines) or [len(_head([line.text for line in lines]))] * len(lines)
    tail = len(_head([line.text[head:][::-1] for line, head in zip(lines, heads, strict=True)]))
    for line, head in zip(lines, heads, strict=True):
        end = line.start + len(line.text)
        yield from (
            Edit(*span, "") for span in ((line.start, line.start + head), (end - tail, end)) if span[0] < span[1]
        )


def _name_others(lines: Sequence[Line]) -> bool:
    """Return whether the beginnings of lines count columns or boxes, so that the lines are not rows."""
    found = [match for line in lines if (match := COUNT.search(line.text))]
    numbers = [int(match[0]) for match in found]
    counts = bool(numbers) and numbers == [*range(numbers[0], numbers[0] + len(lines))]
    return counts and bool(kind_of(lines[0].text[: found[0].start()]))


def alike(texts: Sequence[str]) -> int:
    """Return the number of characters at the beginning that all texts have in common."""
    shortest = min(map(len, texts))
    return next((at for at in range(shortest) if len({text[at] for text in texts}) > 1), shortest)


def _head(texts: Sequence[str]) -> str:
    """Return what is at the beginning of all texts, without what may be part of rows."""
    return texts[0][: alike(texts)].rstrip(OF_CELLS)


def _numbers(lines: Sequence[Line]) -> list[int]:
    """Return the lengths of the numbers at the beginnings of lines, if they count the lines."""
    found = [match for line in lines if (match := NUMBERED.match(line.text))]
    numbers = [int(match[1]) for match in found]
    counts = len(found) == len(lines) and numbers == [*range(numbers[0], numbers[0] + len(numbers))]
    return [match.end() for match in found] if counts else []
