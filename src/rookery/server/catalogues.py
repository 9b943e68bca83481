"""The words of rooms and packages, for pages to word messages with: one file a catalogue and language, made once."""

import functools
import gzip
import hashlib
import re
from typing import Any, NamedTuple

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from rookery.kernel.errors import UnknownGame
from rookery.server.problems import no_page
from rookery.words import languages
from rookery.words.export import exported

SUFFIX = ".json"
_NAME = re.compile(r"[a-z][a-z0-9-]{0,63}")
"""What catalogues may be called: nothing that leads to another folder."""


class _Words(NamedTuple):
    """A catalogue as it travels."""

    body: bytes
    packed: bytes
    digest: str


@functools.cache
def _words(name: str, language: str) -> _Words:
    """A catalogue in a language; a refusal if there is none of this name."""
    try:
        found = exported(name, language)
    except UnknownGame:
        found = {}
    if not found:
        raise no_page()
    body = msgspec.json.encode(found)
    return _Words(body, gzip.compress(body, mtime=0), hashlib.sha256(body).hexdigest()[:12])


@get("/words/{catalogue:str}/{file:str}", summary="The words of a game or a package", media_type=MediaType.JSON)
async def words(request: Request[Any, Any, State], catalogue: FromPath[str], file: FromPath[str]) -> Response[bytes]:
    """All entries of a catalogue in a language, LANGUAGE.json; those that it lacks are in English."""
    language = file.removesuffix(SUFFIX)
    if not (_NAME.fullmatch(catalogue) and file.endswith(SUFFIX) and language in languages()):
        raise no_page()
    found = _words(catalogue, language)
    packed = "gzip" in request.headers.get("accept-encoding", "")
    tag = f'"{found.digest}{"z" if packed else ""}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    headers |= {"Content-Encoding": "gzip"} if packed else {}
    return Response(found.packed if packed else found.body, media_type=MediaType.JSON, headers=headers)
