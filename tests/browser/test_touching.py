"""What to do on a board: what may be touched shows it, what cannot be touched says why, and nothing is mistaken."""

import msgspec
import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

import rookery
from rookery.kernel.scene import Choice, Reason, Scene
from tests.browser.boards import Desks
from tests.browser.hands import Hands
from tests.browser.people import SIZES, TOUCHED, Crowd

DEVICES = ["mouse", "finger", "keys", "reader"]
DOUBLE_MS = 400
"""Two touches of one place in less time are one, clumsily made."""
BEAR = "You rolled the bear: penguins rest"
SHARE = """([mark, node]) => {
  const [one, other] = [mark, node].map((each) => each.getBoundingClientRect());
  return (one.width * one.height) / (other.width * other.height);
}"""
OUTSIDE = """() => {
  const seen = board.element.getBoundingClientRect();
  return [...board.element.querySelectorAll('[data-id]')].filter((node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    return Math.min(left - seen.left, top - seen.top, seen.right - right, seen.bottom - bottom) < -1;
  }).map(({ dataset }) => dataset.id);
}"""
COVERED = """() => {
  const boxes = (selector) => [...board.element.querySelectorAll(selector)].map((node) => node.getBoundingClientRect());
  const middle = ({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2];
  return boxes('.facing').flatMap((facing) => boxes('.piece').filter((piece) => {
    const [[x, y], [a, b]] = [middle(facing), middle(piece)];
    return Math.hypot(x - a, y - b) < facing.width / 2;
  })).length;
}"""

COVERED_BUTTONS = """(buttons) => buttons.filter((button) => {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  return ![top + 2, bottom - 2].every((y) => button.contains(document.elementFromPoint((left + right) / 2, y)));
}).map((button) => button.textContent)"""


def screen(device: str) -> str:
    """The screen for this device."""
    return "phone" if device == "finger" else "desktop"


def crossing() -> tuple[Scene, list[Choice]]:
    """Red may bring any of three penguins from START to a floe, or slide floes."""
    position = rookery.game("polar-dare").start(seed=1).play("P3")
    scene, choices = position.scene(), list(position.choices())
    red = [piece.id for piece in scene.pieces if piece.seat == 0]
    pieces = tuple(replace(piece, alike="red" if piece.id in red else None) for piece in scene.pieces)
    return replace(scene, pieces=pieces), [choice for choice in choices if choice.touches[0] not in red[1:]]


def steps(choices: list[Choice]) -> list[Choice]:
    """Those among them that bring a piece somewhere."""
    return [choice for choice in choices if len(choice.touches) == 2]


def test_whole_spaces_glow_and_show_who_would_stand_there(desks: Desks) -> None:
    """What may be touched glows, what is chosen is lifted, the whole place where it can go glows and shows a ghost."""
    scene, choices = crossing()
    step = steps(choices)[0]
    piece, place = step.touches
    desk = desks.lay(scene, choices)
    expect(desk.node(piece).locator(".light").first).to_be_attached()
    offered = desk.page.locator("#place .glow.offer")
    assert offered.count() == len(choices) - len(steps(choices))
    desk.touch(piece)
    expect(desk.node(piece).locator(".shade")).to_be_attached()
    assert desk.node(piece).evaluate("node => parseFloat(node.style.translate.split(' ')[1])") < 0
    goals = desk.page.locator("#place .glow.goal")
    assert goals.count() == len(steps(choices))
    mark = goals.first.element_handle()
    assert desk.page.evaluate(SHARE, [mark, desk.node(place).element_handle()]) > 0.6
    desk.page.mouse.move(*desk.middle(place))
    expect(desk.page.locator("#place .preview:not(.faint)")).to_have_count(1)
    expect(desk.page.locator("#place .glow.aimed")).to_have_count(1)
    desk.page.mouse.move(1, 1)
    expect(desk.page.locator("#place .preview:not(.faint)")).to_have_count(0)


def test_where_fingers_cannot_hover_ghosts_are_there_at_once(desks: Desks) -> None:
    """On a phone the places that are free show a faint ghost as soon as a piece is chosen."""
    scene, choices = crossing()
    desk = desks.lay(scene, choices, screen("finger"))
    desk.touch(steps(choices)[0].touches[0], "finger")
    expect(desk.page.locator("#place .preview.faint")).to_have_count(len(steps(choices)))


def test_far_places_glow_less(desks: Desks) -> None:
    """What takes several steps has a mark of its own."""
    scene, choices = crossing()
    piece = steps(choices)[0].touches[0]
    paths = [{"touches": [piece, "b3"], "moves": ["S-b1", "b1-b2"], "label": "There"}]
    desk = desks.lay(scene, choices, paths=paths)
    desk.touch(piece)
    expect(desk.page.locator("#place .glow.goal.far")).to_have_count(1)


