"""The shape of print options. It is not among the other shapes, because they are loaded with the first visit."""

from typing import Annotated, Any

from sudoku_workshop.sheet.options import Options

SheetOptions = Annotated[dict[str, Any], Options]  # any of the fields of Options
