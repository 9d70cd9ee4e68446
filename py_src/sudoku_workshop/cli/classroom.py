"""The command `class`: the teaching algorithms on the command line, each with the output of its tutorial's program.

Solutions go to standard output in the tutorial's format. The counters and the reason for stopping go to standard error.
"""

import argparse
import json
import random
import sys
import time
from dataclasses import asdict

from sudoku_workshop.classroom import ALGORITHMS, MAKER, Algorithm
from sudoku_workshop.classroom.attempt import Attempt, Bounds, Refusal, refusal, solving
from sudoku_workshop.classroom.compare import Row
from sudoku_workshop.classroom.fewest_candidates import MESSAGES
from sudoku_workshop.classroom.figures import made
from sudoku_workshop.classroom.fill_shuffle_dig import MOST_HOLES, printed_made
from sudoku_workshop.classroom.givens import rows_of
from sudoku_workshop.cli.command import FINE, WRONG, Command, add_json, add_language, tell
from sudoku_workshop.cli.comparing import PATIENCE, print_comparison, record_of
from sudoku_workshop.cli.numbers import positive
from sudoku_workshop.cli.option_help import with_facts
from sudoku_workshop.cli.progress import Counter
from sudoku_workshop.cli.reading import STANDARD, content_of, puzzles
from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.digit_text import GridText, text_of
from sudoku_workshop.messages import geometry_name, say

HOLES = 50  # the number of holes in the tutorial


def _add_options(command: argparse.ArgumentParser) -> None:
    command.add_argument("name", nargs="?", metavar="NAME", choices=ALGORITHMS)
    with_facts(command.add_argument("file", nargs="?", metavar="FILE"), algorithm=MAKER.slug)
    command.add_argument("--list", action="store_true")
    command.add_argument("--compare", metavar="FILE")
    blanks = command.add_argument("--blanks", type=_holes, metavar="N")
    with_facts(blanks, algorithm=MAKER.slug, default=HOLES)
    command.add_argument("--seed")
    command.add_argument("--limit", type=positive, metavar="N")
    with_facts(command.add_argument("--tries", type=positive, metavar="N"), number=PATIENCE)
    command.set_defaults(geometry=None)  # the algorithms only support rows, columns and boxes
    add_json(command)
    add_language(command)


def _run(options: argparse.Namespace) -> int:
    piped = _piped(options)
    makes = options.name == MAKER.slug and options.file is None and not piped
    if options.list + bool(options.name) + bool(options.compare) != 1:
        options.refuse("expected exactly one of NAME, --list and --compare FILE")
    if options.blanks is not None and not makes:
        options.refuse(f"--blanks can only be used with {MAKER.slug} and without FILE")
    options.seed = options.seed or f"{random.SystemRandom().randrange(36**4):04x}"
    if options.list:
        return _list(options)
    if makes:
        return _make(options)
    options.file = options.compare or options.file or STANDARD
    boards, status = puzzles(options.file, options, piped or None)
    nine = [board for board in boards if _is_nine(board, options)]
    if options.compare:
        print_comparison(nine, options)
    options.several = len(nine) > 1
    statuses = (
        [] if options.compare else [_solve_number(number, board, options) for number, board in enumerate(nine, 1)]
    )
    return max(status, *statuses, FINE if len(nine) == len(boards) else WRONG)


def _piped(options: argparse.Namespace) -> bytes:
    """Return the puzzle on standard input if the command runs tutorial 5's algorithm without a FILE and `--blanks`.

    In all other cases, and if there is no puzzle on standard input, return b"".
    """
    asked = options.name == MAKER.slug and options.file is None and options.blanks is None
    content = content_of(STANDARD) if asked and not sys.stdin.isatty() else None
    return content if content and content.strip() else b""


def _holes(text: str) -> int:
    if not text.isdecimal() or len(text) > len(str(MOST_HOLES)) or int(text) > MOST_HOLES:
        raise argparse.ArgumentTypeError(f"expected a number from 0 to {MOST_HOLES}")
    return int(text)


