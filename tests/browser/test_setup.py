"""The setup of a game: variants in sight, who takes which colour, who begins, and boards from a file."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import rookery
from rookery import catalog
from tests.browser.people import SIZES, TOUCHED, Crowd
from tests.browser.test_lobby import REFUSED, chosen

BOARD = catalog.room("penguins-rock").folder / "boards" / "rookery.toml"


def started(page: Page) -> str:
    """Start the game; the match."""
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/m/*")
    return page.url.rpartition("/")[2]


def test_variants_are_in_sight(crowd: Crowd) -> None:
    """Each variant has a picture, a name and a sentence; choosing one sets the board; so does the usual game."""
    person = crowd.person(still=True)
    page = person.go("/#penguin-game")
    facts = next(each for each in person.ask("/api/me")["games"] if each["game"] == "penguin-game")
    cards = page.locator(".variant")
    expect(cards).to_have_count(1 + len(facts["variants"]))
    expect(page.get_by_role("radio", name="Standard")).to_be_checked()
    for card in cards.all():
        expect(card.locator("img")).to_have_js_property("naturalWidth", value=280)
    page.get_by_role("radio", name="Solitaire").check()
    expect(page.locator(".seat")).to_have_count(1)
    page.get_by_role("radio", name="Drifting").check()
    expect(page.locator(".seat")).to_have_count(2)
    page.reload()
    expect(page.get_by_role("radio", name="Drifting")).to_be_checked()
    assert person.view(started(page))["options"]["drifting"] == "on"


@pytest.mark.parametrize("game", rookery.games())
def test_a_setup_is_in_sight_at_once(crowd: Crowd, game: str) -> None:
    """On a small laptop every variant, the whole board and the button are seen without scrolling."""
    page = crowd.person("laptop", still=True).go(f"/#{game}")
    expect(page.locator(".setup-picture .piece").first).to_be_visible()
    start = page.get_by_role("button", name="Start the game")
    for part in (*page.locator(".variant").all(), page.locator(".setup-picture > .picture"), start):
        expect(part).to_be_in_viewport(ratio=1)
    # Everything together takes the whole width, with variants and without.
    right = "node => node.getBoundingClientRect().right"
    assert start.evaluate(right) == page.locator(".setup").evaluate(right)


def test_keys_choose_a_variant(crowd: Crowd) -> None:
    """Arrows go from card to card, and the focus stays where it is."""
    page = crowd.person(still=True).go("/#penguin-game")
    page.get_by_role("radio", name="Standard").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Solitaire")).to_be_checked()
    expect(page.get_by_role("radio", name="Solitaire")).to_be_focused()


def test_a_mixture_is_no_variant(crowd: Crowd) -> None:
    """Options that no single variant has can still be chosen together; then no card is the chosen one."""
    page = crowd.person(still=True).go("/#penguin-game")
    page.get_by_role("radio", name="Drifting").check()
    page.get_by_text("Clock · More options").click()
    page.get_by_role("switch", name="Flame-throwers").check()
    expect(page.locator(".variant input:checked")).to_have_count(0)


def test_people_change_places(crowd: Crowd) -> None:
    """By hand: a button swaps two seats with all that was said of them, and keeps the keyboard's focus."""
    page = crowd.person(still=True).go("/#polar-dare")
    expect(page.get_by_text("Red goes first.")).to_be_visible()
    swap = page.get_by_role("button", name="Swap with Red")
    swap.focus()
    page.keyboard.press("Enter")
    assert chosen(page) == ["bot", "me"]
    expect(swap).to_be_focused()
    page.get_by_role("radio", name="Youngest first").check()
    expect(page.get_by_text("The youngest player takes Red and goes first.")).to_be_visible()


@pytest.mark.parametrize("sizes", [SIZES.keys() - TOUCHED, TOUCHED], ids=["mouse", "fingers"])
def test_every_seat_has_its_name(crowd: Crowd, sizes: set[str]) -> None:
    """The colour of a seat can be read on every screen, whatever else stands beside it."""
    page = crowd.person(min(sizes), still=True, language="de").go("/#penguin-soccer")
    colours = page.locator(".seat-colour")
    expect(colours).to_have_count(2)
    for size in sizes:
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        widths = colours.evaluate_all("all => all.map((each) => each.getBoundingClientRect().width)")
        assert min(widths) >= 100, size


def test_colours_are_drawn(crowd: Crowd) -> None:
    """At random: the cards name no colour, and the game begins with everybody somewhere."""
    person = crowd.person(still=True)
    page = person.go("/#polar-dare")
    page.get_by_role("radio", name="At random").check()
    expect(page.locator(".seat").first).to_contain_text("Player 1")
    expect(page.get_by_role("button", name="Swap with Red")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("radio", name="At random")).to_be_checked()
    seats = person.view(started(page))["seats"]
    assert sorted(seat["kind"] for seat in seats) == ["bot", "person"]


def test_a_board_is_read_from_a_file(crowd: Crowd, tmp_path: Path) -> None:
    """The text of a file is shown to the server, which says in words what is wrong with it; too much is not sent."""
    person = crowd.person(still=True)
    person.forgive(REFUSED)
    page = person.go("/#penguins-rock")
    page.locator("summary", has_text="Clock ·").click()
    button = page.get_by_role("button", name="Load from a file …")
    large, wrong = tmp_path / "large.toml", tmp_path / "wrong.toml"
    large.write_text("x" * 20_000, encoding="utf-8")
    wrong.write_text("no board at all", encoding="utf-8")
    for file, words in ((large, "large.toml can’t be used"), (wrong, "board")):
        with page.expect_file_chooser() as chooser:
            button.click()
        chooser.value.set_files(file)
        expect(page.locator(".refusal:visible")).to_contain_text(words)
    expect(page.get_by_role("button", name="Start the game")).to_be_disabled()
    with page.expect_file_chooser() as chooser:
        button.click()
    chooser.value.set_files(BOARD)
    expect(page.get_by_role("button", name="Start the game")).to_be_enabled()
    assert person.view(started(page))["options"]["board"] == BOARD.read_text(encoding="utf-8")


def test_a_wrong_board_is_left_for_another(crowd: Crowd, tmp_path: Path) -> None:
    """Whoever has chosen a wrong file goes back to a board that comes with the game."""
    person = crowd.person(still=True)
    person.forgive(REFUSED)
    page = person.go("/#penguins-rock")
    page.locator("summary", has_text="Clock ·").click()
    wrong = tmp_path / "wrong.toml"
    wrong.write_text("no board at all", encoding="utf-8")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Load from a file …").click()
    chooser.value.set_files(wrong)
    expect(page.get_by_role("button", name="Start the game")).to_be_disabled()
    page.locator(".field select").filter(has=page.locator("option", has_text="wrong.toml")).select_option(index=0)
    expect(page.get_by_role("button", name="Start the game")).to_be_enabled()
