"""The names that Sudoku Explainer gives to steps."""

from sudoku_workshop.logic.step import Step

NAMES = {
    "full-house": "Hidden Single",
    "hidden-single": "Hidden Single",
    "direct-pointing": "Direct Pointing",
    "direct-claiming": "Direct Claiming",
    "direct-hidden-pair": "Direct Hidden Pair",
    "naked-single": "Naked Single",
    "direct-hidden-triple": "Direct Hidden Triplet",
    "pointing": "Pointing",
    "claiming": "Claiming",
    "naked-pair": "Naked Pair",
    "x-wing": "X-Wing",
    "hidden-pair": "Hidden Pair",
    "naked-triple": "Naked Triplet",
    "swordfish": "Swordfish",
    "hidden-triple": "Hidden Triplet",
    "xy-wing": "XY-Wing",
    "xyz-wing": "XYZ-Wing",
    "naked-quadruple": "Naked Quad",
    "jellyfish": "Jellyfish",
    "hidden-quadruple": "Hidden Quad",
    **{f"uniqueness-test-{kind}": f"Unique Rectangle type {kind}" for kind in range(1, 5)},
    "uniqueness-test-5": "Unique Rectangle type 2",
    **{f"unique-loop-{kind}": f"Unique Loop type {kind}" for kind in range(1, 5)},
    **{f"bug-{kind}": f"Bivalue Universal Grave type {kind}" for kind in range(1, 5)},
    "aligned-pair-exclusion": "Aligned Pair Exclusion",
    "x-cycle": "Bidirectional X-Cycle",
    "y-cycle": "Bidirectional Y-Cycle",
    "xy-cycle": "Bidirectional Cycle",
    "forcing-x-chain": "Forcing X-Chain",
    "forcing-chain": "Forcing Chain",
    "aligned-triplet-exclusion": "Aligned Triplet Exclusion",
    "nishio": "Nishio Forcing Chains",
    "multiple-forcing-chain": "{kind} Forcing Chains",
    "dynamic-forcing-chain": "Dynamic {kind} Forcing Chains",
    "dynamic-forcing-chain-plus": "Dynamic {kind} Forcing Chains (+)",
    "nested-forcing-chain-1": "Dynamic {kind} Forcing Chains (+ Forcing Chains)",
    "nested-forcing-chain-2": "Dynamic {kind} Forcing Chains (+ Multiple Forcing Chains)",
    "nested-forcing-chain-3": "Dynamic {kind} Forcing Chains (+ Dynamic Forcing Chains)",
    "nested-forcing-chain-4": "Dynamic {kind} Forcing Chains (+ Dynamic Forcing Chains (+ Forcing Chains))",
}


def explainer_name(step: Step) -> str:
    """Return Sudoku Explainer's name for a step of a solution path that always takes the lowest-rated step first."""
    return NAMES[step.technique].format(kind=str(step.words.get("kind", "")).title())
