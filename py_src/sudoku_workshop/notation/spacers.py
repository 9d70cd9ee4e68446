"""Empty columns and rows between the boxes of a 9x9 grid, as spreadsheets have them.

5,3,,,,7,,,,,     -> 5,3,,,7,,,,     the fields 4 and 8 are empty in all rows
,,,,,,,,,,        ->                 an empty row
"""

from collections.abc import Iterator, Sequence

from sudoku_workshop.notation.cells import DECIMAL, MARKS
from sudoku_workshop.notation.source import Edit, Line, Source

SEPARATORS = "\t,;"
FIELDS, SPACERS, ROWS = 11, (3, 7), 9


def spacers(source: Source) -> list[Edit]:
    """Return the edits that remove the empty columns and rows between boxes."""
    for separator in SEPARATORS:
        if source.plain.count(separator) >= (FIELDS - 1) * (ROWS - 1):
            for table in _tables(source, separator):
                rows = [line for line in table if line.text.strip(f"{separator} ")]
                if len(rows) == ROWS and _has_spacers([line.text.split(separator) for line in rows]):
                    return [edit for line in table for edit in _edits(line, separator, line in rows)]
    return []


def _tables(source: Source, separator: str) -> Iterator[list[Line]]:
    """Yield the neighbouring lines that have this separator, or that are blank."""
    table: list[Line] = []
    for line in (*source.lines(), Line(len(source.plain), "end")):
        if separator in line.text or not line.text.strip():
            table.append(line)
        elif table:
            yield table
            table = []


def _has_spacers(rows: Sequence[Sequence[str]]) -> bool:
    """Return whether these rows are cells with empty fields between boxes. Empty fields at the end may be missing."""
    fields = [[field.strip(" \"'") for field in row] for row in rows]
    return (
        max(map(len, fields)) == FIELDS
        and not any(field for row in fields for at in SPACERS for field in row[at : at + 1])
        and all(not field or field in MARKS or DECIMAL.fullmatch(field) for row in fields for field in row)
    )


def _edits(line: Line, separator: str, is_row: bool) -> Iterator[Edit]:
    """Yield the edits that remove the empty fields of a row, or all of an empty line."""
    if not is_row:
        yield Edit(line.start, line.start + len(line.text), "")
        return
    start = line.start
    for at, field in enumerate(line.text.split(separator)):
        if at in SPACERS:
            yield Edit(start - 1, start + len(field), "")
        start += len(field) + 1