@pytest.mark.parametrize("device", [*DEVICES, "drag"])
def test_pieces_that_are_alike_are_interchangeable(desks: Desks, device: str) -> None:
    """Any penguin on START may be touched, by whatever hand; the move is the one that choices name."""
    scene, choices = crossing()
    step = steps(choices)[0]
    other = [piece.id for piece in scene.pieces if piece.alike][1]
    assert other != step.touches[0]
    desk = desks.lay(scene, choices, screen(device))
    assert {"red-1", "red-2", "red-3"} <= set(desk.ids(".piece[data-touchable]"))
    if device == "drag":
        desk.drag(other, step.touches[1])
    else:
        desk.touch(other, device)
        assert desk.ids("[data-chosen]") == [other]
        desk.touch(step.touches[1], device)
    assert desk.played == [step.move]


def test_of_pieces_that_are_alike_the_touched_one_goes(desks: Desks) -> None:
    """The move names the first; it is the one in hand that is seen to go, and the others stay in their order."""
    game = rookery.game("polar-dare")
    position = game.start(seed=1).play("P3")
    scene, choices = position.scene(), list(position.choices())
    step = steps(choices)[0]
    named, place = step.touches
    desk = desks.lay(scene, choices)
    desk.page.evaluate("() => { window.nodes = ['red-1', 'red-2', 'red-3'].map((id) => board.node(id)); }")
    desk.touch("red-3", "reader")
    desk.touch(place, "reader")
    after = position.play(step.move)
    desk.page.evaluate("given => board.show(...given)", [*map(msgspec.to_builtins, (after.scene(), after.happened))])
    shown = "() => ['red-1', 'red-2', 'red-3'].map((id) => nodes.indexOf(board.node(id)))"
    assert named == "red-1"
    assert desk.page.evaluate(shown) == [2, 0, 1]
    assert desk.page.evaluate("() => nodes.map((node) => node.dataset.id)") == ["red-2", "red-3", "red-1"]


@pytest.mark.parametrize("device", DEVICES)
def test_a_touch_that_cannot_be_gets_its_reason(desks: Desks, device: str) -> None:
    """The reason of the thing itself, or else the one for everything, is seen beside the finger and spoken."""
    scene, choices = crossing()
    reasons = (Reason(ids=("blue-1",), label="That is Blue’s penguin"), Reason(label=BEAR))
    choices = [choice for choice in choices if choice.touches[0] == "a1"]
    desk = desks.lay(replace(scene, reasons=reasons), choices, screen(device))
    desk.touch("blue-1", device)
    expect(desk.callout).to_have_text("That is Blue’s penguin.")
    desk.page.wait_for_timeout(DOUBLE_MS)
    desk.touch("d4", device)
    expect(desk.callout).to_have_text(f"{BEAR}.")
    assert desk.said[-1] == f"{BEAR}."
    assert desk.played == []


def test_without_a_reason_it_says_what_to_do(desks: Desks) -> None:
    """A room that gives no reasons is no worse off: the page says what is to be done, or that others are to move."""
    scene, choices = crossing()
    desk = desks.lay(replace(scene, reasons=()), choices)
    desk.touch("blue-1")
    expect(desk.callout).to_have_text("You can’t choose that now. 3 moves left.")
    desk.page.evaluate("controls.offer([], { disabled: true })")
    desk.page.wait_for_timeout(DOUBLE_MS)
    desk.touch("blue-1")
    expect(desk.callout).to_have_text("It’s not your turn.")


def test_what_else_a_move_changes_is_pointed_out(desks: Desks) -> None:
    """While a place is aimed at, by mouse, by keys, or by a question, what else would change is seen; then no more."""
    scene, choices = crossing()
    step = replace(steps(choices)[0], affects=("blue-1", "d4"))
    choices = [step if choice.move == step.move else choice for choice in choices]
    desk = desks.lay(scene, choices)
    desk.touch(step.touches[0])
    desk.page.mouse.move(*desk.middle(step.touches[1]))
    expect(desk.page.locator("#place .affected-sign")).to_have_count(2)
    assert sorted(desk.ids(".affected")) == ["blue-1", "d4"]
    desk.page.mouse.move(1, 1)
    expect(desk.page.locator("#place .affected")).to_have_count(0)
    desk.page.keyboard.press("Shift+ArrowUp")
    desk.node(step.touches[1]).focus()
    assert sorted(desk.ids(".affected")) == ["blue-1", "d4"]
    desk.page.evaluate("window.asks = true")
    desk.page.keyboard.press("Enter")
    expect(desk.bar).to_contain_text("Play it")
    assert sorted(desk.ids(".affected")) == ["blue-1", "d4"]


