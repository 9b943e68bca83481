"""The history of a game against a plain list, interpreted and native."""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.kernel import history, jit
from rookery.kernel.protocol import History

CAPACITY = 60
CROWDED = [identity for identity in range(20_000) if history._bucket(identity) == history._bucket(0)][:6]
"""Different positions that fall into one bucket."""
IDENTITIES = st.one_of(st.sampled_from(CROWDED), st.integers(0, 3), st.integers(2**63 - 4, 2**63 - 1))
STEPS = st.lists(st.none() | IDENTITIES, max_size=CAPACITY)
"""What happens to a history: a position is pushed, or, where there is None, the latest popped."""


class Functions(NamedTuple):
    """The functions of a history, all of one kind."""

    clear: Callable[[History], None]
    push: Callable[[History, int], None]
    pop: Callable[[History], None]
    seen: Callable[[History], int]


@pytest.fixture(
    scope="module", params=[jit.interpret, jit.compile_native], ids=["interpreted", "native"], name="functions"
)
def _functions(request: pytest.FixtureRequest) -> Functions:
    link = jit.Linker({}, request.param).link
    return Functions(link(history.clear), link(history.push), link(history.pop), link(history.seen))


@given(steps=STEPS)
@settings(deadline=None, max_examples=300)
def test_counts_like_a_list(functions: Functions, steps: list[int | None]) -> None:
    """After every push the count is that of a list, whatever was pushed and popped before."""
    kept = history.new_history(CAPACITY)
    model: list[int] = []
    for step in steps:
        if step is not None:
            functions.push(kept, step)
            model.append(step)
            assert functions.seen(kept) == model.count(step)
        elif model:
            functions.pop(kept)
            model.pop()
        assert int(kept[0]) == len(model)
        assert kept[history._FIRST : history._FIRST + 2 * len(model) : 2].tolist() == model


def test_a_crowded_bucket(functions: Functions) -> None:
    """Positions that share a bucket are still told apart: only equal ones are counted."""
    assert len(CROWDED) == 6
    kept = history.new_history(len(CROWDED) * 3)
    for times in (1, 2, 3):
        for identity in CROWDED:
            functions.push(kept, identity)
            assert functions.seen(kept) == times


def test_back_to_the_beginning(functions: Functions) -> None:
    """A history that is popped to its beginning is as good as new."""
    kept = history.new_history(20)
    new = kept.copy()
    for identity in range(20):
        functions.push(kept, identity * 97)
    for _ in range(20):
        functions.pop(kept)
    assert kept[: history._FIRST].tolist() == new[: history._FIRST].tolist()


def test_clear_forgets(functions: Functions) -> None:
    """A cleared history has seen nothing, and counts its first position as one occurrence."""
    kept = history.new_history(4)
    functions.push(kept, 5)
    functions.push(kept, 5)
    functions.clear(kept)
    assert int(kept[0]) == 0
    assert functions.seen(kept) == 1
    functions.push(kept, 5)
    assert functions.seen(kept) == 1


def test_size() -> None:
    """A history has space for exactly the positions that it was made for, two numbers each."""
    assert history.history_size(7) - history.history_size(1) == 12
    assert history.history_size(0) == len(history.new_history(0)) == 2
    assert history.seen(history.new_history(0)) == 1
    assert len(history.new_history(7)) == history.history_size(7)
    full = history.new_history(7)
    for identity in range(7):
        history.push(full, identity)
    with pytest.raises(IndexError):
        history.push(full, 7)


def test_buckets_are_used_evenly() -> None:
    """Positions near each other, and those that differ in high bits only, spread over the buckets."""
    for step in (1, 9, 16, 594, 2**32, 2**40):
        used = {history._bucket(identity * step) for identity in range(2000)}
        assert len(used) > history._BUCKETS // 2


def test_full() -> None:
    """A history is full when as many positions are in it as were asked for."""
    kept = history.new_history(2)
    for identity in (3, 4):
        assert not history.is_full(kept)
        history.push(kept, identity)
    assert history.is_full(kept)
