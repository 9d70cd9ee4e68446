"""The kinds of rules that an author's text states about drawings, with their sentences, colours and numbers."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from sudoku_workshop.notation.drawn.phrases import ALL_GIVEN, NOT_ALL, NUMBER_WORDS, PHRASES, RIDDLES
from sudoku_workshop.notation.pictured.colours import WORDS as COLOUR_WORDS
from sudoku_workshop.notation.prose.plain_rules import ITEM, PLAIN_WORDS

LONGEST_TEXT, LONGEST_SENTENCE = 6000, 400  # in characters; what is longer is not understood
END = re.compile(r"(?<=[.!?;])\s+|\s*\n\s*")
SHORT = {
    "e.g.": "eg",
    "i.e.": "ie",
    "\u2019": "'",
    "\u2018": "'",
    "\u2010": "-",
    "\u2011": "-",
    "\u2013": "-",
    "\u2014": "-",
}
EXAMPLE = re.compile(r"\b(eg|for example)\b.*")
WORD = re.compile(r"[^\W\d_]+")
NOT_TWICE = "not do don t doesn cannot can never marked bold outlined same twice or may repeat repeated"
CLASSIC_WORDS = PLAIN_WORDS.union(NOT_TWICE.split())
CLAUSE = re.compile(r",|;|\band\b|\bwhile\b|\bwhereas\b")
COLOUR = re.compile(rf"\b({'|'.join(COLOUR_WORDS)})\b")
NUMBER = rf"(\d{{1,2}}|{'|'.join(NUMBER_WORDS)})"
NUMBERS = {  # how the number of a kind is written; the first pattern that is found counts
    "whisper": (
        rf"at least (?:a difference of )?{NUMBER}",
        rf"minimum (?:difference )?(?:of )?{NUMBER}",
        rf"{NUMBER} or more",
    ),
    "lockout": (rf"at least {NUMBER}", rf"{NUMBER} or more"),
    "sum-line": (
        rf"(?:sums?|adds?(?: up)?|totals?) (?:up )?(?:to |of )?{NUMBER}\b",
        rf"\b{NUMBER}[ -]?(?:sum )?lines?",
    ),
    "white": (rf"differ(?:ence)? (?:of |by )?(?:exactly )?{NUMBER}",),
    "black": (rf"\b1 ?: ?{NUMBER}", rf"\b{NUMBER} times", rf"ratio (?:of )?{NUMBER}\b(?! ?:)"),
    "modular": (rf"mod(?:ulo)? {NUMBER}", rf"divided by {NUMBER}"),
}
NAMED_NUMBERS = {"whisper": {"german": 5, "dutch": 4}}


class Stated(NamedTuple):
    """A kind of rules that a text states. `colours` are the words for colours in its sentences, which are `texts`."""

    kind: str
    texts: tuple[str, ...]
    number: int | None = None
    colours: tuple[str, ...] = ()

    @property
    def lower(self) -> str:
        """Return the sentences in small letters."""
        return " ".join(map(lowered, self.texts))


class Prose(NamedTuple):
    """What a text states, its sentences that say that all marks are given, and its other sentences.

    `riddles` are sentences that do not simply state a rule. `others` state none that is known.
    """

    stated: tuple[Stated, ...]
    complete: tuple[str, ...]
    riddles: tuple[str, ...]
    others: tuple[str, ...]


def prose_of(text: str) -> Prose:
    """Return what a text states."""
    stated: list[Stated] = []
    complete, riddles, others = list[str](), list[str](), list[str]()
    for sentence in sentences_of(text):
        lower = lowered(sentence)
        kinds = [*_kinds(lower)]
        is_complete = bool(ALL_GIVEN.search(lower)) and not NOT_ALL.search(lower)
        if len(sentence) > LONGEST_SENTENCE or RIDDLES.search(lower):
            riddles.append(sentence)
            continue
        if _is_classic(lower):
            continue
        if is_complete:
            complete.append(sentence)
        elif not kinds:
            others.append(sentence)
        stated += _stated(sentence, lower, kinds)
    return Prose(tuple(_merged(stated)), tuple(complete), tuple(riddles), tuple(others))


def _is_classic(lower: str) -> bool:
    """Return whether a sentence only says that no digit repeats in a row, a column and a box."""
    words = {*WORD.findall(lower)}
    return words <= CLASSIC_WORDS and all(words & {name, f"{name}s", f"{name}es"} for name in ("row", "column", "box"))


def sentences_of(text: str) -> list[str]:
    """Return the sentences of a text as they are written."""
    found = END.split(ITEM.sub(" ", text[:LONGEST_TEXT].strip()))
    rest = [text[LONGEST_TEXT:]] if len(text) > LONGEST_TEXT else []
    return [sentence for sentence in (*found, *rest) if re.search(r"\w", sentence)]


def lowered(sentence: str) -> str:
    """Return a sentence in small letters, with plain quotes and dashes, and without its example."""
    lower = sentence.lower()
    for short, long in SHORT.items():
        lower = lower.replace(short, long)
    return EXAMPLE.sub("", lower)


def _kinds(lower: str) -> Iterator[str]:
    if len(lower) > LONGEST_SENTENCE:
        return
    yield from (
        kind for kind, phrase in PHRASES.items() if phrase.pattern.search(lower) and not phrase.unless.search(lower)
    )


def _stated(sentence: str, lower: str, kinds: Sequence[str]) -> Iterator[Stated]:
    """Yield what a sentence states. If it names several kinds of lines with their colours, each clause has its own."""
    lines = [kind for kind in kinds if PHRASES[kind].place in ("line", "cell")]
    clauses = [(clause, [*_kinds(clause)]) for clause in CLAUSE.split(lower)] if len(lines) > 1 else []
    own = {kind: clause for clause, named in clauses for kind in named if kind in kinds and COLOUR.search(clause)}
    for kind in kinds:
        told = own.get(kind, lower) if {*lines} <= {*own} else lower
        yield Stated(kind, (sentence,), _number(kind, told), tuple(dict.fromkeys(COLOUR.findall(told))))


def _number(kind: str, lower: str) -> int | None:
    """Return the number that a sentence states for a kind, or None. A figure counts more than a name such as German."""
    for pattern in NUMBERS.get(kind, ()):
        if match := re.search(pattern, lower):
            return int(match[1]) if match[1].isdecimal() else NUMBER_WORDS[match[1]]
    named = NAMED_NUMBERS.get(kind, {}).items()
    return next((number for name, number in named if re.search(rf"\b{name}\b", lower)), None)


def _merged(stated: Iterable[Stated]) -> Iterator[Stated]:
    """Yield one statement for each kind and number. A sentence without a number belongs to the one before it."""
    found: list[Stated] = []
    for each in stated:
        same = [
            place
            for place, other in enumerate(found)
            if other.kind == each.kind and (None in (each.number, other.number) or each.number == other.number)
        ]
        if not same:
            found.append(each)
            continue
        other = found[same[-1]]
        found[same[-1]] = Stated(
            each.kind,
            (*other.texts, *each.texts),
            each.number if other.number is None else other.number,
            tuple(dict.fromkeys((*other.colours, *each.colours))),
        )
    return iter(found)