def test_a_caution_keeps_its_words_as_long_as_its_buttons(desks: Desks) -> None:
    """A touch of something else answers beside the finger; the question stays whole or goes whole."""
    scene, choices = crossing()
    risky = Choice(move="risk", touches=(), label="Stay", caution="Your penguin will be stuck")
    desk = desks.lay(scene, [*choices, risky])
    desk.page.get_by_role("button", name="Stay").click()
    expect(desk.bar).to_contain_text("Your penguin will be stuck")
    desk.touch("blue-1")
    expect(desk.callout).to_be_visible()
    expect(desk.page.get_by_role("button", name="Play it anyway")).to_have_count(0)
    expect(desk.bar).not_to_contain_text("stuck")
    desk.page.get_by_role("button", name="Stay").click()
    desk.page.evaluate("(choices) => controls.offer(choices, { disabled: true })", [])
    assert desk.played == []


def test_a_click_on_water_leaves_no_ring(desks: Desks) -> None:
    """Neither after the mouse nor after the keyboard is there an outline round the whole board."""
    desk = desks.lay(*crossing())
    outline = "getComputedStyle(board.element).outlineStyle"
    desk.page.mouse.click(640, 40)
    assert desk.page.evaluate(outline) == "none"
    desk.node("a1").focus()
    desk.page.keyboard.press("ArrowDown")
    expect(desk.page.locator("#place .focus-ring")).to_be_visible()
    desk.page.mouse.click(640, 40)
    assert desk.page.evaluate(outline) == "none"
    expect(desk.page.locator("#place .focus-ring")).not_to_be_visible()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_nothing_that_can_be_touched_is_larger_than_the_board(desks: Desks, size: str) -> None:
    """A shore ends, for hands and screen readers, where the board ends, though the window changes."""
    desk = desks.lay(*crossing(), size)
    desk.wait(f"({OUTSIDE})().length === 0")
    desk.page.set_viewport_size({"width": 700, "height": 600})
    desk.wait("board.element.getBoundingClientRect().width === 700")
    desk.wait(f"({OUTSIDE})().length === 0")


def lying() -> tuple[Scene, list[Choice]]:
    """White’s mama lies before the ball, with others about; she may stand up where she is."""
    position = rookery.game("penguin-soccer").read("d4^,b6e,a3^/e4^,f4w,h8s d4 w 24")
    return position.scene(), list(position.choices())


@pytest.mark.parametrize("device", DEVICES)
def test_a_second_touch_may_be_a_choice(desks: Desks, device: str) -> None:
    """A piece touched once more does what it can do where it stands, by whatever hand."""
    scene, choices = lying()
    spaces = {piece.id: piece.space for piece in scene.pieces}
    stand = next(each for each in choices if len(each.touches) == 2 and each.touches[1] == spaces[each.touches[0]])
    desk = desks.lay(scene, choices, screen(device))
    desk.touch(stand.touches[0], device)
    assert desk.ids("[data-chosen]") == [stand.touches[0]]
    expect(desk.page.locator("#place .glow.goal")).not_to_have_count(0)
    desk.page.wait_for_timeout(DOUBLE_MS)
    desk.touch(stand.touches[0], device)
    assert desk.played == [stand.move]


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_arrows_hide_no_piece(desks: Desks, size: str) -> None:
    """Directions lie beside the pieces, and one sees through them."""
    scene, choices = lying()
    slide = next(each for each in choices if len(each.touches) == 3 and not each.same_as)
    device = "finger" if size == "phone" else "mouse"
    desk = desks.lay(scene, choices, size)
    for name in slide.touches[:2]:
        desk.touch(name, device)
    expect(desk.page.locator("#place .facing").first).to_be_visible()
    assert desk.page.evaluate(COVERED) == 0
    desk.page.mouse.move(1, 1)
    expect(desk.page.locator("#place .facing .disc").first).not_to_have_css("fill-opacity", "1")


