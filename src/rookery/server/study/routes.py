"""The routes beside the matches: rules, guides, lessons, pictures of the games; games shown again and judged."""

import asyncio
from collections.abc import Callable, Mapping
from typing import Annotated, Any, Literal, NamedTuple, ParamSpec, TypeVar

import msgspec
from litestar import MediaType, Response, Router, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, QueryParameter
from litestar.status_codes import HTTP_200_OK

from rookery import catalog
from rookery.kernel.messages import speaker
from rookery.kernel.options import read_pairs
from rookery.play.record import from_match
from rookery.records.games import are_colours, game_from_request, option_texts
from rookery.records.record import decode
from rookery.server.colours import dressed
from rookery.server.http.byte_cache import MEGABYTE, ByteCache, remembered
from rookery.server.http.compression import Asked, answer, packed
from rookery.server.http.encoding import encoded
from rookery.server.http.files import File, handed, made
from rookery.server.http.languages import language_of
from rookery.server.http.limits import Buckets, Rates
from rookery.server.http.problems import no_guest
from rookery.server.http.turns import Turns
from rookery.server.matches import commands
from rookery.server.matches.permissions import Asker
from rookery.server.matches.service import Service
from rookery.server.study import guides, judging, lessons, pictures, puzzling, qr, replaying, rulebooks
from rookery.wire.study import (
    AdviceRequest,
    Chances,
    ChancesRequest,
    CodeRequest,
    Preview,
    PreviewRequest,
    ReviewRequest,
)

say = speaker("server")

FOR_A_WHILE = "private, max-age=300"
SVG = "image/svg+xml"
BOOKS = 16 * MEGABYTE
"""Bytes of rules, guides and lessons that are cached, packed in each way."""
PUZZLES = 16 * MEGABYTE
"""Bytes of puzzles after some moves that are cached."""
REPLAYS = 32 * MEGABYTE
"""Bytes of games shown again that are cached."""

P = ParamSpec("P")
T = TypeVar("T")


Tried = Annotated[
    list[Annotated[str, QueryParameter(max_length=64)]] | None,
    QueryParameter(max_items=128, description="a move that was tried, in their order; only the last may be wrong"),
]
HintWanted = Annotated[bool, QueryParameter(description="with the right move")]


class Study:
    """Slow work, in threads and a piece at a time: players must not wait for readers, nor readers for each other."""

    def __init__(self, service: Service) -> None:
        settings = service.matches.settings
        limits, processes = settings.limits, settings.bot_processes
        waiting = limits.waiting, limits.waiting_each
        self.light = Turns(1, *waiting)
        """Rules, pictures, codes."""
        self.heavy = Turns(1, *waiting)
        """Games shown again or checked."""
        self.thinking = Turns(max(1, processes - 1), *waiting)
        """Hints and judgements; one process of the pool is always left to the bots."""
        self.judges = judging.Judges(service.matches.bot_pool, self.thinking)
        share = service.matches.peers.share
        self._rates = Rates(
            share("studies", Buckets(limits.studies, say("counted-studies"))),
            share("studies-address", Buckets(limits.studies_address, say("counted-studies"))),
        )

    def let_in(self, request: Asked) -> "Visit":
        """Count a question, or refuse it. Tokens are not looked at here, so they count for nothing."""
        asker: Asker = request.scope["state"]["asker"]
        if request.method == "POST" and asker.guest is None:
            raise no_guest()
        self._rates.take(asker.guest or asker.household, asker.household)
        return Visit(self, Asker(asker.guest, None, asker.address))


