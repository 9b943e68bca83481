"""Commands as they come over the wire."""

import msgspec
import pytest

from rookery.play import commands
from rookery.play.commands import AnyCommand, Join, Move, Offer, PlayerCommand, SeatBot, Tick, Vacate


@pytest.mark.parametrize(
    ("command", "text"),
    [
        (Join("Anna", "c"), '{"type":"join","name":"Anna","commitment":"c"}'),
        (commands.Reveal("s"), '{"type":"reveal","seed":"s"}'),
        (Move("a1-b2"), '{"type":"move","move":"a1-b2"}'),
        (Offer("draw"), '{"type":"offer","what":"draw"}'),
        (SeatBot(1, "egg"), '{"type":"seat-bot","seat":1,"level":"egg"}'),
        (commands.Answer("draw", agreed=True), '{"type":"answer","what":"draw","agreed":true}'),
        (commands.Undo(), '{"type":"undo"}'),
    ],
)
def test_json(command: PlayerCommand, text: str) -> None:
    """Every command has one form in JSON, there and back."""
    assert msgspec.json.encode(command).decode() == text
    assert msgspec.json.decode(text, type=PlayerCommand) == command


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"tick"}',
        '{"type":"vacate"}',
        '{"type":"humbug"}',
        '{"type":"undo","seat":1}',
        '{"type":"offer","what":"money"}',
        '{"type":"move"}',
        '{"type":"move","move":1}',
        f'{{"type":"move","move":"{"x" * 257}"}}',
    ],
)
def test_what_players_cannot_say(text: str) -> None:
    """Unknown commands, fields and values are refused, and so is what only the server may ask for."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=PlayerCommand)


def test_the_server_may_ask_for_more() -> None:
    """Ticks and absences are commands of the server's."""
    for command in (Tick(), Vacate()):
        assert msgspec.json.decode(msgspec.json.encode(command), type=AnyCommand) == command
