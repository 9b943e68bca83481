"""What processes tell each other: who is connected where, what limits say, and who is gone."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from rookery.server.matches import peers as module
from rookery.server.matches.peers import Here, Peers
from rookery.server.store import StoreProblem
from tests.server.services import stored

pytestmark = pytest.mark.anyio


class Wire:
    """A store that only carries what is told, and the clock of all who use it."""

    kind = "postgresql"

    def __init__(self) -> None:
        self.now = 0.0
        self.all: list[Peers] = []
        self.texts: list[str] = []

    def join(self, name: str) -> Peers:
        """One more process."""
        peers = Peers(self, name, lambda: self.now)  # type: ignore[arg-type]  # it is asked for nothing else
        self.all.append(peers)
        return peers

    async def tell(self, text: str) -> None:
        """Everybody hears it, who says it too."""
        self.texts.append(text)
        for each in self.all:
            each.hear(text)

    async def talk(self) -> None:
        """All say what they have to say, until nobody has."""
        for _ in range(4):
            for each in self.all:
                for text in list(each._messages()):
                    await self.tell(text)


class Limit:
    """A limit that notes what it hears."""

    def __init__(self, **used: float) -> None:
        self.used = used
        self.heard: list[Any] = []

    def share(self) -> None:
        """Note it."""
        self.heard.append("shared")

    def changes(self, seconds: float) -> dict[str, float]:
        """Once."""
        assert seconds >= module.COUNTED
        used, self.used = self.used, {}
        return used

    def tell_all(self) -> None:
        """Note it."""
        self.heard.append("all")

    def learn(self, sender: str, asker: str, amount: float) -> None:
        """Note it."""
        self.heard.append((sender, asker, amount))

    def forget(self, sender: str) -> None:
        """Note it."""
        self.heard.append(sender)


async def test_presence_elsewhere_is_known() -> None:
    """Who opens a match asks, and hears of it whenever it changes; who does not have it open keeps nothing."""
    wire = Wire()
    one, two, three = wire.join("one"), wire.join("two"), wire.join("three")
    changed: list[str] = []
    two.changed = changed.append
    one.here = lambda match: Here((0, 2), 1) if match == "m" else Here()
    two.follow("m")
    await wire.talk()
    assert two.elsewhere("m") == (frozenset({0, 2}), 1)
    assert three.elsewhere("m") == (frozenset(), 0)
    three.tell("m", Here((1,), 4))
    await wire.talk()
    assert two.elsewhere("m") == (frozenset({0, 1, 2}), 5)
    assert changed == ["m", "m"]
    three.tell("m", Here())
    await wire.talk()
    assert two.elsewhere("m") == (frozenset({0, 2}), 1)
    two.drop("m")
    one.tell("m", Here((0,), 0))
    await wire.talk()
    assert two.elsewhere("m") == (frozenset(), 0)


async def test_a_process_that_leaves_or_falls_silent_is_forgotten() -> None:
    """At once if it says so, after a while if it does not; signs of life count."""
    wire = Wire()
    one, two, three = wire.join("one"), wire.join("two"), wire.join("three")
    one.follow("m")
    one.sockets, two.sockets, three.sockets = (lambda: 1), (lambda: 20), (lambda: 300)
    two.tell("m", Here((1,), 0))
    three.tell("m", Here((2,), 0))
    await wire.talk()
    assert one.sockets_elsewhere() == 320
    await two.leave()
    assert one.elsewhere("m") == (frozenset({2}), 0)
    assert one.sockets_elsewhere() == 300
    wire.all.remove(two)
    wire.now += module.SIGN_OF_LIFE
    await wire.talk()
    wire.now += module.SILENCE - 1
    one._miss()
    assert one.elsewhere("m") == (frozenset({2}), 0)
    wire.now += 2
    one._miss()
    assert one.elsewhere("m") == (frozenset(), 0)
    assert one.sockets_elsewhere() == 0


async def test_limits_are_counted_together() -> None:
    """What one process says of an asker is learnt by the others under the same name."""
    wire = Wire()
    one, two = wire.join("one"), wire.join("two")
    heard = Limit()
    one.share("hints", Limit(**{"203.0.113.7": 3.5}))
    two.share("hints", heard)
    wire.now += module.COUNTED
    await wire.talk()
    assert heard.heard == ["shared", "all", ("one", "203.0.113.7", 3.5)]
    await one.leave()
    assert heard.heard[-1] == "one"


async def test_much_is_said_in_several_messages() -> None:
    """No message is larger than the database takes, and nothing is left out."""
    wire = Wire()
    one, two = wire.join("one"), wire.join("two")
    names = [f"match-{number:04}" for number in range(1000)]
    for name in names:
        two.follow(name)
        one.tell(name, Here((0, 1, 2, 3), 2))
    await wire.talk()
    assert max(len(text.encode()) for text in wire.texts) < 8000
    assert {two.elsewhere(name) for name in names} == {(frozenset(range(4)), 2)}


async def test_after_a_loss_everything_is_asked_again() -> None:
    """What was told while nobody heard it comes again."""
    wire = Wire()
    one, two = wire.join("one"), wire.join("two")
    two.follow("m")
    await wire.talk()
    one.here = lambda _: Here((1,), 0)
    two.lost()
    await wire.talk()
    assert two.elsewhere("m") == (frozenset({1}), 0)


def test_what_is_no_message_means_nothing() -> None:
    """Anything may come over the database."""
    one = Wire().join("one")
    for text in ("", "{", "[]", '["x", "y"]', json.dumps(["other", 1, {"m": 3}])):
        one.hear(text)
    assert one.sockets_elsewhere() == 0


async def test_a_store_in_trouble_ends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """While the database is away nobody hears anything; then it goes on."""
    monkeypatch.setattr(module, "PAUSE", 0)
    wire = Wire()
    one = wire.join("one")
    failed = asyncio.Event()

    async def fail(_: str) -> None:
        failed.set()
        raise StoreProblem("database-slow", "slow")

    monkeypatch.setattr(wire, "tell", fail)
    talking = asyncio.create_task(one.talk())
    await failed.wait()
    await one.leave()
    assert not talking.done()
    talking.cancel()


async def test_a_file_has_one_process(tmp_path: Path) -> None:
    """With SQLite there is nobody to talk to, and nothing is said."""
    async with stored(tmp_path) as store:
        alone = Peers(store, "one")
        alone.follow("m")
        alone.tell("m", Here((0,), 0))
        await alone.talk()
        assert alone.elsewhere("m") == (frozenset(), 0)
