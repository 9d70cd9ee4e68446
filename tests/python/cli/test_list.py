"""The command `list`: a table that is sorted and filtered, with duplicates marked; also stopped and resumed."""

import csv
import io
import json
from pathlib import Path

import pytest

from sudoku_workshop.cli import listing
from sudoku_workshop.cli.command import FINE, WRONG
from sudoku_workshop.listing import Facts, facts_of
from tests.python.cli.test_cli import PUZZLE
from tests.python.cli.test_workers import EASY, SEVERAL
from tests.support.running import Runner

MANY = "\n".join([PUZZLE, EASY, PUZZLE[::-1], SEVERAL]) + "\n"


def table(sudoku: Runner, *options: str, text: str = MANY) -> list[dict[str, str]]:
    ran = sudoku("list", "--csv", "--lang", "en", *options, text=text)
    assert ran.status in (FINE, WRONG)  # wrong: some puzzle has no rating
    return list(csv.DictReader(io.StringIO(ran.out)))


def test_every_column_of_every_puzzle(sudoku: Runner) -> None:
    rows = table(sudoku, "--columns", ",".join(listing.COLUMNS))
    assert [row["puzzle"] for row in rows] == MANY.splitlines()
    rated = sudoku("rate", PUZZLE).out.split()
    assert [rows[0][column] for column in ("puzzle", "er", "ep", "ed", "grade", "technique")] == rated
    form = sudoku("convert", "--to", "minlex", PUZZLE).out.strip()
    assert [row["minlex"] == form for row in rows] == [True, False, True, False]
    assert [row["same"] for row in rows] == ["", "", "1", ""]
    assert (rows[3]["er"], rows[3]["automorphisms"]) == ("", "1")  # several solutions


def test_sorted_filtered_and_each_once(sudoku: Runner) -> None:
    def numbers(*options: str) -> list[str]:
        return [row["number"] for row in table(sudoku, *options)]

    assert numbers("--sort", "er") == ["2", "1", "3", "4"]
    assert numbers("--sort", "er", "--reverse") == ["3", "1", "2", "4"]  # puzzles without an ER come last
    assert numbers("--where", "er<4") == ["2"]
    assert numbers("--where", "clues>=26", "--where", "symmetry!=diagonal") == ["2"]
    assert numbers("--once") == ["1", "2", "4"]
    assert numbers("--where", "same>=1") == ["3"]


@pytest.mark.parametrize("wrong", ["er", "er>=hard", "colour=red", "er>>3"])
def test_a_condition_that_is_none_is_refused(sudoku: Runner, wrong: str, capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        sudoku("list", "--where", wrong, PUZZLE)
    assert f"argument --where: {wrong}: " in capfd.readouterr().err


def test_an_unknown_column_is_refused_with_those_there_are(sudoku: Runner, capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        sudoku("list", "--columns", "er,colour", PUZZLE)
    assert "unknown column colour: choose from number, puzzle" in capfd.readouterr().err


def test_people_see_columns_under_their_names_and_are_told_of_repeats(sudoku: Runner) -> None:
    ran = sudoku("list", "--lang", "en", "--columns", "number,clues,same", text=MANY)
    assert [line.split() for line in ran.out.splitlines()][:4] == [
        ["number", "clues", "same"],
        ["1", "25", "-"],
        ["2", "26", "-"],
        ["3", "25", "1"],
    ]
    same = "but rearranged or with digits swapped (see the column “same”): 1\n"
    assert ran.err.endswith(same)


def test_json_for_programs(sudoku: Runner) -> None:
    ran = sudoku("list", "--json", "--columns", "number,clues", text=MANY)
    assert json.loads(ran.out.splitlines()[0]) == {"number": 1, "clues": 25}


def test_a_list_for_programs_keeps_the_rules_of_puzzles(sudoku: Runner) -> None:
    ruled = json.dumps({"puzzle": "2......2........", "geometry": "4+knight+thermometer:r1c1,r2c2"})
    listed = sudoku("list", "--json", text=ruled).out
    assert sudoku("count", text=listed).out == sudoku("count", text=ruled).out
    assert json.loads(listed)["geometry"] == "4+knight+thermometer:r1c1,r2c2"
    assert table(sudoku, text=ruled)[0]["geometry"] == "4+knight+thermometer:r1c1,r2c2"


def test_what_was_found_out_is_not_found_out_again(
    sudoku: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, asked = tmp_path / "kept.jsonl", list[str]()

    def watched(board: object, columns: object) -> Facts:
        asked.append(str(board))
        if len(asked) == 3:
            raise KeyboardInterrupt
        return facts_of(board, columns)  # type: ignore[arg-type]

    monkeypatch.setattr(listing, "facts_of", watched)
    assert sudoku("list", "--workers", "1", "--resume", str(kept), text=MANY).status == 130
    kept.write_text(kept.read_text() + '{"key": "9 4..5')  # as if the machine had stopped in the middle of a line
    resumed = sudoku("list", "--workers", "1", "--resume", str(kept), text=MANY)
    assert len(asked) == 3 + 2
    assert resumed == sudoku("list", "--workers", "1", text=MANY)
    before = len(asked)
    assert sudoku("list", "--resume", str(kept), text=MANY) == resumed
    assert len(asked) == before
    assert sudoku("list", "--resume", str(kept), "--columns", "number,minlex", text=MANY).status == 0


def test_what_was_kept_for_fewer_columns_is_found_out_anew(sudoku: Runner, tmp_path: Path) -> None:
    kept, wanted = tmp_path / "kept.jsonl", ("--columns", "number,er,minlex")
    assert sudoku("list", "--resume", str(kept), "--columns", "number,minlex", text=MANY).status == 0
    assert sudoku("list", "--resume", str(kept), *wanted, text=MANY) == sudoku("list", *wanted, text=MANY)


@pytest.mark.parametrize(
    "text", [f"{PUZZLE}\n", PUZZLE, '{"puzzle": "x"}\n', '{"key": "9 x", "facts": {}}\n\n# mine\n']
)
def test_a_file_of_another_kind_is_not_written_to(sudoku: Runner, tmp_path: Path, text: str) -> None:
    """Check files of puzzles, which would be lost as such if results were added to them."""
    file = tmp_path / "puzzles.txt"
    file.write_text(text)
    ran = sudoku("list", "--lang", "en", PUZZLE, "--resume", str(file))
    line = len(text.splitlines())
    told = f"{file}:{line}: this line is not a result saved by the list command; use another file for --resume\n"
    assert (ran.status, ran.out, ran.err, file.read_text()) == (2, "", told, text)


def test_a_file_that_cannot_be_kept_is_told(sudoku: Runner, tmp_path: Path) -> None:
    ran = sudoku("list", "--resume", str(tmp_path), PUZZLE)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(f"{tmp_path}: ")
