"""A dated series: which puzzles a newspaper prints on which day.

The puzzles of a day depend only on the seed of the series, its properties and the date. A series that continues an
earlier one therefore knows the solution of the day before its first day.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Literal

from sudoku_workshop.generator import ANY, GRADED, GRADES, Recipe, Wish, WishError
from sudoku_workshop.sheet.strip import MOST

Solutions = Literal["yesterday", "same", "none"]
SOLUTIONS: tuple[Solutions, ...] = ("yesterday", "same", "none")

WEEK = 7
LONGEST = 366  # days
LONGEST_SEED = 31  # characters; the date is added to it
NOTHING = "-"  # for a day without a newspaper
AND = "+"  # between the difficulties of a day
HARDEST = {"4": "gentle", "6": "diabolical", "8": "extreme"}  # by size: harder puzzles are too rare to search for
USUAL_WEEK = ("gentle", "easy", "medium", "medium", "hard", "expert", "diabolical")  # from Monday to Sunday

Grades = tuple[str, ...]


@dataclass(frozen=True)
class Series:
    """A series of puzzles from the day `first`, for a number of days.

    `week` has the difficulties of each weekday from Monday, one for each puzzle of the day, and none for a day without
    a newspaper. With the solutions of yesterday, all newspapers have the same number of puzzles. Raises WishError if
    such puzzles do not exist, or if the series is empty or too long.
    """

    first: date
    days: int
    week: tuple[Grades, ...]
    seed: str
    size: str = "9"
    symmetry: str = "half-turn"
    clues: str = "usual"
    solutions: Solutions = "yesterday"

    def __post_init__(self) -> None:
        if not 1 <= self.days <= LONGEST:
            raise WishError("days", str(self.days), most=str(LONGEST))
        if len(self.week) != WEEK or not any(self.week) or max(map(len, self.week)) > MOST:
            raise WishError("week", self._words, most=str(MOST))
        if self.solutions == "yesterday" and len({len(grades) for grades in self.week if grades}) > 1:
            raise WishError("uneven-week", self._words)
        if len(self.seed) > LONGEST_SEED:
            raise WishError("long-seed", self.seed, most=str(LONGEST_SEED))
        try:
            self.first + timedelta(self.days), self.first - timedelta(WEEK)
        except OverflowError:
            raise WishError("day", self.first.isoformat()) from None
        for grades in set(self.week):
            for recipe in self._recipes(grades, self.first):
                _refuse_rare(self.size, recipe.wish.grade)

    @property
    def needed(self) -> list[date]:
        """The days whose puzzles must be made: those of the series, and for its first solution the day before."""
        dates = self.dates
        return [self.before(dates[0]), *dates] if dates and self.solutions == "yesterday" else dates

    @property
    def dates(self) -> list[date]:
        """The days of the series on which there is a newspaper."""
        every = (self.first + timedelta(day) for day in range(self.days))
        return [day for day in every if self.week[day.weekday()]]

    def recipes(self, day: date) -> list[Recipe]:
        """Return the recipes of the puzzles of a day."""
        return self._recipes(self.week[day.weekday()], day)

    def before(self, day: date) -> date:
        """Return the last day before `day` with a newspaper."""
        return next(earlier for back in range(1, WEEK + 1) if self.week[(earlier := day - timedelta(back)).weekday()])

    def _recipes(self, grades: Grades, day: date) -> list[Recipe]:
        seed = f"{self.seed}d{day:%Y%m%d}"
        wishes = (Wish(self.size, grade, self.symmetry, self._clues) for grade in grades)
        return [Recipe(wish, seed, index) for index, wish in enumerate(wishes)]

    @property
    def _words(self) -> str:
        return " ".join(AND.join(grades) or NOTHING for grades in self.week)

    @property
    def _clues(self) -> str:
        """The wished number of clues. The usual one is known up to 9x9 only, so larger puzzles may have any number."""
        return ANY if self.clues == "usual" and self.size not in GRADED else self.clues


def week_of(words: Sequence[str], each: int = 1) -> tuple[Grades, ...]:
    """Return the difficulties of a week from one word for each weekday, or from one word for all of them.

    A word is a difficulty, several joined by "+", or "-" for a day without a newspaper. A day with one difficulty has
    `each` puzzles of it. Raises WishError for other numbers of words.
    """
    if len(words) not in (1, WEEK):
        raise WishError("week", " ".join(words), most=str(MOST))
    named = [() if word == NOTHING else tuple(word.split(AND)) for word in words]
    return tuple(grades * each if len(grades) == 1 else grades for grades in named) * (WEEK if len(words) == 1 else 1)


def _refuse_rare(size: str, grade: str) -> None:
    """Raise WishError for a difficulty that (almost) no puzzle of this size has, because a search would not end."""
    hardest = HARDEST.get(size)
    if hardest and grade in GRADES and GRADES.index(grade) > GRADES.index(hardest):
        found = ", ".join(GRADES[: GRADES.index(hardest) + 1])
        raise WishError("no-grade", grade, size=size, grades=found)
