"""Messages as words. Fluent and Babel are loaded when the first message is worded: most programs never say anything."""

from rookery.kernel.messages import Text
from rookery.words.catalogues import ENGLISH


def word(text: Text, language: str = ENGLISH) -> str:
    """A message in a language, or in English where that lacks it; what is no message is the same in all languages."""
    if isinstance(text, str):
        return text
    from rookery.words.bundles import worded

    return worded(text, language)


def as_sentence(words: str) -> str:
    """Words as a sentence of their own: with a capital, and with a full stop unless they end in another sign."""
    return f"{words[:1].upper()}{words[1:]}{'' if words.endswith(('.', '?', '!', '…')) else '.'}"
