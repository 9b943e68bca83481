"""What people do in a match besides moving: invite, ask for advice, take back, talk, give up, play again."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.hands import Hands
from tests.browser.house import House
from tests.browser.people import Crowd, Person


def started(crowd: Crowd) -> tuple[str, Person, Person]:
    """A match of two people, both of them at their pages."""
    host, friend = crowd.person(still=True), crowd.person(still=True)
    opened = host.open("penguin-soccer", options={})
    match = opened["match"]
    host.go(host.sit(match, 0))
    page = friend.go(f"/m/{match}#{opened['seats'][1]['token']}")
    page.get_by_role("textbox", name="Your name").fill("Robin")
    page.get_by_role("button", name="Sit down").click()
    Hands(host).wait()
    return match, host, friend


def test_a_friend_is_invited_from_the_lobby(crowd: Crowd) -> None:
    """The lobby opens a match, its page has the link and a code for it, and anybody with the link can sit down."""
    host, friend = crowd.person(), crowd.person("phone")
    page = host.go("/#penguin-soccer")
    page.get_by_role("textbox", name="Your name").fill("Ada")
    page.get_by_role("radio", name="By link").last.check()
    page.get_by_role("button", name="Start the game").click()
    link = page.get_by_role("textbox", name="Link").input_value()
    expect(page.get_by_text("only on this device")).to_be_visible()
    page.get_by_role("button", name="Copy link").click()
    assert page.evaluate("() => navigator.clipboard.readText()") == link
    page.get_by_role("button", name="QR code").click()
    expect(page.get_by_role("img", name="The link as a QR code")).to_have_js_property("complete", value=True)
    page.keyboard.press("Escape")
    friend.go(link.removeprefix(host.url)).get_by_role("button", name="Sit down").tap()
    Hands(host).wait()
    expect(friend.page.get_by_text("Ada’s turn", exact=True)).to_be_visible()


def test_a_link_is_of_use_to_other_devices(browser: Browser, tmp_path: Path) -> None:
    """A server that is open to the network is known to others by another address than at its own machine."""
    house = House(tmp_path, elsewhere="http://192.0.2.7:8080/").open()
    crowd = Crowd(browser, house.url)
    host = crowd.person(still=True)
    page = host.go("/#penguin-soccer")
    page.get_by_role("radio", name="By link").last.check()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("textbox", name="Link")).to_have_value(
        re.compile(r"^http://192\.0\.2\.7:8080/m/[\w-]+\?game=penguin-soccer#seat=")
    )
    expect(page.get_by_text("only on this device")).to_have_count(0)
    assert not crowd.leave()
    house.close()


def test_seats_are_for_bots_and_for_those_here(crowd: Crowd) -> None:
    """A seat that waits can be given to a bot, and then the game begins."""
    person = crowd.person()
    match = person.open("polar-dare", None, None, None)["match"]
    page = person.go(person.sit(match, 0, 1))
    page.get_by_role("button", name=re.compile("^Let a bot play")).click()
    Hands(person).wait()
    assert [seat["kind"] for seat in person.view(match)["seats"]] == ["person", "person", "bot"]


def test_advice_and_taking_back(crowd: Crowd) -> None:
    """A hint says what it is worth and is seen on the board; a move is taken back, and is then to be made anew."""
    person = crowd.person()
    match = person.open("penguin-soccer", options={})["match"]
    page = person.go(person.sit(match, 0, 1))
    hands = Hands(person)
    hands.wait()
    person.answer_ahead(f"/api/matches/{match}/hint", {"seat": 0})
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text(re.compile(r"\d+% chance to win"))).to_be_visible()
    hands.move(match)
    hands.wait()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("No moves yet")).to_be_visible()
    assert person.view(match)["plies"] == 0


def test_a_word_at_the_table(crowd: Crowd) -> None:
    """What one says the other sees, beside the name of who said it."""
    _, host, friend = started(crowd)
    friend.page.get_by_text("Say something").click()
    friend.page.get_by_role("button", name="Good luck").click()
    expect(host.page.get_by_role("listitem").filter(has_text="Robin").first).to_contain_text("Good luck")
    expect(host.page.locator("#live")).to_contain_text("Robin: Good luck")


def test_an_emote_is_seen_and_heard(crowd: Crowd) -> None:
    """An emote floats beside the name of who shows it, is spoken, and stays in the list of what was said."""
    _, host, friend = started(crowd)
    friend.page.get_by_text("Say something").click()
    host.freeze()
    friend.page.get_by_role("button", name="Robin waves").click()
    expect(host.page.locator(".bubble .emote")).to_be_visible()
    host.page.clock.resume()
    expect(host.page.locator("#live")).to_contain_text("Robin waves")
    expect(host.page.locator(".bubble .emote")).to_be_hidden()
    expect(host.page.get_by_role("region", name="Chat")).to_contain_text("Robin waves")
    host.page.reload()
    expect(host.page.get_by_role("region", name="Chat")).to_contain_text("Robin waves")
    assert host.page.locator(".bubble .emote").count() == 0


def test_others_can_be_hushed(crowd: Crowd) -> None:
    """A player can mute the others; nothing of theirs is shown or spoken, and the setting is kept."""
    match, host, friend = started(crowd)
    hush = host.page.get_by_role("button", name="Mute the others")
    hush.click()
    friend.do(match, 1, "say", phrase="wave")
    expect(friend.page.get_by_role("region", name="Chat")).to_contain_text("Robin waves")
    host.page.reload()
    show = host.page.get_by_role("button", name="Unmute the others")
    expect(show).to_be_visible()
    talk = host.page.get_by_role("region", name="Chat")
    expect(talk).not_to_contain_text("Robin waves")
    show.click()
    expect(talk).to_contain_text("Robin waves")


def test_a_phone_has_words_in_reach(crowd: Crowd) -> None:
    """On a phone one touch brings the words up, the next says one, and the board is back."""
    host, friend = crowd.person("phone", still=True), crowd.person("phone", still=True)
    opened = host.open("penguin-soccer", options={})
    match = opened["match"]
    host.go(host.sit(match, 0))
    friend.go(f"/m/{match}#{opened['seats'][1]['token']}").get_by_role("button", name="Sit down").tap()
    Hands(friend).board.wait_for()
    friend.freeze()
    host.page.get_by_role("button", name="Say", exact=True).tap()
    host.page.get_by_role("button", name="Guest 1 cheers").tap()
    expect(host.page.get_by_role("button", name="Guest 1 cheers")).to_be_hidden()
    expect(friend.page.locator(".bubble .emote")).to_be_visible()


def test_a_name_stays_while_it_is_typed(crowd: Crowd) -> None:
    """Whatever happens in the match meanwhile, a name that is being typed is not lost."""
    host, friend = crowd.person(), crowd.person()
    opened = host.open("polar-dare", None, None, None)
    match = opened["match"]
    page = friend.go(f"/m/{match}#{opened['seats'][1]['token']}")
    field = page.get_by_role("textbox", name="Your name")
    field.fill("Robin")
    host.sit(match, 0)
    expect(page.get_by_text("Guest 1", exact=True)).to_be_visible()
    expect(field).to_have_value("Robin")
    expect(field).to_be_focused()


def test_giving_up_and_playing_again(crowd: Crowd) -> None:
    """Giving up is asked once; both see the end, agree to play again, and find themselves in a new match."""
    match, host, friend = started(crowd)
    for person in (host, friend):
        # Both sit down at once, and one of them has to ask again.
        person.forgive("409")
    host.page.get_by_role("button", name="Resign").click()
    host.page.get_by_role("button", name="Keep playing").click()
    assert not host.view(match)["over"]
    host.page.get_by_role("button", name="Resign").click()
    host.page.get_by_role("button", name="Resign").click()
    expect(friend.page.get_by_text("You win").first).to_be_visible()
    expect(host.page.get_by_text("Robin wins this time").first).to_be_visible()
    expect(host.page.get_by_text("Guest 1 resigned").first).to_be_visible()
    host.page.get_by_role("button", name="Play again", exact=True).click()
    friend.page.get_by_role("button", name="Agree").click()
    for person in (host, friend):
        person.page.wait_for_url(lambda url: "/m/" in url and match not in url)
        expect(person.page.get_by_text("Robin").first).to_be_visible()
    again = host.page.url.rpartition("/")[2]
    Hands(friend).move(again)


def test_an_offer_of_a_draw(crowd: Crowd) -> None:
    """A draw is offered, declined with a click, offered again and agreed."""
    match, host, friend = started(crowd)
    for answer in ("No, keep playing", "Agree"):
        host.page.get_by_role("button", name="Offer a draw").click()
        expect(friend.page.get_by_role("group", name="Guest 1 offers a draw.")).to_be_visible()
        friend.page.get_by_role("button", name=answer).click()
    expect(host.page.get_by_text("By agreement").first).to_be_visible()
    assert host.view(match)["over"]


@pytest.mark.parametrize(("game", "told"), [("penguin-soccer", True), ("polar-dare", False)])
def test_a_phone_tells_the_last_moves_where_the_board_leaves_room(crowd: Crowd, game: str, *, told: bool) -> None:
    """A board with a shape of its own has the last moves below it; one that adapts takes all the height."""
    person = crowd.person("phone", still=True)
    match = person.open(game)["match"]
    page = person.go(person.sit(match, 0, 1))
    hands = Hands(person, "finger")
    hands.move(match)
    last = page.locator(".last-moves .turn-row").last
    expect(last).to_be_visible(visible=told)
    if told:
        expect(last).to_be_in_viewport(ratio=0.9)
    stage, deck = page.locator(".stage").bounding_box(), page.locator(".deck").bounding_box()
    assert stage is not None
    assert deck is not None
    room = deck["y"] - (stage["y"] + stage["height"])
    assert (room > 60) is told
    assert room >= 0
