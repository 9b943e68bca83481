"""What a move of Penguin Soccer does, piece by piece: who slides, who is pushed, where the ball goes."""

from typing import Literal

from rookery.kernel.game import Position
from rookery.kernel.messages import Message, speaker
from rookery.kernel.scene import Happening
from rookery.rooms.penguin_soccer.board import BENCH, CENTRE, FAMILY, HOMES, square_name
from rookery.rooms.penguin_soccer.choices import ahead, pushed_by
from rookery.rooms.penguin_soccer.ids import BALL_ID, CENTRE_ID, FREE, bench_id, holder_of, penguin_id
from rookery.rooms.penguin_soccer.names import FAMILIES
from rookery.rooms.penguin_soccer.names import PENGUINS as NAMES
from rookery.rooms.penguin_soccer.rules import BALL_AT, KICK, PLY_AT, SKIP, STAND, UPRIGHT

say = speaker("penguin-soccer")

State = list[int]


def happenings(position: Position, code: int) -> tuple[Happening, ...]:
    """What a legal move does in a position."""
    played = position.state.copy()
    position.game.engine.play(position.game.config, played, code)
    before: State = position.state.tolist()
    after: State = played.tolist()
    side = before[PLY_AT] & 1
    if code == SKIP:
        return (Happening(how="rests", seat=side, label=say("skips", who=FAMILIES[side])),)
    if code >= KICK:
        return _kick(before, after, code - KICK)
    if code >= STAND:
        penguin = side * FAMILY + code - STAND
        label = say("stands-up", penguin=NAMES[penguin], square=square_name(after[penguin] >> 4))
        return (_on_its_place("stands-up", penguin, after, side, label),)
    return _slide(before, after, side * FAMILY + code // 64, code >> 3 & 7)


def _place(penguin: int, state: State) -> str:
    """The id of the space where a penguin is."""
    place = state[penguin] >> 4
    return bench_id(penguin) if place >= BENCH else square_name(place)


def _ball_place(state: State) -> str:
    return CENTRE_ID if state[BALL_AT] == CENTRE else square_name(state[BALL_AT])


def _on_its_place(
    how: Literal["turned", "stands-up"], penguin: int, after: State, seat: int, label: Message
) -> Happening:
    here = _place(penguin, after)
    return Happening(how=how, piece=penguin_id(penguin), start=here, end=here, seat=seat, label=label)


def _kick(before: State, after: State, direction: int) -> tuple[Happening, ...]:
    """The ball rolls, the kicker lies down behind it, and whoever stops it stands (K2 to K4)."""
    kicker, receiver = holder_of(before), holder_of(after)
    side = kicker // FAMILY
    here, there = _ball_place(before), _ball_place(after)
    if after[BALL_AT] == HOMES[side]:
        label = say("kicks-an-own-goal", penguin=NAMES[kicker])
    elif after[BALL_AT] in HOMES:
        label = say("kicks-a-goal", penguin=NAMES[kicker], who=FAMILIES[1 - side])
    else:
        label = say("kicks", penguin=NAMES[kicker], square=there)
    lies = say("lies-down", penguin=NAMES[kicker], ahead=ahead(before[BALL_AT], direction))
    found = [
        Happening(how="kicked", piece=BALL_ID, start=here, end=there, seat=side, label=label),
        _on_its_place("turned", kicker, after, side, lies),
    ]
    if receiver != FREE and before[receiver] & 15 != UPRIGHT:
        stands = say("stops-and-stands-up", penguin=NAMES[receiver])
        found.append(_on_its_place("stands-up", receiver, after, receiver // FAMILY, stands))
    elif receiver != FREE:
        stops = say("stops-the-ball", penguin=NAMES[receiver])
        found.append(
            Happening(how="taken", piece=BALL_ID, start=there, end=there, seat=receiver // FAMILY, label=stops)
        )
    return tuple(found)


def _slide(before: State, after: State, penguin: int, direction: int) -> tuple[Happening, ...]:
    """The penguin slides; then it stands at the ball or the edge, or lies as it was spun (SL5 to SL12)."""
    here, there, name, side = _place(penguin, before), _place(penguin, after), NAMES[penguin], penguin // FAMILY
    took = after[penguin] >> 4 == after[BALL_AT]
    tackled = holder_of(before) if took else FREE
    if tackled != FREE:
        label = say("tackles", penguin=name, square=there, other=NAMES[tackled])
    elif before[penguin] >> 4 >= BENCH:
        label = say("slides-in", penguin=name, square=there)
    else:
        label = say("slides", penguin=name, square=there)
    found = [Happening(how="slides", piece=penguin_id(penguin), start=here, end=there, seat=side, label=label)]
    pose = after[penguin] & 15
    if took:
        found += _pushed(before, after, penguin)
        label = say("takes-the-ball", penguin=name) if tackled == FREE else say("has-the-ball", penguin=name)
        found.append(
            Happening(how="taken", piece=BALL_ID, start=_ball_place(before), end=there, seat=side, label=label)
        )
    elif pose == UPRIGHT:
        found.append(_on_its_place("stands-up", penguin, after, side, say("stands-at-the-edge", penguin=name)))
    elif pose != direction:
        label = say("turns", penguin=name, ahead=ahead(after[penguin] >> 4, pose))
        found.append(_on_its_place("turned", penguin, after, side, label))
    return tuple(found)


def _pushed(before: State, after: State, tackler: int) -> list[Happening]:
    """All whom a tackle pushes, the tackled one first (TA3 to TA5)."""
    found = []
    for pushed in pushed_by(before, after, tackler):
        name, there = NAMES[pushed], _place(pushed, after)
        off = after[pushed] >> 4 >= BENCH
        label = say("pushed-off", penguin=name) if off else say("pushed", penguin=name, square=there)
        found.append(
            Happening(
                how="sent-back",
                piece=penguin_id(pushed),
                start=_place(pushed, before),
                end=there,
                seat=tackler // FAMILY,
                label=label,
            )
        )
    return found
