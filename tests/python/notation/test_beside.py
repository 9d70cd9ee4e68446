"""Tests of the names, ratings and comments that a text has for its puzzles."""

import pytest

from sudoku_workshop.notation import read
from tests.python.notation.test_notation import PUZZLE, ROWS, SOLUTION, lines

OTHER = PUZZLE[::-1]
GRID = lines(*ROWS)

STEPS = lines(
    "2.0, Direct Hidden Pair: Cells R2C6,R3C6: 2,3 in block: r2c6<>9, r1c6=9",
    "1.5, Hidden Single: R4C5: 7 in row",
    "7.2, Forcing Chain: R4C5.7 on ==> R4C5.7 off",
)
COUNTED = lines("45 Hidden Single", "1 Region Forcing Chains", "Hardest technique: Region Forcing Chains")

TOLD = {  # kind of text: (text, the name, rating and comment of each puzzle)
    "a comment": (f"{PUZZLE} # Easter Monster", [("Easter Monster", "", "")]),
    "a comment after a semicolon": (f"{PUZZLE} ; Easter Monster", [("Easter Monster", "", "")]),
    "a comment of a program": (f"{PUZZLE} // no 7", [("no 7", "", "")]),
    "a number as a comment": (f"{PUZZLE} # 12", [("12", "", "")]),
    "a rating by its name": (f"{PUZZLE} ED=9.2/1.2/1.2", [("", "ED=9.2/1.2/1.2", "")]),
    "a rating in a comment": (f"{PUZZLE} # ER 9.2 Easter", [("Easter", "ER 9.2", "")]),
    "gsf's rating and a name": (f"{PUZZLE}  # 99529 Silver Plate", [("Silver Plate", "99529", "")]),
    "an analysis of Sudoku Explainer": (
        f"{PUZZLE}\nDifficulty rating: 9.2",
        [("", "Difficulty rating: 9.2", "")],
    ),
    "a log of Sudoku Explainer": (
        f"{PUZZLE}\n{STEPS}\nED=7.2/2.0/2.0",
        [("", "ED=7.2/2.0/2.0", STEPS)],
    ),
    "a log with several puzzles": (
        f"Analyzing Sudoku #1\n{PUZZLE}\n{STEPS}\nED=7.2/2.0/2.0\n\n"
        f"Analyzing Sudoku #2\n{OTHER}\n{COUNTED}\nDifficulty: 8.3",
        [("", "ED=7.2/2.0/2.0", STEPS), ("", "Difficulty: 8.3", COUNTED)],
    ),
    "an analysis with its methods": (
        f"{GRID}\nAnalysis results\n\nDifficulty rating: 7.1\n"
        "This Sudoku can be solved using these methods:\n    55 x Hidden Single",
        [("", "Difficulty rating: 7.1", "55 x Hidden Single")],
    ),
    "a rating and a name": (f"{PUZZLE} ED=10.0/1.2/1.2 Silver Plate", [("Silver Plate", "ED=10.0/1.2/1.2", "")]),
    "Sudoku Explainer's rater": (f"{PUZZLE} 6.6 1.2 1.2", [("", "6.6 1.2 1.2", "")]),
    "a forum's list": (
        f"{PUZZLE};9.2;Golden Nugget\n{OTHER};10.1;Second",
        [("Golden Nugget", "9.2", ""), ("Second", "10.1", "")],
    ),
    "gsf's list": (
        f"99480,99408,114,1895,{PUZZLE},Easter-Monster,20.00s",
        [("Easter-Monster", "99480,99408,114,1895; 20.00s", "")],
    ),
    "a name in front": (f"Easter Monster: {PUZZLE}", [("Easter Monster", "", "")]),
    "a table": (f"name,puzzle\nMonster,{PUZZLE}\nOther,{OTHER}", [("Monster", "", ""), ("Other", "", "")]),
    "a comment above": (f"# From the Times\n# of Monday\n\n{GRID}", [("From the Times", "", "of Monday")]),
    "a rating above": (f"; ED=9.2/1.2/1.2\n{GRID}", [("", "ED=9.2/1.2/1.2", "")]),
    "a comment above each": (
        f"# A list\n# First\n{PUZZLE}\n# Second\n{OTHER}",
        [("First", "", "A list"), ("Second", "", "")],
    ),
    "a comment above a list": (f"# Hard ones\n{PUZZLE}\n{OTHER}", [("", "", "Hard ones"), ("", "", "")]),
    "a comment below": (f"{PUZZLE}\n{OTHER}\n# That was all", [("", "", ""), ("", "", "That was all")]),
    "a heading above each": (f"Grid 01\n{GRID}\nGrid 02\n{GRID}", [("Grid 01", "", ""), ("Grid 02", "", "")]),
    "a record": (f'{{"puzzle": "{PUZZLE}", "name": "Monday"}}', [("Monday", "", "")]),
    "SadMan's lines": (f"#DMonday\n#C hard\n# more\n{GRID}", [("Monday", "", "hard\nmore")]),
    "a comment behind a game id": ("3x3:zzzb3 # Monday", [("Monday", "", "")]),
}
SILENT = {  # kinds of text beside a puzzle that are not a name, rating or comment
    "a solution": f"{PUZZLE} {SOLUTION}",
    "a number of solutions": f"{PUZZLE}:1:{SOLUTION}",
    "a number": f"12 {PUZZLE} 25",
    "a link": f"https://www.sudokuwiki.org/sudoku.htm?bd={PUZZLE.replace('.', '0')}",
    "a program": f'char *grid = "{PUZZLE}";',
    "comments of the rows": "int d[9][9] = {\n"
    + "\n".join(f"{{{','.join(row.replace('.', '0'))}}}, // row {number}" for number, row in enumerate(ROWS))
    + "};",
    "prose": f"Dear 9 friends,\n{GRID}\nCan anybody solve this?",
}


@pytest.mark.parametrize(("text", "expected"), TOLD.values(), ids=TOLD.keys())
def test_what_is_told_goes_with_the_puzzle(text: str, expected: list[tuple[str, str, str]]) -> None:
    found = read(text)
    told = [(about.title, dict(about.other)) for about in found.about]
    assert [(name, more.get("rating", ""), more.get("comment", "")) for name, more in told] == expected
    assert found.skipped == ()


@pytest.mark.parametrize("text", SILENT.values(), ids=SILENT.keys())
def test_what_is_no_name_is_none(text: str) -> None:
    found = read(text)
    assert [(about.title, about.other) for about in found.about] == [("", ())] * len(found.puzzles)
