"""The command `generate`: its output, its messages and its exit status."""

import json
import re
import signal
import sys
from importlib import import_module
from pathlib import Path

import pytest

from sudoku_workshop import parse, solve
from sudoku_workshop.cli import crews, main, progress
from sudoku_workshop.generator import TECHNIQUES, make, recipe_of
from tests.support.running import PATIENCE, started


def lines(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    assert main(["generate", "--lang", "en", *arguments]) == 0
    return capsys.readouterr().out.splitlines()


def test_one_puzzle_a_line_and_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    printed = lines(capsys, "--count", "3", "--size", "6", "--seed", "one", "--workers", "1")
    assert [len(line) for line in printed] == [36, 36, 36]
    assert len(set(printed)) == 3


def test_solution_rating_and_id_follow_in_this_order(capsys: pytest.CaptureFixture[str]) -> None:
    wanted = ("--grade", "medium", "--symmetry", "half-turn", "--seed", "k3f9")
    (line,) = lines(capsys, *wanted, "--with-solution", "--with-rating", "--with-id")
    puzzle, solution, er, grade, technique, identity = line.split()
    assert identity == "g2.9.medium.half-turn.any.any.k3f9.0"
    made = make(recipe_of(identity))
    assert made.er is not None
    assert (er, grade) == (f"{made.er:.1f}", "medium")
    assert technique
    assert all(clue in (".", digit) for clue, digit in zip(puzzle, solution, strict=True))
    assert lines(capsys, "--id", identity.upper()) == [puzzle]


def test_json_says_everything(capsys: pytest.CaptureFixture[str]) -> None:
    (line,) = lines(capsys, "--size", "4", "--seed", "k3f9", "--json")
    answer = json.loads(line)
    assert answer["id"] == "g2.4.any.none.any.any.k3f9.0"
    assert answer["geometry"] == "4"
    assert answer["minimal"] is True
    assert answer["grade"] in ("gentle", "easy", "medium")
    assert answer["er"] is None


def test_workers_change_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    wanted = ("--count", "20", "--seed", "same", "--with-id")
    assert lines(capsys, *wanted, "--workers", "2") == lines(capsys, *wanted, "--workers", "1")


def test_a_seed_of_its_own_choice_can_be_read_from_paper(capsys: pytest.CaptureFixture[str]) -> None:
    """Check that a random seed has no letter that looks like another one or like a digit."""
    seeds = {lines(capsys, "--size", "4", "--with-id")[0].split(".")[-2] for _ in range(60)}
    assert not set("".join(seeds)) & set("01ilo")


def test_without_a_seed_they_differ_from_time_to_time(capsys: pytest.CaptureFixture[str]) -> None:
    assert lines(capsys) != lines(capsys)


def test_what_is_not_found_is_told_and_not_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["generate", "--lang", "en", "--clues", "17", "--effort", "2", "--seed", "few"]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert "g2.9.any.none.17.any.few.0: no matching puzzle found in 2 tries" in err
    assert re.search(r"closest match: [.1-9]{81} \(\d\d clues, grade [A-Z][a-z]+\)\n", err)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("--id", "g7.9.any.none.any.any.a.0"), "version g7"),
        (
            ("--id", "g1.9.any.none.any.any.a.0"),
            "their puzzles can no longer be made",
        ),
        (("--id", "g2.9+knight.any.none.any.any.a.0"), "the rule knight cannot be made yet"),
        (("--size", "9+knight+king"), "the rule knight, king cannot be made yet"),
        (
            ("--grade", "medium", "--technique", "xy-wing"),
            "never need xy-wing; this technique occurs in these grades: hard\n",
        ),
        (("--technique", "xy-chain"), "use aic instead of xy-chain"),
        (("--grade", "er2.8-9.5"), "no grade er2.8-9.5"),
        (
            ("--rules", "killers"),
            "killers is not a kind of puzzle that can be made; choose one of these: killer, jigsaw",
        ),
        (("--rules", "killer", "--size", "16"), "16 is not a size for this kind"),
        (("--rules", "killer", "--clues", "many"), "use none, some, a number"),
        (("--rules", "killer", "--cages", "4-2"), "4-2 is not a range of cage sizes"),
        (("--rules", "killer", "--grade", "gentle"), "no grade gentle"),
        (("--rules", "anti-king,anti-knight,nonconsecutive", "--size", "4"), "no puzzle of this kind was found"),
        (("--id", "nonsense"), "nonsense is not a puzzle ID"),
        (("--clues", "lots"), "lots is not a number of clues"),
        (("--seed", "a b"), "a b is not a seed"),
        (("--technique", "magic"), "no technique magic; the nearest names: aic, naked-single, multi-colors-1"),
        (("--technique", "swordfsh"), "the nearest names: swordfish, finned-swordfish, sashimi-swordfish"),
        (("--technique", "als-xz"), "puzzles that need als-xz cannot be requested"),
        (("--clues", "5"), "no puzzle of this size with fewer than 17 clues has exactly one solution"),
        (("--clues", "0-16"), "fewer than 17 clues"),
        (("--size", "16", "--clues", "14"), "fewer than 15 clues"),
        (("--size", "16", "--grade", "hard"), "not for size 16"),
    ],
)
def test_a_wish_that_nobody_can_grant(
    arguments: tuple[str, ...], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["generate", "--lang", "en", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert reason in err


@pytest.mark.parametrize("workers", ["1", "2"])
def test_rules_that_leave_no_grid_are_refused_by_all_workers(workers: str, capsys: pytest.CaptureFixture[str]) -> None:
    never = ("--rules", "anti-king,anti-knight,nonconsecutive", "--size", "4", "--count", "2")
    assert main(["generate", "--lang", "en", *never, "--workers", workers]) == 2
    assert "no puzzle of this kind was found" in capsys.readouterr().err


def test_puzzles_with_rules_are_lines_that_other_commands_read(capsys: pytest.CaptureFixture[str]) -> None:
    wanted = ("--rules", "killer,x", "--size", "6", "--count", "3", "--seed", "a", "--grade", "easy")
    printed = lines(capsys, *wanted, "--with-id", "--with-solution")
    facts = [json.loads(line) for line in printed]
    assert [line["id"] for line in facts] == [f"v2.killer+x.6.easy.none.any.any.all.a.{index}" for index in range(3)]
    assert all("+killer:" in line["geometry"] and line["grade"] == "easy" for line in facts)
    assert [parse(line).geometry.name for line in printed] == [line["geometry"] for line in facts]
    assert [solve(line).values for line in printed] == [parse(line["solution"], geometry="6").givens for line in facts]
    assert lines(capsys, "--id", facts[1]["id"].upper(), "--with-id", "--with-solution") == [printed[1]]


def test_options_of_rules_are_part_of_the_id(capsys: pytest.CaptureFixture[str]) -> None:
    wanted = ("--rules", "Killer", "--size", "6", "--cages", "2-3", "--clues", "some", "--only-needed", "--seed", "a")
    (line,) = lines(capsys, *wanted, "--with-id")
    assert json.loads(line)["id"] == "v2.killer.6.any.none.some.2-3.needed.a.0"


@pytest.mark.parametrize("alone", [("--cages", "2-3"), ("--only-needed",), ("--rules", "x", "--technique", "xy-wing")])
def test_options_that_need_rules(alone: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["generate", *alone])
    assert "--rules" in capsys.readouterr().err


@pytest.mark.parametrize(
    "also", [("--rules", "x"), ("--count", "3"), ("--grade", "easy"), ("--seed", "x"), ("--size", "4")]
)
def test_an_id_stands_alone(also: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["generate", "--id", "g2.9.easy.none.any.any.k3f9.0", *also])
    assert "--id" in capsys.readouterr().err


def test_every_technique_is_named_in_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["generate", "--help"])
    assert set(TECHNIQUES) <= set(re.findall(r"[a-z0-9-]+", capsys.readouterr().out))


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_terminal_shows_the_tries_while_a_puzzle_is_made(
    workers: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = ("--count", "2", "--grade", "expert", "--seed", "tty", "--workers", workers)
    monkeypatch.setattr(progress, "BEAT", 0.001)
    lines(capsys, *wanted)
    assert capsys.readouterr().err == ""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert main(["generate", "--lang", "en", *wanted]) == 0
    told = capsys.readouterr().err
    tries = [int(number) for number in re.findall(r"\d of 2, \d+ per minute, (\d+) tries, \d+ s\r", told)]
    assert tries == sorted(tries)
    assert tries[-1] > 1
    assert told.endswith("\r\x1b[2K\r")


def test_without_the_extra_it_is_told_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main(["generate", "--lang", "en", "--dask", "tcp://127.0.0.1:1"]) == 2
    assert "pip install distributed" in capsys.readouterr().err


@pytest.mark.process
@pytest.mark.parametrize("ignored", [False, True], ids=["here-heard", "here-ignored"])
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_keeps_what_is_done(workers: str, ignored: bool, request: pytest.FixtureRequest) -> None:
    if ignored:
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
        request.addfinalizer(lambda: signal.signal(signal.SIGINT, before))
    with started("generate", "--count", "100000", "--workers", workers, "--seed", "stop") as process:
        assert process.stdout
        first = [process.stdout.readline() for _ in range(9)]
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert err == ""
    assert all(len(line.strip()) == 81 for line in first + out.splitlines())


def test_a_cluster_without_workers_is_told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    distributed = import_module("distributed")
    monkeypatch.setattr(crews, "PATIENCE", 1)
    with distributed.LocalCluster(n_workers=0, processes=False, dashboard_address=":0") as empty:
        assert main(["generate", "--lang", "en", "--dask", empty.scheduler_address]) == 2
    assert "no Dask cluster with workers responded at" in capsys.readouterr().err


def test_where_no_cluster_answers_that_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["generate", "--lang", "en", "--dask", "nowhere://"]) == 2
    assert "no Dask cluster with workers responded at nowhere://" in capsys.readouterr().err


def test_a_pattern_may_be_a_name_rows_or_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    rows = "1..1 .1.. ..1. 1..1"
    (tmp_path / "rows.txt").write_text(rows.replace(" ", "\n"), encoding="utf-8")
    first, second = (
        lines(capsys, "--pattern", pattern, "--size", "4", "--seed", "a", "--with-id")
        for pattern in (rows, str(tmp_path / "rows.txt"))
    )
    assert first == second
    drawn = "".join("." if sign == "." else "1" for sign in first[0].split()[0])
    assert drawn == rows.replace(" ", "")
    assert (
        lines(capsys, "--pattern", "heart", "--rules", "x", "--seed", "a", "--with-id")[0].count("p637bf2783c1b") == 1
    )


def test_an_unknown_pattern_is_answered_with_the_names(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["generate", "--lang", "en", "--pattern", "cat"]) == 2
    assert "heart" in capsys.readouterr().err


def test_a_pattern_takes_the_place_of_a_number(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["generate", "--pattern", "heart", "--clues", "30"])
    assert "--clues" in capsys.readouterr().err
