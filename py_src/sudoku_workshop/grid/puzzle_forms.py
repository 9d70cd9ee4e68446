"""The types of the data that a puzzle can be made from. `library/sources.py` reads them."""

from collections.abc import Sequence
from os import PathLike
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from sudoku_workshop.grid.board import Board


class Table(Protocol):
    """A table or an array of numbers with a shape, such as a NumPy array, or a DataFrame of pandas or Polars."""

    @property
    def shape(self) -> tuple[Any, ...]: ...


class TextFile(Protocol):
    """An open file."""

    def read(self) -> str | bytes: ...


class HasPuzzle(Protocol):
    """A board, or a puzzle that `generate` has made."""

    @property
    def puzzle(self) -> "Board": ...


CellValue = int | float | str | None
Rows = Sequence[Sequence[CellValue]] | Sequence[str]
Text = str | bytes | PathLike[str] | TextFile
Source = Text | HasPuzzle | Rows | Sequence[CellValue] | Table
