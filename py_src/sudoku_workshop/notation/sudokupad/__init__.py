"""The records of SudokuPad, whose rules are mostly drawn."""
