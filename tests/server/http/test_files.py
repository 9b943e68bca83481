"""Files as they travel: the same file in fewer bytes, packed once."""

import gzip

import brotli
import pytest

from rookery.server.http import files
from rookery.server.http.compression import CODINGS
from rookery.server.pages import site
from tests.server.visitors import House

pytestmark = pytest.mark.anyio
UNPACK = {"br": brotli.decompress, "gzip": gzip.decompress}


def test_files_are_packed_once() -> None:
    """What is packed is the same file in fewer bytes, the better way in still fewer, and is kept."""
    file = files.made(site.kept()["js/dom.js"].body, "text/javascript")
    sizes = [len(file.body)]
    for coding in reversed(CODINGS):
        assert not file.is_packed(coding)
        packed = file.packed(coding)
        assert UNPACK[coding.name](packed) == file.body
        assert file.is_packed(coding)
        assert file.packed(coding) is packed
        sizes.append(len(packed))
    assert sizes == sorted(sizes, reverse=True)


async def test_what_is_packed_already_stays_as_it_is(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A picture in pixels would only grow."""
    monkeypatch.setitem(site.kept(), "dot.png", site.made(b"pixels", ".png"))
    answer = await (await house.visitor(greeted=False)).get("/static/dot.png")
    assert answer.content == b"pixels"
    assert "content-encoding" not in answer.headers


async def test_whoever_has_a_file_costs_no_packing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a restart, browsers that have everything do not make the server pack it."""
    file = site.made(b"// some script, some script, some script", ".js")
    monkeypatch.setitem(site.kept(), "js/some.js", file)
    visitor = await house.visitor(greeted=False)
    best = CODINGS[0]
    headers = {"Accept-Encoding": best.name, "If-None-Match": f'"{file.digest}{best.mark}"'}
    assert (await visitor.client.get("/static/js/some.js", headers=headers)).status_code == 304
    assert not file.is_packed(best)
    del headers["If-None-Match"]
    assert (await visitor.client.get("/static/js/some.js", headers=headers)).content == file.body
    assert file.is_packed(best)
