"""Running a command of ours as a person does: words in, and what it prints and how it ends out."""

import io
import sys
from typing import NamedTuple

import pytest

from sudoku_workshop.cli import main


class Ran(NamedTuple):
    """The exit status, and what was printed."""

    status: int
    out: str
    err: str


class Runner:
    """Runs a command with a text on standard input."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch, self.capfd = monkeypatch, capfd

    def __call__(self, *arguments: str, text: str = "") -> Ran:
        self.monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
        status = main(arguments)
        return Ran(status, *self.capfd.readouterr())