class Visit(NamedTuple):
    """A question, and who asks it."""

    study: Study
    asker: Asker

    async def light(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Do something that takes a moment."""
        return await self._do(self.study.light, work, *args, **more)

    async def heavy(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Do something that takes a while."""
        return await self._do(self.study.heavy, work, *args, **more)

    async def _do(self, turns: Turns, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        # For what is known nobody has to wait.
        found: T | None = work.known(*args, **more) if isinstance(work, ByteCache) else None
        if found is not None:
            return found
        async with turns.take(self.asker.household, self.asker.name):
            return await asyncio.to_thread(work, *args, **more)


def of(request: Asked) -> Visit:
    """The study, if it has time for this request."""
    study: Study = request.app.state.study
    return study.let_in(request)


# The games


@post("/api/preview", status_code=HTTP_200_OK, summary="How a game begins", media_type=MediaType.JSON)
async def preview(request: Asked) -> Response[bytes]:
    """The first position of a game with its options, or a sample position."""
    visit = of(request)
    asked = commands.read(await request.body(), PreviewRequest)
    return await answer(request, await visit.light(_shown, asked))


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


_BOOKS: Mapping[str, Callable[..., msgspec.Struct]] = {
    "rules": rulebooks.rulebook,
    "guide": guides.guide,
    "introduction": guides.introduction,
    "lessons": lessons.lessons,
}


@remembered(BOOKS, lambda file: 2 * len(file.body))
def _book(kind: str, game: str, *language: str) -> File:
    """What there is to read about a game: it is the same for everybody, and never changes."""
    return made(encoded(_BOOKS[kind](game, *language)), MediaType.JSON)


@remembered(PUZZLES, len)
def _puzzle(game: str, number: int, moves: tuple[str, ...], hint: bool) -> bytes:
    """A puzzle after some moves, which is the same for everybody."""
    return encoded(puzzling.answered(game, number, moves, help_wanted=hint))


@remembered(REPLAYS, len)
def _replay(record: bytes) -> bytes:
    """A record, as it is shown again."""
    return encoded(replaying.replayed(replaying.read(record)))


@remembered(REPLAYS, len)
def _replay_of_match(record: bytes) -> bytes:
    """The same of a match of our own, however long it was."""
    return encoded(replaying.replayed(decode(record)))


@get("/api/games/{game:str}/rules", summary="The rulebook of a game", media_type=MediaType.JSON)
async def rules(request: Asked, game: FromPath[str]) -> Response[bytes]:
    """The rules of a game, as HTML that is safe to show."""
    return await handed(request, await of(request).light(_book, "rules", game, language_of(request)))


@get("/api/games/{game:str}/guide", summary="The illustrated guide of a game", media_type=MediaType.JSON)
async def illustrate(
    request: Asked,
    game: FromPath[str],
    intro: Annotated[bool, QueryParameter(description="what introduces the game, without what moves do")] = False,
) -> Response[bytes]:
    """The rules of a game in a few sections, each with a picture."""
    return await handed(request, await of(request).light(_book, "introduction" if intro else "guide", game))


@get("/api/games/{game:str}/lessons", summary="Lessons of a game", media_type=MediaType.JSON)
async def learn(request: Asked, game: FromPath[str]) -> Response[bytes]:
    """What there is to learn about a game, step by step."""
    return await handed(request, await of(request).light(_book, "lessons", game))


@get("/api/games/{game:str}/puzzles", summary="Puzzles of a game", media_type=MediaType.JSON)
async def list_puzzles(request: Asked, game: FromPath[str]) -> Response[bytes]:
    """The puzzles of a game, and which are those of today."""
    found = await of(request).light(puzzling.listed, game)
    return await packed(request, encoded(found), MediaType.JSON, Cache_Control="no-cache")


@get("/api/games/{game:str}/puzzles/{number:int}", summary="A puzzle after some moves", media_type=MediaType.JSON)
async def try_puzzle(
    request: Asked,
    game: FromPath[str],
    number: FromPath[int],
    move: Tried = None,
    hint: HintWanted = False,
) -> Response[bytes]:
    """What comes of the moves that somebody has tried in a puzzle, and where to go on."""
    found = await of(request).heavy(_puzzle, game, number, tuple(move or ()), hint)
    return await packed(request, found, MediaType.JSON, Cache_Control=FOR_A_WHILE)


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
    drawn = await of(request).light(pictures.drawn, asked)
    return await packed(request, drawn.svg, SVG, Cache_Control=FOR_A_WHILE)


# Games that were played


@get("/api/matches/{match:str}/replay", summary="A match, to be shown again", media_type=MediaType.JSON)
async def replay_match(request: Asked, state: State, match: FromPath[str]) -> Response[bytes]:
    """All scenes of a match so far."""
    visit = of(request)
    live, _ = await state.service.permissions.admit(match, request.scope["state"]["asker"], "replay")
    shown = await visit.heavy(_replay_of_match, encoded(from_match(live.match)))
    return await packed(request, shown, MediaType.JSON)


@post("/api/replay", status_code=HTTP_200_OK, summary="A record, to be shown again", media_type=MediaType.JSON)
async def replay_record(request: Asked) -> Response[bytes]:
    """All scenes of a game that was written down."""
    visit, body = of(request), await request.body()
    return await packed(request, await visit.heavy(_replay, body), MediaType.JSON)


@post("/api/verify", status_code=HTTP_200_OK, summary="Whether a record is true", media_type=MediaType.JSON)
async def verify(request: Asked) -> Response[bytes]:
    """Every move and every roll of a record, computed again."""
    visit, body = of(request), await request.body()
    return await answer(request, await visit.heavy(lambda: replaying.verified(replaying.read(body))))


@post("/api/chances", status_code=HTTP_200_OK, summary="How a game stood", media_type=MediaType.JSON)
async def chances(request: Asked) -> Response[bytes]:
    """What each seat could expect in a few positions of a game, estimated quickly."""
    visit = of(request)
    asked = commands.read(await request.body(), ChancesRequest)
    history, texts = await visit.heavy(judging.parse_history, asked)
    found = await visit.study.judges.judged(history, texts, visit.asker)
    return await answer(request, Chances(tuple(found.get(asked.first + each) for each in range(asked.count))))


@post("/api/advice", status_code=HTTP_200_OK, summary="What would have been best", media_type=MediaType.JSON)
async def advise(request: Asked) -> Response[bytes]:
    """The best move that can be found after the last of some moves."""
    visit = of(request)
    asked = commands.read(await request.body(), AdviceRequest)
    history, position = await visit.heavy(judging.parse_decision, asked)
    hint = await visit.study.judges.advise(history, visit.asker)
    return await answer(request, await visit.heavy(judging.advice, hint, position))


@post("/api/review", status_code=HTTP_200_OK, summary="What turned a game", media_type=MediaType.JSON)
async def review(request: Asked) -> Response[bytes]:
    """The turning points of a game and the luck of each seat, from how it stood (POST /api/chances)."""
    visit = of(request)
    asked = commands.read(await request.body(), ReviewRequest)
    return await answer(request, await visit.light(judging.reviewed, asked))


# Links


@post("/api/qr", status_code=HTTP_200_OK, summary="A text as a QR code", media_type=SVG)
async def qr_code(request: Asked) -> Response[bytes]:
    """Draw a QR code, such as that of a link to a seat."""
    visit = of(request)
    asked = commands.read(await request.body(), CodeRequest)
    return await packed(request, await visit.light(qr.code, asked.text), SVG, Cache_Control="no-store")


def routes(most: int) -> list[Any]:
    """All routes of this kind; ``most`` is the limit, in bytes, for those that take a game along."""
    large = Router(
        path="/", route_handlers=[preview, replay_record, verify, chances, advise, review], request_max_body_size=most
    )
    return [rules, illustrate, learn, list_puzzles, try_puzzle, draw, replay_match, qr_code, large]
