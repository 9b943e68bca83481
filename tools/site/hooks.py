"""What MkDocs calls while it builds the site: it adds the pages that are not in ``docs/``, and takes scripts out of pages."""

import hashlib
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path, PurePosixPath
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from mkdocs.utils import get_relative_url

# MkDocs loads this file by its path.
sys.path.insert(0, str(Path(__file__).parents[2]))

from tools.site import api, commands, games, python, sources

from rookery import draw
from rookery.draw import typeface

ASSETS = {
    "assets/icon.svg": sources.ROOT / "src/rookery/server/static/icon.svg",
    "assets/fredoka-one.ttf": typeface.FILE,
    "assets/site.css": Path(__file__).with_name("site.css"),
}
WRITERS = (api.files, commands.files, games.files, python.files)
"""What writes pages: each gives texts by their places in the site."""

_INLINE = re.compile(r"<script>(.+?)</script>", re.DOTALL)


def on_config(config: MkDocsConfig) -> None:
    """Leave out what the server has pages of its own for, and find the pages of the folders in the navigation."""
    config.theme.static_templates.clear()
    nav, pages = config.nav or [], [place for place in (*sources.collected(), *_written()) if place.endswith(".md")]
    config.nav = _expanded(nav, sorted(pages, key=sources.reading_order), set(_named(nav)))


def _named(nav: Any) -> Iterator[str]:
    """All pages and folders that the navigation names."""
    match nav:
        case str():
            yield nav
        case dict() | list():
            for inside in nav.values() if isinstance(nav, dict) else nav:
                yield from _named(inside)


def _expanded(nav: Any, pages: list[str], named: set[str]) -> list[Any]:
    """The navigation with the pages of each folder in the folder's place."""
    found: list[Any] = []
    for item in nav if isinstance(nav, list) else [nav]:
        match item:
            case str() if item.endswith("/"):
                found += _in_folder(item, pages, named)
            case dict():
                found += [
                    {title: inside if isinstance(inside, str) and inside in pages else _expanded(inside, pages, named)}
                    for title, inside in item.items()
                ]
            case _:
                found.append(item)
    return found


def _in_folder(folder: str, pages: list[str], named: set[str]) -> list[str]:
    """Its pages, and those of folders in it, as far as they have no place of their own."""

    def has_its_place(page: str) -> bool:
        return page in named or any(f"{parent}/" in named - {folder} for parent in PurePosixPath(page).parents if str(parent).startswith(folder.rstrip("/") + "/"))

    return [page for page in pages if page.startswith(folder) and not has_its_place(page)]


@cache
def _written() -> dict[str, str]:
    return {place: text for write in WRITERS for place, text in write().items()}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add whatever does not stand in ``docs/``."""
    for place, path in sources.collected().items():
        if not path.startswith(sources.DOCS):
            is_page = path.endswith(".md") or not place.endswith(".md")
            given = {"abs_src_path": str(sources.ROOT / path)} if is_page else {"content": sources.shown(path)}
            files.append(File.generated(config, place, **given))
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
