"""Many puzzles on all cores and on a cluster: the output is that of one worker, and small inputs are not slower."""

import multiprocessing
import os
import signal
from concurrent import futures
from pathlib import Path
from typing import Any

import pytest

from sudoku_workshop.cli import each, solving
from sudoku_workshop.cli.crews import PER_CORE, processes
from tests.support.running import PATIENCE, Runner, cluster, started
from tests.support.samples import THOROUGH, sample

pytestmark = pytest.mark.law

PUZZLE = "4..52.7.3.....3...1....7....14.....67...5...15.....42....4....5...8.....2.1.76..8"
EASY = ".3...6.....47...6.7....41.....8..72...79.16...56..2.....84....5.7...39.....5...8."
SEVERAL = "8.........95.......76.........926487...413592...578163...694..5...732.4....8512.."
NONE = "6" + PUZZLE[1:]
SHORT = PUZZLE[:-1]
ENDLESS = "." * 81
MANY = "\n".join([*[PUZZLE, EASY] * 20, NONE, EASY, SHORT, SEVERAL, *[EASY, PUZZLE] * 20, "....\n..12\n.1.3\n.32."])
COMMANDS = [
    ("solve",),
    ("solve", "--json"),
    ("solve", "--limit", "3"),
    ("solve", "--all", "--json"),
    ("count",),
    ("count", "--limit", "5", "--json"),
    ("check",),
    ("check", "--json", "--lang", "ko"),
    ("rate",),
    ("rate", "--csv"),
    ("rate", "--json", "--no-uniqueness"),
    ("list", "--csv"),
]
# One of each command. `SUDOKU_THOROUGH=1` tries all of its options, which are applied to each puzzle alike.
SOME = COMMANDS if THOROUGH else [*{command[0]: command for command in COMMANDS}.values()]
GENERATE = ("generate", "--count", "20", "--grade", "easy", "--seed", "cluster", "--with-id")


@pytest.fixture
def no_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make every start of a process fail, and the first moment long enough for a busy machine."""

    def refuse(*_: Any, **__: Any) -> None:
        raise AssertionError("processes were started")

    monkeypatch.setattr(futures.ProcessPoolExecutor, "submit", refuse)
    monkeypatch.setattr(each, "MOMENT", PATIENCE)


@pytest.mark.parametrize("command", SOME, ids=" ".join)
def test_workers_change_nothing(sudoku: Runner, command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    """Check that output, messages and exit status are the same, with all kinds of errors in the middle."""
    alone = sudoku(*command, "--workers", "1", text=MANY)
    assert alone.status == 2
    assert "80" in alone.err
    assert len(alone.out.splitlines()) >= 80
    assert sudoku(*command, "--workers", "2", text=MANY) == alone
    monkeypatch.setattr(each, "MOMENT", 0)
    assert sudoku(*command, text=MANY) == alone


def test_a_cluster_changes_nothing(sudoku: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    with cluster(monkeypatch) as address:
        for command in COMMANDS[:: sample(4, 1)]:
            assert sudoku(*command, "--dask", address, text=MANY) == sudoku(*command, "--workers", "1", text=MANY)
        assert sudoku(*GENERATE, "--dask", address) == sudoku(*GENERATE, "--workers", "1")


@pytest.mark.usefixtures("no_processes")
@pytest.mark.parametrize("command", SOME, ids=" ".join)
def test_small_inputs_start_no_processes(sudoku: Runner, command: tuple[str, ...]) -> None:
    for number in (0, 1, 10):
        assert len(sudoku(*command, text="\n".join([PUZZLE] * number)).out.splitlines()) >= number


@pytest.mark.usefixtures("no_processes")
def test_a_number_of_workers_that_is_asked_for_begins_at_once(sudoku: Runner) -> None:
    with pytest.raises(AssertionError, match="processes were started"):
        sudoku("solve", "--workers", "2", text=f"{PUZZLE}\n{PUZZLE}")


@pytest.mark.usefixtures("no_processes")
def test_a_list_without_end_is_printed_while_it_is_found(sudoku: Runner) -> None:
    ran = sudoku("solve", "--all", "--workers", "2", text=f"{SEVERAL}\n{NONE}\n{PUZZLE}")
    assert (ran.status, len(ran.out.splitlines())) == (1, 224 + 1 + 1)  # one line says that there is none
    ran = sudoku("solve", "--limit", "1500", "--workers", "2", text=f"{ENDLESS}\n{ENDLESS}")
    assert (ran.status, len(ran.out.splitlines())) == (0, 3000)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_answers_are_there_as_soon_as_they_are_found_and_stay_after_ctrl_c(workers: str, tmp_path: Path) -> None:
    file = tmp_path / "endless.txt"
    file.write_text("\n".join([PUZZLE, SEVERAL, ENDLESS, NONE, NONE]))
    with started("count", str(file), "--workers", workers) as process:
        assert process.stdout
        assert [process.stdout.readline() for _ in range(2)] == [f"{PUZZLE} 1\n", f"{SEVERAL} 224\n"]
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (130, "")
    assert set(out.splitlines()) <= {f"{NONE} 0"}


def test_a_worker_that_ends_is_told(sudoku: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    """Check the message if a worker process ends, for example because its puzzle needs too much memory."""
    monkeypatch.setattr(solving, "count", _end)
    ran = sudoku("count", "--lang", "en", "--workers", "2", text=f"{PUZZLE}\n{PUZZLE}")
    assert (ran.status, ran.out) == (2, "")
    assert "a worker process stopped" in ran.err


def _end(*_: Any, **__: Any) -> None:
    if multiprocessing.parent_process():
        os._exit(1)


@pytest.mark.parametrize("command", ["solve", "rate"])
def test_who_reads_no_further_ends_it(command: str, tmp_path: Path) -> None:
    file = tmp_path / "many.txt"
    file.write_text(f"{EASY}\n" * 5000)
    with started(command, str(file), "--workers", "2") as process:
        assert process.stdout
        assert process.stderr
        assert process.stdout.readline()
        process.stdout.close()
        process.wait(PATIENCE)
        assert (process.returncode, process.stderr.read()) == (0, "")


def test_a_machine_has_few_workers_per_core() -> None:
    with processes(100_000) as (_, number):
        assert number == PER_CORE * (os.cpu_count() or 1)
