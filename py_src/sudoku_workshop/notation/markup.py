"""The removal of markup, so that only the cells of a text, their separators and borders are left.

    <td>5</td><td></td>   {5} & {}     -> | 5 |   |    tables of web pages, wikis, LaTeX and RTF
    [b]5[/b]  **5**  \\e[1m5            -> 5            emphasis
    53%2E%2E7  53&nbsp;7  53…7         -> 53..7        escapes
    "53..7...." + \\n                   -> 53..7....    the ends of lines in programs
    Row 1: 5 3 _ _                     -> 5 3 _ _      labels that count the rows

Each step has a sign. A text without this sign is left alone, so that texts without markup cost almost nothing.
"""

import re
from collections.abc import Callable, Iterable
from functools import cache
from html import unescape
from typing import NamedTuple
from urllib.parse import unquote

from sudoku_workshop.notation.beside_rows import plain_rows
from sudoku_workshop.notation.source import PLAIN, Edit, Source
from sudoku_workshop.notation.web import without_tags

Change = Callable[[re.Match[str]], str] | str
FLAGS = re.MULTILINE | re.IGNORECASE


class Step(NamedTuple):
    """A kind of markup: a sign that a text may have it, and the patterns to replace."""

    sign: re.Pattern[str]
    changes: Iterable[tuple[re.Pattern[str], Change]]


MISREAD = re.compile("\u00c2.|\u00c3.|\u00e2..")


def _decoded(match: re.Match[str]) -> str:
    """Return the character whose bytes were read in the wrong encoding, such as a bar for â”‚."""
    try:
        return match[0].encode("cp1252").decode("utf-8").translate(PLAIN)
    except UnicodeError:
        return match[0]


def _step(sign: str, *changes: tuple[str, Change]) -> Step:
    return Step(re.compile(sign, FLAGS), [(re.compile(pattern, FLAGS), change) for pattern, change in changes])


