"""Signs and words that stand for cells, replaced by plain digits and blanks.

V III . . VII     五三〇〇七     five three zero        numerals
5 3 missing missing    [5, ~, ~]    5 3 --- ---         one word for every blank
(5) (3) . .       *5* *3* . .                           one mark at every given
[5][3][ ]         <5><3>< >         [5][3][124]         a bracket around every cell
"""

import re
from collections import Counter
from collections.abc import Iterator

from sudoku_workshop.notation.cells import NAN
from sudoku_workshop.notation.labels import CHINESE, ROMAN, WORDS
from sudoku_workshop.notation.shape import SIDE_OF, SIDES
from sudoku_workshop.notation.source import Edit, Source

DIGIT_OF = {numeral: str(digit) for digit, numeral in enumerate(ROMAN, 1)}
DIGIT_OF |= {numeral.lower(): digit for numeral, digit in DIGIT_OF.items()}
DIGIT_OF |= {word: str(digit) for digit, word in enumerate(WORDS)}
DIGIT_OF |= {sign: str(digit) for signs in CHINESE for digit, sign in enumerate(signs)}
SIGNS = "".join(CHINESE)
NUMERAL_LINE = re.compile(
    r"^(?:(?P<roman>(?=.*[IViv][IVXivx])(?:[IVX.\-_*0 \t|,]+|[ivx.\-_*0 \t|,]+))"
    rf"|(?=.*[{SIGNS}])[{SIGNS}.\-_*0?xX \t|,+]+"
    rf"|(?P<words>(?=.*[a-z]{{3}})(?:(?:{'|'.join(WORDS)}|NaN|[.\-_*0])[ \t,|]*){{4,}}))\r?$",
    re.MULTILINE,
)
SIGN, TOKEN = re.compile(r"\S"), re.compile(r"[^\s|,]+")
WORD = (
    r"(?:[A-Za-z#][\w.#/]{2,11}|[^\W\d_A-Za-z][^\W\d_]{0,11}|#f|_[A-Z]?\d+|N/A|<NA>|\.{3}|([-_?x])\2{2}"
    r"|\( ?\)|\[ ?\]|\{ ?\}|(?:\" \"|' ')(?=[ \t]*[,;|\t])|(?:\"\"|'')(?=[ \t|])|[~+])"
)
TWICE = re.compile(rf"(?<![\w.+\"'\[({{-])({WORD})(?=[ \t]{{0,9}}[,;|\t ][ \t]{{0,9}}\1(?![\w.+-]))")
UNBOUND = re.compile(r"(?<!\w)_[A-Z]?\d+\b")  # a variable of Prolog
BESIDE = re.compile(r"[\s,;|\[\](){}\"']+")
CELL = re.compile(r"\d{1,2}(?:\.\d*)?|[.\-_*?]")
FEWEST_BLANKS = 12
MOST_OTHERS = 2  # words beside the cells of a line, such as its name
BLANK = "NaN"  # what is read as a blank beside all kinds of numbers
GIVEN = re.compile(r"(?<![^\s|])([*+(\[<{_\"'`~^=@]{0,2})[0-9]([*+)\]>}_\"'`~^=@!g]{0,2})(?![^\s|])")
CLOSING, BRACKETS = str.maketrans("([{<", ")]}>"), re.compile(r"[()\[\]{}<>]")
FEWEST_GIVENS, MOST_GIVENS = 6, 2 * max(SIDE_OF)
SEPARATED = re.compile(r"^[0-9.*_?-](?P<sign>[._*+~-])[0-9.*_?-](?:(?P=sign)[0-9.*_?-]){2,624}$", re.MULTILINE)
BRACKETED = re.compile(r"^(?:[ \t]?[\[({<] {0,3}[\d._-]{0,9} {0,2}[\])}>]){4,25}[ \t\r]*$", re.MULTILINE)
IN_BRACKETS = re.compile(r"[ \t]?[\[({<] {0,3}([\d._-]{0,9}) {0,2}[\])}>]")


