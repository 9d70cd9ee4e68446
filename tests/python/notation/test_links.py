"""Tests of puzzles in links and in the states of other programs, and of links without a puzzle."""

import json
import zlib
from base64 import b32hexencode
from collections.abc import Callable
from pathlib import Path

import pytest

from sudoku_workshop.grid.board import candidates
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.notation import NotationError, parse, read, write
from sudoku_workshop.notation.links.lzstring import pack
from tests.python.notation.test_notation import PUZZLE

# A position on SudokuWiki's page about grouped chains, and the puzzle that it comes from.
WIKI = (
    "S9B050f2e0i46015y020466026212064i0a095u0i4601070b0d4m0f4m4a4j4q027n03bu0g06360936164a4i0o010o02474u067n07bu4q4i464i"
    "0b0u0g09064q0a4y040i0a051g5w035w01071y080u1g181609"
)
WIKI_START = "5....1.24.2..6..9...17........2.3..6.9.....1.2..6.7........96...4..5..3.17.8....9"
WIKI_ADDRESS = "https://www.sudokuwiki.org/sudoku.htm?bd="
# An example from a programming course, where it is called "unreasonable", and its puzzle.
SOLO = "3x3:a5a2e8a7a1c6_3b7d4a3b2a4b1_2e8_9b9a4b2a7d6b2_2c3a5a7e2a1a"
SOLO_PUZZLE = ".5.2.....8.7.1...63..7....4.3..2.4..12.....89..9.4..2.7....6..22...3.5.7.....2.1."


def test_sudokuwikis_states() -> None:
    for text in (WIKI, WIKI_ADDRESS + WIKI, f"See {WIKI_ADDRESS}{WIKI} (the chain is long)"):
        found = read(text)
        assert found.format == "sudokuwiki"
        [board] = found.puzzles
        assert text_of(board.givens) == WIKI_START
        assert text_of(board.values)[:9] == "56.9.1.24"
        assert candidates(board, 2) == (3, 7)


def test_the_form_of_sudokuwiki_before_has_a_clue_in_bit_0() -> None:
    cells = ["11"] + ["vu"] * 80  # 11 in base 32 is 33: bit 5 for the digit, and bit 0 for a clue
    [board] = read(WIKI_ADDRESS + "".join(cells)).puzzles
    assert text_of(board.givens) == "5" + "." * 80
    assert candidates(board, 80) == tuple(range(1, 10))


@pytest.mark.parametrize("clue", ["01", "07"], ids=["none", "two digits"])
def test_a_clue_of_the_form_before_is_one_digit(clue: str) -> None:
    with pytest.raises(NotationError, match="no puzzle in SudokuWiki format"):
        read(WIKI_ADDRESS + "vu" * 80 + clue)


def test_sudoku_coachs_state_and_link() -> None:
    board = parse(f":0000:x:{WIKI_START.replace('.6..9', '.6..+9')}:311 411::")
    state = write(board, "sudokucoach")
    for text in (state, f"https://sudoku.coach/en/play/{state}", f"My state: {state}"):
        found = read(text)
        assert (found.format, found.puzzles) == ("sudokucoach", (board,))
    assert parse(f"https://sudoku.coach/en/solver/{PUZZLE.replace('.', '0')}") == parse(PUZZLE)


def test_a_sudoku_coachs_state_that_lost_its_end_is_told() -> None:
    state = write(parse(PUZZLE), "sudokucoach")
    for lost in range(1, 7):  # characters of the checksum only
        with pytest.raises(NotationError, match="check that you copied all of it"):
            read(state[:-lost])


def test_the_short_form_of_plain_grids() -> None:
    board = parse(PUZZLE)
    link = write(board, "sudokuexchange-link")
    short = link.partition("=")[2]
    assert short.startswith("5Nl"), "5; 3 and two blanks; 7 and four; 6 without any"
    for address in (link, link.replace("?", "?d=3&"), f"https://sudokupad.app/{short}"):
        assert read(address).puzzles == (board,)
    assert parse(f"https://sudokuexchange.com/play/?s={PUZZLE.replace('.', '0')}") == board


