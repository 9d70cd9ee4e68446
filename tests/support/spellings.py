"""One puzzle in the words of many programs: the parts of a text, and a table of texts that must be read.

`SIBLINGS` has texts as other programs, people and cameras write those of `test_spellings.py`. A form with `*` is a row,
and its other characters are around its cells.
"""

import json
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from urllib.parse import quote

from sudoku_workshop.grid.board import candidates
from sudoku_workshop.notation import read, write
from tests.python.notation.test_notation import PUZZLE, ROWS, SOLVED, lines

CLUES = [(at // 9, at % 9, digit) for at, digit in enumerate(PUZZLE) if digit != "."]
ZERO = PUZZLE.replace(".", "0")
ZEROS = [ZERO[at : at + 9] for at in range(0, 81, 9)]
BOARD = read(PUZZLE).puzzles[0]
GRID = write(BOARD, "grid")


def rows(between: str, blank: str = "", before: str = "", after: str = "", end: str = "\n") -> str:
    """Return the rows, with these texts before, between and after their cells."""
    return end.join(before + between.join(digit.replace(".", blank) for digit in row) + after for row in ROWS)


def spaced_boxes(mark: str, blank: str = "") -> str:
    """Return the rows with this mark between the cells, and with an empty field or line between boxes."""
    parted = [(2 * mark).join(mark.join(row[at : at + 3]) for at in (0, 3, 6)) for row in ROWS]
    bands = [lines(*parted[at : at + 3]) for at in (0, 3, 6)]
    return f"\n{10 * mark}\n".join(bands).replace(".", blank)


def cells(form: str, between: str = "\n", first: int = 1, letters: str = "ABCDEFGHI") -> str:
    """Return the clues, each in this form."""
    return between.join(
        form.format(
            r=row + first, c=column + first, v=digit, letter=letters[row], capital=letters[column], i=9 * row + column
        )
        for row, column, digit in CLUES
    )


def named(form: str, names: Sequence[object] = range(1, 10), given: Sequence[Sequence[str]] = ROWS) -> str:
    """Return the rows, each in this form with its name: `n` for the name, `r` for the row, `s` for the row spaced."""
    return lines(*(form.format(n=name, r=row, s=" ".join(row)) for name, row in zip(names, given, strict=True)))


def beside(*texts: str) -> str:
    """Return texts side by side."""
    return lines(*("   ".join(line) for line in zip_longest(*(text.split("\n") for text in texts), fillvalue="")))


def marked(before: str, after: str, blank: str, between: str = " ") -> str:
    """Return the rows, with these marks before and after every given."""
    return lines(*(between.join(blank if d == "." else f"{before}{d}{after}" for d in row) for row in ROWS))


NUMBERS = [[int(digit) for digit in row] for row in ZEROS]
CANDIDATES = [
    [
        "".join(map(str, candidates(read(write(BOARD, "candidates")).puzzles[0], 9 * row + column)))
        for column in range(9)
    ]
    for row in range(9)
]
ROMAN = ["-", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"]
WORDS = "zero one two three four five six seven eight nine".split()  # noqa: SIM905
BLANK_WORDS = (
    "blank () {} ... --- ___ false False Nil Nothing Null missing inf #f np.nan undefined N/A <NA> ~ NaN _".split()  # noqa: SIM905
)
ONE_SIGN = "⬜⬛◻☐○◯●∘⊙□■▢○﹒．・。，、＿－―‐−~∼*＊✱★☆＃§†?？¿!¡¦\\^`'´$€£%&@+=<«»ØøΦοО空无口ロㅁ×✕✖yzUukth_‿⎵␠▁"
NOT_ALONE = set("<&+!|¦")  # signs that are read as separators when they are between spaces


def blanks() -> Iterator[tuple[str, str]]:
    """Yield the puzzle with every sign and word for blanks, each in some surroundings."""
    for sign in dict.fromkeys(ONE_SIGN):
        if sign not in "<":
            yield f"a line with {sign}", PUZZLE.replace(".", sign)
        if sign not in NOT_ALONE:
            yield f"spaced {sign}", rows(" ", sign)
    for word in BLANK_WORDS:
        yield f"words {word}", rows(" ", word)
        yield f"list with {word}", "[" + rows(", ", word, "[", "]", ",\n ") + "]"
        yield f"bars with {word}", rows(" | ", word, "| ", " |")


LISTS = {
    "r1c15": cells("r{r}c{c}{v}", " "),
    "R1C15, in lines": cells("R{r}C{c}{v}"),
    "rows A to J without I": cells("{letter}{c}={v}", " ", letters="ABCDEFGHJ"),
    "r1c1 5": cells("r{r}c{c} {v}"),
    "A15": cells("{letter}{c}{v}", " "),
    "A1 -> 5": cells("{letter}{c} -> {v}"),
    "(r1,c1)=5": cells("(r{r},c{c})={v}"),
    "5@r1c1": cells("{v}@r{r}c{c}", " "),
    "words of Chinese": cells("第{r}行第{c}列: {v}"),
    "Matrix Market": "%%MatrixMarket matrix coordinate integer general\n9 9 30\n" + cells("{r} {c} {v}"),
    "sparse of MATLAB": lines(
        *(f"   ({r + 1},{c + 1})        {v}" for r, c, v in sorted(CLUES, key=lambda clue: clue[1]))
    ),
    "sparse of SciPy": cells("  ({r}, {c})\t{v}", "\n", 0),
    "index of an array": cells("[{r} {c}] {v}"),
    "DIMACS": "c sudoku\np cnf 729 30\n" + cells("{r}{c}{v} 0"),
    "column before row": cells("val(c{c},r{r},{v})."),
    "two digits": cells("X{r}{c} = {v}", ", "),
    "two digits from 0": "{" + cells("'{r}{c}': {v}", ", ", 0) + "}",
    "SMT": cells("(assert (= x{r}{c} {v}))"),
    "Z3": cells("s.add(x{r}{c} == {v})"),
    "PuLP, digit first": cells("prob += choices[{v}][{r}][{c}] == 1"),
    "names after": cells("SELECT {r} AS r, {c} AS c, {v} AS v", " UNION ALL\n"),
    "PSTricks": lines(*(f"\\rput({c + 0.5},{8.5 - r}){{{v}}}" for r, c, v in CLUES)),
    "boxes, too": cells('{{"row": {r}, "col": {c}, "box": 0, "value": {v}}}', ", ", 0),
    "CSS": cells('#c{r}{c}:before {{content:"{v}"}}'),
    "numbered cells": lines(*(f"{at}: {digit}" for at, digit in enumerate(ZERO, 1))),
    "empty texts": json.dumps(
        [{"row": at // 9, "col": at % 9, "value": digit.strip(".")} for at, digit in enumerate(PUZZLE)]
    ),
    "flags": json.dumps(
        [{"row": at // 9, "col": at % 9, "value": int(d), "open": d == "0"} for at, d in enumerate(ZERO)]
    ),
    "YAML": cells("- row: {r}\n  col: {c}\n  value: {v}"),
}
ARRAYS = {
    "an object of columns": json.dumps({f"c{n}": [row[n] for row in NUMBERS] for n in range(9)}),
    "a share of wins": json.dumps({"mission": ZERO, "solution": SOLVED, "win_rate": 64.3}),
    "strings of spaced cells": json.dumps({"lines": [" ".join(row) for row in ZEROS]}),
    "np.matrix": "np.matrix('" + "; ".join(map(" ".join, ZEROS)) + "')",
    "holes": "[" + rows(",", "", "[", "]", ",\n") + "]",
    "optionals of Swift": str([[f"Optional({d})" if d != "." else "nil" for d in row] for row in ROWS]).replace(
        "'", ""
    ),
    "variables of Prolog": "[" + rows(",", "_G12", "[", "]", ",") + "]",
    "hexadecimal": "{" + ", ".join(f"0x0{digit}" for digit in ZERO) + "}",
    "numbers with L": "c(" + ", ".join(f"{digit}L" for digit in ZERO) + ")",
    "a matrix of R by columns": "structure(c("
    + ", ".join(ZEROS[row][column] for column in range(9) for row in range(9))
    + "), dim = c(9L, 9L))",
    "a vector of R": f" [1] {' '.join(ZERO[:36])}\n[37] {' '.join(ZERO[36:72])}\n[73] {' '.join(ZERO[72:])}",
    "a table of pandas by columns": json.dumps(
        {str(c): {str(r): float(ROWS[r][c]) if ROWS[r][c] != "." else None for r in range(9)} for c in range(9)},
        separators=(",", ":"),
    ),
    "print_r": "Array\n(\n"
    + lines(
        *(
            f"[{r}] => Array\n(\n" + lines(*(f"[{c}] => {d}" for c, d in enumerate(row))) + "\n)"
            for r, row in enumerate(ZEROS)
        )
    )
    + "\n)",
    "Fortran": "reshape((/ " + ", &\n  ".join(map(",".join, ZEROS)) + " /), (/9,9/))",
    "console.table": "│ (index) │ "
    + " │ ".join("012345678")
    + " │\n├──┼──┤\n"
    + lines(*(f"│ {n} │ {' │ '.join(row)} │" for n, row in enumerate(ZEROS))),
    "solution first": json.dumps({"solved": [list(map(int, row)) for row in SOLVED], "unsolved": NUMBERS}),
    "SAS": "data s;\ninput c1-c9;\ndatalines;\n" + rows(" ", ".") + "\n;\nrun;",
    "Stata": "input c1 c2 c3 c4 c5 c6 c7 c8 c9\n" + rows(" ", ".") + "\nend",
    "heredoc": "my $p = <<'END';\n" + lines(*ROWS) + "\nEND",
    "verbatim": '@"' + lines(*ROWS) + '";',
    "COBOL": named('           05 FILLER PIC X(9) VALUE "{r}".', given=ZEROS),
}
TABLES = {
    "decimal commas between tabs": rows("\t", blank="*")
    .translate({48 + n: f"{n},0" for n in range(1, 10)})
    .replace("*", ""),
    **{f"empty columns between boxes, {mark}": spaced_boxes(mark) for mark in ("\t", ",", ";")},
    "empty columns between boxes, zeros": spaced_boxes("\t", "0"),
    "labels between bars": "| |"
    + "|".join(f"C{n}" for n in range(1, 10))
    + "|\n"
    + "|--" * 10
    + "|\n"
    + lines(*(f"|R{n}|{row}|" for n, row in enumerate(rows("|").split("\n"), 1))),
    "labels of a web page": "<table><tr><th></th>"
    + "".join(f"<th>C{n}</th>" for n in range(1, 10))
    + "".join(f"</tr><tr><th>R{n}</th><td>{row}</td>" for n, row in enumerate(rows("</td><td>").split("\n"), 1))
    + "</tr></table>",
    "headings of polars": "┌──┬──┐\n│ "
    + " ┆ ".join(f"c{n}" for n in range(9))
    + " │\n│ "
    + " ┆ ".join(["---"] * 9)
    + " │\n│ "
    + " ┆ ".join(["i64"] * 9)
    + " │\n╞══╪══╡\n"
    + rows(" ┆ ", "null", "│ ", " │"),
    "headings of MySQL": "| " + " | ".join(f"c{n}" for n in range(9)) + " |\n+---+\n" + rows(" | ", "NULL", "| ", " |"),
    "a counting heading": "┃ " + " ┃ ".join("123456789") + " ┃\n┡━━━╇━━━┩\n" + rows(" │ ", " ", "│ ", " │"),
    "Markdown without outer bars": " | ".join("123456789") + "\n--|--|--|--|--|--|--|--|--\n" + rows(" | ", " "),
    "Markdown, bold, no spaces": "|"
    + "|".join(f"C{n}" for n in range(9))
    + "|\n"
    + "|-" * 9
    + "|\n"
    + marked("**", "**", "", "|").replace("\n", "|\n|").join(("|", "|")),
    "decimal commas": rows(";").replace("5", "5,0").replace("3", "3,0"),
    "escaped tags": "&lt;table&gt;"
    + rows("&lt;td&gt;", "", "&lt;tr&gt;&lt;td&gt;", "&lt;/tr&gt;").replace("\n", "")
    + "&lt;/table&gt;",
    "empty elements": "<grid>" + "".join(f"<cell>{d}</cell>" if d != "." else "<cell/>" for d in PUZZLE) + "</grid>",
    "a link in a page": f'<a href="https://example.org/?p={ZERO}">play</a>',
    "labels below": lines(*(f"{n} {row}" for n, row in zip(range(1, 10), ROWS, strict=True))) + "\n  ABCDEFGHI",
}
DRAWINGS = {
    "three side by side": beside(*[lines(*ROWS)] * 3),
    "labels at the left and below": lines(
        *(f"{name} {line}" for name, line in zip("-123-456-789-".replace("-", " "), GRID.split("\n"), strict=True)),
        "    A B C   D E F   G H I",
    ),
    "a frame of stars": GRID.replace("+", "*").replace("-", "*").replace("|", "*"),
    "underscores": " _" * 9 + "\n" + rows("|", "_", "|", "|"),
    "underscores around": rows("|", "___", "|", "|").replace("5", "_5_").replace("3", "_3_"),
    "clues counted": lines(*(f"{row}   {9 - row.count('.')} clues" for row in ROWS)),
    "an arrow between": lines(*ROWS, "->", *SOLVED),
    **{
        f"given in {mark!r}": marked(*mark, ".")
        for mark in (("(", ")"), ("[", "]"), ("*", "*"), ("<", ">"), ("+", ""), ("", "*"), ("{", "}"))
    },
    **{
        f"all in {mark}": lines(*("".join(f"{mark[0]}{d}{mark[1]}" for d in row) for row in rows("", " ").split("\n")))
        for mark in ("<>", "{}", "()", "[]")
    },
    **{f"cells with {sign} between": rows(sign, "0") for sign in "-_./:;'|~"},
    **{f"rows with {sign} between": sign.join(ZEROS) for sign in "*~!↵⏎:;|/\\"},
}
LABELS = {
    "bullets": lines(*(f"• {row}" for row in ROWS)),
    "arrows": lines(*(f"→ {row}" for row in ROWS)),
    "letters with points": named("{n}. {s}", "ABCDEFGHI"),
    "small Roman": named("{n}. {r}", [numeral.lower() for numeral in ROMAN[1:]]),
    "ordinal numbers": named("{n} row: {r}", "1st 2nd 3rd 4th 5th 6th 7th 8th 9th".split()),  # noqa: SIM905
    "numbers with dashes": named("{n} - {r}"),
    "remarks of SQL": named("{s}  -- {n}", given=ZEROS),
    **{
        f"comments with {sign}": lines(*(f"{sign} {' '.join(row)}" for row in ROWS))
        for sign in ("--", "%", ";", "!", "REM")
    },
    "ends of lines shown": lines(*(f"{row}$" for row in ROWS)),
    "pilcrows": lines(*(f"{row}¶" for row in ROWS)),
    "quotes and full stops": lines(*(f'"{row}".' for row in ROWS)),
    "quotes of Chinese": f"「{PUZZLE}」",
    "IPython": "In [1]: g = '''" + "\n   ...: ".join(ROWS) + "'''",
    "a heading with a date": lines("Ann, [12.05.24 10:11]", *ROWS),
    "a block of Ruby": lines("=begin", *ROWS, "=end"),
    "a fence in the line": "```" + lines(*ROWS) + "\n```",
    "a patch": "diff --git a/s b/s\nindex 1..2 100644\n--- a/s\n+++ b/s\n@@ -1,3 +1,9 @@\n"
    + lines(*(f"+{r}" for r in ROWS)),
    "a question": f"Can you solve {PUZZLE}?",
    "bold": f"**{PUZZLE}**",
    "bold rows": lines(*(f"**{row}**" for row in ROWS)),
    "italics": marked("*", "*", "."),
}
ESCAPES = {
    "after a sign of an address": "https://example.org/s#" + PUZZLE.replace(".", "%2E"),
    "texts joined in Java": 'String s =\n    "' + '"\n    + "'.join(ROWS) + '";',
    "texts joined in Basic": 's = "' + '" & _\n    "'.join(ROWS) + '"',
    "texts joined in PHP": '$s = "' + '" .\n "'.join(ROWS) + '";',
    "blanks in quotes": f'"{PUZZLE.replace(".", " ")}"',
    "every character": "".join(f"%{ord(digit):02X}" for digit in PUZZLE),
    "JSON": quote(json.dumps(NUMBERS)),
    "of Unicode": PUZZLE.replace(".", "\\u25a1"),
    "hexadecimal": PUZZLE.replace(".", "\\x2e"),
    "of spaces": "=20\n".join(map(" ".join, ROWS)),
    "carets": lines(*(" ".join(f"^[[1m{digit}^[[0m" for digit in row) for row in ROWS)),
    "printed twice": lines(*(" ".join(f"{digit}\b{digit}" for digit in row) for row in ROWS)),
    "underlined": marked("", "\u0332", "."),
    "circled": marked("", "\u20dd", "."),
    "a link by rows": "https://example.org/?" + "&".join(f"r{n}={row}" for n, row in enumerate(ZEROS, 1)),
    "a link by cells": "https://example.org/?g=" + ",".join(ZERO),
    "plus for spaces": "+".join(PUZZLE),
    "two points in one": PUZZLE.replace("..", "‥"),
    "hyphens in one": PUZZLE.replace(".", "-").replace("--", "—"),
}
SCRIPTS = {
    "words": rows(" ", "blank").translate({48 + n: word for n, word in enumerate(WORDS)}),
    "words, zero": lines(*(" ".join(WORDS[int(d)] for d in row) for row in ZEROS)),
    "small Roman": rows(" ", ".").translate({48 + n: numeral.lower() for n, numeral in enumerate(ROMAN)}),
    "Roman, commas": rows(",").translate({48 + n: numeral for n, numeral in enumerate(ROMAN)}),
    "letters in circles": PUZZLE.translate({48 + n: chr(0x24B5 + n) for n in range(1, 10)}),
    "Japanese, financial": ZERO.translate({48 + n: sign for n, sign in enumerate("〇壱弐参肆伍陸漆捌玖")}),
    "Korean, 공": ZERO.translate({48 + n: sign for n, sign in enumerate("공일이삼사오육칠팔구")}),
    "black circles": lines(*ZEROS).translate({48 + n: sign for n, sign in enumerate("⓿❶❷❸❹❺❻❼❽❾")}),
}
OCR = {
    **{
        f"{sign} for {digit}": lines(*ROWS).replace(digit, sign) for digit, sign in ("9g", "9q", "3З", "5$", "5S", "1l")
    },
    "many slips": lines(*ZEROS).translate(str.maketrans("0158", "OlSB")),
    "D for 0": lines(*ZEROS).replace("0", "D", 4),
    "commas for dots": lines(*ROWS).replace(".", ",", 7),
    "colons for dots": lines(*ROWS).replace(".", ":", 5),
}
IDS = {
    "Solo, no size": write(BOARD, "solo").partition(":")[2],
    "a task": f"var task = '{write(BOARD, 'solo').partition(':')[2]}';",
}
BOXES = ["|".join(row[at : at + 3] for at in (0, 3, 6)) for row in ROWS]
ALIKE = {
    "calls": lines(*(f'print("{line}")' for line in GRID.split("\n"))),
    "an editor": lines(*(f"{n:6}\t{line}" for n, line in enumerate(GRID.split("\n"), 1))),
    "a comparison": lines(*(f"+{line}" for line in GRID.split("\n"))),
    "rows of boxes with numbers": named("{n}. {r}", given=BOXES),
    "rows of boxes with names": named("Row {n}: {r}", given=BOXES),
    "Chinese rows": named("第{n}行 {r}"),
    "numbers with points": named("{n}. {s}"),
    "headings of columns": "\t".join("123456789") + "\n" + rows("\t", " "),
    **{f"fields with {sign}": rows(",", sign) for sign in "=:/!`"},
    **{f"texts with {sign}": json.dumps([row.replace(".", sign) for row in ROWS]) for sign in ",=:/!&`"},
    **{f"single texts with {sign}": json.dumps([[*row.replace(".", sign)] for row in ROWS]) for sign in ",=:/!&`"},
}
SIBLINGS = {
    f"{family}: {name}": text
    for family, texts in (
        ("blanks", dict(blanks())),
        ("lists", LISTS),
        ("arrays", ARRAYS),
        ("tables", TABLES),
        ("drawings", DRAWINGS),
        ("labels", LABELS),
        ("alike", ALIKE),
        ("escapes", ESCAPES),
        ("scripts", SCRIPTS),
        ("OCR", OCR),
        ("programs", IDS),
    )
    for name, text in texts.items()
}
CANDIDATE_GRIDS = {  # candidates of all cells in other spellings than `write` has
    "lists of texts": json.dumps([[list(cell) for cell in row] for row in CANDIDATES]),
    "lists by lines": json.dumps([[list(map(int, cell)) for cell in row] for row in CANDIDATES], indent=1),
    "brackets": lines(*("".join(f"[{cell}]" for cell in row) for row in CANDIDATES)),
    "commas": lines(*(" ".join(map(",".join, row)) for row in CANDIDATES)),
    "row numbers": lines(*(f"{n} | {' '.join(row)}" for n, row in enumerate(CANDIDATES, 1))),
    "labels": "   c1 c2 c3 c4 c5 c6 c7 c8 c9\n" + named("r{n} {s}", given=CANDIDATES),
    "a table": "|1|2|3|4|5|6|7|8|9|\n" + "|-" * 9 + "|\n" + lines(*(f"|{'|'.join(row)}|" for row in CANDIDATES)),
    "a remark": write(BOARD, "candidates").replace("|\n", "|   <- a pair\n", 1),
    **{
        f"a mark {mark}": write(BOARD, "candidates").replace(" 26 ", mark)
        for mark in (" 26? ", " _26_ ", " 26' ", " 2+6 ", " a26 ", " (26) ")
    },
}
REFUSED = {  # texts that could be meant in several ways
    "runs of blanks as numbers": "53274/621953/198461/83633/4281321/73236/164281/341925/48279",
    "a letter of the alphabet for a digit": lines(*ROWS).replace("4", "A"),
    "a word that is not a blank": rows(" ", "ab cd"),
    "two words for blanks": rows(" ", "none").replace("none", "void", 20),
    "marks of two kinds": marked("*", "*", ".").replace("*5*", "(5)"),
    "a list with a number too many": cells("{r} {c} {v}") + "\n1 1 9",
    "a list with a digit twice": cells("{v} r{r}c{c}", ", ").replace("1 r", "11 r", 1),
    "a heading and a row without a digit": "9\n" + lines(*ROWS).replace("8.3", ".3"),
    "numbers and a row with a digit too many": named("0{n} {r}", given=ZEROS).replace("803", "8033"),
}
