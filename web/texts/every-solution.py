# Text 1: Test and guess. Nobody looks at the clues, and nobody says that nothing was found.
def solve(sudoku):
    guess(sudoku, 0)


def guess(sudoku, count):
    if count == 81:
        for row in sudoku:
            print(*row)
        print()
        return
    y, x = divmod(count, 9)
    if sudoku[y][x] != 0:
        guess(sudoku, count + 1)
        return
    for i in range(1, 10):
        sudoku[y][x] = i
        if test(sudoku, count):
            guess(sudoku, count + 1)
    sudoku[y][x] = 0


def test(sudoku, count):
    y, x = divmod(count, 9)
    for i in range(9):
        if sudoku[y][i] == sudoku[y][x] and i != x:
            return False
    for i in range(9):
        if sudoku[i][x] == sudoku[y][x] and i != y:
            return False
    sy, sx = y // 3 * 3, x // 3 * 3
    for i in range(sy, sy + 3):
        for k in range(sx, sx + 3):
            if sudoku[i][k] == sudoku[y][x] and i != y and k != x:
                return False
    return True
