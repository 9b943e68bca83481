"""What every game of the catalog must do, whatever its rules."""

import itertools
import re
import sys

import numpy as np
import pytest
from tools import golden_games

from rookery import catalog
from rookery.kernel.engine import Engine, interpreted, native
from rookery.kernel.errors import BadNotation, IllegalMove
from rookery.kernel.game import Game, Room
from rookery.kernel.protocol import CHANCE, GOES_ON
from rookery.kernel.run import HostBatch, perft_with, playouts_with
from tests.conformance.cases import games, key, name, random_game

every_game = pytest.mark.parametrize("game", list(games()), ids=name)
every_room = pytest.mark.parametrize("room", list(catalog.rooms()), ids=key)
SEEDS = (1, 2, 3)


@every_game
def test_text_and_back(game: Game) -> None:
    """A position's text is read back to an equal position, and written again unchanged."""
    for seed in SEEDS:
        for _, position in random_game(game, seed):
            again = game.read(str(position))
            assert str(again) == str(position)
            assert again == position
            assert hash(again) == hash(position)


@every_game
def test_moves_are_distinct_and_read_back(game: Game) -> None:
    """No two legal moves share a text or a code, and each text is read as its own code."""
    for _, position in random_game(game, 4):
        assert len(set(position.moves)) == len(position.moves) == len(set(position.codes))
        for move, code in zip(position.moves, position.codes, strict=True):
            assert 0 <= code < game.room.rules.move_codes
            assert game.room.read_move(game.config, position.state, move) == code


@every_game
def test_every_choice_is_legal(game: Game) -> None:
    """Choices are the legal moves, one each, and touch only what the scene shows."""
    for _, position in random_game(game, 5)[::7]:
        scene = position.scene()
        choices = position.choices()
        assert tuple(choice.move for choice in choices) == position.moves
        shown = {thing.id for things in (scene.spaces, scene.pieces, scene.facings) for thing in things}
        for choice in choices:
            assert shown.issuperset(choice.touches)
            assert choice.label
            assert choice.same_as is None or choice.same_as in position.moves
            # What faces do by themselves, or several times at once, needs no question.
            assert choice.caution is None or not (choice.plain or choice.standing)


@every_game
def test_plain_steps_bring_a_piece_to_a_place(game: Game) -> None:
    """A plain step touches a piece and a space, is no roll, and afterwards the piece is there."""
    for _, position in random_game(game, 5)[::7]:
        for choice in position.choices():
            if choice.plain:
                piece, space = choice.touches
                assert position.seat is not None
                after = {each.id: each.space for each in position.play(choice.move).scene().pieces}
                assert after[piece] == space


@every_game
def test_touches_tell_choices_apart(game: Game) -> None:
    """Two choices with the same touches end alike, so a face that narrows by touch is never in doubt."""
    for _, position in random_game(game, 6)[::7]:
        by_touch: dict[tuple[str, ...], str] = {}
        for choice in position.choices():
            first = by_touch.setdefault(choice.touches, choice.move)
            if choice.touches:
                assert position.play(first) == position.play(choice.move)


@every_game
def test_scenes_stand_on_their_own(game: Game) -> None:
    """In every seat's scene ids are unique, pieces stand on spaces, and seats exist."""
    for _, position in random_game(game, 7)[::20]:
        for seat in range(game.players):
            scene = position.scene(seat)
            ids = [thing.id for things in (scene.spaces, scene.pieces, scene.facings) for thing in things]
            assert len(set(ids)) == len(ids)
            spaces = {space.id for space in scene.spaces}
            assert spaces.issuperset(piece.space for piece in scene.pieces)
            assert spaces.issuperset(mark.space for mark in scene.marks)
            assert len(scene.seats) == game.players
            assert scene.status
            assert scene.turn == position.seat


@every_game
def test_one_view_is_said(game: Game) -> None:
    """A room says that every seat sees the same scene just where all do."""
    alike = [
        all(position.scene(seat) == position.scene(0) for seat in range(1, game.players))
        for _, position in random_game(game, 14)[::20]
    ]
    assert all(alike) == (game.room.one_view or game.players == 1)


