"""Reading of rules that a puzzle only draws and describes.

Most puzzles of SudokuPad declare no rules. They have lines, dots, cages and texts, and the author's prose. A guess
needs both: a sentence that states a kind of rule, and drawings that the sentence can be about.

1. `pictures` has what guesses are about, made of the drawings of a record (`pictured/drawings.py`).
2. `statements` finds the kinds of rules that the author's text states (`phrases` has their words).
3. `guesses` looks for the drawings of each statement (`lines`, `marks`, `clues`, `cages`).
4. `proposals` checks the guesses against the published solution, and the puzzle as a whole with the solver.
"""
