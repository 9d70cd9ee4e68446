"""Text beside the cells of a row or above them: labels, bullets, headings and marks.

Row 1: 5 3 _ _     B) 53..      - 53..7....     labels that count the rows, and bullets
*67 #579 -1569 (2)6 38a                         marks of candidates
98000060  98,000,060                            rows without the zeros that a spreadsheet drops
"""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from sudoku_workshop.notation.around_rows import rows_only
from sudoku_workshop.notation.labels import count_columns
from sudoku_workshop.notation.shape import SIDES
from sudoku_workshop.notation.source import Edit, Line, Source
from sudoku_workshop.notation.spacers import spacers
from sudoku_workshop.notation.stand_ins import blank_words, bracketed, given_marks, numerals, separated

WORD = re.compile(r"\w")
BLANKS = frozenset(".-_*0?xX") | {"--", "__", ".."}
BESIDE = re.compile(r"(?<=[-=][+.*:'])[ \t]{2,}(?=[+.*:'][-=])")  # between two frames
GROUPED = re.compile(r"^[ \t\"]{0,9}(?P<digits>\d{1,3}(?:[,.' ]\d{3}){1,2}|\d{4,25})[ \t\";,]{0,9}\r?$", re.MULTILINE)
MARKED_LINE = re.compile(r"^(?=.*\d,?\d)(?=.*[^\d\s|]).*", re.MULTILINE)
SIGNS_OF_CELLS = re.compile(r"\d")
CANDIDATE = re.compile(
    r"[a-h*#+@!&^~$:;(\[{<'_=-]{0,3}\d?(?:[\d()\[\]{}+-]|,(?=\d)){0,18}[a-z*#@!&^~$:)\]}>'%?_=]{0,2}"
)
SEVERAL = re.compile(r"\d,?\d")
BARRED = re.compile(r"^(?:[^|\n]*\|){3,}[^|\n]*$", re.MULTILINE)
BLANK = "[ \\t]{0,9}"
HEADED = re.compile(  # a name between bars, columns that count, or a line between the heading and the rows
    r"\|[^|\n\d]{0,40}[^\W\d_][^|\n]{0,40}\|"
    rf"|^{BLANK}\|?(?:[^|\n]{{0,12}}\|)?{BLANK}(?:0{BLANK}\|{BLANK})?1{BLANK}\|{BLANK}2{BLANK}\|"
    rf"|^{BLANK}\|?{BLANK}:?-{{1,9}}:?{BLANK}\|{BLANK}:?-",
    re.MULTILINE,
)
FIELD = re.compile(r"\s*(?:\d{1,2}(?:\.0*)?|[.*?_xX-]|--|NaN|NA|None|null|nil|NULL|)\s*")
MOST_HEADINGS, LARGEST_DIGIT = 3, 9
EDGE = re.compile(r"^[ \t]*(?P<sign>[#*:=%@~])(?P=sign){8,}[ \t\r]*$", re.MULTILINE)
TOKENS = re.compile(r"[^\s|]+")
FEWEST_GROUPS = 8  # in a line whose marks are removed
LISTED = re.compile(r"[\[{(]\s*(?P<digits>[\"']?[1-9][\"']?(?:,\s*[\"']?[1-9][\"']?){0,8})\s*[\]})]")
FEWEST_LISTED = 30  # lists of digits that are candidates, and not rows


def plain_rows(source: Source) -> Source:
    """Return the text with nothing but cells in its rows."""
    for find in (
        spacers,
        given_marks,
        blank_words,
        numerals,
        separated,
        bracketed,
        _framed,
        _headings,
        _padded,
        _lists,
        _marks,
        rows_only,
    ):
        source = source.edited(find(source))
    return _below(source)


def _headings(source: Source) -> list[Edit]:
    """Return the edits that remove headings above the n rows of a table with bars: names, types or column numbers."""
    edits = []
    for table in _tables(source) if HEADED.search(source.plain) else ():
        is_framed = all(line[0].lstrip().startswith("|") for line in table)
        if len(table) == len(_fields(table[-1], is_framed)) and all(
            _are_cells(_fields(line, is_framed)) for line in table
        ):
            continue
        for n in (len(table) - count for count in range(1, min(MOST_HEADINGS, len(table)) + 1)):
            heads, body = table[: len(table) - n], table[len(table) - n :]
            rows = [_fields(line, is_framed) for line in body]
            if n in SIDES and len(rows[0]) in (n, n + 1) and all(_are_cells(row[len(row) - n :]) for row in rows):
                fields = [_fields(line, is_framed)[-n:] for line in heads]
                is_ruled = "-" in source.plain[heads[-1].end() : body[0].start()] and not any(
                    "-" in source.plain[one.end() : other.start()] for one, other in pairwise(body)
                )
                if all(
                    is_ruled or count_columns([field.strip() for field in row]) or not _are_cells(row) for row in fields
                ):
                    edits.append(Edit(heads[0].start(), body[0].start(), ""))
                break
    return edits


