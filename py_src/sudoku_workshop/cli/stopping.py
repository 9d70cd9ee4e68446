"""The end of a command that is stopped from outside: by Ctrl+C, by `kill`, or because its terminal is closed.

All of these raise KeyboardInterrupt, so that temporary files and locks are removed on the way out.
"""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType

SIGNALS = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]  # Windows has no SIGHUP


class StoppedError(KeyboardInterrupt):
    """An exception that is raised when the process receives one of SIGNALS."""


class AbandonedError(BaseException):
    """An exception that ends a command after its workers were killed, without waiting for these workers."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


@contextmanager
def stoppable() -> Iterator[None]:
    """Raise StoppedError if one of SIGNALS arrives during the block, unless it is ignored, as with `nohup`."""
    if current_thread() is not main_thread():  # only the main thread can handle signals
        yield
        return
    usual = [number for number in SIGNALS if signal.getsignal(number) == signal.SIG_DFL]
    for number in usual:
        signal.signal(number, _stop)
    try:
        yield
    finally:
        for number in usual:
            signal.signal(number, signal.SIG_DFL)


def _stop(number: int, _: FrameType | None) -> None:
    raise StoppedError(number)


def status_of(stop: KeyboardInterrupt) -> int:
    """Return the exit status that shells use for a process that was ended by the signal in `stop`."""
    return 128 + (stop.args[0] if isinstance(stop, StoppedError) else signal.SIGINT)


def leave_signals() -> None:
    """Make this worker end at once when it receives one of SIGNALS, but ignore Ctrl+C, which its parent handles."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for number in SIGNALS:
        if signal.getsignal(number) == _stop:
            signal.signal(number, signal.SIG_DFL)
