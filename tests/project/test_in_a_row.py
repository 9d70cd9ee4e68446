"""The plug-in that repeats each test several times while other programs keep all cores busy."""

import os
from pathlib import Path

import pytest

SOME = """
import os
from pathlib import Path
from tests.support.in_a_row import OTHERS

TIMES = []

def test_first():
    TIMES.append("first")

def test_second():
    TIMES.append("second")
    assert TIMES == ["first"] * 3 + ["second"] * TIMES.count("second")

def test_third_time_unlucky():
    TIMES.append("third")
    assert TIMES.count("third") < 3

def test_what_runs_beside(pytestconfig):
    others = pytestconfig.stash[OTHERS]
    assert [other.poll() for other in others] == [None] * os.cpu_count()
    Path("others.txt").write_text(" ".join(str(other.pid) for other in others))
"""


def test_each_is_run_several_times_beside_others(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).resolve().parents[2]))
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    pytester.makepyfile(SOME)
    result = pytester.runpytest_subprocess("-p", "tests.support.in_a_row", "--in-a-row", "3")
    result.assert_outcomes(passed=11, failed=1)
    for other in pytester.path.joinpath("others.txt").read_text().split():
        with pytest.raises(ProcessLookupError):
            os.kill(int(other), 0)
    result.stdout.fnmatch_lines(["FAILED *test_third_time_unlucky*2*"])
