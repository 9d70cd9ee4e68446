"""Commands that are stopped from outside: no worker lives on, and no file is left behind."""

import signal
import subprocess
from pathlib import Path

import pytest

from tests.support.running import PATIENCE, Runner, started

pytestmark = pytest.mark.process

ORDER = ("generate", "--size", "4", "--seed", "stop", "--lang", "en", "--series")
PUZZLE = "4..52.7.3.....3...1....7....14.....67...5...15.....42....4....5...8.....2.1.76..8"


def stopped(process: subprocess.Popen[str], number: signal.Signals) -> tuple[int, str]:
    """Send a signal to a command alone, wait until it and all its workers have ended, and return status and errors.

    The workers share the output of their command, so it ends when the last of them does.
    """
    process.send_signal(number)
    try:
        _, err = process.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        pytest.fail("the workers did not end")
    return process.returncode, err


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize(
    ("number", "status"),
    [(signal.SIGTERM, 143), (signal.SIGHUP, 129), (signal.SIGINT, 130), (signal.SIGKILL, -signal.SIGKILL)],
)
def test_a_stopped_command_leaves_no_worker_and_no_lock(
    sudoku: Runner, tmp_path: Path, number: signal.Signals, status: int, workers: str
) -> None:
    series = tmp_path / "series.txt"
    with started(*ORDER, str(series), "--size", "9", "--count", "100000", "--workers", workers) as process:
        assert process.stdout
        first = process.stdout.readline()
        assert stopped(process, number) == (status, "")
    assert series.read_text().startswith(first)
    assert sudoku(*ORDER, str(series)).status == 0
    assert [file.name for file in tmp_path.iterdir()] == ["series.txt"]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_workers_of_a_command_that_answers_puzzles_end_with_it(tmp_path: Path, number: signal.Signals) -> None:
    file = tmp_path / "endless.txt"
    file.write_text("\n".join([PUZZLE, *["." * 81] * 4]))
    with started("count", str(file), "--workers", "2") as process:
        assert process.stdout
        assert process.stdout.readline() == f"{PUZZLE} 1\n"
        assert stopped(process, number)[1] == ""


def test_workers_that_make_a_volume_end_with_it(tmp_path: Path) -> None:
    """Check that nothing remains of a volume that is stopped, not even the empty file of its series."""
    series = tmp_path / "series.txt"
    wish = ("--count", "100000", "--seed", "a", "--clues", "17", "--workers", "2", "--effort", "100000")
    with started("generate", "--series", str(series), *wish) as process:
        while not series.exists():
            pass
        assert stopped(process, signal.SIGTERM) == (143, "")
    assert not series.exists()


def test_a_command_that_goes_on_after_its_terminal_is_closed_does_so(tmp_path: Path) -> None:
    """Check that `nohup` has its effect: a signal that was ignored at the start is ignored."""
    file = tmp_path / "endless.txt"
    file.write_text(f"{PUZZLE}\n{'.' * 81}\n")
    with started("count", str(file), "--workers", "1", ignoring=[signal.SIGHUP]) as process:
        assert process.stdout
        assert process.stdout.readline() == f"{PUZZLE} 1\n"
        process.send_signal(signal.SIGHUP)
        assert stopped(process, signal.SIGTERM) == (143, "")
