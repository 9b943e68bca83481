"""Requests that nobody would send: made up from the OpenAPI document, then broken now and then.

Everything comes from one seed. A sample fits its schema; a broken one fits it no longer, or is no JSON at all.
"""

import json
import random
import string
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote, unquote

Facts = dict[str, Any]

WILD: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 2**31, 2**63, -(2**63), 1e308, -0.0, 0.5),
    *("", " ", "0", "null", "\x00", "\ud7ff", "\u202eegg", "'; DROP TABLE matches; --", "../../keys", "<script>"),
    *("x" * 300, "🐧" * 20, [], {}, [[]], [None], {"type": "move"}, [1, 2, 3]),
)
"""Values that programs stumble over."""
DEEPEST = 6
LETTERS = string.ascii_letters + string.digits + "_-"


@dataclass
class Asked:
    """One request, before anybody says who they are."""

    label: str
    """The operation, as the document names it."""
    method: str
    target: str
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes | None = None

    @property
    def told(self) -> str:
        """All that the request itself says: its answer may say it again."""
        # Signs before a word are letters of it in an address: %27.
        return f"{self.target} {unquote(self.target)} {(self.body or b'').decode('utf-8', 'replace')}"


class Sampler:
    """Makes up values for schemas."""

    def __init__(self, document: Facts, dice: random.Random) -> None:
        self._schemas: Facts = document["components"]["schemas"]
        self._dice = dice

    def sample(self, schema: Facts, depth: int = 0) -> Any:
        """A value that fits, or nearly so."""
        if "$ref" in schema:
            schema = self._schemas[schema["$ref"].rpartition("/")[2]] | {k: v for k, v in schema.items() if k != "$ref"}
        if "enum" in schema:
            return self._dice.choice(schema["enum"])
        if "const" in schema:
            return schema["const"]
        if "anyOf" in schema or "oneOf" in schema:
            return self.sample(self._dice.choice(schema.get("anyOf") or schema["oneOf"]), depth)
        kind = schema.get("type")
        if isinstance(kind, list):
            kind = self._dice.choice(kind)
        made = getattr(self, f"_{kind}", None)
        return self._dice.choice(WILD) if made is None else made(schema, depth)

    def _object(self, schema: Facts, depth: int) -> Facts:
        required = set(schema.get("required", ()))
        made = {
            name: self.sample(inside, depth + 1)
            for name, inside in schema.get("properties", {}).items()
            if name in required or (depth < DEEPEST and self._dice.random() < 0.5)
        }
        more = schema.get("additionalProperties")
        if isinstance(more, dict) and depth < DEEPEST:
            made |= {self._text(8): self.sample(more, depth + 1) for _ in range(self._dice.randrange(3))}
        return made

    def _array(self, schema: Facts, depth: int) -> list[Any]:
        items = schema.get("items") or {}
        count = self._dice.randint(schema.get("minItems", 0), min(4, schema.get("maxItems", 4)))
        return [self.sample(items, depth + 1) for _ in range(count if depth < DEEPEST else 0)]

    def _string(self, schema: Facts, _: int) -> str:
        most = min(24, schema.get("maxLength", 24))
        return self._text(self._dice.randint(schema.get("minLength", 0), max(most, schema.get("minLength", 0))))

    def _integer(self, schema: Facts, _: int) -> int:
        least, most = int(schema.get("minimum", -(2**31))), int(schema.get("maximum", 2**31))
        return self._dice.choice([least, most, min(max(self._dice.randrange(-2, 9), least), most)])

    def _number(self, _schema: Facts, depth: int) -> float:
        return self._dice.choice([0.0, 0.5, 60.0, float(self._integer({}, depth))])

    def _boolean(self, _schema: Facts, _depth: int) -> bool:
        return self._dice.random() < 0.5

    def _null(self, _schema: Facts, _depth: int) -> None:
        return None

    def _text(self, length: int) -> str:
        return "".join(self._dice.choices(LETTERS, k=length))

    # Broken on purpose

    def broken(self, value: Any) -> Any:
        """The same with one thing wrong in it, somewhere."""
        if isinstance(value, dict) and value and self._dice.random() < 0.8:
            name = self._dice.choice(list(value))
            change = self._dice.random()
            if change < 0.2:
                return {key: inside for key, inside in value.items() if key != name}
            if change < 0.3:
                return value | {self._text(5): self._dice.choice(WILD)}
            return value | {name: self.broken(value[name])}
        if isinstance(value, list) and value and self._dice.random() < 0.8:
            at = self._dice.randrange(len(value))
            return [*value[:at], self.broken(value[at]), *value[at + 1 :]]
        return self._dice.choice(WILD)

    def torn(self, body: bytes) -> bytes:
        """Bytes that are no JSON any more, or none that anybody wants to read."""
        at = self._dice.randrange(len(body) + 1)
        return self._dice.choice(
            [body[:at], body[:at] + b"\xff\xfe" + body[at:], b"[" * 2000, b'{"a":' * 2000, b"\x00" * 64, body + body]
        )