def test_the_short_form_that_sudokupad_had_before() -> None:
    """Check an example from the tests in SudokuPad's puzzletools.js."""
    rows = ".6.91...7 ..2....15 .....4... 9..3..... .....6... 4.3...25. ..4.....8 .....87.4 ..5.7..3.".replace(" ", "")
    for before in ("classic", "", "sudoku/"):
        found = read(f"https://sudokupad.app/{before}B6B91D7C2E15F4D9C3K6D4B3D25D4F8F87B4C5B7C3B")
        assert (found.format, [text_of(board.givens) for board in found.puzzles]) == ("sudokupad", [rows])


@pytest.mark.parametrize("before", ["", "Try ", "https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/solo.html#"])
def test_solos_game_ids(before: str) -> None:
    found = read(before + SOLO)
    assert (found.format, [text_of(board.givens) for board in found.puzzles]) == ("solo", [SOLO_PUZZLE])
    assert found.skipped == ()


def test_solos_diagonals_are_read() -> None:
    board = parse(SOLO.replace("3x3:", "3x3x:"))
    assert (board.geometry.name, text_of(board.givens)) == ("9x", SOLO_PUZZLE)


KILLER = "2x2xkdh:1o,abbba____________,5a5a5a5a5a5a5a5a"


def test_solos_cages_are_read_and_damaged_ones_refused() -> None:
    board = parse(KILLER)
    assert board.geometry.name.startswith("4+diagonal-down+diagonal-up+killer:5:r1c12")
    for damaged in (
        KILLER.rpartition(",")[0],
        KILLER[:-2],
        KILLER.replace(",a", ",b"),
        KILLER + ",a",
        SOLO.replace("3x3:", "3x3k:"),
    ):
        with pytest.raises(NotationError, match="no puzzle in Solo format"):
            read(damaged)
    assert parse("2x3x:a5zg3").geometry.name == "6+diagonal-down+diagonal-up"


def test_solo_names_the_boxes_across_first() -> None:
    assert parse("2x3:a5zg3").geometry.box == (3, 2)
    assert parse("3x2:a5zg3").geometry.box == (2, 3)
    with pytest.raises(NotationError, match="size 3x1 are not supported"):
        read("3x1:a3a2a1a_1")


@pytest.mark.parametrize("text", ["1x1:1", "2x2:9o"], ids=["of an unknown size", "with too large a digit"])
def test_what_is_as_short_as_a_time_and_no_game_is_passed_over(text: str) -> None:
    found = read(f"{text}\n{PUZZLE}")
    assert (found.puzzles, found.warnings) == ((parse(PUZZLE),), ())


def test_a_digit_that_a_game_of_solo_cannot_have_is_told() -> None:
    with pytest.raises(NotationError, match=r"1:5: .*5"):
        read("2x2:5a1a2a3a4a1a2a3a")


VARIANT = {
    "size": 4,
    "title": "A title",
    "author": "Bob",
    "ruleset": "Cages.",
    "grid": [[{"value": 1, "given": True}, {"value": 2}, {"centerPencilMarks": [3]}, {"c": "#fff"}], *[[{}] * 4] * 3],
    "killercage": [{"cells": ["R1C1", "R1C2"], "value": "3"}],
    "diagonal+": True,
    "diagonal-": False,
    "whatever": [1],
    "negative": ["xv"],
    "line": [{"lines": [["R1C1", "R2C2"]]}],
}


def with_link(prefix: str) -> str:
    return prefix + pack(json.dumps(VARIANT))


LINKS = [
    json.dumps(VARIANT),
    json.dumps(VARIANT, indent=1),
    with_link("https://f-puzzles.com/?load="),
    with_link("https://www.f-puzzles.com/?x=1&load="),
    with_link("https://sudokupad.app/fpuz"),
    with_link("https://sudokupad.app/?puzzleid=fpuzzles"),
    with_link("https://sudokupad.app/sudoku/fpuz"),
    with_link("https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles"),
    "https://f-puzzles.com/?load=" + with_link("").replace("+", "%2B").replace("=", "%3D"),
    with_link("fpuz"),
    with_link(""),
    f"<{with_link('https://f-puzzles.com/?load=')}> is hard",
]


@pytest.mark.parametrize("text", LINKS)
def test_fpuzzles_json_and_links(text: str) -> None:
    found = read(text)
    [board], [about] = found.puzzles, found.about
    assert (found.format, text_of(board.givens), text_of(board.values)) == ("fpuzzles", "1" + "." * 15, "12" + "." * 14)
    assert (candidates(board, 2), candidates(board, 3)) == ((3,), (1, 2, 3, 4))
    assert about[:3] == ("A title", "Bob", "Cages.")
    assert about.unknown == ("whatever",)
    assert board.geometry.name == "4+diagonal-up+killer:3:r1c12+all-xv:10+all-xv:5?whatever"
    assert about.left_out == ("line", "c")
    assert [warning.code for warning in found.warnings] == ["unknown-rules", "left-out"]


