"""What MkDocs calls as it builds the site: adds the pages that are not in ``docs/``, takes scripts out of pages."""

import hashlib
import re
import shutil
import sys
from functools import cache
from pathlib import Path, PurePosixPath

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from mkdocs.utils import get_relative_url

# MkDocs loads this file by its path.
sys.path.insert(0, str(Path(__file__).parents[2]))

from tools.site import api, commands, games, home, navigation, python, sources

from rookery import draw
from rookery.draw import typeface

ASSETS = {
    "assets/icon.svg": sources.ROOT / "src/rookery/server/static/icon.svg",
    "assets/fredoka-one.ttf": typeface.FILE,
    "assets/site.css": Path(__file__).with_name("site.css"),
}
WRITERS = (api.files, commands.files, games.files, home.files, python.files)
"""What writes pages: each gives texts by their places in the site."""

UNUSED = ("assets/javascripts/lunr", "sitemap.xml", "sitemap.xml.gz")
"""What the theme brings for other languages, and for crawlers that need to know the address of the site."""

_INLINE = re.compile(r"<script>(.+?)</script>", re.DOTALL)


def on_config(config: MkDocsConfig) -> None:
    """Leave out what the server has pages of its own for, and find the pages of the folders in the navigation."""
    config.theme.static_templates.clear()
    nav, pages = config.nav or [], [place for place in (*sources.collected(), *_written()) if place.endswith(".md")]
    config.nav = navigation.expanded(nav, sorted(pages, key=sources.reading_order))


@cache
def _written() -> dict[str, str]:
    return {place: text for write in WRITERS for place, text in write().items()}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add whatever does not stand in ``docs/``."""
    for place, path in sources.collected().items():
        if path.startswith(sources.DOCS):
            continue
        if place.endswith(".md") and not path.endswith(".md"):
            files.append(File.generated(config, place, content=sources.shown(path)))
        else:
            files.append(File.generated(config, place, abs_src_path=str(sources.ROOT / path)))
    for place, text in _written().items():
        files.append(File.generated(config, place, content=text))
    for place, asset in ASSETS.items():
        files.append(File.generated(config, place, abs_src_path=str(asset)))
    files.append(File.generated(config, "assets/tokens.css", content=_tokens()))
    return files


def _tokens() -> str:
    """The colours of Rookery, under the names that the theme has for light and dark."""
    text = Path(draw.__file__).with_name("tokens.css").read_text(encoding="utf-8")
    return text.replace('[data-theme="light"]', '[data-md-color-scheme="default"]').replace(
        '[data-theme="dark"]', '[data-md-color-scheme="slate"]'
    )


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """A document as the site shows it."""
    path = sources.collected().get(page.file.src_uri)
    return sources.for_site(markdown, path) if path and path.endswith(".md") else markdown


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """Move the scripts of a page into files: our server forbids scripts in pages."""

    def moved(script: re.Match[str]) -> str:
        digest = hashlib.sha256(script[1].encode()).hexdigest()[:8]
        place = PurePosixPath("assets/javascripts") / f"inline.{digest}.js"
        file = Path(config.site_dir) / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(script[1], encoding="utf-8")
        return f'<script src="{get_relative_url(str(place), page.url)}"></script>'

    return _INLINE.sub(moved, output)


def on_post_build(config: MkDocsConfig) -> None:
    """Take away what no page needs."""
    for place in UNUSED:
        path = Path(config.site_dir, place)
        shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)
    for path in Path(config.site_dir).rglob("*.map"):
        path.unlink()
