"""The words of rooms and packages, for pages to word messages with: one file a catalogue and language, made once."""

import functools
import re
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery

from rookery.kernel.errors import UnknownGame
from rookery.server.http.files import File, handed, made
from rookery.server.http.problems import no_page
from rookery.words import languages
from rookery.words.export import MAIN, PARTS, exported, exported_part

SUFFIX = ".json"
_NAME = re.compile(r"[a-z][a-z0-9-]{0,63}")
"""What catalogues may be called: nothing that leads to another folder."""


@functools.cache
def _words(name: str, language: str, part: str | None) -> File:
    """A catalogue in a language, or a part of it; a refusal if there is none of this name."""
    try:
        found = exported(name, language) if part is None else exported_part(name, language, part)
    except UnknownGame:
        found = {}
    if not found:
        raise no_page()
    return made(msgspec.json.encode(found), MediaType.JSON)


@get("/words/{catalogue:str}/{file:str}", summary="The words of a game or a package", media_type=MediaType.JSON)
async def words(
    request: Request[Any, Any, State], catalogue: FromPath[str], file: FromPath[str], part: FromQuery[str | None] = None
) -> Response[bytes]:
    """All entries of a catalogue in a language, LANGUAGE.json, or of a part; those that it lacks are in English."""
    language = file.removesuffix(SUFFIX)
    if not (
        _NAME.fullmatch(catalogue)
        and file.endswith(SUFFIX)
        and language in languages()
        and part in {None, MAIN, *PARTS}
    ):
        raise no_page()
    return await handed(request, _words(catalogue, language, part))
