"""The JSON of SudokuMaker: `forms` has one line for each type of its elements."""
