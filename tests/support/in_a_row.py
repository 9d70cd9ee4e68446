"""Runs each test several times while something else keeps all cores busy, to find tests that pass only by luck.

python -m pytest -p tests.support.in_a_row --in-a-row 10 tests/e2e/test_typing.py
"""

import os
import subprocess
import sys

import pytest

OTHERS = pytest.StashKey[list[subprocess.Popen[bytes]]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--in-a-row", type=int, default=10, metavar="TIMES", help="run each test so many times")
    parser.addoption("--beside", type=int, default=os.cpu_count(), metavar="N", help="beside so many busy programs")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    metafunc.fixturenames.append("turn")
    metafunc.parametrize("turn", range(metafunc.config.getoption("--in-a-row")))


def pytest_sessionstart(session: pytest.Session) -> None:
    busy = [sys.executable, "-c", "while True: pass"]
    session.config.stash[OTHERS] = [subprocess.Popen(busy) for _ in range(session.config.getoption("--beside"))]


def pytest_sessionfinish(session: pytest.Session) -> None:
    for other in session.config.stash[OTHERS]:
        other.kill()
        other.wait()