INVISIBLE = "[\x00\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufe0e\ufe0f\u20e3]"
ESCAPE = "%(?:0[AD9]|2[0-9A-F]|3[A-F]|5[B-F]|7[B-F])"
FORUM = (
    r"\[/?(?:code|b|i|u|s|tt|color|size|font|quote|pre|center|mono|spoiler|hidden|url|list|align|img)(?:=[^\]\n]*)?\]"
)
NAMES = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
EMOJI = "|".join(NAMES)
BRACES = r"\{[^{}]*\}"
ANSI = r"(?:\x1b|\\(?:033|e|x1b|u001b))\[[0-9;]*[mKHJ]|\[(?:\d{1,2};)*\d{0,2}m(?!\w*\])"
STEPS = (
    _step(INVISIBLE, (INVISIBLE, "")),
    _step("\u2026", ("\u2026", "...")),
    _step(r"(?<!\w)=\"[\d.]?\"", (r"(?<!\w)=\"([\d.]?)\"", r"\1")),
    _step(r"\b(?:Some|Just)\b", (r"\b(?:Some|Just)\b ?\(?(\d+)\)?", r"\1")),
    _step(r"(?:^| )\\ \\ ", (r"(?<!\S)\\(?!\S)", ".")),
    _step(r"^- - \S{1,3}\r?\n  - \S{1,3}\r?\n  - \S{1,3}\r?$", (r"^[ \t]*(?:- ){1,2}(?=\S)", "")),
    _step(r"^[ \t]*(\d+) \1 ?[\u2374$#]", (r"^[ \t]*(\d+) \1 ?[\u2374$#][ \t]*", "")),
    _step(r"^\+\+\+ \w", (r"^(?:---|\+\+\+) \w.*", "")),
    _step(r"[ \t]{2}(?:-{1,3}|=)>[ \t]{2}", (r"(?<=[ \t]{2})(?:-{1,3}|=)>(?=[ \t]{2})", "   ")),
    _step(r"(?:\x1b|\\(?:033|e|x1b|u001b))\[|\[\d{0,2}m", (ANSI, "")),
    _step(
        r"(?<=[\w.])=\r?\n|=2E", (r"(?<=[\w.])=\r?\n", ""), (r"=(2E|20|3D|09)", lambda match: chr(int(match[1], 16)))
    ),
    _step(
        r"\A\s*\{\\rtf",
        (r"\{\\(?:fonttbl|colortbl|stylesheet|info|\*)(?:[^{}]|\{[^{}]*\})*\}", ""),
        (r"[\r\n]", " "),
        (r"\\(?:par|line|row)\b ?", "\n"),
        (r"\\trowd\b ?", "|"),
        (r"\\(?:cell|tab)\b ?", " |"),
        (r"\\'([0-9a-f]{2})", lambda match: bytes.fromhex(match[1]).decode("cp1252", "replace")),
        (r"\\[a-z]+-?\d* ?|\\[*~]|[{}]", ""),
    ),
    _step(r"\[/?(?:table|tr|td|th)\]", (r"\[(/?(?:table|tr|td|th))\]", r"<\1>")),
    _step(FORUM, (FORUM, "")),
    _step(
        r"\\begin\{|\\hline|\\\\[ \t]*$|\\setrow|\\node",
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
    _step(r"\bnp\.\w{1,9}\(", (r"\bnp\.\w{1,9}\((-?\d+(?:\.\d*)?)\)", r"\1")),
    _step(r"^\[\d{1,2}[:/.]", (r"^\[\d{1,2}[\d:/., ]{4,30}(?:[AP]M)?\] ?[^:\n\d]{1,30}: ?", "")),
    _step(rf":(?:{EMOJI}):", (rf":({EMOJI}):", lambda match: str(NAMES.index(match[1].lower())))),
    _step(r":\w{1,20}square\w{0,6}:", (r":\w{1,20}square\w{0,6}:", ".")),
    _step(r"^@@ ", (r"^@@ .*", "")),
    _step(r"https?://", (r"https?://\S{0,200}?(?=[=/](?:[0-9._]{4,25}[/,+]){3}|#[0-9._]{16})#?", "")),
    _step(
        r"\([\d ._-]?\) ?\([\d ._-]?\) ?\(",
        (r"\(([\d ._-]?)\)", r"| \1 "),
        (r"$(?<=[\d| ._-])", "|"),
    ),
    _step(r"#?N/A|<NA>|\[\]", (r"(?<![\w\[\]])(?:#?N/A|<NA>|\[\])(?![\w\[\]])", ".")),
    _step(
        r"\[ ?[\d._-]? ?\] ?\[ ?[\d._-]? ?\] ?\[",
        (r"(\[ ?[\d._-]? ?)\] ?(?=\[)", r"\1"),
        (r"\[ ?([\d._-]?) ?\]?", r"| \1 "),
        (r"$(?<=[\d| ._-])", "|"),
    ),
    _step(
        r"^\{\|",
        (r"^(?:\{\||\|\}|\|\+|!).*\n?", ""),
        (r"(?<=\|)[ \t]*[\w-]+=\"[^\"\n]*\"[ \t]*\|(?!\|)", " "),
        (r"^\|-.*", ""),
        (r"(?<=.)\n\|", " | "),
        (r"\|\|", " | "),
        (r"(?<=[^\s])(?=[ \t]{0,9}$)", " |"),
    ),
    _step(r"^[ \t]*(?:```|~~~)", (r"^[ \t]*(?:```|~~~).*", "")),
    _step(r"(?<![\w*_~])(?:\*\*|__|~~)\w", (r"(?<![\w*_~])(\*\*|__|~~)([0-9A-Za-z]{1,2})\1(?![\w*_~])", r"\2")),
    _step(r"\\[nrt]\b|\\[nrt](?=[0-9._\"'\\|+-])", (r"(?:\\[nr])+", "\n"), (r"\\t", "\t")),
    _step(r"[\"'\d._*] ?[+\\&|]", (r"(?<=[\"'\d._*])[ \t]{0,9}(?:\+|\\|&|\|\||<<)[ \t]{0,9}$", "")),
    _step(r"[\"'][\d._]{4}", (r"^[^\n\"'=]*=[^\n\"'=]*(?=[\"'][\d._]{4})", "")),
)


def without_markup(source: Source) -> Source:
    """Return the text without its markup, or the same text if it has none."""
    for step in STEPS:
        if step.sign.search(source.plain):
            for pattern, change in step.changes:
                source = source.edited(_edits(pattern, change, source.plain))
    if MISREAD.search(source.typed):
        source = source.edited(_edits(MISREAD, _decoded, source.typed))
    if "%" in source.plain:
        source = source.edited(_escapes(source.plain))
    source = without_tags(source)
    if "&" in source.plain:
        source = source.edited(
            _edits(re.compile(r"&(?:#\d{1,6}|#x[0-9a-f]{1,5}|[a-z]{2,8});", FLAGS), _entity, source.plain)
        )
    return plain_rows(source)


def _entity(match: re.Match[str]) -> str:
    return unescape(match[0])[:1].translate(PLAIN)


def _edits(pattern: re.Pattern[str], change: Change, text: str) -> list[Edit]:
    return [
        Edit(*match.span(), match.expand(change) if isinstance(change, str) else change(match))
        for match in pattern.finditer(text)
    ]


_unquoted = cache(unquote)  # of at most 256 escapes


def _escapes(text: str) -> list[Edit]:
    """Return the percent escapes of a text, if it has nothing else with a percent sign."""
    found = list(re.finditer(ESCAPE, text, re.IGNORECASE))
    return [Edit(*each.span(), _unquoted(each[0])) for each in found] if len(found) == text.count("%") else []
