"""Every page at every size, by day and by night; and links that lead nowhere, files that are no records."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import rookery
from rookery.records import text
from tests.browser.endings import play_on
from tests.browser.hands import Hands
from tests.browser.people import SIZES, TOUCHED, Crowd, Person
from tests.server.study.test_replaying import played

REFUSED = "the server responded with a status of 4"
"""What a browser says by itself of a refusal."""
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
TOO_LOW = """all => all.filter((each) => each instanceof HTMLElement && each.checkVisibility())
    .map((each) => [each.innerText, each.getBoundingClientRect().height])
    .filter(([, height]) => height < 43.5)"""
"""Which buttons are too low for a thumb; asked of all at once, since a page may still be changing."""


def over(person: Person, game: str = "penguin-soccer") -> str:
    """A short game that is over, and its match."""
    match: str = person.open(game)["match"]
    person.sit(match, 0, 1)
    play_on(person, match)
    return match


def addresses(person: Person) -> list[str]:
    """One of every kind of page."""
    waiting = person.open("polar-dare", None, None, None, None)["match"]
    playing = person.open("penguins-rock")["match"]
    ended = over(person)
    games = [f"/{kind}/{game}" for kind in ("learn", "puzzles", "rules") for game in rookery.games()]
    games += ["/rules/polar-dare/reference"]
    chosen = [f"/#{game}" for game in rookery.games()]
    return [
        *("/", "/replay", "/docs/api", "/privacy", "/join", "/class", "/puzzles", *chosen, *games),
        *(person.sit(waiting, 0), person.sit(playing, 0, 1), f"/m/{ended}", f"/m/{ended}/replay"),
    ]


def seen(person: Person, address: str) -> None:
    """Open an address, as if for the first time, and wait for what it shows."""
    person.page.goto("about:blank")
    person.go(address)
    expect(person.page.locator("main").get_by_role("heading").first).to_be_visible()


def test_no_page_scrolls_sideways(crowd: Crowd) -> None:
    """At 360 pixels every page fits its width, and says what it is in title and heading."""
    person = crowd.person("small", still=True)
    for address in addresses(person):
        seen(person, address)
        assert person.page.evaluate(SIDEWAYS) <= 0, address
        assert person.page.title(), address


def test_programmers_read_every_request_and_type(crowd: Crowd) -> None:
    """The page for programmers has a card for each request and each type, and every type that is named leads to it."""
    person = crowd.person(still=True)
    described = person.page.request.get(f"{person.url}/openapi.json").json()
    person.go("/docs/api#type-NewMatch")
    expect(person.page.locator("#type-NewMatch")).to_be_in_viewport()
    for path, operations in described["paths"].items():
        for method in operations:
            expect(person.page.get_by_role("heading", name=f"{method.upper()} {path}", exact=True)).to_be_attached()
    links = person.page.locator(".docs a[href^='#']").evaluate_all("all => all.map((each) => each.hash)")
    assert {f"#type-{name}" for name in ("View", "Opened", "NewMatch")} <= set(links)
    for link in set(links):
        expect(person.page.locator(link)).to_have_count(1)


@pytest.mark.parametrize("sizes", [SIZES.keys() - TOUCHED, TOUCHED], ids=["mouse", "fingers"])
@pytest.mark.parametrize("game", rookery.games())
def test_the_whole_board_is_in_sight(crowd: Crowd, sizes: set[str], game: str) -> None:
    """On no screen need anybody scroll to see the board or what to do next."""
    person = crowd.person(min(sizes), still=True)
    person.go(person.sit(person.open(game)["match"], 0, 1))
    hands = Hands(person)
    hands.wait()
    for size in sizes:
        width, height = SIZES[size]
        person.page.set_viewport_size({"width": width, "height": height})
        for part in (hands.board, person.page.locator(".controls"), person.page.get_by_role("button", name="Hint")):
            expect(part).to_be_in_viewport(ratio=1)


def test_what_is_touched_is_large_enough(crowd: Crowd) -> None:
    """Buttons and links on a phone are at least 44 pixels high, or wide and high enough together for a thumb."""
    person = crowd.person("phone", still=True)
    for address in ("/", "/#penguin-soccer", person.sit(person.open("penguin-soccer")["match"], 0, 1)):
        seen(person, address)
        buttons = person.page.locator("main").get_by_role("button")
        expect(buttons.first).to_be_attached()
        low = buttons.evaluate_all(TOO_LOW)
        assert not low, f"{address}: {low}"


def test_day_and_night(crowd: Crowd) -> None:
    """The page follows the system, or what is chosen in its settings, and keeps it."""
    background = "() => getComputedStyle(document.documentElement).backgroundColor"
    day, night = crowd.person(), crowd.person(dark=True)
    colours = [person.go("/").evaluate(background) for person in (day, night)]
    assert colours[0] != colours[1]
    day.page.get_by_role("button", name="Settings").click()
    day.page.get_by_text("Dark", exact=True).click()
    assert day.page.evaluate(background) == colours[1]
    day.page.reload()
    assert day.page.evaluate(background) == colours[1]


def test_the_page_for_programmers_follows_the_system(crowd: Crowd) -> None:
    """It has no settings, and is light or dark as all others are, when that changes too."""
    page = crowd.person().go("/docs/api")
    expect(page.locator(".docs-card").first).to_be_visible()
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_large_screen_has_larger_letters(crowd: Crowd) -> None:
    """It is looked at from farther away."""
    size = "name => Number.parseFloat(getComputedStyle(document.querySelector(name)).fontSize)"
    laptop, monitor = (crowd.person(screen).go("/") for screen in ("laptop", "monitor"))
    for name in ("body", "h1", ".poster-words p"):
        laptop.locator(name).first.wait_for()
        monitor.locator(name).first.wait_for()
        assert monitor.evaluate(size, name) > laptop.evaluate(size, name)


def test_all_settings_are_in_sight(crowd: Crowd) -> None:
    """On a small laptop nobody scrolls in the dialog."""
    page = crowd.person("laptop", still=True).go("/")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("link", name="Your data")).to_be_visible()
    assert page.get_by_role("dialog").evaluate("node => node.scrollHeight - node.clientHeight") <= 0


def test_it_speaks_german(crowd: Crowd) -> None:
    """Somebody who asks for German gets German, from the lobby to the board."""
    person = crowd.person(language="de")
    page = person.go("/")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator(".poster").first).to_be_visible()
    expect(page.get_by_text("Open games")).to_have_count(0)
    page = person.go(person.sit(person.open("penguin-soccer")["match"], 0, 1))
    Hands(person).wait()
    expect(page.get_by_role("heading", name="Züge", exact=True)).to_be_visible()


def test_a_game_is_watched_again(crowd: Crowd, tmp_path: Path) -> None:
    """A replay goes by keys, by slider and by link to a move; its record is saved, and opens from the file."""
    person = crowd.person(still=True)
    match = over(person)
    page = person.go(f"/m/{match}/replay")
    slider = page.get_by_role("slider")
    last = slider.get_attribute("max")
    page.keyboard.press("End")
    expect(slider).to_have_value(str(last))
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(int(last or 0) - 1))
    page.get_by_role("button", name="To the start").click()
    expect(slider).to_have_value("0")
    seen(person, f"/m/{match}/replay#ply=3")
    expect(slider).to_have_value("3")
    page.get_by_text("Share and save").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save record").click()
    path = tmp_path / "record.json"
    saved.value.save_as(path)
    seen(person, "/replay")
    page.get_by_label("Choose a file").set_input_files(path)
    expect(slider).to_have_attribute("max", str(last))


def test_a_text_is_watched_and_checked(crowd: Crowd, tmp_path: Path) -> None:
    """A record in the manner of PGN opens like one in JSON, its dice are checked, and it is saved as a text again."""
    record = played(rookery.game("polar-dare"), 12)
    path = tmp_path / "a game.pgn"
    path.write_text(text.write(record), encoding="utf-8")
    person = crowd.person(still=True)
    page = person.go("/replay")
    page.get_by_label("Choose a file").set_input_files(path)
    expect(page.get_by_role("slider")).to_have_attribute("max", str(len(record.moves)))
    page.locator("details.fold summary", has_text="Dice").click()
    page.get_by_role("button", name="Check the dice").click()
    expect(page.locator(".dice-answer .verdict")).to_be_visible()
    page.get_by_text("Share and save").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save record").click()
    assert saved.value.suggested_filename.endswith(".pgn")
    assert Path(saved.value.path()).read_bytes() == path.read_bytes()


NO_RECORDS = [("cat.json", "meow"), ("list.json", "[]"), ("near.json", '{"game": "go"}'), ("go.pgn", '[Game "go"]')]


def test_a_file_that_is_no_record(crowd: Crowd, tmp_path: Path) -> None:
    """A file that is no record gets one sentence with its name, and another file can be chosen."""
    person = crowd.person()
    person.forgive(REFUSED)
    page = person.go("/replay")
    for name, content in NO_RECORDS:
        path = tmp_path / name
        path.write_text(content)
        page.get_by_label("Choose a file").set_input_files(path)
        expect(page.get_by_role("alert")).to_contain_text(name)
        expect(page.get_by_text("Choose a file")).to_be_visible()


@pytest.mark.parametrize(
    "address", ["/m/nothing-here", "/m/nothing-here/replay", "/learn/chess", "/rules/chess", "/nowhere/at/all"]
)
def test_a_dead_link(crowd: Crowd, address: str) -> None:
    """A link to nothing says so in words for people, and leads back to all games."""
    person = crowd.person()
    person.forgive(REFUSED)
    page = person.go(address)
    expect(page.locator("main").get_by_role("heading")).to_be_visible()
    expect(page.locator("main")).not_to_contain_text("undefined")
    page.get_by_role("link", name="All games").click()
    expect(page.get_by_role("heading", name="What shall we play?")).to_be_visible()


def test_a_used_link_and_a_full_table(crowd: Crowd) -> None:
    """A second visitor by the same link, or to a full match, watches a public game, and is offered no seat."""
    host, second = crowd.person(), crowd.person()
    second.forgive(REFUSED)
    opened = host.open("penguin-soccer", public=True)
    match = opened["match"]
    host.sit(match, 0, 1)
    page = second.go(f"/m/{match}#{opened['seats'][1]['token']}")
    expect(page.get_by_text("Guest 1’s turn")).to_be_visible()
    expect(page.get_by_role("button", name="Sit down")).to_have_count(0)
    third = crowd.person()
    page = third.go(f"/m/{match}")
    expect(page.get_by_text("Guest 1’s turn")).to_be_visible()
    expect(page.get_by_role("button", name="Sit down")).to_have_count(0)


def test_a_private_table(crowd: Crowd) -> None:
    """To those without a link, or with a key that opens nothing, a private game might as well not be there."""
    host, stranger = crowd.person(), crowd.person()
    stranger.forgive(REFUSED, "WebSocket")
    match = host.open("penguin-soccer")["match"]
    host.sit(match, 0, 1)
    page = stranger.go(f"/m/{match}")
    expect(page.get_by_role("heading", name="Game not found")).to_be_visible()
    seen(stranger, f"/m/{match}#0123456789abcdef")
    expect(page.get_by_role("heading", name="Game not found")).to_be_visible()


def test_a_browser_without_sockets(crowd: Crowd) -> None:
    """Where no WebSocket is to be had the page listens in another way, and the game is played all the same."""
    person = crowd.person()
    person.page.add_init_script("delete window.WebSocket")
    match = person.open("penguin-soccer")["match"]
    person.go(person.sit(match, 0, 1))
    hands = Hands(person)
    hands.move(match)
    hands.move(match)


def test_a_server_that_is_gone(crowd: Crowd) -> None:
    """A page that reaches no server says that nothing is lost, and offers to try again."""
    person = crowd.person()
    person.forgive("ERR_FAILED")
    person.page.route("**/api/**", lambda route: route.abort())
    page = person.go("/")
    expect(page.get_by_role("heading", name="The server isn’t answering")).to_be_visible()
    person.page.unroute("**/api/**")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="What shall we play?")).to_be_visible()


def test_a_move_is_typed(crowd: Crowd) -> None:
    """A move can be typed; a wrong one is answered with what is right, and nothing is lost."""
    person = crowd.person()
    person.forgive(REFUSED)
    match = person.open("penguin-soccer")["match"]
    page = person.go(person.sit(match, 0, 1))
    field = page.get_by_role("textbox", name="Type a move")
    field.fill("e4")
    field.press("Enter")
    expect(page.get_by_role("alert").filter(has_text=re.compile("."))).to_be_visible()
    field.fill(person.view(match)["choices"][0]["move"])
    field.press("Enter")
    expect(page.get_by_text("Guest 2’s turn").first).to_be_visible()


def test_a_page_without_words_says_so(crowd: Crowd) -> None:
    """Where the pages' own words do not arrive, the page falls back on the words in its HTML."""
    person = crowd.person()
    person.forgive("ERR_FAILED")
    person.page.route("**/words/**", lambda route: route.abort())
    expect(person.go("/").get_by_text("Reload the page to try again")).to_be_visible()
