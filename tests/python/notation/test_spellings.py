"""Spellings of one puzzle by family, as people and programs write it, and texts that must not be read silently."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import quote

import pytest

from sudoku_workshop.grid.board import board_of, candidates
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.notation import NotationError, parse, read, write
from tests.python.notation.test_notation import PUZZLE, ROWS, SOLUTION, SOLVED, lines
from tests.python.notation.test_notation_work import calls
from tests.support.spellings import BOARD, CLUES, GRID, ROMAN, ZERO, ZEROS, cells, rows


def tagged(row: str, cell: Callable[[str], str], blank: str = "") -> str:
    """Return a table whose rows and cells have these tags. `row` has a place for the cells."""
    return "".join(row.replace("*", "".join(cell(digit.replace(".", blank)) for digit in line)) for line in ROWS)


def numeral(signs: str) -> str:
    return lines(*ZEROS).translate({48 + digit: sign for digit, sign in enumerate(signs)})


BLANKS = {
    f"blank {sign!r}": PUZZLE.replace(".", sign)
    for sign in "_-*?xX0#oOnNeE+~°@%$&=:;/,!^'·•…●○◯■□▢⬜⬛☐␣ 　\u00a0〇∅×■"
}
BLANKS |= {f"rows, blank {sign!r}": lines(*ROWS).replace(".", sign) for sign in "_-*?xX0#oOnN+~°@%=:/!□⬜■○␣〇　 "}
BLANKS |= {
    f"spaced, blank {word}": rows(" ", word)
    for word in ("_", "0", "*", "-1", "NaN", "NA", "None", "null", "nil", "N/A", "__", "--", "~", "o", "#", "[]", "e")
}
TABLES = {
    "web page": f"<table>{tagged('<tr>*</tr>', lambda digit: f'<td>{digit}</td>')}</table>",
    "web page, indented": "<html><body>\n<table class='grid'>\n<tbody>\n"
    + tagged("  <tr>\n*  </tr>\n", lambda digit: f"    <td class='c'>{digit or '&nbsp;'}</td>\n")
    + "</tbody></table></body></html>",
    "web page, bold": f"<TABLE>{tagged('<TR>*</TR>', lambda digit: f'<TD><B>{digit}</B></TD>')}</TABLE>",
    "web page, no closing tags": f"<table>{tagged('<tr>*', lambda digit: f'<td>{digit}', '.')}</table>",
    "web page, headings": "<table><tr><th></th>"
    + "".join(f"<th>{n}</th>" for n in range(1, 10))
    + "</tr>"
    + "".join(
        f"<tr><th>{n}</th>{''.join(f'<td>{d.strip(chr(46))}</td>' for d in row)}</tr>" for n, row in enumerate(ROWS, 1)
    )
    + "</table>",
    "web page, divs": f"<div>{tagged('<div class=row>*</div>', lambda digit: f'<div class=cell>{digit}</div>')}</div>",
    "web page, spans": f"<p>{tagged('*<br>', lambda digit: f'<span>{digit}</span>')}</p>",
    "web page, inputs": tagged("<p>*</p>\n", lambda digit: f"<input type='text' name='cell' value='{digit}'>"),
    "web page, lines": "<pre>" + "<br/>".join(ROWS) + "</pre>",
    "XHTML inputs": "<table>"
    + tagged("<tr>*</tr>", lambda digit: f'<td><input value="{digit}" size="1"/></td>')
    + "</table>",
    "wiki": '{| class="wikitable"\n' + rows(" || ", " ", "|-\n| ") + "\n" + "|}",
    "wiki, a cell a line": "{|\n" + tagged("|-\n*", lambda digit: f"| {digit}\n") + "|}",
    "wiki, styles": "{|\n" + tagged("|-\n*", lambda digit: f'| style="width:1em" | {digit}\n') + "|}",
    "DokuWiki": rows("|", " ", "|", "|"),
    "Markdown": "| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |\n" + "|---" * 9 + "|\n" + rows(" | ", " ", "| ", " |"),
    "Markdown, letters": "| a | b | c | d | e | f | g | h | i |\n" + "|:--:" * 9 + "|\n" + rows(" | ", " ", "| ", " |"),
    "Markdown, no heading": rows(" | ", " ", "| ", " |").replace("\n", "\n" + "|---" * 9 + "|\n", 1),
    "Org mode": rows(" | ", " ", "| ", " |"),
    "LaTeX tabular": "\\begin{tabular}{|c|c|c|c|c|c|c|c|c|}\n\\hline\n"
    + rows(" & ", "", "", " \\\\ \\hline")
    + "\n\\end{tabular}",
    "LaTeX array": "\\left[\\begin{array}{ccccccccc}\n" + rows(" & ", " ", "", " \\\\") + "\n\\end{array}\\right]",
    "LaTeX matrix": "\\begin{bmatrix}\n" + rows(" & ", "0", "", " \\\\") + "\n\\end{bmatrix}",
    "RTF": "{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}\\f0\\fs24 " + "\\par\n".join(ROWS) + "\\par}",
    "RTF table": "{\\rtf1\\ansi " + tagged("\\trowd *\\row\n", lambda digit: f"{digit}\\cell ") + "}",
    "forum table": "[table]" + tagged("[tr]*[/tr]", lambda digit: f"[td]{digit}[/td]") + "[/table]",
    "spreadsheet, headings": "\t"
    + "\t".join("ABCDEFGHI")
    + "\n"
    + "\n".join(f"{n}\t" + "\t".join(row).replace(".", "") for n, row in enumerate(ROWS, 1)),
    "spreadsheet, lost zeros": lines(*(row.lstrip("0") for row in ZEROS)),
    "spreadsheet, thousands": lines(*(f"{int(row):,}" for row in ZEROS)),
    "spreadsheet, thousands with points": lines(*(f"{int(row):,}".replace(",", ".") for row in ZEROS)),
    "CSV, heading": "a,b,c,d,e,f,g,h,i\n" + rows(","),
    "CSV, quoted heading": ",".join(f'"col{n}"' for n in range(9)) + "\n" + rows(","),
    "CSV, pipes": rows("|"),
    "CSV, row names": "\n".join(f"row{n}," + ",".join(row).replace(".", "") for n, row in enumerate(ROWS, 1)),
    "pandas CSV": ",0,1,2,3,4,5,6,7,8\n"
    + "\n".join(f"{n}," + ",".join(row).replace(".", "") for n, row in enumerate(ROWS)),
}
LISTS = {
    "rNcN": cells("r{r}c{c}={v}", " "),
    "RNCN: n": cells("R{r}C{c}: {v}", ", "),
    "n at rNcN": cells("{v}r{r}c{c}", " "),
    "A1=5, rows": cells("{letter}{c}={v}", ","),
    "a1: 5, columns": cells("{capital}{r}: {v}").lower(),
    "dictionary": "{" + cells("'{letter}{c}': {v}", ", ") + "}",
    "dictionary of pairs": "{" + cells("({r}, {c}): {v}", ", ", 0) + "}",
    "dictionary of texts": "{" + cells('"{r},{c}": "{v}"', ", ", 0) + "}",
    "triples": cells("{r},{c},{v}"),
    "triples, tabs": cells("{r}\t{c}\t{v}"),
    "triples from 0": cells("{r} {c} {v}", "\n", 0),
    "tuples": "[" + cells("({r}, {c}, {v})", ", ") + "]",
    "lists": "[" + cells("[{r},{c},{v}]", ",", 0) + "]",
    "ASP": cells("given({r},{c},{v}).", " "),
    "Prolog": cells("cell({r}, {c}, {v})."),
    "SQL": "INSERT INTO cells VALUES\n" + cells("({r}, {c}, {v})", ",\n") + ";",
    "assignments": cells("board[{r}][{c}] = {v};", "\n", 0),
    "NumPy assignments": cells("grid[{r}, {c}] = {v}", "\n", 0),
    "MATLAB assignments": cells("A({r},{c}) = {v};"),
    "objects": "[" + cells('{{"row": {r}, "col": {c}, "value": {v}}}', ", ", 0) + "]",
    "objects, column first": "[" + cells('{{"x": {c}, "y": {r}, "value": {v}}}', ", ", 0) + "]",
    "objects, short": "[" + cells("{{r:{r},c:{c},v:{v}}}", ",") + "]",
    "words": cells("row {r}, column {c}: {v}"),
    "XML": "<puzzle>" + cells('<cell row="{r}" column="{c}" value="{v}"/>', "\n") + "</puzzle>",
    "SVG": "<svg>"
    + "".join(f'<text class="d" x="{20 + 40 * c}" y="{30 + 40 * r}">{v}</text>' for r, c, v in CLUES)
    + "</svg>",
    "CSV with names": "row,col,value\n" + cells("{r},{c},{v}"),
}
ARRAYS = {
    "Python, -1": str([[int(d.replace(".", "-1")) for d in row] for row in ROWS]),
    "Python, numpy": f"grid = np.array({[[int(d) for d in row] for row in ZEROS]}, dtype=int)",
    "Python, mixed blanks": "[" + rows(", ", "' '", "[", "]", ",\n") + "]",
    "Python, text in three quotes": 'grid = """\n' + lines(*ROWS) + '\n"""',
    "Python, joined texts": "(" + "\n".join(f"'{row}'" for row in ROWS) + ")",
    "Python, escaped ends": repr(lines(*ROWS)),
    "JavaScript": "const board = [\n" + rows(",", "0", "  [", "],") + "\n];",
    "JavaScript, undefined": "[" + rows(",", "undefined", "[", "]", ",") + "]",
    "Kotlin": "arrayOf(" + rows(", ", "0", "intArrayOf(", ")", ",\n") + ")",
    "Scala": "Array(" + rows(", ", "0", "Array(", ")", ",\n") + ")",
    "Go": "[9][9]int{\n" + rows(", ", "0", "\t{", "},") + "\n}",
    "Ruby": "[" + rows(", ", "nil", "[", "]", ",\n ") + "]",
    "PHP": "$grid = array(\n" + rows(", ", "0", "array(", ")", ",\n") + "\n);",
    "Perl": "my @g = (" + rows(",", "0", "[", "]", ",\n") + ");",
    "Haskell": "[" + rows(",", "0", "[", "]", ",\n") + "]",
    "Clojure": "[" + rows(" ", "0", "[", "]", "\n ") + "]",
    "Lisp": "'(" + rows(" ", "0", "(", ")", "\n  ") + ")",
    "Lisp array": "#2A(" + rows(" ", "0", "(", ")", "\n    ") + ")",
    "Erlang": "[" + rows(",", "0", "[", "]", ",\n") + "].",
    "C#": "int[,] g = new int[9,9] {\n" + rows(",", "0", "{", "}", ",\n") + "\n};",
    "VB": "Dim g = {\n" + rows(", ", "0", "{", "}", ", _\n") + "}",
    "Fortran": "data g / &\n" + rows(",", "0", "", ", &").removesuffix(", &") + " /",
    "MATLAB": "A = [" + rows(" ", "0", "", "", ";\n") + "];",
    "MATLAB, NaN": "A = [" + rows(" ", "NaN", "", "", "; ") + "];",
    "Julia": "grid = [" + rows(" ", "0", "", "", "\n        ") + "]",
    "R": "m <- matrix(c(" + ",".join(ZERO) + "), 9, 9, byrow = TRUE)",
    "R, printed": "     "
    + " ".join(f"[,{n}]" for n in range(1, 10))
    + "\n"
    + "\n".join(f" [{n},]    " + "    ".join(row) for n, row in enumerate(ZEROS, 1)),
    "R, printed with NA": "     "
    + " ".join(f"[,{n}]" for n in range(1, 10))
    + "\n"
    + "\n".join(f" [{n},]   " + "   ".join(row).replace(".", "NA") for n, row in enumerate(ROWS, 1)),
    "R, data frame": "  "
    + " ".join(f"V{n}" for n in range(1, 10))
    + "\n"
    + "\n".join(f"{n}  " + "  ".join(row) for n, row in enumerate(ZEROS, 1)),
    "YAML, lists": "grid:\n" + rows(", ", "0", "  - [", "]"),
    "YAML, texts": "grid:\n" + lines(*(f'  - "{row}"' for row in ROWS)),
    "YAML, texts without quotes": "puzzle:\n" + lines(*(f"- {row}" for row in ZEROS)),
    "TOML": "grid = [\n" + lines(*(f'  "{row}",' for row in ROWS)) + "\n]",
    "JSON, rows": json.dumps({"grid": [list(row) for row in ROWS], "n": 9}, indent=2),
    "JSON, null": json.dumps([[int(d) if d != "." else None for d in row] for row in ROWS]),
    "JSON, puzzle and solution": json.dumps(
        {"puzzle": [list(map(int, row)) for row in ZEROS], "solution": [list(map(int, row)) for row in SOLVED]}
    ),
    "JSON, texts": json.dumps({"puzzle": ZEROS}),
    "MiniZinc": "start = [|\n" + rows(", ", "0", "", "|") + "];",
    "APL": rows(" ", "0"),
    "Java, concatenated": "String s =\n" + " +\n".join(f'  "{row}"' for row in ROWS) + ";",
    "C, line ends": "char *s =\n" + "\n".join(f'"{row}\\n"' for row in ROWS) + ";",
    "shell": "PUZZLE='" + "'\\\n'".join(ROWS) + "'",
    "PyTorch": "tensor([" + rows(", ", "0", "[", "]", ",\n        ") + "])",
}
DRAWINGS = {
    "two side by side": lines(*(f"{one}     {one}" for one in write(BOARD, "grid").split("\n"))),
    "no outer frame": lines(*(line[1:-1].strip() for line in GRID.split("\n")[1:-1])),
    "blanks trimmed": lines(*(line.rstrip() for line in rows(" ", " ").split("\n"))),
    "blanks trimmed, frame": lines(*(line.replace(".", " ").rstrip() for line in GRID.split("\n"))),
    "blanks trimmed, no outer frame": lines(
        *(line[2:-2].replace(".", " ").rstrip() for line in GRID.split("\n")[1:-1])
    ),
    "every cell": "+---" * 9
    + "+\n"
    + "\n".join("| " + " | ".join(row).replace(".", " ") + " |\n" + "+---" * 9 + "+" for row in ROWS),
    "boxes": lines(*("[" + "][".join(row).replace(".", " ") + "]" for row in ROWS)),
    "remarks": lines(*(f"{line}   <- here" if at == 3 else line for at, line in enumerate(GRID.split("\n")))),
    "indented": lines(*("        " + line for line in GRID.split("\n"))),
    "blank lines between rows": "\n\n".join(ROWS),
    "double bars": GRID.replace("|", "||"),
    "exclamation marks": GRID.replace("|", "!"),
    "stars": GRID.replace("+", "*").replace("-", "*"),
    "equals signs": GRID.replace("-", "="),
    "row numbers": "\n".join(f"{n}: {row}" for n, row in enumerate(ROWS, 1)),
    "row numbers in brackets": "\n".join(f"[{n}] {row}" for n, row in enumerate(ROWS, 1)),
    "line numbers": "\n".join(f"{n:>4}  {row}" for n, row in enumerate(ROWS, 1)),
    "row names": "\n".join(f"Row {n}: {' '.join(row)}" for n, row in enumerate(ROWS, 1)),
    "row letters": "\n".join(f"{name}) {row}" for name, row in zip("ABCDEFGHI", ROWS, strict=True)),
    "German row names": "\n".join(f"Zeile {n} {' '.join(row)}" for n, row in enumerate(ROWS, 1)),
    "bullets": "\n".join(f"- {row}" for row in ZEROS),
    "numbered list": "\n".join(f"{n}. {row}" for n, row in enumerate(ZEROS, 1)),
    "words around": f"Hi all,\n\nmy paper had this one:\n\n{GRID}\n\nIt took 25 minutes. Any ideas?",
    "rows in one line, slashes": "/".join(ROWS),
    "rows in one line, bars": "|".join(ROWS),
    "rows in one line, commas": ",".join(ZEROS),
    "rows in one line, semicolons": "; ".join(" ".join(row) for row in ZEROS),
    "boxes in one line": " ".join(PUZZLE[at : at + 3] for at in range(0, 81, 3)),
    "wrapped at 76": PUZZLE[:76] + "\n" + PUZZLE[76:],
    "quoted printable": PUZZLE[:75] + "=\n" + PUZZLE[75:],
    "one a line, empty": "\n".join(PUZZLE).replace(".", ""),
    "one a line, dots": "\n".join(PUZZLE),
}
MARKUP = {
    "mail": lines(*(f"> {line}" for line in GRID.split("\n"))),
    "mail in mail": lines(*(f">> > {row}" for row in ROWS)),
    "fences": f"```text\n{GRID}\n```",
    "BBCode": f"[quote=Ann][code]{GRID}[/code][/quote]",
    "BBCode, bold": lines(*(" ".join(f"[b]{d}[/b]" if d != "." else d for d in row) for row in ROWS)),
    "BBCode, colours": lines(*("".join(f"[color=#ff0000]{d}[/color]" if d != "." else d for d in row) for row in ROWS)),
    "Markdown, bold": lines(*(" ".join(f"**{d}**" if d != "." else d for d in row) for row in ROWS)),
    "Markdown, code": lines(*(f"`{row}`" for row in ROWS)),
    "colours of a terminal": lines(
        *(" ".join(f"\x1b[1;34m{d}\x1b[0m" if d != "." else d for d in row) for row in ROWS)
    ),
    "colours without the escape": lines(*(" ".join(f"[1m{d}[0m" if d != "." else d for d in row) for row in ROWS)),
    "percent escapes": quote(lines(*ROWS)).replace(".", "%2E"),
    "percent escapes, bars": quote("|".join(ROWS)),
    "entities": lines(*(row.replace(".", "&nbsp;.&nbsp;") for row in ROWS)),
    "zero-width": "\u200b".join(PUZZLE),
    "directions": f"\u202a{PUZZLE}\u202c",
    "soft hyphens": "\u00ad".join(PUZZLE),
    "comments": lines(*(f"# {row}" for row in ROWS)),
    "comments of C": lines(*(f"// {' '.join(row)}" for row in ZEROS)),
    "comment block": "/*\n" + lines(*(f" * {row}" for row in ROWS)) + "\n */",
    "apostrophes": lines(*(f"'{row}" for row in ZEROS)),
    "quotes": lines(*(f'"{row}"' for row in ROWS)),
    "plus at the end": " +\n".join(f'"{row}"' for row in ROWS),
    "backslash at the end": "\\\n".join(ROWS),
    "ellipsis": PUZZLE.replace("...", "…"),
    "escaped ends": "\\n".join(ROWS),
    "link": f"https://example.org/play?grid={ZERO}&mode=1",
    "diff": lines(*(f"+{row}" for row in ZEROS)),
    "terminal": lines("$ cat puzzle.txt", *ROWS, "$"),
    "Python prompt": lines(">>> print(grid)", *(" ".join(row) for row in ZEROS)),
}
SCRIPTS = {
    "full-width": numeral("０１２３４５６７８９"),
    "Arabic": numeral("٠١٢٣٤٥٦٧٨٩"),
    "Persian": numeral("۰۱۲۳۴۵۶۷۸۹"),
    "Devanagari": numeral("०१२३४५६७८९"),
    "Bengali": numeral("০১২৩৪৫৬৭৮৯"),
    "Tamil": numeral("௦௧௨௩௪௫௬௭௮௯"),
    "Thai": numeral("๐๑๒๓๔๕๖๗๘๙"),
    "Khmer": numeral("០១២៣៤៥៦៧៨៩"),
    "Chinese": numeral("〇一二三四五六七八九"),
    "Chinese, zero": numeral("零一二三四五六七八九"),
    "Chinese, financial": numeral("零壹貳參肆伍陸柒捌玖"),
    "Chinese, spaced": lines(*(" ".join(row) for row in numeral("〇一二三四五六七八九").split("\n"))),
    "Korean": numeral("영일이삼사오육칠팔구"),
    "circled": numeral("⓪①②③④⑤⑥⑦⑧⑨"),
    "black circles": numeral("○❶❷❸❹❺❻❼❽❾"),
    "keycaps": numeral("⬜123456789").replace("5", "5\ufe0f\u20e3").replace("3", "3\ufe0f\u20e3"),
    "bold": numeral("𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗"),
    "monospace": numeral("𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿"),
    "Roman": rows(" ", ".").translate({48 + n: sign for n, sign in enumerate(ROMAN)}),
    "letters": numeral(".ABCDEFGHI"),
    "small letters": numeral(".abcdefghi"),
}
CANDIDATES = {
    "Norvig": "{"
    + ", ".join(f"'{'ABCDEFGHI'[at // 9]}{at % 9 + 1}': '{d.replace('.', '123456789')}'" for at, d in enumerate(PUZZLE))
    + "}",
    "full candidates": lines(*(" ".join(d.replace(".", "123456789") for d in row) for row in ROWS)),
}
OCR = {
    "O for 0": lines(*ZEROS).replace("0", "O", 3),
    "l for 1": lines(*ROWS).replace("1", "l"),
    "I for 1": lines(*ROWS).replace("1", "I"),
    "S for 5": lines(*ROWS).replace("5", "S"),
    "B for 8": PUZZLE.replace("8", "B"),
    "in a frame": GRID.replace("1", "l").replace("8", "B"),
}
SOLVED_TOO = {
    "solution below": f"{GRID}\n\nSolution\n{write(read(SOLUTION).puzzles[0], 'grid')}",
    "solution beside": lines(*(f"{row} | {full}" for row, full in zip(ROWS, SOLVED, strict=True))),
    "solution in JSON": json.dumps({"solution": SOLUTION, "puzzle": ZERO}),
    "CSV": f"id,puzzle,solution\n1,{ZERO},{SOLUTION}",
}
NAMES = {str(n): f":{name}:" for n, name in enumerate("zero one two three four five six seven eight nine".split())}  # noqa: SIM905
STRANGERS = {  # further spellings from chats, notebooks, web pages and terminals
    "tabs trimmed": lines(*(line.rstrip("\t") for line in rows("\t").split("\n"))),
    "commas trimmed": lines(*(line.rstrip(",") for line in rows(",").split("\n"))),
    "a chat": "[12:34, 5.6.2024] Ann: " + lines(*ROWS),
    "names of emoji": lines(*(" ".join(NAMES.get(d, ":white_large_square:") for d in row) for row in ROWS)),
    "spoiler": f"||{PUZZLE}||",
    "quotes of a forum": lines(*(f"&gt; {row}" for row in ROWS)),
    "row numbers at the right": lines(*(f"{' '.join(row)}   {n}" for n, row in enumerate(ROWS, 1))),
    "Chinese row names": lines(*(f"第{n}行：{row}" for n, row in zip("一二三四五六七八九", ROWS, strict=True))),
    "Korean row names": lines(*(f"{n}행: {' '.join(row)}" for n, row in enumerate(ROWS, 1))),
    "short row names": lines(*(f"r{n} = {row}" for n, row in enumerate(ROWS, 1))),
    "a diff": "@@ -0,0 +1,9 @@\n" + lines(*(f"+{row}" for row in ROWS)),
    "round brackets": lines(*("(" + ")(".join(row).replace(".", " ") + ")" for row in ROWS)),
    "rows in a link": "https://example.org/s/" + "/".join(ZEROS),
    "rows in XML": "<sudoku>\n" + lines(*(f"<row>{row}</row>" for row in ZEROS)) + "\n</sudoku>",
    "numbers of NumPy": "[" + ",".join("[" + ", ".join(f"np.int64({d})" for d in row) + "]" for row in ZEROS) + "]",
    "pandas, Markdown": "|    |"
    + "".join(f"   {n} |" for n in range(9))
    + "\n|---:"
    + "|----:" * 9
    + "|\n"
    + lines(*(f"|  {n} |   " + " |   ".join(row) + " |" for n, row in enumerate(ZEROS))),
    "psql": "+".join(["---"] * 9)
    + "\n"
    + lines(*(" " + " | ".join(row).replace(".", " ") + " " for row in ROWS))
    + "\n(9 rows)",
    "a notebook": "Out[4]: \narray([" + ",\n       ".join(str(list(map(int, row))) for row in ZEROS) + "])",
    "a sentence": f"The puzzle is {PUZZLE}, and it is easy.",
    "SQL": f"INSERT INTO puzzles (id, grid) VALUES (1, '{ZERO}');",
}
SIBLINGS = {  # the same families by other people and programs
    "spaced, one letter of another script": rows(" ", "ø"),
    "spaced, squares of Korean": rows(" ", "ㅁ"),
    "formulas": "\n".join("\t".join(f'="{d}"' if d != "." else "" for d in row) for row in ROWS),
    "reStructuredText": lines("= " * 9, rows(" ", "\\"), "= " * 9),
    "TikZ": "\n".join(f"\\node at ({c + 0.5}, {8.5 - r}) {{{v}}};" for r, c, v in CLUES),
    "SVG, spans": "<svg>" + cells('<text><tspan x="{c}0" y="{r}0">{v}</tspan></text>', "") + "</svg>",
    "SVG, moved": "<svg>" + cells('<text transform="translate({c}5, {r}5)">{v}</text>', "") + "</svg>",
    "XML, cells": "<grid>" + cells('<cell row="{r}" col="{c}">{v}</cell>', "", 0) + "</grid>",
    "JSON, pairs in names": "{" + cells('"{r}_{c}": {v}', ", ", 0) + "}",
    "JSON, numbers of cells": json.dumps({str(9 * r + c): int(v) for r, c, v in CLUES}),
    "JSON, list of numbers of cells": json.dumps([{"index": 9 * r + c, "value": int(v)} for r, c, v in CLUES]),
    "JSON, all objects": json.dumps([[{"value": int(d), "given": d != "0"} for d in row] for row in ZEROS]),
    "JSON, objects with null": json.dumps(
        [
            {"row": at // 9, "col": at % 9, "value": None if digit == "." else int(digit)}
            for at, digit in enumerate(PUZZLE)
        ]
    ),
    "JSON, false": json.dumps([[d != "." and int(d) for d in row] for row in ROWS]),
    "JSON, boxes": json.dumps(
        [[[[int(ZEROS[3 * a + c][3 * b + d]) for d in range(3)] for c in range(3)] for b in range(3)] for a in range(3)]
    ),
    "boxes apart": "\n\n".join(
        lines(*(ROWS[3 * (box // 3) + row][3 * (box % 3) :][:3] for row in range(3))) for box in range(9)
    ),
    "Z3": cells("s.add(x[{r}][{c}] == {v})", "\n", 0),
    "OR-Tools": cells("model.Add(cell[{r},{c}] == {v})", "\n", 0),
    "AMPL, let": cells("let x[{r},{c}] := {v};"),
    "variables": cells("x_{r}_{c} = {v}"),
    "variables of a linear program": cells("x_{r}_{c}_{v} = 1"),
    "three digits": cells("{r}{c}{v}", " "),
    "UPDATE": cells("UPDATE g SET v={v} WHERE r={r} AND c={c};", "\n", 0),
    "Excel": cells('Range("{capital}{r}").Value = {v}'),
    "sets": "{" + cells("({r}, {c}): {{{v}}}", ", ", 0) + "}",
    "Rust": "[" + rows(", ", "None", "[", "]", ",\n").replace("5", "Some(5)") + "]",
    "Haskell": "[" + rows(", ", "Nothing", "[", "]", ",\n").replace("5", "Just 5") + "]",
    "Octave": "A =\n\n" + "\n".join("   " + "   ".join(row) for row in ZEROS) + "\n",
    "YAML, a cell a line": "\n".join("- - " + "\n  - ".join(row) for row in ZEROS),
    "APL, shape": "9 9⍴" + " ".join(ZERO),
    "assembler": "\n".join("db " + ",".join(row) for row in ZEROS),
    "DATA": "\n".join("DATA " + ",".join(row) for row in ZEROS),
    "Fortran, joined": "data a /" + ",&\n".join(",".join(row) for row in ZEROS) + "/",
    "Python, split": "grid = [list(map(int, r)) for r in '''\n" + lines(*ZEROS) + "'''.split()]",
    "labels on all sides": lines(
        "    1 2 3   4 5 6   7 8 9",
        *(
            f"  {line}" if "-" in line else f"{name} {line} {name}"
            for name, line in zip("-ABC-DEF-GHI-", GRID.split("\n"), strict=True)
        ),
        "    1 2 3   4 5 6   7 8 9",
    ),
    "short names without a sign": lines(*(f"r{n} {' '.join(row)}" for n, row in enumerate(ROWS, 1))),
    "short names and a bar": lines(*(f"R{n} | {' '.join(row)}" for n, row in enumerate(ROWS, 1))),
    "Japanese row names": lines(*(f"{n}行目：{' '.join(row)}" for n, row in enumerate(ROWS, 1))),
    "ordinals": lines(
        *(
            f"{name} row: {' '.join(row)}"
            for name, row in zip(
                ("First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth"),
                ROWS,
                strict=True,
            )
        )
    ),
    "file names and line numbers": lines(*(f"p.txt:{n}:{row}" for n, row in enumerate(ROWS, 1))),
    "remarks with numbers": lines(*(f"{row}  -- row {n}" for n, row in enumerate(ROWS, 1))),
    "remarks in brackets": lines(*(f"{' '.join(row)}  (row {n})" for n, row in enumerate(ROWS, 1))),
    "numbers of clues": lines(*(f"{row}  clues: {9 - row.count('.')}" for row in ROWS)),
    "an arrow to the solution": lines(
        *(
            f"{row}{'  -->  ' if n == 4 else '       '}{full}"
            for n, (row, full) in enumerate(zip(ROWS, SOLVED, strict=True))
        )
    ),
    "AsciiDoc": "|===\n" + rows("|", "", "|") + "\n|===",
    "DATA with line numbers": "\n".join(f"{10 * n} DATA " + ",".join(row) for n, row in enumerate(ZEROS, 10)),
    "list of code": lines(*(f"* `{row}`" for row in ROWS)),
    "pandas, empty cells": "   0  1  2  3  4  5  6  7  8\n"
    + "\n".join(f"{n}  " + "  ".join(row).replace(".", " ") for n, row in enumerate(ROWS)),
    "blanks trimmed, no spaces between": lines(*(row.replace(".", " ").rstrip() for row in ROWS)),
    "a full stop": f"Solve {PUZZLE}.",
    "rows in one line, dashes": "-".join(ZEROS),
    "rows in one line, points": ".".join(ZEROS),
    "rows in one line, underscores": "_".join(ZEROS),
    "rows in a message": "Sudoku: " + " / ".join(ROWS),
    "rows in a link, plus": "https://example.org/?q=" + "+".join(ZEROS),
    "number in a line": f"1)\n{lines(*ROWS)}\n",
    "OCR, O and l, spaced": rows(" ", "O").replace("1", "l"),
    "superscripts": numeral(".¹²³⁴⁵⁶⁷⁸⁹"),
    "subscripts": numeral(".₁₂₃₄₅₆₇₈₉"),
    "bytes of UTF-16": "\0".join(PUZZLE),
    "wrong encoding, spaces": lines(*(row.replace(".", "Â\u00a0") for row in ROWS)),
    "wrong encoding, bars": GRID.replace("|", "â”‚"),
    "wrong encoding, bullets": PUZZLE.replace(".", "â€¢"),
    "patch": "--- a/p.txt\n+++ b/p.txt\n@@ -1,9 +1,9 @@\n" + lines(*(f"+{row}" for row in ROWS)),
}
ALL = (
    STRANGERS
    | SIBLINGS
    | BLANKS
    | TABLES
    | LISTS
    | ARRAYS
    | DRAWINGS
    | MARKUP
    | SCRIPTS
    | CANDIDATES
    | OCR
    | SOLVED_TOO
)


def values(text: str) -> list[str]:
    return [text_of(board.values) for board in read(text).puzzles]


@pytest.mark.parametrize("text", ALL.values(), ids=ALL.keys())
def test_every_spelling_is_read(text: str) -> None:
    found = read(text)
    assert {text_of(board.values) for board in found.puzzles} == {PUZZLE}
    assert not [warning.code for warning in found.warnings if warning.code not in ("misread", "padded")]


def test_the_shared_spellings_are_read(data: Callable[[str], Path]) -> None:
    cases = map(json.loads, data("spellings.jsonl").read_text("utf-8").strip().split("\n"))
    assert [case["name"] for case in cases if values(case["text"]) != case["puzzles"]] == []


def around(text: str) -> Iterator[str]:
    """Yield a text in markup that must not change its reading."""
    yield lines(*(f"> {line}" for line in text.split("\n")))
    yield f"```\n{text}\n```"
    yield f"[code]{text}[/code]"
    yield f"<pre>{text}</pre>"
    yield text.replace("\n", "<br>")
    yield text.replace("\n", "\r\n")
    yield "\u200b" + text
    yield f"\x1b[32m{text}\x1b[0m"
    yield lines(*(f"# {line}" for line in text.split("\n")))


@pytest.mark.parametrize("form", ["line", "lines", "grid", "csv", "candidates"])
@pytest.mark.parametrize("size", ["4", "6", "9", "16", "25"])
def test_markup_around_a_grid_changes_nothing(form: str, size: str) -> None:
    n = int(size)
    digits = [(at * 7 + at // n) % n + 1 if at % 3 == 0 else 0 for at in range(n * n)]
    text = write(board_of(geometry(size), digits), form)
    expected = read(text).puzzles
    for changed in around(text):
        assert read(changed).puzzles == expected, changed


LETTERS = {  # the letters of a large grid: (text, size)
    "16x16 in A to P": (
        lines(*("".join(chr(65 + (4 * r + r // 4 + c) % 16) for c in range(16)) for r in range(16))),
        "16",
    ),
    "25x25 in A to Y": (
        lines(*("".join(chr(65 + (5 * r + r // 5 + c) % 25) for c in range(25)) for r in range(25))),
        "25",
    ),
    "a word": (SOLUTION.translate({49 + at: letter for at, letter in enumerate("WORDKUSIN")}), "9"),
}


@pytest.mark.parametrize(("text", "size"), LETTERS.values(), ids=LETTERS.keys())
def test_letters_are_read_as_digits(text: str, size: str) -> None:
    [board] = read(text).puzzles
    assert (board.geometry.name, set(board.values)) == (size, {*range(1, int(size) + 1)})


DOUBTFUL = {  # texts that are not clearly a grid
    "ten columns, one of them blank": lines(*(f"-{row.replace('.', '-')}" for row in ROWS)),
    "places of two columns": "\n".join(f"{n} {n % 9 + 1}" for n in range(1, 30)),
    "a row with a letter too many": lines(*ROWS[:8], ROWS[8] + "b"),
    "a space lost, blanks trimmed at no row": lines(*(row.replace(".", " ") for row in ROWS)).replace("8  ", "8 ", 1),
    "a letter of OCR in lower case": lines(*ROWS).replace("2", "z"),
    "a row twice": lines(*ROWS[:3], *ROWS[2:]),
    "triples with a conflict": cells("{r} {c} {v}") + "\n1 1 9",
    "two kinds of odd blanks": PUZZLE.replace(".", "~", 20).replace(".", "@"),
    "a letter that is no digit": PUZZLE.replace("7", "A", 1),
    "slips with a conflict": lines(*ROWS).replace("1", "S"),
    "one short row of zeros": lines(*ZEROS[:4], ZEROS[4][1:], *ZEROS[5:]),
    "a formula": "r1c1<>5 r2c3=4 => r1c2=3, r4c4<>8",
    "a table of results": "Ann 12 7 3\nBob 9 4 1\nCyd 8 8 8\nDan 1 2 3",
    "a telephone list": "\n".join(f"0{n}23 45{n} 78{n}" for n in range(9)),
}


@pytest.mark.parametrize("text", DOUBTFUL.values(), ids=DOUBTFUL.keys())
def test_what_is_not_clear_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        read(text)


SAVED = """\
SAVEFILE:41:Simon Tatham's Portable Puzzle Collection
VERSION :1:1
GAME    :4:Solo
PARAMS  :3:2x2
DESC    :13:1b4c1_2b1b3a
NSTATES :1:3
STATEPOS:1:3
MOVE    :6:R1,0,2
MOVE    :6:R2,0,3
"""
XML = "<Cell><x>{c}</x><y>{r}</y><value>{v}</value><origin>{origin}</origin></Cell>"


def test_files_of_programs_are_read_with_their_entries() -> None:
    [saved] = read(SAVED).puzzles
    assert (text_of(saved.givens), text_of(saved.values)) == ("1..4...12..1..3.", "1234...12..1..3.")
    entry = XML.format(r=0, c=2, v=4, origin="Calculated")
    assert values(f'<Sudoku version="2">{cells(XML.replace("{origin}", "User"), "", 0)}{entry}</Sudoku>') == [PUZZLE]
    state = "".join(f"{digit.replace('.', '0')}|0|0|{int(digit == '.')}|" for digit in PUZZLE)
    assert values(f"version: 3\n{state}") == [PUZZLE]


LISTED_CANDIDATES = {"lists": lambda group: f"[{', '.join(group)}]", "sets": lambda group: f"{{{','.join(group)}}}"}


@pytest.mark.parametrize("form", LISTED_CANDIDATES.values(), ids=LISTED_CANDIDATES.keys())
def test_lists_of_digits_are_candidates(form: Callable[[list[str]], str]) -> None:
    board = read(write(BOARD, "candidates")).puzzles[0]
    groups = [form([str(digit) for digit in candidates(board, cell)]) for cell in range(81)]
    text = ",\n ".join(f"[{', '.join(groups[at : at + 9])}]" for at in range(0, 81, 9))
    assert read(f"[{text}]").puzzles == (board,)


def test_three_lines_for_each_row_are_candidates() -> None:
    board = read(write(BOARD, "candidates")).puzzles[0]
    groups = [[str(digit) for digit in candidates(board, cell)] for cell in range(81)]
    text = "\n".join(
        " ".join(
            "".join(d if d in groups[9 * row + column] else "." for d in "123456789"[line : line + 3])
            for column in range(9)
        )
        for row in range(9)
        for line in (0, 3, 6)
    )
    assert read(text).puzzles == (board,)


def test_marks_of_candidates_do_not_matter() -> None:
    text = write(BOARD, "candidates")
    marked = (
        text.replace(" 26 ", " *26 ").replace(" 125 ", " #125 ").replace(" 247 ", " -247 ").replace(" 59 ", " (5)9 ")
    )
    assert marked != text
    assert read(marked).puzzles == read(text).puzzles


def test_what_was_corrected_is_told() -> None:
    assert [warning.details for warning in read(OCR["S for 5"]).warnings] == [{"signs": ["S → 5"]}]
    assert [warning.code for warning in read(TABLES["spreadsheet, lost zeros"]).warnings] == ["padded"]


def test_a_megabyte_takes_two_seconds_at_most() -> None:
    """Check the number of calls instead of the time: at most 3 for a character of a list, and 40 of other texts."""
    for text, most in ((f"{PUZZLE}\n", 3), (f"{GRID}\n\n", 20), (TABLES["web page, indented"] + "\n", 20)):
        whole = text * (20_000 // len(text))
        assert calls(whole) < most * len(whole)


def test_a_list_that_does_not_say_which_number_is_the_row_has_two_readings() -> None:
    mixed = sorted(CLUES, key=lambda clue: (clue[2], clue[0] * 5 % 9))
    text = "\n".join(f"{row + 1} {column + 1} {digit}" for row, column, digit in mixed)
    found = read(text)
    turned = "".join(PUZZLE[9 * column + row] for row in range(9) for column in range(9))
    assert [text_of(board.values) for board in found.puzzles] == [PUZZLE, turned]
    assert [warning.code for warning in found.warnings] == ["two-readings"]
    with pytest.raises(NotationError, match=f"{re.escape(PUZZLE)} or {re.escape(turned)}"):
        parse(text)
