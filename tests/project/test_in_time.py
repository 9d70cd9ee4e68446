"""A test that does not end is stopped together with its session, and the message says where it was."""

from pathlib import Path

import pytest

from tests.support.in_time import UNENDED

WAITS = """
from threading import Event
from weakref import proxy

from greenlet import getcurrent, greenlet

class Thing:
    pass

dead = proxy(Thing())

def test_first():
    pass

def test_waits():
    greenlet(lambda main: for_what_never_comes(main)).switch(getcurrent())
    raise AssertionError("it is waited for")

def for_what_never_comes(main):
    greenlet(Event().wait).switch()
"""


def run(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, source: str, limit: str) -> pytest.RunResult:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).resolve().parents[2]))
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    pytester.makepyfile(test_some=source)
    return pytester.runpytest_subprocess("-p", "tests.support.in_time", "--limit", limit, timeout=60)


def test_where_it_hung_is_told(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    """Check that the message shows where the test is waiting, even in a call of Playwright.

    In such a call the test is in another greenlet.
    """
    result = run(pytester, monkeypatch, WAITS, "1")
    assert result.ret == UNENDED
    told = result.stdout.str()
    assert "test_some.py::test_waits did not end in 1 s" in told
    assert "in for_what_never_comes" in told
    assert "in test_waits" in told
    assert 'test_some.py", line' in "".join(told.splitlines()[-12:]), "of a log the end is kept"


def test_without_a_limit_nothing_is_ended(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    run(pytester, monkeypatch, "def test_some():\n    pass\n", "0").assert_outcomes(passed=1)
