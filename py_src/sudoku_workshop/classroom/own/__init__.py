"""A person's own program. It is read, run and watched on a puzzle, and everything that happens is reported.

- `contract` defines what a program is.
- `weave` inserts calls into a program that only solves, so that it can be watched.
- `report` sends what happens, within limits.
- `faults` finds what is wrong with a solution.
- `trouble` describes an error by codes.
- `rule` turns a rule of a person's own into a table.

`run` combines these modules. Call it where the program can do no harm. In the page, this is a sandboxed worker that is
terminated afterwards.
"""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, redirect_stderr, redirect_stdout
from functools import partial
from importlib.util import find_spec
from signal import SIGALRM, signal
from time import monotonic
from types import FrameType

from sudoku_workshop.classroom.own.contract import Program, imported_modules, is_at_work
from sudoku_workshop.classroom.own.report import Report, Send
from sudoku_workshop.classroom.own.rule import RuleProgram
from sudoku_workshop.classroom.own.trouble import OutOfTime, trouble

SECONDS = 60.0  # the time limit of a program, unless the request has another one


def run(request: str, send: Send, tick: float = 0) -> None:
    """Run a person's program on a puzzle, and send the page a JSON message about everything that happens.

    The request is {"code", "puzzle", "watch", "seconds"}. `tick` is the number of seconds between two alarms, at which
    messages are sent and the time limit is checked. If it is 0, there are no alarms, and messages are sent only when a
    batch is full, and at the end. With {"rule"} instead of a puzzle, the program states a rule, which becomes a table.
    """
    asked = json.loads(request)
    report = Report(send, [int(digit) if digit.isdigit() else 0 for digit in asked.get("puzzle", "")])
    program: Program | RuleProgram | None = None
    try:
        with redirect_stdout(report.console), redirect_stderr(report.console):
            with _alarms(report, asked.get("seconds") or SECONDS) if tick else nullcontext():
                if "rule" in asked:
                    program = stating = RuleProgram(asked["code"])
                    made = stating.made(**asked["rule"])
                    finish = partial(report.say, type="table", **made._asdict())
                else:
                    program = solving = Program(asked["code"], report, asked.get("watch"))
                    report.say(type="started", kind=solving.kind, lists=solving.lists)
                    finish = partial(report.end, solving.run())
            report.flush()
            finish()
    except BaseException as error:  # everything that a program may raise, including SystemExit
        report.fail(*trouble(error, program))


def lacks_modules(request: str) -> bool:
    """Return whether the program imports missing modules, so that the standard library must be loaded first."""
    return not all(map(_is_there, imported_modules(json.loads(request)["code"])))


def _is_there(name: str) -> bool:
    try:
        return name in sys.modules or find_spec(name) is not None
    except (ImportError, ValueError):  # raised for a submodule of a module that does not exist
        return False


@contextmanager
def _alarms(report: Report, seconds: float) -> Iterator[None]:
    """While the block runs a program, set off alarms: send the collected messages, and end the program after `seconds`.

    The program is ended by an exception. It may catch the exception and continue, so the exception is raised again at
    the next alarm. On a busy machine, however, the next alarm can arrive while the program is already being left.
    Raising the exception then would hide where the program was, or break the report. It is therefore raised only while
    the program is at work.
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
