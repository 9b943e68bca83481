"""What a board shows by itself: what waits while something moves, and how it moves."""

import msgspec
import pytest
from playwright.sync_api import Page, expect

import rookery
from tests.browser.people import Crowd

SHOWN = """async ([scenes, marks]) => {
  const { Board } = await import('/static/js/board/board.js');
  const place = document.createElement('div');
  place.id = 'place';
  place.style.cssText = 'position: fixed; inset: 0; z-index: 99';
  document.body.append(place);
  window.board = new Board(place);
  await board.show(scenes[0], [], { instant: true });
  board.mark(marks);
  window.second = scenes[1];
  window.next = () => { window.moved = board.show(scenes[1]); };
}"""
"""A board over the whole page, with a scene to go on to."""


def at_speed(page: Page, rate: float) -> None:
    """Let animations run at another speed: at none they stand still until they are looked at."""
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": rate})


def shown(page: Page, *positions: rookery.Position, **marks: list[str]) -> None:
    """Show a position, ready to go on to the next."""
    page.evaluate(SHOWN, [[msgspec.to_builtins(position.scene()) for position in positions], marks])


@pytest.mark.parametrize("still", [False, True], ids=["moving", "still"])
def test_a_coin_keeps_its_suit_until_somebody_has_come(crowd: Crowd, *, still: bool) -> None:
    """While a penguin hops to a coin the coin looks as before; then its suit is at the penguin's feet."""
    before = rookery.game("penguin-game").read("0,0:mm,-,c,cm|2,0:-,a,ss,s|0,2:-,ac,cs,m|2,2:s,m,s,a a2,c2 1 move m")
    choice = next(each for each in before.choices() if len(each.touches) == 2)
    there = choice.touches[1]
    coin = max((piece for piece in before.scene().pieces if piece.space == there), key=lambda piece: piece.level)
    page = crowd.person(still=still).go("/replay")
    shown(page, before, before.play(choice.move))
    suit = page.locator(f'#place [data-id="{coin.id}"] use[href="#drawing-penguin-game-{coin.symbol}"]')
    expect(suit).to_have_count(1)
    at_speed(page, 0 if not still else 1)
    page.evaluate("next()")
    medal = page.locator(f'#place .aside use[href="#drawing-penguin-game-{coin.symbol}-underfoot"]')
    if not still:
        expect(page.locator("#place .past")).to_have_count(1)
        expect(suit).to_have_count(1)
        at_speed(page, 1)
    page.evaluate("moved")
    expect(suit).to_have_count(0)
    expect(page.locator("#place .past")).to_have_count(0)
    expect(medal).to_have_count(1)


def test_a_ball_rolls_and_its_shadow_stays(crowd: Crowd) -> None:
    """Of a ball that rolls only the ball turns."""
    before = rookery.game("penguin-soccer").read("d4^,b6e,a3^/e4^,f4w,h8s d4 w 24")
    kick = next(each for each in before.choices() if "ball" in each.affects)
    page = crowd.person().go("/replay")
    shown(page, before, before.play(kick.move))
    at_speed(page, 0)
    page.evaluate("next()")
    ball = "#place [data-id=ball]"
    page.wait_for_function(
        "(ball) => document.querySelector(ball)?.getAnimations({ subtree: true }).length > 1", arg=ball
    )
    turning = page.locator(f"{ball} .turning use")
    expect(turning).to_have_count(1)
    expect(turning).to_have_attribute("href", "#drawing-penguin-soccer-ball")
    expect(page.locator(f'{ball} > use[href="#drawing-penguin-soccer-ball-shadow"]')).to_have_count(1)
    at_speed(page, 1)
    page.evaluate("moved")


@pytest.mark.parametrize(("how", "fades"), [("steps", False), ("sent-back", True)])
def test_what_happened_tells_how_a_piece_moves(crowd: Crowd, how: str, *, fades: bool) -> None:
    """The same way is hopped by who steps, and swum, deep in the water, by who was sent back."""
    before = rookery.game("polar-dare").start(seed=1)
    step = next(choice for choice in before.play("P3").choices() if choice.touches[0] == "red-1")
    page = crowd.person().go("/replay")
    shown(page, before, before.play("P3").play(step.move))
    happening = {
        "how": how,
        "piece": "red-1",
        "from": before.scene().pieces[0].space,
        "to": step.touches[1],
        "label": "",
    }
    at_speed(page, 0)
    page.evaluate("(happening) => { void board.show(window.second, [happening]); }", happening)
    moving = "document.querySelector('#place [data-id=red-1]').getAnimations()[0]"
    page.wait_for_function("() => document.querySelector('#place [data-id=red-1]').getAnimations()[0]")
    frames = page.evaluate(f"{moving}.effect.getKeyframes().map((frame) => Number(frame.opacity))")
    assert (min(frames) < 1) is fades


def test_floes_stay_wide_in_a_wide_frame(crowd: Crowd) -> None:
    """In a wide frame the lanes are drawn wider: floes lie flat, and the bear fits on its floe with room to spare."""
    page = crowd.person(still=True).go("/replay")
    page.set_viewport_size({"width": 1366, "height": 768})
    shown(page, rookery.game("polar-dare").read("----/----/--+-/---- S.S.b1/S.S.S c3 1 P3:3 9"))
    boxes = {name: page.locator(f'#place [data-id="{name}"]').bounding_box() for name in ("c3", "bear", "S", "N")}
    floe, bear, start, pole = (box for box in boxes.values() if box)
    assert floe["width"] > 2 * floe["height"]
    assert bear["width"] < 0.8 * floe["width"]
    for shore in (start, pole):
        assert shore["width"] <= 1366 + 1
        assert shore["height"] < 768 / 4
    assert start["y"] > floe["y"] > pole["y"]


def test_a_beach_fills_frames_of_any_shape(crowd: Crowd) -> None:
    """Held upright the beach is turned, with the own nest still at the bottom, and no water shows beside it."""
    page = crowd.person(still=True).go("/replay")
    position = rookery.game("penguins-rock", players=4).start(seed=1)
    for width, height in ((1366, 768), (390, 600)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("document.querySelector('#place')?.remove()")
        shown(page, position)
        sand = page.locator("#place .layer.grounds path").first.bounding_box()
        assert sand
        assert sand["x"] < 0
        assert sand["y"] < 0
        assert sand["x"] + sand["width"] > width
        assert sand["y"] + sand["height"] > height
        own, across = (page.locator(f'#place [data-id="{name}"]').bounding_box() for name in ("c1", "c3"))
        assert own
        assert across
        assert own["y"] > across["y"]
