"""Rookery as an app: what devices ask for, and a worker that keeps the shell of this version."""

import json
import re

import pytest

from rookery.server.pages import install, site
from tests.server.visitors import House, refused

pytestmark = pytest.mark.anyio


async def test_an_app_can_be_installed(house: House) -> None:
    """The page names a manifest, and every icon that the manifest and the page name is there in its size."""
    visitor = await house.visitor(greeted=False)
    page = (await visitor.get("/")).text
    manifest = await visitor.get(re.findall(r'<link rel="manifest" href="([^"]*)">', page)[0])
    assert manifest.headers["content-type"] == "application/manifest+json"
    facts = manifest.json()
    assert (facts["start_url"], facts["display"]) == ("/", "standalone")
    for icon in facts["icons"]:
        found = await visitor.client.get(icon["src"], timeout=120)
        assert (found.status_code, found.headers["content-type"].partition(";")[0]) == (200, icon["type"])
        if icon["sizes"] != "any":
            assert icon["sizes"] == "x".join(str(int.from_bytes(found.content[at : at + 4])) for at in (16, 20))
    assert {icon.get("purpose") for icon in facts["icons"]} == {None, "maskable"}
    assert (await visitor.client.get("/icons/180.png", timeout=120)).status_code == 200
    for name in ("181.png", "180", "512-full.svg"):
        refused(await visitor.get(f"/icons/{name}"), 404, "unknown-page")


async def test_the_worker_keeps_the_shell(house: House) -> None:
    """All that a page needs to say something in words is kept, every file of it is there, and no page of a match is."""
    visitor = await house.visitor(greeted=False)
    answer = await visitor.get("/worker.js")
    assert (answer.headers["content-type"], answer.headers["cache-control"]) == ("text/javascript", "no-cache")
    facts = json.loads(answer.text.splitlines()[0].removeprefix("self.SHELL = ").removesuffix(";"))
    files = facts["files"]
    assert {"/", "/static/js/main.js", "/static/js/pages/problem.js", "/words/pages/de.json?part=main"} <= set(files)
    assert "/static/js/pages/match.js" not in files
    for file in files:
        assert (await visitor.get(file)).status_code == 200


async def test_another_version_is_another_worker(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """As soon as any file is another one, so is the worker."""
    visitor = await house.visitor(greeted=False)
    before = (await visitor.get("/worker.js")).text
    assert (await visitor.get("/worker.js")).text == before
    monkeypatch.setitem(site.kept(), "js/pages/match.js", site.made(b"// new", ".js"))
    after = (await visitor.get("/worker.js")).text
    assert after != before
    assert after.splitlines()[1:] == before.splitlines()[1:]


def test_paths_of_scripts_lead_where_browsers_go() -> None:
    """A script's imports are found from its own folder."""
    assert install._resolved("js/pages/problem.js", "../dom.js") == "js/dom.js"
    assert install._resolved("js/main.js", "./api.js") == "js/api.js"
