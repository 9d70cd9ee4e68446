"""Guessed rules on the command line: each rule with its reason, what is not explained, and what follows.

A puzzle with guessed rules is answered only if a person accepts the rules.
"""

import argparse
from collections.abc import Iterable
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING

from sudoku_workshop.cli.command import FINE, UNREADABLE, Asked, print_json, tell_of
from sudoku_workshop.cli.reading import NOTES, reading_of
from sudoku_workshop.grid.board import Board
from sudoku_workshop.messages import say
from sudoku_workshop.rules.sentences import sentences

if TYPE_CHECKING:
    from sudoku_workshop.notation.drawn.guesses import Guess
    from sudoku_workshop.notation.drawn.proposals import Proposal

EXPECTED = (*NOTES, "unknown-rules")  # warnings that do not mean that something was not read


def add_guessing(parser: argparse.ArgumentParser) -> None:
    """Add the options for guessed rules."""
    parser.add_argument(
        "--guess-rules",
        action="store_true",
    )
    parser.add_argument("--accept", action="store_true")


def guessed_files(options: argparse.Namespace) -> tuple[list[Asked], int]:
    """Return the puzzles of all files and the exit status. Rules that are not declared are guessed and reported.

    Puzzles with guessed rules are left out unless a person accepts the rules.
    """
    from sudoku_workshop.notation.drawn.proposals import propose  # imported late, because it takes 30 ms

    asked, highest = list[Asked](), FINE
    for file in options.files:
        reading, status = reading_of(file, options)
        others = any(warning.code not in EXPECTED for warning in reading.warnings)
        if reading.skipped or others or not reading.puzzles:
            highest = max(highest, status)
        for number, (board, about) in enumerate(zip(reading.puzzles, reading.about, strict=True), 1):
            one = Asked(board, file, number)
            accepted = _accepted(propose(board, about), one, options) if about.unknown else board
            asked.append(one._replace(source=accepted))
            highest = max(highest, FINE if accepted else UNREADABLE)
    return asked, highest


def _accepted(proposal: "Proposal | None", one: Asked, options: argparse.Namespace) -> Board | None:
    """Report a proposal. Return the puzzle with its rules if a person accepts them, otherwise None."""
    if not (proposal and proposal.guesses):
        tell_of(say(options.lang, "guess.nothing"), one, options)
        return None
    if options.json:
        print_json(proposal.board, **_as_json(proposal))
    else:
        for words in proposal_words(proposal, options.lang):
            print(words)
    if options.accept:
        return proposal.accept(is_all=True)
    tell_of(say(options.lang, "guess.accept"), one, options)
    return None


def proposal_words(proposal: "Proposal", language: str) -> list[str]:
    """Return a proposal in sentences: the rules, what is not explained, and how many solutions there are."""
    words = partial(say, language)
    side = proposal.board.geometry.side
    told = [*_guesses_words(proposal.guesses, side, language)]
    told += [words("guess.broken", rule=each) for each in _guesses_words(proposal.broken, side, language)]
    told += [words("guess.sentence", text=text) for text in proposal.sentences]
    if unexplained := drawings_words(proposal, language):
        told.append(words("guess.drawings", drawings=unexplained))
    return [*told, words(f"guess.result.{proposal.result}")]


def _guesses_words(guesses: "Iterable[Guess]", side: int, language: str) -> Iterable[str]:
    """Yield the sentence of each rule with its cells, and why it was guessed. Rules with the same reason are joined."""
    words = partial(say, language)
    for (texts, drawing, colour), found in groupby(guesses, lambda guess: (guess.texts, guess.drawing, guess.colour)):
        why = "guess.why" if drawing else "guess.told"
        for rule in sentences([guess.rule for guess in found], side, words):
            yield words(why, rule=rule, drawing=_drawing_words(drawing, colour, language), text=" ".join(texts))


def _drawing_words(drawing: str, colour: str, language: str) -> str:
    """Return the name of a kind of drawing with its colour."""
    if not drawing:
        return ""
    name = say(language, f"guess.drawing.{drawing}")
    return say(language, "guess.coloured", drawing=name, colour=say(language, f"colour.{colour}")) if colour else name


def drawings_words(proposal: "Proposal", language: str) -> str:
    """Return the kinds of drawings that no rule explains, each with its number, or an empty text."""
    kinds = ((_drawing_words(*kind, language), count) for kind, count in proposal.unexplained.items())
    return ", ".join(say(language, "guess.counted", drawing=kind, count=count) for kind, count in kinds)


def _as_json(proposal: "Proposal") -> dict[str, object]:
    side = proposal.board.geometry.side

    def rules(guesses: "Iterable[Guess]") -> list[dict[str, object]]:
        return [
            {"rule": guess.rule.text(side), "drawing": guess.drawing, "colour": guess.colour, "sentences": guess.texts}
            for guess in guesses
        ]

    return {
        "guessed": rules(proposal.guesses),
        "broken": rules(proposal.broken),
        "sentences": proposal.sentences,
        "drawings": len(proposal.drawings) + proposal.others,
        "result": proposal.result,
    }
