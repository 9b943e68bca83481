"""Fair dice as people see them: seeds of their own browser, who holds up the start, what was checked at the end."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from rookery.records import dice, receipt
from rookery.records import record as records
from rookery.records.verify import verify
from tests.browser.house import House
from tests.browser.people import Crowd, Person

PLAIN_HTTP = "Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined });"
"""What a page on plain http has of the browser's cryptography, besides its random numbers."""


def played(crowd: Crowd, *people: Person, game: str = "polar-dare") -> tuple[str, Person, Person]:
    """A match of two people who sat down by themselves; the first of them plays for both, past the page, to its end."""
    host, friend = people or (crowd.person(still=True), crowd.person(still=True))
    opened = host.open(game)
    match = opened["match"]
    for person, seat in zip((host, friend), opened["seats"], strict=True):
        page = person.go(f"/m/{match}#seat={seat['token']}&at={seat['seat']}")
        page.get_by_role("textbox", name="Your name").fill(f"Guest {seat['seat'] + 1}")
        page.get_by_role("button", name="Sit down").click()
        expect(page.get_by_role("button", name="Sit down")).to_have_count(0)
    mover, view = host, host.until(match, lambda view: bool(view["started"]))
    while not view["over"]:
        if view["turn"] not in view["mine"]:
            mover = (host, friend)[view["turn"]]
            view = mover.view(match)
        view = mover.do(match, view["turn"], "move", seen=view, move=view["choices"][0]["move"])
    return match, host, friend


def kept(page: Page) -> Any:
    """What a browser keeps of its dice."""
    return json.loads(page.evaluate("localStorage.getItem('rookery-dice')"))


@pytest.fixture(scope="module")
def over(browser: Browser, house: House) -> Iterator[tuple[str, Person, Person]]:
    """A match that is over, and the two who played it, who have its end before them and go on in other windows."""
    crowd = Crowd(browser, house.url)
    yield played(crowd)
    complaints = crowd.leave()
    assert not complaints, "\n".join(complaints)


@pytest.mark.parametrize("secure", [True, False])
def test_the_browser_checks_every_roll(
    crowd: Crowd, request: pytest.FixtureRequest, tmp_path: Path, *, secure: bool
) -> None:
    """With the browser's cryptography or without, each player reads that all was checked, and can keep the proof."""
    if secure:
        match, *people = request.getfixturevalue("over")
    else:
        people = [crowd.person(still=True), crowd.person(still=True)]
        for person in people:
            person.context.add_init_script(PLAIN_HTTP)
        match, *_ = played(crowd, *people)
    events = people[0].ask(f"/api/matches/{match}/record")
    record = records.decode(json.dumps(events))
    rolls = sum(bool(position.odds) for position in records.replay(record)[:-1])
    for person in people:
        assert person.page.evaluate("Boolean(crypto.subtle)") == secure
        card = person.page.get_by_role("dialog")
        expect(card.get_by_text(f"Your browser has checked all {rolls} rolls.")).to_be_visible()
        with person.page.expect_download() as saving:
            card.get_by_role("button", name="Save your receipt").click()
        saving.value.save_as(tmp_path / "receipt.json")
        own = receipt.read((tmp_path / "receipt.json").read_bytes())
        assert own.match == match
        assert not verify(record, own).refuted
        assert not verify(record, own).unproven


def test_who_took_part_reads_that_the_dice_were_fair(over: tuple[str, Person, Person]) -> None:
    """A browser that saw all commitments before the first roll knows more than the record shows by itself."""
    match, host, _ = over
    page = host.context.new_page()
    page.goto(f"{host.url}/m/{match}/replay")
    page.locator("summary", has_text="Dice").click()
    page.get_by_role("button", name="Check the dice").click()
    expect(page.locator(".verdict")).to_contain_text("The dice were fair")


