# Text 5: srand(time(NULL)) in create and again in selectBlank, in the same second: the lots are the same again.
import time


def solve(board):
    second = int(time.time())
    rand = srand(second)
    lots = [next(rand) % 9 for _ in range(3)]
    print("exchanges:", *lots)
    rand = srand(second)
    holes = [(next(rand) % 9, next(rand) % 9) for _ in range(2)]
    print("first holes:", *holes)


def srand(seed):
    """rand() as Windows has it; the text includes Windows.h."""
    while True:
        seed = (seed * 214013 + 2531011) % 2**32
        yield seed >> 16 & 0x7FFF
