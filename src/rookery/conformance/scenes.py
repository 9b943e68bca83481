"""What holds for the scenes, choices and happenings of a game, so that faces need not know which game it is."""

import itertools
import sys

import msgspec

from rookery.conformance.cases import each_game, random_game
from rookery.draw import svg, text
from rookery.kernel.game import Game, Position
from rookery.kernel.room import Room
from rookery.kernel.scene import Choice, Happening, Scene, no_happenings


@each_game
def every_choice_is_legal(game: Game) -> None:
    """Choices are the legal moves, one each, and touch only what the scene shows."""
    for _, position in random_game(game, 5)[::7]:
        scene = position.scene()
        choices = position.choices()
        assert tuple(choice.move for choice in choices) == position.moves
        shown = {*_ids(scene)}
        for choice in choices:
            assert shown.issuperset(choice.touches)
            assert shown.issuperset(choice.affects)
            assert choice.label
            assert choice.same_as is None or choice.same_as in position.moves
            # What faces do by themselves, or several times at once, needs no question.
            assert choice.caution is None or not (choice.plain or choice.standing)


def _ids(scene: Scene) -> list[str]:
    return [thing.id for things in (scene.spaces, scene.pieces, scene.facings) for thing in things]


@each_game
def plain_steps_bring_a_piece_to_a_place(game: Game) -> None:
    """A plain step touches a piece and a space, is no roll, and afterwards the piece is there."""
    for _, position in random_game(game, 5)[::7]:
        for choice in position.choices():
            if choice.plain:
                piece, space = choice.touches
                assert position.seat is not None
                assert _standing(position.play(choice.move).scene())[piece] == space


def _standing(scene: Scene) -> dict[str, str]:
    return {piece.id: piece.space for piece in scene.pieces}


@each_game
def touches_tell_choices_apart(game: Game) -> None:
    """Two choices with the same touches end alike, so a face that narrows by touch is never in doubt."""
    for _, position in random_game(game, 6)[::7]:
        by_touch: dict[tuple[str, ...], str] = {}
        for choice in position.choices():
            first = by_touch.setdefault(choice.touches, choice.move)
            if choice.touches:
                assert position.play(first) == position.play(choice.move)


@each_game
def scenes_stand_on_their_own(game: Game) -> None:
    """In every seat's scene ids are unique, pieces stand on spaces, all seats are described, and who has won."""
    history = random_game(game, 7)
    for _, position in (*history[::20], history[-1]):
        for seat in range(game.players):
            scene = position.scene(seat)
            ids = _ids(scene)
            assert len(set(ids)) == len(ids)
            spaces = {space.id for space in scene.spaces}
            assert spaces.issuperset(piece.space for piece in scene.pieces)
            assert spaces.issuperset(mark.space for mark in scene.marks)
            assert len(scene.seats) == game.players
            assert scene.status
            assert scene.turn == position.seat
            assert scene.goal
            assert scene.winners == (position.outcome.winners if position.outcome else None)
            assert len(scene.progress) == game.players
            assert {*ids}.issuperset(touched for reason in scene.reasons for touched in reason.ids)
            assert all(reason.label for reason in scene.reasons)
            decorations = [each.id for each in scene.decorations if each.id is not None]
            assert {*ids, *decorations}.issuperset(each for flourish in scene.finale for each in flourish.ids)
            assert position.outcome or not scene.finale


@each_game
def scenes_travel(game: Game) -> None:
    """Scenes, choices and happenings are the same after a journey as JSON."""
    for _, position in random_game(game, 7)[::20]:
        for data, kind in (
            (position.scene(), Scene),
            (position.choices(), tuple[Choice, ...]),
            (position.happened, tuple[Happening, ...]),
        ):
            assert msgspec.json.decode(msgspec.json.encode(data), type=kind) == data


@each_game
def scenes_are_drawn(game: Game) -> None:
    """Both drawers can draw every scene."""
    history = random_game(game, 7)
    for _, position in (*history[::60], history[-1]):
        scene = position.scene()
        assert text.board(scene)
        for theme in ("light", "dark"):
            assert svg.picture(scene, theme=theme).startswith("<svg")


