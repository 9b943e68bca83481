"""Which clause of the rulebook forbids a move or a roll of Penguins Rock! that is well written and not possible."""

from rookery.kernel.position import Position
from rookery.kernel.protocol import Config
from rookery.rooms.penguins_rock.board import CENTRES, HOLLOWS, NEST, PILES, SEATS, STONES, unpack
from rookery.rooms.penguins_rock.hops import NOBODY_THERE, barred, other_on, reach
from rookery.rooms.penguins_rock.rocks import TAKING
from rookery.rooms.penguins_rock.rules import GO, ROLL, STAY, STOP, TAKE
from rookery.rooms.penguins_rock.state import BEGUN, CAME_FROM, CHOOSE2, MOVE1, MOVE2, PASSED, PHASE, ROCKS, moving


def forbidden_by(position: Position, code: int) -> str:
    """The clause that forbids a move or a roll."""
    state = position.state
    phase = int(state[PHASE])
    if phase not in (MOVE1, MOVE2):
        return "T2" if phase == CHOOSE2 or code in (GO, STAY) else "T1"
    if code >= ROLL:
        return "T1"
    if code in (GO, STAY):
        return "T2"
    if code == STOP:
        flies = int(state[CAME_FROM]) >= 0 and int(state[moving(state)]) >> 1 >= CENTRES
        return "H9" if flies and int(state[moving(state)]) >> 1 < HOLLOWS else "M4"
    return _penguin_move(position, code)


def _penguin_move(position: Position, code: int) -> str:
    """Why the penguin may not step there, or not handle a rock there."""
    config, state = position.game.config, position.state
    here = int(state[moving(state)]) >> 1
    if code >= TAKE:
        # Handling alone comes before the first step.
        return "R2" if int(state[BEGUN]) else _handling(position, here, code - TAKE + TAKING)
    there, done = divmod(code, 3)
    if there * 3 not in position.codes:
        return _step(config, position, here, there)
    mover = moving(state)
    return "R2" if other_on(config, state, mover, there) != NOBODY_THERE else _handling(position, there, done)


def _step(config: Config, position: Position, here: int, there: int) -> str:
    """Why no step leads to a space."""
    state = position.state
    mover = moving(state)
    if there not in unpack(config).neighbours[here]:
        return "M1"
    if barred(mover, there):
        return "M3"
    if there == int(state[CAME_FROM]):
        return "H2"
    return "H5" if reach(config, state, mover, here, there, int(state[PASSED])) == 0 else "H8"


def _handling(position: Position, space: int, done: int) -> str:
    """Why no rock is taken or dropped on a space."""
    state = position.state
    mover = moving(state)
    carries = int(state[mover]) & 1
    if done == TAKING:
        return "R1" if carries else "R3"
    if not carries:
        return "R1"
    if PILES <= space < PILES + SEATS:
        return "R7"
    nest = HOLLOWS + (mover >> 1) * NEST
    if nest <= space < nest + NEST and int(state[ROCKS + space]):
        return "R5"
    return "R4" if HOLLOWS <= space < STONES else "R6"
