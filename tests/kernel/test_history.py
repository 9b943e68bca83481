"""The line of a game against a plain list, interpreted and native."""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.kernel import history, jit
from rookery.kernel.protocol import Line

ROOM = 60
CROWDED = [identity for identity in range(20_000) if history._bucket(identity) == history._bucket(0)][:6]
"""Different positions that fall into one bucket."""
IDENTITIES = st.one_of(st.sampled_from(CROWDED), st.integers(0, 3), st.integers(2**63 - 4, 2**63 - 1))
STEPS = st.lists(st.none() | IDENTITIES, max_size=ROOM)
"""What happens to a line: a position is pushed, or, where there is None, the latest popped."""


class Words(NamedTuple):
    """The functions of a line, all of one kind."""

    clear: Callable[[Line], None]
    push: Callable[[Line, int], None]
    pop: Callable[[Line], None]
    seen: Callable[[Line], int]


@pytest.fixture(scope="module", params=[jit.interpret, jit.compile_native], ids=["interpreted", "native"], name="words")
def _words(request: pytest.FixtureRequest) -> Words:
    link = jit.Linker({}, request.param).link
    return Words(link(history.clear), link(history.push), link(history.pop), link(history.seen))


@given(steps=STEPS)
@settings(deadline=None, max_examples=300)
def test_counts_like_a_list(words: Words, steps: list[int | None]) -> None:
    """After every push the count is that of a list, whatever was pushed and popped before."""
    kept = history.new_line(ROOM)
    model: list[int] = []
    for step in steps:
        if step is not None:
            words.push(kept, step)
            model.append(step)
            assert words.seen(kept) == model.count(step)
        elif model:
            words.pop(kept)
            model.pop()
        assert int(kept[0]) == len(model)
        assert kept[history._FIRST : history._FIRST + 2 * len(model) : 2].tolist() == model


def test_a_crowded_bucket(words: Words) -> None:
    """Positions that share a bucket are still told apart: only equal ones are counted."""
    assert len(CROWDED) == 6
    kept = history.new_line(len(CROWDED) * 3)
    for times in (1, 2, 3):
        for identity in CROWDED:
            words.push(kept, identity)
            assert words.seen(kept) == times


def test_back_to_the_beginning(words: Words) -> None:
    """A line that is popped to its beginning is as good as new."""
    kept = history.new_line(20)
    new = kept.copy()
    for identity in range(20):
        words.push(kept, identity * 97)
    for _ in range(20):
        words.pop(kept)
    assert kept[: history._FIRST].tolist() == new[: history._FIRST].tolist()


def test_clear_forgets(words: Words) -> None:
    """A cleared line has seen nothing, and counts its first position as one occurrence."""
    kept = history.new_line(4)
    words.push(kept, 5)
    words.push(kept, 5)
    words.clear(kept)
    assert int(kept[0]) == 0
    assert words.seen(kept) == 1
    words.push(kept, 5)
    assert words.seen(kept) == 1


def test_size() -> None:
    """A line has room for exactly the positions that it was made for, two numbers each."""
    assert history.line_size(7) - history.line_size(1) == 12
    assert history.line_size(0) == len(history.new_line(0)) == 2
    assert history.seen(history.new_line(0)) == 1
    assert len(history.new_line(7)) == history.line_size(7)
    full = history.new_line(7)
    for identity in range(7):
        history.push(full, identity)
    with pytest.raises(IndexError):
        history.push(full, 7)


def test_buckets_are_used_evenly() -> None:
    """Positions near each other, and those that differ in high bits only, spread over the buckets."""
    for step in (1, 9, 16, 594, 2**32, 2**40):
        used = {history._bucket(identity * step) for identity in range(2000)}
        assert len(used) > history._BUCKETS // 2
