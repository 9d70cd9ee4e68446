"""The command `check`: the number of solutions, mistakes, and on request answers about rules."""

import argparse
from collections.abc import Iterable
from functools import partial
from typing import NamedTuple

from sudoku_workshop.cli.command import FINE, NOTHING, WRONG, Asked, Command, print_json
from sudoku_workshop.cli.each import add_spread, answer_each, spread_out
from sudoku_workshop.cli.guessing import add_guessing, guessed_files
from sudoku_workshop.grid.board import Board
from sudoku_workshop.messages import problem_words, rule_mistake_words, say, verdict_words, wrong_words
from sudoku_workshop.rules.rule import Rule
from sudoku_workshop.search import solve
from sudoku_workshop.search.rule_answers import RuleMistake, mistyped_rules, unneeded_rules, unneeded_together
from sudoku_workshop.search.wrong import Wrong
from sudoku_workshop.verdict import Verdict, judge

COUNTED = 1000  # the most solutions that are counted


class Found(NamedTuple):
    """The verdict on a puzzle, and answers about its rules if a person asked for them."""

    verdict: Verdict
    mistyped: tuple[RuleMistake, ...] = ()
    unneeded: tuple[Rule, ...] = ()
    together: tuple[Rule, ...] = ()


FINE_PUZZLE = Found(Verdict("one", 1, True, ()))


def _add_options(parser: argparse.ArgumentParser) -> None:
    add_spread(parser)
    add_guessing(parser)
    parser.add_argument("--each-rule", action="store_true")


def _check(options: argparse.Namespace) -> int:
    work = partial(_found, about_rules=options.each_rule)
    if not options.guess_rules:
        return answer_each(work, _tell, options, _print_unread)
    found, status = guessed_files(options)
    return max(status, spread_out(work, _tell, found, options))


def _print_unread(options: argparse.Namespace) -> None:
    print_json(None) if options.json else print(NOTHING, flush=True)


def _found(board: Board, about_rules: bool) -> Found:
    found = Found(judge(board, COUNTED))
    if not about_rules:
        return found
    puzzle = board.puzzle
    if found.verdict.code == "none":
        return found._replace(mistyped=mistyped_rules(puzzle))
    solution = solve(puzzle) if found.verdict.code == "one" else None
    if not solution:
        return found
    return Found(found.verdict, (), unneeded_rules(puzzle, solution), unneeded_together(puzzle, solution))


def _tell(one: Asked, found: Found, options: argparse.Namespace) -> int:
    verdict = found.verdict
    if options.json:
        from sudoku_workshop.api.forms import problem_of  # imported late, because it imports all requests of the page

        board = one.board
        problems = [problem_of(problem) for problem in verdict.problems]
        print_json(
            board, **verdict._asdict() | {"problems": problems} | (_as_json(found, board) if options.each_rule else {})
        )
    else:
        print(f"{one.text}: {'; '.join(filter(None, _sentences(one, found, options.lang)))}", flush=True)
    return FINE if verdict.code == "one" and not (verdict.wrong or verdict.crossed) else WRONG


def _sentences(one: Asked, found: Found, language: str) -> list[str]:
    if found == FINE_PUZZLE:
        return [verdict_words(found.verdict, language)]  # without the board, because making it takes time
    board = one.board
    told = [problem_words(problem, board.geometry, language) for problem in found.verdict.problems]
    told += wrong_words(Wrong(found.verdict.wrong, found.verdict.crossed), board.geometry, language)
    told.append(verdict_words(found.verdict, language))
    told += [rule_mistake_words(mistake, board.geometry, language) for mistake in found.mistyped]
    for key, rules in (("cli.unneeded-rules", found.unneeded), ("cli.unneeded-together", found.together)):
        if rules:
            told.append(say(language, key, rules=", ".join(_texts(rules, board))))
    return told


def _as_json(found: Found, board: Board) -> dict[str, object]:
    side = board.geometry.side
    return {
        "mistyped": [
            {"rule": rule.text(side), "instead": instead.text(side) if instead else None}
            for rule, instead, _ in found.mistyped
        ],
        "unneeded": _texts(found.unneeded, board),
        "unneeded_together": _texts(found.together, board),
    }


def _texts(rules: Iterable[Rule], board: Board) -> list[str]:
    return [rule.text(board.geometry.side) for rule in rules]


CHECK = Command(_add_options, _check)
