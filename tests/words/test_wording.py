"""Messages are worded alike by the server and by the pages: examples that both have to meet.

The pages' formatter is held to them by ``tests/browser/unit/wording.test.mjs``, which reads the catalogue as pages get
it, from ``exported.json``. ``ROOKERY_UPDATE_SNAPSHOTS=1 pytest tests/words`` writes that file anew.
"""

import json
import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rookery.kernel.messages import Message, Text
from rookery.words import catalogues, word
from rookery.words.export import Unsupported, exported

FOLDER = Path(__file__).parent
EXPORTED = FOLDER / "exported.json"
VECTORS: dict[str, Any] = json.loads((FOLDER / "vectors.json").read_text(encoding="utf-8"))
LANGUAGES = tuple(VECTORS["catalogue"])
UPDATE = os.environ.get("ROOKERY_UPDATE_SNAPSHOTS") == "1"


@pytest.fixture
def vectors(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The catalogue of the examples, where catalogues are looked for."""
    (tmp_path / "words").mkdir()
    for language, lines in VECTORS["catalogue"].items():
        (tmp_path / "words" / f"{language}.ftl").write_text("\n".join(lines), encoding="utf-8")
    monkeypatch.setitem(catalogues.PLACES, "vectors", tmp_path)
    return "vectors"


@pytest.mark.usefixtures("vectors")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", VECTORS["cases"], ids=lambda case: case["about"])
def test_a_message_is_worded(case: dict[str, Any], language: str) -> None:
    """Plurals, forms, lists, numbers, what is missing: each as the example says."""
    assert word(msgspec.convert(case["message"], Text), language) == case[language]


def test_pages_read_the_same_catalogue(vectors: str) -> None:
    """What the pages' formatter is tested with is what pages get."""
    made = {language: exported(vectors, language) for language in LANGUAGES}
    if UPDATE:
        EXPORTED.write_text(json.dumps(made, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    assert json.loads(EXPORTED.read_text(encoding="utf-8")) == made


@pytest.mark.parametrize(
    "entry", ["a = { 12 }", "a = { b.c }", "a = { -term }", "a = { UPPER($b) }", "a = { NUMBER(1) }"]
)
def test_what_pages_cannot_read_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, entry: str) -> None:
    """Fluent knows more than the pages do."""
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text(f"{entry}\n", encoding="utf-8")
    name = f"refused {entry}"
    monkeypatch.setitem(catalogues.PLACES, name, tmp_path)
    with pytest.raises(Unsupported):
        exported(name, "en")


def test_a_message_without_words_is_its_id() -> None:
    """Whatever game it belongs to."""
    assert word(Message(id="no-such-game/status")) == "no-such-game/status"
