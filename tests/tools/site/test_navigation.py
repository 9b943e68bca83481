"""Folders in the navigation."""

from tools.site.navigation import expanded

PAGES = ("how/README.md", "how/a.md", "how/b.md", "ref/c.md", "ref/python/d.md", "ref/files/x/e.md", "home.md")


def test_a_folder_stands_for_its_pages() -> None:
    """In their order, as a whole section too; single pages stay as they are."""
    nav = [{"Home": "home.md"}, {"How": "how/"}, {"Ref": ["ref/"]}]
    assert expanded(nav, PAGES) == [
        {"Home": "home.md"},
        {"How": ["how/README.md", "how/a.md", "how/b.md"]},
        {"Ref": ["ref/c.md", "ref/python/d.md", "ref/files/x/e.md"]},
    ]


def test_what_is_named_elsewhere_stands_there() -> None:
    """A page or a folder inside has one place."""
    nav = [{"Ref": ["ref/", {"Python": "ref/python/"}]}, {"How": ["how/b.md", "how/"]}]
    assert expanded(nav, PAGES) == [
        {"Ref": ["ref/c.md", "ref/files/x/e.md", {"Python": ["ref/python/d.md"]}]},
        {"How": ["how/b.md", "how/README.md", "how/a.md"]},
    ]
