"""A time limit for tests: after it the session ends with the name of the test and the stacks of all threads.

Many calls of a browser test have no limit: for a promise in the page that is never resolved, they would wait until the
machine is taken away, and nobody would know which test it was. Such a session cannot continue. It ends with a special
exit status, by which npm test knows that the other tests have not run.

Libraries for this purpose know only threads. Playwright's calls wait in greenlets, and the stack of the test is in one.
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

LIMIT = 540  # seconds, in which a busy machine runs a twelfth of all browser tests; a step may be silent for 600
UNENDED = 124  # the status of timeout(1); tools/processes.mjs uses it, too


def pytest_addoption(parser: pytest.Parser) -> None:
    told = "how long a test may take, with its second try (0: without end)"
    parser.addoption("--limit", type=float, default=LIMIT, metavar="SECONDS", help=told)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Watch the limit in another thread, because the test's own may hang anywhere."""
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
    """Report a test without an end and end the session."""
    try:
        tell(item)
    finally:
        os._exit(UNENDED)


def tell(item: pytest.Item) -> None:
    """Print the stacks, that of the test last, because a log may be cut."""
    capture, reporter = map(item.config.pluginmanager.getplugin, ("capturemanager", "terminalreporter"))
    capture.suspend(in_=True)  # so that the report is not captured with the test's output
    for lines in sorted(map(traceback.format_stack, frames()), key=lambda lines: str(item.path) in "".join(lines)):
        reporter.write_line("\n" + "".join(lines))
    reporter.write_line(f"{item.nodeid} did not end in {item.config.getoption('--limit'):g} s; it stood as told above")
    reporter.flush()


def frames() -> Iterator[FrameType]:
    """Yield the frames of all other threads and of all suspended greenlets."""
    yield from (frame for thread, frame in sys._current_frames().items() if thread != get_ident())
    for thing in gc.get_objects():
        if issubclass(type(thing), greenlet) and thing.gr_frame:  # isinstance fails for a dead weakref.proxy
            yield thing.gr_frame
