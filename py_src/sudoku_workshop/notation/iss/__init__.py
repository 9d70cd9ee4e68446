"""The text of Interactive-Sudoku-Solver: `forms` has one line for each kind of rules."""
