"""The removal of markup, so that only the cells of a text, their separators and borders are left.

    <td>5</td><td></td>   {5} & {}     -> | 5 |   |    tables of web pages, wikis, LaTeX and RTF
    [b]5[/b]  **5**  \\e[1m5            -> 5            emphasis
    53%2E%2E7  53&nbsp;7  53…7         -> 53..7        escapes
    "53..7...." + \\n                   -> 53..7....    the ends of lines in programs
    Row 1: 5 3 _ _                     -> 5 3 _ _      labels that count the rows

Each step has a sign. A text without this sign is left alone. Most signs are not even looked for, because the text has
none of their characters. So texts without markup cost almost nothing.
"""

import json
import re
from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from html import unescape
from typing import NamedTuple
from urllib.parse import unquote

from sudoku_workshop.notation.beside_rows import plain_rows
from sudoku_workshop.notation.json_text import parse_json
from sudoku_workshop.notation.shape import SIDE_OF, SIDES
from sudoku_workshop.notation.source import PLAIN, Edit, Source
from sudoku_workshop.notation.web import without_tags

Change = Callable[[re.Match[str]], str] | str
FLAGS = re.MULTILINE | re.IGNORECASE


class Step(NamedTuple):
    """A kind of markup: characters of which a text must have one, a sign that it may have it, and what to replace."""

    needed: frozenset[str]
    sign: re.Pattern[str]
    changes: Iterable[tuple[re.Pattern[str], Change]]


MISREAD = re.compile("\u00c2.|\u00c3.|\u00e2..")


def _decoded(match: re.Match[str]) -> str:
    """Return the character whose bytes were read in the wrong encoding, such as a bar for â”‚."""
    try:
        return match[0].encode("cp1252").decode("utf-8").translate(PLAIN)
    except UnicodeError:
        return match[0]


def _character(match: re.Match[str]) -> str:
    """Return the character that an escape of a program stands for."""
    return chr(int(match[1] or match[2], 16)).translate(PLAIN)


def _turned(match: re.Match[str]) -> str:
    """Return the numbers of a matrix that R writes column by column, row by row."""
    numbers = match[1].split(",")
    n = SIDE_OF.get(len(numbers), 0)
    return f"c({','.join(number for row in range(n) for number in numbers[row::n])})" if n else match[0]


def _by_columns(match: re.Match[str]) -> str:
    """Return the rows of a table that is written as an object of columns, as pandas does."""
    table = parse_json(match[0])
    if not isinstance(table, dict) or not all(isinstance(column, dict | list) for column in table.values()):
        return match[0]
    columns = (column.values() if isinstance(column, dict) else column for column in table.values())
    return json.dumps([*zip(*columns, strict=False)])


@lru_cache(1)
def _has_zeros(text: str) -> bool:
    return bool(ZERO.search(text))


def _without_holes(match: re.Match[str]) -> str:
    """Return a list with NA where nothing is between two commas, if it then has as many cells as a row or a grid."""
    fields = [field.strip() for field in match[1].split(",")]
    is_row = not _has_zeros(match.string) and "" in fields[:-1] and (len(fields) in SIDES or len(fields) in SIDE_OF)
    return f"[{','.join(field or 'NA' for field in fields)}]" if is_row else match[0]


def _step(needed: str, sign: str, *changes: tuple[str, Change]) -> Step:
    """Return a step. Needed letters are given small and capital, because signs find both."""
    compiled = [(re.compile(pattern, FLAGS), change) for pattern, change in changes]
    return Step(frozenset(needed), re.compile(sign, FLAGS), compiled)


