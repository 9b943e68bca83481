"""The types of the wire for the scripts of the pages: TypeScript, written from the types that the server uses.

``python -m tools.wire_types`` (``make types``) writes the file anew.
"""

import ast
import inspect
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import UnionType
from typing import Any, get_args

import msgspec
from msgspec import inspect as kinds

from rookery.kernel.scene import Happening
from rookery.play import commands
from rookery.records.record import Record
from rookery.server.pages import site
from rookery.wire import classes, events, links, match, privacy, puzzles, study
from rookery.wire.codes import Problem

FILE = site.STATIC / "types" / "wire.d.ts"
REQUESTS = (
    *(match.NewMatch, match.CommandRequest, match.HintRequest, match.Hello, links.DeviceLinkRequest),
    *(study.PreviewRequest, study.ChancesRequest, study.AdviceRequest, study.ReviewRequest, study.CodeRequest),
    *(classes.NewClass, classes.TableRequest),
)
"""What pages send: defaults may be left out of these, and of commands."""
ANSWERS = (
    *(
        match.Me,
        match.Opened,
        match.Listing,
        match.ViewAnswer,
        match.CommandAnswer,
        match.Paths,
        match.Hint,
        match.Health,
        privacy.Privacy,
    ),
    *(links.Links, links.DeviceLink),
    Problem,
    *(study.Preview, study.Rulebook, study.Guide, study.Lessons),
    *(puzzles.Puzzles, puzzles.PuzzleAnswer),
    *(study.Replay, study.Verified, study.Chances, study.Advice, study.Reviewed),
    *(classes.ClassView, classes.Place),
    *(Record, Happening),
)
UNIONS: dict[str, Any] = {
    "PlayerCommand": commands.PlayerCommand,
    "AnyEvent": events.AnyWireEvent,
    "AnyStreamMessage": match.AnyStreamMessage,
}
"""Types that are one of several, by the names that they have in the sources."""
SHARPER = {
    ("Changed", "changes"): "Partial<Omit<View, 'scene'>> & { scene?: Scene | SceneChanges | null }",
    ("GuideSection", "changes"): "SceneChanges",
    ("ReplayStep", "changes"): "SceneChanges",
}
"""What fields hold that are open in Python."""
SCENE_CHANGES = """\
/** The fields of a scene that are new; of its spaces and pieces those that are new by their ids, or all in a list. */
export type SceneChanges = Partial<Omit<Scene, "spaces" | "pieces">> & {
  spaces?: Space[] | { [id: string]: Space };
  pieces?: Piece[] | { [id: string]: Piece };
};
"""
HEAD = """\
// What the server and its pages say to each other. Written from the server's types by "make types": do not edit.
"""


def written() -> str:
    """The whole file as it should be."""
    found: dict[type, kinds.StructType] = {}
    for root in (*REQUESTS, *ANSWERS, *UNIONS.values()):
        _collect(kinds.type_info(root), found)
    parts = [HEAD]
    for name, union in UNIONS.items():
        members = " | ".join(each.__name__ for each in _members(union))
        parts.append(f"export type {name} = {members};\n")
    ordered = sorted(found.values(), key=lambda info: info.cls.__name__)
    names = [info.cls.__name__ for info in ordered]
    if len(set(names)) < len(names):
        raise ValueError("two types have the same name")
    parts += [SCENE_CHANGES, *(_interface(info) for info in ordered)]
    return "\n".join(parts)


def _members(union: UnionType) -> tuple[type, ...]:
    return get_args(union)


def _collect(info: kinds.Type, found: dict[type, kinds.StructType]) -> None:
    """All structs that a type leads to."""
    if isinstance(info, kinds.StructType) and info.cls not in found:
        found[info.cls] = info
        for field in info.fields:
            _collect(field.type, found)
    for name in ("type", "item_type", "key_type", "value_type"):
        if isinstance(part := getattr(info, name, None), kinds.Type):
            _collect(part, found)
    for name in ("types", "item_types"):
        for part in getattr(info, name, ()):
            _collect(part, found)


def _interface(info: kinds.StructType) -> str:
    cls = info.cls
    notes = _notes(cls)
    lines = [f"/** {_flat(inspect.getdoc(cls) or '')} */", f"export interface {cls.__name__} {{"]
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    asked = cls in REQUESTS or issubclass(cls, commands.Command)
    for field in info.fields:
        if note := notes.get(field.name):
            lines.append(f"  /** {note} */")
        optional = not field.required and (asked or cls.__struct_config__.omit_defaults)
        type_name = SHARPER.get((cls.__name__, field.name)) or _type(field.type)
        lines.append(f"  {field.encode_name}{'?' if optional else ''}: {type_name};")
    return "\n".join([*lines, "}", ""])


@cache
def _notes(cls: type[msgspec.Struct]) -> dict[str, str]:
    """What the sources say below each field, those of the classes above included."""
    notes: dict[str, str] = {}
    for each in reversed(cls.__mro__):
        if not issubclass(each, msgspec.Struct) or each is msgspec.Struct:
            continue
        body = ast.parse(inspect.getsource(each)).body[0].body  # type: ignore[attr-defined]  # it is a class
        for field, after in pairwise(body):
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(after, ast.Expr):
                notes[field.target.id] = _flat(str(ast.literal_eval(after.value)))
    return notes


def _flat(text: str) -> str:
    return " ".join(text.split())


PLAIN: dict[type[kinds.Type], str] = {
    kinds.StrType: "string",
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.BoolType: "boolean",
    kinds.NoneType: "null",
    kinds.AnyType: "any",
}


def _type(info: kinds.Type) -> str:
    """A type as TypeScript writes it."""
    write = WRITERS.get(type(info))
    return write(info) if write else PLAIN[type(info)]


def _list(info: kinds.VarTupleType) -> str:
    inner = _type(info.item_type)
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


def _union(info: kinds.UnionType) -> str:
    members = {part.cls for part in info.types if isinstance(part, kinds.StructType)}
    for name, union in UNIONS.items():
        if members == set(_members(union)):
            return name
    return " | ".join(dict.fromkeys(map(_type, info.types)))


WRITERS: dict[type[kinds.Type], Callable[[Any], str]] = {
    kinds.Metadata: lambda info: _type(info.type),
    kinds.StructType: lambda info: str(info.cls.__name__),
    kinds.LiteralType: lambda info: " | ".join(f'"{value}"' for value in info.values),
    kinds.UnionType: _union,
    kinds.VarTupleType: _list,
    kinds.TupleType: lambda info: f"[{', '.join(map(_type, info.item_types))}]",
    kinds.DictType: lambda info: f"{{ [name: string]: {_type(info.value_type)} }}",
}


def write() -> Path:
    """Write the file."""
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(written(), encoding="utf-8")
    return FILE


if __name__ == "__main__":
    write()
