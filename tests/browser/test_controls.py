"""What hands do on a board besides touching one thing after another: dragging, putting back, looking around."""

from playwright.sync_api import Locator, expect

from tests.browser.people import Crowd, Person

SOCCER = "penguin-soccer"
PLAYED = ("Pn", "Ps>e")
"""After these moves both have several penguins to move, to several places."""
MADE_MS = 400
"""Two touches of one place in less time are one, clumsily made."""


def at_table(person: Person) -> str:
    """Sit down in both seats of a new match, play until there is a choice of places, and look at it."""
    match: str = person.open(SOCCER)["match"]
    address = person.sit(match, 0, 1)
    for seat, move in enumerate(PLAYED):
        person.do(match, seat, "move", move=move)
    person.go(address)
    glowing(person).first.wait_for(state="attached")
    return match


def glowing(person: Person) -> Locator:
    """What may be touched on the board."""
    return person.page.locator("[role=application] [role=button]")


def chosen(person: Person) -> list[str]:
    """What is in hand."""
    ids: list[str] = person.page.locator(".board [data-chosen]").evaluate_all("all => all.map(one => one.dataset.id)")
    return ids


def middle(person: Person, name: str) -> tuple[float, float]:
    """Where something is."""
    box = person.page.locator(f'.board [data-id="{name}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def long_choice(person: Person, match: str) -> tuple[str, str, str]:
    """A piece, a place and a direction to choose, where each could be another one."""
    choices = [choice["touches"] for choice in person.view(match)["choices"] if not choice.get("same_as")]
    places = {piece: {touches[1] for touches in choices if touches[0] == piece} for piece, *_ in choices}
    piece, place, way = next(each for each in choices if len(each) == 3 and len(places[each[0]]) > 1)
    return piece, place, way


def test_a_piece_is_dragged(crowd: Crowd) -> None:
    """A piece follows the mouse, the place below it is shown, and a drop there is as good as two touches."""
    person = crowd.person()
    match = at_table(person)
    piece, place, way = long_choice(person, match)
    mouse, likeness = person.page.mouse, person.page.locator(".board .ghost")
    mouse.move(*middle(person, piece))
    mouse.down()
    mouse.move(*middle(person, place), steps=6)
    expect(likeness).to_have_count(1)
    expect(person.page.locator(f'.board .aimed[data-id="{place}"]')).to_have_count(1)
    mouse.up()
    expect(likeness).to_have_count(0)
    assert set(chosen(person)) == {piece, place}
    mouse.click(*middle(person, way))
    expect(person.page.locator(".board [data-chosen]")).to_have_count(0)
    assert person.view(match)["plies"] == len(PLAYED) + 1


def test_a_drag_that_ends_nowhere_plays_nothing(crowd: Crowd) -> None:
    """What is dropped beside the board's places stays in hand, and nothing has happened."""
    person = crowd.person()
    match = at_table(person)
    piece = long_choice(person, match)[0]
    person.page.mouse.move(*middle(person, piece))
    person.page.mouse.down()
    box = person.page.locator(".board").bounding_box()
    assert box is not None
    person.page.mouse.move(box["x"] + 12, box["y"] + 12, steps=6)
    person.page.mouse.up()
    assert chosen(person) == [piece]
    assert person.view(match)["plies"] == len(PLAYED)


def test_a_touch_is_taken_back(crowd: Crowd) -> None:
    """The piece in hand is put back by a touch of the water, a step is undone by Escape; neither plays."""
    person = crowd.person()
    match = at_table(person)
    piece, place, _ = long_choice(person, match)
    person.page.mouse.click(*middle(person, piece))
    assert chosen(person) == [piece]
    box = person.page.locator(".board").bounding_box()
    assert box is not None
    person.page.mouse.click(box["x"] + 12, box["y"] + 12)
    assert chosen(person) == []
    person.page.wait_for_timeout(MADE_MS)
    person.page.mouse.click(*middle(person, piece))
    person.page.mouse.click(*middle(person, place))
    assert set(chosen(person)) == {piece, place}
    person.page.keyboard.press("Escape")
    assert chosen(person) == [piece]
    assert person.view(match)["plies"] == len(PLAYED)


def test_a_board_is_one_stop_and_can_be_looked_at(crowd: Crowd) -> None:
    """Tab stops at a board once; with Shift the arrows go everywhere, and looking puts nothing back."""
    person = crowd.person()
    match = at_table(person)
    stops = person.page.locator(".board [tabindex='0']")
    expect(stops).to_have_count(1)
    piece = long_choice(person, match)[0]
    person.page.locator(f'.board [data-id="{piece}"]').press("Enter")
    assert chosen(person) == [piece]
    focused = person.page.locator(".board :focus")
    expect(focused).to_have_attribute("role", "button")
    for _ in range(3):
        person.page.keyboard.press("Shift+ArrowUp")
    expect(focused).to_have_attribute("role", "img")
    person.page.keyboard.press("Enter")
    assert chosen(person) == [piece]
    expect(stops).to_have_count(1)


def focused(person: Person) -> str | None:
    """What the keyboard is on."""
    name: str | None = person.page.evaluate("document.activeElement.dataset.id ?? document.activeElement.tagName")
    return name


def test_the_keyboard_stays_on_the_board_when_a_direction_is_chosen(crowd: Crowd) -> None:
    """Choosing a direction, or putting the choice back, leaves the keyboard on the space; the arrows are gone then."""
    person = crowd.person()
    match = at_table(person)
    piece, place, way = long_choice(person, match)
    board = person.page.locator(".board")
    board.locator(f'[data-id="{piece}"]').press("Enter")
    board.locator(f'[data-id="{place}"]').press("Enter")
    board.locator(f'[data-id="{way}"]').focus()
    person.page.keyboard.press("Escape")
    assert focused(person) == place
    person.page.keyboard.press("Enter")
    board.locator(f'[data-id="{way}"]').press("Enter")
    expect(board.locator(f'[data-id="{way}"]')).to_have_count(0)
    assert focused(person) == place
    expect(person.page.locator(".turn-row")).to_have_count(3)
    assert focused(person) == place


def test_enter_on_a_space_means_what_stands_there(crowd: Crowd) -> None:
    """With the keyboard a piece can be chosen on its space; on an empty one Enter says why nothing can be done."""
    person = crowd.person()
    match = at_table(person)
    piece = long_choice(person, match)[0]
    pieces = person.view(match)["scene"]["pieces"]
    space = next(each["space"] for each in pieces if each["id"] == piece)
    person.page.locator(f'.board [data-id="{space}"]').press("Enter")
    assert chosen(person) == [piece]
    person.page.keyboard.press("Escape")
    assert chosen(person) == []
    person.page.locator('.board [data-id="a8"]').press("Enter")
    expect(person.page.locator(".callout")).not_to_be_empty()


def test_a_touch_too_early_is_answered(crowd: Crowd) -> None:
    """A touch while others are to move is answered with that, and plays nothing."""
    host, guest = crowd.person(), crowd.person()
    match = host.open(SOCCER, public=True)["match"]
    host.sit(match, 0)
    guest.go(guest.sit(match, 1))
    guest.page.locator(".board .piece").first.wait_for(state="attached")
    guest.freeze()
    guest.page.mouse.click(*middle(guest, "black-mama"))
    expect(guest.page.locator(".callout")).not_to_be_empty()
    assert chosen(guest) == []
    assert guest.view(match)["plies"] == 0
