"""What travels: requests are read strictly, messages by their type."""

from typing import Any

import msgspec
import pytest

from rookery.kernel.messages import Message
from rookery.play.commands import Join, Move
from rookery.wire.match import Bye, CommandRequest, NewMatch, Ping, Presence, read_message

SOON = Message(id="server/stopping")


def test_a_command_is_read_by_its_type() -> None:
    """The command inside a request is one of those that players may give."""
    body = b'{"seat": 0, "expected": 3, "key": "k", "command": {"type": "move", "move": "a1"}}'
    request = msgspec.json.decode(body, type=CommandRequest)
    assert request.command == Move("a1")
    assert msgspec.json.decode(msgspec.json.encode(request), type=CommandRequest) == request
    joined = msgspec.json.decode(b'{"expected": 1, "command": {"type": "join", "name": "x"}}', type=CommandRequest)
    assert joined.command == Join("x")


@pytest.mark.parametrize(
    "body",
    [
        b'{"expected": 1, "command": {"type": "tick"}}',
        b'{"expected": 1, "command": {"type": "vacate"}}',
        b'{"expected": "1", "command": {"type": "undo"}}',
        b'{"expected": 1, "command": {"type": "undo"}, "more": 1}',
        b'{"command": {"type": "undo"}}',
        b'{"expected": 1, "key": "' + b"k" * 65 + b'", "command": {"type": "undo"}}',
        b'{"expected": 1, "command": {"type": "move", "move": "' + b"m" * 300 + b'"}}',
    ],
)
def test_what_is_no_command_is_refused(body: bytes) -> None:
    """The server's own commands, wrong types, unknown fields and texts that are too long."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(body, type=CommandRequest)


def test_a_wish_may_be_short() -> None:
    """A game is enough; so many options or seats as no game has are refused."""
    wish = msgspec.json.decode(b'{"game": "x"}', type=NewMatch)
    assert (wish.players, wish.seats, wish.public, wish.key) == (None, (), False, None)
    many: list[dict[str, Any]] = [
        {"seats": [{}] * 17},
        {"options": {str(n): "" for n in range(33)}},
        {"seats": [{"boot": 1}]},
    ]
    for body in many:
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(msgspec.json.encode({"game": "x", **body}), type=NewMatch)


@pytest.mark.parametrize(
    "message", [Ping(), Bye("stopping", Message(id="server/stopping")), Presence((True, False), 2)]
)
def test_messages_come_back_as_they_were(message: Ping | Bye | Presence) -> None:
    """Each is known by its type."""
    assert read_message(msgspec.json.encode(message)) == message


def test_what_is_no_message_is_told() -> None:
    """A line of nonsense, or of a type that is not known."""
    for line in (b"", b"[]", b'{"type": "song"}'):
        with pytest.raises(msgspec.DecodeError):
            read_message(line)
