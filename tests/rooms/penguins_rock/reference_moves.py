"""The moves of the reference of Penguins Rock!: every rule is a few lines under the sentence that asks for it."""

from dataclasses import replace

from tests.rooms.penguins_rock.reference_board import Board, Options, Penguin, Position, board

# Steps ----------------------------------------------------------------------------------------------------------------


def below(position: Position, penguin: Penguin, space: str) -> Penguin | None:
    """Return the other penguin on a space, if any; "the space that the penguin left counts as free"."""
    return next((other for other, place in position.penguins.items() if place == space and other != penguin), None)


def occupied(position: Position, penguin: Penguin, space: str) -> bool:
    """Return whether another penguin is on a space."""
    return below(position, penguin, space) is not None


def foreign_centre(where: Board, penguin: Penguin, space: str) -> bool:
    """Return whether a space is a centre that this penguin never enters, "nor hops over"."""
    return space in where.centres.values() and space != where.centres[penguin[0]]


def onward(position: Position, options: Options, space: str, came: str) -> list[str]:
    """Return the neighbours of a space that this penguin may be over or on, other than the one it came from."""
    where = board(options.board)
    return [
        there
        for there in sorted(where.neighbours[space])
        if there != came and not foreign_centre(where, position.penguin(), there)
    ]


def shortest(position: Position, options: Options, space: str, came: str, passed: frozenset[Penguin]) -> set[str]:
    """Return the first steps of all shortest ways from the air over a space to a free one."""
    if options.hop == "each":
        return shortest_past_each(position, options, space, came)
    ways = ways_past_row(position, options, space, came, passed)
    least = min(map(len, ways), default=0)
    return {way[0] for way in ways if len(way) == least}


def ways_past_row(
    position: Position, options: Options, space: str, came: str, passed: frozenset[Penguin]
) -> list[list[str]]:
    """Return all ways "(never straight back, over penguins not yet passed)" that lead to a free space."""
    found = []
    for there in onward(position, options, space, came):
        other = below(position, position.penguin(), there)
        if other is None:
            found.append([there])
        elif other not in passed:
            further = ways_past_row(position, options, there, space, passed | {other})
            found += [[there, *way] for way in further]
    return found


def shortest_past_each(position: Position, options: Options, space: str, came: str) -> set[str]:
    """Return the same where "a penguin may be passed twice, only no step returns to the space just left"."""
    penguin = position.penguin()
    layer = {(there, space): {there} for there in onward(position, options, space, came)}
    seen: set[tuple[str, str]] = set()
    while layer:
        landings = [firsts for (here, _), firsts in layer.items() if not occupied(position, penguin, here)]
        if landings:
            return set().union(*landings)
        seen |= set(layer)
        following: dict[tuple[str, str], set[str]] = {}
        for (here, before), firsts in layer.items():
            for there in onward(position, options, here, before):
                if (there, here) not in seen:
                    following.setdefault((there, here), set()).update(firsts)
        layer = following
    return set()


def steps(position: Position, options: Options) -> list[str]:
    """Return the spaces to which the penguin may step."""
    here = position.penguins[position.penguin()]
    if position.left == 0:
        # "without moves left only steps on a shortest way are legal"
        return sorted(shortest(position, options, here, position.came, position.passed))
    return [
        there for there in onward(position, options, here, position.came) if may_step(position, options, here, there)
    ]


def may_step(position: Position, options: Options, here: str, there: str) -> bool:
    """Return whether a space is free, or "it can go on from there"."""
    other = below(position, position.penguin(), there)
    if other is None:
        return True
    # "no penguin is passed twice in one hop"
    passed = with_passed(position, other, options)
    return other not in position.passed and bool(shortest(position, options, there, here, passed))


def with_passed(position: Position, other: Penguin, options: Options) -> frozenset[Penguin]:
    """Return the penguins passed in this hop once another is below; with each they are not kept."""
    return frozenset() if options.hop == "each" else position.passed | {other}


# Rocks ----------------------------------------------------------------------------------------------------------------


def nest_full(position: Position, seat: int, options: Options) -> bool:
    """Return whether "all six own outer spaces have a rock"."""
    return all(position.rocks.get(space) for space in board(options.board).nests[seat])


def may_take(position: Position, space: str, options: Options) -> bool:
    """Return whether a penguin here may take a rock "from a pile or any space with a rock", carrying none."""
    where = board(options.board)
    there = any(position.piles[seat] > 0 and pile == space for seat, pile in where.piles.items())
    return position.penguin() not in position.carrying and (there or position.rocks.get(space, 0) > 0)


def may_drop(position: Position, space: str, options: Options) -> bool:
    """Return whether a penguin here may drop its rock."""
    where = board(options.board)
    if position.penguin() not in position.carrying:
        return False
    if space in where.nests[position.mover]:
        # "on an own outer nest space without a rock; if all six have a rock, also on one that has rocks already"
        return not position.rocks.get(space) or nest_full(position, position.mover, options)
    return options.drop == "anywhere" and space in where.stones and not position.rocks.get(space)


