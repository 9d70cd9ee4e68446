"""Steps as the field writes them: `XY-Wing: 3/4/7 in r2c5,r5c58 => r2c8<>7`.

Every technique has a template, filled from the step's words. A set of digits is `3/4/7` under its own name and `3,4,7`
under its name with `_list`. What a step does follows: `=>` eliminations and placements; a single is all placement.
"""

from sudoku_workshop.grid.geometry import Geometry, House
from sudoku_workshop.grid.names import candidates_text, cells_text, digit_text, digits_text, houses_text
from sudoku_workshop.logic.step import Cells, Digits, Houses, Step, Word

DIGITS_IN_CELLS = "{digits} in {cells}"
SUBSET = "{digits_list} in {cells}"
FISH = "{digit} {base} {cover}"
FINNED = "{digit} {base} {cover} f{fins}"
MET = "{digit} in {cells} (connected by {bridge})"
COLOURED = "{digit} {cells} / {others}"
CHAINED = "{digits} {chain}"
BRANCHED = "{starts}"

TEMPLATES = {
    "full-house": "",
    "hidden-single": "",
    "naked-single": "",
    "direct-pointing": "{digit} in {house}",
    "direct-claiming": "{digit} in {house}",
    "direct-hidden-pair": SUBSET,
    "direct-hidden-triple": SUBSET,
    "pointing": "{digit} in {house}",
    "claiming": "{digit} in {house}",
    "locked-pair": SUBSET,
    "locked-triple": SUBSET,
    "naked-pair": SUBSET,
    "naked-triple": SUBSET,
    "naked-quadruple": SUBSET,
    "hidden-pair": SUBSET,
    "hidden-triple": SUBSET,
    "hidden-quadruple": SUBSET,
    "x-wing": FISH,
    "swordfish": FISH,
    "jellyfish": FISH,
    "finned-x-wing": FINNED,
    "finned-swordfish": FINNED,
    "finned-jellyfish": FINNED,
    "sashimi-x-wing": FINNED,
    "sashimi-swordfish": FINNED,
    "sashimi-jellyfish": FINNED,
    "skyscraper": MET,
    "two-string-kite": MET,
    "turbot-fish": MET,
    "dual-two-string-kite": MET,
    "empty-rectangle": "{digit} in {house} ({cells})",
    "dual-empty-rectangle": "{digit} in {house} ({cells})",
    "w-wing": "{digits} in {cells} connected by {link} in {bridge}",
    "xy-wing": DIGITS_IN_CELLS,
    "xyz-wing": DIGITS_IN_CELLS,
    **{f"uniqueness-test-{kind}": DIGITS_IN_CELLS for kind in range(1, 7)},
    "hidden-rectangle": DIGITS_IN_CELLS,
    "avoidable-rectangle-1": DIGITS_IN_CELLS,
    "avoidable-rectangle-2": DIGITS_IN_CELLS,
    **{f"unique-loop-{kind}": DIGITS_IN_CELLS for kind in range(1, 5)},
    **{f"bug-{kind}": "{digits_list} in {cells}" for kind in range(1, 5)},
    "aligned-pair-exclusion": "{cells} ({excluders})",
    "aligned-triplet-exclusion": "{cells} ({excluders})",
    "simple-colors-trap": COLOURED,
    "simple-colors-wrap": COLOURED,
    "multi-colors-1": f"{COLOURED}, {{cells2}} / {{others2}}",
    "multi-colors-2": f"{COLOURED}, {{cells2}} / {{others2}}",
    "remote-pair": CHAINED,
    "x-chain": CHAINED,
    "xy-chain": CHAINED,
    "continuous-nice-loop": CHAINED,
    "discontinuous-nice-loop": CHAINED,
    "aic": CHAINED,
    "x-cycle": "{digit} {chain}",
    "y-cycle": "{chain}",
    "xy-cycle": "{chain}",
    "forcing-x-chain": "{digit} {chain}",
    "forcing-chain": "{chain}",
    "nishio": "{digit} in {cells} ({clash})",
    "multiple-forcing-chain": BRANCHED,
    "dynamic-forcing-chain": BRANCHED,
    "dynamic-forcing-chain-plus": BRANCHED,
    **{f"nested-forcing-chain-{level}": BRANCHED for level in range(1, 5)},
}


def step_text(step: Step, name: str, geometry: Geometry) -> str:
    """The step in one line, with its technique's name as the reader knows it."""
    body = TEMPLATES[step.technique].format(**_filled(step, geometry))
    done = [
        candidates_text(step.placements, geometry, "="),
        candidates_text(step.eliminations & ~step.placements, geometry, "<>"),
    ]
    sign = " => " if body else ""
    return f"{name}: {body}{sign}{', '.join(filter(None, done))}"


def _filled(step: Step, geometry: Geometry) -> dict[str, str]:
    words = {key: _text(word, geometry) for key, word in step.words.items()}
    lists = {f"{key}_list": digits_text(word.mask, ",") for key, word in step.words.items() if isinstance(word, Digits)}
    return words | lists


def _text(word: Word, geometry: Geometry) -> str:
    match word:
        case Cells(mask):
            return cells_text(mask, geometry)
        case Digits(mask):
            return digits_text(mask)
        case House():
            return houses_text([word])
        case Houses(houses):
            return houses_text(houses)
        case int():
            return digit_text(word)
        case str():
            return word
