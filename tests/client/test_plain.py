"""The client without async."""

import inspect
import threading
from collections.abc import Iterator

import pytest

from rookery.client.errors import BadLink, Refusal
from rookery.client.plain import Client
from rookery.play.commands import Say
from tests.client.house import ADDRESS, House, Weather, visitor


@pytest.fixture
def client() -> Iterator[Client]:
    """A client of a house."""
    with Client(ADDRESS) as plain:
        plain._inner = visitor(Weather(House()))
        yield plain


def test_two_play_to_the_end(client: Client) -> None:
    """Everything that can be done in a match is done by plain calls."""
    opened = client.open("penguin-soccer")
    white, black = (client.join(client.link(opened.match, seat=each.token), name="Robin") for each in opened.seats)
    white.catch_up()
    assert (white.number, black.number, white.match) == (0, 1, opened.match)
    assert white.position is not None
    white.move(white.position.moves[0])
    black.say("nice-move")
    black.send(Say("oops"), key="k1")
    white.catch_up()
    assert white.events[-1].key == "k1"
    white.offer("takeback")
    black.catch_up()
    assert black.answer("takeback", agreed=True).plies == 0
    with pytest.raises(Refusal, match="undo"):
        black.undo()
    white.catch_up()
    assert white.resign().over
    assert [view.over for view in client.watch(opened.match, opened.watch).views()] == [True]
    assert client.record(opened.match, opened.watch) == white.record()
    assert white.view.outcome is not None


def test_views_can_be_left_at_any_moment(client: Client) -> None:
    """A loop that is left hangs up."""
    opened = client.open("penguin-soccer")
    seat = client.join(opened.match, opened.seats[0].token, name="Robin")
    for view in seat.views():
        assert view.seats[0].name == "Robin"
        break
    assert seat.leave().seats[0].kind == "open"


def test_the_thread_ends_with_the_client() -> None:
    """Nothing goes on behind anybody's back, and closing twice is no mistake; a wrong address starts nothing."""
    before = threading.active_count()
    with Client(ADDRESS) as client:
        assert threading.active_count() == before + 1
    client.close()
    assert threading.active_count() == before
    with pytest.raises(BadLink):
        Client("nowhere")
    assert threading.active_count() == before


def test_every_word_of_the_async_client_is_there() -> None:
    """What a program can do with one, it can do with the other."""
    from rookery.client import api, plain, seat

    for ours, theirs in ((plain.Client, api.Client), (plain.Watcher, seat.Watcher), (plain.Seat, seat.Seat)):
        words = {name for name in dir(theirs) if not name.startswith("_")}
        assert words <= set(dir(ours))
        for name in words:
            asked = getattr(theirs, name)
            if inspect.isfunction(asked):
                assert list(inspect.signature(getattr(ours, name)).parameters) == list(
                    inspect.signature(asked).parameters
                ), name
