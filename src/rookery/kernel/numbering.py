"""Action numbers for rooms whose move codes have gaps: the codes that moves can have, counted without them."""

import numpy as np
import numpy.typing as npt

Table = npt.NDArray[np.int32]


def numbered(used: list[int], codes: int) -> tuple[Table, Table]:
    """For each of so many codes its number, -1 for those that are not used; and for each number its code."""
    numbers = np.full(codes, -1, np.int32)
    numbers[used] = range(len(used))
    return numbers, np.array(used, np.int32)
