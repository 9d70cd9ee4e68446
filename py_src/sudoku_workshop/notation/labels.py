"""Labels that count the rows or the columns of a grid: 1 2 3, A B C, first second third."""

from collections.abc import Sequence

ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"]
WORDS = "zero one two three four five six seven eight nine".split()  # noqa: SIM905
CHINESE = (
    "〇一二三四五六七八九",
    "零壹贰叁肆伍陆柒捌玖",
    "零壹貳參肆伍陸柒捌玖",
    "零壱弐参肆伍陸漆捌玖",
    "영일이삼사오육칠팔구",
    "공일이삼사오육칠팔구",
)
NTH = "1st 2nd 3rd 4th 5th 6th 7th 8th 9th".split()  # noqa: SIM905
ORDINALS = "first second third fourth fifth sixth seventh eighth ninth".split()  # noqa: SIM905
COUNTING = [[*signs[1:]] for signs in CHINESE] + [[word.lower() for word in ROMAN], WORDS[1:], ORDINALS, NTH]


def count_columns(names: Sequence[str]) -> bool:
    """Return whether these are the numbers from 0 or 1, or the letters from A, one after another."""
    return are_numbers(names, steps=(1,)) or are_letters(names)


def count_rows(names: Sequence[str]) -> bool:
    """Return whether these count rows: with letters, words, or numbers that may also be 10, 20, 30."""
    return (
        are_numbers(names)
        or are_letters(names)
        or any([*map(str.lower, names)] == way[: len(names)] for way in COUNTING)
    )


def are_numbers(names: Sequence[str], steps: Sequence[int] = ()) -> bool:
    """Return whether these are numbers at equal distances. If the distance is 1, they begin with 0 or 1."""
    if len(names) < 2 or not all(name.isdecimal() for name in names):
        return False
    first, second = int(names[0]), int(names[1])
    step = second - first
    is_even = step > 0 and [*map(int, names)] == [*range(first, first + step * len(names), step)]
    return is_even and (first < 2 if step == 1 else not steps)


def are_letters(names: Sequence[str]) -> bool:
    """Return whether these are the letters from A."""
    return len(names) > 1 and [name.upper() for name in names] == [chr(ord("A") + at) for at in range(len(names))]
