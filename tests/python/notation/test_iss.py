"""Tests of the text and the links of Interactive-Sudoku-Solver: each item in both directions, and what is refused."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from sudoku_workshop.grid.board import candidates
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.notation import NotationError, missing_part, parse, read, write
from sudoku_workshop.notation.iss.forms import FORMS
from sudoku_workshop.notation.iss.items import Item, expanded, items_in
from sudoku_workshop.notation.iss.rules import rules_in
from sudoku_workshop.notation.iss.writer import NoItem, _item
from sudoku_workshop.notation.variants.rule_words import Words
from sudoku_workshop.rules import KINDS
from sudoku_workshop.rules.rule import Rule
from sudoku_workshop.rules.tables import SIGNS
from tests.python.notation.test_rules import BOARDS, begun
from tests.support.rule_data import some_of_each
from tests.support.samples import sample

LINK = "https://sigh.github.io/Interactive-Sudoku-Solver/?q="
ROW, COLUMN = tuple(range(9)), tuple(range(0, 81, 9))
CHANGED = {  # kinds that mean something else if all digits are greater by 1, or that we do not know
    *("Arrow", "BlackDot", "Cage", "ContainExact", "EqualityCage", "HiddenSkyscraper", "LookAndSay", "Lunchbox", "Or"),
    *("PillArrow", "Regex", "Sum", "V"),
}
SAID_OTHERWISE = {"even", "odd", "area", "windoku", "clone", "same-values", "row-indexer", "column-indexer"}
ITEMS: list[tuple[str, Words]] = [  # items that are written as they are read
    ("Cage~15~R1C1~R1C2", ("killer", "15", (0, 1))),
    ("Cage~0~R1C1~R1C2", ("cage", (0, 1))),
    ("Sum~15~R1C1~R1C2", ("sum", "15", (0, 1))),
    ("Sum~4_=_1_-2~R1C1~R1C2", ("weighted-sum", "4", "1_-2", (0,), (1,))),
    ("EqualSum~R1C1~R1C2~-~R2C1", ("equal-sums", (0, 1), (9,))),
    ("EqualSum~R1C1~R1C2~-~R1C1~R2C1", ("equal-sums", (0, 1), (0, 9))),
    ("AllDifferent~R1C1~R2C2", ("area", (0, 10))),
    ("WhiteDot~R1C1~R1C2", ("white", "1", (0, 1))),
    ("BlackDot~R1C1~R1C2", ("black", "2", (0, 1))),
    ("X~R1C1~R1C2", ("xv", "10", (0, 1))),
    ("V~R1C1~R1C2", ("xv", "5", (0, 1))),
    ("GreaterThan~R1C2~R1C1", ("greater", (1, 0))),
    ("Thermo~R1C2~R1C1", ("thermometer", (1, 0))),
    ("Whisper~4~R1C1~R1C2", ("whisper", "4", (0, 1))),
    ("Palindrome~R1C1~R1C2", ("palindrome", (0, 1))),
    ("Entropic~R1C1~R1C2", ("entropic", "3", (0, 1))),
    ("Modular~3~R1C1~R1C2", ("modular", "3", (0, 1))),
    ("Modular~2~R1C1~R1C2", ("parity", "2", (0, 1))),
    ("Arrow~R1C1~R1C2~R1C3", ("arrow", (0,), (1, 2))),
    ("PillArrow~2~R1C1~R2C2~R1C3", ("arrow", (0, 10), (2,))),
    ("DoubleArrow~R1C1~R1C2~R1C3", ("double-arrow", (0, 1, 2))),
    ("RegionSumLine~R1C1~R1C4", ("region-sum", (0, 3))),
    ("Zipper~R1C1~R1C2~R1C3", ("zipper", (0, 1, 2))),
    ("SumLine~10~R1C1~R1C2", ("sum-line", "10", (0, 1))),
    ("Between~R1C1~R1C2~R1C3", ("between", (0, 1, 2))),
    ("Lockout~4~R1C1~R1C2~R1C3", ("lockout", "4", (0, 1, 2))),
    ("Renban~R1C1~R1C2", ("renban", (0, 1))),
    ("LittleKiller~9~R7C1", ("little-killer", "9", (54, 64, 74))),
    ("LittleKiller~9~R3C9", ("little-killer", "9", (26, 16, 6))),
    ("LittleKiller~9~R1C3", ("little-killer", "9", (2, 10, 18))),
    ("LittleKiller~9~R9C7", ("little-killer", "9", (78, 70, 62))),
    ("Sandwich~8~C1", ("sandwich", "8", COLUMN)),
    ("XSum~R1~~8", ("x-sum", "8", ROW[::-1])),
    ("Skyscraper~C1~8~", ("skyscraper", "8", COLUMN)),
    ("NumberedRoom~R1~8~", ("numbered-room", "8", ROW)),
    ("ContainAtLeast~1_1_2~R1C1~R1C2~R1C3", ("contains", "1_1_2", (0, 1, 2))),
    ("ContainExact~1_2~R1C1~R1C2", ("contains-exactly", "1_2", (0, 1))),
    ("CountingCircles~R1C1~R5C5", ("counting", (0, 40))),
    ("Indexing~R~R1C1", ("row-indexer", (0,))),
    ("Indexing~C~R1C1", ("column-indexer", (0,))),
    ("SameValues~2~R1C1~R1C2~R2C3~R2C4", ("same-values", (0, 1), (11, 12))),
    ("LookAndSay~0312~R1C1~R1C2", ("look-and-say", "03_12", (0, 1))),
    ("RellikCage~5~R1C1~R1C2", ("rellik", "5", (0, 1))),
    ("Pair~gH4AGgAIAD4AP~_~R1C1~R1C2", ("custom", "pJgH4AGgAIAD4AP", "-", (0, 1))),
    ("PairX~gH4AGgAIAD4AP~_5%20more~R1C1~R1C2", ("custom", "aJgH4AGgAIAD4AP", "-NSBtb3Jl", (0, 1))),
    ("NFA~Qjf-q_9VAA~_~R1C1~R1C2", ("custom", "lJ1ACBCBCBCBCBBCBCBCBCB", "-", (0, 1))),
    ("Diagonal~1", ("diagonal-up",)),
    ("Diagonal~-1", ("diagonal-down",)),
    ("Windoku", ("windoku",)),
    ("DisjointSets", ("disjoint",)),
    ("AntiKnight", ("knight",)),
    ("AntiKing", ("king",)),
    ("AntiConsecutive", ("nonconsecutive",)),
]


@pytest.mark.parametrize(("text", "words"), ITEMS)
def test_each_item_in_both_directions(text: str, words: Words) -> None:
    assert rules_in(items_in(f".{text}"), 9) == ([words], [])
    assert _item(words, 9) == text


def test_each_form_is_tried() -> None:
    tried = {(text.split("~")[0], words[0]) for text, words in ITEMS} | {("Quad", "contains")}
    assert tried == {(form.name, form.kind) for form in FORMS}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Cage~~R1C1~R1C2", [("cage", (0, 1))]),
        ("Sum~30~R1C1~R1C2~R1C1", [("weighted-sum", "30", "2_1", (0,), (1,))]),
        ("Whisper~R1C1~R1C2", [("whisper", "5", (0, 1))]),
        ("Modular~1~R1C1~R1C2", []),
        ("WhiteDot~R1C2~R1C1~R2C2~R5C5", [("white", "1", (1, 0)), ("white", "1", (1, 10))]),
        ("GreaterThan~R1C2~R1C1~R1C3", [("greater", (1, 0)), ("greater", (1, 2))]),
        ("PillArrow~2~R2C1~R1C1~R5C5", [("arrow", (0, 9), (40,))]),
        ("XSum~C1~8~9", [("x-sum", "8", COLUMN), ("x-sum", "9", COLUMN[::-1])]),
        ("Quad~R1C1~1~2.Quad~R1C1~3~3", [("contains", "3_3", (0, 1, 9, 10))]),
        ("Indexing~column~R1C1", [("column-indexer", (0,))]),
        ("Cage~9~R1C1~R1C2~R1C2", [("weighted-sum", "9", "1_2", (0,), (1,)), ("area", (0, 1))]),
        ("Cage~0~R1C1~R1C2~R1C2", [("cage", (0, 1, 1))]),
        ("StrictKropki", [("nonconsecutive",), ("all-black",)]),
        ("StrictXV", [("all-xv", "5"), ("all-xv", "10")]),
    ],
)
def test_what_is_read_in_another_way_than_it_is_written(text: str, found: list[Words]) -> None:
    assert rules_in(items_in(f".{text}"), 9) == (found, [])


@pytest.mark.parametrize(
    "text",
    [
        "NFA~abc_~_~R1C1~R1C2",
        "SumLine~10~R1C1~R1C2~R2C2~R2C1~LOOP",
        "Thermo~VA1~R1C1",
        "WhiteDot~R1C1~R5C5",
        "Quad~R9C9~1",
        "LittleKiller~9~R5C5",
        "PillArrow~2~R1C2~R2C1~R1C1",
        "Thermo",
        "Thermo~R1C1~RgCg",
        "EqualSum~R1C1~R1C1~-~R1C2",
        "ContainExact~1_1~R1C1~R1C1",
        "CountingCircles~R1C1~R1C1",
        "BlackDot~R1C1~R1C2.AntiConsecutive",
        "Diagonal~2",
    ],
)
def test_what_has_no_kind_is_named(text: str) -> None:
    assert rules_in(items_in(f".{text}"), 9).unknown == [text.rpartition(".")[2].split("~")[0]]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        (".Thermo~R1C1~R1C2", "9+thermometer:r1c12"),
        (".Shape~6x6.AntiKing", "6+king"),
        (".Shape~9x9~1-9.AntiKing", "9+king"),
        (".Shape~7x7.AntiKing", "7+king"),
        (".Shape~4x4.NoBoxes", "4+regions:1111222233334444"),
        (".Shape~4x4.RegionSize~2", "4+regions:1111222233334444"),
        (".Shape~4x4.RegionSize~4.AntiKing", "4+king"),
        (".Shape~4x4.NoBoxes.Jigsaw~0111001203223332", "4+regions:1222112314334443"),
        (".Shape~4x4.NoBoxes.Jigsaw~4x4~0011001122332233", "4"),
        (".Shape~6x6.NoBoxes.Jigsaw~001122001122001122334455334455334455", "6+boxes:2x3"),
        (".Shape~4x4.Jigsaw~0111001122332233.AntiKing", "4+king?Jigsaw"),
        (".Shape~4x4.Jigsaw~0000111122223333", "4+area:r1c1234+area:r2c1234+area:r3c1234+area:r4c1234"),
        (".Shape~5x5.NoBoxes.Jigsaw~0000000000000000000000000", "5"),
        (".Shape~9x9~~Raw", "9?norowcol"),
        (".And.Thermo~R1C1~R1C2.End", "9+thermometer:r1c12"),
        (".Or.Thermo~R1C1~R1C2.And.AntiKing.End.End.AntiKnight", "9+knight?Or"),
        (".Var~A~9.~VA1_5~R1C1_5", "9?Var"),
        (".RegionSize~6.AntiKing", "9+king?RegionSize"),
        (".Shape~10x10.LookAndSay~12~R1C1", "10?LookAndSay"),
    ],
)
def test_grids_and_groups(text: str, name: str) -> None:
    [board], [about] = read(text).puzzles, read(text).about
    assert board.geometry.name == name
    assert about.original == (text if "?" in name else "")


def test_clues_and_candidates() -> None:
    [board] = read(".Shape~4x4.~R1C1_1~R1C2_2_3.~R1C3_4_4~R1C2_3_4").puzzles
    assert board.givens == (1, *[0] * 15)
    assert [candidates(board, cell) for cell in range(3)] == [(1,), (3,), (4,)]
    assert parse(write(board, "iss")) == board
    assert candidates(read(".~R1C1_1~R1C1_2").puzzles[0], 0) == ()


def test_text_goes_on_over_lines_until_a_shape() -> None:
    found = read("Try:\n.Cage~0~R1C1~R1C2\n# a comment\n.~R1C1_5\n\n.Shape~4x4.~R1C1_2\n.Shape~9x9.AntiKing. Good!")
    assert [board.geometry.name for board in found.puzzles] == ["9+cage:r1c12", "4", "9+king"]
    assert [board.givens[0] for board in found.puzzles] == [5, 2, 0]


@pytest.mark.parametrize("text", ["....A.B.", "example.Com~a", "see .Foo~bar", "'.AntiKing'"])
def test_other_text_is_passed_over(text: str) -> None:
    puzzle = "1..." * 4
    assert read(f"{text}\n\n{puzzle}").puzzles == (parse(puzzle),)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (".Shape~6x9.AntiKing", "size-unknown"),
        (".Shape~11x11.AntiKing", "size-unknown"),
        (".Shape~9x9~0-8.Sandwich~9~C1", "digits-unknown"),
        (".Shape~9x9~0-8.Magic~R1C1", "digits-unknown"),
        (".Shape~6x6~9.AntiKing", "digits-unknown"),
        (".Or.AntiKing", "bad-link"),
        (".AntiKing.End", "bad-link"),
        (".~R1C1_10", "bad-link"),
        (".~R1C1_1~R1C", "bad-link"),
        (".Thermo~R1C1~R1C2~R1C1", "rule-twice"),
        (f"{LINK.replace('q=', 'code=')}.eJwrzs8", "link-program"),
        (f"{LINK.replace('?', 'sandbox?')}hello", "bad-link"),
    ],
)
def test_what_is_refused_with_the_reason(text: str, code: str) -> None:
    with pytest.raises(NotationError) as raised:
        read(text)
    assert raised.value.code == code


def test_links_with_and_without_escapes() -> None:
    board = parse(".Thermo~R1C1~R1C2.~R5C5_1")
    for query in (".Thermo~R1C1~R1C2.~R5C5_1", "%2EThermo%7ER1C1~R1C2.~R5C5_1&x=1#top"):
        assert parse(LINK + query) == board
    assert parse(LINK + "1" + "." * 80) == parse("1" + "." * 80)
    assert parse(write(board, "iss-link")) == board


def test_a_digit_that_a_cage_does_not_contain_is_written_with_its_zero() -> None:
    board = begun("9+look-and-say:3_12:r1c12")
    assert parse(write(board, "iss")).geometry.rules[0].listed == (3, 12)


@pytest.mark.parametrize("name", [name for _, name in BOARDS])
def test_each_kind_is_written_or_refused(name: str) -> None:
    """Check that each kind is read back. A clue for a whole line may move to the other end of the line."""
    board = begun(name)
    if missing_part("iss", board.geometry):
        with pytest.raises(ValueError, match="cannot express"):
            write(board, "iss")
        return
    found = parse(write(board, "iss"))
    assert (found.givens, found.geometry.base) == (board.values, board.geometry.base)
    assert [*map(without_direction, found.geometry.rules)] == [*map(without_direction, board.geometry.rules)]


def without_direction(rule: Rule) -> Rule:
    return replace(rule, cells=tuple(sorted(rule.cells))) if rule.kind in ("sandwich", "little-killer") else rule


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("9+white:3:r1c12", "white"),
        ("9+black:3:r1c12", "black"),
        ("9+xv:0:r1c12", "xv"),
        ("9+all-xv:10", "all-xv"),
        ("9+all-black", "all-black"),
        ("9+nonconsecutive+white:1:r1c12", "nonconsecutive"),
        ("9+nonconsecutive+all-black+white:1:r1c12", None),
        ("9+even:r1c1", "even"),
        ("6+regions:112233112233......445566445566......", "regions"),
        ("6+entropic:3:r1c123", "entropic"),
        ("10+look-and-say:102_3:r1c1,r1c2,r1c3", "look-and-say"),
        ("20", "rows"),
    ],
)
def test_the_rule_that_it_cannot_express_is_named(name: str, part: str | None) -> None:
    assert missing_part("iss", geometry(name)) == part


def test_a_puzzle_with_unsupported_rules_is_written_with_its_source() -> None:
    text = ".Or.~R1C1_2.End.~R2C2_5~R3C3_1_2.Foo~R1C1.AntiKing"
    [board], [about] = read(text).puzzles, read(text).about
    for form in ("iss", "iss-link"):
        again = read(write(board, form, about.original))
        assert (again.puzzles, again.about[0].unknown) == ((board,), ("Or", "Foo"))
    assert read(write(board, "json", about.original)).about[0].original == text


@pytest.mark.law
def test_the_shared_rules_are_read_and_written(data: Callable[[str], Path]) -> None:
    """Check that the rules are those of the f-puzzles form, except for kinds that this form expresses otherwise."""
    compared, moved, step = 0, 0, sample(12, 1)
    lines = [json.loads(line) for line in data("rules.jsonl").read_text("utf-8").splitlines()]
    for line in some_of_each(lines, step):
        n = line["n"]
        if n == line["cols"] and line["values"] == [0, n - 1] and not {*line["kinds"]} & CHANGED:
            assert {warning.code for warning in read(line["iss"]).warnings} == {"zero-based"}
            moved += 1
            continue
        if n != line["cols"] or line["values"] != [1, n]:
            with pytest.raises(NotationError, match="not supported"):
                read(line["iss"])
            continue
        [board], [about] = (found := read(line["iss"])).puzzles, found.about
        assert found.ignored == ()
        if about.unknown:
            assert {*about.unknown} - {*KINDS}
            continue
        assert missing_part("iss", board.geometry) or parse(write(board, "iss-link")) == board
        other = read(json.dumps(line["fpuzzles"])).puzzles[0] if "fpuzzles" in line else board
        if not other.geometry.unknown:
            compared += 1
            different = {*board.geometry.rules} ^ {*other.geometry.rules}
            assert {rule.kind for rule in different} <= SAID_OTHERWISE, line["id"]
    assert (compared, moved) == {1: (761, 6), 12: (208, 3)}[step]


def test_words_without_an_item_are_named() -> None:
    with pytest.raises(NoItem, match="magic"):
        _item(("magic", (0, 1)), 9)
    assert rules_in([Item("Magic", ())], 9).unknown == ["Magic"]


def test_items_are_repeated_at_the_cells_of_a_mask_also_inside_each_other() -> None:
    rows = ".Replicate~BIAB.Replicate~H.Thermo~R1C1~R2C1.~R1C1_5.End.End"  # rows 1 to 3, then columns 1 to 3
    items = expanded(items_in(rows), 9)
    assert len(items) == 18
    assert (items[0], items[-1]) == (Item("Thermo", ("R1C1", "R2C1")), Item("", ("R3C3_5",)))
    assert len(expanded(items_in(".Replicate~JBAAIJAAAJB.Thermo~R1C1~R2C2.End"), 9)) == 9  # each box


@pytest.mark.parametrize(
    "text",
    [
        ".Replicate~B.Sandwich~8~C1.End",  # a row or column
        f".Replicate~{'_' * 14}.Thermo~R1C1~R1C2.End",  # beyond the edge
        f".Replicate~____.{'.'.join(['Thermo~R1C1~R1C2'] * 99)}.End",  # too many
        ".Replicate~?.Thermo~R1C1~R1C2.End",
        ".Or.Thermo~R1C1~R1C2.End",
    ],
)
def test_groups_that_cannot_be_repeated_stay_as_they_are(text: str) -> None:
    assert expanded(items_in(text), 9) == items_in(text)


def test_an_automaton_reads_breaks_among_its_cells() -> None:
    """Check the automaton that has one break, between two odd digits, in which three cells are read in two parts."""
    board = parse(f".{_odd_around_a_break()}~_odd~R1C1~-~R1C2~R1C3")
    [rule] = board.geometry.rules
    left = rule.narrow([511] * 81, board.geometry.frame)
    assert left
    assert left[:3] == [0b101010101, 0b101010101, 0b111111111]
    assert parse(write(board, "iss")) == board


def _odd_around_a_break() -> str:
    """Return an automaton over the digits 1 to 9 and a break: an odd digit, a break, an odd digit, and any digits."""
    odd, every = 0b0101010101, 0b0111111111
    rows = [(odd, 2), (every, 1), (1 << 9, 3), (odd, 1)]  # the start, the end, and the two states between them
    bits = f"{1:02b}{1:04b}{9:04b}{1:02b}{1:02b}0"
    bits += "".join(f"{mask:010b}" + f"{target:02b}" * mask.bit_count() for mask, target in rows)
    bits += "0" * (-len(bits) % 24)
    return "NFA~" + "".join(SIGNS[int(bits[at : at + 6], 2)] for at in range(0, len(bits), 6))


def test_digits_from_0_are_digits_from_1_where_no_rule_changes() -> None:
    found = read(".Shape~9x9~0-8.~R1C1_0~R9C9_7_8.AntiKing.Pair~gH4AGgAIAD4AP~_sum~R2C1~R2C2")
    [board], [note] = found.puzzles, found.warnings
    assert (board.givens[0], board.geometry.rules[0].kind) == (1, "king")
    assert [digit + 1 for digit in range(9) if not board.excluded >> digit * 81 + 80 & 1] == [8, 9]
    assert board.geometry.rules[1].arguments == {"sentence": "sum (1 stands for 0, 2 for 1, and so on)"}
    assert (note.code, note.details) == ("zero-based", {"last": "8", "expected": 9})
