"""All puzzles with an ER of 7.6 or more, rated by us, with the processor time of each in seconds.

python -m tests.bench.rate_high [HIGHEST [EVERY]]      up to the ER HIGHEST, and only one of EVERY puzzles

The table is written into docs/ratings.md.

Two processes work at the same time. The times of Sudoku Explainer are from another machine.
"""

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from math import inf
from statistics import mean, median

from tests.bench.rows import machine
from tools.er_table import HIGH, NESTED, Compared, by_band, compared, counted, differences, known, write

WORKERS = 2
HEAD = ("ER", "puzzles", "equal", "bounds", "median, s", "mean, s", "longest, s", "Explainer's mean, s")


def measured(highest: float, every: int) -> list[Compared]:
    """Rate the puzzles up to an ER, the hardest first, so that both processes are busy until the end."""
    puzzles = [puzzle for file in (HIGH, NESTED) for puzzle in known(file) if puzzle.er <= highest][::every]
    puzzles.sort(key=lambda puzzle: -puzzle.er)
    with ProcessPoolExecutor(WORKERS, initializer=os.nice, initargs=(10,)) as pool:
        found = []
        for result in pool.map(compared, puzzles):
            found.append(result)
            print(
                result.known.er, result.equal, round(result.seconds, 2), f"{len(found)} of {len(puzzles)}", flush=True
            )
    return found


def table(found: list[Compared]) -> str:
    """Return a table by range of ER: the number of equal ratings, and the times."""
    lines = [f"| {' | '.join(HEAD)} |", "|" + "---:|" * len(HEAD)]
    lines += [f"| {band} | {counted(group)} | {_seconds(group)} |" for band, group in by_band(found).items()]
    lines += [f"| all | {counted(found)} | {_seconds(found)} |", ""]
    lines += [f"Measured with Python {machine()['python']}.", ""]
    return "\n".join([*lines, *differences([result for result in found if not result.equal]), ""])


def _seconds(group: list[Compared]) -> str:
    ours = [result.seconds for result in group]
    theirs = [result.known.seconds for result in group if result.known.seconds is not None]
    told = f"{mean(theirs):.1f}" if len(theirs) == len(group) else ""
    return f"{median(ours):.2f} | {mean(ours):.2f} | {max(ours):.2f} | {told}"


def main(highest: float = inf, every: int = 1) -> None:
    """Measure, print and write the table."""
    text = table(measured(highest, every))
    print(text)
    write("measured", text)


if __name__ == "__main__":
    main(*(kind(asked) for kind, asked in zip((float, int), sys.argv[1:], strict=False)))
