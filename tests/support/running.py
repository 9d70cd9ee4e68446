"""Running our commands as a person does: arguments and input in, output and exit status out."""

import io
import os
import signal
import subprocess
import sys
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest

from sudoku_workshop.cli import crews, main

SOURCE = Path(__file__).resolve().parents[2] / "py_src"
PATIENCE = 120  # seconds for other processes on a busy machine, far more than they need


class Ran(NamedTuple):
    """The exit status and the output."""

    status: int
    out: str
    err: str


class Runner:
    """A runner of commands with a text on standard input."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch, self.capfd = monkeypatch, capfd

    def __call__(self, *arguments: str, text: str = "") -> Ran:
        self.monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
        status = main(arguments)
        return Ran(status, *self.capfd.readouterr())


def started(*arguments: str, ignoring: Collection[signal.Signals] = ()) -> subprocess.Popen[str]:
    """Start a command in its own process, from the source tree, so that it receives all signals but these."""
    return begun("-m", "sudoku_workshop", *arguments, ignoring=ignoring)


def begun(*arguments: str, ignoring: Collection[signal.Signals] = (), text_in: bool = False) -> subprocess.Popen[str]:
    """Start Python in the same way. With `text_in`, its standard input is a pipe."""

    def listen() -> None:
        """Accept Ctrl+C and the end of the terminal, even if a shell in the background or `nohup` ignores them."""
        for number in (signal.SIGINT, signal.SIGHUP):
            signal.signal(number, signal.SIG_IGN if number in ignoring else signal.SIG_DFL)

    return subprocess.Popen(
        [sys.executable, *arguments],
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        stdin=subprocess.PIPE if text_in else None,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=listen,
    )


@contextmanager
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Yield the address of a Dask cluster of two workers, which may be slow."""
    monkeypatch.setenv("PYTHONPATH", str(SOURCE))
    monkeypatch.setattr(crews, "PATIENCE", PATIENCE)
    patient = {f"distributed.comm.timeouts.{what}": PATIENCE for what in ("connect", "tcp")}
    local = import_module("distributed").LocalCluster
    with (
        import_module("dask").config.set(patient),
        local(n_workers=2, threads_per_worker=1, dashboard_address=":0") as cluster,  # any free port
    ):
        cluster.wait_for_workers(2, timeout=PATIENCE)
        yield cluster.scheduler_address
