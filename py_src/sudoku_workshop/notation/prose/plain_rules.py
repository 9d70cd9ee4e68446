"""A check whether an author's text states only rules that the program knows, made by looking at its words.

Each sentence must consist of words with which people state plain Sudoku, or the kinds of rules that the puzzle has
(`words`). Unknown words and other languages count as other rules, because refusing a puzzle is better than giving
a wrong answer.
"""

import re
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence

from sudoku_workshop.notation.prose.words import DIAGONALS, LONG, WORDS
from sudoku_workshop.rules.frame import Frame
from sudoku_workshop.rules.rule import Rule

WORD = re.compile(r"[a-z]+|[^\W\d_a-z]+")
SENTENCE = re.compile(r"[.;!?\n]+")
# The start of a list item that continues a sentence.
ITEM = re.compile(r"(?<![.:;!?\s])(?=[^\S\n]*\n)\s++[-\u2013\u2022]")
SHORT = {"e.g.": "eg", "i.e.": "ie", "non-": "non ", "can't": "cannot", "n't": " not"}
# An example adds no rule, and neither does a hint at other rules.
NO_RULE = re.compile(r"\b(eg|for example)\b.*|\b(if|when|where|as long as|unless)? ?(permitted|allowed) by other rules")
RANGE = r"\b1 ?(?:-|\u2013|to|through) ?{n}\b|\b(?:{sides}) ?(?:x|by|\u00d7) ?(?:{sides})\b"  # 1-9, 3x3
# With these words alone, no other rule can be expressed.
PLAIN = """
a again all also and any appear appears applies apply are block blocks box boxes by cell cells classic column columns
complete contain containing contains digit digits duplicates each else empty enter every exactly fill filled filling
from grid has have in insert into is it more must no normal nothing number numbers of once one only place placed
placing put puzzle regular repeating repeats row rows rule rules s single so solve standard subgrid subgrids such
sudoku that the this to using usual well with within without write x
"""
# With these words and those of a kind, a sentence that names the kind states nothing but this kind.
BESIDE = """
along always an as be blue borders both bottom can cannot color colored colour coloured do does drawn either exact for
form given gray green grey here ie indicates inside its join joined joins line lines marked mark marks may necessarily
non not on or orange pair pairs pink purple red repeat repeated seperated separated separates shape show shown shows
there these they those thus two value values where which white black will yellow
"""
PLAIN_WORDS, BESIDE_WORDS = frozenset(PLAIN.split()), frozenset(BESIDE.split())
NUMBERS = {"four": 4, "five": 5, "ten": 10, "three": 3, "twice": 2, "double": 2, "german": 5, "dutch": 4}
DENIAL = re.compile(r"\b(not|non|no|never|cannot|without|nor|once|single|duplicates)\b")
GIVEN = r"\b(given|shown|marked|drawn|indicated|placed)\b"
NOT_ALL = re.compile(r"\bnot (all|every|necessarily)\b")
NOT_ALL_GIVEN = re.compile(rf"{NOT_ALL.pattern}.*{GIVEN}|\bno negative\b")
ALL_GIVEN = re.compile(rf"\b(all|every|each)\b.*{GIVEN}|\bnegative constraint\b")
# The same, if it is said of marks between cells.
ONLY_MARKED = re.compile(r"\b(always|only)\b|\b(all|every|each)\b.*\bpairs?\b")
REPEATS = re.compile(r"\b(may|can|allowed to)( also)?( be)? (repeat|repeated)\b")
REPEATING = re.compile(r"\b(repeat|repeats|repeated|repeating|again)\b")
XV = {"x": 10, "v": 5}
BOTH = re.compile(r"\b(both|two|either|each|every)\b")
SUM = re.compile(r"\b(sums?|adds?|totals?)\b")
SAME = re.compile(r"\b(repeat\w*|again|once|single|duplicates|same|identical)\b")
COUNT = re.compile(r"\bnumber of\b|\bthat number\b|\b(exactly|only) one\b|\bone (even|odd)\b")
# "Every cage contains the digit one", unless it contains digits of the kind's own words, such as consecutive ones.
HOLDS = re.compile(
    r"\b(contain|contains|has|have) (exactly |only )?(a |the )?(all|digits?|each|every|numbers?|one)\b(?! that)"
)


