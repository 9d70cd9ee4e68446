"""The counter of a long command."""

from argparse import Namespace

import pytest

from sudoku_workshop.cli.progress import CLEAR, Counter

OPTIONS = Namespace(lang="en")


@pytest.fixture(autouse=True)
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)


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
