"""The techniques in groups for the list of lessons: by the pattern one looks for, simplest first."""

import re

from sudoku_workshop.logic.techniques.records import RECORDS, Technique

# A technique is in the first group whose pattern matches its slug.
PATTERNS = {
    "singles": r"full-house|(hidden|naked)-single",
    "intersections": r"(direct-)?(pointing|claiming)",
    "subsets": r"(direct-)?(locked|naked|hidden)-(pair|triple|quadruple)",
    "sets": r".*als-.*|sue-de-coq|death-blossom|aligned-.*",
    "fish": r".*(x-wing|swordfish|jellyfish)|kraken-fish-.",
    "wings": r"xyz?-wing|w-wing|skyscraper|.*two-string-kite|turbot-fish|.*empty-rectangle",
    "colours": r".*-colors-.*|remote-pair",
    "chains": r"(x|xy)-chain|.*nice-loop|.*aic",
    "last": r".*",
}
UNIQUENESS = "uniqueness"
ORDER = ("singles", "intersections", "subsets", "fish", "wings", UNIQUENESS, "colours", "chains", "sets", "last")


def group_of(technique: Technique) -> str:
    """Return the group of a technique. Every technique is in exactly one group."""
    if technique.unique:
        return UNIQUENESS
    return next(group for group, pattern in PATTERNS.items() if re.fullmatch(pattern, technique.slug))


GROUPS = {group: [each.slug for each in RECORDS if group_of(each) == group] for group in ORDER}
