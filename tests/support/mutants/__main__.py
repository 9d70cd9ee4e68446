"""How many of N small changes to the program do its checks and tests notice?

    python -m tests.support.mutants N SEED [FOLDER ...] [--log FILE] [--reach FILE] [--journeys]

Each is made in a copy, and what could notice it is run there: mypy and the library's tests of the room, or tsc and
the web's tests that import the script. What fails is run without the change, too, and has to pass then. With `--reach`
it is those of all the library's tests that run the function: they are found out first, and kept in that file. With
`--journeys` what lives of the page so far goes to the browser tests that say most of the words of its room. The log
has a line for each; a run that was ended goes on from it.
"""

import argparse
import json
import random
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tests.support.mutants.in_python import differs, edits
from tests.support.mutants.records import Change
from tests.support.mutants.trial import BrokenError, Workshop
from tests.support.mutants.watchers import MYPY, PAGE, TESTS, WORKER, checks, of_page, of_web, reach

ROOT = Path(__file__).resolve().parents[3]
FOLDERS = ["py_src/sudoku_workshop", "web"]
MADE = {"web/contract/constants.js", "web/contract/stored.js"}  # from Python, by tools/contract
IN_JS = "tests/support/mutants/in-js.js"
LIVES = "nobody"


def main() -> None:
    asked = arguments()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("ended"))  # with what it has started, and its copy
    known = read(asked.log)
    chosen = sample(asked.number, asked.seed, asked.folders)
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        try:
            for change, by in tried(Workshop(ROOT, Path(folder)), chosen, known, asked):
                known[change] = by
                write(asked.log, change, by)
        except BrokenError as error:
            sys.exit(str(error))
    print(Counter(known[change].partition(": ")[0] for change in chosen))


def tried(
    workshop: Workshop, chosen: list[Change], known: dict[Change, str], asked: argparse.Namespace
) -> Iterator[tuple[Change, str]]:
    """Who notices each of them; of the page, the tests of scripts are asked of all before any journey."""
    for check in [MYPY, PAGE, WORKER, TESTS, *of_web(all_web())]:
        workshop.demand(check)
    told = reach(workshop, asked.reach) if asked.reach else {}
    for change in chosen:
        if change not in known:
            yield change, workshop.noticed_by(change, checks(workshop, change, told)) or LIVES
    for change in chosen if asked.journeys else ():
        if known[change] == LIVES and change.file.endswith(".js"):
            yield change, workshop.noticed_by(change, of_page(workshop, change)) or "no journey"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.support.mutants", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("number", type=int, metavar="N")
    parser.add_argument("seed", type=int, metavar="SEED")
    parser.add_argument("folders", nargs="*", default=FOLDERS, metavar="FOLDER")
    parser.add_argument("--log", type=Path, default=Path("mutants.jsonl"))
    parser.add_argument("--reach", type=Path, metavar="FILE")
    parser.add_argument("--journeys", action="store_true")
    return parser.parse_args()


def read(log: Path) -> dict[Change, str]:
    lines = log.read_text(encoding="utf-8").splitlines() if log.exists() else []
    told = [json.loads(line) for line in lines]
    return {Change(*each["change"]): each["noticed by"] for each in told}


def write(log: Path, change: Change, by: str) -> None:
    """A line that a person can read, too."""
    told = {"noticed by": by, "what": change.told((ROOT / change.file).read_bytes()), "change": change}
    with log.open("a", encoding="utf-8") as file:
        file.write(json.dumps(told, ensure_ascii=False) + "\n")


def sample(number: int, seed: int, folders: list[str]) -> list[Change]:
    """One change in each of N lines, so that a room has as many as it has lines: the same for the same seed."""
    lines: dict[tuple[str, int], list[Change]] = {}
    for change in changes(folders):
        lines.setdefault((change.file, change.line((ROOT / change.file).read_bytes())), []).append(change)
    dice = random.Random(seed)
    picked = (dice.choice(lines[line]) for line in dice.sample(sorted(lines), len(lines)))
    return [change for change, _ in zip((each for each in picked if is_another(each)), range(number), strict=False)]


def changes(folders: list[str]) -> Iterator[Change]:
    files = sorted(file for folder in folders for file in (ROOT / folder).rglob("*"))
    scripts = [str(file.relative_to(ROOT)) for file in files if file.suffix == ".js"]
    for file in (file for file in files if file.suffix == ".py"):
        for edit in edits(file.read_bytes()):
            yield Change(str(file.relative_to(ROOT)), *edit)
    if asked := [name for name in scripts if name not in MADE]:
        lines = subprocess.run(["node", IN_JS, *asked], cwd=ROOT, check=True, capture_output=True, text=True).stdout
        yield from (Change(*json.loads(line)) for line in lines.splitlines())


def is_another(change: Change) -> bool:
    source = (ROOT / change.file).read_bytes()
    return change.file.endswith(".js") or differs(source, change.applied(source))


def all_web() -> list[str]:
    return [str(file.relative_to(ROOT)) for file in (ROOT / "tests").rglob("*.test.js")]


if __name__ == "__main__":
    main()
