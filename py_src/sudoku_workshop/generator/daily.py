"""The puzzle of the day: one wish for each weekday, the date as the seed, and so the same puzzle on every copy.

A generator that makes other puzzles has another version. Each date belongs to one version for good: another version
may only begin after the last date that copies with the one before know of. So two copies give the same puzzle for a
date, or one of them says that it is too old, or too new.
"""

from datetime import date

from sudoku_workshop.generator.wish import WishError

GRADES_OF_WEEK = ("gentle", "easy", "medium", "medium", "hard", "expert", "diabolical")  # from Monday on
PLANNED = ((date(2026, 1, 1), date(2027, 12, 31), "g2"),)  # from, to, and the generator that makes them


def id_of_day(day: str) -> str:
    """The id of a date's puzzle, of whatever version: reading it tells whether this copy can make it.

    `day` is ISO 8601 without hyphens, as 20261122. WishError for what is none, and for dates before and after the plan.
    """
    try:
        when = date.fromisoformat(day if len(day) == len("20261122") else "")
    except ValueError:
        raise WishError("day", day) from None
    for first, last, version in PLANNED:
        if first <= when <= last:
            return f"{version}.9.{GRADES_OF_WEEK[when.weekday()]}.half-turn.any.any.d{day}.0"
    raise WishError("day-late" if when > PLANNED[-1][1] else "day-early", when.isoformat())
