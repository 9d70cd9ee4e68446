"""The command line as used by people and programs: output, messages and exit status."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import sudoku_workshop
from sudoku_workshop.cli import main, solving
from sudoku_workshop.cli.command import print_json
from sudoku_workshop.languages import LANGUAGES
from sudoku_workshop.notation import parse
from tests.support.running import Runner

ROOT = Path(__file__).resolve().parents[3]
PUZZLE = "4..52.7.3.....3...1....7....14.....67...5...15.....42....4....5...8.....2.1.76..8"
SOLUTION = "496528713875143692132967854314289576729654381568731429687492135943815267251376948"
SEVERAL = "8.........95.......76.........926487...413592...578163...694..5...732.4....8512.."
NONE = "6" + PUZZLE[1:]
SHORT = PUZZLE[:-1]
RULES = (
    '{"size": 4, "grid": [[{}, {}, {}, {}], [{}, {}, {}, {}], [{}, {}, {}, {}], [{}, {}, {}, {}]], "diagonal+": true}'
)


def test_solve_prints_one_solution_a_line(sudoku: Runner) -> None:
    ran = sudoku("solve", text=f"{PUZZLE}\n{PUZZLE}\n")
    assert (ran.status, ran.out, ran.err) == (0, f"{SOLUTION}\n{SOLUTION}\n", "")


@pytest.mark.parametrize(("puzzle", "words"), [(NONE, "no solution"), (SEVERAL, "more than one solution")])
def test_solve_tells_why_there_is_no_answer(sudoku: Runner, puzzle: str, words: str) -> None:
    ran = sudoku("solve", "--lang", "en", text=f"{PUZZLE}\n{puzzle}\n")
    assert (ran.status, ran.out) == (1, f"{SOLUTION}\n-\n")
    assert "puzzle 2" in ran.err
    assert words in ran.err


def test_solve_lists_solutions(sudoku: Runner) -> None:
    everything = sudoku("solve", "--all", text=SEVERAL).out.split()
    assert len(everything) == len(set(everything)) == 224
    some = sudoku("solve", "--limit", "5", text=SEVERAL)
    assert (some.status, some.out.split()) == (0, everything[:5])
    assert sudoku("solve", "--all", text=NONE).status == 1


def test_count(sudoku: Runner) -> None:
    ran = sudoku("count", text=f"{PUZZLE}\n{SEVERAL}\n{NONE}\n")
    assert (ran.status, ran.out) == (0, f"{PUZZLE} 1\n{SEVERAL} 224\n{NONE} 0\n")
    assert sudoku("count", "--limit", "10", text=SEVERAL).out == f"{SEVERAL} >10\n"
    assert sudoku("count", "--limit", "224", text=SEVERAL).out == f"{SEVERAL} 224\n"


def test_counting_stops_unless_it_is_to_go_on(sudoku: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solving, "MOST", 100)
    assert sudoku("count", text=SEVERAL).out == f"{SEVERAL} >100\n"
    assert sudoku("count", "--all", text=SEVERAL).out == f"{SEVERAL} 224\n"
    told = json.loads(sudoku("count", "--json", text=SEVERAL).out)
    assert (told["count"], told["exact"]) == (100, False)


def test_check_names_digit_house_and_cells(sudoku: Runner) -> None:
    ran = sudoku("check", "--lang", "en", text="55" + "." * 79)
    assert ran.status == 1
    assert "r1c1, r1c2" in ran.out
    assert "row 1" in ran.out
    assert "box 1" in ran.out
    fine = sudoku("check", "--lang", "en", text=PUZZLE)
    assert fine.status == 0
    assert fine.out.endswith(": one solution\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_word(sudoku: Runner, language: str) -> None:
    texts = ["55" + "." * 79, "." * 81, "12345678." + "." * 17 + "9" + "." * 54, PUZZLE, SEVERAL, NONE]
    ran = sudoku("check", "--lang", language, text="\n".join(texts))
    assert len(ran.out.splitlines()) == len(texts)
    assert "{" not in ran.out
    assert sudoku("solve", "--lang", language, text="\n".join(texts)).err.count("\n") == len(texts) - 1


def test_json_for_programs(sudoku: Runner) -> None:
    solved = json.loads(sudoku("solve", "--json", text=PUZZLE).out)
    assert solved == {"puzzle": PUZZLE, "geometry": "9", "solutions": [SOLUTION], "exact": True}
    several = sudoku("solve", "--json", text=SEVERAL)
    assert (several.status, json.loads(several.out)["exact"]) == (1, False)
    assert json.loads(sudoku("count", "--json", "--limit", "3", text=SEVERAL).out)["count"] == 3
    checked = json.loads(sudoku("check", "--json", text="55" + "." * 79).out)
    assert checked["code"] == "problems"
    assert checked["problems"][0] == {"code": "duplicate", "digit": 5, "house": ["row", 0], "cells": [0, 1]}


def test_a_bad_line_in_a_list_is_told_and_the_others_are_answered(sudoku: Runner, tmp_path: Path) -> None:
    file = tmp_path / "list.txt"
    file.write_text(f"{PUZZLE}\n{PUZZLE[:-1]}\n{PUZZLE}\n")
    ran = sudoku("solve", "--lang", "en", str(file))
    assert (ran.status, ran.out) == (2, f"{SOLUTION}\n-\n{SOLUTION}\n")
    assert ran.err.startswith(f"{file}:2:")
    assert "expected 81 cells, found 80" in ran.err


FAILING = {"what cannot be read": SHORT, "no solution": NONE, "several solutions": SEVERAL, "other rules": RULES}


@pytest.mark.parametrize("failing", FAILING.values(), ids=FAILING)
@pytest.mark.parametrize(
    ("command", "lines"),
    [
        ("solve", (SOLUTION, "-")),
        ("solve --json", (f'"solutions": ["{SOLUTION}"]', "puzzle")),
        ("solve --limit 1 --json", ("solutions", "puzzle")),
        ("rate", ("4.5 1.2 1.2 expert uniqueness-test-4", "- - - - -")),
        ("rate --json", ('"er": 4.5', '"er": null')),
        ("rate --csv", (",4.5,1.2,1.2,expert,", ",,,,,,")),
        ("count --limit 1", (f"{PUZZLE} 1", " ")),
    ],
)
def test_each_puzzle_has_its_line_also_where_it_has_no_answer(
    sudoku: Runner, command: str, lines: tuple[str, str], failing: str
) -> None:
    ran = sudoku(*command.split(), text=f"{failing}\n{PUZZLE}\n{failing}\n{failing}\n{PUZZLE}\n")
    header = ["puzzle,"] if "--csv" in command else []
    right, wrong = lines
    wanted = [*header, wrong, right, wrong, wrong, right]
    assert [part in line for part, line in zip(wanted, ran.out.splitlines(), strict=True)] == [True] * len(wanted)


def test_several_files_are_read_one_after_the_other(sudoku: Runner, tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text(f"{PUZZLE}\n{NONE}\n")
    (tmp_path / "b.txt").write_text(f"{NONE}\n{PUZZLE}\n")
    files = [str(tmp_path / name) for name in ("a.txt", "b.txt")]
    ran = sudoku("solve", "--lang", "en", *files, PUZZLE)
    assert (ran.status, ran.out.splitlines()) == (1, [SOLUTION, "-", "-", SOLUTION, SOLUTION])
    assert ran.err == f"{files[0]}: puzzle 2: no solution\n{files[1]}: puzzle 1: no solution\n"
    table = sudoku("list", "--columns", "number,puzzle", *files).out.splitlines()[1:]
    assert [line.split() for line in table] == [["1", PUZZLE], ["2", NONE], ["3", NONE], ["4", PUZZLE]]
    assert sudoku("rate", str(tmp_path / "c.txt"), files[0]).out.count("4.5 1.2 1.2") == 1


def test_text_that_is_no_puzzle(sudoku: Runner, tmp_path: Path) -> None:
    ran = sudoku("solve", "--lang", "en", text="hello")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("-:1:1: ")
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR")
    ran = sudoku("solve", "--lang", "en", str(tmp_path / "picture.png"))
    assert (ran.status, ran.err) == (2, f"{tmp_path / 'picture.png'}: this is not a text file\n")
    assert sudoku("solve", "--lang", "en", str(tmp_path / "nothing.txt")).status == 2


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "big5", "cp949"])
def test_files_of_any_encoding(sudoku: Runner, tmp_path: Path, encoding: str) -> None:
    file = tmp_path / "puzzle.txt"
    file.write_text(f"# 題\r\n{PUZZLE}\r\n", encoding)
    assert sudoku("solve", str(file)) == (0, f"{SOLUTION}\n", "")


def test_other_sizes(sudoku: Runner) -> None:
    ran = sudoku("solve", text="....\n..12\n.1.3\n.32.\n")
    assert (ran.status, ran.out) == (0, "1234341221434321\n")


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert (ended.value.code, capsys.readouterr().out) == (0, f"sudoku {sudoku_workshop.__version__}\n")


def run(*command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a real process from the source tree, without an installation."""
    variables = {**os.environ, "PYTHONPATH": str(ROOT / "py_src"), **environment}
    return subprocess.run(command, capture_output=True, text=True, env=variables, check=False, encoding="utf-8")


