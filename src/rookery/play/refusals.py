"""Why a command may be refused: each refusal has a code for programs, a sentence for people, and details."""

from typing import Any

from rookery.kernel.errors import RookeryError

CODES = {
    "stale": "the match has gone on; details: missing, the events since",
    "bad-key": "an idempotency key has 1 to 64 characters",
    "no-such-seat": "there is no such seat at this table",
    "not-your-seat": "somebody else holds this seat, or nobody does",
    "not-seated": "only those who sit at the table may do this",
    "seat-taken": "somebody sits there; join another seat",
    "seated": "you have this seat already",
    "nobody-there": "there is no person in this seat who could leave it",
    "bad-name": "a name has 1 to 24 characters that can be seen",
    "bad-seed": "a seed has up to 64 letters, digits, _ or -",
    "bad-seats": "a match has one plan for each seat",
    "bad-clock": "times are seconds, 0 or more; an increment needs a time for the game",
    "unknown-level": "no bot has this level; details: levels",
    "unknown-phrase": "there is no such phrase; details: phrases",
    "not-started": "some seats are still open",
    "over": "the match is over",
    "not-over": "a rematch comes after the end",
    "not-your-turn": "another seat is to move; details: turn",
    "bad-notation": "no move is written like this; details: place, legal",
    "illegal-move": "the rules do not allow this move here; details: legal",
    "nothing-to-undo": "there is no decision of this seat that could be taken back",
    "across-a-roll": "the die has fallen since, and what has fallen stays",
    "already-offered": "this is being asked for; details: seat, who asked",
    "nothing-offered": "nobody asks for this",
    "own-offer": "those who ask do not answer themselves",
    "already-answered": "this guest has agreed already",
    "bots-play-on": "bots do not agree to draws",
    "nobody-to-ask": "alone there is nobody to agree with",
    "rematched": "the next match is there; details: match",
    "server-only": "players cannot ask for this",
}
"""Every code, with what it means."""


class Refusal(RookeryError):
    """A command that was not carried out. Nothing has changed."""

    def __init__(self, code: str, sentence: str, **details: Any) -> None:
        if code not in CODES:
            raise ValueError(f"there is no refusal {code}")
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.details = details