def numerals(source: Source) -> list[Edit]:
    """Return the edits that replace Chinese, Korean and Roman numerals and words, in lines that have nothing else."""
    edits = []
    for line in NUMERAL_LINE.finditer(source.plain):
        tokens = (TOKEN if line["roman"] or line["words"] else SIGN).finditer(source.plain, *line.span())
        edits += [Edit(*token.span(), DIGIT_OF[token[0]]) for token in tokens if token[0] in DIGIT_OF]
    lines = {source.line_of(edit.start) for edit in edits}
    return edits if len(lines) > 3 or len(edits) > max(SIDES) else []


def blank_words(source: Source) -> list[Edit]:
    """Return the edits that replace the word that a text has for every blank cell, if it has one."""
    text = source.plain
    counts = Counter(UNBOUND.sub("_0", found[1]) for found in TWICE.finditer(text))
    for word, _ in counts.most_common(2):
        pattern = UNBOUND.pattern if word == "_0" else re.escape(word)
        found = [*re.finditer(rf"(?<![\w.+-]){pattern}(?![\w.+-])", text)]
        if (
            len(found) >= FEWEST_BLANKS
            and not (word in DIGIT_OF or (word.isalpha() and NAN.fullmatch(word)))
            and _are_cells(text, re.compile(pattern), found)
        ):
            return [Edit(*each.span(), BLANK) for each in found]
    return []


def _are_cells(text: str, word: re.Pattern[str], found: list[re.Match[str]]) -> bool:
    """Return whether the lines that have a word have cells and little else."""
    has_digits = False
    most = 0 if len({*word.pattern.replace("\\", "")}) == 1 else MOST_OTHERS  # --- may also be three cells
    starts = {text.rfind("\n", 0, each.start()) + 1 for each in found}
    for start in starts:
        line = word.sub(" ", text[start : text.find("\n", start) % (len(text) + 1)])
        others = [token for token in BESIDE.split(line) if token]
        cells = sum(bool(CELL.fullmatch(token) or token.lower() in WORDS) for token in others)
        has_digits |= any(token[0].isdigit() or token.lower() in WORDS for token in others)
        if len(others) - cells > most:
            return False
    return has_digits


def given_marks(source: Source) -> list[Edit]:
    """Return the edits that remove the mark beside every given, if all givens have the same mark."""
    found = [each for each in GIVEN.finditer(source.plain) if each[1] or each[2]]
    kinds = {(each[1], each[2]) for each in found}
    is_pair = all(before.translate(CLOSING) == after for before, after in kinds if BRACKETS.search(before + after))
    if not FEWEST_GIVENS <= len(found) <= MOST_GIVENS or len(kinds) > 1 or not is_pair:
        return []
    return [Edit(*each.span(group), " " * len(each[group])) for each in found for group in (1, 2) if each[group]]


def separated(source: Source) -> list[Edit]:
    """Return the edits that write spaces for a sign between all cells that may also be a blank, as in 5-3-.-.-7."""
    edits = []
    for line in SEPARATED.finditer(source.plain):
        if line["sign"] not in line[0][::2] and (len(line[0]) + 1) // 2 in (*SIDES, *SIDE_OF):
            edits += [Edit(at, at + 1, " ") for at in range(line.start() + 1, line.end(), 2)]
    return edits


def bracketed(source: Source) -> list[Edit]:
    """Return the edits that write bars instead of a bracket around every cell of a line."""
    return [edit for line in BRACKETED.finditer(source.plain) for edit in _bars(line)]


def _bars(line: re.Match[str]) -> Iterator[Edit]:
    end = len(line[0].rstrip())
    for cell in IN_BRACKETS.finditer(line.string, line.start(), line.start() + end):
        yield Edit(*cell.span(), f"| {cell[1] or ' '} ")
    yield Edit(line.start() + end, line.start() + end, "|")
