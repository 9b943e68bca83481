"""What others show of a link: a title, words and a picture, and of a private match nothing at all."""

import re
from html import unescape

import pytest

import rookery
from rookery.server.pages import previews
from tests.server.visitors import House, Visitor, refused

pytestmark = pytest.mark.anyio
PNG = b"\x89PNG\r\n\x1a\n"


async def told(visitor: Visitor, address: str, **headers: str) -> dict[str, str]:
    """The tags of a page."""
    text = (await visitor.client.get(address, headers=headers)).text
    return {name: unescape(value) for name, value in re.findall(r'<meta property="([^"]*)" content="([^"]*)">', text)}


async def match_of(house: House, *, public: bool, name: str = "Ann") -> tuple[Visitor, str]:
    """A match that somebody has opened and sits in."""
    ann = await house.visitor()
    opened = await ann.open("polar-dare", None, None, public=public)
    await ann.done(opened["match"], 0, opened["seq"], "join", name=name)
    return ann, opened["match"]


async def test_every_page_says_what_it_is_about(house: House) -> None:
    """The first page tells of all games, those of a game of it, in the reader's language, with whole addresses."""
    visitor = await house.visitor(greeted=False)
    home = await told(visitor, "/")
    assert home["og:title"] == "Rookery"
    assert home["og:description"] == "Four penguin board games, to play with friends or bots."
    assert home["og:image"] == f"{visitor.client.base_url}/card.png".replace("//card", "/card")
    for address in ("/rules/polar-dare", "/learn/polar-dare"):
        game = await told(visitor, address, **{"Accept-Language": "de"})
        assert game["og:title"] == "Polar Dare!"
        assert "Pinguin" in game["og:description"]
        assert game["og:image"].endswith("/cards/polar-dare.png")
    assert (await told(visitor, "/rules/chess"))["og:title"] == "Rookery"


async def test_a_public_match_is_told_of_by_its_players(house: House) -> None:
    """Whoever may watch may know who plays; the picture has another address after every move. Names are only text."""
    ann, match = await match_of(house, public=True, name='Ann"><script>')
    facts = await told(ann, f"/m/{match}")
    assert facts["og:title"] == 'Polar Dare!: Ann"><script>'
    assert "<script>" not in re.sub(r"<script (?:type|src)", "", (await ann.get(f"/m/{match}")).text)
    assert facts["og:image"].endswith(f"/m/{match}/card.png?seq=2")


async def test_a_private_match_gives_nothing_away(house: House) -> None:
    """It is told of like one that there is not, even to its host; what its link says of the game is told back."""
    ann, match = await match_of(house, public=False)
    for page in ("", "/replay"):
        facts, nothing = await told(ann, f"/m/{match}{page}"), await told(ann, f"/m/nothing{page}")
        assert facts | {"og:url": ""} == nothing | {"og:url": ""}
        assert (facts["og:title"], facts["og:description"]) == ("Rookery", "You are invited to a game.")
    named = await told(ann, f"/m/{match}?game=penguin-soccer")
    assert (named["og:title"], named["og:description"]) == ("Penguin Soccer", "You are invited to a game.")
    assert named["og:image"].endswith("/cards/penguin-soccer.png")
    assert (await told(ann, f"/m/{match}?game=chess"))["og:title"] == "Rookery"


async def test_pictures_are_of_the_position_where_everybody_may_see_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A public match under way is drawn as it stands, before the start its game; any other link gets all games."""
    asked: list[previews.CardRequest] = []

    def drawn(request: previews.CardRequest) -> bytes:
        asked.append(request)
        return PNG

    monkeypatch.setattr(previews, "drawn", drawn)
    for public in (True, False):
        ann, match = await match_of(house, public=public)
        await ann.get(f"/m/{match}/card.png")
        view = await ann.view(match)
        await ann.done(match, 1, view["seq"], "join", name="Bob")
        await ann.reveal(match)
        assert (await ann.get(f"/m/{match}/card.png")).content == PNG
        position = (await ann.view(match))["position"]
        assert [each.position for each in asked] == ["", position if public else ""]
        assert {each.game for each in asked} == {"polar-dare" if public else ""}
        asked.clear()
    await ann.get("/m/nothing/card.png")
    assert asked == [previews.CardRequest()]
    for name in ("chess.png", "polar-dare.svg", "polar-dare"):
        refused(await ann.get(f"/cards/{name}"), 404, "unknown-page")


async def test_pictures_are_pixels(house: House) -> None:
    """The picture of a game is a PNG of the size that its page says, and browsers keep it for a while."""
    visitor = await house.visitor(greeted=False)
    answer = await visitor.client.get("/cards/penguin-game.png", timeout=120)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
    assert answer.content.startswith(PNG)
    assert [int.from_bytes(answer.content[at : at + 4]) for at in (16, 20)] == [1200, 630]
    assert answer.headers["cache-control"] == "public, max-age=300"


def test_whose_turn_it_is_stands_below_the_title() -> None:
    """A game that goes on is told by whose turn it is, another one by what it is about."""
    game = rookery.game("penguin-soccer")
    scene, summary = game.start(seed=1).scene(), game.room.summary
    asked = previews.CardRequest("penguin-soccer", 2, (), "x")
    assert previews._line(scene, summary, asked) != summary
    assert previews._line(scene, summary, asked._replace(position="")) == summary
