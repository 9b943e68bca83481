"""The words of rooms and packages, for pages to word messages with: one file a catalogue and language, made once."""

import functools
import re
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from rookery.kernel.errors import UnknownGame
from rookery.server.files import File, handed, made
from rookery.server.problems import no_page
from rookery.words import languages
from rookery.words.export import exported

SUFFIX = ".json"
_NAME = re.compile(r"[a-z][a-z0-9-]{0,63}")
"""What catalogues may be called: nothing that leads to another folder."""


@functools.cache
def _words(name: str, language: str) -> File:
    """A catalogue in a language; a refusal if there is none of this name."""
    try:
        found = exported(name, language)
    except UnknownGame:
        found = {}
    if not found:
        raise no_page()
    return made(msgspec.json.encode(found), MediaType.JSON)


@get("/words/{catalogue:str}/{file:str}", summary="The words of a game or a package", media_type=MediaType.JSON)
async def words(request: Request[Any, Any, State], catalogue: FromPath[str], file: FromPath[str]) -> Response[bytes]:
    """All entries of a catalogue in a language, LANGUAGE.json; those that it lacks are in English."""
    language = file.removesuffix(SUFFIX)
    if not (_NAME.fullmatch(catalogue) and file.endswith(SUFFIX) and language in languages()):
        raise no_page()
    return await handed(request, _words(catalogue, language))
