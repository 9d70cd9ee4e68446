"""A test that does not end is ended with its session, and what is told says where it hung."""

from pathlib import Path

import pytest

from tests.support.in_time import UNENDED

WAITS = """
from threading import Event

from greenlet import getcurrent, greenlet

def test_first():
    pass

def test_waits():
    greenlet(lambda main: for_what_never_comes(main)).switch(getcurrent())
    raise AssertionError("it is waited for")

def for_what_never_comes(main):
    greenlet(Event().wait).switch()
"""


def test_where_it_hung_is_told(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also of what stands aside while something else waits, as a test does in a call of Playwright."""
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).resolve().parents[2]))
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    pytester.makepyfile(test_some=WAITS)
    result = pytester.runpytest_subprocess("-p", "tests.support.in_time", "--limit", "1", timeout=60)
    assert result.ret == UNENDED
    told = result.stdout.str()
    assert "test_some.py::test_waits did not end in 1 s" in told
    assert "in for_what_never_comes" in told
    assert "in test_waits" in told
