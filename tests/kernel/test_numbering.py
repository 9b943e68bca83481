"""Action numbers without gaps."""

from hypothesis import given
from hypothesis import strategies as st

from rookery.kernel.numbering import numbered


@given(st.permutations(range(12)), st.integers(0, 12))
def test_numbers_and_codes_are_inverse(order: list[int], count: int) -> None:
    """Each used code has a number, in their order, and every other code none."""
    used = order[:count]
    numbers, codes = numbered(used, 12)
    assert codes.tolist() == used
    assert [numbers[code] for code in used] == list(range(count))
    assert all(numbers[code] == -1 for code in order[count:])
