"""What a move or a roll of Penguins Rock! does, piece by piece.

Rocks on one space are one piece: it is there as long as one of them is left.
"""

from rookery.kernel.game import Position
from rookery.kernel.messages import Message, speaker
from rookery.kernel.scene import Happening, How
from rookery.rooms.penguins_rock.board import HOLLOWS, NOWHERE, STONES, Board, seat_of, unpack
from rookery.rooms.penguins_rock.names import SEAT_NAMES, penguin_id, penguin_name, place_names, rock_id, rolled_face
from rookery.rooms.penguins_rock.rocks import TAKING
from rookery.rooms.penguins_rock.rules import ROLL, STAY, STOP, TAKE
from rookery.rooms.penguins_rock.state import ACTIVITY, ASLEEP, CAME_FROM, ROCKS, SEAT, acting

say = speaker("penguins-rock")
Told = tuple[Happening, ...]


def happenings(position: Position, code: int) -> Told:
    """What a legal move or roll does in a position."""
    board = unpack(position.game.config)
    state: list[int] = position.state.tolist()
    penguin = acting(state)
    here = state[penguin] >> 1
    if code >= ROLL:
        who, number = SEAT_NAMES[state[SEAT]], penguin % 2 + 1
        pips = code - ROLL + 1
        label = say("rolls", who=who, pips=pips, number=number)
        return (Happening(how="rolled", seat=state[SEAT], face=rolled_face(pips), label=label),)
    if code >= STOP:
        return (_moved(board, "rests", penguin, here, here, _answer(code, penguin)),)
    if code >= TAKE:
        return (_handled(board, state, penguin, here, code - TAKE + TAKING, stepped=False),)
    there, handling = divmod(code, 3)
    others = [state[other] >> 1 if other != penguin else NOWHERE for other in range(2 * position.game.players)]
    step = _step(board, penguin, here, there, others, flies=state[CAME_FROM] != NOWHERE)
    return (step, _handled(board, state, penguin, there, handling, stepped=True)) if handling else (step,)


def _answer(code: int, penguin: int) -> Message:
    """A penguin that stops in its nest, stays there, or is about to go."""
    name = penguin_name(penguin)
    if code == STOP:
        return say("stops", penguin=name)
    return say("stays", penguin=name) if code == STAY else say("will-go", penguin=name)


def _step(board: Board, penguin: int, here: int, there: int, others: list[int], *, flies: bool) -> Happening:
    """A step onto a free space, over another penguin, or down from the air (H1 to H4)."""
    name, place = penguin_name(penguin), place_names(board)[there]
    if there in others:
        label = say("hops", penguin=name, other=penguin_name(others.index(there)))
        return _moved(board, "hops", penguin, here, there, label)
    if flies:
        return _moved(board, "hops", penguin, here, there, say("lands", penguin=name, place=place))
    return _moved(board, "steps", penguin, here, there, say("steps", penguin=name, place=place))


def _moved(board: Board, how: How, penguin: int, here: int, there: int, label: Message) -> Happening:
    start, end = board.names[here], board.names[there]
    return Happening(how=how, piece=penguin_id(penguin), start=start, end=end, seat=penguin // 2, label=label)


def _handled(board: Board, state: list[int], penguin: int, space: int, handling: int, *, stepped: bool) -> Happening:
    """A rock that is taken or dropped (R3, R4); who and where was said if the penguin has just stepped there."""
    taking = handling == TAKING
    rocks = state[ROCKS + space]
    left = rocks - 1 if taking else rocks + 1
    if taking:
        label = _taking(board, penguin, space, stepped=stepped)
    else:
        label = _dropping(board, state, penguin, space, stepped=stepped)
    return Happening(
        how="taken" if taking else "dropped",
        piece=rock_id(board, space),
        start=board.names[space] if rocks else None,
        end=board.names[space] if left else None,
        seat=penguin // 2,
        label=label,
    )


def _taking(board: Board, penguin: int, space: int, *, stepped: bool) -> Message:
    robbing = HOLLOWS <= space < STONES and seat_of(space) != penguin // 2
    if stepped:
        return say("robs-there") if robbing else say("takes-there")
    name = penguin_name(penguin)
    if robbing:
        return say("robs", penguin=name, whom=SEAT_NAMES[seat_of(space)])
    return say("takes", penguin=name, place=place_names(board)[space])


def _dropping(board: Board, state: list[int], penguin: int, space: int, *, stepped: bool) -> Message:
    """A drop; the first one at home is more than that (T3)."""
    name = penguin_name(penguin)
    if space < STONES and state[ACTIVITY + penguin // 2] == ASLEEP:
        return say("drops-first-there") if stepped else say("drops-first", penguin=name)
    return say("drops-there") if stepped else say("drops", penguin=name, place=place_names(board)[space])
