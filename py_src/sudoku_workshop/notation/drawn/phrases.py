"""The words with which authors state rules about drawings, and what of a drawing each kind is about.

`notation/prose/words.py` asks whether a text says more than the rules that a puzzle has. This table asks which rules a
sentence states. A sentence is about a kind if it matches `pattern` and not `unless`.
"""

import re
from typing import Literal, NamedTuple

Place = Literal["grid", "line", "edge", "cell", "corner", "outside", "cage", "area"]
NUMBER_WORDS = {
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
}  # fmt: skip
SUM = r"\b(sums?|summed|adds?|totals?|totall?ing)\b"
NOT = r"\b(not|no|never|cannot|can't|without|mustn't|don't|isn't|aren't)\b"
CIRCLE = r"\b(circles?|circled|bulbs?)\b"
# A sentence with one of these words does not simply state a rule: something has to be found out first.
RIDDLES = re.compile(
    r"\b(wrong|incorrect|false|fake|liars?|lying|lies|wrogn|untrue|exactly one of|at least one of"
    r"|one of the (lines|clues)"
    r"|deduced?|determined?|unknown|undetermined|discover|find out|unspecified|doublers?|halvers?|negators?"
    r"|negative digits?"
    r"|multipliers?|products?|multipl(y|ied|ies)|modif\w+|schr\w+|fog|hidden|invisible|shade[sd]? (some|cells|exactly)"
    r"|yin|loop|path|either [^.]* or|counts? as|value of (a|each|the)|toroidal|wrap\w*|except|unless|galax\w+|mines?"
    r"|unique(ly)? determined|some of the|not all (lines|cages|arrows|clues|circles) )\b"
)


class Phrase(NamedTuple):
    """How a kind of rules is stated, and where it is drawn."""

    pattern: re.Pattern[str]
    place: Place
    unless: re.Pattern[str] = re.compile(r"(?!)")


def _phrase(pattern: str, place: Place, unless: str = r"(?!)") -> Phrase:
    return Phrase(re.compile(pattern), place, re.compile(unless))


