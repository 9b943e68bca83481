"""Randomness without a state: a number is a function of (seed, lane, n).

The generator is Philox2x32-10 of Salmon, Moraes, Dror and Shaw, "Parallel random numbers: as easy as 1, 2, 3" (2011).
The seed is its key; lane and n are its counter. So lanes never share a stream, any draw can be made again without the
ones before it, and the interpreter, native code and a GPU give the same numbers. Lane and n are taken modulo 2**32.

A seed has 63 bits and a key of Philox 32. The lower 32 are the key of the first round; the others change the constant
by which the key grows from round to round. It stays odd, so its multiples differ, and no two seeds have the same keys.
For seeds below 2**32 the constant is that of the paper.
"""

_ROUNDS = 10
_MULTIPLIER = 0xD256D193
_WEYL = 0x9E3779B9
_MASK = 0xFFFFFFFF


def word(seed: int, lane: int, n: int) -> int:
    """A uniform 32-bit number, the n-th of this lane."""
    key = seed & _MASK
    step = _WEYL ^ ((seed >> 31) & _MASK & ~1)
    left = n & _MASK
    right = lane & _MASK
    for _ in range(_ROUNDS):
        # Native integers wrap at 64 bits and Python's do not; masking makes both the same 32-bit halves.
        product = left * _MULTIPLIER
        left = ((product >> 32) & _MASK) ^ key ^ right
        right = product & _MASK
        key = (key + step) & _MASK
    return left


def below(word: int, bound: int) -> int:
    """A number from 0 to bound - 1 made of a 32-bit word; its odds are even to within bound / 2**32."""
    return (word * bound) >> 32
