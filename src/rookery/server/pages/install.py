"""Rookery as an app on a device: icons, and the worker that keeps what is needed to say that one is offline."""

import functools
import hashlib
import json
import re
from pathlib import PurePosixPath
from typing import Any

from litestar import Request, Response, route
from litestar.datastructures import State
from litestar.params import FromPath

from rookery.draw.raster import png
from rookery.server.http.files import File, handed
from rookery.server.http.problems import no_page
from rookery.server.pages import site
from rookery.server.study import routes as study
from rookery.words import languages

ICONS = {"180": "icon-full.svg", "192": "icon.svg", "512": "icon.svg", "512-full": "icon-full.svg"}
"""Sizes that home screens ask for, and what they show: those that cut a shape out of it get one without corners."""
IMPORT = re.compile(r'^(?:import|export)\s[^;]*?"(\.[^"]+)"', re.MULTILINE)
LINKED = re.compile(r'(?:src|href)="/static/([^"]+)"')
WORDS = ("main", "problem")
ENTRIES = ("js/main.js", "js/pages/problem.js")
"""The words and scripts that every page may need: what it begins with, and what says that something is wrong."""

Asked = Request[Any, Any, State]


@functools.cache
def _icon(name: str) -> bytes:
    return png(site.kept()[ICONS[name]].body.decode(), int(name.partition("-")[0]))


@route("/icons/{name:str}", http_method=site.WAYS, include_in_schema=False)
async def icon(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """An icon: SIZE.png."""
    size = name.removesuffix(".png")
    if size not in ICONS or size == name:
        raise no_page()
    body = await study.of(request).light(_icon, size)
    return Response(body, media_type="image/png", headers={"Cache-Control": f"public, max-age={site.MONTH}"})


def shell() -> list[str]:
    """The addresses of what every page needs before it knows what it shows: the page, its styles and scripts, words."""
    linked = LINKED.findall(site.kept()[site.PAGE].body.decode())
    words = [f"/words/pages/{language}.json?part={part}" for language in languages() for part in WORDS]
    files = {*linked, *(each for entry in ENTRIES for each in _scripts(entry)), "symbols.svg"}
    return ["/", *words, *(f"/static/{name}" for name in sorted(files))]


def _scripts(name: str, found: set[str] | None = None) -> set[str]:
    """A script and all that it imports before it runs."""
    found = set() if found is None else found
    if name not in found:
        found.add(name)
        for path in IMPORT.findall(site.kept()[name].body.decode()):
            _scripts(_resolved(name, path), found)
    return found


def _resolved(name: str, path: str) -> str:
    """Where a path in a script leads."""
    parts: list[str] = []
    for part in (PurePosixPath(name).parent / path).parts:
        if part == "..":
            parts.pop()
        else:
            parts.append(part)
    return "/".join(parts)


@route("/worker.js", http_method=site.WAYS, include_in_schema=False)
async def worker(request: Asked) -> Response[bytes]:
    """The worker, which is another one as soon as any file is: then it keeps all of them anew."""
    digests = "".join(f"{name} {file.digest}\n" for name, file in sorted(site.kept().items()))
    return await handed(request, _worker(hashlib.sha256(digests.encode()).hexdigest()[:12]))


@functools.lru_cache(1)
def _worker(version: str) -> File:
    facts = {"version": version, "files": shell()}
    return site.made(f"self.SHELL = {json.dumps(facts)};\n".encode() + site.kept()["worker.js"].body, ".js")


HANDLERS = (icon, worker)
