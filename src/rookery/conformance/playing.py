"""What holds whenever a game is played, whatever its rules: texts, moves, ends and chance."""

import re
from collections.abc import Iterator
from math import isclose

from rookery.conformance.cases import each_game, each_variant, random_game, refusal
from rookery.conformance.files import rulebook
from rookery.kernel.clauses import clauses
from rookery.kernel.errors import BadNotation, IllegalMove
from rookery.kernel.game import Game
from rookery.kernel.position import replayed

SEEDS = (1, 2, 3)


@each_variant
def text_and_back(game: Game) -> None:
    """A position's text is read back to an equal position, and written again unchanged."""
    for seed in SEEDS:
        for _, position in random_game(game, seed):
            again = game.read(str(position))
            assert str(again) == str(position)
            assert again == position
            assert hash(again) == hash(position)


@each_game
def moves_are_distinct_and_read_back(game: Game) -> None:
    """No two legal moves share a text or a code, and each text is read as its own code."""
    for _, position in random_game(game, 4):
        assert len(set(position.moves)) == len(position.moves) == len(set(position.codes))
        for move, code in zip(position.moves, position.codes, strict=True):
            assert 0 <= code < game.room.rules.move_codes
            assert game.room.read_move(game.config, position.state, move) == code


@each_variant
def actions_number_the_moves(game: Game) -> None:
    """Every legal move has one number below the count, and equal texts have equal numbers wherever they are legal."""
    numbers: dict[str, int] = {}
    for seed in SEEDS:
        for _, position in random_game(game, seed):
            assert len(set(position.actions)) == len(position.actions) == len(position.moves)
            for text, number in zip(position.moves, position.actions, strict=True):
                assert 0 <= number < game.action_count
                assert numbers.setdefault(text, number) == number


