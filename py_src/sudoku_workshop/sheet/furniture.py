"""The parts around the grids of a page: its head and its foot."""

from sudoku_workshop.sheet import name_lines
from sudoku_workshop.sheet.arrange import Space
from sudoku_workshop.sheet.drawing import Operation, Role, Text
from sudoku_workshop.sheet.setting import FOOTER, HEADING, LEADING, LINE, SUBTITLE, TITLE, Chapter, Setting

TITLE_LINES = 2
NOTE_LINES = 24  # the most lines of the note below a heading
HEADING_LINES = 2
NO_TITLES = ("", "")
Parts = tuple[tuple[str, str], str, str, bool, str]  # of a head: titles, running head, heading, name line, note
LEFT = 0.55  # the share of a page's height that the head must leave for the grids


class Stack:
    """Lines of text, one below another. `bottom` is the y coordinate of the top of the next line."""

    def __init__(self, setting: Setting, space: Space) -> None:
        self.setting, self.space, self.bottom = setting, space, space.y
        self.operations: list[Operation] = []

    def add(
        self, text: str, normal: float, lines: int = 1, bold: bool = False, middle: bool = False, role: Role = "P"
    ) -> None:
        """Add a text below the others, broken into at most `lines` lines."""
        size, space = self.setting.size(normal), self.space
        wrap = self.setting.type.balanced if middle else self.setting.type.wrap
        for line in wrap(text, size, space.width, lines, bold):
            x = space.x + space.width / 2 if middle else space.x
            baseline = self.bottom + size
            self.operations.append(Text(x, baseline, line, size, "middle" if middle else "start", bold, role=role))
            self.bottom += size * LEADING

    def skip(self, normal: float) -> None:
        self.bottom += self.setting.size(normal)

    def lowered(self, by: float) -> list[Text]:
        """Return the lines, moved down by this distance."""
        lines = (operation for operation in self.operations if isinstance(operation, Text))
        return [line._replace(baseline=line.baseline + by) for line in lines]


def head(
    setting: Setting, space: Space, titles: tuple[str, str], running: str, heading: str, name_line: bool, note: str = ""
) -> tuple[list[Operation], Space]:
    """Draw the head of a page. Return the drawing, and the space that is left below it.

    The head consists of title and subtitle (or a running head: the title as a small line), the line for a name, the
    section's heading, and the section's note.
    """
    stack = Stack(setting, space)
    title, subtitle = titles
    stack.add(title, TITLE, TITLE_LINES, bold=True, role="H1")
    stack.add(subtitle, SUBTITLE, TITLE_LINES)
    if setting.options.running == "title":
        stack.add(running, FOOTER, role="Artifact")
    elif setting.options.running == "both":  # drawn when the page's number is known
        stack.skip(FOOTER * LEADING * bool(running))
    if name_line:
        for row in name_lines.rows(setting, space.width):
            stack.skip(LINE)
            stack.operations += name_lines.drawn(setting, row, space.x, stack.bottom + setting.size(LINE))
            stack.skip(LINE * LEADING)
    if heading:
        stack.skip(HEADING / 2 if stack.operations else 0)
        stack.add(heading, HEADING, HEADING_LINES, bold=True, role="H2")
    if note:
        stack.skip(LINE / 2)
        stack.add(note, LINE, NOTE_LINES)
    if stack.bottom > space.y:
        stack.skip(LINE)
    return stack.operations, space._replace(y=stack.bottom, height=space.y + space.height - stack.bottom)


def inside(
    setting: Setting,
    heading: str,
    name_line: bool,
    first: bool = False,
    note: str = "",
    across: tuple[float, float] | None = None,
) -> tuple[list[Operation], Space]:
    """Draw the head of a page. Return the drawing, and the space between head and foot.

    A `first` page has a large title and subtitle, unless a cover has them. All other pages have the title as a small
    line, the running head. If the head leaves too little space, parts are left out in this order: the note, the large
    titles, the running head, the line for a name.

    `across` are the left and right edges of the grids. The head is aligned with them if it then needs no more lines.
    """
    _, space = foot(setting, setting.space, 0, 0)
    title, subtitle = setting.options.title, setting.options.subtitle
    large = first and not setting.options.titled
    titles, running = ((title, subtitle), "") if large else (NO_TITLES, title)
    choices: tuple[Parts, ...] = (
        (titles, running, heading, name_line, note),
        (titles, running, heading, name_line, ""),
        (NO_TITLES, title, heading, name_line, ""),
        (NO_TITLES, "", heading, name_line, ""),
    )
    for less in choices:
        drawn, left = head(setting, space, *less)
        if left.height >= space.height * LEFT:
            return _aligned(setting, space, (drawn, left), less, across), left
    return head(setting, space, NO_TITLES, "", heading, False)


def _aligned(
    setting: Setting,
    space: Space,
    usual: tuple[list[Operation], Space],
    parts: Parts,
    across: tuple[float, float] | None,
) -> list[Operation]:
    """Draw the head above the grids, as wide as they are or, if it has no room there, up to the margin.

    Return the usual head, between the margins, if the lines would be broken at other places.
    """
    drawn, below = usual
    left, right = across or (space.x, 0.0)
    for end in (right, space.x + space.width):
        other, rest = head(setting, space._replace(x=left, width=end - left), *parts)
        if (rest.y, _lines(other)) == (below.y, _lines(drawn)):
            return other
    return drawn


def _lines(drawn: list[Operation]) -> list[str]:
    return [operation.text for operation in drawn if isinstance(operation, Text)]


def beginning(
    setting: Setting, chapter: Chapter, across: tuple[float, float] | None = None
) -> tuple[list[Operation], Space]:
    """Draw the head of a chapter's first page. Return the drawing, and the space below it.

    The note of a lesson is not part of the head.
    """
    return inside(setting, chapter.title, chapter.name_line, chapter.first, chapter.words, across)


def foot(setting: Setting, space: Space, number: int, total: int) -> tuple[list[Operation], Space]:
    """Draw the page number.

    Return the drawing and the space above it, or nothing and the whole space if there is no footer.
    """
    if not setting.options.footer:
        return [], space
    size = setting.size(FOOTER)
    y = space.y + space.height - size / 4
    if setting.options.outer_numbers:  # on the left of left-hand pages, whose numbers are even
        x = space.x + space.width * (number % 2)
        text = Text(x, y, str(number), size, "end" if number % 2 else "start", role="Artifact")
    else:
        words = setting.say("sheet.page", number=number, total=total)
        text = Text(space.x + space.width / 2, y, words, size, "middle", role="Artifact")
    return [text], space._replace(height=space.height - size * 2.5)
