"""The path to a puzzle's solution for a printed page: pictures, each with the sentences of its steps.

Consecutive singles share one picture, which shows their digits. Every other step has its own picture, with the board
before the step. If a step has several branches, each branch also has a picture. If the document has letters in place of
digits, so do the pictures.
"""

from collections.abc import Iterator
from itertools import groupby, pairwise
from typing import Any, cast

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.digit_text import SYMBOLS
from sudoku_workshop.grid.names import with_letters
from sudoku_workshop.logic.path import path
from sudoku_workshop.logic.practice import find_uses
from sudoku_workshop.logic.step import Step
from sudoku_workshop.logic.step_json import as_json, pairs
from sudoku_workshop.messages import hint_words, say
from sudoku_workshop.sheet import Shown

SINGLES = {"full-house", "hidden-single", "naked-single"}
TOGETHER = 8  # the most singles in one picture
TOGETHER_IN = {"ko": 6}  # where their sentences are longer, so that two pictures fit on a page of A5


def path_pictures(board: Board, language: str, letters: str = SYMBOLS) -> Iterator[Shown]:
    """Yield the pictures of a puzzle's solution path.

    If the path does not reach the solution, the last picture says so.
    """
    found = path(board.puzzle)
    for numbers in _groups(found.steps, TOGETHER_IN.get(language, TOGETHER)):
        steps = found.steps[numbers[0] : numbers[-1] + 1]
        if steps[0].technique in SINGLES:
            yield _singles_picture(steps, found.boards[numbers[-1] + 1], language, letters)
        else:
            yield step_picture(steps[0], found.boards[numbers[0]], language, letters)
            yield from _branches(steps[0], found.boards[numbers[0]], language, letters)
    if not found.solved:
        yield Shown([("", say(language, "sheet.stuck"))], found.boards[-1], letters=letters)


def practice(board: Board, technique: str, language: str, letters: str = SYMBOLS) -> tuple[Board, Shown] | None:
    """Return the position in which a puzzle's solution path first uses a technique, and the step as a picture.

    Return None if the path does not use the technique.
    """
    use = next(find_uses(board.puzzle, technique), None)
    return (use.board, step_picture(use.step, use.board, language, letters)) if use else None


def _groups(steps: tuple[Step, ...], most: int) -> Iterator[list[int]]:
    """Yield, for each picture of a solution path, the indices of the steps that it shows: at most `most` singles."""
    for single, group in groupby(range(len(steps)), key=lambda index: steps[index].technique in SINGLES):
        numbers = list(group)
        pictures = -(-len(numbers) // most) if single else len(numbers)
        bounds = [len(numbers) * picture // pictures for picture in range(pictures + 1)]
        yield from (numbers[start:stop] for start, stop in pairwise(bounds))


def _singles_picture(steps: tuple[Step, ...], after: Board, language: str, letters: str) -> Shown:
    """Return the picture of some singles: the board after these singles, with their cells marked."""
    geometry = after.geometry
    cells = [cell for step in steps for cell, _ in pairs(step.placements, geometry)]
    mark = {"role": "base", "candidates": [], "cells": cells, "houses": []}
    claims = [
        hint_words(step, geometry, language, letters).partition("\n")[0] for step in steps
    ]  # only the first line of each explanation, because the picture shows the rest
    return Shown([("", claim) for claim in claims], after, [mark], letters=letters)


def step_picture(step: Step, before: Board, language: str, letters: str = SYMBOLS) -> Shown:
    """Return the picture of a step: the board before it, with the technique's name and the explanation."""
    name = say(language, f"technique.{step.technique}.name")
    parts = cast(dict[str, list[dict[str, Any]]], as_json(step, before.geometry))
    words = hint_words(step, before.geometry, language, letters)
    return Shown([(name, words)], before, parts["marks"], parts["links"], letters=letters)


def _branches(step: Step, before: Board, language: str, letters: str) -> Iterator[Shown]:
    """Yield a picture for each branch of a step. In a single picture, the branches could not be told apart."""
    parts = cast(dict[str, list[dict[str, Any]]], as_json(step, before.geometry))
    for number, branch in enumerate(parts["branches"], 1):
        title = say(language, "sheet.branch", number=number, title=with_letters(branch["title"], letters))
        yield Shown([("", title)], before, parts["marks"], branch["links"], letters=letters)
