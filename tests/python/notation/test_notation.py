"""Tests of the reading of pasted text: a table of formats with their origin, and errors with their position."""

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from sudoku_workshop.grid.board import board_of
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.houses import SIZES
from sudoku_workshop.notation import NotationError, parse, read, write

# The example in the Wikipedia article on Sudoku, and its solution.
PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
ROWS = [PUZZLE[start : start + 9] for start in range(0, 81, 9)]
SOLVED = [SOLUTION[start : start + 9] for start in range(0, 81, 9)]


def lines(*rows: str) -> str:
    return "\n".join(rows)


def boxes(row: str, bar: str, gap: str = "") -> str:
    return bar.join(gap.join(row[start : start + 3]) for start in (0, 3, 6))


def bands(border: str, row: Callable[[str], str]) -> str:
    """Return the rows in three bands between four borders."""
    return lines(border, *(part for i in (0, 3, 6) for part in (*map(row, ROWS[i : i + 3]), border)))


def array(row: Callable[[str], str], blank: str = "0") -> str:
    """Return the rows with commas between them, each written by `row`."""
    return ",\n".join(row(text) for text in ROWS).replace(".", blank)


FORMS = {  # origin or kind: (format, text)
    "forums: 81 characters": ("line", PUZZLE),
    "rating behind it": ("line", f"{PUZZLE} # hard"),
    "Sudoku Explainer's rater: ER EP ED": ("line", f"{PUZZLE} 6.6 1.2 1.2"),
    "gsf's sudoku: field 5": ("line", f"99480,99408,114,1895,{PUZZLE},Easter-Monster,20.00s"),
    "puzzle and solution": ("line", f"{PUZZLE} {SOLUTION}"),
    "puzzle:count:solution": ("line", f"{PUZZLE}:1:{SOLUTION}"),
    "Kaggle's million": ("line", f"quizzes,solutions\n{PUZZLE.replace('.', '0')},{SOLUTION}"),
    "81 underlines": ("line", PUZZLE.replace(".", "_")),
    "SudokuWiki's link": ("line", f"https://www.sudokuwiki.org/sudoku.htm?bd={PUZZLE.replace('.', '0')}"),
    "nine lines": ("lines", lines(*ROWS)),
    "x for a blank": ("lines", lines(*ROWS).replace(".", "x")),
    "dashes for blanks, an empty row like a border": ("lines", lines(*ROWS).replace(".", "-")),
    "full-width digits, as typed in Chinese": ("lines", lines(*ROWS).translate({n: n + 0xFEE0 for n in range(46, 58)})),
    "byte order mark and CRLF": ("lines", "\ufeff" + lines(*ROWS).replace("\n", "\r\n")),
    "quoted in a mail": ("lines", "Bob wrote:\n" + lines(*(f"> {row}" for row in ROWS)) + "\n-- \nBob"),
    "blank lines between bands": ("lines", lines(*ROWS[:3], "", *ROWS[3:6], "", *ROWS[6:])),
    "wrapped in a mail": ("lines", lines(PUZZLE[:27], PUZZLE[27:54], PUZZLE[54:])),
    "nine groups in a line": ("lines", " ".join(ROWS)),
    "SadMan .sdk": ("lines", lines("[Puzzle]", "#A Bob", *ROWS)),
    "solution below": ("lines", lines(*ROWS, "", *SOLVED)),
    "solution beside": ("lines", lines(*(f"{row}   {full}" for row, full in zip(ROWS, SOLVED, strict=True)))),
    "solution below in one line": ("lines", lines(*ROWS, "Solution:", SOLUTION)),
    "a number above": ("lines", lines("1.", *ROWS)),
    "prose below": ("lines", lines(*ROWS, "", "Can anybody solve this? I tried 3 times.")),
    "C string": ("lines", lines("char *grid =", *(f'"{row}"' for row in ROWS)) + ";"),
    "spaced": ("numbers", lines(*(" ".join(row) for row in ROWS)).replace(".", "0")),
    "question marks": ("numbers", " ".join(PUZZLE).replace(".", "?")),
    "asterisks, an empty row like a border": ("numbers", lines(*(" ".join(row) for row in ROWS)).replace(".", "*")),
    "non-breaking spaces": ("numbers", lines(*("\u00a0".join(row) for row in ROWS))),
    "Baekjoon 2580: a number a line": ("numbers", lines(*PUZZLE)),
    "size above": ("numbers", lines("9", *(" ".join(row) for row in ROWS))),
    "printed with tabs before it": ("numbers", lines(*("\t\t" + " ".join(row) for row in ROWS))),
    "commas": ("numbers", ",".join(PUZZLE).replace(".", "0")),
    "spreadsheet, copied": ("csv", lines(*("\t".join(row) for row in ROWS)).replace(".", "")),
    "CSV": ("csv", lines(*(",".join(row) for row in ROWS)).replace(".", "")),
    "CSV, quoted in a mail": ("csv", lines(*("> " + ",".join(row) for row in ROWS)).replace(".", "")),
    "CSV, comma after each": ("csv", lines(*(",".join(row) + "," for row in ROWS)).replace(".", "")),
    "CSV, semicolons and CRLF": ("csv", "\r\n".join(";".join(row) for row in ROWS).replace(".", "")),
    "CSV, quotes": ("csv", lines(*(",".join(f'"{cell}"' for cell in row) for row in ROWS)).replace(".", "")),
    "C++": ("array", f"vvint d{{\n{array(lambda row: '{' + ','.join(row) + '}')}\n}};\nSudokuCrack s(d);"),
    "C": ("array", f"int d[9][9] = {{\n{array(lambda row: '{' + ', '.join(row) + '}, // [1]')}\n}};"),
    "rows of an array": ("array", array(lambda row: "{" + ",".join(row) + "}")),
    "C++ characters": ("array", f"{{{array(lambda row: 'vector<char>{' + ','.join(map(repr, row)) + '}', '.')}}};"),
    "Python": ("array", f"puzzle = [{array(lambda row: '[' + ', '.join(row) + ']')}]"),
    "Python, None": ("array", f"[{array(lambda row: '[' + ', '.join(row) + ']', 'None')}]"),
    "LeetCode 37": (
        "array",
        f"[{array(lambda row: '[' + ','.join(f'{c!r}' for c in row) + ']', '.')}]".replace("'", '"'),
    ),
    "LeetCode 36, empty strings": ("array", f"[{array(lambda row: str(list(row)), '')}]"),
    "strings": ("array", f"[{array(repr, '.')}]"),
    "strings with spaces": ("array", f"[{array(repr, ' ')}]"),
    "NumPy": ("array", "[[" + "]\n [".join(" ".join(row) for row in ROWS).replace(".", "0") + "]]"),
    "NumPy, floats": (
        "array",
        "[[" + "]\n [".join(" ".join(f"{c}." for c in row) for row in ROWS).replace("..", "0.") + "]]",
    ),
    "NumPy, floats and NaN": (
        "array",
        f"array([{array(lambda row: '[' + ', '.join('nan' if c == '.' else f' {c}.' for c in row) + ']', '.')}])",
    ),
    "JSON, floats": ("array", f"[{array(lambda row: str([float(c.replace('.', '0')) for c in row]), '.')}]"),
    "numpy.savetxt": ("numbers", lines(*(" ".join(f"{float(c.replace('.', '0')):.18e}" for c in row) for row in ROWS))),
    "pandas": (
        "numbers",
        lines(
            "     " + "    ".join("012345678"),
            *(f"{i}  {'  '.join('NaN' if c == '.' else f'{c}.0' for c in row)}" for i, row in enumerate(ROWS)),
        ),
    ),
    "CSV, floats": ("csv", lines(*(",".join(f"{c}.0" for c in row) for row in ROWS)).replace("..0", "")),
    "R": ("array", f"matrix(c({','.join(PUZZLE.replace('.', '0'))}), nrow=9)"),
    "JSON": ("array", f'{{"id": "Nr. #7", "puzzle": {list(map(int, PUZZLE.replace(".", "0")))}}}'),
    "dialects: +---+": ("framed", bands("+---+---+---+", lambda row: f"|{boxes(row, '|')}|")),
    "Simple Sudoku": ("framed", bands("*-----------*", lambda row: f"|{boxes(row, '|')}|")),
    "SudoCue": ("framed", bands(".---.---.---.", lambda row: f"|{boxes(row, '|')}|")),
    "QQWing": ("framed", bands("-------|-------|-------", lambda row: f" {boxes(row, ' | ', ' ')}")),
    "a frame narrower than its rows": (
        "framed",
        bands(" +-----+-----+-----+", lambda row: f" | {boxes(row, ' | ', ' ')} |"),
    ),
    "the same, dashes for blanks": (
        "framed",
        bands("+-----+-----+-----+", lambda row: f"|{boxes(row, '|', ' ')}|".replace(".", "-")),
    ),
    "bars without a closing one": (
        "framed",
        lines(" |---|---|---|", *(f" | {' | '.join(row)}\n  ---|---|---|" for row in ROWS)),
    ),
    "Markdown": ("framed", lines("|a|b|c|", "|-|-|-|", *(f"| {' | '.join(row)} |".replace(".", " ") for row in ROWS))),
    "box drawing": ("framed", bands("┠───┼───┼───┨", lambda row: f"┃{boxes(row, '│')}┃")),
    "numbers on the edges": (
        "framed",
        lines("  123 456 789", *(f"{i} {boxes(row, '|')}" for i, row in enumerate(ROWS, 1))),
    ),
    "letters on the edges": (
        "framed",
        lines(
            "  1 2 3 4 5 6 7 8 9", *(f"{name}|{' '.join(row)}|" for name, row in zip("ABCDEFGHI", ROWS, strict=True))
        ),
    ),
    "spaces for blanks": ("spaces", lines(*ROWS).replace(".", " ")),
    "spaces for blanks in frames": (
        "spaces",
        bands("+-------+-------+-------+", lambda row: f"| {boxes(row, ' | ', ' ')} |".replace(".", " ")),
    ),
}


