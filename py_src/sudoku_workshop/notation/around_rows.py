"""Text before and after the cells of rows: labels, bullets, remarks and the code of programs.

    Row 1: 5 3 _ _     B) 53..      p.txt:3:53..7....     100 DATA 5,3,0     53..7....  (row 1)
    Sudoku: 53..7.... / 6..195... / .98....6.             all rows in one line

In n neighbouring lines, a piece of n cells is looked for. The text around it must be the same in all lines, or count
the lines, or be a remark. Only the first line may begin otherwise, and the last one may end otherwise, as in programs.
"""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import takewhile

from sudoku_workshop.notation.heads import alike
from sudoku_workshop.notation.labels import CHINESE, ROMAN, count_columns, count_rows
from sudoku_workshop.notation.named_lines import kind_of, rows_of
from sudoku_workshop.notation.shape import SIDES
from sudoku_workshop.notation.source import Edit, Line, Source

CELL, LETTERED = r"0-9.*?_xX\-", r"0-9A-Pa-p.*?_\-"
NUMBER = r"(?:-?\d{1,2}(?:\.0*)?|--|[.*?_xX-]|NaN|NA|None|null|nil)"
FIELDS = "[ \\t]*{0}[ \\t]*"
NO_LABEL = r"(?<![0-9A-Za-z.] )"  # an empty field before the first bar is not the space after a label
BEFORE, AFTER = r"(?<![0-9A-Za-z.])", r"(?![0-9A-Za-z.])"
AROUND = re.compile(  # signs that there is more than cells
    r"[^\W\d_]{2}|[^\W\d_\x00-\x7f]|[:=)\]>#`]|[^\s\w.*?|+,;:!'\"(\[{}&/\\<~-]|^[ \t]*[-*+][ \t]{0,9}[\d.]"
    r"|[ \t]--?[ \t]{1,9}\d{1,3}[ \t\r]{0,9}$"
    r"|^[ \t\"|]*(?:[^\W\d_]\d{0,2}[ \t,;.|]|\d{1,3}\.[ \t]|\d{1,3}[ \t]{1,4}[\d.*_?-]{4}|\d{1,2} (?:-|\|) |--[ \t])"
    r"|[\"']\.[ \t\r]{0,9}$",
    re.MULTILINE,
)
BULLET = re.compile(r"^[ \t]*[•▪■●◦○□–—][ \t]", re.MULTILINE)
REMARK, MOST_DIGITS = re.compile(r"[^\W\d_]{2}"), 3
OPENED, CLOSED, BRACKETS, ENDS = (
    ("[", "(", "{", '"', "'"),
    ("]", ")", "}", '"', "'"),
    " \t,[({\"'",
    " \t\r,;:)]}\"'+\\&_",
)
SIGNS, FEWEST_SIGNS = re.compile(r"[\d.*?_,;|\t-]|[xX]{2}|NaN|NA|None|null|nil|(?<!\w)\w(?!\w)"), 4  # of a row of cells
COUNTERS = "0123456789IVXivx" + "".join(CHINESE)
BORDERS = " \t,;|!\r"
INTEGER, NAME, WORD = re.compile(r"\d+"), re.compile(r"\w+"), re.compile(r"\w")
ROW = re.compile(r"^(?=[^\n]{0,299}?(?:[\d.*?_]|(?:\b[A-Za-z]\b\W{1,5}){3}))[^\n]{6,299}$", re.MULTILINE)
LONGEST_TEXT = 20_000  # in characters: in a longer text, rows in one line are not looked for
IN_LINE = [
    re.compile(
        rf"(?<![\w.])(?P<first>[0-9.*?_-]{{{n}}})(?P<between>[ \t]?(?:[^\w\s]|_)[ \t]?|[ \t])"
        rf"(?:[0-9.*?_-]{{{n}}}(?P=between)){{{n - 2}}}[0-9.*?_-]{{{n}}}(?![\w])"
    )
    for n in SIDES
    if n in (6, 8, 9)
]
SPACED_ROW = "[0-9.*?_ -]{5,60}"
NEARLY_IN_LINE = re.compile(  # one row may have a cell too few or too many, so that a message can name the row
    rf"(?<![\w.,;/|]){SPACED_ROW}(?P<between>[,;/|])(?:{SPACED_ROW}(?P=between)){{4,23}}{SPACED_ROW}(?![\w,;/|])"
)