def are_plain(text: str, rules: Iterable[Rule], frame: Frame) -> bool:
    """Return whether a text says only that rows, columns and boxes have every digit once, or states these rules."""
    numbers: dict[str, set[int]] = {}
    for rule in rules:
        numbers.setdefault(rule.kind, set()).update([] if rule.number is None else [rule.number])
    return all(_is_plain(sentence, numbers, frame) for sentence in _sentences(text))


def _sentences(text: str) -> Iterator[str]:
    """Yield the sentences of a text in small letters, without examples."""
    lower = text.lower().replace("\u2019", "'")
    for short, long in SHORT.items():
        lower = lower.replace(short, long)
    for sentence in SENTENCE.split(ITEM.sub(" ", lower)):
        yield NO_RULE.sub("", sentence)


def _is_plain(sentence: str, numbers: Mapping[str, set[int]], frame: Frame) -> bool:
    """Return whether a sentence states nothing but plain Sudoku, or the kinds of rules for which numbers are given."""
    kinds = [kind for kind in numbers if kind in WORDS and _names(kind, sentence)]
    known = PLAIN_WORDS.union(*(BESIDE_WORDS | LONG[kind] | _names(kind, sentence) for kind in kinds))
    allowed = {frame.n} if not kinds else set().union(*(numbers[kind] | {*WORDS[kind].numbers} for kind in kinds))
    if not {*WORD.findall(sentence)} <= known | {*NUMBERS} or not {*_numbers(sentence, frame)} <= allowed:
        return False
    return not kinds or not _says_more(sentence, kinds, numbers)


def _names(kind: str, sentence: str) -> set[str]:
    """Return the words of a sentence that name a kind."""
    found = re.finditer(rf"\b(?:{WORDS[kind].named})\b", sentence)
    return {word for match in found for word in match.group().split() if word.isalpha()}


def _says_more(sentence: str, kinds: Sequence[str], numbers: Mapping[str, set[int]]) -> bool:
    """Return whether a sentence denies, permits or counts what these kinds do not, or says that all marks are given.

    It may also speak of both diagonals when only one of them is a rule.
    """
    words = [WORDS[kind] for kind in kinds]
    if NOT_ALL_GIVEN.search(sentence):
        return False
    if ALL_GIVEN.search(sentence) or (ONLY_MARKED.search(sentence) and any(entry.complete for entry in words)):
        return not all(_are_all_given(sentence, numbers.get(entry.complete)) for entry in words)
    denied, denies = bool(DENIAL.search(sentence)), any(entry.denies for entry in words)
    if (
        NOT_ALL.search(sentence)
        or COUNT.search(sentence)
        or (words == [DIAGONALS] and BOTH.search(sentence))
        or (HOLDS.search(sentence) and not denied and not _is_explained(sentence, kinds))
        or (denied and SUM.search(sentence) and not SAME.search(sentence))
    ):
        return True
    if REPEATS.search(sentence) or (REPEATING.search(sentence) and not denied):
        return denies or denied
    return denied and not denies


def _are_all_given(sentence: str, complete: Container[int] | None) -> bool:
    """Return whether the rule that all marks are given holds, with these numbers, for the marks a sentence names."""
    return complete is not None and all(
        number in complete for letter, number in XV.items() if re.search(rf"\b{letter}s?\b", sentence)
    )


def _is_explained(sentence: str, kinds: Iterable[str]) -> bool:
    """Return whether a sentence has words with which one of these kinds is stated, or one of them has every digit."""
    words = {*WORD.findall(sentence)} - PLAIN_WORDS - BESIDE_WORDS
    return any(WORDS[kind].full or words & LONG[kind] - _names(kind, sentence) for kind in kinds)


def _numbers(sentence: str, frame: Frame) -> Iterator[int]:
    """Yield the numbers in a sentence, in figures or words, except for those of all digits and of a box."""
    last = frame.boxes[0][-1] if frame.boxes else 0
    sides = "|".join(str(side) for side in (frame.n, last // frame.n + 1, last % frame.n + 1))
    rest = re.sub(RANGE.format(n=frame.n, sides=sides), "", sentence)
    yield from (int(digits) for digits in re.findall(r"\d{1,9}", rest))
    yield from (NUMBERS[word] for word in WORD.findall(rest) if word in NUMBERS)
