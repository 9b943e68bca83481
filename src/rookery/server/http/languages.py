"""Which language somebody reads: the one that they ask for, or the best that their browser names and we have."""

from typing import Any

from litestar import Request
from litestar.datastructures import State

from rookery.words import ENGLISH, languages


def language_of(request: Request[Any, Any, State]) -> str:
    """By ``?language=``, or else by the header Accept-Language; English where neither names one that we have."""
    asked = request.query_params.get("language")
    return asked if asked in languages() else preferred(request.headers.get("accept-language", ""))


def preferred(header: str) -> str:
    """The supported language that a header Accept-Language ranks highest."""
    liked: dict[str, float] = {}
    for each in header[:1000].split(","):
        name, _, rest = each.partition(";")
        language = name.strip().lower().partition("-")[0]
        liked[language] = max(liked.get(language, 0.0), _weight(rest))
    return max(
        (each for each in languages() if liked.get(each, 0.0) > 0), key=lambda each: liked[each], default=ENGLISH
    )


def _weight(text: str) -> float:
    name, _, number = text.strip().partition("=")
    try:
        return float(number) if name.strip() == "q" else 1.0
    except ValueError:
        return 0.0
