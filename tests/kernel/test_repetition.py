"""How often positions have occurred, in histories that fork."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st

from rookery.kernel.repetition import Record


@dataclass(frozen=True)
class Node:
    """A position: its record before it, its ply, its identity, and the whole past, which a record does without."""

    record: Record
    past: tuple[int, ...]

    def follow(self, identity: int) -> tuple["Node", int]:
        """The node after this one, and how often its identity has occurred."""
        record, seen = self.record.follow(len(self.past) - 1, self.past[-1], identity)
        return Node(record, (*self.past, identity)), seen


@given(st.lists(st.tuples(st.integers(0, 10**6), st.integers(0, 4)), max_size=80))
def test_counts_are_those_of_the_whole_past(steps: list[tuple[int, int]]) -> None:
    """Whoever plays on from wherever: the record counts what a look at the whole past counts."""
    nodes = [Node(Record(), (0,))]
    for parent, identity in steps:
        node, seen = nodes[parent % len(nodes)].follow(identity)
        assert seen == node.past.count(identity)
        nodes.append(node)


@given(st.lists(st.integers(0, 3), min_size=30, max_size=60))
def test_many_forks_in_a_row(identities: list[int]) -> None:
    """A history that forks at every ply stays right when its record is copied."""
    node = Node(Record(), (0,))
    for identity in identities:
        side, _ = node.follow(identity + 10)
        side.follow(99)
        node, seen = node.follow(identity)
        assert seen == node.past.count(identity)


def test_threads_play_on_from_one_position() -> None:
    """Entries made twice, and by several threads, are entries made once."""
    root = Node(Record(), (0,))

    def walk(seed: int) -> bool:
        node, right = root, True
        for ply in range(300):
            node, seen = node.follow((seed + ply) * 7 % 11)
            right = right and seen == node.past.count(node.past[-1])
        return right

    with ThreadPoolExecutor(4) as pool:
        assert all(pool.map(walk, [0, 0, 1, 1, 2, 3, 4, 5]))
