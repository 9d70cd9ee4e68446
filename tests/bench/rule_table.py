"""The table of proofs by kind in docs/rules.md: `python -m tests.bench.rule_table FILE`.

FILE gets a line for each puzzle as soon as it is measured. After an interruption, its puzzles are not measured again.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median

from tests.bench.iss import Answer
from tests.bench.rows import OURS
from tests.bench.rule_lines import Asked, asked_puzzles
from tests.bench.rule_proofs import Proof
from tests.bench.rules import LIMIT, NEVER, Measured, by_kind, measure, proven, times_of

HEAD = ["kind", "puzzles", "expressible", "proven", "median", "slowest", "by ISS", "median", "by CP-SAT", "median"]
EASY = 1000  # milliseconds; puzzles that ISS proves in less are those that we should prove, too


def main(path: Path) -> None:
    puzzles = asked_puzzles()
    measured = [*_saved(path, puzzles)]
    done = {one.asked.id for one in measured}
    with path.open("a", encoding="utf-8") as file:
        for one in measure([puzzle for puzzle in puzzles if puzzle.id not in done]):
            measured.append(one)
            print(json.dumps([one.asked.id, one.ours, one.iss]), file=file, flush=True)
    print(table(puzzles, measured))
    print("\nToo slow:", *too_slow(measured))
    print("\nWrong:", *(fault for one in measured for fault in one.faults()), sep="\n")


def table(puzzles: Sequence[Asked], measured: Sequence[Measured]) -> str:
    """Return the rows of all kinds as Markdown, kinds with most puzzles first."""
    groups = by_kind(measured)
    every = Counter(kind for puzzle in puzzles for kind in puzzle.kinds)
    kinds = sorted(every, key=lambda kind: (-every[kind], kind))
    lines = [HEAD, ["---"] * len(HEAD), _line("all", len(puzzles), groups["all"])]
    lines += [_line(kind, every[kind], groups.get(kind, [])) for kind in kinds]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def too_slow(measured: Sequence[Measured]) -> Iterator[str]:
    """Yield the puzzles that ISS proves easily, and we do not prove within the limit."""
    for one in measured:
        times = one.milliseconds()
        if times[OURS] == NEVER and times.get("ISS", NEVER) < EASY:
            yield one.asked.id


def _line(kind: str, number: int, group: Sequence[Measured]) -> list[str]:
    cells = [kind, str(number), str(len(group))]
    for who in (OURS, "ISS", "CP-SAT"):
        times = times_of(who, group)
        share = str(proven(times)) if len(times) == len(group) else f"{proven(times)} of {len(times)}"
        cells += [share, _shown(median(times))] if times else ["", ""]
        if who == OURS:
            cells.append(_shown(max(times)) if times else "")
    return cells


def _shown(ms: float) -> str:
    if ms == NEVER:
        return f"> {LIMIT:g} s"
    return f"{ms:.1f} ms" if ms < 10 else f"{ms:.0f} ms" if ms < 1000 else f"{ms / 1000:.1f} s"


def _saved(path: Path, puzzles: Sequence[Asked]) -> Iterator[Measured]:
    asked = {puzzle.id: puzzle for puzzle in puzzles}
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        name, ours, theirs = json.loads(line)
        yield Measured(asked[name], Proof(*ours), theirs and Answer(*theirs))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
