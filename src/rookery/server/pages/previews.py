"""What other programs show of a link that somebody shares: a title, a few words and a picture, as Open Graph tags.

A public match is told of by its players and its position. Of any other nothing is told, not even that there is one:
seats and watchers are let in by a token behind the #, which no server ever sees. Their links name the game themselves.
"""

import html
from typing import Any, NamedTuple

from litestar import Request, Response, route
from litestar.datastructures import State
from litestar.enums import HttpMethod
from litestar.params import FromPath

from rookery import catalog
from rookery.draw.card import HEIGHT, WIDTH, card
from rookery.draw.raster import png
from rookery.kernel.messages import Message, Text, speaker
from rookery.kernel.scene import Scene
from rookery.play.events import Created
from rookery.play.refusals import Refusal
from rookery.records.games import game_from_request
from rookery.server.games import known_rooms
from rookery.server.http.byte_cache import MEGABYTE, remembered
from rookery.server.http.languages import language_of
from rookery.server.http.problems import no_page
from rookery.server.matches.listings import told
from rookery.server.matches.permissions import Permissions
from rookery.server.matches.service import Service
from rookery.server.study import routes as study
from rookery.words import as_sentence, word

say = speaker("server")

NAME = "Rookery"
KEPT = 16 * MEGABYTE
"""Bytes of pictures that are cached."""
WAYS = [HttpMethod.GET, HttpMethod.HEAD]
FOR_A_WHILE = "public, max-age=300"

Asked = Request[Any, Any, State]


class Preview(NamedTuple):
    """What is told of a page."""

    title: Text
    about: Text
    picture: str
    """Its address on this server."""


def of_home() -> Preview:
    """The first page, and all that are about no game."""
    return Preview(NAME, say("preview-home"), "/card.png")


def of_game(game: str) -> Preview:
    """A page about a game; that of no game is told of like the first."""
    room = next((room for room in known_rooms() if room.key == game), None)
    return Preview(room.title, room.summary, f"/cards/{room.key}.png") if room else of_home()


async def of_match(permissions: Permissions, match: str, named: str) -> Preview:
    """A match, as far as everybody may know it; or an invitation to the game that its link names."""
    stored = await permissions.public(match)
    created = stored.events[0] if stored is not None else None
    if stored is None or not isinstance(created, Created):
        # Whatever is wrong, the page itself will say.
        return of_game(named)._replace(about=say("preview-invited"))
    game = of_game(created.game)
    names = tuple(seat.name for seat in told(created, stored.events[1:]).seats if seat.name)
    title = say("preview-players", game=game.title, names=names) if names else game.title
    return Preview(title, say("preview-watch"), f"/m/{match}/card.png?seq={len(stored.events)}")


def tags(request: Asked, preview: Preview) -> str:
    """The lines for the head of a page; addresses are whole, because nobody follows others."""
    language, site = language_of(request), str(request.base_url).rstrip("/")
    title, about = word(preview.title, language), as_sentence(word(preview.about, language))
    facts = {
        "og:site_name": NAME,
        "og:type": "website",
        "og:title": title,
        "og:description": about,
        "og:url": f"{site}{request.url.path}",
        "og:image": f"{site}{preview.picture}",
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": title,
    }
    lines = [f'<meta property="{name}" content="{html.escape(text)}">' for name, text in facts.items()]
    return "\n".join([*lines, '<meta name="twitter:card" content="summary_large_image">'])


# Pictures


class CardRequest(NamedTuple):
    """A picture that is asked for."""

    game: str = ""
    """Empty for all games."""
    players: int = 0
    options: tuple[tuple[str, str], ...] = ()
    position: str = ""
    """Empty for a sample position."""
    language: str = "en"


@remembered(KEPT, len)
def drawn(asked: CardRequest) -> bytes:
    """The picture, in pixels."""
    if not asked.game:
        about = as_sentence(word(say("preview-home"), asked.language))
        return png(card(NAME, about, [_sample(room.key) for room in known_rooms()]), WIDTH)
    room = catalog.room(asked.game)
    if asked.position:
        scene = game_from_request(asked.game, asked.players, dict(asked.options)).read(asked.position).scene()
    else:
        scene = _sample(asked.game)
    about = word(_line(scene, room.summary, asked), asked.language)
    return png(card(room.title, about, [scene], name=NAME), WIDTH)


def _line(scene: Scene, summary: Message, asked: CardRequest) -> Text:
    """What stands below the title: whose turn it is, or what the game is about."""
    if not asked.position or scene.turn is None or scene.winners is not None:
        return summary
    return say("preview-turn", name=scene.seats[scene.turn].name)


def _sample(game: str) -> Scene:
    players, text = catalog.room(game).sample or (None, None)
    made = game_from_request(game, players, {})
    return (made.start(seed=0) if text is None else made.read(text)).scene()


async def _picture(request: Asked, asked: CardRequest) -> Response[bytes]:
    body = await study.of(request).light(drawn, asked._replace(language=language_of(request)))
    return Response(body, media_type="image/png", headers={"Cache-Control": FOR_A_WHILE})


@route("/card.png", http_method=WAYS, include_in_schema=False)
async def home_card(request: Asked) -> Response[bytes]:
    """The picture of all games."""
    return await _picture(request, CardRequest())


@route("/cards/{name:str}", http_method=WAYS, include_in_schema=False)
async def game_card(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """The picture of a game: GAME.png."""
    game, dot, kind = name.rpartition(".")
    if (dot, kind) != (".", "png") or game not in {room.key for room in known_rooms()}:
        raise no_page()
    return await _picture(request, CardRequest(game))


@route("/m/{match:str}/card.png", http_method=WAYS, include_in_schema=False)
async def match_card(request: Asked, state: State, match: FromPath[str]) -> Response[bytes]:
    """The picture of a match as it stands, if it is public; of all games if it is not."""
    return await _picture(request, await _asked_of(state.service, match))


async def _asked_of(service: Service, match: str) -> CardRequest:
    try:
        found = await service.matches.glimpse(match) if await service.permissions.public(match) else None
    except Refusal:
        found = None
    if found is None:
        return CardRequest()
    created = found.created
    if found.position is None:
        return CardRequest(created.game)
    return CardRequest(created.game, created.players, tuple(sorted(created.options.items())), str(found.position))


HANDLERS = (home_card, game_card, match_card)
