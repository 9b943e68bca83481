"""The navigation of the site: where ``mkdocs.yml`` names a folder, it has all pages of that folder."""

from collections.abc import Iterator, Sequence
from typing import Any


def expanded(nav: Any, pages: Sequence[str]) -> list[Any]:
    """The navigation with the pages of each folder in the folder's place; what is named elsewhere stands there."""
    return _expanded(nav, pages, set(_named(nav)))


def _named(nav: Any) -> Iterator[str]:
    """All pages and folders that the navigation names."""
    match nav:
        case str():
            yield nav
        case dict():
            yield from _named(list(nav.values()))
        case list():
            for inside in nav:
                yield from _named(inside)


def _expanded(nav: Any, pages: Sequence[str], named: set[str]) -> list[Any]:
    found: list[Any] = []
    for item in nav if isinstance(nav, list) else [nav]:
        match item:
            case str() if item.endswith("/"):
                found += _in_folder(item, pages, named)
            case dict():
                found.append({title: _under(inside, pages, named) for title, inside in item.items()})
            case _:
                found.append(item)
    return found


def _under(inside: Any, pages: Sequence[str], named: set[str]) -> Any:
    """What stands under a title: a page, or a list."""
    return inside if isinstance(inside, str) and inside in pages else _expanded(inside, pages, named)


def _in_folder(folder: str, pages: Sequence[str], named: set[str]) -> list[str]:
    """Its pages, and those of folders in it, as far as they are not named elsewhere."""
    inner = tuple(other for other in named if other.endswith("/") and other.startswith(folder) and other != folder)
    return [page for page in pages if page.startswith(folder) and page not in named and not page.startswith(inner)]