@cache
def _patterns(n: int) -> Sequence[re.Pattern[str]]:
    """Return the patterns of n cells: next to each other, separated, or in fields that may be empty."""
    sign = CELL if n < len(ROMAN) + 1 else LETTERED
    rows = [
        f"[{sign}]{{{n}}}",
        *(
            rf"[{sign}]{{{n // parts}}}(?:[ \t]?\|[ \t]?[{sign}]{{{n // parts}}}){{{parts - 1}}}"
            for parts in (2, 3)
            if n % parts == 0
        ),
        *([rf"\d{{1,{n}}}(?:[ \t|]+\d{{1,{n}}}){{{n - 1}}}"] if n < len(ROMAN) + 1 else []),
        rf"{NUMBER}(?:[ \t]+(?:\|[ \t]*)?{NUMBER}){{{n - 1}}}",
        *(
            rf"(?:{NO_LABEL}|(?=\"?{NUMBER}))(?:\"?{NUMBER}?\"?{FIELDS.format(mark)}){{{n - 1}}}"
            rf"(?:\"?{NUMBER}\"?|(?=[ \t]*\|?[ \t]*$))"
            for mark in (",", ";", "\\|", "\\t")
        ),
    ]
    return [
        re.compile(f"^(?P<head>.{{0,99}}{lazy}){BEFORE}(?P<cells>{row}){AFTER}(?P<tail>.*)$")
        for row in rows
        for lazy in ("?", "")
    ]


def rows_only(source: Source) -> list[Edit]:
    """Return the edits that remove the text before and after the cells of rows."""
    edits = []
    for run in _runs(source):
        for n in (len(run), len(run) - 1):
            if n in SIDES and (found := _row_pieces(source, run[len(run) - n :], run[: len(run) - n])):
                edits += found
                break
    return edits or _in_one_line(source)


def _runs(source: Source) -> Iterator[list[Line]]:
    """Yield the neighbouring lines that have cells. Lines without letters and digits do not separate them."""
    run: list[Line] = []
    has_more = AROUND.search(source.plain) or BULLET.search(source.typed)
    for line in ROW.finditer(source.plain) if has_more else ():
        if REMARK.search(line[0]) and len(SIGNS.findall(line[0])) < FEWEST_SIGNS:
            continue
        end = run[-1].start + len(run[-1].text) + 1 if run else line.start()
        if end < line.start() and WORD.search(source.plain, end, line.start()):
            yield run
            run = []
        run.append(Line(line.start(), line[0]))
    if run:
        yield run


def _row_pieces(source: Source, lines: Sequence[Line], heading: Sequence[Line]) -> list[Edit]:
    """Return the edits that leave only the cells of these lines, or none if the text around them is not explained.

    A heading has no cells, or it counts the columns.
    """
    texts = [line.text.rstrip("\r") for line in lines]
    for pattern in _patterns(len(lines)):
        found = [match for match in takewhile(bool, map(pattern.match, texts)) if match]
        if len(found) < len(lines) or any(
            pattern.match(line.text) and not count_columns(NAME.findall(line.text)) for line in heading
        ):
            continue
        heads, tails = [each["head"].strip(BORDERS) for each in found], [each["tail"].strip(BORDERS) for each in found]
        if not any(heads + tails) or _are_brackets(found):
            continue
        if _is_cell(source, lines, found, _counts(heads)):
            continue
        if _explained(heads, heads[1:]) and _explained(tails, tails[:-1], remarks=True):
            above = [
                Edit(line.start, line.start + len(line.text), "")
                for line in heading
                if count_columns(NAME.findall(line.text))
            ]
            if (kind := kind_of(heads[0])) and kind == kind_of(heads[-1]) and _counts(heads):
                rows = rows_of(kind, [each["cells"] for each in found]) or [""] * len(found)
                return above + [
                    Edit(line.start, line.start + len(line.text), row) for line, row in zip(lines, rows, strict=True)
                ]
            in_bars = all(each["head"].rstrip().endswith("|") == each["tail"].startswith("|") for each in found)
            return above + [
                Edit(
                    line.start + start, line.start + end, "|" if in_bars and "|" in each["head"] + each["tail"] else " "
                )
                for line, each in zip(lines, found, strict=True)
                for start, end in (each.span("head"), each.span("tail"))
                if start < end
            ]
    return []


