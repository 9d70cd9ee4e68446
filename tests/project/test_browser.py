"""The choice of the browser for the tests, and that a missing browser is always reported."""

import re
import sys
from pathlib import Path

import pytest

from tools import browser

E2E = Path(__file__).parents[1] / "e2e" / "conftest.py"
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Pretend that this machine has no browser. Returns the folder that is the whole PATH."""
    for name in ("SUDOKU_BROWSER", "SUDOKU_BROWSER_REQUIRED", "CI"):
        monkeypatch.delenv(name, raising=False)
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path / "none"))
    monkeypatch.setattr(browser, "MAC", str(tmp_path / "none"))
    return folder


def pretend(folder: Path, name: str, status: int) -> str:
    path = folder / name
    path.write_text(f"#!/bin/sh\nexit {status}\n")
    path.chmod(0o755)
    return str(path)


def test_one_that_does_not_start_is_passed_over(bare: Path) -> None:
    pretend(bare, "chromium", 127)
    good = pretend(bare, "google-chrome", 0)
    assert browser.find_browser() == good


@pytest.mark.parametrize("complete", [True, False])
def test_webkit_needs_its_driver_and_a_screen(bare: Path, complete: bool) -> None:
    driver = pretend(bare, "WebKitWebDriver", 0)
    if complete:
        pretend(bare, "Xvfb", 0)
    assert browser.find_browser("webkit") == (driver if complete else None)


@pytest.mark.parametrize(("ci", "tries"), [("1", True), ("", False)])
@pytest.mark.parametrize("name", ["firefox", "webkit", "shell"])
def test_the_others_are_got_with_ci_set(
    bare: Path, monkeypatch: pytest.MonkeyPatch, name: str, ci: str, tries: bool
) -> None:
    pretend(bare, "apt-get", 0)
    tried: list[tuple[str, ...]] = []
    monkeypatch.setenv("CI", ci)
    monkeypatch.setattr(sys, "argv", ["browser.py", name])
    monkeypatch.setattr(browser, "is_root", lambda: True)
    monkeypatch.setattr(browser, "attempt", lambda *command: tried.append(command))
    with pytest.raises(SystemExit, match=re.escape(browser.ENGINES[name].remedy)):
        browser.main()
    packages = browser.ENGINES[name].packages
    assert [command[-len(packages) :] for command in tried[1:]] == ([packages] if tries else [])


@pytest.mark.parametrize(("name", "program"), [("chromium", "chromium"), ("shell", "chromium-headless-shell")])
def test_the_one_named_comes_first(bare: Path, monkeypatch: pytest.MonkeyPatch, name: str, program: str) -> None:
    found = pretend(bare, program, 0)
    assert browser.find_browser(name) == found
    monkeypatch.setenv("SUDOKU_BROWSER", "/opt/mine")
    assert browser.find_browser(name) == "/opt/mine"


@pytest.mark.parametrize(("root", "debian"), [(True, True), (True, False), (False, True)])
def test_the_ways_to_get_one_in_order(bare: Path, monkeypatch: pytest.MonkeyPatch, root: bool, debian: bool) -> None:
    if debian:
        pretend(bare, "apt-get", 0)
    tried: list[str] = []
    monkeypatch.setattr(sys, "argv", ["browser.py"])
    monkeypatch.setattr(browser, "is_root", lambda: root)
    monkeypatch.setattr(browser, "attempt", lambda *command: tried.append(" ".join(command[1:])))
    with pytest.raises(SystemExit, match="install Chromium or Chrome"):
        browser.main()
    packages = ["update -qq", "install -y -qq --no-install-recommends chromium fonts-noto-cjk"]
    assert tried == ["-m playwright install --no-shell chromium", *(packages if root and debian else [])]


BUSY = "#!/bin/sh\necho >> $0.runs; [ $(wc -l < $0.runs) -gt 2 ] || { echo '%s'; exit 100; } >&2\n"
LOCKED = "E: Could not get lock /var/lib/apt/lists/lock. It is held by process 77 (apt-get)"


@pytest.mark.parametrize(
    ("words", "patience", "runs"), [(LOCKED, 60, 3), (LOCKED, 0, 1), ("E: no such package", 60, 1)]
)
def test_a_busy_package_manager_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: str, patience: float, runs: int
) -> None:
    """Check that a command is repeated while the package manager is busy.

    It is busy twice, then free. A command that fails for another reason, or meets a manager that is busy for too long,
    is not repeated.
    """
    monkeypatch.setattr(browser, "PAUSE", 0)
    monkeypatch.setattr(browser, "PATIENCE", patience)
    program = tmp_path / "apt-get"
    program.write_text(BUSY % words)
    program.chmod(0o755)
    browser.attempt(str(program), "update")
    assert len((tmp_path / "apt-get.runs").read_text().splitlines()) == runs


@pytest.mark.parametrize(("required", "outcome"), [("", {"skipped": 1}), ("1", {"errors": 1})])
def test_without_a_browser_the_tests_are_skipped_or_fail(
    bare: Path, pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, required: str, outcome: dict[str, int]
) -> None:
    assert list(bare.iterdir()) == []
    pytester.makeconftest(E2E.read_text(encoding="utf-8"))
    pytester.makepyfile("def test_page(browser_path): pass")
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setenv("SUDOKU_BROWSER_REQUIRED", required)
    result = pytester.runpytest_subprocess("-rs")
    result.assert_outcomes(**outcome)
    result.stdout.fnmatch_lines("*no browser*install Chromium or Chrome*")
