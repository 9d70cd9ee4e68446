"""Runs a failed browser test once more in CI. If it passes then, the summary lists it as flaky, with its first failure.

A busy machine may delay one test of hundreds, which should not hide the results of the others. But it is still a fault
of the test, which should wait for what it checks, so it is reported.
"""

import os
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol

JOURNEYS = "e2e"
FLAKY = pytest.StashKey[list[tuple[str, str]]]()  # each test, and its first failure


def is_journey(item: pytest.Item) -> bool:
    """Return whether a test is a browser test."""
    return JOURNEYS in Path(item.nodeid.partition("::")[0]).parts


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """Run a failed browser test a second time, and report only that run."""
    if not os.environ.get("CI") or not is_journey(item):
        return None
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, log=False, nextitem=nextitem)
    failed = [report.longreprtext for report in reports if report.failed]
    if failed:
        item._initrequest()  # type: ignore[attr-defined]  # new fixtures for the second run
        reports = runtestprotocol(item, log=False, nextitem=nextitem)
        if not any(report.failed for report in reports):
            item.config.stash.setdefault(FLAKY, []).append((item.nodeid, "\n".join(failed)))
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    flaky = config.stash.get(FLAKY, [])
    if flaky:
        terminalreporter.section("flaky: failed first, and passed once more; to be mended")
    for name, failure in flaky:
        terminalreporter.line(name)
        terminalreporter.line(failure)
