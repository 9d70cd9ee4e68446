"""The counter of a long command."""

from argparse import Namespace
from pathlib import Path

import pytest

from sudoku_workshop.cli import progress
from sudoku_workshop.cli.progress import CLEAR, Counter
from tests.python.cli.test_exit_codes import ONE
from tests.support.running import Runner

OPTIONS = Namespace(lang="en")


@pytest.fixture(autouse=True)
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    monkeypatch.setattr(progress, "BEAT", 3600)  # no counter is drawn because the machine is slow


def test_a_short_command_shows_no_counter(capsys: pytest.CaptureFixture[str]) -> None:
    with Counter("cli.progress", 2, OPTIONS) as counter, counter.line(1):
        print("one")
    assert capsys.readouterr() == ("one\n", "")


def test_a_long_command_shows_its_counter_below_its_lines(capsys: pytest.CaptureFixture[str]) -> None:
    with Counter("cli.progress", 2, OPTIONS) as counter:
        counter.beat()
        assert capsys.readouterr().err == "0 of 2, 0 s\r"
        with counter.line(1):
            assert capsys.readouterr().err == CLEAR
        assert capsys.readouterr().err == "1 of 2, 0 s\r"
    counter.beat()
    assert capsys.readouterr().err == CLEAR


@pytest.mark.parametrize(
    "command",
    [
        "solve",
        "solve --all",
        "count",
        "check",
        "convert",
        "rate",
        "list",
        "explain",
        "generate --seed a",
        "print --by-grade --svg {out}",
        "print --path --svg {out}",
        "print --practise hidden-single --svg {out}",
        "print --techniques --svg {out}",
        "print --count 1 --seed a --svg {out}",
        "class first-solution",
        "class --compare -",
    ],
)
def test_every_command_that_may_take_long_has_a_counter(
    sudoku: Runner, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, command: str
) -> None:
    """Check the counter that a person sees if the command is slow, which it is not here, so it is drawn at once."""

    def enter(counter: Counter) -> Counter:
        counter.beat()
        return counter

    monkeypatch.setattr(Counter, "__enter__", enter)
    ran = sudoku(*command.format(out=tmp_path).split(), "--lang", "en", text=ONE)
    assert ran.status == 0
    assert ran.err.startswith(("0 ", "1 "))
    assert " s\r" in ran.err
    assert "\r" not in ran.err.rpartition(CLEAR)[2]
