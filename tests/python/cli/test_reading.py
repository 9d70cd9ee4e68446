"""Input of commands: output of other commands, lines that are not puzzles, and the limit of size."""

import io
import json
import sys
from pathlib import Path

import pytest

from sudoku_workshop.cli import reading
from sudoku_workshop.notation import parse, write
from tests.python.cli.test_cli import NONE, PUZZLE, SEVERAL, SOLUTION
from tests.support.running import Runner

OTHER = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
LETTERS = ".C.B.7G...A...FD" + "." * 240


@pytest.mark.parametrize(
    "command",
    [["solve"], ["solve", "--all"], ["count"], ["check"], ["rate"], ["explain"], ["class", "engine"]],
    ids=str,
)
def test_what_one_command_prints_for_programs_another_reads_as_the_puzzle(sudoku: Runner, command: list[str]) -> None:
    printed = sudoku(*command, "--json", text=f"{PUZZLE}\n{OTHER}\n").out
    assert len(printed.splitlines()) == 2
    ran = sudoku("count", text=printed)
    assert (ran.status, ran.out, ran.err) == (0, f"{PUZZLE} 1\n{OTHER} 1\n", "")
    rated = sudoku("rate", text=printed)
    assert [line.split()[0] for line in rated.out.splitlines()] == [PUZZLE, OTHER]


def test_what_generate_prints_for_programs_is_read(sudoku: Runner) -> None:
    printed = sudoku("generate", "--json", "--size", "12", "--count", "2", "--seed", "x", "--workers", "1").out
    made = [json.loads(line) for line in printed.splitlines()]
    ran = sudoku("solve", text=printed)
    assert (ran.status, ran.out.split(), ran.err) == (0, [one["solution"] for one in made], "")


def test_several_and_no_solutions_in_the_record_are_no_puzzles(sudoku: Runner) -> None:
    printed = sudoku("solve", "--all", "--json", text=f"{SEVERAL}\n{NONE}\n").out
    assert sudoku("count", text=printed).out == f"{SEVERAL} 224\n{NONE} 0\n"


def test_tables_are_read_without_a_word_about_their_header(sudoku: Runner) -> None:
    table = sudoku("rate", "--csv", text=f"{PUZZLE}\n{OTHER}\n").out
    ran = sudoku("count", text=table)
    assert (ran.status, ran.out, ran.err) == (0, f"{PUZZLE} 1\n{OTHER} 1\n", "")


def test_the_trays_file_is_read_as_its_puzzles(sudoku: Runner) -> None:
    state = {"geometry": "9", "givens": PUZZLE, "values": SOLUTION, "notes": None}
    tray = {"version": 1, "puzzles": [{"state": state, "solution": SOLUTION, "name": "Monday # 1"}]}
    for text in (json.dumps(tray, indent=1), json.dumps(tray)):
        ran = sudoku("solve", text=text)
        assert (ran.status, ran.out, ran.err) == (0, f"{SOLUTION}\n", "")


def test_a_list_of_records_and_other_sizes_are_read(sudoku: Runner) -> None:
    records = [{"puzzle": PUZZLE.replace(".", "0")}, {"puzzle": LETTERS, "geometry": "16"}]
    for text in (json.dumps(records), json.dumps(records, indent=2)):
        assert sudoku("count", "--limit", "1", text=text).out == f"{PUZZLE} 1\n{LETTERS} >1\n"


@pytest.mark.parametrize(
    ("record", "said"),
    [
        ({"puzzle": "123", "solution": SOLUTION}, 'puzzle cannot be "123"'),
        ({"puzzle": None, "solution": SOLUTION}, "puzzle cannot be null"),
        ({"puzzle": PUZZLE, "geometry": "16"}, 'geometry cannot be "16"'),
        ({"puzzle": {"x": [1] * 99}}, 'puzzle cannot be {"x": [1, 1'),
        ({"state": {"givens": PUZZLE, "values": OTHER}}, f'state.values cannot be "{OTHER[:10]}'),
        ({"state": {"values": PUZZLE}}, "state.givens cannot be null"),
    ],
)
def test_a_record_that_cannot_be_is_told_with_its_place(sudoku: Runner, record: dict[str, object], said: str) -> None:
    ran = sudoku("solve", "--lang", "en", text=f"{PUZZLE}\n{json.dumps(record)}\n")
    assert (ran.status, ran.out) == (2, f"{SOLUTION}\n-\n")
    assert ran.err.startswith(f"-:2:1: the field {said}")


