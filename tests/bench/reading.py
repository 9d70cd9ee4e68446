"""The time to read any text of a megabyte: `python -m tests.bench.reading [--seconds 2]`.

The texts are all formats that can be written, all texts that tests of speed repeat, and real records of other programs
if available. Each is read as it is, repeated up to a megabyte, with random changes, and mixed with another format.
Times are processor time, so that other work does not matter. The exit status is 1 if a text takes longer than the
bound.
"""

import argparse
import json
import os
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from time import process_time

from sudoku_workshop.notation import WRITTEN, NotationError, parse, read, write
from tests.python.notation.test_notation_work import HODOKU, PARTS

SIZE = 1_000_000  # characters
PUZZLE = "4..52.7.3.....3...1....7....14.....67...5...15.....42....4....5...8.....2.1.76..8"
ALPHABET = "0123456789.ABCDEFGP ,;:|+-*#[]{}()\"'<>/=%\t\n\\ée\u200b數"
DATA = Path(os.environ.get("SUDOKU_DATA", "../shared/data"))
NESTED = {"lists": "[", "objects": '{"a":', "XML": "<a>", "escapes": "%25", "packed": "N4IgzglgXgpiBcB"}
RECORDS = 12  # real records, the longest ones


def samples() -> Iterator[tuple[str, str]]:
    """Yield the texts with their names."""
    for form in WRITTEN:
        yield form, write(parse(HODOKU if form != "sukaku" else PUZZLE), form)
    yield from PARTS.items()
    yield from NESTED.items()
    file = DATA / "variants.jsonl"
    if file.exists():
        lines = sorted(file.read_text("utf-8").splitlines(), key=len)[-RECORDS:]
        for number, line in enumerate(lines):
            yield from ((f"record {number}, {key}", text) for key, text in texts(json.loads(line)))


def texts(record: dict[str, object]) -> Iterator[tuple[str, str]]:
    for key in ("fpuzzles", "link"):
        if value := record.get(key):
            yield key, value if isinstance(value, str) else json.dumps(value)


def fuzzed(text: str, rng: random.Random) -> str:
    """Return the text with one of thirty characters changed, removed or doubled."""
    return "".join(rng.choice((rng.choice(ALPHABET), "", each * 2)) if rng.random() < 1 / 30 else each for each in text)


def megabytes(rng: random.Random) -> Iterator[tuple[str, Callable[[], str]]]:
    """Yield the names of the long texts, each with a function that makes the text."""
    every = list(samples())
    for name, text in every:
        unit, other = text.rstrip("\n") + "\n", rng.choice(every)[1]
        yield f"{name}, repeated", partial(filled, [unit], rng)
        yield f"{name}, on one line", partial(filled, [unit.replace("\n", " ")], rng)
        yield f"{name}, fuzzed", partial(filled, [unit], rng, fuzzed)
        yield f"{name}, mixed", partial(filled, [unit, other], rng, fuzzed)
    yield "any characters", partial(filled, ALPHABET, rng)


def filled(parts: Sequence[str], rng: random.Random, changed: Callable[[str, random.Random], str] | None = None) -> str:
    text = "".join(rng.choices(parts, k=len(parts) * SIZE // sum(map(len, parts)) + 1))
    return (changed(text, rng) if changed else text)[:SIZE]


def seconds(text: str) -> float:
    begun = process_time()
    with suppress(NotationError):
        read(text)
    return process_time() - begun


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.reading")
    parser.add_argument("--seconds", type=float, default=2, help="the bound for a megabyte")
    parser.add_argument("--texts", type=int, help="so many of them, chosen by the seed")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    rng = random.Random(asked.seed)
    every = list(megabytes(rng))
    taken = []
    for name, text in rng.sample(every, min(asked.texts or len(every), len(every))):
        taken.append((seconds(text()), name))
        print(f"{taken[-1][0]:.2f} s  {name}", flush=True)
    over = [name for time, name in taken if time > asked.seconds]
    print(f"{len(taken)} of {len(every)} texts, the slowest {max(taken)[0]:.2f} s; over the bound: {len(over)}")
    return bool(over)


if __name__ == "__main__":
    sys.exit(main())
