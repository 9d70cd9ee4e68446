"""The JSON of f-puzzles: `forms` has one line for each kind of rules."""
