"""Words that can be read: the contrast of every text on the pages, as the browser has mixed its colours."""

from typing import Literal

from playwright.sync_api import expect

from tests.browser.people import Crowd
from tests.browser.test_pages import over, seen

FAINT = """() => {
  const paper = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const channels = (colour) => {
    paper.clearRect(0, 0, 1, 1);
    paper.fillStyle = colour;
    paper.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = paper.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const over = ([r, g, b, a], under) => [r, g, b].map((each, at) => each * a + under[at] * (1 - a));
  const ground = (element) => {
    const layers = [];
    for (let each = element; each; each = each.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(each);
      if (backgroundImage !== 'none') return null;
      layers.push(channels(backgroundColor));
    }
    return layers.reverse().reduce((under, layer) => over(layer, under), [255, 255, 255]);
  };
  const luminance = (colour) => colour
    .map((each) => each / 255)
    .map((each) => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4))
    .reduce((sum, each, at) => sum + each * [0.2126, 0.7152, 0.0722][at], 0);
  const contrast = (one, other) => {
    const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  };
  const found = [];
  let looked = 0;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const seen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!node.textContent.trim() || !seen || element.closest('svg, :disabled, .visually-hidden, .skip-link')) continue;
    const under = ground(element);
    if (!under) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const size = parseFloat(fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const reached = contrast(over(channels(color), under), under);
    looked += 1;
    if (reached < (large ? 3 : 4.5)) found.push(`${node.textContent.trim().slice(0, 40)}: ${reached.toFixed(2)}`);
  }
  return [looked, found];
}"""
"""How many texts are in sight, and those of them that are too faint on what they lie on. Pictures are not judged."""

CHANGED = """() => Promise.allSettled(document.getAnimations()
  .filter((each) => each instanceof CSSTransition).map(({ finished }) => finished))"""
"""Waits until all colours are those of the other theme."""
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def test_every_text_can_be_read(crowd: Crowd) -> None:
    """On every page each text has a contrast of 4.5 to what it lies on, large text of 3, by day and by night."""
    person = crowd.person(still=True)
    playing, ended = person.open("polar-dare")["match"], over(person)
    pages = [
        "/",
        "/#penguin-game",
        "/replay",
        "/learn/polar-dare",
        "/rules/penguin-soccer",
        "/puzzles",
        "/puzzles/penguin-game",
    ]
    for address in [*pages, person.sit(playing, 0, 1), f"/m/{ended}", f"/m/{ended}/replay"]:
        seen(person, address)
        for fold in person.page.locator("main summary:visible").all():
            fold.click()
        for theme in THEMES:
            person.page.emulate_media(color_scheme=theme)
            expect(person.page.locator("html")).to_have_attribute("data-theme", theme)
            person.page.evaluate(CHANGED)
            looked, faint = person.page.evaluate(FAINT)
            assert looked > 3, (address, theme)
            assert not faint, (address, theme)


def test_faint_text_would_be_found(crowd: Crowd) -> None:
    """The search finds text that is too faint, and lets text pass that is not."""
    page = crowd.person().go("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate("() => { document.body.replaceChildren('words'); document.body.style.color = 'rgb(150 150 150)'; }")
    assert page.evaluate(FAINT)[1]
    page.evaluate("() => { document.body.style.color = 'rgb(90 90 90)'; }")
    assert page.evaluate(FAINT) == [1, []]