@pytest.mark.parametrize(("format", "text"), FORMS.values(), ids=FORMS.keys())
def test_forms(format: str, text: str) -> None:
    found = read(text)
    assert [text_of(board.givens) for board in found.puzzles] == [PUZZLE]
    assert (found.format, found.warnings) == (format, ())
    assert parse(text) == found.puzzles[0]


BROKEN = {  # fault: (text, str of the error)
    "nothing": ("", "1:1: no puzzle found"),
    "words": ("hello\nworld", "1:1: no puzzle found"),
    "a program that contains no puzzle": (
        "for (int i = 0; i < 9; ++i)\n  cin >> sudoku[i][0];\n// 數獨",
        "2:3: this is a program that contains no puzzle, because it reads a puzzle when it runs",
    ),
    "80 cells": (PUZZLE[1:], "1:81: expected 81 cells, found 80"),
    "82 cells": (PUZZLE + ".", "1:82: expected 81 cells, found 82"),
    "729 cells": ("." * 729, "1:626: expected 625 cells, found 729"),
    "80 numbers": (",".join("0" * 80), "1:160: expected 81 cells, found 80"),
    "short row": (lines(*ROWS[:3], ROWS[3][1:], *ROWS[4:]), "4:9: row 4: expected 9 cells, found 8"),
    "long row": (lines(*ROWS[:3], "." + ROWS[3], *ROWS[4:]), "4:10: row 4: expected 9 cells, found 10"),
    "short row in a frame": (
        write(parse(PUZZLE), "grid").replace("| 8 .", "| 8  "),
        "6:4: row 4: expected 9 cells, found 8; one is probably missing after cell 1 (8)",
    ),
    "short row in an array": (
        "{{1,2,3,4},\n{2,1,4},\n{3,4,1,2},{4,3,2,1}}",
        "2:7: row 2: expected 4 cells, found 3",
    ),
    "short row in CSV": ("1,,,4\n,,,\n,2,3\n,,,", "3:5: row 3: expected 4 cells, found 3"),
    "short row in CSV, its 16 numbers are no 4x4": (
        lines("1,2,3,4,,,,", *[",,,1,2,3,4,,"] * 3, *[",,,,,,,,"] * 5),
        "1:12: row 1: expected 9 cells, found 8",
    ),
    "four rows of a 16x16 are no 8x8": (lines(*["12345678........"] * 4), "4:17: expected 16 rows, found 4"),
    "eight rows": (lines(*ROWS[:8]), "8:10: expected 9 rows, found 8"),
    "bad character": (
        lines(*ROWS).replace("6..1", "6.z1"),
        "2:3: z is not allowed in a cell; use 1 to 9, or . for a blank",
    ),
    "full-width bad character": (
        PUZZLE.replace("9", "％", 1),
        "1:14: ％ is not allowed in a cell; use 1 to 9, or . for a blank",
    ),
    "letter in 9x9": (PUZZLE.replace("7", "A", 1), "1:5: A is not allowed in a cell; use 1 to 9, or . for a blank"),
    "number out of range": (
        lines(*(" ".join(row) for row in ROWS)).replace("5 3", "10 3"),
        "1:1: 10 is out of range; use 1 to 9, or 0 for a blank",
    ),
    "a row short of one cell, but 12 would be two": (
        lines(". . . 12 . . . . . . .", *[" ".join("." * 12)] * 11),
        "1:8: row 1: expected 12 cells, found 11; one is probably missing after cell 4 (1)",
    ),
    **{
        f"a short row, rows with {sign} between": (
            sign.join([*ROWS[:2], ROWS[2][1:], *ROWS[3:]]),
            f"1:{29 + 3 * (len(sign) - 1) - (len(sign) - 1)}: row 3: expected 9 cells, found 8",
        )
        for sign in (",", "; ", " / ")
    },
    "digit out of range": ("1234\n3412\n2143\n5321", "4:1: 5 is out of range; use 1 to 4, or 0 for a blank"),
    "HoDoKu's line": (
        f":0003:8:{PUZZLE.replace('6', '+ö', 1)}:::829:",
        "1:19: ö is not allowed in a cell; use 1 to 9, or . for a blank",
    ),
    "two puzzles": (f"{PUZZLE}\n{PUZZLE[::-1]}", "2:1: expected 1 puzzle, found 2"),
    "two puzzles, one bad": (f"{PUZZLE}\n{PUZZLE[1:]}", "2:81: expected 81 cells, found 80"),
}


