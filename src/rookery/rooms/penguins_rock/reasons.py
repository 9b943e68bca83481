"""Why something cannot be touched now in Penguins Rock!, and what the die shows."""

import functools

from rookery.kernel.messages import Message, speaker
from rookery.kernel.scene import DieFace, Reason
from rookery.rooms.penguins_rock.board import CENTRES, HOLLOWS, NOWHERE, PILES, SEATS, Board
from rookery.rooms.penguins_rock.names import SEAT_NAMES, penguin_id, penguin_name, rock_id, rolled_face
from rookery.rooms.penguins_rock.state import (
    ACTIVITY,
    ASLEEP,
    CAME_FROM,
    CHOOSE2,
    LEFT,
    MOVE1,
    MOVE2,
    PHASE,
    ROCKS,
    SEAT,
    WOKEN,
    acting,
)

say = speaker("penguins-rock")


def die(state: list[int]) -> DieFace | None:
    """What is left of a roll."""
    return rolled_face(state[LEFT]) if state[PHASE] in (MOVE1, MOVE2) and state[LEFT] else None


def reasons(board: Board, state: list[int], players: int) -> tuple[Reason, ...]:
    """Why the seat to move cannot touch what no choice touches; nobody can touch anything before a roll."""
    if state[PHASE] == CHOOSE2:
        return (Reason(label=say("why-choose-first")),)
    if state[PHASE] not in (MOVE1, MOVE2):
        return ()
    penguin = acting(state)
    found = [
        Reason(ids=(penguin_id(penguin ^ 1),), label=_other_penguin(penguin, state[ACTIVITY + state[SEAT]])),
        *_others(state[SEAT], players),
        Reason(ids=_foreign_centres(board, state[SEAT]), label=say("why-foreign-middle")),
    ]
    if state[CAME_FROM] != NOWHERE:
        found.append(Reason(ids=(board.names[state[CAME_FROM]],), label=say("why-straight-back")))
    if state[penguin] & 1:
        lying = (*range(PILES, PILES + SEATS), *board.lying)
        rocks = tuple(rock_id(board, space) for space in lying if state[ROCKS + space])
        found.append(Reason(ids=rocks, label=say("why-one-rock")))
    found.append(Reason(label=_too_far(penguin, state[LEFT])))
    return tuple(found)


def _other_penguin(moving: int, activity: int) -> Message:
    """Why it is not the turn of the other penguin of the player to move (T2 to T4)."""
    if moving & 1:
        return say("why-first-has-moved")
    if activity == ASLEEP:
        return say("why-asleep")
    return say("why-next-turn") if activity == WOKEN else say("why-first-moves")


@functools.cache
def _others(seat: int, players: int) -> tuple[Reason, ...]:
    """The penguins of other players."""
    return tuple(
        Reason(
            ids=(penguin_id(2 * other), penguin_id(2 * other + 1)),
            label=say("why-not-yours", who=SEAT_NAMES[other]),
        )
        for other in range(players)
        if other != seat
    )


def _foreign_centres(board: Board, seat: int) -> tuple[str, ...]:
    return tuple(board.names[space] for space in range(CENTRES, HOLLOWS) if space != CENTRES + seat)


@functools.cache
def _too_far(penguin: int, left: int) -> Message:
    """What the penguin that moves can do, for whoever touches anything else."""
    if left:
        return say("why-too-far", number=penguin % 2 + 1, left=left)
    return say("why-landing", penguin=penguin_name(penguin))
