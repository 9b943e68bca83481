"""What has changed from one view of a match to the next: only that travels, for most of a view stays as it is.

The fields that are new are told with their new values. A scene is told in the same way, and of its spaces and pieces
only those that are new, by their ids; all of them are, in a list, where some come, go, or change their order.
"""

from collections.abc import Iterable
from typing import Any, get_type_hints

import msgspec
from msgspec.structs import astuple

from rookery.kernel.scene import Piece, Scene, Space
from rookery.wire.match import View

Changes = dict[str, Any]
"""The fields that have changed, with their new values; under ``scene`` those of the scene, if there was one before."""

PARTS = {"spaces": Space, "pieces": Piece}
"""What a scene has many of."""

_KINDS = {kind: get_type_hints(kind, include_extras=True) for kind in (View, Scene)}


def changes(before: View, after: View) -> Changes:
    """What has changed since a view that the receiver knows."""
    found = changed(View.__struct_fields__, astuple(before), astuple(after))
    if before.scene is not None and after.scene is not None and "scene" in found:
        found["scene"] = scene_changes(before.scene, after.scene)
    return found


def scene_changes(before: Scene, after: Scene) -> Changes:
    """What has changed since a scene that the receiver knows."""
    found = changed(Scene.__struct_fields__, astuple(before), astuple(after))
    for name in PARTS:
        if name in found:
            found[name] = _new_parts(getattr(before, name), found[name])
    return found


def changed(names: Iterable[str], before: Iterable[Any], after: Iterable[Any]) -> Changes:
    """Which of some values are others now, by their names."""
    # Most are the very same objects: that is seen at once, without looking into them.
    pairs = zip(names, before, after, strict=True)
    return {name: new for name, old, new in pairs if new is not old and new != old}


def _new_parts(before: tuple[Any, ...], after: tuple[Any, ...]) -> dict[str, Any] | tuple[Any, ...]:
    """The parts that are new by their ids, if each stands where that of its id stood; otherwise all."""
    if len(before) != len(after):
        return after
    pairs = [(old, new) for old, new in zip(before, after, strict=True) if new is not old and new != old]
    in_place = all(old.id == new.id for old, new in pairs)
    return {new.id: new for _, new in pairs} if in_place else after


def renewed(view: View, changes: Changes) -> View:
    """A view after changes; msgspec.ValidationError if they cannot be those of a view."""
    changes = dict(changes)
    scene = changes.get("scene")
    if scene is not None and view.scene is not None:
        changes["scene"] = renewed_scene(view.scene, scene)
    after: View = _replaced(view, changes)
    return after


def renewed_scene(scene: Scene, changes: Changes) -> Scene:
    """A scene after changes; msgspec.ValidationError if they cannot be those of this scene."""
    if isinstance(changes, dict):
        parts = {name: _with_parts(getattr(scene, name), changes[name], name) for name in PARTS if name in changes}
        changes = {**changes, **parts}
    after: Scene = _replaced(scene, changes)
    return after


def _with_parts(old: tuple[Any, ...], new: Any, name: str) -> Any:
    if not isinstance(new, dict):
        return new
    if unknown := new.keys() - {part.id for part in old}:
        raise msgspec.ValidationError(f"no {name} have the ids {sorted(unknown)}")
    return tuple(msgspec.convert(new[part.id], PARTS[name]) if part.id in new else part for part in old)


def _replaced(old: Any, changes: Any) -> Any:
    kinds = _KINDS[type(old)]
    try:
        return msgspec.structs.replace(
            old, **{name: _read(value, kinds[name]) for name, value in changes.items() if name in kinds}
        )
    except AttributeError:
        raise msgspec.ValidationError("changes are an object of fields") from None


def _read(value: Any, kind: Any) -> Any:
    return value if isinstance(value, Scene) else msgspec.convert(value, kind)
