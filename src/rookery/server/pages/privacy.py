"""What the server keeps about people, told by the settings in force."""

from litestar import get
from litestar.datastructures import State

from rookery.wire.privacy import Privacy


@get("/api/privacy", summary="What the server keeps about people, and for how long")
async def privacy(state: State) -> Privacy:
    """Tell players the truth."""
    settings = state.service.matches.settings
    kept = settings.retention
    return Privacy(settings.operators.contact, kept.finished, kept.abandoned, settings.log.addresses)
