"""The words with which people state each kind of rule in prose (see `plain_rules`)."""

from typing import NamedTuple


class Words(NamedTuple):
    """The words of a kind.

    A sentence is about the kind if it matches the pattern `named`. Then it may also have `words`, and numbers that the
    rule has or that are in `numbers`. `denies` says whether the rule excludes something, so that "not" states it.
    `complete` is the kind of the rule that all marks of this kind are given. `full` says whether its cells have every
    digit.
    """

    named: str
    words: str
    numbers: tuple[int, ...] = ()
    denies: bool = False
    complete: str = ""
    full: bool = False


BESIDE = "adjacent neighbouring neighboring neighbour neighbours neighbor neighbors orthogonally"
MOVES = "anti chess move moves away apart same identical equal see sees itself repeat touch touching diagonally"
DIAGONALS = Words(r"diagonals?", "along both line lines long main negative positive two", denies=True, full=True)
DOTS = f"{BESIDE} between dot dots kropki connect connects connected possible means negative constraint"
MARKS = f"{BESIDE} between sum sums add adds up total totals possible negative constraint"
EXTREME = (
    "orthogonally neighbour neighbours neighbor neighbors surrounding lower less smaller larger greater higher than"
)
CAGE = "if cage cages caged outlined dashed dotted"
SUM = "sum sums add adds up total totals clue clues small corner top left written"
WORDS = {
    "regions": Words(
        r"jigsaw|irregular|regions?|pieces?", "jigsaw outlined bold thick borders shape shapes", denies=True, full=True
    ),
    "diagonal-down": DIAGONALS,
    "diagonal-up": DIAGONALS,
    "windoku": Words(r"windoku|windows?|hyper", "shaded extra four region regions", (4,), denies=True, full=True),
    "disjoint": Words(r"disjoint", "groups group same relative position positions set sets", denies=True, full=True),
    "knight": Words(r"(anti)?knights?", MOVES, denies=True),
    "king": Words(r"(anti)?kings?", MOVES, denies=True),
    "nonconsecutive": Words(
        r"non consecutives?|nonconsecutives?|(not|no|never|cannot|t)\b.*\bconsecutive",
        f"{BESIDE} consecutive touching side edge share sharing unless dot",
        denies=True,
    ),
    "area": Words(r"extra regions?|shaded|regions?", "region regions extra repeat", denies=True, full=True),
    "cage": Words(r"cages?|caged|killer", f"{CAGE} repeat", denies=True),
    "even": Words(r"evens?|squares?", "opaque square parity"),
    "odd": Words(r"odds?|circles?|circled", "opaque circle parity"),
    "minimum": Words(r"minimums?|minima", EXTREME),
    "maximum": Words(r"maximums?|maxima", EXTREME),
    "white": Words(r"white|kropki|dots?", f"{DOTS} consecutive difference differ", (1,), complete="nonconsecutive"),
    "black": Words(r"black|kropki|dots?", f"{DOTS} ratio double twice doubled other half", (1,), complete="all-black"),
    "all-black": Words(r"dots?|kropki", f"{DOTS} ratio double twice", (1, 2), denies=True, complete="all-black"),
    "xv": Words(r"x|v|xs|vs|xv", MARKS, (5, 10), complete="all-xv"),
    "all-xv": Words(r"x|v|xs|vs|xv", MARKS, (5, 10), denies=True, complete="all-xv"),
    "greater": Words(r"greater|inequality|signs?", "between larger smaller than sign point points towards inequality"),
    "thermometer": Words(
        r"thermos?|thermometers?",
        "strictly increase increases increasing ascend ascending bulb bulbs end tip start starting away moving repeat",
        denies=True,
    ),
    "slow-thermometer": Words(
        r"slow", "thermo thermos thermometer thermometers increase decrease never stay equal bulb end tip", denies=True
    ),
    "whisper": Words(r"whispers?|german|dutch|lines?", f"{BESIDE} differ difference differences least at more or"),
    "palindrome": Words(
        r"palindrom\w*|lines?",
        "read reads same forward forwards backward backwards way both ends either direction directions ie",
    ),
    "clone": Words(r"clones?|cloned", "same identical position positions shape shapes areas"),
    "nabner": Words(r"nabner", "consecutive repeat", denies=True),
    "entropic": Words(r"entrop\w*", "low middle high any three set sequential successive", tuple(range(1, 10))),
    "modular": Words(r"modular|modulo", "remainder remainders divided any three set sequential", tuple(range(1, 10))),
    "parity": Words(r"parity|alternat\w*", f"{BESIDE} odd even evens odds"),
    "killer": Words(r"cages?|caged|killer", f"{CAGE} {SUM} repeat", denies=True),
    "arrow": Words(r"arrows?", f"{SUM} circle circled circles attached connected connecting number"),
    "renban": Words(r"renban\w*|lines?", "consecutive set any order repeat", denies=True),
    "between": Words(r"lines?", "between connecting connected ends end circles circled circle bulb bulbs strictly"),
    "little-killer": Words(r"diagonals?", f"{SUM} outside arrow indicated direction"),
    "sandwich": Words(r"sandwich\w*|outside", f"{SUM} outside sandwiched", (1,)),
}
LONG = {name: frozenset(f"{entry.words} {name}".split()) for name, entry in WORDS.items()}
