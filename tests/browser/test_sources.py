"""What the pages are made of: colours in one file, nothing inline, no game known by name, types and unit tests."""

import os
import re
import shutil
import subprocess
from html.parser import HTMLParser
from pathlib import Path

import pytest

import rookery
import rookery.server
from tests.limits import HANGING

ROOT = Path(__file__).parents[2]
STATIC = Path(next(iter(rookery.server.__path__))) / "static"
STYLES = sorted(STATIC.rglob("*.css"))
MODULES = sorted(STATIC.rglob("*.js"))
PAGES = sorted(STATIC.rglob("*.html"))
UNITS = sorted(Path(__file__).with_name("unit").glob("*.test.mjs"))
NAMED = re.compile(
    r"#[0-9a-f]{3,8}\b|\b(?:rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch|color)\(|"
    r":[^;{}]*\b(?:white|black|red|green|blue|gr[ae]y|yellow|orange|purple|pink|brown|silver|navy|teal)\b[^;{}]*;",
    re.IGNORECASE,
)
LINES = 350
STYLE_LINES = 500


def name(path: Path) -> str:
    """A file as the report names it."""
    return str(path.relative_to(ROOT))


def read(path: Path) -> str:
    """The text of a file."""
    return path.read_text(encoding="utf-8")


def bare(text: str) -> str:
    """A style sheet without its comments."""
    return re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)


# One test looks at all files, and names those that are wrong: a test for each would cost more than what it looks at.


def test_files_are_found() -> None:
    """There are scripts, styles and pages to look at."""
    assert min(map(len, (MODULES, STYLES, PAGES, UNITS))) > 0


def test_a_style_sheet_is_one_sitting() -> None:
    """A style sheet has at most 500 lines, and some page wears it."""
    assert [name(path) for path in STYLES if len(read(path).splitlines()) > STYLE_LINES] == []
    linked = "".join(map(read, STATIC.glob("*.html")))
    worn = "".join(read(STATIC / "js" / script) for script in ("main.js", "pages/match/parts.js"))
    unworn = [path for path in STYLES if f"/static/{path.relative_to(STATIC).as_posix()}" not in linked]
    assert [name(path) for path in unworn if f'"{path.stem}"' not in worn] == []


def test_no_style_names_a_colour() -> None:
    """Colours have their names in tokens.css of the draw package; style sheets of pages use these names alone."""
    assert {name(path): found for path in STYLES if (found := NAMED.findall(bare(read(path))))} == {}


@pytest.mark.parametrize("rule", ["a { color: #fff; }", "a { color: rgb(1 2 3); }", "a { border: 1px solid Black; }"])
def test_a_named_colour_would_be_found(rule: str) -> None:
    """The search finds colours however they are written, and no token."""
    assert NAMED.search(rule)
    assert not NAMED.search("a { color: var(--ink); white-space: nowrap; background: url(#paint); }")


def test_no_page_knows_a_game() -> None:
    """No game is named: which there are, and all about them, comes from the server."""
    spellings = [spelling for game in rookery.games() for spelling in (game, game.replace("-", "_"))]
    files = [*MODULES, *STYLES, *PAGES]
    assert [f"{name(path)}: {each}" for path in files for each in spellings if each in read(path)] == []


class Inline(HTMLParser):
    """Collects what a strict content security policy would refuse."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self._script = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Styles and handlers in attributes, and elements that hold either."""
        self.found += [f"{tag} {name}" for name, _ in attrs if name == "style" or name.startswith("on")]
        self.found += [tag] if tag == "style" or (tag == "script" and not dict(attrs).get("src")) else []


@pytest.mark.parametrize("path", PAGES, ids=name)
def test_nothing_is_inline(path: Path) -> None:
    """No script, style or handler stands in a page, and nothing comes from elsewhere."""
    text = read(path)
    parser = Inline()
    parser.feed(text)
    assert not parser.found
    assert not re.search(r"""(?:src|href)=["'](?:https?:)?//""", text)


def test_a_script_is_one_sitting() -> None:
    """A module has at most 350 lines, and puts nothing that it has read into a page as markup."""
    assert [name(path) for path in MODULES if len(read(path).splitlines()) > LINES] == []
    markup = re.compile(r"\.(?:innerHTML|outerHTML)\s*=|insertAdjacentHTML|document\.write|\beval\(")
    assert [name(path) for path in MODULES if markup.search(read(path))] == []


@pytest.mark.parametrize("path", UNITS, ids=name)
def test_units(path: Path) -> None:
    """The modules' own tests pass, in Node's runner."""
    node = shutil.which("node")
    if node is None:
        assert not os.environ.get("CI"), "no Node here"
        pytest.skip("no Node here: the unit tests of the pages' modules are LEFT OUT (install nodejs)")
    run = subprocess.run([node, path], cwd=ROOT, capture_output=True, text=True, check=False, timeout=HANGING)
    assert run.returncode == 0, run.stdout[-4000:]
