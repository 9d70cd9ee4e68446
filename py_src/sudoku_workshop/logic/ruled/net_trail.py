"""The trail of a net: the part that leads to its contradiction, in sentences."""

from collections.abc import Iterable

from sudoku_workshop.grid.masks import bits_of
from sudoku_workshop.logic.ruled.named import claim, claims
from sudoku_workshop.logic.ruled.net import Cause, Net
from sudoku_workshop.logic.ruled.ways import Own, Subject
from sudoku_workshop.logic.step import Candidate, Phrase

CLASHES = {"net.cell": "net.clash.cell", "net.place": "net.clash.place", "almost.set": "almost.clash"}


class Trail:
    """The part of a net that leads to its contradiction, as sentences in the order of the deduction.

    What a nested net takes over from the outer one is not told here. It is in `true` and `false`, for the outer trail.
    """

    def __init__(self, net: Net) -> None:
        self.net, self.field = net, net.field
        self.told: list[Phrase] = []
        self.true: set[Candidate] = set()
        self.false: set[Candidate] = set()
        self._rules: set[tuple[int, Own]] = set()
        clash = net.clash or Cause()
        self._explain(clash)
        self.told.append(self._clash(clash))

    def __len__(self) -> int:
        return len(self.told)

    def _explain(self, cause: Cause) -> None:
        """Tell why everything on which a cause depends is so."""
        if cause.by is not None:
            self._tell_true(cause.by)
        if cause.group:
            for candidate in bits_of(cause.group.members & self.net.off):
                self._tell_false(candidate)
        if cause.rule:
            for candidate in self._gone(cause.rule, cause.own):
                self._tell_false(candidate)
        if cause.nested:
            self._tell_nested(cause.nested)

    def _gone(self, subject: Subject, own: Own) -> Iterable[Candidate]:
        """Return the candidates that the net had removed from the cells of a rule before it was asked."""
        position = self.field.position
        for cell, digits in zip(subject.cells, own, strict=True):
            if not position.written >> cell & 1:
                for digit in bits_of(position.digits_of[cell] & ~digits):
                    yield digit * position.size + cell

    def _tell_true(self, candidate: Candidate) -> None:
        if candidate in self.true:
            return
        self.true.add(candidate)
        if self.net.taken_true >> candidate & 1:
            return
        cause = self.net.true[candidate]
        self._explain(cause)
        if cause.group:
            name = claim(candidate, self.field.position.geometry)
            self.told.append(Phrase("net.single", {"claim": name, "why": cause.group.told}))

    def _tell_false(self, candidate: Candidate) -> None:
        if candidate in self.false:
            return
        self.false.add(candidate)
        if self.net.taken_false >> candidate & 1:
            return
        cause = self.net.false[candidate]
        self._explain(cause)
        if cause.rule:
            self._tell_rule(cause.rule, cause.own)

    def _tell_rule(self, subject: Subject, own: Own) -> None:
        if (key := (id(subject), own)) in self._rules:
            return
        self._rules.add(key)
        every = self.net.false.items()
        gone = [at for at, cause in every if cause.rule is subject and cause.own == own]
        self.false.update(gone)
        excluded = claims(sum(1 << at for at in gone), self.field.position.geometry, "≠")
        self.told.append(Phrase("net.rule", {"rule": subject.stated, "excluded": excluded}))

    def _tell_nested(self, nested: Net) -> None:
        inner = Trail(nested)
        for candidate in sorted(inner.true):
            if nested.taken_true >> candidate & 1:
                self._tell_true(candidate)
        for candidate in sorted(inner.false):
            if nested.taken_false >> candidate & 1:
                self._tell_false(candidate)
        start = nested.start
        name = claim(start, self.field.position.geometry)
        self.told.append(Phrase("net.suppose", {"claim": name}))
        self.told += inner.told
        self.told.append(Phrase("net.so", {"claim": claim(start, self.field.position.geometry, "≠")}))

    def _clash(self, cause: Cause) -> Phrase:
        if cause.rule:
            return Phrase("net.clash.rule", {"rule": cause.rule.stated})
        told = cause.group.told if cause.group else Phrase("net.cell", {})
        return Phrase(CLASHES[told.key], told.words)
