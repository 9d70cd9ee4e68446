"""In CI a failing journey is repeated once, and reported as flaky if it passes then. All other tests fail at once."""

from pathlib import Path

import pytest

SECOND_TIME_LUCKY = """
def test_journey(tmp_path_factory):
    been = tmp_path_factory.getbasetemp() / "been"
    if not been.exists():
        been.touch()
        raise AssertionError("too late")

def test_next():
    pass
"""
BROKEN = "def test_journey():\n    raise AssertionError('always')\n"


def run(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, folder: str, source: str) -> pytest.RunResult:
    """Run a test file in a folder of a project that has our plug-in."""
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).resolve().parents[2]))
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    pytester.path.joinpath(folder).mkdir()
    pytester.path.joinpath(folder, "test_some.py").write_text(source)
    return pytester.runpytest_subprocess("-p", "tests.support.once_more")


def test_a_journey_may_be_late_once_and_is_named(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "1")
    result = run(pytester, monkeypatch, "e2e", SECOND_TIME_LUCKY)
    result.assert_outcomes(passed=2)
    result.stdout.fnmatch_lines(["*flaky*", "e2e/test_some.py::test_journey", "*AssertionError: too late"])


@pytest.mark.parametrize(
    ("folder", "source", "ci"),
    [("e2e", BROKEN, "1"), ("e2e", SECOND_TIME_LUCKY, ""), ("python", SECOND_TIME_LUCKY, "1")],
)
def test_nothing_else_is_tried_twice(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, folder: str, source: str, ci: str
) -> None:
    monkeypatch.setenv("CI", ci)
    result = run(pytester, monkeypatch, folder, source)
    result.assert_outcomes(passed=source.count("def ") - 1, failed=1)
    assert "flaky" not in result.stdout.str()
