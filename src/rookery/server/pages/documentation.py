"""The documentation site, as ``make docs`` builds it into the package. In a checkout where nobody has, it says so.

The files are read when they are asked for: most never are, and whoever builds the site anew need not start the server
again.
"""

from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Response, route
from litestar.params import FromPath
from litestar.response import Redirect

from rookery.kernel.messages import speaker
from rookery.play.refusals import Refusal
from rookery.server.http.byte_cache import MEGABYTE, remembered
from rookery.server.http.files import File, handed
from rookery.server.http.problems import no_page
from rookery.server.pages.site import KINDS, WAYS, Asked, made

say = speaker("server")

FOLDER = Path(__file__).parents[1] / "documentation"
HOME = "index.html"
KEPT = 8 * MEGABYTE


def _built() -> int:
    """When the site was built: another number for another site, 0 if it never was."""
    try:
        return (FOLDER / HOME).stat().st_mtime_ns
    except OSError:
        return 0


@lru_cache(1)
def _names(built: int) -> frozenset[str]:
    """All that is handed out."""
    return frozenset(path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*") if path.suffix in KINDS)


# As it is, and packed in each way.
@remembered(KEPT, lambda file: 3 * len(file.body))
def _file(name: str, built: int) -> File:
    path = FOLDER / name
    return made(path.read_bytes(), path.suffix)


OWN_POLICY = b"""<meta http-equiv="Content-Security-Policy" content="default-src 'none';"""
"""What is in a page that is one file, such as a report: it forbids everything but what is in it."""
FRAMED = {"Content-Security-Policy": "frame-ancestors 'none'"}
"""What such a page cannot say by itself."""


@route("/docs", http_method=WAYS, include_in_schema=False)
async def home() -> Redirect:
    """Where the documentation begins."""
    if not _built():
        raise Refusal("no-documentation", say("no-documentation"))
    return Redirect(f"/docs/{HOME}")


@route("/docs/{name:path}", http_method=WAYS, include_in_schema=False)
async def page(request: Asked, name: FromPath[str]) -> Response[Any]:
    """A page or a file of the documentation."""
    name, built = name.removeprefix("/"), _built()
    if not built:
        return Redirect("/docs")
    if name not in _names(built):
        raise no_page()
    try:
        file = _file(name, built)
    except OSError:
        # It is being built anew at this very moment.
        raise no_page() from None
    answer = await handed(request, file)
    if OWN_POLICY in file.body:
        answer.headers.update(FRAMED)
    return answer


HANDLERS = (home, page)
