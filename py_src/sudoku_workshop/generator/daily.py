"""The puzzle of the day. Each weekday has a wish, and the date is the seed, so every copy makes the same puzzle.

If the generator is changed so that it makes other puzzles, it gets another version. Each date belongs to one version
for good. A new version may only begin after the last date that is planned for the previous version. Two copies of the
program therefore make the same puzzle for a date, or one of them reports that it is too old or too new for that date.
"""

from datetime import date

from sudoku_workshop.generator.wish_error import WishError

GRADES_OF_WEEK = ("gentle", "easy", "medium", "medium", "hard", "expert", "diabolical")  # from Monday to Sunday
PLANNED = ((date(2026, 1, 1), date(2027, 12, 31), "g2"),)  # first and last date of each version of the generator


def id_of_day(day: str) -> str:
    """Return the ID of the daily puzzle for a date. `day` is an ISO 8601 date without hyphens, such as 20261122.

    Raises WishError if it is not a date, or if no puzzle is planned for the date. The ID may be one that only another
    version of the program can make; `recipe_of` checks that.
    """
    try:
        when = date.fromisoformat(day if len(day) == len("20261122") else "")
    except ValueError:
        raise WishError("day", day) from None
    for first, last, version in PLANNED:
        if first <= when <= last:
            return f"{version}.9.{GRADES_OF_WEEK[when.weekday()]}.half-turn.any.any.d{day}.0"
    raise WishError("day-late" if when > PLANNED[-1][1] else "day-early", when.isoformat())
