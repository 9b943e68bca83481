"""What has to be painted anew while turns are played: counted, not timed."""

import time

import msgspec
from playwright.sync_api import Page

import rookery
from tests.browser.hands import Hands
from tests.browser.measures import LARGE, Layers, laid_out, painted
from tests.browser.people import Crowd
from tests.browser.test_board import at_speed, shown
from tests.browser.test_pace import own_turn
from tests.limits import HANGING

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
LIT = """async ([touchable, trails]) => {
  for (const lit of [true, false]) {
    board.mark({ touchable: lit ? touchable : [], trails: lit ? trails : [] });
    board.element.toggleAttribute('data-playing', lit);
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  }
}"""
"""Lights up what may be touched, with trails, and puts it out."""
REORDERED = """async () => {
  const found = new Set();
  const note = ({ addedNodes }) => addedNodes.forEach((node) => node.dataset?.id && found.add(node.dataset.id));
  const observer = new MutationObserver((records) => records.forEach(note));
  observer.observe(document.querySelector('#place .pieces'), { childList: true });
  next();
  await moved;
  return [...found];
}"""
"""The pieces that have changed their place among the others on the way to the next scene."""
NAMED_AGAIN = """async (id) => {
  const { Roving } = await import('/static/js/board/roving.js');
  let named = 0;
  new Roving(board, { describe: () => String((named += 1)), touch() {}, focus() {}, back: () => false }).update([]);
  const before = named;
  const node = board.node(id);
  node.parentNode.append(node);
  await new Promise(requestAnimationFrame);
  return [before, named - before];
}"""
"""How many names were asked for at first, and when a piece was drawn above the others."""
UNCHANGED = """() => {
  const words = (nodes) => [...nodes].map(({ textContent }) => textContent).join('');
  const same = ({ addedNodes, removedNodes }) => addedNodes.length > 0 && words(addedNodes) === words(removedNodes);
  window.rewritten = [];
  const note = (record) => same(record) && window.rewritten.push(record.target.className);
  new MutationObserver((records) => records.forEach(note))
    .observe(document.querySelector('.players'), { subtree: true, childList: true });
  window.faces = [...document.querySelectorAll('.avatar-face > .face')];
}"""
"""Notes whatever beside the board is written anew as it was, and the faces that are there now."""
FILTER = "(id) => getComputedStyle(document.querySelector(`#place [data-id='${id}']`)).filter"


def settled(page: Page) -> None:
    """Let two frames pass, so that whatever is new has been painted."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def on_its_own(page: Page) -> None:
    """Have the board painted as that of a match is, to the last tile."""
    page.evaluate("() => { document.getElementById('place').className = 'board-place'; }")
    rest(page)


def rest(page: Page) -> None:
    """Wait until nothing is painted any more: tiles may come some frames after what is on them."""
    ends = time.monotonic() + HANGING
    while painted(page, lambda: settled(page)):
        assert time.monotonic() < ends, "something is painted for ever"


# Here land is dear: many stones and trodden paths, on one layer.
def test_marks_and_trails_leave_the_land_alone(crowd: Crowd) -> None:
    """What may be touched lights up and goes out, and so do trails; nothing as large as the board is painted anew."""
    page = crowd.person("phone").go("/replay")
    start = rookery.game("penguins-rock").start(seed=1)
    position = start.play(start.moves[0])
    shown(page, position)
    on_its_own(page)
    first, second, *_ = (space.id for space in position.scene().spaces)
    step = {"piece": "", "from": first, "to": second, "how": "steps"}
    touchable = sorted({touch for choice in position.choices() for touch in choice.touches})
    lit = [touchable, [{"seat": 1, "steps": [step]}]]
    # The first trail has its module loaded.
    page.evaluate(LIT, lit)
    layers = Layers(page)
    rest(page)
    found = painted(page, lambda: page.evaluate(LIT, lit))
    assert layers.large, "the board is nowhere to be seen"
    assert found, "nothing is lit up"
    assert not layers.large & {layer for layer, _ in found}


def test_what_moves_is_painted_in_its_own_size(crowd: Crowd) -> None:
    """A piece on its way needs no more tiles than it covers, whatever lengths it is drawn in."""
    page = crowd.person("phone").go("/replay")
    shown(page, *rolled("S-a1"))
    on_its_own(page)
    found = painted(page, lambda: page.evaluate("async () => { next(); await moved; }"))
    assert found, "nothing moves"
    # A corner where four of them meet.
    assert max(found.values()) <= 4


def test_others_keep_their_place_in_the_order_of_pieces(crowd: Crowd) -> None:
    """Whoever joins five others is drawn above them, and then among them, where one other stands elsewhere now."""
    page = crowd.person("phone").go("/replay")
    shown(page, *rolled("S-a1", "a1-S")[1:])
    assert sorted(page.evaluate(REORDERED)) == ["red-1", "red-3"]


def test_what_is_drawn_above_others_keeps_its_name(crowd: Crowd) -> None:
    """Nothing on the board is named anew because something is drawn above it for a while."""
    page = crowd.person("phone").go("/replay")
    position = rolled()[0]
    shown(page, position)
    named, again = page.evaluate(NAMED_AGAIN, "red-1")
    assert named >= len(position.scene().pieces)
    assert again == 0


def test_a_turn_rewrites_nothing_that_stays(crowd: Crowd) -> None:
    """Words beside the board that are the same as before are left alone, and a face stays while its mood changes."""
    person = crowd.person("phone", pace="fast")
    match = person.open("penguins-rock", None, "egg", options={})["match"]
    person.go(person.sit(match, 0))
    Hands(person).wait()
    person.page.evaluate(UNCHANGED)
    person.page.wait_for_function(TOLD, arg=own_turn(person, match)["plies"])
    assert person.page.evaluate("window.rewritten") == []
    assert person.page.evaluate("window.faces.map((face) => face.isConnected)") == [True, True]


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
    on_its_own(page)
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