def _is_nine(board: Board, options: argparse.Namespace) -> bool:
    nine = board.geometry.name == "9"
    if not nine:
        tell(options, "cli.class.size", name=geometry_name(board.geometry, options.lang))
    return nine


def _list(options: argparse.Namespace) -> int:
    width = max(map(len, ALGORITHMS))
    for slug in ALGORITHMS:
        name = say(options.lang, f"class.{slug}.name")
        print(json.dumps({"algorithm": slug, "name": name}) if options.json else f"{slug:<{width}}  {name}")
    return FINE


def _make(options: argparse.Namespace) -> int:
    """Run the whole program of tutorial 5: print the puzzle that it made, then its solution."""
    options.several = False
    board = made(HOLES if options.blanks is None else options.blanks, options.seed)
    if not options.json:
        print(printed_made(rows_of(board)), end="")
    return _solve(board, options)


def _solve_number(number: int, board: Board, options: argparse.Namespace) -> int:
    """Solve one puzzle of a file.

    If the file has several puzzles, the number of this puzzle is printed before the messages about it.
    """
    if options.several and not options.json:
        tell(options, "cli.puzzle", number=number)
    return _solve(board, options)


def _solve(board: Board, options: argparse.Namespace) -> int:
    """Print each solution when it is found, as the tutorial's program does, and then the counters."""
    algorithm = ALGORITHMS[options.name]
    if refused := refusal(algorithm, board):
        return _refuse(algorithm, board, refused, options)
    attempt = solving(algorithm, board, options.seed)
    start = time.perf_counter()
    texts = _print_solutions(attempt, options)
    row = Row(algorithm.slug, 0, attempt.end or "end", attempt.replay.counters, time.perf_counter() - start)
    if options.json:
        print(json.dumps({"puzzle": text_of(board.givens), "found": texts} | record_of(row)))
    else:
        _tell_end(row, options)
    return FINE if row.counters.solutions else WRONG


def _print_solutions(attempt: Attempt, options: argparse.Namespace) -> list[GridText]:
    """Print every solution when it is found, in the tutorial's format. For JSON, return the solutions instead."""
    texts: list[GridText] = []
    print("" if options.json else attempt.algorithm.head, end="", flush=True)
    with Counter("cli.progress.tries", 1, options, lambda: attempt.replay.counters.tries) as counter:
        for done, rows in enumerate(attempt.solutions(Bounds(options.tries, options.limit)), 1):
            if options.json:
                texts.append(text_of(digit for row in rows for digit in row))
                continue
            with counter.line(done):
                print(attempt.algorithm.printed(rows), end="", flush=True)
    return texts


def _refuse(algorithm: Algorithm, board: Board, refused: Refusal, options: argparse.Namespace) -> int:
    if options.json:
        print(json.dumps({"puzzle": text_of(board.givens), "algorithm": algorithm.slug, "refused": refused.fault}))
        return WRONG
    _print_own(MESSAGES[refused.fault] if algorithm.text == 2 else algorithm.nothing, options)
    tell(options, f"class.refused.{refused.fault}")
    if refused.unchecked:
        tell(options, "class.refused.lesson")
    return WRONG


def _print_own(words: str, options: argparse.Namespace) -> None:
    """Print `words`, which the tutorial's program prints if it finds no solution.

    The program of tutorial 4 does not end its line, so a line break is added if more output follows.
    """
    unended = words and not words.endswith("\n") and (options.several or sys.stdout.isatty())
    print(words, end="\n" if unended else "", flush=True)


def _tell_end(row: Row, options: argparse.Namespace) -> None:
    """Print the counters and why the run stopped. If there is no solution, first print a message that says so."""
    if row.end == "end" and not row.counters.solutions:
        _print_own(ALGORITHMS[row.slug].nothing, options)
        tell(options, "cli.class.none")
    numbers = {name: f"{number or 0:,}" for name, number in asdict(row.counters).items()}
    tell(options, "class.counters", **numbers, seconds=f"{row.seconds:.3f}")
    tell(options, f"class.end.{row.end}")
    if options.name == "fewest-candidates" or options.file is None:
        tell(options, "cli.class.seed", seed=options.seed)


CLASS = Command(_add_options, _run)
