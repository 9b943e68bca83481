"""Penguins Rock! once more, slow and plain, written from the rules alone to check the real engine against.

Nothing here is shared with the engine: spaces are their names, positions are dictionaries, every rule is a few lines
under the sentence that asks for it (quoted in a comment), and no table is computed ahead. This file reads and refuses
texts and carries games on; the moves are in reference_moves.py, boards and positions in reference_board.py.
"""

import re

from tests.rooms.penguins_rock.reference_board import ROCKS, SEATS, Options, Penguin, Position, board
from tests.rooms.penguins_rock.reference_moves import below, foreign_centre, has_won, occupied, steps, successors

# Texts ----------------------------------------------------------------------------------------------------------------

_NUMBER = "(?:0|[1-9][0-9]{0,8})"


def write(position: Position, options: Options) -> str:
    """Write the text of a position."""
    seats = range(1, options.players + 1)

    def place(penguin: Penguin) -> str:
        return position.penguins[penguin] + ("o" if penguin in position.carrying else "")

    penguins = "/".join(f"{place((seat, 1))},{place((seat, 2))}" for seat in seats)
    order = board(options.board).spaces()
    rocks = ",".join(f"{space}:{position.rocks[space]}" for space in order if position.rocks.get(space)) or "-"
    piles = ".".join(str(position.piles[seat]) for seat in SEATS)
    active = "".join(position.active[seat] for seat in seats)
    phase = position.phase
    if phase.startswith("move"):
        marks = ("!" if position.begun else "") + (f"@{position.came}" if position.came else "")
        if position.passed:
            # "each as seat and number, in that order, joined by ."
            marks += ":" + ".".join(f"{seat}{number}" for seat, number in sorted(position.passed))
        phase += f":{position.left}{marks}{'s' if position.home else ''}"
    return f"{penguins} {rocks} {piles} {active} {position.mover} {phase} {position.turn}"


def read(text: str, options: Options) -> Position:
    """Read a position text; raise ValueError where the rules refuse it."""
    fields = text.split(" ")
    if len(fields) != 7:
        raise ValueError("not seven fields")
    words, rocks, piles, active, mover, phase, turn = fields
    where = board(options.board)
    space = "(" + "|".join(where.spaces()) + ")"
    seats = range(1, options.players + 1)
    pairs = [pair.split(",") for pair in words.split("/")]
    marks = re.fullmatch(rf"(move[12]):([0-6])(!?)(?:@{space}(?::((?:[1-4][12]\.)*[1-4][12]))?)?(s?)", phase)
    right = (
        [len(pair) for pair in pairs] == [2] * options.players
        and all(re.fullmatch(f"{space}o?", word) for pair in pairs for word in pair)
        and re.fullmatch(rf"-|{space}:[1-9][0-9]*(,{space}:[1-9][0-9]*)*", rocks)
        and re.fullmatch(rf"{_NUMBER}(\.{_NUMBER}){{3}}", piles)
        and re.fullmatch(rf"[-aAn]{{{options.players}}}", active)
        and re.fullmatch("[0-4]", mover)
        and (marks or phase in ("roll1", "choose2", "roll2", "over"))
        and re.fullmatch(_NUMBER, turn)
    )
    if not right:
        raise ValueError("not a position text")
    places = {(seat, number): pairs[seat - 1][number - 1] for seat in seats for number in (1, 2)}
    position = Position(
        penguins={penguin: word.removesuffix("o") for penguin, word in places.items()},
        carrying=frozenset(penguin for penguin, word in places.items() if word.endswith("o")),
        rocks={} if rocks == "-" else {word.split(":")[0]: int(word.split(":")[1]) for word in rocks.split(",")},
        piles={seat: int(word) for seat, word in zip(SEATS, piles.split("."), strict=True)},
        active=dict(zip(seats, active, strict=True)),
        mover=int(mover),
        phase=marks[1] if marks else phase,
        turn=int(turn),
        left=int(marks[2]) if marks else 0,
        begun=bool(marks and marks[3]),
        came=(marks[4] or "") if marks else "",
        passed=frozenset((int(word[0]), int(word[1])) for word in (marks[5] or "").split(".") if word)
        if marks
        else frozenset(),
        home=bool(marks and marks[6]),
    )
    if write(position, options) != text:
        raise ValueError("not canonical")
    fault = refusal(position, options)
    if fault:
        raise ValueError(fault)
    return position


def refusal(position: Position, options: Options) -> str:
    """Return why a position is refused, or "" where it is not."""
    checks = (refused_penguins, refused_rocks, refused_activity, refused_phase, refused_end)
    return next((fault for check in checks if (fault := check(position, options))), "")


def refused_penguins(position: Position, options: Options) -> str:
    """Return what is wrong with the places of the penguins."""
    where = board(options.board)
    standing = [space for penguin, space in position.penguins.items() if not position.flies(penguin)]
    if len(set(standing)) < len(standing):
        return "two penguins share a space"
    for (seat, _), space in position.penguins.items():
        if space in where.centres.values() and space != where.centres[seat]:
            return "a penguin stands in a foreign centre"
    return ""


def refused_rocks(position: Position, options: Options) -> str:
    """Return what is wrong with the rocks."""
    where = board(options.board)
    filled = SEATS if options.fill_all_piles else SEATS[: options.players]
    lying = sum(position.rocks.values())
    if lying + len(position.carrying) + sum(position.piles.values()) != ROCKS * len(filled):
        return "the rocks are not 6 for each filled pile"
    if any(number > (ROCKS if seat in filled else 0) for seat, number in position.piles.items()):
        return "a pile holds more than at the start"
    nests = [space for seat in position.active for space in where.nests[seat]]
    for space, number in position.rocks.items():
        # "in no other nest"; "also on ring road and pathway spaces without a rock"
        dropped = options.drop == "anywhere" and space in where.stones and number == 1
        if space not in nests and not dropped:
            return "rocks lie where the options do not allow"
    return ""


