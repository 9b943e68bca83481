"""How a game stands, in a line: whose turn it is and what is to be done, or who has won and why."""

from rookery.kernel.messages import Text, speaker
from rookery.kernel.scene import Scene

say = speaker("draw")


def headline(scene: Scene) -> Text:
    """The status with the player that it is about; a single player needs no name."""
    names = [seat.name for seat in scene.seats]
    if len(names) == 1:
        return scene.status
    if scene.winners:
        winners = tuple(names[seat] for seat in scene.winners)
        return say("wins", names=winners, count=len(winners), status=scene.status)
    if scene.winners is not None:
        return say("nobody-wins", status=scene.status)
    return scene.status if scene.turn is None else say("to-act", name=names[scene.turn], status=scene.status)
