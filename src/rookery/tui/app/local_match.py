"""A match at this terminal, as the table plays it: people here, bots in a process beside, a file that keeps it."""

import random
from pathlib import Path

from rookery.bots.at_random import RandomPlayer
from rookery.kernel.errors import BadOption
from rookery.kernel.messages import Text, speaker
from rookery.kernel.options import LARGEST
from rookery.tui import saved, thinking
from rookery.tui.app.table_match import Face, Order
from rookery.tui.local_game import PERSON, LocalGame, seating
from rookery.tui.readiness import ADVISER
from rookery.tui.texts import Advice, level_name
from rookery.tui.thinking import Thinker

say = speaker("tui")

HINT_SECONDS = 1.0


class LocalMatch:
    """One match between people at this terminal and bots. It is kept in a file from the first move on."""

    is_local = True

    def __init__(self, local: LocalGame, thinker: Thinker, file: Path | None = None, seed: int | None = None) -> None:
        self.local = local
        self.thinker = thinker
        self.file = file
        self._random = random.Random(seed)  # noqa: S311  # friendly games; matches on a server have fair dice

    @property
    def mine(self) -> frozenset[int]:
        """The seats that are played here."""
        return self.local.people

    def who(self, seat: int) -> Text:
        """Who sits there, beside the name of the seat."""
        who = self.local.seats[seat]
        return (self.local.names[seat] or say("you")) if who == PERSON else level_name(who)

    async def run(self, face: Face) -> None:
        """Play on from where it stands, to the end."""
        local = self.local
        await self._begin(face)
        while local.position.outcome is None:
            seat = local.position.seat
            if seat is None:
                local.play(RandomPlayer().choose(local.position, seed=self._any_seed()))
                await face.show("roll")
            elif seat in local.people:
                await self._make(await face.ask(), face)
            else:
                face.wait_for(seat)
                local.play(await self._move_of_bot(seat))
                self._keep(face)
                await face.show("act")
        self._keep(face)

    async def _begin(self, face: Face) -> None:
        """Get the bots ready. A program that cannot play is told now; whoever only looks needs no bots."""
        if self.local.position.outcome is not None:
            return
        advisers = [ADVISER] if self.local.people else []
        names = tuple(dict.fromkeys([*self.local.bots.values(), *advisers]))
        face.prepare(thinking.begin(self.thinker, self.local.game, names))

    async def _make(self, moves: tuple[str, ...], face: Face) -> None:
        """Make the moves of a path one after the other, each seen before the next."""
        for at, move in enumerate(moves):
            self.local.play(move)
            self._keep(face)
            await face.show("step" if at + 1 < len(moves) else "own")

    async def _move_of_bot(self, seat: int) -> str:
        seats = self.local.seats
        copy = seats[:seat].count(seats[seat])
        return await thinking.choose(self.thinker, seats[seat], copy, self.local.position, self._any_seed())

    def _any_seed(self) -> int:
        return self._random.randrange(LARGEST)

    # What people ask for

    async def undo(self) -> bool:
        """Go back to the last turn of a person's; False where there is none, or a roll lies between."""
        return self.local.undo()

    async def hint(self) -> Advice:
        """What a strong player makes of the position."""
        thought = await thinking.analyse(self.thinker, self.local.position, HINT_SECONDS, self._any_seed())
        return Advice.of(thought)

    async def order(self, _what: Order) -> None:
        """There is nobody else to ask: bots agree to nothing."""
        raise BadOption(say("only-on-server"))

    async def change_levels(self, levels: str) -> None:
        """Let other bots play; BadOption or BadBot says what is wrong with them."""
        seats = seating(self.local.people, levels, self.local.game.players)
        bots = tuple(who for who in seats if who != PERSON)
        await thinking.begin(self.thinker, self.local.game, bots)
        self.local.seats = seats

    # Files

    def save(self, name: str = "") -> Path:
        """Keep the match in a file, from now on up to date; CannotSave says why that cannot be."""
        if name and (file := Path(name).expanduser()) != self.file:
            saved.save_anew(self.local, file)
        else:
            file = self.file or saved.new_file(self.local.game.key)
            saved.save(self.local, file)
        self.file = file
        return file

    def _keep(self, face: Face) -> None:
        if self.local.begun:
            try:
                self.save()
            except saved.CannotSave as problem:
                face.tell(problem.message)

    async def leave(self) -> None:
        """Nobody plays here any more; the file has it all."""
