"""The routes beside the matches: rules, lessons and pictures of the games; games shown again, checked and judged."""

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, Literal, ParamSpec, TypeVar

from litestar import MediaType, Response, Router, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, QueryParameter
from litestar.status_codes import HTTP_200_OK

from rookery import catalog
from rookery.kernel.options import read_pairs
from rookery.kernel.scene import Scene
from rookery.play.record import from_match
from rookery.play.study import Chances, ChancesRequest, CodeRequest, Preview, PreviewRequest
from rookery.server import commands, judging, lessons, pictures, qr, replaying, rulebooks
from rookery.server.compression import Asked, answer, packed
from rookery.server.games import wished
from rookery.server.limits import Buckets
from rookery.server.lobby import Asker, Lobby
from rookery.server.problems import Refused

WAITING = 32
"""Studies that wait for each other."""
FOR_A_WHILE = "private, max-age=300"
SVG = "image/svg+xml"

P = ParamSpec("P")
T = TypeVar("T")


class Desk:
    """Where studies are made, in a thread and one at a time: those who play must not wait for those who read."""

    def __init__(self, lobby: Lobby) -> None:
        settings = lobby.matches.settings
        self.judges = judging.Judges(lobby.matches.thinking, settings.thinkers)
        self._asked = Buckets(settings.limits.studies, "questions of this kind")
        self._turn = asyncio.Semaphore(1)
        self._waiting = 0

    def let_in(self, request: Asked) -> None:
        """Count a question, or refuse it. Tokens are not looked at here, so they count for nothing."""
        asker: Asker = request.scope["state"]["asker"]
        if request.method == "POST" and asker.guest is None:
            raise Refused("no-guest", "nobody knows who you are; ask GET /api/me first")
        self._asked.take(asker.guest or asker.address)

    async def make(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Do something that takes a while."""
        if self._waiting >= WAITING:
            raise Refused("thinking-busy", "many ask for such things just now; ask again in a moment", retry=1.0)
        self._waiting += 1
        try:
            async with self._turn:
                return await asyncio.to_thread(work, *args, **more)
        finally:
            self._waiting -= 1


def _desk(request: Asked) -> Desk:
    desk: Desk = request.app.state.desk
    desk.let_in(request)
    return desk


# The games


@post("/api/preview", status_code=HTTP_200_OK, summary="How a game begins", media_type=MediaType.JSON)
async def preview(request: Asked) -> Response[bytes]:
    """The first position of a game under its options, or a game under way."""
    desk = _desk(request)
    asked = commands.read(await request.body(), PreviewRequest)
    return await answer(request, Preview(await desk.make(_shown, asked)))


def _shown(asked: PreviewRequest) -> Scene:
    sample = catalog.room(asked.game).sample
    if asked.under_way and sample:
        players, text = sample
        return wished(asked.game, players, {}).read(text).scene()
    return wished(asked.game, asked.players, asked.options).start(seed=0).scene()


@get("/api/games/{game:str}/rules", summary="The rulebook of a game", media_type=MediaType.JSON)
async def rules(request: Asked, game: FromPath[str]) -> Response[bytes]:
    """The rules of a game, as HTML that is safe to show."""
    return await answer(request, await _desk(request).make(rulebooks.rulebook, game))


@get("/api/games/{game:str}/lessons", summary="Lessons for those who learn a game", media_type=MediaType.JSON)
async def learn(request: Asked, game: FromPath[str]) -> Response[bytes]:
    """What there is to learn about a game, step by step."""
    return await answer(request, await _desk(request).make(lessons.lessons, game))


@get("/api/games/{game:str}/picture.svg", summary="A position as a picture", media_type=SVG)
async def draw(
    request: Asked,
    game: FromPath[str],
    players: Annotated[int | None, QueryParameter(ge=1, le=16, description="as many as the game likes best")] = None,
    option: Annotated[
        list[Annotated[str, QueryParameter(max_length=200)]] | None,
        QueryParameter(max_items=32, description="an option of the game, KEY=VALUE; may be repeated"),
    ] = None,
    position: Annotated[str | None, QueryParameter(max_length=1000, description="as the game writes it")] = None,
    theme: FromQuery[Literal["light", "dark"]] = "light",
    size: Annotated[int, QueryParameter(ge=16, le=4096, description="pixels from left to right")] = pictures.SIZE,
) -> Response[bytes]:
    """Draw a position; if none is named a game under way, or under options how it begins."""
    wish = pictures.Wish(game, players, tuple(read_pairs(option or ()).items()), position, theme, size)
    drawn = await _desk(request).make(pictures.drawn, wish)
    return await packed(request, drawn.svg, SVG, Cache_Control=FOR_A_WHILE)


# Games that were played


@get("/api/matches/{match:str}/replay", summary="A match, to be shown again", media_type=MediaType.JSON)
async def replay_match(request: Asked, state: State, match: FromPath[str]) -> Response[bytes]:
    """All scenes of a match so far."""
    desk, lobby = _desk(request), state.lobby
    table = await lobby.matches.table(match)
    await lobby.receiver(table, request.scope["state"]["asker"])
    return await answer(request, await desk.make(replaying.replayed, from_match(table.match)))


@post("/api/replay", status_code=HTTP_200_OK, summary="A record, to be shown again", media_type=MediaType.JSON)
async def replay_record(request: Asked) -> Response[bytes]:
    """All scenes of a game that was written down."""
    desk, body = _desk(request), await request.body()
    return await answer(request, await desk.make(lambda: replaying.replayed(replaying.read(body))))


@post("/api/verify", status_code=HTTP_200_OK, summary="Whether a record is true", media_type=MediaType.JSON)
async def verify(request: Asked) -> Response[bytes]:
    """Every move and every roll of a record, computed again."""
    desk, body = _desk(request), await request.body()
    return await answer(request, await desk.make(lambda: replaying.verified(replaying.read(body))))


@post("/api/chances", status_code=HTTP_200_OK, summary="How a game stood", media_type=MediaType.JSON)
async def chances(request: Asked) -> Response[bytes]:
    """What each seat could expect in a few positions of a line, estimated quickly."""
    desk = _desk(request)
    asked = commands.read(await request.body(), ChancesRequest)
    line, texts = await desk.make(judging.lined_up, asked)
    found = await desk.judges.judged(line, texts)
    return await answer(request, Chances(tuple(found.get(asked.first + each) for each in range(asked.count))))


# Links


@post("/api/qr", status_code=HTTP_200_OK, summary="A text as a QR code", media_type=SVG)
async def qr_code(request: Asked) -> Response[bytes]:
    """Draw a QR code, such as that of a link to a seat."""
    desk = _desk(request)
    asked = commands.read(await request.body(), CodeRequest)
    return await packed(request, await desk.make(qr.code, asked.text), SVG, Cache_Control="no-store")


def routes(most: int) -> list[Any]:
    """All routes of this kind; some take bodies as large as a record may be, so many bytes."""
    large = Router(path="/", route_handlers=[replay_record, verify, chances], request_max_body_size=most)
    return [preview, rules, learn, draw, replay_match, qr_code, large]
