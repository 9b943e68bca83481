"""Messages to sentences, in any language: catalogues in Project Fluent's format, read, worded, and made for pages."""

from rookery.kernel import messages
from rookery.kernel.ftl import BadCatalogue
from rookery.words.catalogues import ENGLISH, languages
from rookery.words.wording import as_sentence, word

__all__ = ["ENGLISH", "BadCatalogue", "as_sentence", "languages", "word"]

messages.word_by(word)
