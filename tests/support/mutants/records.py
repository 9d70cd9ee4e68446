"""A change, and a command that could notice it."""

from typing import NamedTuple


class Change(NamedTuple):
    """In a file, from one byte to another, this is written instead."""

    file: str
    begin: int
    end: int
    new: str

    def applied(self, source: bytes) -> bytes:
        return source[: self.begin] + self.new.encode() + source[self.end :]

    def line(self, source: bytes) -> int:
        return source.count(b"\n", 0, self.begin) + 1

    def told(self, source: bytes) -> str:
        """In a line, without all that a long statement says."""
        old, *more = source[self.begin : self.end].decode().splitlines()
        return f"{self.file}:{self.line(source)}: {old}{' ...' if more else ''} -> {self.new or 'nothing'}"


class Check(NamedTuple):
    """A command, which should end in this time; of pytest's, the next test should begin in a shorter one."""

    name: str
    command: list[str]
    limit: float = 600
    pause: float = 600
    memory: int | None = None  # bytes
    needs: "Check | None" = None  # what is made of the code before, and so anew where that has changed

    def again(self, begun: str) -> "Check":
        """What of it failed: of pytest's tests the last that was begun, or that they are found at all."""
        if "pytest" not in self.command:
            return self
        rest = [each for each in self.command if not each.startswith("tests/")]
        return self._replace(command=[*rest, begun] if begun else [*self.command, "--collect-only"])
