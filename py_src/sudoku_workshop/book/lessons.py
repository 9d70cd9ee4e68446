"""What a book teaches: how to solve, before its first section, and the techniques that its puzzles need, at its end."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.geometry import House
from sudoku_workshop.grid.masks import bits_of
from sudoku_workshop.logic.examples import example
from sudoku_workshop.logic.path import path
from sudoku_workshop.logic.step import Cells, Step
from sudoku_workshop.logic.techniques import HINT_ORDER
from sudoku_workshop.messages import say
from sudoku_workshop.notation import parse
from sudoku_workshop.printed_path import SINGLES, told
from sudoku_workshop.sheet import Options, Section, Shown

EXAMPLE_ID = "g2.9.easy.half-turn.any.any.intro.3"
EXAMPLE = ".2.3...5......84.2.9..5..37984...7.............5...64821..4..9.3.71......4...2.7."  # what the id makes
ORDER = [technique.slug for technique in HINT_ORDER]


def with_lessons(sections: Sequence[Section], options: Options, language: str, needed: Iterable[str]) -> list[Section]:
    """The sections between what the options wish to be taught. `needed` are techniques, by their slugs."""
    before = [introduction(language)] if options.introduction else []
    after = list(techniques(needed, language)) if options.techniques else []
    return [*before, *sections, *after]


def needed_by(board: Board) -> list[str]:
    """The techniques beyond singles that the way to the solution takes, in the order of their first use."""
    return list(dict.fromkeys(step.technique for step in path(board.puzzle).steps if step.technique not in SINGLES))


def techniques(needed: Iterable[str], language: str) -> Iterator[Section]:
    """Each once, easiest first, with its idea and an example; nothing where none is needed."""
    known = sorted({slug for slug in needed if slug in ORDER}, key=ORDER.index)
    shown = [picture for slug in known if (picture := _lesson(slug, language))]
    if shown:
        yield Section(say(language, "sheet.techniques"), (), say(language, "sheet.techniques.about"), shown)


@cache  # a preview asks again after every change of an option
def _lesson(technique: str, language: str) -> Shown | None:
    found = example(technique)
    if not found:
        return None
    name, idea = (say(language, f"technique.{technique}.{part}") for part in ("name", "idea"))
    return _worded(told(found[1], found[0], language), name, idea)


def introduction(language: str) -> Section:
    """The rule, and three ways to the next digit, each with a position of one easy puzzle."""
    return Section(say(language, "sheet.intro"), (), say(language, "sheet.intro.rule"), _ways(language))


@cache
def _ways(language: str) -> tuple[Shown, ...]:
    return tuple(_way(language, name, *_first(fits)) for name, fits in WAYS.items())


def _way(language: str, name: str, board: Board, step: Step) -> Shown:
    """A position, and what to look at there: without notes only the digit that is looked for."""
    digit, seen = step.words.get("digit"), step.words.get("seen")
    cells = list(bits_of(seen.mask)) if isinstance(seen, Cells) else []
    looked_at = {"role": "base", "candidates": [], "cells": cells, "houses": []}
    words = (say(language, f"sheet.intro.{name}{part}") for part in (".name", ""))
    picture = _worded(told(step, board, language), *words)
    only = digit if isinstance(digit, int) and name != "notes" else 0
    return picture._replace(marks=[*picture.marks, looked_at], digit=only)


def _worded(picture: Shown, name: str, about: str) -> Shown:
    """With all its words as one text behind what is said of it in general."""
    return picture._replace(lines=[(name, " ".join((about, *(sentence for _, sentence in picture.lines))))])


def _in_box(step: Step) -> bool:
    return _kind(step) == "box"


def _in_line(step: Step) -> bool:
    return _kind(step) in ("row", "column")


def _alone(step: Step) -> bool:
    return step.technique == "naked-single"


def _kind(step: Step) -> str:
    """Of the house in which a hidden single is one."""
    house = step.words.get("house")
    return house.kind if step.technique == "hidden-single" and isinstance(house, House) else ""


WAYS: dict[str, Callable[[Step], bool]] = {"scan": _in_box, "line": _in_line, "notes": _alone}


def _first(fits: Callable[[Step], bool]) -> tuple[Board, Step]:
    """The first step of the example's path that is of this kind, and the board before it."""
    found = path(parse(EXAMPLE))
    steps = zip(found.steps, found.boards, strict=False)
    return next((board, step) for step, board in steps if fits(step))