INVISIBLE = "[\x00\u00ad\u0300-\u036f\u20d0-\u20f0\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufe0e\ufe0f]"
ESCAPE = "%(?:0[AD9]|[2357][0-9A-F])"
FORUM = (
    r"\[/?(?:code|b|i|u|s|tt|color|size|font|quote|pre|center|mono|spoiler|hidden|url|list|align|img)(?:=[^\]\n]*)?\]"
)
NAMES = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
EMOJI = "|".join(NAMES)
NUMBER_OF_CODE = r"(?<=[,(\[{ ])(?:0x0?)?(\d{1,2})(?:[LUNF]|U8|I32|(?<=0x\d)|(?<=0x\d\d))(?=\s{0,9}[,)\]}])"
EM_DASH, LINE = re.compile("[–—]"), re.compile(r"^[\d.\-–—]{4,}$", re.MULTILINE)  # written for two hyphens
ZERO = re.compile(r"(?<!\d)0(?!\d)")
BRACES = r"\{[^{}]*\}"
ANSI = r"(?:\x1b|\^\[|\\(?:033|e|x1b|u001b))\[[0-9;]*[mKHJ]|\[(?:\d{1,2};)*\d{0,2}m(?![A-Za-z]|\w*\])"
QUOTES = "\"'"
STEPS = (
    _step("", INVISIBLE, (INVISIBLE, "")),
    _step("\u2025\u2026", "[\u2025\u2026]", ("\u2026", "..."), ("\u2025", "..")),
    _step("=", r"(?<!\w)=\"[\d.]?\"", (r"(?<!\w)=\"([\d.]?)\"", r"\1")),
    _step("mMtT", r"\b(?:Some|Just|Optional)\b", (r"\b(?:Some|Just|Optional)\b ?\(?(\d+)\)?", r"\1")),
    _step(",)]}", NUMBER_OF_CODE, (NUMBER_OF_CODE, r"\1")),
    _step("/", r"\(/|/\)", (r"\(/(?=[\s\d&])", "["), (r"(?<=[\s\d&])/\)", "]")),
    _step("[", r"^[ \t]{0,9}\[1\](?: {1,9}\S{1,9}){4,99}\r?\n {0,9}\[(?!2\])\d+\] ", (r"^[ \t]*\[\d+\](?= )", "")),
    _step("yY", r"\bArray\b|\barray \(", (r"(?:\[\d+\]|^[ \t]*\d+) => ?", "")),
    _step("(", r"structure\(c\(", (r"structure\(c\(([\s\d,NA]*)\), *\.?dim *= *c\([^()]*\)\)", _turned)),
    _step(",", r"\A(?=[^\n]*\d,0[;\t])(?:[^,]|,0+(?=[ \t]*(?:;|\r?$)|\t))*\Z", (r"(?<=\d),0+(?=[ \t]*(?:;|$)|\t)", "")),
    _step(
        "{", r'\A\s*\{\s*"(?:0":\{"0":(?:\d\.0|null)|c(?:ol(?:umn)?)?[ _]?[01]":\s*\[)', (r"\A[\s\S]*\Z", _by_columns)
    ),
    _step(",", r"[\[{(,]\s*,\s*[,\d]", (r"[\[{(]([\d\s]*,[\d\s,]*)[\])}]", _without_holes)),
    _step("\\", r"(?:^| )\\ \\ ", (r"(?<!\S)\\(?!\S)", ".")),
    _step("-", r"^- - \S{1,9}\r?\n  - \S{1,9}\r?\n  - \S{1,9}\r?$", (r"^[ \t]*(?:- ){1,2}(?=\S)", "")),
    _step("\u2374$#", r"^[ \t]*(\d+) \1 ?[\u2374$#]", (r"^[ \t]*(\d+) \1 ?[\u2374$#][ \t]*", "")),
    _step("+", r"^\+\+\+ \w", (r"^(?:---|\+\+\+|diff --git|index [0-9a-f]+\.\.) ?\w.*", "")),
    _step(">", r"[ \t]{2}(?:-{1,3}|=)>[ \t]{2}", (r"(?<=[ \t]{2})(?:-{1,3}|=)>(?=[ \t]{2})", "   ")),
    _step("<", r"[ \t]{2}<[-=]", (r"[ \t]{2}<[-=]+(?![\d.]).*", "")),
    _step(">→⇒↓", r"^[ \t]*[-=]{0,3}[>→⇒↓][ \t\r]*$", (r"^[ \t]*[-=]{0,3}[>→⇒↓][ \t\r]*$", "\n")),
    _step("[", r"(?:\x1b|\^\[|\\(?:033|e|x1b|u001b))\[|\[\d{0,2}m", (ANSI, "")),
    _step("\x08", "\x08", (".\x08", "")),
    _step("\\", r"\\(?:u[0-9a-f]{4}|x[0-9a-f]{2})", (r"\\(?:u([0-9a-f]{4})|x([0-9a-f]{2}))", _character)),
    _step("&", "&lt;/?(?:table|t[dhr]|div|br|p|pre)\\b", ("&lt;", "<"), ("&gt;", ">"), ("&quot;", '"'), ("&amp;", "&")),
    _step(
        "=",
        r"(?<=[\w.])=\r?\n|=2E|=20\r?$",
        (r"(?<=[\w.])=\r?\n", ""),
        (r"=(2E|20|3D|09)", lambda match: chr(int(match[1], 16))),
    ),
    _step(
        "\\",
        r"\A\s*\{\\rtf",
        (r"\{\\(?:fonttbl|colortbl|stylesheet|info|\*)(?:[^{}]|\{[^{}]*\})*\}", ""),
        (r"[\r\n]", " "),
        (r"\\(?:par|line|row)\b ?", "\n"),
        (r"\\trowd\b ?", "|"),
        (r"\\(?:cell|tab)\b ?", " |"),
        (r"\\'([0-9a-f]{2})", lambda match: bytes.fromhex(match[1]).decode("cp1252", "replace")),
        (r"\\[a-z]+-?\d* ?|\\[*~]|[{}]", ""),
    ),
    _step("[", r"\[/?(?:table|tr|td|th)\]", (r"\[(/?(?:table|tr|td|th))\]", r"<\1>")),
    _step("[", FORUM, (FORUM, "")),
    _step(
        "\\",
        r"\\begin\{|\\hline|\\\\[ \t]*$|\\setrow|\\node",
        (r"\\matrix(?:\[[^\]\n]*\])?", ""),
        (r"\\(?:left|right) ?[\[\](){}|.]", ""),
        (r"\\begin\{(?:tabular|array)[a-z*]{0,4}\}(?:\[\w\])?\{(?:[^{}\n]|\{[^{}\n]*\}){0,90}\}", ""),
        (r"\\multicolumn\{[^{}]*\}\{[^{}]*\}|\\setrow\{[^{}]*\}|\\node[^{}\n]*(?=\{)", ""),
        (rf"\\(?:begin|end|cline|\w{{0,8}}color){BRACES}(?:\[[^\]\n]*\])?(?:\{{[^{{}}\n]*\|[^{{}}\n]*\}})?", "\n"),
        (r"\\\\(?:\[[^\]\n]*\])?[ \t]{0,9}\n?", "\n"),
        (r"\{\}|~", " "),
        (r"\|\.[ \t]{0,9}$", "|"),
        (r"\\[a-z]+\*?|[{}$]", ""),
        (r"&", " | "),
    ),
    _step("(", r"\bnp\.\w{1,9}\(", (r"\bnp\.\w{1,9}\((-?\d+(?:\.\d*)?)\)", r"\1")),
    _step("[", r"^\[\d{1,2}[:/.]", (r"^\[\d{1,2}[\d:/., ]{4,30}(?:[AP]M)?\] ?[^:\n\d]{1,30}: ?", "")),
    _step(":", rf":(?:{EMOJI}):", (rf":({EMOJI}):", lambda match: str(NAMES.index(match[1].lower())))),
    _step(":", r":\w{1,20}square\w{0,6}:", (r":\w{1,20}square\w{0,6}:", ".")),
    _step("@", r"^@@ ", (r"^@@ .*", "")),
    _step(
        ":",
        r"https?://",
        (r"https?://\S{0,200}?(?=[=/](?:[0-9._]{4,25}[/,+]){3}|=(?:\d?,){9}|#(?:[0-9._]|%2E){16})[#=]?", ""),
        (r"https?://\S{0,200}?[?&]\w{1,9}=(?=[0-9._]{4,25}&\w{1,9}=[0-9._]{4,25}&)", ""),
        (r"(?<=[0-9._])&\w{1,9}=(?=[0-9._]{4,25}(?:[&\s]|\Z))", "/"),
    ),
    _step(
        "{",
        r"^\{\|",
        (r"^(?:(?:\{\||\|\}|\|\+|!).*\n?|\|-.*)", ""),
        (r"(?<=\|)[ \t]*[\w-]+=\"[^\"\n]*\"[ \t]*\|(?!\|)", " "),
        (r"(?<=.)\n\||\|\|", " | "),
        (r"(?<=[^\s])(?=[ \t]{0,9}$)", " |"),
    ),
    _step("`~", r"^[ \t]*(?:```|~~~)", (r"^[ \t]*(?:```|~~~)(?![\d.]{4}).*", ""), (r"```|~~~", "")),
    _step(
        "*_~",
        r"(?<![\w*_~])(?:\*\*|__|~~)[\w.]",
        (r"(?<![\w*_~])(\*\*|__|~~)([0-9A-Za-z]{1,2})\1(?![\w*_~])", r"\2"),
        (r"(?<![\w*_~])(\*\*)([0-9._]{4,})\1(?![\w*_~])", r"\2"),
    ),
    _step("\\", r"\\[nrt]\b|\\[nrt](?=[0-9._\"'\\|+-])", (r"(?:\\[nr])+", "\n"), (r"\\t", "\t")),
    _step(
        "+\\&|",
        r"[\"'\d._*,(\[] ?[+\\&|]",
        (r"(?<=[\"'\d._*,(\[])[ \t]{0,9}(?:\+|\\|&(?: _)?|(?<=[\"'])\|\||(?<=[\"'] )\|\||<<)[ \t]{0,9}$", ""),
    ),
    _step(QUOTES, "[\"'][1-9 ]{81}[\"']", ("(?<=[\"'])[1-9 ]{81}(?=[\"'])", lambda match: match[0].replace(" ", "."))),
    _step(QUOTES, r"[\"'] ?\.$", (r"(?<=[\"'])[ \t]{0,9}\.[ \t]{0,9}$", "")),
    _step(QUOTES, r"^[ \t]*(?:\+|&|<<|\|\|) ?[\"'][\d._]", (r"^[ \t]*(?:\+|&|<<|\|\|)[ \t]{0,9}(?=[\"'][\d._])", "")),
    _step(QUOTES, r"(?<!\w)[@$BRUF][\"'][\d._]", (r"(?<!\w)[@$BRUF](?=[\"'][\d._]{4})", "")),
    _step(QUOTES, r"[\"'][\d._]{4}", (r"^[^\n\"'=]*=[^\n\"'=\[({]*(?=[\"'][\d._]{4})", "")),
)


