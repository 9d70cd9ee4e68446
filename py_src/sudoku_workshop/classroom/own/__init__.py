"""A person's own program at work on a puzzle: found, run, watched, and told of, whatever it does.

`contract` says what a program is, `weave` makes one that only solves be watched, `report` tells what happens, in
bounds, `faults` what is wrong with a solution, `trouble` what an error is in codes. `run` is all of it. It runs where
nothing is that could be harmed: in the page, a fenced worker that is ended after it.
"""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, redirect_stderr, redirect_stdout
from importlib.util import find_spec
from signal import SIGALRM, signal
from time import monotonic
from types import FrameType

from sudoku_workshop.classroom.own.contract import Program, imported_modules, is_at_work
from sudoku_workshop.classroom.own.report import Report, Tell
from sudoku_workshop.classroom.own.trouble import OutOfTime, trouble

SECONDS = 60.0  # that a program may take where nothing else is asked for


def run(request: str, tell: Tell, tick: float = 0) -> None:
    """Run {"code", "puzzle", "watch", "seconds"} to its end, or to its error; `tell` gets every message as JSON.

    `tick`: seconds between two alarms, where somebody rings them; else nothing is told in between but what is long.
    """
    asked = json.loads(request)
    report = Report(tell, [int(digit) if digit.isdigit() else 0 for digit in asked["puzzle"]])
    program = None
    try:
        with redirect_stdout(report.console), redirect_stderr(report.console):
            with _alarms(report, asked.get("seconds") or SECONDS) if tick else nullcontext():
                program = Program(asked["code"], report, asked.get("watch"))
                report.say(type="started", kind=program.kind, lists=program.lists)
                outcome = program.run()
            report.end(outcome)
    except BaseException as error:  # whatever a program raises, also SystemExit
        report.fail(*trouble(error, program))


def lacks_modules(request: str) -> bool:
    """Whether the program imports what is not there yet: the library can be fetched before."""
    return not all(map(_is_there, imported_modules(json.loads(request)["code"])))


def _is_there(name: str) -> bool:
    try:
        return name in sys.modules or find_spec(name) is not None
    except (ImportError, ValueError):  # of a module inside one that is not there
        return False


@contextmanager
def _alarms(report: Report, seconds: float) -> Iterator[None]:
    """At every alarm what has been gathered is told; the first one after the time is over ends the program.

    A program may catch that and go on, so it is ended again. But on a busy machine the next alarm is due while it is
    being left: that one would hide where it was, or break what tells of it.
    """
    end = monotonic() + seconds
    ended = False

    def ring(_: int, frame: FrameType | None) -> None:
        nonlocal ended
        report.flush()
        if monotonic() > end and (not ended or is_at_work(frame)):
            ended = True
            raise OutOfTime(seconds)

    before = signal(SIGALRM, ring)
    try:
        yield
    finally:
        signal(SIGALRM, before)
