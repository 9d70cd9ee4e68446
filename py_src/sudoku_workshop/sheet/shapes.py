"""The letters of a user's font as SVG shapes, so that the SVG does not need the font.

On each page, a letter is defined once and used wherever it occurs.
"""

from collections.abc import Iterator
from html import escape

from sudoku_workshop.sheet.drawing import Text
from sudoku_workshop.sheet.placing import PlacedRun, placed
from sudoku_workshop.sheet.sfnt import BROKEN
from sudoku_workshop.sheet.typeset import FAT, Type
from sudoku_workshop.sheet.user_font import UserFont

LINKED = ' xmlns:xlink="http://www.w3.org/1999/xlink"'  # the most widely supported way to refer to a shape


class Shapes:
    """The shapes of the letters on a page of SVG. Each shape has a name by which the page refers to it."""

    def __init__(self, type_: Type) -> None:
        self.type, self.paths = type_, dict[str, str]()

    def parts(self, text: Text) -> Iterator[PlacedRun | Text]:
        """Yield the runs of a text (pieces in one font). Runs that cannot be drawn as shapes are yielded as texts."""
        for part in placed(self.type, text):
            font = self.type.embedded.get(part.run.face)
            if font and self._learn(part, font):
                yield part
            else:
                yield text._replace(x=part.x, anchor="start", text=part.run.text)

    def drawn(self, part: PlacedRun, baseline: float, ink: str) -> Iterator[str]:
        """Yield the SVG for the letters of a run (text in one font), one letter after the other, each in its place."""
        font, x = self.type.embedded[part.run.face], part.x
        scale = f"{part.size / font.units:.6g}"
        outline = f' stroke="{ink}" stroke-width="{FAT * font.units:g}"' if part.run.fat else ""
        for letter in part.run.text:
            if self.paths[_name(part, letter)]:
                place = f"translate({x:.3f} {baseline:.3f}) scale({scale} -{scale})"
                yield f'<use xlink:href="#{_name(part, letter)}" transform="{place}" fill="{ink}"{outline}/>'
            x += font.width(letter) * part.size

    def defined(self) -> Iterator[str]:
        """Yield the definitions of the shapes used so far."""
        yield "<defs>"
        yield from (f'<path id="{name}" d="{escape(path)}"/>' for name, path in self.paths.items() if path)
        yield "</defs>"

    def _learn(self, part: PlacedRun, font: UserFont) -> bool:
        """Store the shapes of the letters in a run (text in one font), and return whether all of them can be drawn."""
        try:
            for letter in part.run.text:
                if (name := _name(part, letter)) not in self.paths:
                    self.paths[name] = font.path(letter)
        except BROKEN:
            return False
        return True


def _name(part: PlacedRun, letter: str) -> str:
    return f"{part.run.face}-{ord(letter):x}"
