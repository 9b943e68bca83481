"""The routes beside the matches: rules, guides, lessons, pictures of the games; games shown again and judged."""

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, Literal, ParamSpec, TypeVar

from litestar import MediaType, Response, Router, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, QueryParameter
from litestar.status_codes import HTTP_200_OK

from rookery import catalog
from rookery.kernel.messages import speaker
from rookery.kernel.options import read_pairs
from rookery.play.record import from_match
from rookery.play.refusals import Refusal
from rookery.records.games import are_colours, game_from_request, option_texts
from rookery.server import commands, guides, judging, lessons, pictures, qr, replaying, rulebooks
from rookery.server.colours import dressed
from rookery.server.compression import Asked, answer, packed
from rookery.server.languages import language_of
from rookery.server.limits import Buckets
from rookery.server.permissions import Asker
from rookery.server.problems import no_guest
from rookery.server.service import Service
from rookery.wire.study import AdviceRequest, Chances, ChancesRequest, CodeRequest, Preview, PreviewRequest

say = speaker("server")

WAITING = 32
"""Studies that wait for each other."""
FOR_A_WHILE = "private, max-age=300"
SVG = "image/svg+xml"

P = ParamSpec("P")
T = TypeVar("T")


class Study:
    """Slow work, in a thread and one piece at a time: players must not wait for readers."""

    def __init__(self, service: Service) -> None:
        settings = service.matches.settings
        self.judges = judging.Judges(service.matches.bot_pool, settings.bot_processes)
        self._asked = Buckets(settings.limits.studies, say("counted-studies"))
        self._turn = asyncio.Semaphore(1)
        self._waiting = 0

    def let_in(self, request: Asked) -> None:
        """Count a question, or refuse it. Tokens are not looked at here, so they count for nothing."""
        asker: Asker = request.scope["state"]["asker"]
        if request.method == "POST" and asker.guest is None:
            raise no_guest()
        self._asked.take(asker.guest or asker.address)

    async def make(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Do something that takes a while."""
        if self._waiting >= WAITING:
            raise Refusal("thinking-busy", say("studies-busy"), retry=1.0)
        self._waiting += 1
        try:
            async with self._turn:
                return await asyncio.to_thread(work, *args, **more)
        finally:
            self._waiting -= 1


def of(request: Asked) -> Study:
    """The study, if it has time for this request."""
    study: Study = request.app.state.study
    study.let_in(request)
    return study


# The games


@post("/api/preview", status_code=HTTP_200_OK, summary="How a game begins", media_type=MediaType.JSON)
async def preview(request: Asked) -> Response[bytes]:
    """The first position of a game with its options, or a sample position."""
    study = of(request)
    asked = commands.read(await request.body(), PreviewRequest)
    return await answer(request, await study.make(_shown, asked))


def _shown(asked: PreviewRequest) -> Preview:
    sample = catalog.room(asked.game).sample
    if asked.under_way and sample:
        players, text = sample
        position = game_from_request(asked.game, players, {}).read(text)
    else:
        position = game_from_request(asked.game, asked.players, asked.options).start(seed=0)
    game = position.game
    worn = asked.colours if are_colours(game, asked.colours) else ()
    return Preview(dressed(position.scene(), game.room, worn), option_texts(game))


@get("/api/games/{game:str}/rules", summary="The rulebook of a game", media_type=MediaType.JSON)
async def rules(request: Asked, game: FromPath[str]) -> Response[bytes]:
    """The rules of a game, as HTML that is safe to show."""
    return await answer(request, await of(request).make(rulebooks.rulebook, game, language_of(request)))


@get("/api/games/{game:str}/guide", summary="The illustrated guide of a game", media_type=MediaType.JSON)
async def illustrate(request: Asked, game: FromPath[str]) -> Response[bytes]:
    """The rules of a game in a few sections, each with a picture."""
    return await answer(request, await of(request).make(guides.guide, game))


@get("/api/games/{game:str}/lessons", summary="Lessons of a game", media_type=MediaType.JSON)
async def learn(request: Asked, game: FromPath[str]) -> Response[bytes]:
    """What there is to learn about a game, step by step."""
    return await answer(request, await of(request).make(lessons.lessons, game))


@get("/api/games/{game:str}/picture.svg", summary="A position as a picture", media_type=SVG)
async def draw(
    request: Asked,
    game: FromPath[str],
    players: Annotated[int | None, QueryParameter(ge=1, le=16, description="default: the game's own")] = None,
    option: Annotated[
        list[Annotated[str, QueryParameter(max_length=200)]] | None,
        QueryParameter(max_items=32, description="an option of the game, KEY=VALUE; may be repeated"),
    ] = None,
    position: Annotated[str | None, QueryParameter(max_length=1000, description="as the game writes it")] = None,
    theme: FromQuery[Literal["light", "dark"]] = "light",
    scenery: FromQuery[Literal["day", "night", "paper"]] = "day",
    size: Annotated[int, QueryParameter(ge=16, le=4096, description="pixels from left to right")] = pictures.SIZE,
    bare: FromQuery[bool] = False,
) -> Response[bytes]:
    """Draw a position; by default a sample position, or with options the start.

    Its title and description are in the language of the reader.
    """
    options = tuple(read_pairs(option or ()).items())
    asked = pictures.PictureRequest(game, players, options, position, theme, scenery, size, language_of(request), bare)
    drawn = await of(request).make(pictures.drawn, asked)
    return await packed(request, drawn.svg, SVG, Cache_Control=FOR_A_WHILE)


# Games that were played


@get("/api/matches/{match:str}/replay", summary="A match, to be shown again", media_type=MediaType.JSON)
async def replay_match(request: Asked, state: State, match: FromPath[str]) -> Response[bytes]:
    """All scenes of a match so far."""
    study, service = of(request), state.service
    live = await service.matches.find(match)
    await service.permissions.receiver(live, request.scope["state"]["asker"])
    return await answer(request, await study.make(replaying.replayed, from_match(live.match)))


@post("/api/replay", status_code=HTTP_200_OK, summary="A record, to be shown again", media_type=MediaType.JSON)
async def replay_record(request: Asked) -> Response[bytes]:
    """All scenes of a game that was written down."""
    study, body = of(request), await request.body()
    return await answer(request, await study.make(lambda: replaying.replayed(replaying.read(body))))


@post("/api/verify", status_code=HTTP_200_OK, summary="Whether a record is true", media_type=MediaType.JSON)
async def verify(request: Asked) -> Response[bytes]:
    """Every move and every roll of a record, computed again."""
    study, body = of(request), await request.body()
    return await answer(request, await study.make(lambda: replaying.verified(replaying.read(body))))


@post("/api/chances", status_code=HTTP_200_OK, summary="How a game stood", media_type=MediaType.JSON)
async def chances(request: Asked) -> Response[bytes]:
    """What each seat could expect in a few positions of a game, estimated quickly."""
    study = of(request)
    asked = commands.read(await request.body(), ChancesRequest)
    history, texts = await study.make(judging.parse_history, asked)
    found = await study.judges.judged(history, texts)
    return await answer(request, Chances(tuple(found.get(asked.first + each) for each in range(asked.count))))


@post("/api/advice", status_code=HTTP_200_OK, summary="What would have been best", media_type=MediaType.JSON)
async def advise(request: Asked) -> Response[bytes]:
    """The best move that can be found after the last of some moves."""
    study = of(request)
    asked = commands.read(await request.body(), AdviceRequest)
    history, position = await study.make(judging.parse_decision, asked)
    hint = await study.judges.advise(history)
    return await answer(request, await study.make(judging.advice, hint, position))


# Links


@post("/api/qr", status_code=HTTP_200_OK, summary="A text as a QR code", media_type=SVG)
async def qr_code(request: Asked) -> Response[bytes]:
    """Draw a QR code, such as that of a link to a seat."""
    study = of(request)
    asked = commands.read(await request.body(), CodeRequest)
    return await packed(request, await study.make(qr.code, asked.text), SVG, Cache_Control="no-store")


def routes(most: int) -> list[Any]:
    """All routes of this kind; ``most`` is the limit, in bytes, for those that take a game along."""
    large = Router(
        path="/", route_handlers=[preview, replay_record, verify, chances, advise], request_max_body_size=most
    )
    return [rules, illustrate, learn, draw, replay_match, qr_code, large]
