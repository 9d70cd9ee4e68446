"""Errors as data: a code for the page's messages, Python's name and text of the error, and the calls that led to it."""

import linecache
from collections.abc import Iterator
from types import TracebackType
from typing import Any

FILE = "own.py"
LONGEST = 300  # the most characters of an error's text
MOST_CALLS = 20

CODES: dict[type[BaseException], str] = {
    IndentationError: "indentation",
    SyntaxError: "syntax",
    UnboundLocalError: "unbound",
    NameError: "name",
    IndexError: "index",
    KeyError: "key",
    TypeError: "type",
    ZeroDivisionError: "zero",
    RecursionError: "recursion",
    MemoryError: "memory",
    AttributeError: "attribute",
    ImportError: "import",
    ValueError: "value",
    AssertionError: "assertion",
    OSError: "file",
    SystemExit: "exit",
}


class OwnError(Exception):
    """An error: a person's program breaks a rule for such programs.

    `code` with `args` says which rule is broken, and `line` is the line of the program, if known.
    """

    def __init__(self, code: str, args: dict[str, Any] | None = None, line: int | None = None) -> None:
        super().__init__(code)
        self.code, self.details, self.line = code, args or {}, line


class OutOfTime(BaseException):
    """An error that ends a program after its time is over. The program cannot catch it with `except Exception`."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds


def trouble(error: BaseException, program: Any) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Return an error as data, and the calls that led to it, innermost last."""
    calls = [*_waiting(program), *_frames(error.__traceback__)]
    code, args = _coded(error)
    if given := getattr(program, "given", ()):
        args = args | {"given": ", ".join(map(repr, given))[:60]}
    own_line = getattr(error, "line", None)
    line = own_line or (error.lineno if isinstance(error, SyntaxError) else calls[-1]["line"] if calls else None)
    described = {"code": code, "args": args, "name": _name(error), "text": _text(error), "line": line}
    if isinstance(error, SyntaxError) and error.offset:
        described["column"] = error.offset
    return described, calls[:5] + calls[-MOST_CALLS + 5 :] if len(calls) > MOST_CALLS else calls


def _coded(error: BaseException) -> tuple[str, dict[str, Any]]:
    match error:
        case OwnError():
            return error.code, error.details
        case OutOfTime():
            return "time", {"seconds": error.seconds}
        case ImportError() | NameError() | AttributeError():
            args = {"what": str(error.name or "")}
        case KeyError():
            args = {"what": repr(error.args[0])[:60] if error.args else ""}
        case _:
            args = {}
    return next((code for kind, code in CODES.items() if isinstance(error, kind)), "exception"), args


def _name(error: BaseException) -> str:
    return "" if isinstance(error, OwnError | OutOfTime) else type(error).__name__


def _text(error: BaseException) -> str:
    if isinstance(error, OwnError | OutOfTime):
        return ""
    return (error.msg if isinstance(error, SyntaxError) else str(error))[:LONGEST]


def _waiting(program: Any) -> Iterator[dict[str, Any]]:
    """Yield the unfinished calls that a program has yielded to its run, outermost first.

    The generator `steps` of a program may yield a call to another generator, instead of making the call itself. The run
    then makes the call, so it is missing from the traceback of an error.
    """
    run = getattr(program, "run_of_steps", None)
    for frame in run.frames if run else ():
        if frame.f_code.co_filename == FILE:
            yield _call(frame.f_lineno, frame.f_code.co_name)


def _frames(at: TracebackType | None) -> Iterator[dict[str, Any]]:
    while at:
        if at.tb_frame.f_code.co_filename == FILE:
            yield _call(at.tb_lineno, at.tb_frame.f_code.co_name)
        at = at.tb_next


def _call(line: int, name: str) -> dict[str, Any]:
    return {"line": line, "name": name, "text": linecache.getline(FILE, line).strip()}
