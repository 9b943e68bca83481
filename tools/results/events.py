"""What a robbery, the bear and a spin are worth: the best move that does it beside the best that does not.

Strong players play; at every position where both kinds of move are to be had, each move is judged by a search of what
comes after it. The difference between the best of the one kind and the best of the other is what the event is worth
there, as a share of the points of the seat to move.
"""

import random
from collections.abc import Callable
from typing import NamedTuple

import msgspec
from tools.results.pages import COLOURS, Page, Plots, mean, percent, prose, share, table, title_of
from tools.results.playing import Job, Wish, all_of, play, warm_game

import rookery
from rookery import bots

NUMBER = 12
LEVEL = "adult"
JUDGE = 200
"""Simulations, or twenty times as many positions, by which a move is judged."""
SAMPLES = 6
"""Positions of a game that are judged, drawn at random: neighbours would tell much the same."""


class Event(NamedTuple):
    """Something that a move does."""

    name: str
    game: str
    happens: Callable[[rookery.Position, str], bool]


def _robs(position: rookery.Position, move: str) -> bool:
    """Whether a move takes a rock out of another's nest."""
    return any("robs" in str(getattr(each.label, "id", "")) for each in position.happenings(move))


def _bear_sends_back(position: rookery.Position, move: str) -> bool:
    """Whether the bear sends penguins of others back to START."""
    if not move.startswith("B"):
        return False
    others = {piece.id for piece in position.scene().pieces if piece.seat != position.seat}
    return any(each.how == "sent-back" and each.piece in others for each in position.happenings(move))


def _spins(_position: rookery.Position, move: str) -> bool:
    """Whether a penguin ends its slide in another direction than it slid."""
    return ">" in move


EVENTS = (
    Event("a robbery", "penguins-rock", _robs),
    Event("the bear on a floe with penguins", "polar-dare", _bear_sends_back),
    Event("a spin", "penguin-soccer", _spins),
)


class Worth(msgspec.Struct, frozen=True):
    """What an event was worth, position by position."""

    event: str
    game: str
    level: str
    games: int
    positions: int
    """Of all decisions in these games."""
    offered: int
    """Where a move of this kind, and one of another, was legal."""
    gains: list[float]
    """At the positions that were judged: the best with it less the best without, in points."""


class Roll(msgspec.Struct, frozen=True):
    """What a face of the die is worth to the one who rolls it."""

    game: str
    face: str
    gains: list[float]


class Figures(msgspec.Struct, frozen=True):
    """All events and rolls."""

    judge: int
    worths: list[Worth]
    rolls: list[Roll]


class Look(msgspec.Struct, frozen=True):
    """A game to be looked at."""

    event: int
    seed: int
    moves: tuple[str, ...]


class Seen(msgspec.Struct, frozen=True):
    """What was found in one game."""

    positions: int
    offered: int
    gains: list[float]
    rolls: list[tuple[str, float]]


def look(task: Look) -> Seen:
    """Replay a game, and judge some of its positions."""
    event = EVENTS[task.event]
    game = warm_game(event.game, 2)
    position, chance = game.start(task.seed), random.Random(task.seed)  # noqa: S311  # no secret
    offered, rolled, positions = [], [], 0
    for move in task.moves:
        if position.seat is None:
            rolled.append((position, move))
        else:
            positions += 1
            kinds = {event.happens(position, each) for each in position.moves}
            if len(kinds) == 2:
                offered.append(position)
        position = position.play(move)
    gains = [gain(event, each) for each in chance.sample(offered, min(SAMPLES, len(offered)))]
    rolls = [_roll(each, face) for each, face in chance.sample(rolled, min(SAMPLES, len(rolled)))]
    return Seen(positions, len(offered), gains, rolls)


def gain(event: Event, position: rookery.Position) -> float:
    """The best move with the event less the best without."""
    seat = position.seat or 0
    best = {True: 0.0, False: 0.0}
    for move in position.moves:
        kind = event.happens(position, move)
        best[kind] = max(best[kind], judged(position.play(move), seat))
    return best[True] - best[False]


