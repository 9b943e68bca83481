"""What lanes on a processor and on a GPU have in common."""

import numpy as np
import pytest

from rookery.kernel.batch import RANDOM
from rookery.kernel.errors import BadOption
from rookery.kernel.lanes import as_actions


def test_actions_for_the_loops() -> None:
    """Lists and arrays become what the loops take; what fits already is not copied."""
    given = np.array([3, RANDOM], np.int32)
    assert as_actions(given, 2) is given
    assert as_actions([3, RANDOM], 2).tolist() == [3, RANDOM]
    strided = np.arange(8)[::4]
    assert as_actions(strided, 2).flags.c_contiguous


@pytest.mark.parametrize(
    ("actions", "problem"),
    [
        ([1], "one action for each of 2 lanes, not an array of shape (1,)"),
        ([[1, 2]], "not an array of shape (1, 2)"),
        ([[1], [2, 3]], "in one row"),
        ([1.5, 2.0], "the code of a move, or -1"),
        ([1, 2**40], "the code of a move, or -1"),
        (["1", "2"], "the code of a move, or -1"),
    ],
)
def test_what_is_no_action(actions: object, problem: str) -> None:
    """Actions of another shape or kind are refused with what would be right."""
    with pytest.raises(BadOption) as refused:
        as_actions(actions, 2)  # type: ignore[arg-type]  # some of them are no arrays at all
    assert problem in str(refused.value)