def test_a_shuffle_is_checked_too(crowd: Crowd) -> None:
    """The coins lie as the dice say."""
    _, host, _ = played(crowd, game="penguin-game")
    expect(host.page.get_by_text("Your browser has checked the shuffle.")).to_be_visible()


def test_a_seed_stays_at_home_until_all_have_committed(crowd: Crowd) -> None:
    """What is sent when somebody sits down is a digest; what it is the digest of is in the browser only."""
    host = crowd.person(still=True)
    sent: list[str] = []
    host.page.on("request", lambda request: sent.append(request.post_data or ""))
    opened = host.open("polar-dare")
    page = host.go(f"/m/{opened['match']}#{opened['seats'][0]['token']}")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("button", name="Sit down")).to_have_count(0)
    ((commitment, seed),) = kept(page)[opened["match"]]["seeds"].items()
    assert dice.fits(seed, commitment)
    assert any(commitment in body for body in sent)
    assert not any(seed in body for body in sent)
    # The page is closed, the last seat taken; when it is opened again, it reveals the seed that it has kept.
    page.close()
    friend = crowd.person(still=True)
    friend.go(f"/m/{opened['match']}#{opened['seats'][1]['token']}").get_by_role("button", name="Sit down").click()
    expect(friend.page.locator(".status")).to_contain_text("Getting the dice ready waiting for")
    host.page = host.context.new_page()
    host.go(f"/m/{opened['match']}")
    friend.until(opened["match"], lambda view: bool(view["started"]))


def test_a_seed_is_revealed_once(crowd: Crowd) -> None:
    """Also while the page still shows, at its usual pace, what was before the dice were ready."""
    person = crowd.person(pace="normal")
    sent: list[str] = []
    person.page.on("request", lambda request: sent.append(request.post_data or ""))
    page = person.go("/")
    page.get_by_role("button", name="Play Polar Dare!", exact=True).first.click()
    page.get_by_role("dialog").get_by_role("button", name="Chick").click()
    expect(page.locator(".status")).to_contain_text("moves left")
    page.wait_for_load_state("networkidle")
    assert sum('"reveal"' in body for body in sent) == 1


def test_who_holds_back_a_seed_is_named(crowd: Crowd) -> None:
    """The others read who it was, and that nothing has begun; they can sit down again."""
    host, other = crowd.person(still=True), crowd.person(still=True)
    match = host.open("polar-dare", public=True)["match"]
    # The other sits down past the browser, and so nobody reveals that seed.
    other.do(match, 1, "join", name="Silent Sam")
    page = host.go(f"/m/{match}")
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".status")).to_contain_text("Getting the dice ready waiting for Silent Sam")
    host.until(match, lambda view: view["revealing"] == [1])
    other.do(match, 1, "leave")
    expect(page.get_by_text("Part of the dice from Silent Sam is missing").first).to_be_visible()
    before = set(kept(page)[match]["seeds"])
    page.get_by_role("button", name="Sit down").click()
    host.until(match, lambda view: view["seats"][0]["kind"] == "person")
    assert not before & set(kept(page)[match]["seeds"]), "what others have seen is never used again"


def test_a_wrong_roll_is_named(over: tuple[str, Person, Person]) -> None:
    """A server that tells another roll than the dice say is found out by the page itself."""
    match, host, _ = over

    def lie(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def tell(message: str | bytes) -> None:
            told = json.loads(message)
            for event in told.get("events", ()):
                if event["type"] == "rolled" and event["n"] == 2:
                    event["roll"] = next(side for side in event["odds"] if side != event["roll"])
            route.send(json.dumps(told))

        server.on_message(tell)
        route.on_message(server.send)

    page = host.context.new_page()
    page.route_web_socket("**/socket?*", lie)
    page.goto(f"{host.url}/m/{match}")
    page.get_by_role("button", name="Result").click()
    card = page.get_by_role("dialog")
    expect(card.get_by_text("These dice aren’t the ones that were promised.")).to_be_visible()
    expect(card.get_by_text("Roll 2 was")).to_be_visible()
