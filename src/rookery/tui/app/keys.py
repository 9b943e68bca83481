"""Keys with their names, in the language of whoever presses them."""

from collections.abc import Sequence

from textual.dom import DOMNode

from rookery.kernel.messages import Text
from rookery.tui.texts import Voice

Key = tuple[str, str, Text]
"""Keys, separated by commas; what they do; and what that is called, or nothing for those that are not shown."""


def bind_keys(node: DOMNode, keys: Sequence[Key], voice: Voice) -> None:
    """Let keys do something on a screen. Textual's own way knows one language only."""
    for names, action, called in keys:
        node._bindings.bind(names, action, voice.word(called), show=bool(called))
