"""How often a position has occurred in its game: what rules of repetition ask of positions that never change.

The positions of one history share a record of it, so a ply costs the same however long the game is. A position knows
the record and its own ply; what the record holds from that ply on belongs to its descendants. Whoever plays on from two
positions that have the same ply forks the record: the second one's only points to what they have in common.

Several threads may play on from the same positions: every entry is made by one atomic operation of a dictionary, and
making it twice changes nothing.
"""

import threading

_MOST_FORKS = 8
"""A history that has forked so often is copied into one record: looking it up stays quick."""
_adding = threading.Lock()


class Record:
    """The identities of a history, ply by ply, and the plies of each identity: one, and others where it has several."""

    __slots__ = ("_at", "_earlier", "_first", "_forks", "_others", "_ply_of")

    def __init__(self, earlier: "Record | None" = None, first: int = 0) -> None:
        """A record that goes on from an earlier one: what stands there before the first ply is part of it."""
        self._earlier = earlier
        self._first = first
        self._forks: int = 0 if earlier is None else earlier._forks + 1
        self._at: dict[int, int] = {}
        self._ply_of: dict[int, int] = {}
        self._others: dict[int, tuple[int, ...]] = {}

    def follow(self, ply: int, identity: int, following: int) -> "tuple[Record, int]":
        """Play on from the position of this identity, which stands at this ply, to a following one.

        Answers with the record that holds the former, and how often the latter has occurred.
        """
        # Almost all plies are new ones of a history that has not forked.
        if self._at.setdefault(ply, identity) != identity:
            return self._fork(ply).follow(ply, identity, following)
        if self._ply_of.setdefault(identity, ply) != ply:
            self._add(ply, identity)
        if following not in self._ply_of and self._earlier is None:
            return self, 1
        return self, 1 + self.count(following, ply)

    def _add(self, ply: int, identity: int) -> None:
        """Note a further ply of an identity."""
        with _adding:
            others = self._others.get(identity, ())
            if ply not in others:
                self._others[identity] = (*others, ply)

    def count(self, identity: int, last: int) -> int:
        """How often a position of this identity has occurred up to a ply."""
        found = 0
        if identity in self._ply_of:
            found = sum(ply <= last for ply in (self._ply_of[identity], *self._others.get(identity, ())))
        if self._earlier is None:
            return found
        return found + self._earlier.count(identity, min(last, self._first - 1))

    def _fork(self, first: int) -> "Record":
        """A record of its own from a ply on."""
        if self._forks < _MOST_FORKS:
            return Record(self, first)
        copied = Record()
        for ply in range(first):
            identity = self._identity(ply)
            copied._at[ply] = identity
            if copied._ply_of.setdefault(identity, ply) != ply:
                copied._add(ply, identity)
        return copied

    def _identity(self, ply: int) -> int:
        """The identity of the position at a ply."""
        record = self
        while ply < record._first and record._earlier is not None:
            record = record._earlier
        return record._at[ply]
