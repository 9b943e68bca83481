"""What has to be painted anew while turns are played: counted, not timed."""

import msgspec
import pytest
from playwright.sync_api import Page

import rookery
from tests.browser.hands import Hands
from tests.browser.measures import LARGE, Layers, laid_out
from tests.browser.people import Crowd
from tests.browser.test_board import at_speed, shown
from tests.browser.test_pace import own_turn

TOLD = """(plies) => [...document.querySelectorAll('.turn-notation')]
  .flatMap(({ textContent }) => textContent.trim().split(/\\s+/)).length >= plies"""
"""Whether so many plies have been shown."""
MOVING = "(id) => document.querySelector(`#place [data-id='${id}']`).matches('[data-moving]')"
MARKED = """async ([scene, touchable]) => {
  let marked = 0;
  const count = ({ addedNodes }) => marked += [...addedNodes].filter((node) => node.matches('.halo, .glow')).length;
  const observer = new MutationObserver((records) => records.forEach(count));
  observer.observe(document.getElementById('place'), { subtree: true, childList: true });
  const seen = board.show(scene);
  board.mark({ touchable });
  await seen;
  return marked;
}"""
"""How many marks have been drawn for a scene with so much to choose."""
FILTER = "(id) => getComputedStyle(document.querySelector(`#place [data-id='${id}']`)).filter"


def settled(page: Page) -> None:
    """Let two frames pass, so that whatever is new has been painted."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


# Where pieces are stacked, trails lie above them in a layer of their own, which is wide but almost empty.
@pytest.mark.parametrize("game", ["penguins-rock", "penguin-soccer"])
def test_a_turn_leaves_the_large_layers_alone(crowd: Crowd, game: str) -> None:
    """While dice tumble, pieces move and faces bob, nothing as large as the board changes its layer."""
    person = crowd.person("phone", pace="fast")
    match = person.open(game, None, "egg", options={})["match"]
    person.go(person.sit(match, 0))
    Hands(person).wait()
    settled(person.page)
    layers = Layers(person.page)
    person.page.wait_for_function(TOLD, arg=own_turn(person, match)["plies"])
    Hands(person).wait()
    settled(person.page)
    assert layers.new, "a turn is seen without a layer for anything that moves"
    assert max(layers.new) < LARGE


def test_a_turn_lays_out_only_what_changes(crowd: Crowd) -> None:
    """A die that comes and goes over the board, and words beside it, do not have the board itself laid out anew."""
    person = crowd.person("phone", pace="fast")
    match = person.open("polar-dare", None, "egg", options={})["match"]
    person.go(person.sit(match, 0))
    Hands(person).wait()
    settled(person.page)

    def turn() -> None:
        person.page.wait_for_function(TOLD, arg=own_turn(person, match)["plies"])
        Hands(person).wait()
        settled(person.page)

    found = laid_out(person.page, turn)
    assert found["DIV class='thrown'"], "a turn is seen without its die"
    assert not found["g class='world'"]


def test_marks_are_drawn_once_for_a_scene(crowd: Crowd) -> None:
    """What a scene brings to choose is marked when it is drawn, and not on the scene before it as well."""
    page = crowd.person("phone").go("/replay")
    positions = rolled("S-a1")
    shown(page, *positions)
    marked = page.evaluate(MARKED, [msgspec.to_builtins(positions[-1].scene()), ["red-1", "red-2", "a1"]])
    assert marked == 3


def rolled(*moves: str) -> list[rookery.Position]:
    """Positions of a turn with three moves, one after the other."""
    positions = [rookery.game("polar-dare").start(seed=1).play("P3")]
    for move in moves:
        positions.append(positions[-1].play(move))
    return positions


def test_land_that_has_drifted_keeps_its_layers(crowd: Crowd) -> None:
    """The first floe that drifts has layers made for all; after that none is made when another one does."""
    page = crowd.person("phone").go("/replay")
    positions = rolled("a1+", "b1+", "c1+")
    shown(page, *positions[:2])
    page.evaluate("() => { document.getElementById('place').className = 'board-place'; }")
    page.evaluate("async () => { next(); await moved; }")
    settled(page)
    layers = Layers(page)
    for position in positions[2:]:
        page.evaluate("(scene) => board.show(scene)", msgspec.to_builtins(position.scene()))
        settled(page)
    assert max(layers.new, default=0) < LARGE


def test_what_moves_has_no_filter(crowd: Crowd) -> None:
    """A chosen piece has a light about it, but not on its way: it would be computed anew with every frame."""
    page = crowd.person().go("/replay")
    shown(page, *rolled("S-a1"), chosen=["red-1"])
    assert page.evaluate(FILTER, "red-1") != "none"
    at_speed(page, 0)
    page.evaluate("next()")
    page.wait_for_function(MOVING, arg="red-1")
    assert page.evaluate(FILTER, "red-1") == "none"
    at_speed(page, 1)
    page.evaluate("moved")
    page.wait_for_function(f"(id) => !({MOVING})(id)", arg="red-1")
    assert page.evaluate(FILTER, "red-1") != "none"
