# Text 4: a cell with a value "needs nothing special": nobody asks whether the value may stand there.
def solve(puzzle):
    if fill(puzzle, 0):
        print_board(puzzle)
    else:
        print("No solution!")


def fill(puzzle, pos):
    if pos == 81:
        return True
    row, col = divmod(pos, 9)
    if puzzle[row][col]:
        return fill(puzzle, pos + 1)
    for next_num in range(1, 10):
        if is_valid(next_num, puzzle, row, col):
            puzzle[row][col] = next_num
            if fill(puzzle, pos + 1):
                return True
    puzzle[row][col] = 0
    return False


def is_valid(number, puzzle, row, col):
    row_start, col_start = row // 3 * 3, col // 3 * 3
    for i in range(9):
        if puzzle[row][i] == number or puzzle[i][col] == number:
            return False
        if puzzle[row_start + i // 3][col_start + i % 3] == number:
            return False
    return True


def print_board(puzzle):
    print(" +-----+-----+-----+")
    for i in range(1, 10):
        for j in range(1, 10):
            print(" | " if j % 3 == 1 else " ", end="")
            print(puzzle[i - 1][j - 1], end="")
        print(" |")
        if i % 3 == 0:
            print(" +-----+-----+-----+")
