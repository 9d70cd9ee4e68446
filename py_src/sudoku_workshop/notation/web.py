"""The tags of web pages, replaced by bars and line ends.

<tr><td>5</td><td></td></tr>                         ->  | 5 |   |
<div class="cell">5</div>, <input value="5">         ->  | 5     the innermost elements, if they are as many as cells
<game data="53..7....">                              ->  the grid in an attribute
"""

import re
from collections import Counter

from sudoku_workshop.notation.shape import SIDE_OF
from sudoku_workshop.notation.source import Edit, Source

VALUE = re.compile(r"""\bvalue\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)'|([^\s"'<>]+))""", re.IGNORECASE)
TAG = re.compile(r"<(?P<end>/?)(?P<name>[a-z][\w:]*)(?P<more>[^<>]*)>", re.IGNORECASE)
LEAF = re.compile(
    r"<(?P<name>[a-z][\w:]*)(?P<more>[^<>]*)(?:(?<=/)>|>(?P<text>[^<>]*)</(?P=name)>)|<(?P<field>input)\b[^<>]*>",
    re.IGNORECASE,
)
HELD = re.compile(r"[\"'](?:[^\"'<>\s]*[=/#:])?([0-9._]{16,})(?:[&?#][^\"'<>]*)?[\"']")  # a grid in an attribute
TABLE = re.compile(r"<t[dh]\b", re.IGNORECASE)
WEB = re.compile(r"</[a-z]|<(?:t[dhr]|br|input|p|div)\b", re.IGNORECASE)
INLINE = frozenset(
    {"a", "abbr", "b", "big", "bdi", "bdo", "code", "del", "em", "font", "i", "ins", "kbd", "mark", "nobr", "s"}
    | {"samp", "small", "span", "strong", "sub", "sup", "tt", "u", "var"}
)


def without_tags(source: Source) -> Source:
    """Return the text with bars and line ends in place of the tags of a web page."""
    if not WEB.search(source.plain):
        return source
    is_table = bool(TABLE.search(source.plain))
    tags = [*TAG.finditer(source.plain)]
    if tags and (is_table or _leaves(source.plain)):
        first, last = tags[0].start(), tags[-1].end()
        ends = (end for end in re.finditer(r"[\r\n]", source.plain) if first < end.start() < last)
        source = source.edited([Edit(*end.span(), " ") for end in ends])
    leaves = frozenset[int]() if is_table else _leaves(source.plain)
    has_row_ends = "</tr" in source.plain.lower()
    return source.edited(
        [Edit(*tag.span(), _tag(tag, is_table, has_row_ends, leaves)) for tag in TAG.finditer(source.plain)]
    )


def _leaves(text: str) -> frozenset[int]:
    """Return the offsets of the tags whose elements are the cells of a web page without a table."""
    leaves = [*LEAF.finditer(text)]
    counts = Counter((leaf["name"] or leaf["field"]).lower() for leaf in leaves)
    names = {name for name, count in counts.items() if count in SIDE_OF}
    return frozenset(leaf.start() for leaf in leaves if (leaf["name"] or leaf["field"]).lower() in names)


def _tag(tag: re.Match[str], is_table: bool, has_row_ends: bool, leaves: frozenset[int]) -> str:
    name, ends = tag["name"].lower(), bool(tag["end"])
    is_cell = name in ("td", "th") if is_table else tag.start() in leaves
    if name == "input":
        found = VALUE.search(tag["more"])
        value = next(filter(None, found.groups()), "") if found else ""
        return f"| {value} " if is_cell else value
    if held := HELD.search(tag["more"]):
        return f"\n{held[1]}\n"
    if is_cell:
        return "" if ends else " | "
    if name == "tr" and is_table:
        return (" |\n" if ends else "") if has_row_ends else "\n"
    if is_table:
        return "\n" if name == "table" else "" if name in INLINE else " "
    return "" if leaves or name in INLINE else "\n"
