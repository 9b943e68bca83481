"""Answers as they travel: what is large is packed, if the asker can unpack it."""

import asyncio
import gzip
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.datastructures import State

from rookery.server.scenes import encoded

LARGE = 4096
"""Bytes; larger answers travel packed."""

Asked = Request[Any, Any, State]


async def answer(request: Asked, content: msgspec.Struct, **headers: str) -> Response[bytes]:
    """Some data."""
    return await packed(request, encoded(content), MediaType.JSON, **headers)


async def packed(request: Asked, body: bytes, kind: str, **headers: str) -> Response[bytes]:
    """Bytes of a kind; the names of headers are written with _ for -."""
    named = {name.replace("_", "-"): value for name, value in headers.items()} | {"Vary": "Accept-Encoding"}
    if len(body) > LARGE and "gzip" in request.headers.get("accept-encoding", ""):
        # Others need not wait for this.
        body = await asyncio.to_thread(gzip.compress, body, 5)
        named |= {"Content-Encoding": "gzip"}
    return Response(body, media_type=kind, headers=named)
