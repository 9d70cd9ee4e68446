"""A change, and a command that could notice it."""

from typing import NamedTuple


class Change(NamedTuple):
    """A change that replaces the bytes from `begin` to `end` of a file."""

    file: str
    begin: int
    end: int
    new: str

    def applied(self, source: bytes) -> bytes:
        return source[: self.begin] + self.new.encode() + source[self.end :]

    def line(self, source: bytes) -> int:
        return source.count(b"\n", 0, self.begin) + 1

    def told(self, source: bytes) -> str:
        """Return the change on one line, with long statements shortened."""
        old, *more = source[self.begin : self.end].decode().splitlines()
        return f"{self.file}:{self.line(source)}: {old}{' ...' if more else ''} -> {self.new or 'nothing'}"


class Check(NamedTuple):
    """A command with its time limits: for the whole, and with pytest for the start of the next test."""

    name: str
    command: list[str]
    limit: float = 600
    pause: float = 600
    memory: int | None = None  # bytes
    needs: "Check | None" = None  # a check that must run before, again after every change

    def again(self, begun: str) -> "Check":
        """Return the part that failed: of pytest's tests the last that was started, or finding them at all."""
        if "pytest" not in self.command:
            return self
        rest = [each for each in self.command if not each.startswith("tests/")]
        return self._replace(command=[*rest, begun] if begun else [*self.command, "--collect-only"])