def _framed(source: Source) -> list[Edit]:
    """Return the edits that write bars for the sign that a frame consists of, as in ### above # 5 3 . # . 7 . #.

    The sign may be that of comments, so the cells between two signs are written again.
    """
    edges = [*EDGE.finditer(source.marked)]
    if len(edges) < 2:
        return []
    sign, first, last = edges[0]["sign"], source.line_of(edges[0].start()), source.line_of(edges[-1].start())
    inner = [
        Line(start, source.marked[start:end])
        for start, end in (source.line_around(source.start_of(number)) for number in range(first, last + 1))
    ]
    rows = [line for line in inner if re.search(r"\d", line.text)]
    places = [tuple(at for at, each in enumerate(line.text) if each == sign) for line in rows]
    if len(rows) not in SIDES or len({*places}) > 1 or len(places[0]) not in (4, len(rows) + 1):
        return []
    lines = {source.place(line.start)[0] for line in inner}
    source.comments = [comment for comment in source.comments if comment.line not in lines]
    drawn = [line.text.replace(sign, "|") if line in rows else re.sub(r"\S", "-", line.text) for line in inner]
    return [
        Edit(at, at + 1, each)
        for line, text in zip(inner, drawn, strict=True)
        for at, each in enumerate(text, line.start)
        if each != source.plain[at]
    ]


def _tables(source: Source) -> Iterator[list[re.Match[str]]]:
    """Yield the neighbouring lines with the same number of bars. Drawn lines do not separate them."""
    run: list[re.Match[str]] = []
    for line in BARRED.finditer(source.plain):
        if not WORD.search(line[0].replace("_", "")) and line[0].strip(" |+-=:_"):
            continue
        is_rule = "-" in line[0] and not line[0].strip(" \t|+-=:\r")
        if is_rule:
            continue
        between = source.plain[run[-1].end() : line.start()] if run else ""
        if run and (line[0].count("|") != run[-1][0].count("|") or WORD.search(between)):
            yield run
            run = []
        run.append(line)
    if run:
        yield run


def _fields(line: re.Match[str], is_framed: bool) -> list[str]:
    return (line[0].strip().removeprefix("|").removesuffix("|") if is_framed else line[0]).split("|")


def _are_cells(fields: Sequence[str]) -> bool:
    return all(map(FIELD.fullmatch, fields))


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
    if len(found) < FEWEST_LISTED or len({len(each["digits"]) for each in found}) == 1:
        return []
    groups = [re.sub(r"\D", "", each["digits"]) for each in found]
    if len({*map(len, groups)}) == 1 or any(len(group) > len({*group}) for group in groups):
        return []
    edits = []
    for each, group, after in zip(found, groups, [*found[1:], None], strict=True):
        edits.append(Edit(*each.span(), group))
        if after and not source.plain[each.end() : after.start()].strip(", \t\r\n"):
            edits.append(Edit(each.end(), after.start(), ", "))
    return edits


def _marks(source: Source) -> list[Edit]:
    """Return the edits that remove marks such as * and # from candidates, as in `*67 #579 -1569 (2)6 38a`."""
    edits = []
    for line in MARKED_LINE.finditer(source.marked):
        tokens = [*TOKENS.finditer(source.marked, *line.span())]
        groups = [token[0] for token in tokens if SIGNS_OF_CELLS.search(token[0])]
        fold = str.lower if len(tokens) <= LARGEST_DIGIT else str  # in larger grids, capitals are digits
        if len(groups) < FEWEST_GROUPS or not all(CANDIDATE.fullmatch(fold(token[0])) for token in tokens):
            continue
        if SEVERAL.search("".join(group + " " for group in groups)) and BLANKS.isdisjoint(token[0] for token in tokens):
            edits += [Edit(*token.span(), re.sub(r"\D", "", token[0]) or " ") for token in tokens]
    if source.comments:
        lines = {source.place(edit.start)[0] for edit in edits}
        source.comments = [comment for comment in source.comments if comment.line not in lines]
    return edits
