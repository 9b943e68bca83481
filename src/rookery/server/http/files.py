"""Files as they travel: packed once in the best way that the asker can unpack, and not sent to whoever has them."""

import asyncio
import hashlib
from dataclasses import dataclass, field
from typing import Any

from litestar import Request, Response
from litestar.datastructures import State

from rookery.server.http.compression import Coding, coding_for

ASK_AGAIN = "no-cache"
"""Browsers keep it, and ask each time whether it is still right."""

Asked = Request[Any, Any, State]


@dataclass(frozen=True, eq=False)
class File:
    """A file in memory. It is packed when it is first asked for, and stays so."""

    kind: str
    body: bytes
    digest: str
    cache: str
    """How long browsers may keep it without asking."""
    codings: bool
    """Whether packing makes it any smaller."""
    _packed: dict[Coding, bytes] = field(default_factory=dict)

    def packed(self, coding: Coding) -> bytes:
        """The file as few bytes."""
        if coding not in self._packed:
            self._packed[coding] = coding.pack(self.body)
        return self._packed[coding]

    def is_packed(self, coding: Coding) -> bool:
        """Whether that is done."""
        return coding in self._packed


def made(body: bytes, kind: str, cache: str = ASK_AGAIN, *, codings: bool = True) -> File:
    """A file of a kind, ready to travel."""
    return File(kind, body, hashlib.sha256(body).hexdigest()[:10], cache, codings)


async def handed(request: Asked, file: File) -> Response[bytes]:
    """A file for somebody who may have it already, and may take it packed."""
    coding = coding_for(request) if file.codings else None
    if coding and not file.is_packed(coding) and not _has(request, file, coding):
        # Others need not wait for this.
        await asyncio.to_thread(file.packed, coding)
    return handed_at_once(request, file)


def handed_at_once(request: Asked, file: File) -> Response[bytes]:
    """The same, where nobody can wait."""
    coding = coding_for(request) if file.codings else None
    headers = {"ETag": _tag(file, coding), "Cache-Control": file.cache, "Vary": "Accept-Encoding"}
    if _has(request, file, coding):
        return Response(b"", status_code=304, headers=headers)
    headers |= {"Content-Encoding": coding.name} if coding else {}
    return Response(file.packed(coding) if coding else file.body, headers=headers | {"Content-Type": file.kind})


def _tag(file: File, coding: Coding | None) -> str:
    return f'"{file.digest}{coding.mark if coding else ""}"'


def _has(request: Asked, file: File, coding: Coding | None) -> bool:
    """Whether the asker has it already."""
    return _tag(file, coding) in request.headers.get("if-none-match", "")