LINE = r"\b(lines?|along)\b"
PHRASES: dict[str, Phrase] = {
    "diagonal": _phrase(
        r"\bdiagonals?\b(?=.*\b(repeat|once|1|all|each|every|different|digits? (from )?1)\b)"
        r"|\b(both|two|main|marked|positive|negative|blue|long)( \w+)? diagonals?\b",
        "grid",
        rf"{SUM}|little killer|diagonally|\b(outside|arrows?|adjacent|touch\w*|neighbou?r\w*|move)\b",
    ),
    "windoku": _phrase(r"\b(windoku|hyper ?sudoku)\b", "grid"),
    "disjoint": _phrase(r"\bdisjoint (groups?|sets?)\b", "grid"),
    "knight": _phrase(
        r"\bknight'?s?([ -]?chess)?[ -]move|\banti-?knight\b", "grid", r"\b(sums?|differ by|difference)\b"
    ),
    "king": _phrase(r"\bking'?s?([ -]?chess)?[ -]move|\banti-?king\b", "grid", r"\b(sums?|differ by|difference)\b"),
    "nonconsecutive": _phrase(
        rf"\bnon-?consecutive\b|\b(adjacent|orthogonal\w*|neighbou?r\w*)\b.*{NOT}.*\bconsecutive\b"
        rf"|{NOT}.*\bconsecutive\b.*\b(adjacent|orthogonal\w*|neighbou?r\w*)\b",
        "grid",
        rf"\b(dots?|marked|nabner|along|diagonal\w*)\b|{LINE}",
    ),
    "look-and-say": _phrase(r"\blook[ -]and[ -]say\b", "cage"),
    "rellik": _phrase(r"\brellik\b", "cage"),
    "killer": _phrase(
        rf"\bkiller (cages?|sudoku|rules?)\b|\b(cages?|caged)\b(?=.*{SUM})|{SUM}.*\bcages?\b", "cage", r"\blittle\b"
    ),
    "cage": _phrase(r"\bcages?\b(?=.*\brepeat\w*\b)|\brepeat\w*\b.*\bcages?\b", "cage"),
    "double-arrow": _phrase(
        rf"\bdouble[ -]?(headed )?arrows?\b|\bbetween\b.*{CIRCLE}.*{SUM}.*{CIRCLE}|{SUM}.*\bbetween\b.*{CIRCLE}", "line"
    ),
    "arrow": _phrase(
        r"\barrows?\b", "line", r"\b(outside|beside|little|diagonals?|double|indicated by|points?|pointing|pointed)\b"
    ),
    "little-killer": _phrase(
        rf"\blittle killers?\b|\b(outside|beside|diagonals?|arrows?)\b.*{SUM}.*\bdiagonal\w*\b"
        rf"|\bdiagonals?\b.*{SUM}.*\b(outside|arrows?|clues?)\b"
        rf"|{SUM}.*\b(outside|arrows?)\b.*\bdiagonal\w*\b|\b(outside|clues?)\b.*\b{SUM}.*\b(indicated|arrows?)\b",
        "outside",
        r"\bsandwich\w*\b",
    ),
    "even": _phrase(r"\beven\b", "cell", r"\b(lines?|along|adjacent|alternat\w+|parity)\b"),
    "odd": _phrase(r"\bodd\b", "cell", r"\b(lines?|along|adjacent|alternat\w+|parity)\b"),
    "white": _phrase(
        r"\bwhite\b.*\b(dots?|circles?|kropki)\b|\b(dots?|kropki)\b.*\bwhite\b|\bkropki\b|\bwhite ?=",
        "edge",
        r"\b(square|large)\b",
    ),
    "black": _phrase(
        r"\bblack\b.*\b(dots?|circles?|kropki)\b|\b(dots?|kropki)\b.*\bblack\b|\bkropki\b|\bblack ?=",
        "edge",
        r"\b(square|large)\b",
    ),
    "xv": _phrase(
        r"\bxv\b|\bx'?s?\b.*\b(10|ten)\b|\bv'?s?\b.*\b(5|five)\b|\b(10|ten)\b.*\b(an? )?x\b|\b(5|five)\b.*\b(an? )?v\b",
        "edge",
        r"\bx-?sums?\b|\bfirst x\b",
    ),
    "greater": _phrase(
        r"\bgreater[ -]than\b(?=.*\b(signs?|symbols?|clues?|sudoku)\b)|\binequalit\w+\b"
        r"|\b(signs?|symbols?|chevrons?)\b.*\bpoints?\b.*\b(smaller|lower|lesser)\b|\bpoints? (to|towards"
        r"|at) the (smaller|lower|lesser)\b",
        "edge",
    ),
    "slow-thermometer": _phrase(
        r"\bslow\b(?=.*\bthermo)|\bthermo\w*\b.*\b(stay the same|remain the same|or equal|not decrease"
        r"|never decrease)\b",
        "line",
    ),
    "thermometer": _phrase(
        r"\bthermo(s|meters?)?\b|\b(increas|ascend|ris)\w*\b.*\bbulbs?\b|\bbulbs?\b.*\b(increas|ascend|ris)\w*\b",
        "line",
        r"\b(slow|stay the same|remain the same|or equal|not decrease|never decrease)\b",
    ),
    "whisper": _phrase(
        rf"\bwhispers?\b|{LINE}(?=.*\bdiffer)(?=.*\b(at least|minimum|or more)\b)|\bdiffer\w*\b.*\b(at least"
        rf"|minimum|or more)\b.*{LINE}",
        "line",
        r"\b(lockout|diamonds?|circles?)\b",
    ),
    "palindrome": _phrase(r"\bpalindrom\w+\b|\breads? the same\b", "line"),
    "nabner": _phrase(r"\bnabner\b", "line"),
    "renban": _phrase(
        rf"\brenban\w*\b|{LINE}(?=.*\bconsecutive\b)(?=.*\b(any order|set|group|run|sequence)\b)",
        "line",
        rf"{NOT}.*\bconsecutive\b",
    ),
    "entropic": _phrase(r"\bentrop\w+\b|\blow\b.*\b(mid|middle|medium)\b.*\bhigh\b", "line"),
    "modular": _phrase(r"\bmodular\b|\bmod(ulo)? ?(3|three)?\b|\b1, ?4,? ?(and |or )?7\b", "line"),
    "parity": _phrase(
        rf"\bparity\b|\balternat\w+\b.*\b(odd|even)\b|\b(odd|even)\b.*\balternat\w+\b|{LINE}.*\bone (odd"
        rf"|even)\b.*\bone (odd|even)\b",
        "line",
    ),
    "lockout": _phrase(r"\blockout\b", "line"),
    "between": _phrase(
        rf"\bbetween lines?\b|{LINE}(?=.*\b(between|in between)\b)(?=.*({CIRCLE}|\bends?\b))"
        rf"|\bbetween\b.*({CIRCLE}|\bends\b).*\blines?\b",
        "line",
        rf"{SUM}|\blockout\b",
    ),
    "sequence": _phrase(r"\barithmetic\b|\bsequence lines?\b|\b(same|constant|fixed) (amount|step)\b", "line"),
    "zipper": _phrase(r"\bzipper\b|\bequal(ly)? dist\w+ from the (cent\w+|middle)\b", "line"),
    "region-sum": _phrase(
        rf"\bregion[ -]sums?\b|\b(box|region)\b.*\b(border|boundar)\w*\b.*{SUM}|\b(border|boundar)\w*\b.*\b(box"
        rf"|region)\b.*{SUM}|{SUM}.*\b(same|equal"
        rf"|identical)\b.*\b(box|region|3x3)\b"
        rf"|\b(same|equal|identical)\b.*{SUM}.*\b(box|region|3x3)\b",
        "line",
        r"\bcages?\b",
    ),
    "sum-line": _phrase(
        rf"\b(ten|10)[ -]?(sum )?lines?\b|\b(sum|ten) lines?\b|{LINE}.*\b(groups?|segments?|sections?"
        rf"|parts?)\b.*{SUM}.*\b(10|ten)\b",
        "line",
        r"\b(region|box|borders?)\b",
    ),
    "clone": _phrase(r"\bclones?\b|\bcloned\b", "area"),
    "area": _phrase(
        r"\bextra regions?\b|\b(shaded|grey|gray|colou?red|highlighted) (regions?|areas?|boxes|squares?"
        r"|cells)\b(?=.*\b(once|repeat\w*|1[ -]9|1 to 9)\b)",
        "area",
        r"\b(even|odd|cages?|clones?)\b",
    ),
    "contains": _phrase(
        rf"\bquad(ruple)?s?\b|{CIRCLE}.*\b(surrounding|four|4|touch\w*|around|adjacent"
        rf"|neighbou?ring)\b.*\bcells?\b|\b(corners?|intersections?)\b.*\bcontain\w*\b",
        "corner",
        rf"{SUM}|\blines?\b",
    ),
    "counting": _phrase(
        rf"\bcounting circles?\b|\bdigits?\b.*{CIRCLE}.*\b(how many|number of|times|exactly)\b.*\bcircles?\b",
        "cell",
        r"\b(line|arrow)s?\b",
    ),
    "sandwich": _phrase(
        rf"\bsandwich\w*\b|{SUM}.*\bbetween the (1|one)\b|\bbetween the (1|one)s? and (the )?(9|nine)\b", "outside"
    ),
    "x-sum": _phrase(r"\bx[ -]?sums?\b|\bfirst x (digits|cells)\b", "outside"),
    "skyscraper": _phrase(r"\bskyscrapers?\b|\b(can be|are) seen\b.*\b(taller|higher|larger|building)\w*\b", "outside"),
    "numbered-room": _phrase(r"\bnumbered rooms?\b", "outside"),
}
# A text that says that all marks of a kind are given.
ALL_GIVEN = re.compile(
    r"\b(all|every|each)\b(?! of)[^.]*\b(dots?|xs?|vs?|marks?|clues?|signs?|symbols?|x'?s|v'?s)\b[^.]*\b(are|is"
    r"|have been) (given|shown|marked|drawn)\b"
    r"|\bnegative constraint\b|\bstrict (kropki|xv)\b"
)
NOT_ALL = re.compile(r"\bnot (all|every|necessarily)\b|\b(no|without) negative\b")
# The usual colours of lines, for texts that name none.
CONVENTIONS: dict[str, tuple[str, ...]] = {
    "whisper": ("green",),
    "renban": ("purple", "pink"),
    "region-sum": ("blue", "turquoise"),
    "palindrome": ("grey",),
    "entropic": ("orange",),
    "modular": ("turquoise", "blue"),
    "parity": ("red",),
    "nabner": ("yellow",),
    "zipper": ("purple", "pink"),
    "sum-line": ("grey", "red"),
}
