"""Text beside the cells of a row or above them: labels, bullets, headings and marks, and numerals for digits.

Row 1: 5 3 _ _     B) 53..      - 53..7....     labels that count the rows, and bullets
*67 #579 -1569 (2)6 38a                         marks of candidates
98000060  98,000,060                            rows without the zeros that a spreadsheet drops
五三〇〇七  V III . .                            numerals
"""

import re
from collections.abc import Iterator

from sudoku_workshop.notation.around_rows import CHINESE, ROMAN, rows_only
from sudoku_workshop.notation.shape import SIDES
from sudoku_workshop.notation.source import Edit, Line, Source

DIGIT_OF = {numeral: str(digit) for digit, numeral in enumerate(ROMAN, 1)}
DIGIT_OF |= {sign: str(digit) for signs in CHINESE for digit, sign in enumerate(signs)}
SIGNS = "".join(CHINESE)
NUMERAL_LINE = re.compile(
    rf"^(?:(?P<roman>(?=.*[IV][IVX])[IVX.\-_*0 \t|]+)|(?=.*[{SIGNS}])[{SIGNS}.\-_*0?xX \t|,+]+)\r?$",
    re.MULTILINE,
)
SIGN = re.compile(r"\S")
WORD = re.compile(r"\w")
BLANKS = frozenset(".-_*0?xX") | {"--", "__", ".."}
BESIDE = re.compile(r"(?<=[-=][+.*:'])[ \t]{2,}(?=[+.*:'][-=])")  # between two frames
GROUPED = re.compile(r"^[ \t\"]{0,9}(?P<digits>\d{1,3}(?:[,.' ]\d{3}){1,2}|\d{4,25})[ \t\";,]{0,9}\r?$", re.MULTILINE)
MARKED_LINE = re.compile(r"^(?=.*\d\d)(?=.*[^\d\s|]).*", re.MULTILINE)
SIGNS_OF_CELLS = re.compile(r"\d")
CANDIDATE = re.compile(r"[*#+@!&^~$:;(\[{-]{0,3}\d?[\d()\[\]{}+-]{0,18}[a-z*#@!&^~$:)\]}]{0,2}")
SEVERAL = re.compile(r"\d\d")
HEADED = re.compile(
    r"^(?P<head>[ \t]*\|.*\|[ \t\r]{0,9}\n)(?P<rule>[ \t]*\|(?=[ :]*-)[ \t|:-]*\|[ \t\r]{0,9}\n)"
    r"(?P<rows>(?:[ \t]*\|(?!-).*(?:\n|\Z)){4,25})(?![ \t]*\|)",
    re.MULTILINE,
)
TOKENS = re.compile(r"[^\s|]+")
FEWEST_GROUPS = 8  # in a line whose marks are removed
LISTED = re.compile(r"[\[{(][ ]?(?P<digits>[1-9](?:,[ ]?[1-9]){0,8})[ ]?[\]})]")
FEWEST_LISTED = 30  # lists of digits that are candidates, and not rows


def plain_rows(source: Source) -> Source:
    """Return the text with nothing but cells in its rows."""
    for find in (_numerals, _headings, _padded, _lists, _marks, rows_only):
        source = source.edited(find(source))
    return _below(source)


def _headings(source: Source) -> list[Edit]:
    """Return the edits that remove the heading of a table in Markdown, if as many rows as columns are below."""
    edits = []
    for table in HEADED.finditer(source.plain):
        columns = table["rule"].count("|") - 1
        rows = table["rows"].strip().splitlines()
        if len(rows) == columns in SIDES and all(row.count("|") == columns + 1 for row in (table["head"], *rows)):
            edits.append(Edit(table.start("head"), table.end("head") - 1, ""))
    return edits