def _are_brackets(found: Sequence[re.Match[str]]) -> bool:
    """Return whether all rows are in brackets or quotes and nothing else, which `array` reads."""
    return all(each["head"][-1:] in OPENED and each["tail"][:1] in CLOSED for each in found) and not any(
        each["head"].strip(BRACKETS) or each["tail"].strip(ENDS) for each in found[1:-1]
    )


def _is_cell(source: Source, lines: Sequence[Line], found: Sequence[re.Match[str]], is_counted: bool) -> bool:
    """Return whether the sign beside the cells may be a cell itself, as it is also typed for a blank.

    A sign after numbers that count the lines is not a cell.
    """
    typed = [source.typed[line.start : line.start + len(line.text)] for line in lines]
    beside = {text[slice(*each.span("tail"))].strip(BORDERS)[:1] for text, each in zip(typed, found, strict=True)}
    if not is_counted:
        beside |= {text[: each.end("head")].strip(BORDERS)[-1:] for text, each in zip(typed, found, strict=True)}
    cells = "".join(text[slice(*each.span("cells"))] for text, each in zip(typed, found, strict=True))
    return any(sign in cells for sign in beside - {""} if not sign.isalnum())


def _explained(texts: Sequence[str], others: Sequence[str], remarks: bool = False) -> bool:
    """Return whether texts around rows are the same, count the rows, or are remarks.

    `others` are all but the one that may be different, at the beginning or the end of a program.
    """
    if len({*others}) == 1 and not any(INTEGER.search(text) and not REMARK.search(text) for text in texts):
        return True
    if _counts(texts) or (remarks and len({INTEGER.sub("1", text) for text in texts}) == 1 and REMARK.search(texts[0])):
        return True
    return remarks and all(map(_is_remark, texts))


def _is_remark(text: str) -> bool:
    """Return whether a text after a row is a remark, and has no cells."""
    first = text.split()[0] if text else ""
    return not text or bool(not re.fullmatch(NUMBER, first) and REMARK.search(text) and _digits(text) <= MOST_DIGITS)


def _digits(text: str) -> int:
    return sum(map(str.isdigit, text))


def _counts(texts: Sequence[str]) -> bool:
    """Return whether texts are the same but for a number, letter or word that counts the lines."""
    before = len(texts[0][: alike(texts)].rstrip(COUNTERS))
    ends = [text[before:][::-1] for text in texts]
    after = len(ends[0][: alike(ends)].rstrip("0123456789"))
    parts = [text[before : len(text) - after] for text in texts]
    return count_rows(parts)


def _in_one_line(source: Source) -> list[Edit]:
    """Return the edits that write the rows of a grid in lines, if the text has all of them in one line."""
    for pattern in IN_LINE if len(source.plain) <= LONGEST_TEXT else ():
        for found in pattern.finditer(source.plain):
            n, between = len(found["first"]), found["between"]
            cells = [found[0][at : at + n] for at in range(0, len(found[0]), n + len(between))]
            if between.strip() in ".*?_-" and between.strip() in "".join(cells) and between.strip():
                continue
            start, end = source.line_around(found.start())
            return [Edit(start, end, "\n".join(cells))]
    for found in NEARLY_IN_LINE.finditer(source.plain) if len(source.plain) <= LONGEST_TEXT else ():
        lengths = [len("".join(row.split())) for row in found[0].split(found["between"])]
        if len(lengths) in SIDES and lengths.count(len(lengths)) == len(lengths) - 1:
            return [Edit(at.start(), at.end(), "\n") for at in re.finditer(re.escape(found["between"]), source.plain)]
    return []