def refused_activity(position: Position, options: Options) -> str:
    """Return what is wrong with the signs of activity."""
    where = board(options.board)
    for seat, sign in position.active.items():
        if sign != "A" and (position.penguins[seat, 2] != where.centres[seat] or position.flies((seat, 2))):
            return "a sign of activity contradicts penguin 2's place"
        if sign == "-" and any(position.rocks.get(space) for space in where.nests[seat]):
            return "the sign is - with rocks in the own nest"
        if sign == "n":
            moving = position.mover == seat and position.phase == "move1" and position.begun
            if not moving or options.second_penguin != "next_turn":
                return "the sign n stands outside that seat's move1 with !"
    return ""


def refused_phase(position: Position, options: Options) -> str:
    """Return what is wrong with the phase, its marks and the player to move."""
    if position.phase == "over":
        return "" if position.mover <= options.players else "no such seat"
    if position.mover not in position.active:
        return "no such seat"
    sign = position.active[position.mover]
    # "until then the player chooses": only with the sign a; a roll for penguin 2 only when it is active
    if {"choose2": sign != "a", "roll2": sign not in "aA", "move2": sign not in "aA"}.get(position.phase):
        return "a phase cannot be"
    return refused_marks(position, options) if position.phase.startswith("move") else ""


def refused_marks(position: Position, options: Options) -> str:
    """Return what is wrong with the marks of a move."""
    where = board(options.board)
    penguin = position.penguin()
    space = position.penguins[penguin]
    if position.came:
        # a step has been made, from a neighbour where the penguin could be, onto an occupied space with a way on
        if not position.begun or position.home or position.left > 5 or not occupied(position, penguin, space):
            return "marks cannot be"
        came_off = [before for before in where.neighbours[position.came] if before != space]
        impossible = occupied(position, penguin, position.came) and not came_off
        if position.came not in where.neighbours[space] or foreign_centre(where, penguin, position.came) or impossible:
            return "marks cannot be"
        if refused_passed(position, options):
            return "the penguins passed cannot be"
    elif position.left == 0 or position.home != (position.begun and space == where.centres[penguin[0]]):
        # in the own centre nothing can be handled, so whoever has begun there has stepped there
        return "marks cannot be"
    if (position.home and position.left > 5) or (
        penguin[1] == 2 and position.begun and position.active[penguin[0]] == "a"
    ):
        return "marks cannot be"
    # "If no step is possible the rest of the roll is lost at once"
    return "" if steps(position, options) else "no step is possible"


def refused_passed(position: Position, options: Options) -> bool:
    """Return whether the penguins passed in a hop are others than they can be."""
    if options.hop == "each":
        return bool(position.passed)
    penguin = position.penguin()
    under = below(position, penguin, position.penguins[penguin])
    behind = below(position, penguin, position.came)
    # "do not include those below and on x, include the moving one, or are more than one though x is free"
    needed = {other for other in (under, behind) if other}
    too_many = behind is None and len(position.passed) > 1
    return too_many or not needed <= position.passed <= set(position.penguins) - {penguin}


def refused_end(position: Position, options: Options) -> str:
    """Return what is wrong with the end of a game or with the turn."""
    winners = [seat for seat in position.active if has_won(position, seat, options)]
    draw = position.phase == "over" and position.mover == 0
    if winners and (position.phase != "over" or draw):
        return "a won position is not over"
    if position.phase == "over" and not draw and position.mover not in winners:
        return "the winner has not won"
    if draw:
        return "" if position.turn == options.turn_cap > 0 else "a draw is exactly at the cap"
    return "the turn is at or past the cap" if position.turn >= options.turn_cap > 0 else ""


# Games ----------------------------------------------------------------------------------------------------------------


def start(options: Options) -> str:
    """Return the text of the opening position."""
    seats = range(1, options.players + 1)
    where = board(options.board)
    penguins = {}
    for seat in seats:
        # "Penguin 1 of seat k on pk2", "the space in front of" the pile; "penguin 2 in the centre ck"
        penguins[seat, 1] = next(iter(where.neighbours[where.piles[seat]]))
        penguins[seat, 2] = where.centres[seat]
    filled = SEATS if options.fill_all_piles else tuple(seats)
    piles = {seat: ROCKS if seat in filled else 0 for seat in SEATS}
    position = Position(penguins, frozenset(), {}, piles, dict.fromkeys(seats, "-"), options.first, "roll1", 0)
    return write(position, options)


def outcome(line: list[str], options: Options) -> tuple[int, str] | None:
    """Return winner (a seat, 0 for a draw) and reason of a game that has come to its last position, or None."""
    position = read(line[-1], options)
    if position.phase != "over":
        return None
    return position.mover, "nest" if position.mover else "turn_cap"


def moves(line: list[str], options: Options) -> dict[str, str]:
    """Return the legal moves or chance outcomes of the last position, and the text after each; none once it is over."""
    position = read(line[-1], options)
    if position.phase == "over":
        return {}
    return {move: write(then, options) for move, then in successors(position, options).items()}


def perft(line: list[str], depth: int, options: Options) -> int:
    """Return the number of paths of exactly so many plies that carry this game on."""
    if depth == 0:
        return 1
    after = moves(line, options)
    return len(after) if depth == 1 else sum(perft([*line, then], depth - 1, options) for then in after.values())
