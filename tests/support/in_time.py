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
    parser.addoption("--limit", type=float, default=LIMIT, metavar="SECONDS", help="how long a test may take")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """A thread of its own sees to it: the test's own may hang in anything."""
    watch = Timer(item.config.getoption("--limit"), end_of, [item])
    watch.daemon = True
    watch.start()
    try:
        return (yield)
    finally:
        watch.cancel()


def end_of(item: pytest.Item) -> None:
    capture, reporter = map(item.config.pluginmanager.getplugin, ("capturemanager", "terminalreporter"))
    capture.suspend(in_=True)  # what the test printed is not what is told here
    for frame in frames():
        reporter.write_line("\n" + "".join(traceback.format_stack(frame)))
    reporter.write_line(f"{item.nodeid} did not end in {item.config.getoption('--limit'):g} s; it stood as told above")
    reporter.flush()
    os._exit(UNENDED)


def frames() -> Iterator[FrameType]:
    """Where every other thread stands, and all that waits in one meanwhile."""
    yield from (frame for thread, frame in sys._current_frames().items() if thread != get_ident())
    for thing in gc.get_objects():
        if isinstance(thing, greenlet) and thing.gr_frame:
            yield thing.gr_frame
