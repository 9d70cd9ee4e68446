"""Who makes a batch: this process alone, processes of this machine, or the workers of a Dask cluster."""

import multiprocessing
import os
import signal
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module

from sudoku_workshop.cli.command import INTERRUPTED

PATIENCE = 10  # seconds for a cluster to answer

Crew = tuple[Executor | None, int]  # an executor, None for this process alone; and how many work there


class NoClusterError(Exception):
    """Nothing that can be used answers at the address."""


@contextmanager
def processes(number: int) -> Iterator[Crew]:
    """Ctrl+C reaches this process alone. It ends all at once: what is printed is flushed, and nothing else is kept."""
    if number == 1:
        yield None, 1
        return
    with ProcessPoolExecutor(number, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)) as pool:
        try:
            yield pool, number
        except KeyboardInterrupt:
            for process in multiprocessing.active_children():
                process.kill()
            os._exit(INTERRUPTED)  # an orderly end would wait for puzzles that nobody wants any more


@contextmanager
def cluster(address: str) -> Iterator[Crew]:
    """The workers there, which need this package too. ModuleNotFoundError without the extra sudoku-workshop[dask]."""
    distributed = import_module("distributed")
    try:
        client = distributed.Client(address, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        raise NoClusterError(address) from error
    with client:
        try:
            client.wait_for_workers(1, timeout=PATIENCE)  # a scheduler answers before its workers have come
        except TimeoutError as error:
            raise NoClusterError(address) from error
        yield client.get_executor(pure=False), sum(client.nthreads().values())
