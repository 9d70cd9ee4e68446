"""A process that proves puzzles unique with one solver: `python prover.py SOLVER FOLDER PASSES LIMIT < PUZZLES`.

It runs alone, with only the solver's folder on the path, because `py-sudoku` also installs a module `sudoku`. The input
is JSON, one puzzle per line: {"n", "box", "digits"}. The output is one line per puzzle, as soon as it is proven: "index
milliseconds" of processor time, including reading the puzzle. There is no line for a puzzle that takes longer than
LIMIT seconds.
"""

import json
import signal
import sys
import time
from collections.abc import Callable
from typing import Any

SYMBOLS = ".123456789ABCDEFGHIJKLMNOP"
Puzzle = dict[str, Any]
Prove = Callable[[Puzzle], bool]


def ours() -> Prove:
    from sudoku_workshop.grid.board import board_of
    from sudoku_workshop.grid.digit_grids import digits_of
    from sudoku_workshop.grid.geometry import geometry
    from sudoku_workshop.search import count

    def prove(puzzle: Puzzle) -> bool:
        grid = geometry(str(puzzle["n"]))
        return count(board_of(grid, digits_of(grid, puzzle["text"])), 2) == 1

    return prove


def sudokutools() -> Prove:
    """Return a prover by exact cover with dancing links, run to its end."""
    from sudokutools.solve import dlx  # type: ignore[import-not-found]
    from sudokutools.sudoku import Sudoku  # type: ignore[import-not-found]

    def prove(puzzle: Puzzle) -> bool:
        grid, n = Sudoku(size=puzzle["box"]), puzzle["n"]
        for cell, digit in enumerate(puzzle["digits"]):
            grid[divmod(cell, n)] = digit
        return sum(1 for _ in dlx(grid)) == 1

    return prove


def hodoku() -> Prove:
    """Return a prover by the check of its generator: in C, with a grid made in Python; 9x9 only."""
    from hodoku import Generator  # type: ignore[import-not-found]

    generator = Generator()
    return lambda puzzle: generator.validate(puzzle["text"]) == "valid"


def hodoku_c() -> Prove:
    """Return the same prover in C from the text on. It is not a public part of the package, but its fastest."""
    import hodoku.generator.generator  # type: ignore[import-not-found]  # noqa: F401  fills the tables in C
    from hodoku.generator._gen_accel import solve_string  # type: ignore[import-not-found]

    return lambda puzzle: solve_string(puzzle["text"])[0] == 1


def py_sudoku() -> Prove:
    """Return a prover that solves forwards and backwards and compares, with its own module `sudoku`."""
    from sudoku import Sudoku  # type: ignore[import-not-found]

    def prove(puzzle: Puzzle) -> bool:
        n, digits = puzzle["n"], puzzle["digits"]
        rows = [[digit or None for digit in digits[start : start + n]] for start in range(0, n * n, n)]
        return not Sudoku(*puzzle["box"], board=rows).has_multiple_solutions()

    return prove


def dokusan() -> Prove:
    """Return a solver: this package cannot tell whether there is another solution."""
    from dokusan.boards import BoxSize, Sudoku  # type: ignore[import-not-found]
    from dokusan.solvers import backtrack  # type: ignore[import-not-found]

    def prove(puzzle: Puzzle) -> bool:
        n, digits = puzzle["n"], puzzle["digits"]
        rows = [digits[start : start + n] for start in range(0, n * n, n)]
        return bool(backtrack(Sudoku.from_list(rows, box_size=BoxSize(*puzzle["box"]))))

    return prove


SOLVERS = {
    "ours": ours,
    "sudokutools": sudokutools,
    "hodoku-py": hodoku,
    "hodoku-py, C alone": hodoku_c,
    "py-sudoku": py_sudoku,
    "dokusan": dokusan,
}


def main(name: str, folder: str, passes: str, limit: str) -> None:
    sys.path.insert(0, folder)
    puzzles = [json.loads(line) for line in sys.stdin]
    for puzzle in puzzles:
        puzzle["text"] = "".join(SYMBOLS[digit] for digit in puzzle["digits"])
    prove = SOLVERS[name]()
    signal.signal(signal.SIGALRM, too_long)
    for _ in range(int(passes)):
        for index, puzzle in enumerate(puzzles):
            taken = timed(prove, puzzle, float(limit))
            if taken is not None:
                print(index, taken, flush=True)


def timed(prove: Prove, puzzle: Puzzle, limit: float) -> float | None:
    """Return milliseconds, or None for more than `limit` seconds."""
    begin = time.process_time()
    signal.setitimer(signal.ITIMER_REAL, limit)  # a timer of processor time would make that clock coarse
    try:
        if not prove(puzzle):
            sys.exit(f"finds no single solution: {puzzle['text']}")
    except TimeoutError:
        return None
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
    return (time.process_time() - begin) * 1000


def too_long(*_: object) -> None:
    raise TimeoutError


if __name__ == "__main__":
    main(*sys.argv[1:])
