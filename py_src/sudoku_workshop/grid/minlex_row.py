"""The smallest text of the next row in the minlex form. The order of the columns is fixed only as far as needed.

As long as no row distinguishes some stacks, or some columns of a stack, they share a *place*: the first index in the
row that any of them could have. New digits in columns that share a place take the next names, in an order that is not
fixed either. For each digit, the column where it first appeared, its *home*, is therefore recorded, with the difference
between its name and its home's place. Once the order of the columns is fixed, the names are fixed too. A row is read
from the left. Of the columns with the next place, the ones whose digit has the smallest name come first. If several of
these have digits whose names are not fixed yet, each of these columns is tried as the first.
"""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import NamedTuple, Self

from sudoku_workshop.grid.digit_text import Digit

Row = Sequence[Digit]
Column = int
Columns = Sequence[Column]
NOWHERE = -1


class RowReading(NamedTuple):
    """A row that is being written as the next row of the minlex form, from left to right.

    `text` is what has been written so far. The other fields are the decisions that follow from it (see `State`).
    """

    row: Row
    stacks: tuple[Columns, ...]
    text: list[int]
    places: list[int]
    homes: list[Column]
    more: list[int]

    def read(self, best: list[int]) -> Sequence[Columns]:
        """Write the row's text up to the next choice, and return the groups of columns between which to choose.

        The result is empty at the end of the row, or when the text is larger than `best`.
        """
        while (place := len(self.text)) < len(self.row) and self.text <= best[:place]:
            if self.places.count(place) > len(self.stacks[0]):
                stacks = self.blankest(place)
                columns: Columns = [*chain.from_iterable(stacks)]
                if not self.stay_alike(columns):
                    return stacks
                self.put_first(columns)
            else:
                columns = self.next_columns(place)
            digit = self.row[columns[0]]
            if not digit:
                self.text.extend([0] * len(columns))
            elif self.homes[digit] == NOWHERE:
                self.name(columns)
            elif len(columns) == 1:
                self.put_home_first(self.homes[digit])
                self.text.append(self.name_of(digit))
            else:
                smallest = min(self.name_of(self.row[column]) for column in columns)
                return [[column] for column in columns] if [*self.text, smallest] <= best[: place + 1] else []
        return []

    def blankest(self, place: int) -> Sequence[Columns]:
        """Return those of the stacks with this place that have the most blanks. Other stacks would give a larger text.

        Stacks share a place as long as no row distinguishes them.
        """
        stacks = [stack for stack in self.stacks if self.places[stack[0]] == place]
        blanks = [[self.row[column] for column in stack].count(0) for stack in stacks]
        return [stack for stack, blank in zip(stacks, blanks, strict=True) if blank == max(blanks)]

    def stay_alike(self, columns: Columns) -> bool:
        """Return whether these columns still cannot be told apart after this row is read.

        That is so if their cells are all blank, or if all have digits that have not occurred before.
        """
        digits = {self.row[column] for column in columns}
        return digits == {0} or (0 not in digits and all(self.homes[digit] == NOWHERE for digit in digits))

    def next_columns(self, place: int) -> Columns:
        """Return those of the columns with this place whose digit could get the smallest name, and put them first.

        Columns share a place as long as no row distinguishes them.
        """
        if self.places.count(place) == 1:
            return [self.places.index(place)]
        columns = [column for column, each in enumerate(self.places) if each == place]
        names = [self.name_of(self.row[column]) for column in columns]
        smallest = largest = min(names)
        if smallest and any(self.homes[self.row[column]] in columns for column in columns):
            largest = len(self.row)  # names depend on the order of the columns, so any named digit could be smallest
        columns = [column for column, name in zip(columns, names, strict=True) if name <= largest]
        self.put_first(columns)
        return columns

    def name_of(self, digit: Digit) -> int:
        """Return the smallest name (the digit to write in the minlex form) that a digit of the puzzle could get.

        The result is 0 for a blank. For a digit that has no name yet, it is greater than all names so far.
        """
        home = self.homes[digit]
        return self.more[digit] + (self.places[home] if home != NOWHERE else 0)

    def name(self, columns: Columns) -> None:
        """Name the digits in these columns, which are new. A name is the digit that the minlex form writes instead.

        The columns keep their common place, so their order is not fixed.
        """
        name, place = len(self.homes) + 1 - self.homes.count(NOWHERE), len(self.text)
        for column in columns:
            self.homes[self.row[column]] = column
            self.more[self.row[column]] = name - place
        self.text.extend(range(name, name + len(columns)))

    def put_first(self, columns: Columns) -> None:
        """Put these columns before the other columns with the same place.

        Columns share a place until a row distinguishes them.
        """
        place, count = self.places[columns[0]], len(columns)
        if self.places.count(place) > count:
            self.places[:] = [each + count if each == place else each for each in self.places]
            for column in columns:
                self.places[column] = place

    def put_home_first(self, home: Column) -> None:
        """Put this column before the other columns with the same place.

        Columns share a place until a row distinguishes them.

        If other stacks share the place too, the column's stack is first put before those stacks.
        """
        alike = self.places.count(self.places[home])
        if alike > len(self.stacks[0]):
            self.put_first(next(stack for stack in self.stacks if home in stack))
        if alike > 1:
            self.put_first((home,))

    def each_first(self, choices: Sequence[Columns]) -> Iterator[Self]:
        """Yield a copy of this reading for each choice of columns, in which these columns are put before the others."""
        for columns in choices:
            other = type(self)(self.row, self.stacks, self.text[:], self.places[:], self.homes[:], self.more[:])
            other.put_first(columns)
            yield other