@each_game
def one_view_is_said(game: Game) -> None:
    """A room says that every seat sees the same scene just where all do."""
    alike = [
        all(position.scene(seat) == position.scene(0) for seat in range(1, game.players))
        for _, position in random_game(game, 14)[::20]
    ]
    assert all(alike) == (game.room.one_view or game.players == 1)


def what_is_kept_is_never_mistaken(room: Room) -> None:
    """Rooms keep what they have drawn; with other games drawn in between, a scene is the same as when drawn afresh."""
    switched = [{option.name: not option.default} for option in room.options if isinstance(option.default, bool)]
    games = [
        Game(room, players, **options)
        for players in range(room.players[0], room.players[1] + 1)
        for options in ({}, *switched)
    ]
    positions = [position for game in games for _, position in random_game(game, 15, most=150)[::6]]
    kept = [(position.choices(), [position.scene(seat) for seat in range(room.players[0])]) for position in positions]
    for position, (choices, scenes) in zip(positions, kept, strict=True):
        _forget(room)
        assert position.choices() == choices
        for seat, scene in enumerate(scenes):
            _forget(room)
            assert position.scene(seat) == scene


def _forget(room: Room) -> None:
    """Empty all that the modules of a room keep."""
    package = room.scene.__module__.rpartition(".")[0]
    modules = [module for path, module in sys.modules.items() if path.startswith(package)]
    for value in [value for module in modules for value in vars(module).values()]:
        if hasattr(value, "cache_clear"):
            value.cache_clear()


@each_game
def pieces_keep_their_ids(game: Game) -> None:
    """A piece that stays in the game keeps its id and its player, so a face can follow it."""
    for (_, before), (_, after) in itertools.pairwise(random_game(game, 8)[:60]):
        seats = {piece.id: piece.seat for piece in before.scene().pieces}
        for piece in after.scene().pieces:
            assert seats.get(piece.id, piece.seat) == piece.seat


@each_game
def happenings_tell_what_scenes_show(game: Game) -> None:
    """What a move did begins where the scene before shows it and ends where the scene after does; nothing is left out.

    A room need not have happenings; then faces compare the scenes themselves.
    """
    if game.room.happenings is no_happenings:
        return
    for (_, before), (_, after) in itertools.pairwise(random_game(game, 16)[:120]):
        happened = after.happened
        assert happened
        assert all(happening.label for happening in happened)
        assert not before.chance or any(happening.how == "rolled" for happening in happened)
        _fits(before, after, happened)


def _fits(before: Position, after: Position, happened: tuple[Happening, ...]) -> None:
    then, now = before.scene(), after.scene()
    here, there = _standing(then), _standing(now)
    spaces = {space.id for scene in (then, now) for space in scene.spaces}
    first: dict[str, Happening] = {}
    last: dict[str, Happening] = {}
    for happening in happened:
        assert {happening.start, happening.end} <= {None, *spaces}
        if happening.piece is not None:
            assert happening.piece in {*here, *there, *spaces}
            first.setdefault(happening.piece, happening)
            last[happening.piece] = happening
    carried = {piece.id for scene in (then, now) for piece in scene.pieces if piece.carried_by}
    for piece in {*here, *there}:
        if piece in first:
            assert first[piece].start in {None, here.get(piece)}
            assert last[piece].end in {None, there.get(piece)}
        else:
            assert piece in carried or here.get(piece) == there.get(piece), f"no happening for {piece}"


CHECKS = (
    every_choice_is_legal,
    plain_steps_bring_a_piece_to_a_place,
    touches_tell_choices_apart,
    scenes_stand_on_their_own,
    scenes_travel,
    scenes_are_drawn,
    one_view_is_said,
    what_is_kept_is_never_mistaken,
    pieces_keep_their_ids,
    happenings_tell_what_scenes_show,
)
