"""What has changed from one view of a match to the next: only that travels, for most of a view stays as it is."""

from collections.abc import Iterable
from typing import Any, get_type_hints

import msgspec

from rookery.kernel.scene import Scene
from rookery.wire.match import View

Changes = dict[str, Any]
"""The fields that have changed, with their new values; under ``scene`` those of the scene, if there was one before."""

_KINDS = {kind: get_type_hints(kind, include_extras=True) for kind in (View, Scene)}


def changes(before: View, after: View) -> Changes:
    """What has changed since a view that the receiver knows."""
    found = changed(before, after)
    if before.scene is not None and after.scene is not None and "scene" in found:
        found["scene"] = changed(before.scene, after.scene)
    return found


def changed(before: msgspec.Struct, after: msgspec.Struct, names: Iterable[str] = ()) -> Changes:
    """Which of these fields have other values now, or of all if none are named."""
    # Most are the very same objects: that is seen at once, without looking into them.
    return {
        name: new
        for name in names or after.__struct_fields__
        if (new := getattr(after, name)) is not (old := getattr(before, name)) and new != old
    }


def renewed(view: View, changes: Changes) -> View:
    """A view after changes; msgspec.ValidationError if they cannot be those of a view."""
    changes = dict(changes)
    scene = changes.get("scene")
    if scene is not None and view.scene is not None:
        changes["scene"] = _replaced(view.scene, scene)
    after: View = _replaced(view, changes)
    return after


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
