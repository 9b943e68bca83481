"""A catalogue as pages read it: parsed here, once, so that a page needs no parser, only the small formatter.

Entries stand by their names under the language that they are in. An entry is a pattern, or patterns by the names of its
forms, its own under the empty name. A pattern is a text, or a list of texts and placeables:
``{"use": name}`` is a value, ``{"say": name}`` another entry of the catalogue, ``{"call": function, "of": name, …}`` a
function of a value, ``{"by": name, "of": {variant: pattern}, "else": variant}`` a choice by a value.
"""

from typing import Any

from fluent.syntax import ast

from rookery.words.catalogues import ENGLISH, entries

Pattern = str | list[Any]
PARTS = (
    "bad",
    "class",
    "guide",
    "learn",
    "lesson",
    "lobby",
    "option",
    "privacy",
    "problem",
    "puzzle",
    "replay",
    "rules",
    "variant",
)
"""What only some pages need: entries that begin with these words travel apart. They may name entries of the rest."""
MAIN = "main"
"""The rest."""
KIND = "kind"
"""The attribute by which a room names a kind of move: only reports ask for it, and pages do without."""
FUNCTIONS = ("NUMBER", "FORM", "AND", "OR")


class Unsupported(ValueError):
    """Something that Fluent knows and the pages do not."""


def exported(name: str, language: str) -> dict[str, dict[str, Any]]:
    """All entries of a catalogue in a language, and in English those that it lacks."""
    own, english = entries(name, language), entries(name, ENGLISH)
    lacking = {each: message for each, message in english.items() if each not in own}
    found = {ENGLISH: lacking, language: own}
    return {spoken: _for_pages(messages) for spoken, messages in found.items() if messages}


def part_of(name: str) -> str:
    """The part of a catalogue that an entry is in."""
    first = name.partition("-")[0]
    return first if first in PARTS else MAIN


def exported_part(name: str, language: str, part: str) -> dict[str, dict[str, Any]]:
    """The same of one part; nothing if there is none."""
    parts = {
        spoken: {each: entry for each, entry in found.items() if part_of(each) == part}
        for spoken, found in exported(name, language).items()
    }
    return {spoken: found for spoken, found in parts.items() if found}


def _for_pages(messages: dict[str, ast.Message]) -> dict[str, Any]:
    return {name: entry_for_pages(message) for name, message in messages.items()}


def entry_for_pages(message: ast.Message) -> Any:
    """One entry; Unsupported if it needs what pages do not know."""
    own = {"": _pattern(message.value)} if message.value else {}
    forms = {each.id.name: _pattern(each.value) for each in message.attributes if each.id.name != KIND}
    return own | forms if forms else own[""]


def _pattern(pattern: ast.Pattern) -> Pattern:
    parts = [each.value if isinstance(each, ast.TextElement) else _placeable(each) for each in pattern.elements]
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts


def _placeable(placeable: ast.Placeable) -> Any:
    match placeable.expression:
        case ast.StringLiteral() as literal:
            return literal.parse()["value"]
        case ast.VariableReference(id=ast.Identifier(name=name)):
            return {"use": name}
        case ast.MessageReference(id=ast.Identifier(name=name), attribute=None):
            return {"say": name}
        case ast.FunctionReference() as call:
            return _call(call)
        case ast.SelectExpression() as select:
            return _select(select)
        case other:
            raise Unsupported(f"pages cannot read a {type(other).__name__}")


def _call(call: ast.FunctionReference) -> dict[str, Any]:
    first, *rest = call.arguments.positional
    if call.id.name not in FUNCTIONS or not isinstance(first, ast.VariableReference):
        raise Unsupported(f"pages know the functions {', '.join(FUNCTIONS)}, of a value")
    named = {each.name.name: each.value.parse()["value"] for each in call.arguments.named}
    if rest and isinstance(rest[0], ast.StringLiteral):
        named["form"] = rest[0].parse()["value"]
    return {"call": call.id.name, "of": first.id.name, **named}


def _select(select: ast.SelectExpression) -> dict[str, Any]:
    selector = select.selector
    if not isinstance(selector, ast.VariableReference):
        raise Unsupported("pages choose by a value, and by nothing else")
    variants = {_key(each.key): _pattern(each.value) for each in select.variants}
    default = next(_key(each.key) for each in select.variants if each.default)
    return {"by": selector.id.name, "of": variants, "else": default}


def _key(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value
