"""The page of the API, written from the OpenAPI document that a server hands out; and the document itself."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from tools.site.games import table

from rookery.server.app import description

PLACE = "reference/api.md"
DOCUMENT = "reference/openapi.json"
FIRST_REFUSAL = "400"

Facts = Mapping[str, Any]


def files() -> dict[str, str]:
    """The page and the document by their places in the site."""
    document = description()
    return {PLACE: page(document), DOCUMENT: json.dumps(document, indent=1)}


def page(document: Facts) -> str:
    """All operations and all types."""
    operations = "\n".join(
        _operation(f"{method.upper()} {path}", operation)
        for path, by_method in document["paths"].items()
        for method, operation in by_method.items()
    )
    types = "\n".join(_type(name, schema) for name, schema in sorted(document["components"]["schemas"].items()))
    schemes = [
        (f"`{name}`", scheme["description"]) for name, scheme in document["components"]["securitySchemes"].items()
    ]
    return f"""\
# The API of a server

The requests that the pages make themselves. This page is made from the [OpenAPI document](openapi.json); a running
server hands out its own at `/openapi.json`, and shows it at `/docs/api`. In Python use
[`rookery.client`](python/client.md). A refusal is a [Problem](#problem): a code for programs and words for people. How
a match is followed live is the [socket protocol](socket-protocol.md).

## Who may ask

{table(("key", "what it is"), schemes)}
## Requests

{operations}
## Types

{types}"""


def _operation(label: str, operation: Facts) -> str:
    answers: Facts = operation["responses"]
    rows = [
        (f"`{each['name']}`", f"{_kind(each['schema'])}, in the {each['in']}{'' if each['required'] else ', optional'}")
        for each in operation.get("parameters", ())
    ]
    if "requestBody" in operation:
        rows.append(("body", _contents(operation["requestBody"])))
    rows += [(f"`{status}`", _contents(answer)) for status, answer in answers.items() if status < FIRST_REFUSAL]
    keys = [" and ".join(f"`{key}`" for key in keys) or "nothing" for keys in operation.get("security", [{}])]
    rows.append(("needs", ", or ".join(keys)))
    refused = [(f"`{status}`", answer["description"]) for status, answer in answers.items() if status >= FIRST_REFUSAL]
    return (
        f"### `{label}`\n\n{operation.get('summary', '')}.\n\n{table(('what', 'type'), rows)}\n"
        f'??? note "Refusals"\n\n{_indented(table(("status", "code and meaning"), refused))}'
    )


def _indented(text: str) -> str:
    return "".join(f"    {line}\n" for line in text.splitlines())


def _contents(answer: Facts) -> str:
    shown = [
        _kind(body.get("schema", {})) if "json" in kind else f"`{kind}`"
        for kind, body in answer.get("content", {}).items()
    ]
    return ", ".join(shown) or "nothing"


def _type(name: str, schema: Facts) -> str:
    needed = schema.get("required", ())
    rows = [
        (f"`{field}`", _kind(each) + ("" if field in needed else ", optional"))
        for field, each in schema.get("properties", {}).items()
    ]
    about = " ".join(schema.get("description", "").split())
    return f"### {name}\n\n{about}\n\n{table(('field', 'type'), rows) if rows else _kind(schema)}\n"


def _kind(schema: Facts) -> str:
    """A type as people write it; a named one leads to where it is described."""
    return "".join(_kinds(schema))


def _kinds(schema: Facts) -> Iterator[str]:
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        yield f"[{name}](#{name.lower()})"
    elif several := schema.get("anyOf", schema.get("oneOf")):
        yield " or ".join(map(_kind, several))
    elif "const" in schema:
        yield f"`{json.dumps(schema['const'])}`"
    elif "enum" in schema:
        yield " or ".join(f"`{json.dumps(value)}`" for value in schema["enum"])
    elif "prefixItems" in schema:
        yield f"({', '.join(map(_kind, schema['prefixItems']))})"
    elif schema.get("type") == "array":
        yield f"list of {_kind(schema.get('items', {}))}"
    elif schema.get("type") == "object" and isinstance(schema.get("additionalProperties"), dict):
        yield f"object of {_kind(schema['additionalProperties'])}"
    else:
        named = schema.get("type", "anything")
        yield named if isinstance(named, str) else " or ".join(named)
