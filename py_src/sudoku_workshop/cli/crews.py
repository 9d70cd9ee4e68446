"""The workers of a command: this process alone, several processes of this machine, or the workers of a Dask cluster."""

import multiprocessing
import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from importlib import import_module
from threading import Thread
from typing import TYPE_CHECKING

from sudoku_workshop.cli.command import FINE
from sudoku_workshop.cli.numbers import positive
from sudoku_workshop.cli.stopping import AbandonedError, leave_signals, status_of
from sudoku_workshop.cli.tries import TRIES

if TYPE_CHECKING:  # loading this takes longer than solving a puzzle
    from concurrent.futures import Executor
    from multiprocessing.sharedctypes import Synchronized

PATIENCE = 10  # seconds to wait for a cluster
MOST = 61 if sys.platform == "win32" else 1_000  # processes; Windows cannot wait for more
PER_CORE = 4  # processes at most; more of them gain nothing and only take time to start

Crew = tuple["Executor | None", int]  # an executor (None: this process alone), and the number of its workers


class NoCrewError(Exception):
    """An error: workers are missing or were lost. It has the key and the arguments of a message that says why."""

    def __init__(self, key: str, **arguments: object) -> None:
        super().__init__(key, arguments)
        self.key, self.arguments = key, arguments


def add_workers(parser: ArgumentParser) -> None:
    """Add the options that set the number of processes or name a Dask cluster."""
    parser.add_argument("--workers", type=positive, metavar="N")
    parser.add_argument("--dask", metavar="ADDRESS")


def crew(options: Namespace, things: int) -> AbstractContextManager[Crew]:
    """Return the workers that the options ask for, but not more processes than there are tasks (`things`)."""
    return cluster(options.dask) if options.dask else processes(min(options.workers or os.cpu_count() or 1, things))


@contextmanager
def processes(number: int) -> Iterator[Crew]:
    """Yield up to `number` processes as workers. They start with the first task, and they ignore Ctrl+C.

    When the command is stopped, or if nobody reads the output any more, the workers are killed and AbandonedError is
    raised. No output is lost, because printed lines are flushed at once. An orderly end would wait for puzzles that
    nobody wants any more.
    """
    if number < 2:
        yield None, 1
        return
    from concurrent.futures import BrokenExecutor, ProcessPoolExecutor

    number = min(number, MOST, PER_CORE * (os.cpu_count() or 1))
    with ExitStack() as at_end:
        pool = ProcessPoolExecutor(number, initializer=_start, initargs=(TRIES.share(),))
        at_end.callback(pool.shutdown)
        try:
            yield pool, number
        except (KeyboardInterrupt, BrokenPipeError) as error:
            for process in multiprocessing.active_children():
                process.kill()
            at_end.pop_all()
            raise AbandonedError(status_of(error) if isinstance(error, KeyboardInterrupt) else FINE) from error
        except BrokenExecutor as error:
            raise NoCrewError("cli.workers.lost") from error


def _start(tries: "Synchronized[int] | None") -> None:
    """Prepare a new worker process: it ignores Ctrl+C, ends with its parent, and adds its tries to the parent's."""
    leave_signals()
    Thread(target=_end_with_parent, daemon=True).start()
    TRIES.join(tries)


def _end_with_parent() -> None:
    """Wait until the parent process has ended, even by `kill -9`, and then end this process as well."""
    if parent := multiprocessing.parent_process():
        parent.join()
    os._exit(FINE)


@contextmanager
def cluster(address: str) -> Iterator[Crew]:
    """Yield the workers of a Dask cluster, which need this package as well.

    Raises NoCrewError if there are no workers, or if the package `distributed` is missing on this machine.
    """
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
            client.wait_for_workers(1, timeout=PATIENCE)  # a scheduler answers before its workers do
        except TimeoutError as error:
            raise silent from error
        yield client.get_executor(pure=False), sum(client.nthreads().values())
