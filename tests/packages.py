"""Packages of other people that bring games: written to a folder as an installer would leave them."""

from pathlib import Path

import pytest

from rookery import catalog


def bring(folder: Path, package: str, code: str, *entries: str) -> None:
    """A package with one module of its own name and these entry points."""
    folder.mkdir(exist_ok=True)
    (folder / f"{package}.py").write_text(code, encoding="utf-8")
    facts = folder / f"{package}-1.2.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.2\n", encoding="utf-8")
    lines = [f"[{catalog.GROUP}]", *entries]
    (facts / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def install(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Let Python find what is in a folder; the catalog looks anew."""
    monkeypatch.syspath_prepend(folder)
    forget()


def forget() -> None:
    """Let the catalog look anew the next time."""
    for kept in (catalog._found, catalog._namesakes, catalog._brought):
        kept.cache_clear()
