"""No test is waited for without end: past its limit the session ends, and tells which test it was and where it stood.

Much that a journey asks of a browser has no limit of its own: a promise in the page that is never kept is waited for
until the machine is taken away, and then nobody knows by whom. Nothing of the session is left to go on with, so
it ends with a status of its own, by which npm test knows that the other tests have not been asked.

A library that does the same knows threads alone; Playwright's calls wait in greenlets, where the test stands too.
"""

import gc
import os
import sys
import traceback
from collections.abc import Iterator
from threading import Timer, get_ident
from types import FrameType

import pytest
from greenlet import greenlet  # type: ignore[import-untyped]  # Playwright's

LIMIT = 600  # seconds, in which a busy machine makes a twelfth of all journeys
UNENDED = 124  # as timeout(1) says it; tools/processes.mjs knows it too


def pytest_addoption(parser: pytest.Parser) -> None:
    told = "how long a test may take, with its second try (0: without end)"
    parser.addoption("--limit", type=float, default=LIMIT, metavar="SECONDS", help=told)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """A thread of its own sees to it: the test's own may hang in anything."""
    limit = 0 if item.config.getoption("usepdb") else item.config.getoption("--limit")
    watch = Timer(limit, end_of, [item])
    watch.daemon = True
    if limit:
        watch.start()
    try:
        return (yield)
    finally:
        watch.cancel()


def end_of(item: pytest.Item) -> None:
    try:
        tell(item)
    finally:
        os._exit(UNENDED)


def tell(item: pytest.Item) -> None:
    """What holds the test comes last: a log may be kept in part."""
    capture, reporter = map(item.config.pluginmanager.getplugin, ("capturemanager", "terminalreporter"))
    capture.suspend(in_=True)  # what the test printed is not what is told here
    for lines in sorted(map(traceback.format_stack, frames()), key=lambda lines: str(item.path) in "".join(lines)):
        reporter.write_line("\n" + "".join(lines))
    reporter.write_line(f"{item.nodeid} did not end in {item.config.getoption('--limit'):g} s; it stood as told above")
    reporter.flush()


def frames() -> Iterator[FrameType]:
    """Where every other thread stands, and every greenlet that is set aside in one."""
    yield from (frame for thread, frame in sys._current_frames().items() if thread != get_ident())
    for thing in gc.get_objects():
        if issubclass(type(thing), greenlet) and thing.gr_frame:  # a dead weakref.proxy does not bear to be asked
            yield thing.gr_frame
