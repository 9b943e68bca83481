"""Words for pages: every catalogue in every language, once made, and asked for again only when it has changed."""

import pytest

from rookery import catalog
from rookery.server import catalogues
from rookery.words import BadCatalogue, languages
from rookery.words.export import exported
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


@pytest.mark.parametrize(
    "path", ["chess/en.json", "play/xx.json", "play/en.ftl", "..%2Fplay/en.json", "arena%00/en.json"]
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
