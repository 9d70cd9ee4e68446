"""Rules that a puzzle only draws and describes: `propose_rules`."""

from collections.abc import Iterable
from typing import NamedTuple

from sudoku_workshop.error import SudokuError
from sudoku_workshop.grid.board import Board
from sudoku_workshop.library.choices import of_kind
from sudoku_workshop.notation.drawn.guesses import Guess
from sudoku_workshop.notation.drawn.proposals import Proposal, Result, propose
from sudoku_workshop.notation.reading import read
from sudoku_workshop.rules.stated import StatedRule, stated_rule


class GuessedRule(NamedTuple):
    """A rule that may be meant, and why: the kind of drawing, its colour, and the author's sentences.

    `drawing` and `colour` are empty if there is none.
    """

    rule: StatedRule
    drawing: str
    colour: str
    sentences: tuple[str, ...]


class RuleProposal:
    """The rules that a puzzle's drawings and text may mean.

    `guesses` are the rules, and `broken` further guesses that the published solution does not obey. `sentences` are the
    author's sentences that no rule explains, and `drawings` is the number of such drawings. `result` says which
    solutions the puzzle has with these rules: "published" (only the published one), "one" (only one, and none is
    published), "several", "none", or "unknown" if the search took too long.
    """

    def __init__(self, proposal: Proposal) -> None:
        self._proposal = proposal
        self._rules = {_guessed(guess, proposal).rule: guess.rule for guess in proposal.guesses}
        self.guesses = tuple(_guessed(guess, proposal) for guess in proposal.guesses)
        self.broken = tuple(_guessed(guess, proposal) for guess in proposal.broken)
        self.sentences = proposal.sentences
        self.drawings = len(proposal.drawings) + proposal.others
        self.result: Result = proposal.result

    def accept(self, rules: Iterable[StatedRule] | None = None, complete: bool = False) -> Board:
        """Return the puzzle with the guessed rules, or with only those in `rules`.

        As long as something is not explained, the puzzle still has an unsupported rule, and solving it raises
        UnknownRules. That is not so if the published solution is the only one with all guessed rules. With
        `complete=True`, you say that the puzzle has no other rules.
        """
        chosen = None if rules is None else [*rules]
        for rule in chosen or ():
            if rule not in self._rules:
                raise SudokuError(f"rule {rule!r:.60}: expected one of the guessed rules")
        return self._proposal.accept(None if chosen is None else [self._rules[rule] for rule in chosen], complete)


def propose_rules(text: str) -> RuleProposal | None:
    """Return the rules that the drawings and the text of the only puzzle in a text may mean.

    The puzzle is a link or JSON of SudokuPad or f-puzzles. The result is None if the puzzle declares all its rules, or
    if it cannot have the guessed rules alone. Raises SudokuError if there is not exactly one puzzle.

    >>> import sudoku_workshop as sudoku
    >>> drawn = '"line": [{"lines": [["R1C1", "R1C2", "R2C2"]], "outlineC": "#67F067"}]'
    >>> told = '"ruleset": "Neighbouring digits on a green line differ by at least 2."'
    >>> row = "[{}, {}, {}, {}]"
    >>> text = f'{{"size": 4, "grid": [{row}, {row}, {row}, {row}], {drawn}, {told}}}'
    >>> proposal = sudoku.propose_rules(text)
    >>> [(guess.rule.text, guess.colour) for guess in proposal.guesses], proposal.result
    ([('whisper:2:r1c1,r1c2,r2c2', 'green')], 'several')
    >>> proposal.accept().rules
    (rules.whisper('r1c1', 'r1c2', 'r2c2', number=2),)
    """
    of_kind("text", text, str)
    found = read(text)
    if len(found.puzzles) != 1:
        raise SudokuError(f"expected 1 puzzle, found {len(found.puzzles)}")
    proposal = propose(found.puzzles[0], found.about[0])
    return RuleProposal(proposal) if proposal else None


def _guessed(guess: Guess, proposal: Proposal) -> GuessedRule:
    side = proposal.board.geometry.side
    return GuessedRule(stated_rule(guess.rule, side), guess.drawing, guess.colour, guess.texts)