def test_from_the_source_tree_in_the_terminals_language(tmp_path: Path) -> None:
    file = tmp_path / "none.txt"
    file.write_text(NONE)
    ran = run(sys.executable, "-m", "sudoku_workshop", "solve", str(file), LC_ALL="ko_KR.UTF-8")
    assert ran.returncode == 1
    assert any("가" <= letter <= "힣" for letter in ran.stderr)


def test_an_answer_for_programs_leaves_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Check that a reader of a pipe need not wait for the next answer."""
    pipe = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(io.BufferedWriter(pipe)))
    print_json(parse(PUZZLE), count=1)
    assert json.loads(pipe.getvalue()) == {"puzzle": PUZZLE, "geometry": "9", "count": 1}


def test_a_closed_pipe_is_no_traceback() -> None:
    ran = run("sh", "-c", f"echo {'.' * 81} | '{sys.executable}' -m sudoku_workshop solve --all | head -n 3")
    assert len(ran.stdout.split()) == 3
    assert ran.stderr == ""


@pytest.mark.process
@pytest.mark.parametrize(
    "command",
    [f"print {PUZZLE} --out -", "generate --workers 1 --seed a", "convert --list", f"solve {PUZZLE}", "solve --help"],
)
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_where_nobody_reads_a_command_ends_quietly(command: str, unbuffered: str) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    program = [sys.executable, "-m", "sudoku_workshop", *command.split()]
    variables = {**os.environ, "PYTHONPATH": str(ROOT / "py_src"), "PYTHONUNBUFFERED": unbuffered}
    with os.fdopen(writer, "wb") as pipe:
        ran = subprocess.run(program, stdout=pipe, stderr=subprocess.PIPE, text=True, env=variables, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