def handled(position: Position, sign: str, space: str, options: Options) -> Position:
    """Return the position after a take (+) or a drop (*) on a space."""
    where = board(options.board)
    penguin = position.penguin()
    if sign == "*":
        rocks = {**position.rocks, space: position.rocks.get(space, 0) + 1}
        active = dict(position.active)
        # "becomes active, for good, when the player has for the first time dropped a rock in the own nest"
        if space in where.nests[position.mover] and active[position.mover] == "-":
            active[position.mover] = "n" if options.second_penguin == "next_turn" else "a"
        return replace(position, rocks=rocks, active=active, carrying=position.carrying - {penguin})
    position = replace(position, carrying=position.carrying | {penguin})
    for seat, pile in where.piles.items():
        if pile == space:
            return replace(position, piles={**position.piles, seat: position.piles[seat] - 1})
    return replace(position, rocks={**position.rocks, space: position.rocks[space] - 1})


# Moves ----------------------------------------------------------------------------------------------------------------


def successors(position: Position, options: Options) -> dict[str, Position]:
    """Return every legal move or chance outcome of a position that is not over, and the position after it."""
    if position.phase.startswith("roll"):
        return {str(pips): rolled(position, pips, options) for pips in range(1, 7)}
    if position.phase == "choose2":
        return {"go": replace(position, phase="roll2"), "stay": end_turn(position, options)}
    penguin = position.penguin()
    here = position.penguins[penguin]
    found = {}
    if not position.begun:
        # "Handling on the space where the move starts, before the first step"
        for sign in handlings(position, here, options):
            found[sign] = won_or(replace(handled(position, sign, here, options), begun=True), options)
    for there in steps(position, options):
        stepped = step(position, there, options)
        if stepped.came:
            found[there] = stepped
            continue
        found[there] = landed(stepped, options)
        for sign in handlings(stepped, there, options):
            found[there + sign] = landed(handled(stepped, sign, there, options), options)
    if position.home:
        found["stop"] = end_move(position, options)
    return found


def handlings(position: Position, space: str, options: Options) -> list[str]:
    """Return + or * where they are possible."""
    return ["+"] * may_take(position, space, options) + ["*"] * may_drop(position, space, options)


def rolled(position: Position, pips: int, options: Options) -> Position:
    """Return the position after a roll."""
    position = replace(position, phase=position.phase.replace("roll", "move"), left=pips)
    # "If no step is possible the rest of the roll is lost at once, without handling."
    return position if steps(position, options) else end_move(position, options)


def step(position: Position, there: str, options: Options) -> Position:
    """Return the position right after a step: in the air, or on a free space before anything else happens."""
    penguin = position.penguin()
    here = position.penguins[penguin]
    active = dict(position.active)
    if penguin[1] == 2:
        # "set by its first step off the centre, into the air too"
        active[penguin[0]] = "A"
    other = below(position, penguin, there)
    # "the steps onto further penguins of the same hop" count "nothing"
    free = other is not None and position.came and options.hop == "row"
    return replace(
        position,
        penguins={**position.penguins, penguin: there},
        active=active,
        left=position.left if free else max(position.left - 1, 0),
        begun=True,
        came=here if other else "",
        passed=with_passed(position, other, options) if other else frozenset(),
        home=there == board(options.board).centres[penguin[0]] and not other,
    )


def landed(position: Position, options: Options) -> Position:
    """Return the position after a landing: won, with the move at its end, or with the move to go on."""
    won = won_or(position, options)
    if won.phase == "over":
        return won
    return position if position.left > 0 and steps(position, options) else end_move(position, options)


def end_move(position: Position, options: Options) -> Position:
    """Return the position after a penguin's move: penguin 2's part, or the end of the turn."""
    position = replace(position, left=0, begun=False, home=False)
    sign = position.active[position.mover]
    if position.phase == "move1" and sign in "aA":
        return replace(position, phase="choose2" if sign == "a" else "roll2")
    return end_turn(position, options)


def end_turn(position: Position, options: Options) -> Position:
    """Return the position after a turn: the next player's, or a draw."""
    active = {seat: sign.replace("n", "a") for seat, sign in position.active.items()}
    position = replace(position, active=active, turn=position.turn + 1, phase="roll1")
    if position.turn >= options.turn_cap > 0:
        return replace(position, phase="over", mover=0)
    return replace(position, mover=position.mover % options.players + 1)


def has_won(position: Position, seat: int, options: Options) -> bool:
    """Return whether a player has "a rock on each of the six own outer spaces and an own penguin in the own centre"."""
    centre = board(options.board).centres[seat]
    there = any(position.penguins[seat, number] == centre and not position.flies((seat, number)) for number in (1, 2))
    return there and nest_full(position, seat, options)


def won_or(position: Position, options: Options) -> Position:
    """Return the position as it is, or over if the player to move has won, "at once, in mid-move too"."""
    if not has_won(position, position.mover, options):
        return position
    active = {seat: sign.replace("n", "a") for seat, sign in position.active.items()}
    return replace(position, active=active, phase="over", left=0, begun=False, home=False)
