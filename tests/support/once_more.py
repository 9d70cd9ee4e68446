"""In CI a journey that fails is run once more, alone. If it passes then, the summary names it as flaky, and says why.

A machine that is busy may make one journey of hundreds late, and that should not hide what the others found. But it is
a fault of the journey, which should wait for what it looks at, and so it is told.
"""

import os
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol

JOURNEYS = "e2e"
FLAKY = pytest.StashKey[list[tuple[str, str]]]()  # which, and how it failed first


def is_journey(item: pytest.Item) -> bool:
    return JOURNEYS in Path(item.nodeid.partition("::")[0]).parts


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """Where a journey fails, what counts is its second run."""
    if not os.environ.get("CI") or not is_journey(item):
        return None
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, log=False, nextitem=nextitem)
    failed = [report.longreprtext for report in reports if report.failed]
    if failed:
        item._initrequest()  # type: ignore[attr-defined]  # fixtures of its own again
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
