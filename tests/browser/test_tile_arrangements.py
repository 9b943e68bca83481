"""Tiles are arranged in the setup of a game: by mouse, by finger and by keys; the server says what is possible."""

from typing import Any

from playwright.sync_api import Locator, Page, Request, expect

from tests.browser.people import Crowd

REFUSED = "the server responded with a status of 4"


def editor(page: Page) -> Locator:
    """The editor, unfolded."""
    page.locator("details.fold > summary").first.click()
    found = page.locator(".places-editor")
    found.scroll_into_view_if_needed()
    return found


def asked(request: Request) -> dict[str, Any]:
    """The options of a preview that is asked for."""
    body: Any = request.post_data_json
    options: dict[str, Any] = body["options"]
    return options


def middle(tile: Locator) -> tuple[float, float]:
    """Where to take hold of a tile."""
    box = tile.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def cell(found: Locator) -> float:
    """How wide a cell is, in pixels."""
    width: float = found.locator(".places-grid").evaluate("grid => grid.clientWidth / 8")
    return width


def test_a_tile_is_dragged(crowd: Crowd) -> None:
    """A tile goes where the mouse leaves it, the board shows it there, and it is still there the next time."""
    page = crowd.person(still=True).go("/#penguin-game")
    found = editor(page)
    x, y = middle(found.get_by_role("button", name="Tile 4"))
    step = cell(found)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 0.9 * step, y - 1.2 * step, steps=3)
    with page.expect_request("**/api/preview") as preview:
        page.mouse.up()
    assert asked(preview.value) == {"tiles": "0:0;2:0;0:2;3:3"}
    expect(found.get_by_role("button", name="Square")).to_have_attribute("aria-pressed", "false")
    page.reload()
    tile = editor(page).get_by_role("button", name="Tile 4")
    expect(tile).to_have_accessible_name("Tile 4: column 5, row 5")
    expect(page.get_by_role("button", name="Start the game")).to_be_enabled()


def test_a_tile_is_moved_by_a_finger(crowd: Crowd) -> None:
    """A finger drags a tile, and the page does not scroll."""
    page = crowd.person("phone", still=True).go("/#penguin-game")
    found = editor(page)
    x, y = middle(found.get_by_role("button", name="Tile 1"))
    step, before = cell(found), page.evaluate("scrollY")
    finger = page.context.new_cdp_session(page)
    for kind, down in (("touchStart", 0.0), ("touchMove", 0.6), ("touchMove", 1.0), ("touchEnd", 1.0)):
        points = [] if kind == "touchEnd" else [{"x": x, "y": y + down * step}]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    expect(found.get_by_role("button", name="Tile 1")).to_have_accessible_name("Tile 1: column 3, row 2")
    assert page.evaluate("scrollY") == before


def test_tiles_are_moved_by_keys_and_refused_in_words(crowd: Crowd) -> None:
    """Arrow keys move a tile; on top of another one the server refuses it, and a step further it is right again."""
    person = crowd.person(still=True)
    person.forgive(REFUSED)
    page = person.go("/#penguin-game")
    found = editor(page)
    start = page.get_by_role("button", name="Start the game")
    tile = found.get_by_role("button", name="Tile 4")
    tile.focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".refusal:visible")).to_contain_text("tiles 3 and 4 would overlap")
    expect(start).to_be_disabled()
    expect(tile).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(start).to_be_enabled()
    expect(tile).to_have_accessible_name("Tile 4: column 4, row 7")
    found.get_by_role("button", name="Line").click()
    expect(found.get_by_role("button", name="Line")).to_have_attribute("aria-pressed", "true")
    expect(tile).to_have_accessible_name("Tile 4: column 7, row 4")


def test_defaults_that_other_options_change_are_told(crowd: Crowd) -> None:
    """Tiny and Tall has three tiles of its own: the form shows them, and no square."""
    page = crowd.person(still=True).go("/#penguin-game")
    found = editor(page)
    expect(found.locator(".places-tile")).to_have_count(4)
    page.get_by_role("switch", name="Tiny and Tall").check()
    expect(found.locator(".places-tile")).to_have_count(3)
    expect(found.get_by_role("button", name="Square")).to_have_count(0)
    expect(page.get_by_role("switch", name="Tiny and Tall")).to_be_focused()
    page.get_by_role("switch", name="Tiny and Tall").uncheck()
    expect(found.get_by_role("button", name="Square")).to_have_attribute("aria-pressed", "true")
