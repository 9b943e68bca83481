"""The selection: the offered choices, what has been touched, and what can be touched next. Pure.

Choices name one of several pieces that are alike; a touch of any of them is a touch of the one that choices name.
``selection.js`` does the same for fingers.
"""

from collections.abc import Sequence
from itertools import chain

from rookery.kernel.messages import Text, speaker
from rookery.kernel.scene import Choice, Scene
from rookery.play.paths import Path
from rookery.tui.touch import Narrowed, Touches, leads_to, narrow, touch

say = speaker("tui")

FEW = 4
"""More buttons than these are no help: then the board is touched to go on."""


class Selection:
    """The choices on offer and the touches so far."""

    def __init__(self, scene: Scene, choices: Sequence[Choice], paths: Sequence[Path] = ()) -> None:
        self.scene = scene
        self._moves = tuple(choices)
        self.touched: Touches = ()
        self.offer_paths(paths)

    def offer_paths(self, paths: Sequence[Path]) -> None:
        """Offer whole paths too. They may come later than the moves that they consist of."""
        self._paths = {" ".join(path.moves): path for path in paths}
        self.choices = (*self._moves, *(_as_choice(path) for path in paths))
        self._named = {thing for choice in self.choices for thing in choice.touches}

    def moves_of(self, choice: Choice) -> tuple[str, ...]:
        """The moves that a choice stands for: one, or those of a whole path."""
        path = self._paths.get(choice.move)
        return (choice.move,) if path is None else path.moves

    @property
    def now(self) -> Narrowed:
        """What the touches so far leave open."""
        return narrow(self.choices, self.touched)

    @property
    def chosen(self) -> Touches:
        """What is taken up so far, with what goes without saying."""
        return (*self.touched, *self.now.implied)

    @property
    def touchable(self) -> tuple[str, ...]:
        """What may be touched next: whatever leads on, but for what goes without saying, and every piece alike."""
        now = self.now
        onward = now.next[len(now.implied) :]
        alike = (each for thing in onward for each in self._alike_to(thing) if each not in self._named)
        return tuple(dict.fromkeys((*onward, *alike)))

    @property
    def forced(self) -> Choice | None:
        """The one thing that there is to do, if there is nothing to choose."""
        still = narrow(self.choices, ()).open
        return still[0] if len(still) == 1 else None

    @property
    def buttons(self) -> tuple[Choice, ...]:
        """What a button must be there for: the board alone could not tell it from another choice, or has no place."""
        if self.forced:
            return (self.forced,)
        now = self.now
        here = self.space_of(self.chosen[-1]) if self.chosen else None
        depth = len(self.chosen)
        standing = tuple(choice for choice in now.open if here is not None and choice.touches[depth:][:1] == (here,))
        longer = now.open if now.ends and self.touched and len(now.open) <= FEW else now.ends
        plain = tuple(choice for choice in self.choices if not choice.touches and not choice.same_as)
        shown = (*longer, *(standing if len(standing) <= FEW else ()), *plain)
        return tuple({choice.move: choice for choice in shown}.values())

    def take(self, things: Sequence[str]) -> bool:
        """Touch the first of these that leads on, or else the first that leads anywhere; False if none does."""
        thing = self.aim(things) or next((each for each in things if self.leads(each)), None)
        path = None if thing is None else touch(self.choices, self.touched, self._name_of(thing))
        if path is None:
            return False
        self.touched = path
        return True

    def aim(self, things: Sequence[str]) -> str | None:
        """The first of these that leads on. A touch of the piece that is selected means what it can do where it is."""
        onward = self.now.next
        held = self.chosen[len(self.touched) - 1] if self.touched else None
        if held is not None and held in things:
            things = [held, self.space_of(held) or held, *things]
        return next((thing for thing in things if self._name_of(thing) in onward), None)

    def leads(self, thing: str) -> bool:
        """Whether a touch of this would change the selection."""
        return touch(self.choices, self.touched, self._name_of(thing)) is not None

    def back(self) -> bool:
        """Take the last touch back; False if there was none."""
        self.touched, before = self.touched[:-1], self.touched
        return self.touched != before

    def after(self, thing: str) -> tuple[Choice, ...]:
        """What a touch of this would lead to."""
        return leads_to(self.choices, self.touched, self._name_of(thing))

    def space_of(self, thing: str) -> str | None:
        """The space that a piece is on; None for everything else."""
        return next((piece.space for piece in self.scene.pieces if piece.id == thing), None)

    def why_not(self, things: Sequence[str]) -> Text:
        """Why these cannot be touched: a reason about one of them, or about everything, or what is to be done."""
        reasons = self.scene.reasons
        own = (reason.label for thing in things for reason in reasons if thing in reason.ids)
        general = (reason.label for reason in reasons if not reason.ids)
        return next(chain(own, general), self.scene.status)

    def _name_of(self, thing: str) -> str:
        """The id by which choices name this: its own, or that of a piece that is alike."""
        if thing in self._named:
            return thing
        return next((each for each in self._alike_to(thing) if each in self._named), thing)

    def _alike_to(self, thing: str) -> list[str]:
        alike = next((piece.alike for piece in self.scene.pieces if piece.id == thing), None)
        return [piece.id for piece in self.scene.pieces if piece.alike == alike] if alike else []


def _as_choice(path: Path) -> Choice:
    """A path as something to choose: it is called by its last move."""
    label = say("path", label=path.label, count=len(path.moves))
    return Choice(move=" ".join(path.moves), touches=path.touches, label=label)