def test_each_line_that_is_no_puzzle_is_told_with_its_number(sudoku: Runner) -> None:
    text = f"{PUZZLE}\ngarbage\n{PUZZLE} 4.5 # hard\n1234\n# a comment\n\n!@# %&\n{PUZZLE} {SOLUTION}\n???\n"
    ran = sudoku("solve", "--lang", "en", text=text)
    assert (ran.status, ran.out.split()) == (2, [SOLUTION, "-", SOLUTION, "-", "-", SOLUTION, "-"])
    assert ran.err.splitlines() == [
        "-:2:1: skipped, not a puzzle: garbage",
        "-:4:1: skipped, not a puzzle: 1234",
        "-:7:1: skipped, not a puzzle: !@",
        "-:9:1: skipped, not a puzzle: ???",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "Grid 01\n{grid}\nGrid 02\n{grid}",
        "12\n{grid}\n",
        "Puzzle 365\n{grid}\n",
        "From the newspaper of Monday:\n\n+---+---+---+\n{grid}\n",
        "[Puzzle]\n#A Bob\n{grid}\n",
        '{{"puzzle": "{line}"}}\n# of today\n{grid}',
    ],
)
def test_headings_and_comments_are_no_skipped_lines(sudoku: Runner, text: str) -> None:
    grid = "\n".join(PUZZLE[start : start + 9] for start in range(0, 81, 9))
    ran = sudoku("solve", text=text.format(grid=grid, line=PUZZLE))
    assert (ran.status, set(ran.out.split()), ran.err) == (0, {SOLUTION}, "")


def test_a_number_is_the_heading_of_a_grid_not_of_a_line(sudoku: Runner) -> None:
    ran = sudoku("solve", "--lang", "en", text=f"12\n{PUZZLE}\n")
    assert (ran.status, ran.out, ran.err) == (2, f"-\n{SOLUTION}\n", "-:1:1: skipped, not a puzzle: 12\n")


def test_a_word_and_half_a_row_between_grids_are_told(sudoku: Runner) -> None:
    grid = "\n".join(PUZZLE[start : start + 9] for start in range(0, 81, 9))
    ran = sudoku("solve", "--lang", "en", text=f"{grid}\ngarbage\n{grid}\nA line of words after all\n")
    assert (ran.status, ran.out.split()) == (2, [SOLUTION, "-", SOLUTION, "-"])
    assert [line.split(":")[1] for line in ran.err.splitlines()] == ["10", "20"]


def test_a_terminal_is_not_commanded_by_what_was_skipped(sudoku: Runner) -> None:
    ran = sudoku("solve", "--lang", "en", text=f"{PUZZLE}\nwords \x1b[31m and words {'w' * 99}\n{PUZZLE[:-1]}\x1b\n")
    assert "\x1b" not in ran.err
    assert [len(line) < 100 for line in ran.err.splitlines()] == [True, True]


def test_a_file_without_end_is_refused(sudoku: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "MEGABYTE", 10)
    for file, arguments in (("/dev/zero", ["/dev/zero"]), ("-", [])):
        ran = sudoku("solve", "--lang", "en", *arguments, text="1" * 9999)
        assert (ran.status, ran.out, ran.err) == (2, "", f"{file}: the text is larger than 100 MB\n")


def test_no_more_is_read_than_may_be(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(reading, "MEGABYTE", 10)
    (tmp_path / "large").write_bytes(b"1" * 5000)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"1" * 5000)))
    assert [len(reading.bounded(file)) for file in (str(tmp_path / "large"), "-")] == [1001, 1001]


def test_the_state_of_a_sadman_file_belongs_on_its_board(sudoku: Runner) -> None:
    rows, entered = ([text[start : start + 9] for start in range(0, 81, 9)] for text in (PUZZLE, "49" + PUZZLE[2:]))
    text = "\n".join(["[Puzzle]", *rows, "[State]", *entered])
    ran = sudoku("solve", text=text)
    assert (ran.status, ran.out, ran.err) == (0, f"{SOLUTION}\n", "")


GRID = "\n".join(PUZZLE[start : start + 9] for start in range(0, 81, 9))


@pytest.mark.parametrize("command", ["solve", "count", "check", "rate", "explain", "class engine"])
@pytest.mark.parametrize("puzzle", [PUZZLE, PUZZLE.replace(".", "0"), PUZZLE.replace(".", "*"), GRID], ids=repr)
def test_a_puzzle_can_stand_in_the_place_of_a_file(sudoku: Runner, command: str, puzzle: str) -> None:
    ran = sudoku(*command.split(), "--json", puzzle)
    assert (ran.status, ran.out.count("\n")) == (0, 1)
    assert json.loads(ran.out)["puzzle"] == PUZZLE


@pytest.mark.parametrize("puzzle", ["12.. .... ...1 ....", "12.........1....", LETTERS, LETTERS.lower()], ids=len)
def test_it_may_have_any_size(sudoku: Runner, puzzle: str) -> None:
    """Check sizes including one whose text is too long to be a file name."""
    assert sudoku("count", puzzle, "--limit", "1").out.endswith(" >1\n")