@pytest.mark.parametrize(("text", "reason"), BROKEN.values(), ids=BROKEN.keys())
def test_broken(text: str, reason: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse(text)
    assert str(caught.value) == reason


def test_an_error_is_data() -> None:
    with pytest.raises(NotationError) as caught:
        parse(lines(*ROWS).replace("6..1", "6.z1"))
    error = caught.value
    assert (error.code, error.line, error.column, error.character) == ("bad-character", 2, 3, "z")
    assert error.details == {"last": "9"}


MANY = {  # origin or kind: text with PUZZLE and its reverse
    "SadMan .sdm": f"{PUZZLE}\n{PUZZLE[::-1]}\n",
    "comments and blank lines": f"# two\n\n{PUZZLE} # one\n\n{PUZZLE[::-1]}",
    "puzzle solution": f"{PUZZLE} {SOLUTION}\n{PUZZLE[::-1]} {SOLUTION[::-1]}",
    "Project Euler 96": lines("Grid 01", *ROWS, "Grid 02", *(row[::-1] for row in ROWS[::-1])),
    "blank lines": lines(*ROWS, "", *(row[::-1] for row in ROWS[::-1])),
    "nothing between": lines(*ROWS, *(row[::-1] for row in ROWS[::-1])),
    "numbers above": lines("1.", *ROWS, "", "2.", *(row[::-1] for row in ROWS[::-1])),
    "side by side": lines(*(f"{ROWS[i]} {ROWS[8 - i][::-1]}" for i in range(9))),
    "JSON lines": f'{{"puzzle": "{PUZZLE}"}}\n{{"puzzle": "{PUZZLE[::-1]}"}}',
    "numbers, one grid a line": ",".join(PUZZLE).replace(".", "0") + "\n" + ",".join(PUZZLE[::-1]).replace(".", "0"),
}


@pytest.mark.parametrize("text", MANY.values(), ids=MANY.keys())
def test_many(text: str) -> None:
    found = read(text)
    assert [text_of(board.givens) for board in found.puzzles] == [PUZZLE, PUZZLE[::-1]]
    assert found.warnings == ()


def test_a_bad_line_of_a_list_is_a_warning() -> None:
    found = read(lines("my list", PUZZLE, PUZZLE[1:], PUZZLE.replace("3", "z", 1), f"{PUZZLE} 7.1"))
    assert (found.format, len(found.puzzles)) == ("list", 2)
    assert [(error.code, error.line, error.column) for error in found.warnings] == [
        ("cell-count", 3, 81),
        ("bad-character", 4, 2),
    ]
    assert found.ignored == ((1, 1, "my list"), (5, 83, "7.1"))


def test_each_bad_line_of_a_list_is_a_warning_also_beside_others() -> None:
    short, long = PUZZLE[:-1], f"{PUZZLE}1"
    found = read(lines(short, short, PUZZLE, long, short))
    assert [warning.line for warning in found.warnings] == [1, 2, 4, 5]
    assert found.places == ((3, 1),)


def test_a_bad_line_of_a_list_of_numbers_is_a_warning() -> None:
    found = read(lines(",".join("0" * 81), ",".join("0" * 80), ",".join("1" * 80 + "0")))
    assert [text_of(board.givens) for board in found.puzzles] == ["." * 81, "1" * 80 + "."]
    assert [str(error) for error in found.warnings] == ["2:160: expected 81 cells, found 80"]


def test_a_bad_grid_among_good_ones_is_a_warning() -> None:
    found = read(lines("Grid 01", *ROWS, "Grid 02", *ROWS[:8], "Grid 03", *ROWS))
    assert len(found.puzzles) == 2
    assert [(error.code, error.line) for error in found.warnings] == [("row-count", 19)]


@pytest.mark.parametrize("heading", ["No. 1", "No. 12", "No. 365", "Fach 7", "Puzzle 365", "Nr. 12"])
@pytest.mark.parametrize("rows", [ROWS, ["1.3.", "..1.", ".1..", "..2."]], ids=["9x9", "4x4"])
def test_a_name_with_a_number_is_a_heading(heading: str, rows: Sequence[str]) -> None:
    """Check headings, including those whose letters could all be digits of a large grid."""
    found = read(lines(heading, *rows, heading, *rows))
    assert found.puzzles == (parse(lines(*rows)),) * 2
    assert [part.text for part in found.ignored] == [heading] * 2
    assert found.skipped == ()


@pytest.mark.parametrize("row", ["AxxB xCxD ExxF xGxx", "aXXb XcXd eXXf XgXX"])
def test_letters_with_x_for_blanks_are_no_words(row: str) -> None:
    assert text_of(parse(lines(*[row] * 16)).values[:16]) == "A..B.C.DE..F.G.."


@pytest.mark.parametrize("mark", ["_", "-", "*", "."])
@pytest.mark.parametrize("side", [12, 16])
def test_a_blank_row_among_numbers_past_9_is_no_border(side: int, mark: str) -> None:
    """Check a blank row among numbers over 9. It has a mark for each number in another row, not for each character."""
    values = [0 if cell // side == 1 or cell % 5 == 0 else cell % side + 1 for cell in range(side * side)]
    board = board_of(geometry(str(side)), values)
    assert parse(write(board, "grid").replace(".", mark)) == board


LIKE_BORDERS = [
    (side, mark, rows)
    for side in SIZES
    for mark in "-_*"
    for rows in ({0}, {1}, {int(side) - 1}, {*range(1, int(side))})
]


@pytest.mark.parametrize("form", ["lines", "grid"])
@pytest.mark.parametrize(("side", "mark", "blank_rows"), LIKE_BORDERS)
def test_rows_like_borders_are_rows_where_the_others_are_full(
    side: str, mark: str, blank_rows: set[int], form: str
) -> None:
    """Check blank rows among full ones. No other row shows the mark for a blank, but the grid needs these rows."""
    n = int(side)
    width, height = geometry(side).box
    full = [(width * (row % height) + row // height + column) % n + 1 for row in range(n) for column in range(n)]
    board = board_of(geometry(side), [0 if cell // n in blank_rows else value for cell, value in enumerate(full)])
    assert parse(write(board, form).replace(".", mark)) == board


def test_what_is_ignored_is_told() -> None:
    found = read(f"{PUZZLE}:1:{SOLUTION} # easy")
    assert found.ignored == ((1, 82, ":1:"), (1, 85, SOLUTION), (1, 167, "# easy"))


HEX = "0123456789ABCDEF"
SIXTEEN = "".join(HEX[(4 * (row % 4) + row // 4 + column) % 16] for row in range(16) for column in range(16))
FROM_ONE = "".join("123456789ABCDEFG"[HEX.index(symbol)] for symbol in SIXTEEN)


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        (SIXTEEN, ["zero-based"]),
        ("." + SIXTEEN[1:], ["zero-based"]),
        (FROM_ONE, []),
        (FROM_ONE.lower(), []),
        (" ".join(str("123456789ABCDEFG".index(symbol) + 1) for symbol in FROM_ONE), []),
        (FROM_ONE.replace("G", "0").replace("1", "G"), []),
    ],
    ids=["0-F full", "0-F", "1-G", "lower case", "numbers", "0 is the blank of 1-G"],
)
def test_which_symbols_were_taken(text: str, codes: list[str]) -> None:
    found = read(text)
    assert found.puzzles[0].geometry.name == "16"
    assert [error.code for error in found.warnings] == codes
    if codes:
        assert text_of(found.puzzles[0].values)[1:] == FROM_ONE[1:]
        assert parse(text) == found.puzzles[0]


def test_sixteen_rows_of_sixteen_are_one_grid_not_sixteen() -> None:
    assert read(lines(*["1234341221434321"] * 16)).puzzles[0].geometry.name == "16"
    assert len(read(lines(*["1234341221434321"] * 3)).puzzles) == 3


def test_the_shared_big_grids(data: Callable[[str], Path]) -> None:
    found = read(data("big-grids.jsonl").read_text("utf-8"))
    assert [board.geometry.name for board in found.puzzles] == ["16"] * 80 + ["25"] * 7
    assert found.warnings == ()


@pytest.mark.parametrize(("name", "count"), [("counts.txt", 43), ("rated-se121.txt", 640), ("solve-s17.txt", 300)])
def test_the_shared_lists(data: Callable[[str], Path], name: str, count: int) -> None:
    text = data(name).read_text("utf-8")
    found = read(text)
    assert [text_of(board.givens) for board in found.puzzles] == [line[:81] for line in text.splitlines()]
    assert (len(found.puzzles), found.warnings) == (count, ())


RUBBISH = [
    "a ",
    "1 2 3\n",
    "(1,2,3)",
    "[",
    ".",
    "\n",
    "> ",
    "'",
    '"',
    "1,",
    "\t",
    "-",
    "#",
    "ab1 c..2 |x\n",
    "/*",
    "數獨 9\n",
]


@pytest.mark.parametrize("piece", RUBBISH)
def test_much_rubbish_is_refused(piece: str) -> None:
    """Check 50 kB, which take well under a second. With a quadratic step, the test would not end in time."""
    with pytest.raises(NotationError):
        read(piece * (50_000 // len(piece)))


def test_a_number_of_thousands_of_digits_is_refused() -> None:
    for text in ("1" * 5_000, "1\n\n" * 40 + "1" * 5_000, "0" * 5_000, "r1c1=1 " * 9 + f"r1c2={'1' * 5_000}"):
        with pytest.raises(NotationError):
            read(text)


SDK_STATE = "\n".join(["[Puzzle]", *ROWS, "[State]"])


def test_a_sadman_state_is_the_puzzle_with_entries() -> None:
    """Check a state with givens and entries, and one with entries only."""
    blank = PUZZLE.index(".")
    entry = "." * blank + "7" + "." * (80 - blank)
    for state in (entry, PUZZLE[:blank] + "7" + PUZZLE[blank + 1 :]):
        [board] = read(f"{SDK_STATE}\n{lines(*[state[at : at + 9] for at in range(0, 81, 9)])}").puzzles
        assert text_of(board.givens) == PUZZLE
        assert text_of(board.values) == PUZZLE[:blank] + "7" + PUZZLE[blank + 1 :]


def test_a_state_of_another_puzzle_is_a_puzzle_of_its_own() -> None:
    other = PUZZLE[::-1]
    found = read(f"{SDK_STATE}\n{lines(*[other[at : at + 9] for at in range(0, 81, 9)])}")
    assert [text_of(board.values) for board in found.puzzles] == [PUZZLE, other]


@pytest.mark.parametrize("solution", [SOLUTION, lines(*SOLVED)], ids=["in one line", "in rows"])
def test_a_solution_is_no_line_that_was_skipped_nor_is_its_heading(solution: str) -> None:
    found = read(lines(*ROWS, "Solution:", solution, "garbage"))
    assert [part.text for part in found.skipped] == ["garbage"]


def test_lines_that_are_no_puzzle_are_among_what_was_ignored() -> None:
    found = read(f"{PUZZLE}\n1234\n{PUZZLE}\ngarbage # of mine\n")
    assert found.ignored == ((2, 1, "1234"), (4, 1, "garbage"), (4, 9, "# of mine"))
    assert found.skipped == ((2, 1, "1234"), (4, 1, "garbage"))
