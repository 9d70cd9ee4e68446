"""Steps in Eureka notation: `(4=9)r4c9 - (9)r6c7 = (9-3)r5c5 = (3)r5c2 => -4 r4c2`.

A chain goes from node to node. A node is a cell, several cells for a digit, or an almost locked set, with the digits by
which the chain enters and leaves it. `=` says that at least one side is true, `-` that at most one is. Both kinds of
link alternate, also within a node. The result has a digit and its cells: `-4 r4c2` is removed, `+4 r4c2` is placed.

Steps without a chain have the text of their technique in the usual notation (`step_text.py`), and the same result.

Source: the notation of the forums, https://www.sudopedia.org, "Eureka".
"""

import re
from itertools import pairwise

from sudoku_workshop.grid.digit_text import SYMBOLS
from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.masks import Mask, bits_of
from sudoku_workshop.grid.names import cells_text
from sudoku_workshop.logic.step import Step
from sudoku_workshop.logic.step_text import body_text
from sudoku_workshop.logic.techniques.trails import trail_text

LINK = re.compile(r" ?([=-])(\w)\1 ?")  # the link =5= or -5- between two nodes
ALS_CHAIN = re.compile(r"[^{]*\{[^}]*\} -.*- [^{]*\{[^}]*\}")  # its first and its last node are sets
OPENED, CLOSED = re.compile(r"^(\w)- "), re.compile(r" -(\w)$")  # a link within the first or the last node


def eureka_text(step: Step, geometry: Geometry) -> str:
    """Return the pattern of a step and its result in Eureka notation, without its name."""
    chain = _chain_of(step, geometry)
    body = eureka_chain(chain) if chain else body_text(step, geometry)
    placed, gone = step.placements, step.eliminations & ~step.placements
    done = ", ".join([*_result("+", placed, geometry), *_result("-", gone, geometry)])
    return f"{body} => {done}" if body else done


def _result(sign: str, candidates: Mask, geometry: Geometry) -> list[str]:
    plane = (1 << geometry.cells) - 1
    found = ((digit, candidates >> digit * geometry.cells & plane) for digit in range(geometry.n))
    return [f"{sign}{SYMBOLS[digit]} {cells_text(cells, geometry)}" for digit, cells in found if cells]


def _chain_of(step: Step, geometry: Geometry) -> str:
    """Return the chain of a step in the usual notation: its own, or the one that its links form, or ""."""
    told = step.words.get("chain")
    if isinstance(told, str) and LINK.search(told):
        return _with_ends(told, step, geometry)
    links = step.links
    one_chain = all(before.end == after.start and before.strong != after.strong for before, after in pairwise(links))
    if len(links) < 3 or not one_chain:
        return ""
    return trail_text([links[0].start, *(link.end for link in links)], not links[0].strong, geometry)


def _with_ends(chain: str, step: Step, geometry: Geometry) -> str:
    """Return a chain that begins and ends with sets, with the digit that the step removes within both of them."""
    removed = {candidate // geometry.cells for candidate in bits_of(step.eliminations)}
    if len(removed) == 1 and ALS_CHAIN.fullmatch(chain):
        digit = SYMBOLS[removed.pop()]
        return f"{digit}- {chain} -{digit}"
    return chain


def eureka_chain(chain: str) -> str:
    """Return a chain in Eureka notation, given in the usual notation, such as `5- r8c2 -7- r8c9 =1= r9c8 -5`."""
    opened, closed = OPENED.search(chain), CLOSED.search(chain)
    nodes, signs, digits = _split(CLOSED.sub("", OPENED.sub("", chain)))
    entered = [opened[1] if opened else "", *digits]
    left = [*digits, closed[1] if closed else ""]
    parts = []
    for number, node in enumerate(nodes):
        inside = _inside(entered[number], left[number], signs[number - 1] if number else _other(signs[:1]))
        parts.append(f"({inside}){node}")
    return parts[0] + "".join(f" {sign} {part}" for sign, part in zip(signs, parts[1:], strict=True))


def _split(chain: str) -> tuple[list[str], list[str], list[str]]:
    """Return the nodes of a chain, and the sign and the digit of each link. The digits of a set {5/6} are left out."""
    parts = LINK.split(chain)
    nodes = [re.sub(r" ?\{[^}]*\}", "", part).strip() for part in parts[::3]]
    return nodes, parts[1::3], parts[2::3]


def _other(signs: list[str]) -> str:
    """Return the other kind of link than the first of these, or a strong one if there is none."""
    return "=" if signs == ["="] else "-"


def _inside(entered: str, left: str, sign: str) -> str:
    """Return the digits of a node. `sign` is that of the link by which the chain enters it; within, it is the other."""
    if not entered or not left or entered == left:
        return entered or left
    return f"{entered}{'-' if sign == '=' else '='}{left}"
