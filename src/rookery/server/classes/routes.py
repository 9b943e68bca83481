"""The routes of classes: for the teacher's page, and for pupils who come by a code."""

from typing import Any

from litestar import MediaType, Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.params import FromPath
from litestar.status_codes import HTTP_200_OK

from rookery.server.classes.service import Classes
from rookery.server.http.compression import answer
from rookery.server.http.problems import no_guest
from rookery.server.matches import commands
from rookery.server.matches.permissions import Asker
from rookery.server.study.routes import HintWanted, Tried
from rookery.wire.classes import ClassView, JoinClass, LessonsRequest, NewClass, Place, TableRequest

Asked = Request[Any, Any, State]
Name = FromPath[str]


def _asker(request: Asked) -> Asker:
    asker: Asker = request.scope["state"]["asker"]
    return asker


def _classes(state: State) -> Classes:
    found: Classes = state.classes
    return found


@post("/", summary="Open a class")
async def open_class(request: Asked, state: State) -> ClassView:
    """Open many tables at once, with one code for all."""
    asker = _asker(request)
    if asker.guest is None:
        raise no_guest()
    return await _classes(state).open(asker, commands.read(await request.body(), NewClass))


@post("/join", status_code=HTTP_200_OK, summary="Join a class by its code")
async def join_class(request: Asked, state: State) -> Place:
    """Be sent to a seat where somebody waits."""
    asked = commands.read(await request.body(), JoinClass)
    return await _classes(state).join(_asker(request), asked.code)


@get("/{name:str}", summary="A class as its teacher sees it")
async def look_at_class(request: Asked, state: State, name: Name) -> Response[ClassView]:
    """All tables of this round."""
    found = await _classes(state).look(name, _asker(request))
    return Response(found, headers={"Cache-Control": "no-store"})


@post("/{name:str}/close", status_code=HTTP_200_OK, summary="Let nobody else come by the code")
async def close_class(request: Asked, state: State, name: Name) -> ClassView:
    """Close a class; games go on."""
    return await _classes(state).close(name, _asker(request))


@post("/{name:str}/rounds", status_code=HTTP_200_OK, summary="Begin the next round")
async def next_round(request: Asked, state: State, name: Name) -> ClassView:
    """Call off what is unfinished, and open new tables."""
    return await _classes(state).next_round(name, _asker(request))


@post("/{name:str}/tables/{number:int}", status_code=HTTP_200_OK, summary="End a game, or let bots sit down")
async def change_table(request: Asked, state: State, name: Name, number: FromPath[int]) -> ClassView:
    """Do something to one table."""
    asked = commands.read(await request.body(), TableRequest)
    return await _classes(state).change_table(name, number, _asker(request), asked)


@post("/{name:str}/lessons", status_code=HTTP_200_OK, summary="Give a class lessons and puzzles of your own")
async def give_lessons(request: Asked, state: State, name: Name) -> ClassView:
    """Check a teacher's own file, and keep it with the class."""
    asked = commands.read(await request.body(), LessonsRequest)
    return await _classes(state).give_lessons(name, _asker(request), asked.text)


@get("/{name:str}/lessons", summary="The lessons of a class", media_type=MediaType.JSON)
async def class_lessons(request: Asked, state: State, name: Name) -> Response[bytes]:
    """For the teacher and the pupils."""
    return await answer(request, await _classes(state).lessons(name, _asker(request)))


@get("/{name:str}/puzzles", summary="The puzzles of a class", media_type=MediaType.JSON)
async def class_puzzles(request: Asked, state: State, name: Name) -> Response[bytes]:
    """For the teacher and the pupils."""
    return await answer(request, await _classes(state).puzzles(name, _asker(request)))


@get(
    "/{name:str}/puzzles/{number:int}",
    summary="A puzzle of a class after some moves",
    media_type=MediaType.JSON,
)
async def try_class_puzzle(
    request: Asked,
    state: State,
    name: Name,
    number: FromPath[int],
    move: Tried = None,
    hint: HintWanted = False,
) -> Response[bytes]:
    """What comes of the moves that somebody has tried in a puzzle, and where to go on."""
    found = await _classes(state).puzzle(name, _asker(request), number, tuple(move or ()), hint=hint)
    return await answer(request, found)


def routes(most: int) -> Router:
    """All routes of classes; ``most`` is the limit, in bytes, of what is sent."""
    handlers = [
        open_class,
        join_class,
        look_at_class,
        close_class,
        next_round,
        change_table,
        give_lessons,
        class_lessons,
        class_puzzles,
        try_class_puzzle,
    ]
    return Router(path="/api/classes", route_handlers=handlers, request_max_body_size=most)
