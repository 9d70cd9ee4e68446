# Text 2: the coin of selectBetter, on an empty board: 81 cells lack nine digits each, so all are equally good.
from random import Random

TIMES = 2000


def solve(vvnum):
    e = Random()
    chosen = [0] * 81
    for _ in range(TIMES):
        chosen[select_better(e)] += 1
    for i in range(0, 81, 9):
        print(*(f"{times:4}" for times in chosen[i : i + 9]))


def select_better(e):
    min_lack, min_locate = 10, 0
    for cell in range(81):
        lack_num = 9
        if lack_num < min_lack:
            min_lack, min_locate = lack_num, cell
        elif lack_num == min_lack and e.randint(0, 1):
            min_locate = cell
    return min_locate