ROWS = [[int(digit) for digit in PUZZLE[start : start + 9].replace(".", "0")] for start in range(0, 81, 9)]


@pytest.mark.parametrize(
    "puzzle",
    [
        f"https://sudokuexchange.com/x?s={PUZZLE.replace('.', '0')}",
        json.dumps(ROWS),
        json.dumps({"puzzle": PUZZLE}),
        write(parse(PUZZLE), "solo"),
        write(parse(PUZZLE), "hodoku"),
        write(parse(PUZZLE), "sukaku"),
        write(parse(PUZZLE), "fpuzzles-link"),
        " ".join(f"r{at // 9 + 1}c{at % 9 + 1}={digit}" for at, digit in enumerate(PUZZLE) if digit != "."),
        "<table>" + "".join(f"<tr>{''.join(f'<td>{digit}</td>' for digit in row)}</tr>" for row in ROWS) + "</table>",
        "Puzzle: " + " / ".join(PUZZLE[at : at + 9] for at in range(0, 81, 9)),
    ],
    ids=lambda text: text[:12],
)
def test_a_puzzle_in_the_place_of_a_file_may_have_any_form(sudoku: Runner, puzzle: str) -> None:
    assert sudoku("solve", puzzle) == (0, f"{SOLUTION}\n", "")


@pytest.mark.parametrize(
    ("puzzle", "said"),
    [
        ("[[5,3,0", "found 3"),
        ("https://sudokupad.app/8bNmDd4J9G", "only sudokupad.app stores this puzzle"),
        ("3x3:4b5_2a7a3", "expected 81 cells, found 9"),
    ],
)
def test_what_begins_as_one_form_does_is_told_as_such(sudoku: Runner, puzzle: str, said: str) -> None:
    ran = sudoku("solve", "--lang", "en", puzzle)
    assert (ran.status, ran.out) == (2, "")
    assert said in ran.err


def test_both_readings_of_a_doubtful_list_are_named(sudoku: Runner) -> None:
    clues = [(at // 9 + 1, at % 9 + 1, digit) for at, digit in enumerate(PUZZLE) if digit != "."]
    listed = sorted(clues, key=lambda clue: (clue[2], clue[0] * 5 % 9))
    ran = sudoku("check", text="\n".join("{} {} {}".format(*clue) for clue in listed))
    turned = "".join(PUZZLE[9 * column + row] for row in range(9) for column in range(9))
    assert f"can be read in two ways, and only one of them is right: {PUZZLE} or {turned}" in ran.err
    assert ran.status != 0


def test_an_empty_argument_is_told(sudoku: Runner) -> None:
    words = "the name is empty; expected a file, a puzzle, or - for standard input\n"
    assert sudoku("solve", "--lang", "en", "") == (2, "", words)


@pytest.mark.parametrize("name", ["puzzles.txt", "1234", "2024-01-15_1234567", "abcdefghijklmnop", "p" * 70, "1/" * 40])
def test_a_file_that_is_not_there_is_told_where_the_text_is_no_puzzle(sudoku: Runner, name: str) -> None:
    assert sudoku("solve", name) == (2, "", f"{name}: there is no such file, and this is not a puzzle\n")


def test_a_puzzle_with_a_cell_too_few_is_told_as_such(sudoku: Runner) -> None:
    ran = sudoku("solve", "--lang", "en", PUZZLE[:-1])
    assert (ran.status, ran.out) == (2, "")
    assert "expected 81 cells, found 80" in ran.err


def test_what_is_called_like_a_puzzle_comes_first(
    sudoku: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path(PUZZLE).write_text(OTHER)
    assert sudoku("count", PUZZLE).out == f"{OTHER} 1\n"
    Path(OTHER).mkdir()
    assert sudoku("count", OTHER) == (2, "", f"{OTHER}: Is a directory\n")
    assert sudoku("count", "-", text=OTHER).out == f"{OTHER} 1\n"


@pytest.mark.parametrize(("length", "shown"), [(40, "w" * 40), (41, f"{'w' * 40}…")])
def test_of_a_line_that_is_skipped_forty_characters_are_told(sudoku: Runner, length: int, shown: str) -> None:
    ran = sudoku("solve", "--lang", "en", text=f"{PUZZLE}\n{'w' * length}\n")
    assert ran.err == f"-:2:1: skipped, not a puzzle: {shown}\n"


@pytest.mark.parametrize(("length", "shown"), [(38, f'"{"w" * 38}"'), (39, f'"{"w" * 39}…')])
def test_of_a_value_that_cannot_be_forty_characters_are_told(sudoku: Runner, length: int, shown: str) -> None:
    ran = sudoku("solve", "--lang", "en", text=json.dumps({"puzzle": "w" * length}))
    assert f"puzzle cannot be {shown}" in ran.err
