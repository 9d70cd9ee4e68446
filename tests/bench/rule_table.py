"""The table of proofs by kind in docs/rules.md: `python -m tests.bench.rule_table FILE`.

FILE gets a line for each puzzle as soon as it is measured. After an interruption, its puzzles are not measured again.
"""

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median

from tests.bench.iss import Answer
from tests.bench.rows import OURS
from tests.bench.rule_lines import Asked, asked_puzzles
from tests.bench.rule_proofs import Proof
from tests.bench.rules import LIMITS, NEVER, Measured, by_kind, measure, proven, times_of

HEAD = "| kind | puzzles | expressible | measured | proven | median | slowest | by ISS | median | by CP-SAT | median |"
FEWEST = 4  # kinds with fewer measured puzzles are left out


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
    """Return the rows of all kinds as Markdown, kinds with most measured puzzles first."""
    groups = {kind: group for kind, group in by_kind(measured).items() if len(group) >= FEWEST}
    rows = [HEAD, "|---" * HEAD.count(" |") + "|"]
    for kind in sorted(groups, key=lambda kind: -len(groups[kind])):
        asked = [puzzle for puzzle in puzzles if kind in ("all", *puzzle.kinds)]
        rows.append(f"| {' | '.join(_cells(kind, asked, groups[kind]))} |")
    return "\n".join(rows)


def too_slow(measured: Sequence[Measured]) -> Iterator[str]:
    """Yield the puzzles that ISS proves within its limit, and we do not within ours."""
    for one in measured:
        times = one.milliseconds()
        if times[OURS] == NEVER and times.get("ISS", NEVER) < NEVER:
            yield one.asked.id


def _cells(kind: str, asked: Sequence[Asked], group: Sequence[Measured]) -> list[str]:
    cells = [kind, str(len(asked)), str(sum(bool(puzzle.text) for puzzle in asked)), str(len(group))]
    for who, limit in LIMITS.items():
        times = times_of(who, group)
        share = str(proven(times)) if len(times) == len(group) else f"{proven(times)} of {len(times)}"
        cells += [share, _shown(median(times), limit)] if times else ["", ""]
        if who == OURS:
            cells.append(_shown(max(times), limit) if times else "")
    return cells


def _shown(ms: float, limit: int) -> str:
    if ms == NEVER:
        return f"> {limit / 1000:g} s"
    return f"{ms:.1f} ms" if ms < 10 else f"{ms:.0f} ms" if ms < 1000 else f"{ms / 1000:.1f} s"


def _saved(path: Path, puzzles: Sequence[Asked]) -> Iterator[Measured]:
    asked = {puzzle.id: puzzle for puzzle in puzzles}
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        name, ours, theirs = json.loads(line)
        yield Measured(asked[name], Proof(*ours), theirs and Answer(*theirs))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