@each_game
def actions_play_the_moves(game: Game) -> None:
    """By its number a move leads where it leads by its text, and no number but those listed is legal."""
    for _, position in random_game(game, 4)[::9]:
        for text, number in zip(position.moves, position.actions, strict=True):
            assert position.apply(number) == position.play(text)
        others = set(range(game.action_count)) - {*position.actions}
        for number in sorted(others)[:: max(1, len(others) // 20)]:
            refused = refusal(IllegalMove, position.apply, number)
            assert refused.legal == position.moves
            assert refused.clause is None or refused.clause in clauses(rulebook(game.room))


@each_game
def every_code_that_has_a_number_has_a_text(game: Game) -> None:
    """What an action means can be said, legal or not; what means nothing here has no number."""
    for _, position in random_game(game, 4)[::60]:
        for code in range(game.room.rules.move_codes):
            number = game.engine.action(game.config, position.state, code)
            assert -1 <= number < game.action_count
            if number >= 0:
                text = game.room.write_move(game.config, position.state, code)
                assert game.room.read_move(game.config, position.state, text) == code


@each_game
def a_start_is_its_text(game: Game) -> None:
    """A dealt position has nothing that its text does not tell: copies in other processes are made from it."""
    for seed in SEEDS:
        start = game.start(seed)
        assert game.read(str(start)).state.tolist() == start.state.tolist()


@each_game
def positions_are_values(game: Game) -> None:
    """A copy from another process is equal, has the same key, remembers the same past and plays on alike."""
    for _, position in random_game(game, 6)[::40]:
        sent = (position.game.players, tuple(position.game.options.items()))
        again = replayed(Game(game.room, sent[0], **dict(sent[1])), *position.__reduce__()[1][1:])
        assert again == position
        assert hash(again) == hash(position)
        assert (again.key, again.history, again.state.tolist()) == (
            position.key,
            position.history,
            position.state.tolist(),
        )
        assert (again.moves, again.actions, again.outcome) == (position.moves, position.actions, position.outcome)


@each_game
def rolls_follow_the_odds(game: Game) -> None:
    """A roll is one of those that the node offers, the same for the same seed; elsewhere there is none."""
    for _, position in random_game(game, 11)[::7]:
        if position.chance:
            rolled = position.roll(5)
            assert rolled == position.roll(5)
            assert rolled in [position.play(text) for text, _ in position.chance]
        else:
            refusal(IllegalMove, position.roll, 5)


@each_game
def same_seed_same_game(game: Game) -> None:
    """A seed decides everything that is random."""
    assert random_game(game, 9) == random_game(game, 9)


@each_variant
def terminates(game: Game) -> None:
    """Every random game ends within the game's own bound, with an outcome that adds up."""
    assert game.longest is not None
    for seed in SEEDS:
        history = random_game(game, seed, most=game.longest + 1)
        assert len(history) - 1 <= game.longest
        outcome = history[-1][1].outcome
        assert outcome is not None
        assert outcome.reason in game.room.endings
        assert len(outcome.scores) == game.players
        assert all(-1 <= score <= 1 for score in outcome.scores)
        assert game.players == 1 or isclose(sum(outcome.scores), 0, abs_tol=1e-9)
        assert all(outcome.scores[seat] == max(outcome.scores) for seat in outcome.winners)
        assert outcome.ranks is None or len(outcome.ranks) == game.players


@each_game
def nothing_is_played_after_the_end(game: Game) -> None:
    """A finished game has no moves, no seat to move and no chance, and refuses every move."""
    history = random_game(game, 10, most=game.longest or 600)
    move, over = history[-1]
    assert over.outcome is not None
    assert over.moves == ()
    assert over.seat is None
    assert over.chance == ()
    assert refusal(IllegalMove, over.play, move).legal == ()


@each_game
def chance_is_explicit(game: Game) -> None:
    """At a chance node nobody moves and the probabilities add up to 1; only games of chance have such nodes."""
    for _, position in random_game(game, 11):
        if position.chance:
            assert game.room.chance
            assert position.seat is None
            assert tuple(text for text, _ in position.chance) == position.moves
            assert isclose(sum(probability for _, probability in position.chance), 1)
        elif position.outcome is None:
            assert position.seat in range(game.players)


@each_variant
def a_shuffled_start_is_told(game: Game) -> None:
    """Matches shuffle by ``deal``: where seeds give different starts, each of them is one that it deals."""
    starts = {str(game.start(seed)) for seed in range(8)}
    if game.deal is None:
        assert len(starts) == 1, "the start depends on the seed, and the room does not tell how it is shuffled"
        return
    lots, text = game.deal.lots, game.deal.text
    for order in (lots, lots[::-1]):
        assert str(game.read(game.deal.start(order))) == game.deal.start(order)
    places = re.split(r"(\{\d+\})", text)
    assert {int(place[1:-1]) for place in places[1::2]} <= set(range(len(lots)))
    for start in starts:
        assert any(game.deal.start(order) == start for order in _orders(lots, places, start))


def _orders(lots: tuple[str, ...], places: list[str], start: str) -> Iterator[list[str]]:
    """The order of the lots that deals a start, if there is one; what the text does not show is in any order."""
    choice = "|".join(sorted({re.escape(lot) for lot in lots}, key=len, reverse=True))
    pattern = "".join(f"({choice})" if at % 2 else re.escape(part) for at, part in enumerate(places))
    found = re.fullmatch(pattern, start)
    if found is None:
        return
    seen = {int(place[1:-1]): lot for place, lot in zip(places[1::2], found.groups(), strict=True)}
    left = list(lots)
    for lot in seen.values():
        if lot not in left:
            return
        left.remove(lot)
    yield [seen[place] if place in seen else left.pop() for place in range(len(lots))]


@each_game
def states_differ_where_texts_do(game: Game) -> None:
    """Hash and equality are those of the texts."""
    positions = [position for _, position in random_game(game, 12)]
    for one in positions[::5]:
        for other in positions[::11]:
            assert (one == other) == (str(one) == str(other))
            assert one != other or hash(one) == hash(other)


@each_game
def rubbish_is_refused(game: Game) -> None:
    """What is no move and no position is BadNotation, with its place in the text."""
    start = game.start(1)
    for rubbish in ("", " ", "?", "zz9", "ÄÖ", "\n", "-" * 5000):
        for ask in (start.play, game.read):
            assert 0 <= refusal(BadNotation, ask, rubbish).place <= len(rubbish)
    for wrong in (f"{start} ", f" {start}", str(start)[:-1], f"{start}0" * 2):
        refusal(BadNotation, game.read, wrong)


CHECKS = (
    text_and_back,
    moves_are_distinct_and_read_back,
    actions_number_the_moves,
    actions_play_the_moves,
    every_code_that_has_a_number_has_a_text,
    a_start_is_its_text,
    positions_are_values,
    rolls_follow_the_odds,
    same_seed_same_game,
    terminates,
    nothing_is_played_after_the_end,
    chance_is_explicit,
    a_shuffled_start_is_told,
    states_differ_where_texts_do,
    rubbish_is_refused,
)
