"""The page's start in Firefox and WebKitGTK, compared with plain Pyodide in the same engine.

    python -m tests.bench.engines [--rounds 3]        needs a dist/ (npm run build) and the engines

Each visit of a kind has a browser of its own, and the kinds take turns. The second visit has no server. The shortest
round counts, because other work on the machine only makes visits longer, those of WebKit up to five times. An engine
that the machine lacks has no rows, and the reason is printed. The rows are as in `boot`.
"""

import argparse
import json
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.bench.boot import ROOT, WATCH, Row, plain_site, show
from tests.e2e.variant import Variant
from tools.browser import ENGINES, find_browser

NAMES = {"firefox": "Firefox", "webkit": "WebKitGTK"}
FIRST, SECOND = 0.5, 0.35  # the most, as a share of plain Pyodide


def run(rounds: int = 3) -> list[Row]:
    with tempfile.TemporaryDirectory() as folder:
        ours, plain = watched(Path(folder)), plain_site(Path(folder) / "plain")
        return [row for name in NAMES for row in rows(name, ours, plain, rounds)]


def watched(folder: Path) -> Path:
    """Make a page with a script that records the time of the first verdict.

    Not every engine lets a driver inject scripts.
    """
    ours = Variant(folder / "ours")
    ours.write("watch.js", WATCH.encode())
    ours.replace("index.html", "<head>", '<head><script src="watch.js"></script>')
    ours.describe()
    return ours.folder


def rows(name: str, ours: Path, plain: Path, rounds: int) -> Iterator[Row]:
    if find_browser(name) is None:
        print(f"no {NAMES[name]}: {ENGINES[name].remedy}")
        return
    command = ["node", str(ROOT / "tests" / "engines" / "boot.js"), name, str(ours), str(plain), str(rounds)]
    taken = json.loads(subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout)
    least = {kind: min(times) for kind, times in taken.items()}
    yield Row(f"{NAMES[name]}: plain loadPyodide plus verdict", least["plain"], None, "ms")
    for kind, what, bound in (("first", "cold cache", FIRST), ("second", "second visit, server gone", SECOND)):
        yield Row(f"{NAMES[name]}: {what}", least[kind], None, "ms")
        yield Row("... of plain", least[kind] / least["plain"], bound, "times")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    show(run(parser.parse_args().rounds))


if __name__ == "__main__":
    main()
