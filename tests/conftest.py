"""What all tests share: the data folder, and the rule that no test is skipped silently."""

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from sudoku_workshop.logic import path
from sudoku_workshop.logic.rating import classic_ladder
from sudoku_workshop.logic.techniques import LADDER
from sudoku_workshop.logic.techniques.records import HINT_ORDER
from sudoku_workshop.search import bounded
from sudoku_workshop.search.scores import StoppedError
from tests.support.running import Runner

pytest_plugins = ("tests.support.in_time", "tests.support.once_more")

ROOT = Path(__file__).resolve().parent.parent
DATA = Path(os.environ.get("SUDOKU_DATA", ROOT.parent / "shared" / "data"))
DATA_ABSENT = "data absent:"
CPSAT_ABSENT = "OR-Tools absent:"
VALIDATOR_ABSENT = "page-validation absent:"
PYTHON_ABSENT = "Python 3."  # the beginning of the reason for skipping a version that is not installed
# With CI set, a skip for any other reason fails the session.
ALLOWED_SKIPS = (DATA_ABSENT, CPSAT_ABSENT, VALIDATOR_ABSENT, PYTHON_ABSENT)

# Tests start hundreds of processes. Without compiled modules in files, each of them would compile all modules again.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

os.environ["LC_ALL"] = "C.UTF-8"  # commands speak English in tests, whatever the machine's language is

# No test is timed, nor the making of its examples, and CI meets the same ones every time; elsewhere new ones are tried.
settings.register_profile(
    "ours", deadline=None, derandomize=bool(os.environ.get("CI")), suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("ours")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "law: a law over many samples, or a comparison with other code")
    config.addinivalue_line("markers", "process: starts the command many times, each in a process of its own")


@pytest.fixture(scope="session")
def data() -> Callable[[str], Path]:
    """data("solve-s17.txt") is that file's path; without the file the test is skipped."""

    def path_of(name: str) -> Path:
        file = DATA / name
        if not file.exists():
            pytest.skip(f"{DATA_ABSENT} {name} is not in SUDOKU_DATA ({DATA})")
        return file

    return path_of


@pytest.fixture
def short_ladder(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No technique that is rated 8.0 or more is known: what a puzzle beyond all techniques would look like."""
    monkeypatch.setattr(path, "LADDER", tuple(rung for rung in LADDER if rung.er < 8))
    monkeypatch.setattr(path, "HINT_ORDER", tuple(technique for technique in HINT_ORDER if not technique.last))
    classic_ladder.cache_clear()
    yield
    classic_ladder.cache_clear()


@pytest.fixture
def no_time(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the search give up at once, as if every puzzle with rules needed a long one."""

    def give_up(*_: object) -> None:
        raise StoppedError

    bounded.only_solution.cache_clear()
    monkeypatch.setattr(bounded, "solved_grids", give_up)
    yield
    bounded.only_solution.cache_clear()


@pytest.fixture
def sudoku(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Runner:
    """sudoku("solve", "--all", text="...") is that command, run on that standard input."""
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    return Runner(monkeypatch, capfd)


def skips(config: pytest.Config) -> list[tuple[str, str]]:
    """(test, reason) of everything skipped so far, whole modules included."""
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    reports = reporter.stats.get("skipped", []) if reporter else []
    return [(report.nodeid, reason_of(report)) for report in reports if not hasattr(report, "wasxfail")]


def reason_of(report: pytest.TestReport) -> str:
    said = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
    return said.removeprefix("Skipped: ")


def forbidden(config: pytest.Config) -> list[tuple[str, str]]:
    if not os.environ.get("CI"):
        return []
    return [(test, reason) for test, reason in skips(config) if not reason.startswith(ALLOWED_SKIPS)]


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    if forbidden(session.config) and session.exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    found = skips(config)
    if found:
        terminalreporter.section("skipped, and why")
    for test, reason in found:
        terminalreporter.line(f"{test}: {reason}")
    for test, _ in forbidden(config):
        terminalreporter.line(f"NOT ALLOWED with CI set: {test}", red=True)
