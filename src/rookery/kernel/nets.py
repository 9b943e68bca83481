"""Nets: what was learnt of a game, as a value and as a file.

A file is one line of JSON, the header, and behind it the weights: 16-bit floats, layer by layer, each layer a row for
each input and then its bias. The header says for which game and rules it was trained, what it sees, how large it is,
and how it was trained, and has a digest of the weights. Nothing in it is code, and a file is at most 1 MB.
"""

import functools
import hashlib
import itertools
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np

from rookery.kernel.errors import BadNet, quote
from rookery.kernel.game import Game
from rookery.kernel.inference import Layers
from rookery.kernel.messages import Text, speaker
from rookery.kernel.planes import Plane, total_size
from rookery.kernel.room import Room

say = speaker("kernel")

FORMAT: Final = "rookery-net/1"
MOST_BYTES: Final = 1_000_000
WIDEST: Final = 4096
"""No layer has more outputs."""
_KIND: Final = np.dtype("<f2")


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line of a file."""

    format: str
    game: str
    rules: int
    planes: tuple[Plane, ...]
    actions: int
    seats: int
    width: int
    blocks: int
    training: dict[str, str | int | float]
    sha256: str


@dataclass(frozen=True, kw_only=True, eq=False)
class Net:
    """What was learnt of a game."""

    game: str
    """The key of the game."""
    rules: int
    """The version of its rules."""
    planes: tuple[Plane, ...]
    """What it sees: raw observations, whose scale its weights know."""
    layers: Layers
    training: Mapping[str, str | int | float] = field(default_factory=dict)
    """How it was trained, for people."""

    @property
    def actions(self) -> int:
        """How many actions have a prior."""
        return int(self.layers.policy.shape[1])

    @property
    def seats(self) -> int:
        """How many seats have a value; a game of fewer players uses the first of them."""
        return int(self.layers.value.shape[1])

    def misfit(self, game: Game) -> Text | None:
        """Why this net cannot play a game under its options; None if it can."""
        if (foreign := self.foreign(game.room)) is not None:
            return foreign
        if self.planes != game.planes:
            pairs = itertools.zip_longest(game.planes, self.planes)
            one, other = next(pair for pair in pairs if pair[0] != pair[1])
            return say("net-sees-otherwise", game=repr(game), plane=(one or other).name)
        if self.actions != game.action_count:
            return say("net-of-other-actions", game=repr(game), actions=game.action_count, other=self.actions)
        if self.seats < game.players:
            return say("net-of-fewer-seats", players=game.players, seats=self.seats)
        return None

    def foreign(self, room: Room) -> Text | None:
        """Why this net cannot play a game under any of its options; None if it was trained for it."""
        if self.game != room.key:
            return say("net-of-another-game", game=room.key, other=quote(self.game))
        if self.rules != room.version:
            return say("net-of-other-rules", game=room.key, rules=room.version, other=self.rules)
        return None

    def check(self, game: Game) -> None:
        """Refuse a game that this net cannot play."""
        problem = self.misfit(game)
        if problem is not None:
            raise BadNet(problem)


def shapes(inputs: int, width: int, blocks: int, actions: int, seats: int) -> dict[str, tuple[int, ...]]:
    """The arrays of a net of this size, in the order of a file."""
    return {
        "first": (inputs, width),
        "first_bias": (width,),
        "blocks": (2 * blocks, width, width),
        "block_biases": (2 * blocks, width),
        "policy": (width, actions),
        "policy_bias": (actions,),
        "value": (width, seats),
        "value_bias": (seats,),
    }


def check_size(numbers: int, file: Path) -> None:
    """Refuse so many weights that no file could hold them."""
    if numbers * _KIND.itemsize > MOST_BYTES:
        raise BadNet(say("net-too-large", file=str(file), bytes=numbers * _KIND.itemsize, most=MOST_BYTES))


def write_net(net: Net, file: Path) -> None:
    """Write a net; the file that was there before stays until the new one is complete."""
    with np.errstate(over="ignore"):
        # Too large a number becomes infinite here, and is refused below.
        arrays = [layer.astype(_KIND) for layer in net.layers]
    if not all(np.isfinite(array).all() for array in arrays):
        raise BadNet(say("net-not-finite", file=str(file)))
    weights = b"".join(array.tobytes() for array in arrays)
    header = Header(
        format=FORMAT,
        game=net.game,
        rules=net.rules,
        planes=net.planes,
        actions=net.actions,
        seats=net.seats,
        width=int(net.layers.first.shape[1]),
        blocks=len(net.layers.blocks) // 2,
        training=dict(net.training),
        sha256=hashlib.sha256(weights).hexdigest(),
    )
    content = msgspec.json.encode(header) + b"\n" + weights
    if len(content) > MOST_BYTES:
        raise BadNet(say("net-too-large", file=str(file), bytes=len(content), most=MOST_BYTES))
    fresh = file.with_name(f"{file.name}.new")
    try:
        with fresh.open("wb") as stream:
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())
        fresh.replace(file)
    except OSError as problem:
        fresh.unlink(missing_ok=True)
        raise BadNet(say("net-not-written", file=str(file), reason=str(problem.strerror))) from None


def read_net(file: Path) -> Net:
    """The net of a file, or BadNet with what is wrong with it."""
    try:
        with file.open("rb") as stream:
            content = stream.read(MOST_BYTES + 1)
    except OSError as problem:
        raise BadNet(say("net-unreadable", file=str(file), reason=str(problem.strerror))) from None
    line, _, weights = content.partition(b"\n")
    header = _header(file, line)
    wanted = shapes(total_size(header.planes), header.width, header.blocks, header.actions, header.seats)
    size = sum(int(np.prod(shape, dtype=np.float64)) for shape in wanted.values()) * _KIND.itemsize
    if len(weights) != size:
        raise BadNet(say("net-cut", file=str(file), bytes=len(weights), wanted=size))
    if hashlib.sha256(weights).hexdigest() != header.sha256:
        raise BadNet(say("net-damaged", file=str(file)))
    numbers = np.frombuffer(weights, _KIND).astype(np.float32)
    if not np.isfinite(numbers).all():
        raise BadNet(say("net-not-finite", file=str(file)))
    return Net(
        game=header.game,
        rules=header.rules,
        planes=header.planes,
        layers=Layers(*_parts(numbers, wanted)),
        training=header.training,
    )


def _header(file: Path, line: bytes) -> Header:
    """The first line of a file, as far as it can be believed."""
    try:
        header = msgspec.json.decode(line, type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadNet(say("not-a-net", file=str(file), format=FORMAT)) from None
    sizes = header.actions, header.seats, header.width, *(side for plane in header.planes for side in plane.shape)
    in_range = all(1 <= size <= MOST_BYTES for size in sizes) and header.width <= WIDEST and 0 <= header.blocks <= 1000
    if header.format != FORMAT or not header.planes or not in_range:
        raise BadNet(say("not-a-net", file=str(file), format=FORMAT))
    return header


def _parts(numbers: Any, wanted: Mapping[str, tuple[int, ...]]) -> Iterator[Any]:
    """The arrays, one after the other; each has its own memory."""
    place = 0
    for shape in wanted.values():
        size = int(np.prod(shape))
        yield numbers[place : place + size].reshape(shape).copy()
        place += size


@functools.cache
def net_of(room: Room) -> Net | None:
    """The net that a room brings; None where it has none. BadNet if its file is broken or not for its rules."""
    if room.net is None:
        return None
    net = read_net(room.net)
    if (foreign := net.foreign(room)) is not None:
        raise BadNet(foreign)
    return net
