"""No skip is silent: the summary lists all skips, and with CI set only allowed reasons pass."""

import os
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CONFTEST = (Path(__file__).parents[1] / "conftest.py").read_text(encoding="utf-8")
MISSING_DATA = "def test_corpus(data):\n    data('no-such-file.txt')\n"
WHIM = "import pytest\n\n@pytest.mark.skip(reason='not today')\ndef test_whim(): pass\n"
WHIM_MODULE = "import pytest\n\npytest.skip('not today', allow_module_level=True)\n"


@pytest.fixture
def session(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """Make a separate project with our conftest, an empty data folder, and no CI."""
    pytester.makeconftest(CONFTEST)
    monkeypatch.setenv("SUDOKU_DATA", str(pytester.mkdir("empty")))
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), str(ROOT / "py_src")]))  # our conftest's imports
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # other plug-ins only cost time
    return pytester


@pytest.mark.parametrize(
    ("source", "line"),
    [
        (MISSING_DATA, "*test_corpus: data absent: no-such-file.txt is not in SUDOKU_DATA (*empty)"),
        (WHIM, "*test_whim: not today"),
        (WHIM_MODULE, "*.py: not today"),
    ],
)
def test_the_summary_lists_each_skip_with_its_reason(session: pytest.Pytester, source: str, line: str) -> None:
    session.makepyfile(source)
    session.runpytest_subprocess().stdout.fnmatch_lines(["*skipped, and why*", line])


@pytest.mark.parametrize(
    ("source", "ci", "status"),
    [(MISSING_DATA, "", 0), (MISSING_DATA, "1", 0), (WHIM, "", 0), (WHIM, "1", 1), (WHIM_MODULE, "1", 1)],
)
def test_with_ci_only_an_allowed_skip_passes(
    session: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, source: str, ci: str, status: int
) -> None:
    session.makepyfile(source, test_other="def test_one(): pass")
    monkeypatch.setenv("CI", ci)
    result = session.runpytest_subprocess()
    assert result.ret == status
    assert ("NOT ALLOWED with CI set" in result.stdout.str()) == bool(status)


def test_a_data_file_that_is_there_is_given(session: pytest.Pytester) -> None:
    session.path.joinpath("empty", "some.txt").write_text("7")
    session.makepyfile("def test_read(data):\n    assert data('some.txt').read_text() == '7'\n")
    session.runpytest_subprocess().assert_outcomes(passed=1)