def judged(position: rookery.Position, seat: int) -> float:
    """The share of the points that a seat may expect."""
    if position.outcome is not None:
        return bots.share(position.outcome.scores[seat], position.game.players)
    return bots.judge(position.game, seconds=60, simulations=JUDGE).think(position).chances[seat]


def _roll(position: rookery.Position, face: str) -> tuple[str, float]:
    """How much a roll changed the chances of the one who rolled."""
    after = position.play(face)
    seat = after.seat
    while seat is None and after.outcome is None:
        after = after.play(after.moves[0])
        seat = after.seat
    return face, judged(after, seat or 0) - judged(position, seat or 0)


def measure(wish: Wish) -> Figures:
    """Play games of each event's game, and look at them."""
    level, number = wish.level or LEVEL, wish.number or NUMBER
    worths: list[Worth] = []
    rolls: dict[tuple[str, str], list[float]] = {}
    for index, event in enumerate(EVENTS):
        if wish.games and event.game not in wish.games:
            continue
        jobs = [Job(event.game, (level, level), seed) for seed in range(number)]
        played = all_of(play, jobs, wish, f"games of {event.game}")
        tasks = [Look(index, each.seed, each.moves) for each in played]
        seen = all_of(look, tasks, wish, f"games of {event.game}, judged")
        gains = [gain for each in seen for gain in each.gains]
        positions, offered = sum(each.positions for each in seen), sum(each.offered for each in seen)
        worths.append(Worth(event.name, event.game, level, number, positions, offered, gains))
        for each in seen:
            for face, change in each.rolls:
                rolls.setdefault((event.game, face), []).append(change)
    return Figures(JUDGE, worths, [Roll(*key, gains) for key, gains in sorted(rolls.items())])


def write(figures: Figures, plots: Plots) -> str:
    """The page."""
    lines = []
    for worth in figures.worths:
        right = [gain for gain in worth.gains if gain > 0]
        lines.append(
            [
                f"{worth.event} ({title_of(worth.game)})",
                worth.level,
                f"{worth.games}, {worth.positions:,}",
                percent(worth.offered / worth.positions) if worth.positions else "–",
                share(len(right), len(worth.gains)),
                share(sum(gain >= 0 for gain in worth.gains), len(worth.gains)),
                _points(right),
                _points(worth.gains),
                str(len(worth.gains)),
            ]
        )
    heads = (
        "event",
        "level",
        "games, decisions",
        "to be had",
        "better",
        "no worse",
        "worth then",
        "worth on average",
        "positions judged",
    )
    panels = max(2, len(figures.worths))
    with plots.new("worth", "What the events are worth, position by position", panels=panels) as (axes, said):
        for number, worth in enumerate(figures.worths):
            axes[number].hist([100 * gain for gain in worth.gains], bins=21, color=COLOURS[number])
            axes[number].axvline(0, color="grey", linewidth=1)
            axes[number].set(title=worth.event, xlabel="points of 100")
        axes[0].set_ylabel("positions")
    rolls = [
        [f"{title_of(roll.game)}: {roll.face}", _points(roll.gains), str(len(roll.gains))] for roll in figures.rolls
    ]
    about = prose(
        "Games of two equal players. Where a move of this kind and one of another are to be had, all moves",
        "are judged by",
        f"a search of what follows ({figures.judge} simulations, or twenty times as many positions of",
        "alpha-beta); the best",
        "of the one kind less the best of the other is what the event is worth there, in points of 100 for",
        "the player to",
        "move. *Better*, *no worse*: how often; *worth then*: by how much in these positions. A judgement is no",
        "proof, and the best of many judgements flatters the kind that has more moves: do not trust the last point.",
    )
    rolled = "By how much a roll changes the chances of the one who rolls, in points of 100.\n"
    return "\n".join(
        [
            "# What a robbery, the bear, a spin is worth\n",
            about,
            table(heads, lines),
            said[0],
            "## What a roll is worth\n",
            rolled,
            table(("roll", "worth", "rolls judged"), rolls),
        ]
    )


def _points(gains: list[float]) -> str:
    """A mean in points of 100, with how far it may be off."""
    at, off = mean(gains)
    return f"{100 * at:+.1f} ± {100 * off:.1f}" if len(gains) > 1 else "–"


PAGE = Page("events", Figures, measure, write)