@every_room
def test_what_is_kept_is_never_mistaken(room: Room) -> None:
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


@every_game
def test_pieces_keep_their_ids(game: Game) -> None:
    """A piece that stays in the game keeps its id, so a face can follow it."""
    line = random_game(game, 8)
    for (_, before), (_, after) in itertools.pairwise(line[:60]):
        kinds = {piece.id: piece.kind for piece in before.scene().pieces}
        for piece in after.scene().pieces:
            assert kinds.get(piece.id, piece.kind) == piece.kind


@every_game
def test_same_seed_same_game(game: Game) -> None:
    """A seed decides everything that is random."""
    assert random_game(game, 9) == random_game(game, 9)


@every_game
def test_terminates(game: Game) -> None:
    """Every random game ends within the game's own bound, with an outcome that adds up."""
    assert game.longest is not None
    for seed in SEEDS:
        line = random_game(game, seed, most=game.longest + 1)
        assert len(line) - 1 <= game.longest
        outcome = line[-1][1].outcome
        assert outcome is not None
        assert outcome.reason in game.room.endings
        assert len(outcome.scores) == game.players
        assert all(-1 <= score <= 1 for score in outcome.scores)
        if game.players > 1:
            assert sum(outcome.scores) == pytest.approx(0)
        assert all(outcome.scores[seat] == max(outcome.scores) for seat in outcome.winners)
        assert outcome.ranks is None or len(outcome.ranks) == game.players


@every_game
def test_nothing_is_played_after_the_end(game: Game) -> None:
    """A finished game has no moves, no seat to move and no chance, and refuses every move."""
    line = random_game(game, 10, most=game.longest or 600)
    over = line[-1][1]
    assert over.outcome is not None
    assert over.moves == ()
    assert over.seat is None
    assert over.chance == ()
    with pytest.raises(IllegalMove, match="over"):
        over.play(line[-1][0])


@every_game
def test_chance_is_explicit(game: Game) -> None:
    """At a chance node nobody moves and the probabilities add up to 1; only games of chance have such nodes."""
    for _, position in random_game(game, 11):
        if position.chance:
            assert game.room.chance
            assert position.seat is None
            assert tuple(text for text, _ in position.chance) == position.moves
            assert sum(probability for _, probability in position.chance) == pytest.approx(1)
        elif position.outcome is None:
            assert position.seat in range(game.players)


@every_game
def test_states_differ_where_texts_do(game: Game) -> None:
    """Hash and equality are those of the texts."""
    positions = [position for _, position in random_game(game, 12)]
    for one in positions[::5]:
        for other in positions[::11]:
            assert (one == other) == (str(one) == str(other))
            if one == other:
                assert hash(one) == hash(other)


@every_game
def test_rubbish_is_refused(game: Game) -> None:
    """What is no move and no position is BadNotation, with its place in the text."""
    start = game.start(1)
    for rubbish in ("", " ", "?", "zz9", "ÄÖ", "\n", "-" * 5000):
        with pytest.raises(BadNotation) as refused:
            start.play(rubbish)
        assert 0 <= refused.value.place <= len(rubbish)
        with pytest.raises(BadNotation) as refused:
            game.read(rubbish)
        assert 0 <= refused.value.place <= len(rubbish)
    for wrong in (f"{start} ", f" {start}", str(start)[:-1], f"{start}0" * 2):
        with pytest.raises(BadNotation):
            game.read(wrong)


