"""Lists of cells in which several cells share a digit or a row, which is written once, in front of them.

1: r1c2 r3c4       5s at A1, B5       {"1": [[0, 1], [2, 3]]}       Row 1: c1=5, c2=3       Row 1: 5 in column 1
"""

import re
from collections.abc import Iterator, Sequence
from itertools import groupby

from sudoku_workshop.notation.listed_boards import FEWEST_IN_DISORDER, Listed, board_of_cells, conflicts, number_of
from sudoku_workshop.notation.source import Source, Whole

NUMBER = r"\d{1,2}"
PARTS = {  # a part of each cell -> the forms of all cells that share it
    "digit": (
        rf"[Rr](?P<row>{NUMBER})[Cc](?P<column>{NUMBER})",
        rf"(?P<first>[A-Pa-p])(?P<second>{NUMBER})",
        rf"[(\[] ?(?P<first>{NUMBER}), ?(?P<second>{NUMBER}) ?[)\]]",
    ),
    "row": (
        rf"(?:[Cc]|[Cc]ol(?:umn)? ?)(?P<column>{NUMBER}) ?[=:] ?(?P<digit>{NUMBER})",
        rf"(?P<digit>{NUMBER}) (?:in|at) [Cc](?:ol(?:umn)?)? ?(?P<column>{NUMBER})",
    ),
}
HEADS = {
    "digit": rf"(?<!\w)(?:[Dd]igits? |[Nn]umbers? )?(?P<head>{NUMBER})(?:'?s)?"
    r"(?:[\"'* \t]{0,4}[:=][\"'* \t]{0,4}| (?:at|in) )",
    "row": rf"(?<!\w)(?:[Rr]ow |[Rr])(?P<head>{NUMBER})[* \t]{{0,4}}:[* \t]{{0,4}}",
}
BETWEEN, BRACKET = r"[\"']?(?:, ?(?:and )?| and | )[\"']?", r"[\[({]?[\"']?"
FORMS = [
    (part, re.compile(rf"{head}{BRACKET}(?P<cells>{plain}(?:{BETWEEN}{plain})*+)"), re.compile(form))
    for part, head in HEADS.items()
    for form in PARTS[part]
    for plain in [re.sub(r"\?P<\w+>", "?:", form)]
]
FEWEST_HEADS, LONGEST = 4, 20_000  # characters
OTHERS = re.compile(r"\d")  # nothing outside the list has a digit


def take_headed(source: Source) -> Iterator[Whole]:
    """Yield the puzzle in a text that is such a list, and remove the list from the text."""
    text = source.marked if len(source.marked) <= LONGEST else ""
    for part, group, form in FORMS:
        found = [*group.finditer(text)]
        heads = [each["head"] for each in found]
        if len(found) < FEWEST_HEADS or len({*heads}) < len(heads) or OTHERS.search(group.sub("", text)):
            continue
        cells = [cell.groupdict() | {part: each["head"]} for each in found for cell in form.finditer(each["cells"])]
        if len(cells) < max(FEWEST_IN_DISORDER, len(heads) + 1):
            continue
        boards = [board for way in _ways(cells) if (board := board_of_cells(way)) and not any(conflicts(board))]
        if boards:
            other = boards[1] if len(boards) > 1 else None
            yield Whole("cells", found[0].start(), found[-1].end(), boards[0], tells="size", other=other)
            source.take([(0, len(text))])
            return


def _ways(cells: Sequence[dict[str, str]]) -> Iterator[Sequence[Listed]]:
    """Yield the cells in each way to tell rows from columns: as they are named, as they are sorted, or in both ways."""
    names = [("row", "column")] if "row" in cells[0] else [("first", "second"), ("second", "first")]
    sorted_by = [each for each in names if _are_sorted(cells, *each)]
    for row, column in sorted_by if len(sorted_by) == 1 else names:
        yield [Listed(number_of(cell[row]), number_of(cell[column]), cell["digit"]) for cell in cells]


def _are_sorted(cells: Sequence[dict[str, str]], first: str, second: str) -> bool:
    """Return whether the places of each digit are in order."""
    groups = ([*group] for _, group in groupby(cells, key=lambda cell: cell["digit"]))
    places = ([(number_of(cell[first]), number_of(cell[second])) for cell in group] for group in groups)
    return all(each == sorted(each) for each in places)
