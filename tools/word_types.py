"""The pages' own words as types for the scripts, each name with its values; and the English ones for unit tests.

``python -m tools.word_types`` (``make types``) writes the files anew.
"""

import json
from pathlib import Path

from rookery.server.pages import site
from rookery.words import languages
from rookery.words.audit import values_of
from rookery.words.catalogues import ENGLISH, entries
from rookery.words.export import exported

TYPES = site.STATIC / "types" / "words.d.ts"
ENGLISH_WORDS = Path(__file__).parents[1] / "tests" / "browser" / "unit" / "english.json"
"""What Node reads in the place of a server."""
HEAD = """\
// The pages' own words and the values in them. Written from words/en.ftl by "make types": do not edit.

import type { Value } from "./wording.js";

export interface Words {
"""


def written() -> dict[Path, str]:
    """The files as they should be."""
    lines = [f'  "{name}": {_type(values(name))};' for name in entries("pages", ENGLISH)]
    words = json.dumps(exported("pages", ENGLISH), indent=1, ensure_ascii=False)
    return {TYPES: HEAD + "\n".join([*lines, "}", ""]), ENGLISH_WORDS: f"{words}\n"}


def values(name: str) -> set[str]:
    """The values of an entry: those that it needs in any language."""
    known = (entries("pages", language) for language in languages())
    return {value for words in known if name in words for value in values_of(words[name])}


def _type(names: set[str]) -> str:
    return f"{{ {'; '.join(f'{name}: Value' for name in sorted(names))} }}" if names else "Record<never, never>"


if __name__ == "__main__":
    for path, text in written().items():
        path.write_text(text, encoding="utf-8")