def same_everywhere(game: Game, one: Engine, other: Engine) -> None:
    """Compare two engines on the words in every position of random games, and on every loop."""
    rules, config = game.room.rules, game.config
    moves, others = np.zeros((2, rules.move_limit), np.int32)
    for _, position in random_game(game, 13):
        state = position.state.copy()
        assert one.turn(config, state) == other.turn(config, state)
        assert one.ending(config, state, 1) == other.ending(config, state, 1)
        assert one.identity(config, state) == other.identity(config, state)
        if one.ending(config, state, 1) != GOES_ON:
            continue
        count = one.legal(config, state, moves)
        assert count == other.legal(config, state, others) <= rules.move_limit
        assert moves[:count].tolist() == others[:count].tolist()
        for move in moves[:count].tolist():
            if one.turn(config, state) == CHANCE:
                assert one.weight(config, state, move) == other.weight(config, state, move)
            after, and_after = state.copy(), state.copy()
            one.play(config, after, move)
            other.play(config, and_after, move)
            assert after.tolist() == and_after.tolist()
    root = game.start(1).state.copy()
    limit = game.longest or 1000
    left, right = (playouts_with(engine, rules, config, root, 12, 5, limit) for engine in (one, other))
    assert left.plies.tolist() == right.plies.tolist()
    assert left.endings.tolist() == right.endings.tolist()
    assert left.states.tolist() == right.states.tolist()
    for row, reason in zip(left.states, left.endings.tolist(), strict=True):
        assert one.winner(config, row, reason) == other.winner(config, row, reason)
        for seat in range(game.players):
            assert one.score(config, row, reason, seat) == other.score(config, row, reason, seat)
    assert perft_with(one, rules, config, root, 2) == perft_with(other, rules, config, root, 2)
    batches = [HostBatch(engine, rules, config, 5, 3, limit + 1) for engine in (one, other)]
    for _ in range(100):
        for batch in batches:
            batch.step()
        assert batches[0].states.tolist() == batches[1].states.tolist()
        assert batches[0].endings.tolist() == batches[1].endings.tolist()


@every_game
def test_interpreted_is_native(game: Game) -> None:
    """The rules are one source: interpreted and native play the same games."""
    same_everywhere(game, interpreted(game.room.rules), native(game.room.rules))


@every_game
def test_playouts_are_games(game: Game) -> None:
    """A native random game ends where its own moves, played one by one, end too."""
    start = game.start(1)
    played = game.playouts(start, 200, seed=6)
    assert (played.endings != GOES_ON).all()
    assert (played.plies > 0).all()
    for state, reason in zip(played.states[:50], played.endings[:50].tolist(), strict=True):
        text = game.room.write(game.config, state)
        assert str(game.read(text)) == text
        assert reason in list(game.room.endings)


@every_game
def test_perft_counts_paths(game: Game) -> None:
    """Perft counts what playing every move counts."""

    def paths(position_text: str, depth: int) -> int:
        position = game.read(position_text)
        if depth == 0:
            return 1
        return sum(paths(str(position.play(move)), depth - 1) for move in position.moves)

    start = game.start(1)
    for depth in range(3):
        assert game.perft(start, depth) == paths(str(start), depth)


@every_room
def test_golden_game(room: Room) -> None:
    """The golden game on file is played the same today."""
    kept = golden_games.file(room)
    assert kept.exists(), f"{room.key} has no golden game: run make golden and read what it writes"
    assert golden_games.played(room) == kept.read_text(encoding="utf-8")


def test_no_golden_game_is_left_over() -> None:
    """Every golden game on file belongs to a room."""
    assert {file.stem for file in golden_games.FOLDER.iterdir()} == set(catalog.games())


@every_room
def test_introduces_itself(room: Room) -> None:
    """A room says what it is: key, title, one line, players, options with words, a rulebook with every option."""
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", room.key)
    assert room.title
    assert room.summary.endswith(".")
    fewest, most = room.players
    assert 1 <= fewest <= most <= 4
    rulebook = room.rulebook.read_text(encoding="utf-8")
    assert rulebook.startswith(f"# {room.title}")
    assert room.sample is not None
    players, position = room.sample
    shown = Game(room, players).read(position)
    assert shown.moves
    assert str(shown) == position
    for option in room.options:
        assert option.about
        assert option.label[:1].isupper()
        assert option.kind != "choice" or option.choices or option.named()
        assert option.check(option.default) == option.default
        assert option.read(option.write(option.default)) == option.default
        assert f"`{option.name}`" in rulebook
