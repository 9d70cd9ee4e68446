"""The consequences of one assumption, node by node, in Sudoku Explainer's order."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator

from tests.support.naive_grid import Grid, Node, Pattern, Place, What

Rule = Callable[[Grid, Grid], Iterable[Pattern]]  # takes the position, and the candidates that a run has left


class Run:
    """The nodes that follow from one assumption, up to a contradiction. Then `clash` are the two contradicting nodes.

    In a dynamic run, removed candidates count in what follows. Its `rules` are tried when nothing else follows.
    """

    def __init__(self, position: Grid, start: What, dynamic: bool, rules: tuple[Rule, ...] = ()) -> None:
        self.position, self.left, self.dynamic, self.rules = position, position.copy(), dynamic, rules
        node = Node(start)
        self.true: dict[What, Node] = {start: node} if node.true else {}
        self.false: dict[What, Node] = {} if node.true else {start: node}
        self.waiting_true, self.waiting_false = deque(self.true.values()), deque(self.false.values())
        self.clash = self._followed()

    def _followed(self) -> tuple[Node, Node] | None:
        while self.waiting_true or self.waiting_false:
            if self.waiting_true:
                clash = self._take(self._made_false(self.waiting_true.popleft()))
            else:
                node = self.waiting_false.popleft()
                found = list(self._made_true(node))
                if self.dynamic:
                    self.left.digits[node.cell].remove(node.digit)
                clash = self._take(found)
            if clash:
                return clash
            if not self.waiting_true and not self.waiting_false:
                self._ask_the_rules()
        return None

    def _take(self, nodes: Iterable[Node]) -> tuple[Node, Node] | None:
        """Add new nodes, and return the first pair that contradicts each other, the true one first."""
        for node in list(nodes):
            known, contrary = (self.true, self.false) if node.true else (self.false, self.true)
            other = contrary.get((node.cell, node.digit, not node.true))
            if other:
                return (node, other) if node.true else (other, node)
            if node.what not in known:
                self._note(node)
        return None

    def _note(self, node: Node) -> None:
        (self.true if node.true else self.false)[node.what] = node
        (self.waiting_true if node.true else self.waiting_false).append(node)

    def _made_false(self, node: Node) -> Iterator[Node]:
        seen: set[Place] = set()
        for cause, places in self._groups(self.left, node):
            for place in places:
                if place != (node.cell, node.digit) and place not in seen:
                    seen.add(place)
                    yield Node((*place, False), [node], cause)

    def _made_true(self, node: Node) -> Iterator[Node]:
        seen: set[Place] = set()
        before = self._groups(self.position, node)
        for (cause, places), (_, all_places) in zip(self._groups(self.left, node), before, strict=True):
            others = [place for place in places if place != (node.cell, node.digit)]
            if len(others) == 1 and others[0] not in seen:
                seen.add(others[0])
                gone = [self.false[(*place, False)] for place in self.left.lost(all_places)]
                yield Node((*others[0], True), [node, *gone], cause)

    def _groups(self, grid: Grid, node: Node) -> list[tuple[str, list[Place]]]:
        """Return the candidates of the node's cell, and the possible cells for its digit in its houses."""
        houses = [(house.kind, grid.in_house(house, node.digit)) for house in grid.houses(node.cell)]
        return [("cell", grid.in_cell(node.cell)), *houses]

    def _ask_the_rules(self) -> None:
        """Add everything from the first rule that yields something because of removed candidates."""
        for rule in self.rules:
            for pattern in rule(self.position, self.left):
                if pattern.reasons:
                    reasons = [self.false[(*place, False)] for place in pattern.reasons]
                    for place in pattern.removed:
                        node = Node((*place, False), reasons, "pattern", pattern.nested)
                        if node.what not in self.false:
                            self._note(node)
            if self.waiting_false:
                return
