"""Examples of the formats that are only read."""

NUMBERS = """\
5 3 0 0 7 0 0 0 0
6 0 0 1 9 5 0 0 0
0 9 8 0 0 0 0 6 0
8 0 0 0 6 0 0 0 3
4 0 0 8 0 3 0 0 1
7 0 0 0 2 0 0 0 6
0 6 0 0 0 0 2 8 0
0 0 0 4 1 9 0 0 5
0 0 0 0 8 0 0 7 9"""
SPACES = """\
| 5 3   |   7   |       |
| 6     | 1 9 5 |       |
|   9 8 |       |   6   |
| 8     |   6   |     3 |
| 4     | 8   3 |     1 |
| 7     |   2   |     6 |
|   6   |       | 2 8   |
|       | 4 1 9 |     5 |
|       |   8   |   7 9 |"""
_CLUES = """\
*-----------*
|53.|.7.|...|
|6..|195|...|
|.98|...|.6.|
|---+---+---|
|8..|.6.|..3|
|4..|8.3|..1|
|7..|.2.|..6|
|---+---+---|
|.6.|...|28.|
|...|419|..5|
|...|.8.|.79|
*-----------*"""
SIMPLE_SUDOKU = f"{_CLUES}\n\n{_CLUES.replace('|53.|', '|534|', 1)}"  # the clues, then the same grid with an entry
JIGSAW = (
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    "AAABBBCCCAAABBCCCCAAABBBBCCDDEEEEFFFDDDEEEFFFDDDDEEFFFGGGHHHIIIGGGHHHIIIGGGHHHIII"
)
SUMO_CUE = "SumoCueV1" + "".join(
    f"={clue.replace('.', '0')}J{ord(sign) - ord('A')}" for clue, sign in zip(JIGSAW[:81], JIGSAW[81:], strict=True)
)
KILLER = "53A<F<C<<F<<F<<F<<I<<9<<I<<M<<E<<9<<C<<G<<H<<B<<F<<J<<G<<F<<E<<H<<E<<E<<C<<G<<H<<"
SUDOKU_MAKER = (
    "https://sudokumaker.app/?puzzle=N4IgZg9gTgtghgFwGoFMoGcCWEB2IBcIAjAHQBsJADCADQgAOArgF7MA2KBoOcMnhtEH"
    "EYIAFtAIhBAYwgw+OBJJko2bdAQDaoAOaYAbijz4EURijr64bcwQCsAXxq6DRgqfOXrt-AGYnoFY2-AAsAQEgeobGHhYgQT4A7OH"
    "OKcARUW4mZnEJ-GRpGa4xOV7BBERF0e6l8d78AJxVWbFlPo6pneldkcU1nnXl+E3OvdXZA3kEAByFXc0lk-UEBT2Zi7nL+LPza30"
    "Tm0Or3ScL-Yc+-qPr522hcy7jrYM+OydjLbVTfg8fG3cVM4HAH4ZK7d43YEvfgAJgeQOe32OCK+W2R4JRSyGcOu+0RWze8NxT1RQ"
    "zCxM+WJ8lQp-2hBBGp1pt3p+A6TI5fxZ30JexJVP4YMelIujQcAF06LIcOhTHBMIoNPhtCAEABPej8SgRdWaip0KAoPS4JWaSg0c"
    "3mog0a3WmE0e32y0Wm2uu0Oj3Oq1uj2Omi+f2BkI0YPBuw0cPhgPRkOxsMRhMxgOh2ORhNkGgZjOJGg5nPTGgFgtZzO5sv5wuVkv"
    "Z8uVoviiUOBxAA"
)