def _below(source: Source) -> Source:
    """Return the text with frames that are side by side one below the other."""
    if not BESIDE.search(source.plain):
        return source
    pieces, block = list[slice](), list[Line]()
    for line in [*source.lines(), Line(len(source.plain), "")]:
        if line.text.strip():
            block.append(line)
            continue
        gap = BESIDE.search(block[0].text) if block else None
        middle = (gap.start() + gap.end()) // 2 if gap else 0
        is_split = gap and all(not each.text[gap.start() + 1 : gap.end() - 1].strip() for each in block)
        for part in (slice(0, middle), slice(middle, None)) if is_split else (slice(0, None),):
            for each in block:
                text = each.text[part]
                start = each.start + (part.start or 0)
                pieces.append(slice(start, start + len(text)))
            pieces.append(slice(line.start, line.start))
        block = []
    return source.pieced(pieces, ["\n"] * len(pieces))


def _numerals(source: Source) -> list[Edit]:
    """Return the edits that replace Chinese, Korean and Roman numerals, in lines that have nothing else."""
    edits = []
    for line in NUMERAL_LINE.finditer(source.plain):
        tokens = (
            TOKENS.finditer(source.plain, *line.span()) if line["roman"] else SIGN.finditer(source.plain, *line.span())
        )
        edits += [Edit(*token.span(), DIGIT_OF[token[0]]) for token in tokens if token[0] in DIGIT_OF]
    lines = {source.line_of(edit.start) for edit in edits}
    return edits if len(lines) > 3 or len(edits) > max(SIDES) else []


def _padded(source: Source) -> list[Edit]:
    """Return the edits that add the zeros that a spreadsheet drops at the beginning of rows: 98000060 or 98,000,060.

    No row begins with a zero then, and several rows are short.
    """
    edits: list[Edit] = []
    for run in _runs(source, GROUPED):
        n, rows = len(run), [re.sub(r"\D", "", row["digits"]) for row in run]
        short = [row for row in rows if len(row) < n]
        starts = {row[0] for row in rows}
        if n in SIDES and n == max(map(len, rows)) and len(short) > 1 and "0" not in starts and "0" in "".join(rows):
            source.notes.append(source.error("padded", run[0].start("digits"), count=len(short)))
            edits += [Edit(*found.span("digits"), row.zfill(n)) for found, row in zip(run, rows, strict=True)]
    return edits


def _runs(source: Source, pattern: re.Pattern[str]) -> Iterator[list[re.Match[str]]]:
    """Yield the matches of a pattern in neighbouring lines. Lines without letters and digits do not separate them."""
    run: list[re.Match[str]] = []
    for match in pattern.finditer(source.plain):
        if run and WORD.search(source.plain, source.line_around(run[-1].start())[1], match.start()):
            yield run
            run = []
        run.append(match)
    if run:
        yield run


def _lists(source: Source) -> list[Edit]:
    """Return the edits that write lists of candidates as groups: 124 for [1, 2, 4]."""
    found = [*LISTED.finditer(source.plain)]
    groups = [re.sub(r"\D", "", each["digits"]) for each in found]
    if len(found) < FEWEST_LISTED or any(len(group) > len({*group}) for group in groups) or max(map(len, groups)) == 1:
        return []
    return [Edit(*each.span(), group) for each, group in zip(found, groups, strict=True)]


def _marks(source: Source) -> list[Edit]:
    """Return the edits that remove marks such as * and # from candidates, as in `*67 #579 -1569 (2)6 38a`."""
    edits = []
    for line in MARKED_LINE.finditer(source.marked):
        tokens = [*TOKENS.finditer(source.marked, *line.span())]
        groups = [token[0] for token in tokens if SIGNS_OF_CELLS.search(token[0])]
        if len(groups) < FEWEST_GROUPS or not all(CANDIDATE.fullmatch(token[0]) for token in tokens):
            continue
        if SEVERAL.search("".join(group + " " for group in groups)) and BLANKS.isdisjoint(token[0] for token in tokens):
            edits += [
                Edit(
                    at,
                    at + 1,
                    "" if source.marked[at - 1].isdigit() or source.marked[at + 1 : at + 2].isdigit() else " ",
                )
                for token in tokens
                for at in range(*token.span())
                if not source.marked[at].isdigit()
            ]
    return edits
