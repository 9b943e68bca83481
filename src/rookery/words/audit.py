"""Whether code and catalogues fit: every message has words in every language, and all words belong to a message.

Messages are found where they are made, ``say("name", value=…)`` after ``say = speaker("catalogue")``, by reading the
code as Python does. What a room's catalogue must have besides follows from the room: its options, guide, lessons.
"""

import ast as python
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from fluent.syntax import ast, visitor

from rookery.kernel.facts import expected_words
from rookery.kernel.ftl import read
from rookery.kernel.room import Room
from rookery.words.catalogues import ENGLISH
from rookery.words.export import Unsupported, entry_for_pages

Made = dict[str, set[str]]
"""The names of messages, each with the names of its values. A name with a dot is that of an attribute."""


def made_by_room(room: Room) -> Made:
    """The messages of a room: those that its code makes, and those that its facts, guide and lessons ask for."""
    named: Made = {name: set() for name in (*expected_words(room), *_proposals(room))}
    return named | made_in(room.folder.rglob("*.py"), room.key)


def _proposals(room: Room) -> Iterator[str]:
    """What a text proposes may have words; if it has them in English, so it must in every language."""
    worded = _worded(read(room.folder / "words" / f"{ENGLISH}.ftl"))
    for option in room.options:
        if option.kind in {"text", "places"}:
            names = (f"option-{option.name}.{value}" for value in option.choices)
            yield from (name for name in names if name in worded)


def made_in(files: Iterable[Path], catalogue: str) -> Made:
    """The messages of a catalogue that some modules make."""
    found: Made = {}
    for path in files:
        tree = python.parse(path.read_text(encoding="utf-8"))
        speakers = _speakers(tree)
        for name, values in _calls(tree, {speaker for speaker, spoken in speakers.items() if spoken == catalogue}):
            found.setdefault(name, set()).update(values)
    return found


def _speakers(tree: python.Module) -> dict[str, str]:
    """The names in a module that speak, and by which catalogue."""
    return {
        node.targets[0].id: str(python.literal_eval(node.value.args[0]))
        for node in python.walk(tree)
        if isinstance(node, python.Assign)
        and isinstance(node.targets[0], python.Name)
        and isinstance(node.value, python.Call)
        and isinstance(node.value.func, python.Name)
        and node.value.func.id == "speaker"
        and isinstance(node.value.args[0], python.Constant)
    }


def _calls(tree: python.Module, speakers: set[str]) -> Iterator[tuple[str, set[str]]]:
    for node in python.walk(tree):
        if isinstance(node, python.Call) and isinstance(node.func, python.Name) and node.func.id in speakers:
            name = node.args[0] if node.args else None
            if not isinstance(name, python.Constant):
                raise ValueError(f"line {node.lineno}: the name of a message is always written out")
            yield str(name.value), {each.arg for each in node.keywords if each.arg}


def problems(folder: Path, made: Mapping[str, set[str]], languages: Iterable[str]) -> list[str]:
    """What is wrong with the catalogues in a folder for messages that are made, a line each."""
    found: list[str] = []
    for language in languages:
        path = folder / f"{language}.ftl"
        if not path.is_file():
            found.append(f"{path.name} is missing")
            continue
        catalogue = read(path)
        found += [f"{path.name} has no words for {name}" for name in sorted(made.keys() - _worded(catalogue))]
        found += [f"{path.name} has words that no message uses: {name}" for name in _unused(catalogue, made)]
        for name, message in catalogue.items():
            found += [f"{path.name}: {name} {problem}" for problem in _wrong(message, made.get(name))]
    return found


def _worded(catalogue: Mapping[str, ast.Message]) -> set[str]:
    """All that a catalogue has words for: entries with a text of their own, and attributes."""
    names = {name for name, message in catalogue.items() if message.value}
    return names | {name for message in catalogue.values() for name in _attributes(message)}


def _attributes(message: ast.Message) -> list[str]:
    return [f"{message.id.name}.{each.id.name}" for each in message.attributes]


def _unused(catalogue: Mapping[str, ast.Message], made: Mapping[str, set[str]]) -> list[str]:
    """Entries that nobody asks for; of entries whose attributes are asked for by name, attributes too."""
    referred = {name for message in catalogue.values() for name in _References.of(message).messages}
    found = [name for name in catalogue if name not in made and name not in referred]
    by_name = {name.partition(".")[0] for name in made if "." in name}
    found += [
        name for entry in by_name & catalogue.keys() for name in _attributes(catalogue[entry]) if name not in made
    ]
    return sorted(found)


def _wrong(message: ast.Message, values: set[str] | None) -> Iterator[str]:
    try:
        entry_for_pages(message)
    except Unsupported as problem:
        yield str(problem)
    if values is not None:
        for name in sorted(_References.of(message).values - values):
            yield f"uses a value that the message does not have: {name}"


def values_of(message: ast.Message) -> set[str]:
    """The names of the values that an entry uses."""
    return _References.of(message).values


class _References(visitor.Visitor):
    """What an entry refers to."""

    def __init__(self) -> None:
        self.values: set[str] = set()
        self.messages: set[str] = set()

    @classmethod
    def of(cls, message: ast.Message) -> "_References":
        found = cls()
        found.visit(message)
        return found

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # Fluent's names
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)
