"""Answers as they travel: what is large is packed, if the asker can unpack it."""

import asyncio
import gzip
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import brotli
import msgspec
from litestar import MediaType, Request, Response
from litestar.datastructures import State

from rookery.server.http.encoding import encoded

LARGE = 1024
"""Bytes; larger answers travel packed: smaller ones fit into one packet as they are."""

Asked = Request[Any, Any, State]


@dataclass(frozen=True)
class Coding:
    """A way to pack."""

    name: str
    mark: str
    """Ends the tags of what is packed so: each form of a file has a tag of its own."""
    pack: Callable[[bytes], bytes]
    """As small as can be: for what is packed once."""
    pack_quickly: Callable[[bytes], bytes]
    """For what is sent once."""


CODINGS = (
    Coding("br", "b", partial(brotli.compress, quality=11), partial(brotli.compress, quality=5)),
    Coding("gzip", "z", partial(gzip.compress, compresslevel=9, mtime=0), partial(gzip.compress, compresslevel=5)),
)
"""The best first."""
REFUSED = {"q=0", "q=0.0", "q=0.00", "q=0.000"}
"""What some askers say of a coding that they do not accept."""


def coding_for(request: Asked) -> Coding | None:
    """The best coding that the asker accepts."""
    named = (each.partition(";") for each in request.headers.get("accept-encoding", "").split(","))
    accepted = {name.strip().lower() for name, _, weight in named if weight.strip() not in REFUSED}
    return next((coding for coding in CODINGS if coding.name in accepted), None)


async def answer(request: Asked, content: msgspec.Struct, **headers: str) -> Response[bytes]:
    """Some data."""
    return await packed(request, encoded(content), MediaType.JSON, **headers)


async def packed(request: Asked, body: bytes, kind: str, **headers: str) -> Response[bytes]:
    """Bytes of a kind; the names of headers are written with _ for -."""
    named = {name.replace("_", "-"): value for name, value in headers.items()} | {"Vary": "Accept-Encoding"}
    coding = coding_for(request)
    if coding and len(body) > LARGE:
        # Others need not wait for this.
        body = await asyncio.to_thread(coding.pack_quickly, body)
        named |= {"Content-Encoding": coding.name}
    return Response(body, media_type=kind, headers=named)