PLAIN_WORDS = ["", "Normal sudoku rules apply.", "Place the digits 1-4 once in every row, column and 2x2 box."]
OTHER_WORDS = [
    "Normal sudoku rules apply. Cages add up.",
    "Anti-knight.",
    "일반 스도쿠 규칙",
    "The diagonals hold 1-4 once.",
    "Place the digits 0-3 once in every row, column and box.",
]


@pytest.mark.parametrize(
    ("words", "unknown"), [(w, ()) for w in PLAIN_WORDS] + [(w, ("ruleset",)) for w in OTHER_WORDS]
)
def test_rules_that_stand_in_words_alone_count(words: str, unknown: tuple[str, ...]) -> None:
    plain = {"size": 4, "grid": [[{}] * 4] * 4, "ruleset": words}
    assert read(json.dumps(plain)).about[0].unknown == unknown


def test_rules_that_are_drawn_alone_count() -> None:
    drawn = {"size": 4, "grid": [[{}] * 4] * 4, "line": [{"lines": [["R1C1", "R2C2"]]}]}
    assert read(json.dumps(drawn)).about[0].unknown == ("drawing",)


def test_a_puzzle_with_other_rules_is_no_plain_one_to_solve() -> None:
    with pytest.raises(NotationError, match="whatever"):
        parse(json.dumps(VARIANT))


