"""Words for pages: every catalogue in every language, once made, and asked for again only when it has changed."""

from collections.abc import Iterator
from typing import Any

import pytest

from rookery import catalog
from rookery.server.pages import catalogues
from rookery.words import BadCatalogue, languages
from rookery.words.export import PARTS, exported
from tests.server.visitors import House, refused

pytestmark = pytest.mark.anyio


async def test_words_of_games_and_packages(house: House) -> None:
    """A page gets what the exporter makes, packed, and need not get it twice."""
    page = await house.visitor()
    me = (await page.get("/api/me")).json()
    assert me["languages"] == list(languages())
    for name in (*catalog.games(), "kernel", "play", "records", "server"):
        for language in me["languages"]:
            answer = await page.get(f"/words/{name}/{language}.json")
            assert answer.json() == exported(name, language)
            assert answer.headers["content-encoding"] == "br"
            kept = {"If-None-Match": answer.headers["etag"]}
            assert (await page.client.get(f"/words/{name}/{language}.json", headers=kept)).status_code == 304
    plain = await page.client.get("/words/play/de.json", headers={"Accept-Encoding": "identity"})
    assert plain.json() == exported("play", "de")


async def test_words_in_parts(house: House) -> None:
    """The parts of a catalogue are together the whole of it; a part names only itself and what is in the main one."""
    visitor = await house.visitor(greeted=False)
    for name in ("pages", *catalog.games()):
        found: dict[str, object] = {}
        main = (await visitor.get(f"/words/{name}/en.json?part=main")).json()["en"]
        for part in PARTS:
            answer = await visitor.get(f"/words/{name}/en.json?part={part}")
            entries = answer.json()["en"] if answer.is_success else {}
            assert all(entry.startswith(f"{part}-") for entry in entries)
            assert set(named(entries)) <= entries.keys() | main.keys()
            found |= entries
        assert set(named(main)) <= main.keys()
        assert not found.keys() & main.keys()
        assert found | main == exported(name, "en")["en"]


def named(pattern: Any) -> Iterator[str]:
    """The entries that some patterns name."""
    if isinstance(pattern, list):
        yield from (part["say"] for part in pattern if isinstance(part, dict) and "say" in part)
    for part in pattern.values() if isinstance(pattern, dict) else pattern if isinstance(pattern, list) else ():
        yield from named(part)


@pytest.mark.parametrize(
    "path",
    [
        "play/en.json?part=other",
        "chess/en.json",
        "play/xx.json",
        "play/en.ftl",
        "..%2Fplay/en.json",
        "arena%00/en.json",
    ],
)
async def test_there_are_no_other_words(house: House, path: str) -> None:
    """Unknown catalogues, languages and files are refused; no path leads out of the folders of words."""
    refused(await (await house.visitor()).get(f"/words/{path}"), 404, "unknown-page")


async def test_a_bad_catalogue_does_not_stop_the_server(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault of the server's is answered with a refusal, and all other requests go on."""

    def broken(name: str, language: str) -> None:
        raise BadCatalogue(f"{name} in {language} is broken")

    page = await house.visitor()
    with monkeypatch.context() as once:
        once.setattr(catalogues, "_words", broken)
        refused(await page.get("/words/play/en.json"), 500, "failed")
    assert (await page.get("/words/play/en.json")).is_success
