"""Thirty posts as people write them in forums. Each is read as its readers would read it."""

from functools import cache

import pytest

import sudoku_workshop as sudoku
from sudoku_workshop.notation import NotationError, read

EXOCET = "..3..6.8....1..2......7...4..9..8.6..3..4...1.7.2.....3....5.....5...6..98.....5."
TRIDAGON = "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6.."
CHAINED = ".3..176...9..3..5....654.31.1..4....96...15..2.4...7....9.7.1.......5..6.4...9..."
LINE = "+-------------------+-------------------+-------------------+"


@cache
def cells() -> list[list[str]]:
    """Return the clues and candidates of CHAINED, row by row."""
    board = sudoku.parse(CHAINED)
    digits = [
        [board.candidates(row, column) or (board[row, column],) for column in range(1, 10)] for row in range(1, 10)
    ]
    return [["".join(map(str, cell)) for cell in row] for row in digits]


def position(line: str = LINE, side: str = "|") -> str:
    """Return CHAINED as a candidate grid with this frame."""
    lines = [line]
    for number, row in enumerate(cells(), 1):
        parts = [" ".join(f"{cell:<6}" for cell in row[start : start + 3]) for start in (0, 3, 6)]
        lines += [f"{side} {f' {side} '.join(parts)} {side}", *([line] if number % 3 == 0 else [])]
    return "\n".join(lines)


def rows(puzzle: str, sign: str = "") -> list[str]:
    return [sign.join(puzzle[row : row + 9][start : start + 3] for start in (0, 3, 6)) for row in range(0, 81, 9)]


GRID = position()
SPACED = "\n".join("   ".join(f"{cell:<9}" for cell in row) for row in cells())
FRAMED = [f"|{row}|" for row in rows(EXOCET, "|")]
POSTS: dict[str, tuple[str, list[str], list[tuple[str, str]]]] = {  # the text, its puzzles, their names and ratings
    "a question": (f"Today's puzzle, ER 9 I guess:\n\n{EXOCET}\n\nAny ideas? I am stuck.", [EXOCET], [("", "")]),
    "a position and a chain": (f"[code]\n{GRID}\n[/code]\nXY-Chain: (4=9)r4c9 - ... => -9 r6c7", [CHAINED], [("", "")]),
    "a position with dots": (f"```\n{position(LINE.replace('+', '.'))}\n```\nA W-Wing!", [CHAINED], [("", "")]),
    "a quoted post": (f"> {EXOCET}\n> rated 9.0\n\nThanks, I get the same.", [EXOCET], [("", "")]),
    "a list with names": (
        f"{EXOCET} # Imam bayildi; ER 9.5\n{TRIDAGON} # Loki; ER 11.9",
        [EXOCET, TRIDAGON],
        [("Imam bayildi", "ER 9.5"), ("Loki", "ER 11.9")],
    ),
    "steps below": (f"After the basics:\n\n{GRID}\n\n1. X-Wing 5 r26 c37 => r4c3<>5", [CHAINED], [("", "")]),
    "a list of a contest": (
        f"Game 123\n{EXOCET}  ED=9.2/1.2/1.2\n{TRIDAGON}  ED=11.9/11.9/11.3",
        [EXOCET, TRIDAGON],
        [("", "ED=9.2/1.2/1.2"), ("", "ED=11.9/11.9/11.3")],
    ),
    "an analysis": (
        f"{EXOCET}\nAnalysis results\nDifficulty rating: 9.5\nThe methods:\n  52 x Hidden Single\n",
        [EXOCET],
        [("", "Difficulty rating: 9.5")],
    ),
    "a line of HoDoKu": (f":0000:x:{CHAINED}:::", [CHAINED], [("", "")]),
    "a case of HoDoKu": (f"The case:\n:0901:8:{CHAINED}::835:826 :", [CHAINED], [("", "")]),
    "a hidden puzzle": (f"[hidden]{TRIDAGON}[/hidden]", [TRIDAGON], [("", "")]),
    "nine lines": ("\n".join(rows(EXOCET)), [EXOCET], [("", "")]),
    "boxes by blanks": (
        "\n".join(row + "\n" * (at in (2, 5)) for at, row in enumerate(rows(EXOCET, " "))),
        [EXOCET],
        [("", "")],
    ),
    "a frame of signs": (
        "\n".join(["*-----------*", *FRAMED[:3], "|---+---+---|", *FRAMED[3:6], "|---+---+---|", *FRAMED[6:]]),
        [EXOCET],
        [("", "")],
    ),
    "a link": (f"https://www.sudokuwiki.org/sudoku.htm?bd={EXOCET.replace('.', '0')}", [EXOCET], [("", "")]),
    "candidates alone": (f"Code:\n{SPACED}", [CHAINED], [("", "")]),
    "double lines": (
        f"Code: Select all\n{position(LINE.replace('+', '╬').replace('-', '═'), '║')}",
        [CHAINED],
        [("", "")],
    ),
    "ratings by bars": (f"{EXOCET}|1.2|2.6|9.0", [EXOCET], [("", "1.2; 2.6; 9.0")]),
    "ratings and finders": (f"{EXOCET};9.5;1.2;1.2;GP;H1", [EXOCET], [("GP, H1", "9.5; 1.2; 1.2")]),
    "a state of a program": (f"State after Singles and whips[1]:\n{SPACED}", [CHAINED], [("", "")]),
    "markup of a page": (f"<pre>{GRID}</pre>", [CHAINED], [("", "")]),
    "a solution below": (f"{TRIDAGON}\nsolution:\n{sudoku.solve(TRIDAGON)}", [TRIDAGON], [("", "")]),
    "zeros and a comma": (
        f"{EXOCET.replace('.', '0')}, {TRIDAGON.replace('.', '0')}",
        [EXOCET, TRIDAGON],
        [("", "")] * 2,
    ),
    "a numbered list": (
        f"1) {EXOCET}\n2) {TRIDAGON}\n3) {CHAINED}",
        [EXOCET, TRIDAGON, CHAINED],
        [("", "")] * 3,
    ),
    "notes below": (f"{CHAINED}\nr1c1 = 8, 5\nNaked Pair: (5,8) => r1c9<>5", [CHAINED], [("", "")]),
    "a spoiler": (f"[spoiler=puzzle]{EXOCET}[/spoiler] [i]very nice[/i]", [EXOCET], [("very nice", "")]),
    "a chain in Eureka": (f"{GRID}\n\n(8=5)r1c1 - r1c3 = r4c3 - (5=8)r4c1 => -8 r2c1; stte", [CHAINED], [("", "")]),
    "a marked candidate": (GRID.replace("| 58", "| *58", 1), [CHAINED], [("", "")]),
    "a reply with bars": (f"Andrew wrote:\n| {EXOCET}\n|\n| No. 512", [EXOCET], [("", "")]),
}


@pytest.mark.parametrize(("text", "puzzles", "told"), POSTS.values(), ids=POSTS.keys())
def test_a_post_is_read_as_its_readers_would(text: str, puzzles: list[str], told: list[tuple[str, str]]) -> None:
    found = read(text)
    assert [board.puzzle for board in found.puzzles] == [sudoku.parse(puzzle).puzzle for puzzle in puzzles]
    assert [(about.title, dict(about.other).get("rating", "")) for about in found.about] == told


def test_a_puzzle_broken_within_a_sentence_is_refused() -> None:
    with pytest.raises(NotationError, match="cells"):
        read(f"Is this valid: {EXOCET[:40]}\n{EXOCET[40:]}")
