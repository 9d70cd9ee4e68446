# Text 2: SudokuCrack. `result` is static: one for all. Whether anything was found, nobody asks. (Without isBad.)
OTHER = [[(i * 3 + i // 3 + j) % 9 + 1 for j in range(9)] for i in range(9)]


def solve(vvnum):
    s = SudokuCrack(vvnum)
    m = s.begin_crack()
    if m == 0:
        for a in s.get_result():
            print(*a)


class SudokuCrack:
    result = None

    def __init__(self, vvnum):
        self.vvnum = vvnum

    def begin_crack(self):
        SudokuCrack.result = [[0]]
        self.select_better()
        return 0

    def get_result(self):
        return SudokuCrack.result

    def select_better(self):
        cells = [(i, j) for i in range(9) for j in range(9) if not self.vvnum[i][j]]
        if not cells:
            SudokuCrack.result = self.vvnum
            return 1
        return self.attempt_locate(*min(cells, key=lambda cell: len(self.lacked(*cell))))

    def attempt_locate(self, i, j):
        for digit in sorted(self.lacked(i, j)):
            vvnum_new = [list(row) for row in self.vvnum]
            vvnum_new[i][j] = digit
            if SudokuCrack(vvnum_new).select_better():
                return 1
        return 0

    def lacked(self, i, j):
        m, n = i // 3 * 3, j // 3 * 3
        box = {self.vvnum[m + q][n + p] for q in range(3) for p in range(3)}
        return set(range(1, 10)) - set(self.vvnum[i]) - {row[j] for row in self.vvnum} - box
