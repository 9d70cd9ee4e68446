"""A pytest plugin: `--reach FILE` writes which functions each test runs.

    pytest -p tests.support.mutants.reach --reach reach.json tests/python

A function is named by its file and first line, such as `sheet/pdf.py:29`. Functions in other processes are not
recorded. A test is not recorded longer than `LONG`; by then it has run almost all of its functions.
"""

import json
import signal
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple

import pytest

PACKAGE = "py_src/sudoku_workshop/"
LONG = 5  # seconds
LONGER = 60  # the estimate for a longer test


class Told(NamedTuple):
    """The record of a test that passes: its duration, and the functions it runs."""

    seconds: float
    functions: list[str]


class Reach:
    """A recorder of the calls of each test; recording lines would take many times longer."""

    def __init__(self, file: Path) -> None:
        self.file, self.told, self.failed = file, dict[str, Told](), set[str]()
        self.codes: set[CodeType] = set()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[Any]:
        self.codes.clear()
        begin = time.monotonic()
        sys.settrace(self._called)
        threading.settrace(self._called)
        try:
            return (yield)
        finally:
            sys.settrace(None)
            threading.settrace(None)
            seconds = time.monotonic() - begin
            self.told[item.nodeid] = Told(seconds if seconds < LONG else LONGER, sorted(set(self._functions())))

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self) -> Iterator[Any]:
        signal.signal(signal.SIGALRM, _stop)
        signal.setitimer(signal.ITIMER_REAL, LONG)
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        told = {test: each for test, each in self.told.items() if test not in self.failed}
        self.file.write_text(json.dumps(told, indent=0))

    def _called(self, frame: FrameType, _event: str, _argument: Any) -> None:
        self.codes.add(frame.f_code)

    def _functions(self) -> Iterator[str]:
        for code in list(self.codes):
            _, ours, path = code.co_filename.rpartition(PACKAGE)
            if ours:
                yield f"{path}:{code.co_firstlineno}"


def _stop(_signal: int, _frame: FrameType | None) -> None:
    pytest.skip("followed long enough")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--reach", type=Path)


def pytest_configure(config: pytest.Config) -> None:
    if file := config.getoption("--reach"):
        config.pluginmanager.register(Reach(file))