def test_the_usual_boxes_are_no_other_rule() -> None:
    plain = {"size": 4, "grid": [[{"region": 2 * (row // 2) + column // 2} for column in range(4)] for row in range(4)]}
    assert parse(json.dumps(plain)) == parse("." * 16)
    plain["grid"][0][2]["region"], plain["grid"][2][1]["region"] = 0, 0  # type: ignore[index]
    plain["grid"][1][1]["region"], plain["grid"][2][1]["region"] = 1, 2  # type: ignore[index]
    assert parse(json.dumps(plain)).geometry.name == "4+regions:1112122233443344"


def six(upright: bool) -> dict[str, object]:
    """Return a 6x6 of f-puzzles, perhaps with boxes 2 wide and 3 high.

    A cell has a region only if that is not its usual box.
    """
    boxes = [[row // 3 * 3 + column // 2 for column in range(6)] for row in range(6)]
    usual = [[row // 2 * 2 + column // 3 for column in range(6)] for row in range(6)]
    cells = [
        [{} if told == known or not upright else {"region": told} for told, known in zip(*pair, strict=True)]
        for pair in zip(boxes, usual, strict=True)
    ]
    return {"size": 6, "grid": cells}


def test_boxes_that_are_told_as_regions_are_read() -> None:
    assert parse(json.dumps(six(True))).geometry.name == "6+boxes:2x3"
    assert parse(json.dumps(six(False))).geometry.name == "6"


CROSSED = {"size": 9, "grid": [[{}] * 9] * 9, "diagonal+": True, "diagonal-": True}


def test_both_diagonals_are_read_and_one_alone() -> None:
    for text in (json.dumps(CROSSED), f"https://sudokupad.app/fpuz{pack(json.dumps(CROSSED))}"):
        assert parse(text).geometry.name == "9x"
    assert parse(json.dumps(CROSSED | {"diagonal-": False})).geometry.name == "9+diagonal-up"
    small = parse(json.dumps(CROSSED | {"size": 4, "grid": [[{}] * 4] * 4}))
    assert small.geometry.name == "4+diagonal-down+diagonal-up"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"size": 5}, "grids of size 5 are not supported"),
        ({"grid": [[{}] * 4] * 3}, "grid cannot be"),
        ({"grid": [[{}] * 4] * 3 + [[{}] * 3]}, "grid cannot be"),
        ({"grid": [[{}] * 4] * 3 + [[{}] * 3 + [7]]}, "grid cannot be 7"),
        ({"grid": [[{}] * 4] * 3 + [[{}] * 3 + [{"value": 5}]]}, "value cannot be 5"),
        ({"grid": [[{}] * 4] * 3 + [[{}] * 3 + [{"value": True}]]}, "value cannot be true"),
        ({"grid": [[{}] * 4] * 3 + [[{}] * 3 + [{"centerPencilMarks": "12"}]]}, "centerPencilMarks cannot be"),
    ],
)
def test_json_that_is_no_puzzle_is_told(change: dict[str, object], reason: str) -> None:
    for text in (json.dumps(VARIANT | change), "https://sudokupad.app/fpuz" + pack(json.dumps(VARIANT | change))):
        with pytest.raises(NotationError, match=reason):
            read(text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("https://sudokupad.app/8bNmDd4J9G", "only sudokupad.app stores this puzzle"),
        ("https://sudokupad.app/bob/my-puzzle?setting-nogrid=1", "only sudokupad.app stores this puzzle"),
        ("https://f-puzzles.com/?id=yzabcdef", "only f-puzzles.com stores this puzzle"),
        ("https://sudoku.coach/en/play/abcdef", "only sudoku.coach stores this puzzle"),
        ("https://sudokupad.app/scl" + "Gw" * 20, "format scl is not supported"),
        ("https://sudokupad.app/scf" + "Gw" * 20, "no puzzle in SudokuPad format; check that you copied all of it"),
        ("https://sudokupad.app/?puzzleid=ctc" + "Gw" * 20, "format ctc is not supported"),
        (
            with_link("https://f-puzzles.com/?load=")[:90],
            "no puzzle in f-puzzles format; check that you copied all of it",
        ),
        ("SCv7_32_" + "0" * 40, "no puzzle in sudoku.coach format; check that you copied all of it"),
        (WIKI_ADDRESS + "zz" * 80 + "01", "no puzzle found"),
        (WIKI_ADDRESS + "S9B" + "zz" * 81, "no puzzle in SudokuWiki format"),
        ("https://sudokuexchange.com/play/?s=xxxxxxxxxxxxxxx", "no puzzle in SudokuExchange format"),
    ],
)
def test_links_without_a_puzzle_say_why(text: str, reason: str) -> None:
    with pytest.raises(NotationError, match=reason):
        read(text)


def test_a_link_beside_a_puzzle_does_not_hinder_it() -> None:
    found = read(f"{PUZZLE}\nfrom https://sudokupad.app/8bNmDd4J9G")
    assert found.puzzles == (parse(PUZZLE),)
    assert [warning.code for warning in found.warnings] == ["needs-server"]
    assert read(f"{PUZZLE}\nfrom https://example.org/puzzle.html").warnings == ()


def coach_state(text: bytes) -> str:
    return "SCv7_32_" + b32hexencode(zlib.compress(text)).decode().rstrip("=").lower()


BOMB, DEEP = "a" * 3_000_000, "[" * 100_000
REFUSED = {  # (text, code, column)
    "f-puzzles, a bomb": ("https://f-puzzles.com/?load=" + pack(f'{{"size":"{BOMB}'), "too-long", 29),
    "f-puzzles, deep": ("https://f-puzzles.com/?load=" + pack(f'{{"size":9,"grid":{DEEP}'), "too-deep", 29),
    "SudokuPad, a bomb": ("https://sudokupad.app/scl" + pack(f"{{ce:'{BOMB}"), "too-long", 26),
    "SudokuPad, deep": ("https://sudokupad.app/scl" + pack(f"{{ce:{DEEP}"), "too-deep", 26),
    "sudoku.coach, a bomb": (coach_state(b" " * 50_000_000), "too-long", 9),
    "sudoku.coach, deep": (coach_state(DEEP.encode()), "too-deep", 9),
}


@pytest.mark.parametrize(("text", "code", "column"), REFUSED.values(), ids=REFUSED)
def test_what_unpacks_without_end_is_refused_with_its_place_and_cause(text: str, code: str, column: int) -> None:
    with pytest.raises(NotationError) as caught:
        read(text)
    assert (caught.value.code, caught.value.line, caught.value.column) == (code, 1, column)


# "Parity Fish" by Marty Sears, from the README of github.com/SakanaAI/Sudoku-Bench.
PARITY_FISH = Path(__file__).with_name("parity-fish.txt").read_text().strip()


def test_sudokupads_own_record() -> None:
    found = read(f"Try {PARITY_FISH} tonight")
    [board], [about] = found.puzzles, found.about
    name, _, drawn = board.geometry.name.partition("!")
    assert (found.format, name, bool(drawn), any(board.givens)) == ("scl", "9?drawing", True, False)
    assert (about.title, about.author, about.unknown) == ("Parity Fish", "Marty Sears", ("drawing",))
    assert about.rules.startswith(
        "Normal sudoku rules apply; fill the grid with the digits 1-9 so that digits don't repeat"
    )
    assert read(PARITY_FISH.partition(".app/")[2]).puzzles == found.puzzles


def scl(text: str) -> str:
    return f"https://sudokupad.app/scl{pack(text)}"


FOUR = "re:[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]]"
ROWS = "ce:[[{v:1},,,{v:4}],[,{c:FF00AA},,],[,,{v:3,x:t},],[,,,]]"


def test_a_shortened_record_with_digits_and_no_drawings_is_a_plain_puzzle() -> None:
    found = read(scl(f"{{{ROWS},{FOUR},metadata:{{t:'It\\'s, [four]'}}}}"))
    assert text_of(found.puzzles[0].givens) == "1..4......3....."
    assert (found.about[0].title, found.about[0].unknown, found.about[0].left_out) == ("It's, [four]", (), ("c", "x"))


@pytest.mark.parametrize(
    ("more", "unknown"),
    [
        ("re:[[[0,0]]]", ("region",)),
        (f"{FOUR},ca:[{{v:5}}]", ("killercage",)),
        (f"{FOUR},l:[{{th:2}}],antitaxi:t", ("antitaxi",)),
        (f"{FOUR},l:[{{th:2}}]", ("drawing",)),
        (f"{FOUR},antiking:t,l:[{{th:2}}],metadata:{{rules:'Lines are thermometers.'}}", ("drawing",)),
        (f"{FOUR},ca:[{{unique:t,v:5,ce:[[0,0],[0,1]]}}]", ("killercage",)),
        (f"{FOUR},ca:[{{unique:t,v:5,sum:6,ce:[[0,0],[0,1]]}}]", ("killercage",)),
        (f"{FOUR},ca:[{{unique:t,sum:5,ce:[[0,0],[0,1]]}}]", ()),
        (f"{FOUR},ca:[{{unique:t,ce:[[0,0],[0,4]]}}]", ("killercage",)),
        (f"{FOUR},ca:[{{v:'norowcol: true'}}]", ("norowcol",)),
        (f"{FOUR},metadata:{{rules:'Cages add up.'}}", ("ruleset",)),
        (f"{FOUR},antiking:t,metadata:{{rules:'Anti-king. Digits increase along each row.'}}", ("ruleset",)),
        (f"{FOUR},antiking:t,metadata:{{rules:'Normal sudoku rules apply. Anti-king.'}}", ()),
        ("cs:50", ("region",)),
    ],
)
def test_what_may_carry_a_rule_is_named(more: str, unknown: tuple[str, ...]) -> None:
    assert read(scl(f"{{{ROWS},{more}}}")).about[0].unknown == unknown


def test_cages_with_a_sum_are_read_from_a_shortened_record() -> None:
    cages = "ca:[{unique:t,v:5,sum:5,ce:[[0,0],[0,1]]},{sum:4,ce:[[2,0],[3,1]]}]"
    assert parse(scl(f"{{{ROWS},{FOUR},{cages}}}")).geometry.name == "4+killer:5:r1c12+sum:4:r3c1,r4c2"


NINE = (
    "ce:["
    + ",".join(["[,,,,,,,,]"] * 9)
    + "],re:"
    + json.dumps(
        [[[row + r, column + c] for r in range(3) for c in range(3)] for row in (0, 3, 6) for column in (0, 3, 6)]
    )
)
TOLD = "metadata:{rules:'Normal sudoku rules apply. Both marked diagonals contain 1-9.'}"
FALLING, RISING = "{wp:[[0,0],[9,9]],c:34BBE6,th:2}", "{wp:[[9,0],[0,9]],c:34BBE6,th:2}"
DIAGONAL = [f"{{unique:t,ce:{json.dumps([[at, at if falls else 8 - at] for at in range(9)])}}}" for falls in (1, 0)]


@pytest.mark.parametrize(
    "more",
    [
        f"l:[{FALLING},{RISING}],{TOLD}",
        f"ca:[{','.join(DIAGONAL)}]",
        f"ca:[{DIAGONAL[0]}],l:[{RISING}],{TOLD}",
        f"l:[{FALLING},{RISING}],{TOLD},ca:[{','.join(DIAGONAL)}]",
        "l:[{feature:{type:'sudokux'}}]",
        "l:[{feature:{type:'sudokux+'}},{feature:{type:'sudokux-'}}]",
    ],
)
def test_diagonals_are_read_from_a_shortened_record(more: str) -> None:
    assert parse(scl(f"{{{NINE},{more}}}")).geometry.name == "9x"


@pytest.mark.parametrize(
    ("more", "unknown"),
    [
        (f"l:[{FALLING}],{TOLD}", ("drawing",)),
        (f"l:[{FALLING},{RISING}]", ("drawing",)),
        (
            f"l:[{FALLING},{RISING},{{wp:[[0.5,0.5],[8.5,8.5]]}}],metadata:{{rules:'Diagonals. Lines rise.'}}",
            ("drawing",),
        ),
        (f"ca:[{DIAGONAL[0]},{DIAGONAL[1].replace('unique:t', 'v:45')}]", ("killercage",)),
    ],
)
def test_what_is_more_or_less_than_both_diagonals_is_named(more: str, unknown: tuple[str, ...]) -> None:
    assert read(scl(f"{{{NINE},{more}}}")).about[0].unknown == unknown


def test_boxes_of_another_shape_are_read_from_a_shortened_record() -> None:
    boxes = [[[row + r, column + c] for r in range(3) for c in range(2)] for row in (0, 3) for column in (0, 2, 4)]
    cells = "ce:[" + ",".join(["[,,,,,]"] * 6) + "]"
    assert parse(scl(f"{{{cells},re:{json.dumps(boxes)}}}")).geometry.name == "6+boxes:2x3"


def test_grids_of_five_rows_are_read_from_a_shortened_record_if_they_have_regions() -> None:
    cells, regions = (
        "ce:[" + ",".join(["[,,,,]"] * 5) + "]",
        [[[row, column] for column in range(5)] for row in range(5)],
    )
    assert read(scl(f"{{{cells},re:{json.dumps(regions)}}}")).puzzles[0].geometry.n == 5
    with pytest.raises(NotationError, match="size 5 are not supported"):
        read(scl(f"{{{cells},metadata:{{t:'Five rows'}}}}"))


@pytest.mark.parametrize("encode", [str, pack], ids=["as it is", "packed"])
def test_sudokupads_compact_links_tell_diagonals_and_texts(encode: Callable[[str], str]) -> None:
    short = write(parse(PUZZLE), "sudokuexchange-link").partition("=")[2]
    link = f"https://sudokupad.app/scf{encode(short + '*x*tA ** star*aBob').replace(' ', '%20')}"
    [board], [about] = read(link).puzzles, read(link).about
    assert (board.geometry.name, text_of(board.givens)) == ("9x", PUZZLE)
    assert (about.title, about.author, about.unknown) == ("A * star", "Bob", ())
    assert parse(f"https://sudokupad.app/scf{encode(short)}") == parse(PUZZLE)
    assert parse(f"https://sudokupad.app/scf{encode(short + 'xw')}").geometry.name == "9x+windoku"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{ce:[[,,,,],[,],[],[]],a:1,b:22222222222}", "ce cannot be"),
        ("{ce:[[{v:t},,,],[,,,],[,,,],[,,,]],a:222222}", "v cannot be true"),
        ("{ce:[[7,,,],[,,,],[,,,],[,,,]],a:1,b:2222}", "ce cannot be 7"),
        ("{ce:[[{v:7},,,],[,,,],[,,,],[,,,]],a:222222}", "v cannot be 7"),
        ("{ce:[[,,],[,,],[,,]],id:'a quick brown fox'}", "size 3 are not supported"),
        ("{ce:" + "[" * 5000 + ",aaaaa:333}", "nested too deeply"),
        ("{no:'cells',at:'all',in:'this one',is:[1,2,3,4,5]}", "this contains no puzzle"),
    ],
)
def test_a_broken_record_is_told(text: str, words: str) -> None:
    with pytest.raises(NotationError, match=words):
        read(scl(text))


def test_a_game_id_with_an_endless_number_is_refused() -> None:
    with pytest.raises(NotationError) as raised:
        read(f"3x3:{'9' * 5000}")
    assert raised.value.code == "cell-count"
