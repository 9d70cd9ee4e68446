"""Who does the work: this process alone, processes of this machine, or the workers of a Dask cluster."""

import multiprocessing
import os
import signal
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from importlib import import_module
from typing import TYPE_CHECKING

from sudoku_workshop.cli.command import FINE, INTERRUPTED
from sudoku_workshop.cli.numbers import positive
from sudoku_workshop.cli.tries import TRIES

if TYPE_CHECKING:  # takes longer to load than a puzzle to solve
    from concurrent.futures import Executor
    from multiprocessing.sharedctypes import Synchronized

PATIENCE = 10  # seconds for a cluster to answer
MOST = 61 if sys.platform == "win32" else 1_000  # processes: Windows waits for no more at a time

Crew = tuple["Executor | None", int]  # an executor, None for this process alone; and how many work there


class NoCrewError(Exception):
    """Nobody works there: the key and the arguments of the sentence that says why."""

    def __init__(self, key: str, **arguments: object) -> None:
        super().__init__(key, arguments)
        self.key, self.arguments = key, arguments


def add_workers(parser: ArgumentParser, begins: str = "") -> None:
    """Add the options that say who works."""
    parser.add_argument(
        "--workers", type=positive, metavar="N", help=f"number of processes (default: all cores{begins})"
    )
    parser.add_argument("--dask", metavar="ADDRESS", help="use the Dask cluster at this address")


def crew(options: Namespace, things: int) -> AbstractContextManager[Crew]:
    """Those who work on so many things, as the options say."""
    return cluster(options.dask) if options.dask else processes(min(options.workers or os.cpu_count() or 1, things))


@contextmanager
def processes(number: int) -> Iterator[Crew]:
    """They start with the first thing that is handed out, and Ctrl+C reaches this process alone.

    Where it comes, or nobody reads on, all ends at once: what is printed is flushed, and nothing else is kept. An
    orderly end would wait for puzzles that nobody wants any more.
    """
    if number < 2:
        yield None, 1
        return
    from concurrent.futures import BrokenExecutor, ProcessPoolExecutor

    number = min(number, MOST)
    with ProcessPoolExecutor(number, initializer=_start, initargs=(TRIES.share(),)) as pool:
        try:
            yield pool, number
        except (KeyboardInterrupt, BrokenPipeError) as error:
            for process in multiprocessing.active_children():
                process.kill()
            os._exit(INTERRUPTED if isinstance(error, KeyboardInterrupt) else FINE)
        except BrokenExecutor as error:
            raise NoCrewError("cli.workers.lost") from error


def _start(tries: "Synchronized[int]") -> None:
    """Let a new process leave Ctrl+C to the one that started it, and count its tries there."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    TRIES.join(tries)


@contextmanager
def cluster(address: str) -> Iterator[Crew]:
    """The workers there, which need this package too. NoCrewError where they, or the extra that asks them, are not."""
    silent = NoCrewError("cli.dask.silent", address=address)
    try:
        distributed = import_module("distributed")
        client = distributed.Client(address, timeout=PATIENCE)
    except ModuleNotFoundError as error:
        raise NoCrewError("cli.dask.missing", part=error.name) from error
    except (OSError, ValueError) as error:
        raise silent from error
    with client:
        try:
            client.wait_for_workers(1, timeout=PATIENCE)  # a scheduler answers before its workers have come
        except TimeoutError as error:
            raise silent from error
        yield client.get_executor(pure=False), sum(client.nthreads().values())
