"""Measure, print tables and save them: `npm run bench [-- PART ...] [--against FILE] [--out FILE]`. See README.md."""

import argparse
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

from tests.bench import (
    big,
    boot,
    engines,
    generate,
    keys,
    lighthouse,
    lists,
    memory,
    page,
    photos,
    rate,
    rules,
    rules_page,
    sheets,
    solve,
    steps,
    variants,
)
from tests.bench.rows import OURS, Row, load, machine, save, table


def boot_rows(part: str, measured: Callable[[], Iterable[boot.Row]]) -> Iterable[Row]:
    for what, value, bound, unit in measured():
        yield Row(part, what, OURS, value, unit, f"bound {bound:g}" if bound is not None else "")


# The parts by name, each with a function that yields its rows. Most parts are modules of the same name.
PARTS: dict[str, Callable[[], Iterable[Row]]] = {
    "solve": solve.run,
    "peers": solve.beside_peers,
    "big": big.run,
    "page": page.run,
    "keys": keys.run,
    "boot": partial(boot_rows, "boot", boot.run),
    "engines": partial(boot_rows, "engines", engines.run),
    "lighthouse": lighthouse.run,
    "memory": partial(boot_rows, "memory", memory.run),
    "generate": generate.run,
    "variants": variants.run,
    "rules": rules.run,
    "rules-page": rules_page.run,
    "rate": rate.run,
    "steps": steps.run,
    "print": sheets.run,
    "lists": lists.run,
    "photos": photos.run,
}


def main() -> None:
    asked = arguments()
    earlier = load(asked.against) if asked.against else []
    rows: list[Row] = []
    print(*(f"{name}: {value}" for name, value in machine().items()), sep="\n")
    for part in asked.parts or PARTS:
        print(f"\n{part}", flush=True)
        found = list(PARTS[part]())
        print(table(found, earlier), flush=True)
        rows += found
        save(asked.out, rows)
    print(f"\nKept in {asked.out}")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="npm run bench --")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)}; all where none is named")
    parser.add_argument("--against", type=Path, metavar="FILE", help="figures of an earlier run to compare with")
    parser.add_argument("--out", type=Path, metavar="FILE", default=Path("bench.json"), help="where to keep them")
    asked = parser.parse_args()
    if unknown := set(asked.parts) - set(PARTS):
        parser.error(f"no part {', '.join(sorted(unknown))}; there are {', '.join(PARTS)}")
    return asked


if __name__ == "__main__":
    main()