class Requests:
    """Makes up requests for every operation of a document."""

    def __init__(self, document: Facts, dice: random.Random) -> None:
        self._dice = dice
        self.sampler = Sampler(document, dice)
        self._operations = [
            (f"{method.upper()} {path}", operation)
            for path, methods in document["paths"].items()
            for method, operation in methods.items()
        ]

    @property
    def labels(self) -> list[str]:
        """All operations."""
        return [label for label, _ in self._operations]

    def one(self, matches: Sequence[str], texts: Sequence[str]) -> Asked:
        """A request about one of some matches, or about something else; texts are put where they may do harm."""
        label, operation = self._dice.choice(self._operations)
        method, path = label.split()
        for parameter in operation.get("parameters", ()):
            if parameter["in"] == "path":
                name = parameter["name"]
                filled = quote(str(self._filled(name, parameter["schema"], matches, texts)), safe="")
                path = path.replace(f"{{{name}}}", filled or "-")
        asked = Asked(label, method, path + self._query(operation, texts))
        content = operation.get("requestBody", {}).get("content")
        if content:
            [schema] = [each["schema"] for each in content.values()]
            asked.body, asked.headers["Content-Type"] = self._body(schema, texts), "application/json"
        if self._dice.random() < 0.02:
            asked.method = self._dice.choice(["PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "TRACE"])
        if self._dice.random() < 0.02:
            asked.headers["Content-Type"] = self._dice.choice(["text/plain", "multipart/form-data", "application/xml"])
        return asked

    def _filled(self, name: str, schema: Facts, matches: Sequence[str], texts: Sequence[str]) -> Any:
        chance = self._dice.random()
        if name == "match" and chance < 0.9 and matches:
            return self._dice.choice(matches)
        if chance < 0.03 and texts:
            return self._dice.choice(texts)
        return self.sampler.sample(schema | {"type": "string"}) if chance < 0.9 else self._dice.choice(WILD)

    def _query(self, operation: Facts, texts: Sequence[str]) -> str:
        parts = []
        for parameter in operation.get("parameters", ()):
            if parameter["in"] != "query" or self._dice.random() < 0.4:
                continue
            value = self.sampler.sample(parameter["schema"])
            if self._dice.random() < 0.1:
                value = self._dice.choice([*WILD, *texts[:3]])
            for each in value if isinstance(value, list) else [value]:
                text = json.dumps(each) if isinstance(each, bool | int | float) or each is None else str(each)
                parts.append(f"{parameter['name']}={quote(text, safe='', errors='replace')}")
        return f"?{'&'.join(parts)}" if parts else ""

    def _body(self, schema: Facts, texts: Sequence[str]) -> bytes:
        value = self.sampler.sample(schema)
        if self._dice.random() < 0.3:
            value = self.sampler.broken(value)
        if self._dice.random() < 0.1 and isinstance(value, dict) and value and texts:
            # A new one: wild values are everybody's.
            value = value | {self._dice.choice(list(value)): self._dice.choice(texts)}
        body = json.dumps(value).encode()
        return self.sampler.torn(body) if self._dice.random() < 0.05 else body