def without_markup(source: Source) -> Source:
    """Return the text without its markup, or the same text if it has none."""
    if source.is_taken:
        return source
    characters = {*source.plain}
    for step in STEPS:
        if not (step.needed and step.needed.isdisjoint(characters)) and step.sign.search(source.plain):
            for pattern, change in step.changes:
                source = source.edited(_edits(pattern, change, source.plain))
            characters = {*source.plain}
    if MISREAD.search(source.typed):
        source = source.edited(_edits(MISREAD, _decoded, source.typed))
    if "%" in source.plain:
        source = source.edited(_escapes(source.plain))
    if EM_DASH.search(source.typed):
        source = source.edited(_dashes(source))
    source = without_tags(source)
    if "&" in source.plain:
        source = source.edited(
            _edits(re.compile(r"&(?:#\d{1,6}|#x[0-9a-f]{1,5}|[a-z]{2,8});", FLAGS), _entity, source.plain)
        )
    return plain_rows(source)


def _entity(match: re.Match[str]) -> str:
    return unescape(match[0])[:1].translate(PLAIN)


def _edits(pattern: re.Pattern[str], change: Change, text: str) -> list[Edit]:
    if isinstance(change, str) and "\\" not in change:  # to expand it would take most of the time
        return [Edit(*match.span(), change) for match in pattern.finditer(text) if match[0] != change]
    edits = (
        Edit(*match.span(), match.expand(change) if isinstance(change, str) else change(match))
        for match in pattern.finditer(text)
    )
    return [edit for edit in edits if edit.text != text[edit.start : edit.end]]


def _dashes(source: Source) -> list[Edit]:
    """Return the edits that write two hyphens for each dash, if lines then have as many cells as a row or a grid."""
    found = [(line, [*EM_DASH.finditer(source.typed, *line.span())]) for line in LINE.finditer(source.typed)]
    widths, wider = {len(line[0]) for line, _ in found}, {len(line[0]) + len(dashes) for line, dashes in found}
    fits = len(wider) == 1 and max(wider) in ({len(found)} & {*SIDES}) | {*SIDE_OF}
    if not fits or (len(widths) == 1 and max(widths) in (*SIDES, *SIDE_OF)):
        return []
    return [Edit(*each.span(), "--") for _, dashes in found for each in dashes]


_unquoted = cache(unquote)  # of at most 256 escapes


def _escapes(text: str) -> list[Edit]:
    """Return the percent escapes of a text, if it has nothing else with a percent sign."""
    found = list(re.finditer(ESCAPE, text, re.IGNORECASE))
    return [Edit(*each.span(), _unquoted(each[0])) for each in found] if len(found) == text.count("%") else []