@pytest.mark.parametrize("game", rookery.games())
def test_targets_on_a_phone_are_large_enough(desks: Desks, game: str) -> None:
    """Whatever may be touched is hit within 16 pixels of its middle, unless something nearer may be touched too."""
    position = rookery.game(game).start(seed=3)
    while position.seat is None:
        position = position.play(position.moves[0])
    desk = desks.lay(position.scene(), list(position.choices()), screen("finger"))
    touchable = desk.ids("[data-touchable]")
    for name in touchable:
        x, y = desk.middle(name)
        for dx, dy in ((0, 0), (11, 11), (-11, 11), (11, -11), (-11, -11)):
            found = desk.page.evaluate("([x, y]) => board.at(x, y)", [x + dx, y + dy])
            assert found[:1] in [[each] for each in touchable], (name, dx, dy)


def test_a_hint_goes_with_the_move(desks: Desks) -> None:
    """Its arrow ends before what it points to, hides little of what moves, and is gone in the next scene."""
    scene, choices = crossing()
    step = steps(choices)[0]
    desk = desks.lay(scene, choices)
    desk.page.evaluate("(touches) => board.mark({ hint: touches })", list(step.touches))
    expect(desk.page.locator("#place .hint")).to_have_count(1)
    tip = desk.page.locator("#place .hint path").last.bounding_box()
    x, y = desk.middle(step.touches[1])
    assert tip is not None
    assert not (tip["x"] < x < tip["x"] + tip["width"] and tip["y"] < y < tip["y"] + tip["height"])
    mark = desk.page.locator("#place .hint path").last.element_handle()
    assert desk.page.evaluate(SHARE, [mark, desk.node(step.touches[0]).element_handle()]) < 0.4
    desk.page.evaluate("board.show({ ...board.scene }, [], { instant: true })")
    expect(desk.page.locator("#place .hint")).to_have_count(0)


def test_a_hint_of_one_thing_says_nothing_of_a_way(desks: Desks) -> None:
    """A floe slides towards the Pole or away from it; the hint lies around it, and points nowhere."""
    scene, choices = crossing()
    slide = next(each for each in choices if len(each.touches) == 1)
    desk = desks.lay(scene, choices)
    desk.page.evaluate("([floe]) => board.mark({ hint: [floe, floe] })", list(slide.touches))
    expect(desk.page.locator("#place .hint path")).to_have_count(0)
    ring = desk.page.locator("#place .hint rect").last.bounding_box()
    x, y = desk.middle(slide.touches[0])
    assert ring is not None
    assert ring["x"] < x < ring["x"] + ring["width"]
    assert ring["y"] < y < ring["y"] + ring["height"]


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_board_stays_as_large_whatever_is_asked(crowd: Crowd, size: str) -> None:
    """Choosing, being asked and putting back change nothing about the size and place of the board."""
    person = crowd.person(size, still=True)
    person.prefer(confirm=True)
    match = person.open("penguins-rock", options={})["match"]
    page = person.go(person.sit(match, 0, 1))
    page.locator(".board [role=button], .controls button").first.wait_for(state="attached")
    box = page.locator(".board").bounding_box()
    for _ in range(6):
        button = page.locator(".controls button").first
        (button if button.count() else page.locator(".board [role=button]").first).dispatch_event("click")
        page.wait_for_timeout(100)
        assert page.locator(".board").bounding_box() == box


@pytest.mark.parametrize("sizes", [SIZES.keys() - TOUCHED, TOUCHED], ids=["mouse", "fingers"])
def test_choices_below_a_board_are_seen_whole(crowd: Crowd, sizes: set[str]) -> None:
    """Nothing lies over the buttons beside or below a board, be they choices or the answers to a question."""
    person = crowd.person(min(sizes), still=True)
    person.prefer(confirm=True)
    match = person.open("penguins-rock", options={})["match"]
    page = person.go(person.sit(match, 0, 1))
    hands = Hands(person)
    for size in sizes:
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        for _ in range(12):
            hands.touch()
            assert hands.bar.evaluate_all(COVERED_BUTTONS) == []
            if page.get_by_role("button", name="Play it").count():
                break
        page.get_by_role("button", name="Not yet").click()


def test_on_a_phone_only_risky_moves_are_asked_for(desks: Desks) -> None:
    """A tap plays; a move that comes with a caution is asked for, whatever the settings are."""
    scene, choices = crossing()
    slide = next(choice for choice in choices if len(choice.touches) == 1)
    risky = replace(next(choice for choice in choices if len(choice.touches) == 1 and choice != slide), caution="Sure")
    desk = desks.lay(scene, [slide, risky], screen("finger"))
    desk.touch(risky.touches[0], "finger")
    expect(desk.page.get_by_role("button", name="Play it anyway")).to_be_visible()
    assert desk.played == []
    desk.page.get_by_role("button", name="Not yet").tap()
    desk.touch(slide.touches[0], "finger")
    assert desk.played == [slide.move]
