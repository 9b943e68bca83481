"""Whoever is to move, with eyes and hand: what they have touched, where their cursor is, what they were asked."""

from collections.abc import Mapping, Sequence

from rookery.kernel.game import Position
from rookery.kernel.messages import Text, speaker
from rookery.kernel.scene import Choice
from rookery.play.paths import Path
from rookery.tui.places import ARROWS, Point, closest, in_reading_order, nearest
from rookery.tui.selection import Selection

say = speaker("tui")

Moves = tuple[str, ...]


class Hand:
    """One turn of a person's: from the first touch to a move, or to several in a row."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.selection = Selection(position.scene(position.seat or 0), position.choices())
        self.asked: Choice | None = None
        """The choice that waits for a yes or no."""
        self.cursor: str | None = None
        """The thing under the cursor, or a button by its number."""

    def offer_paths(self, paths: Sequence[Path]) -> None:
        """Whole paths can be chosen too."""
        self.selection.offer_paths(paths)

    # What can be done

    @property
    def touchable(self) -> tuple[str, ...]:
        """What may be touched next."""
        return () if self.asked else self.selection.touchable

    @property
    def chosen(self) -> tuple[str, ...]:
        """What is taken up so far."""
        return self.asked.touches if self.asked else self.selection.chosen

    @property
    def buttons(self) -> tuple[Text, ...]:
        """The words on the buttons: choices that need one, or yes and no."""
        return (say("yes"), say("no")) if self.asked else tuple(choice.label for choice in self.selection.buttons)

    @property
    def standing(self) -> Choice | None:
        """The answer among the buttons that may be given every time."""
        return None if self.asked else next((choice for choice in self.selection.buttons if choice.standing), None)

    # Touching

    def touch(self, things: Sequence[str]) -> Moves | None:
        """Touch something; the moves, if that settles them."""
        self.asked = None
        self.selection.take(things)
        complete = self.selection.now.complete
        return None if complete is None else self.choose(complete)

    def press(self, number: int) -> Moves | None:
        """Press a button; the moves, if that settles them."""
        if self.asked is None:
            return self.choose(self.selection.buttons[number])
        asked, self.asked = self.asked, None
        if number == 0:
            return self.selection.moves_of(asked)
        self.selection.touched = ()
        return None

    def choose(self, choice: Choice) -> Moves | None:
        """Make a choice; one that has a caution is asked for first."""
        if choice.caution:
            self.asked, self.cursor = choice, button(1)
            return None
        return self.selection.moves_of(choice)

    def typed(self, moves: Moves) -> Moves | None:
        """Moves that were typed: what a single one may need to be asked is asked."""
        choice = next((each for each in self.selection.choices if each.move == moves[0]), None)
        return moves if choice is None or len(moves) > 1 else self.choose(choice)

    def back(self) -> bool:
        """Take the last touch back, or the question; False if there was none."""
        if self.asked:
            self.asked, self.selection.touched = None, ()
            return True
        return self.selection.back()

    # The cursor

    def places(self, board: Mapping[str, Point], bar: Sequence[Point], below: float) -> dict[str, Point]:
        """Where the cursor can be: on what may be touched, and on the buttons below."""
        on_board = {thing: board[thing] for thing in self.touchable if thing in board}
        return on_board | {button(number): (x, below) for number, (x, _) in enumerate(bar)}

    def settle(self, places: Mapping[str, Point], near: Point) -> None:
        """Let the cursor stand on something that can be touched, near where it was."""
        if self.cursor not in places:
            self.cursor = closest(places, near)

    def rove(self, key: str, places: Mapping[str, Point]) -> None:
        """Move the cursor by a key: to the nearest in a direction, or in reading order."""
        here = self.cursor
        if here is None or here not in places:
            self.cursor = next(iter(in_reading_order(places)), None)
        elif key in ARROWS:
            self.cursor = nearest(places, places[here], ARROWS[key]) or here
        else:
            order = in_reading_order(places)
            step = -1 if key == "shift+tab" else 1
            self.cursor = order[(order.index(here) + step) % len(order)]

    def enter(self) -> Moves | None:
        """Touch what is under the cursor; the moves, if that settles them."""
        if self.cursor is None:
            return None
        number = button_number(self.cursor)
        if number is None:
            return self.touch([self.cursor])
        return self.press(number) if number < len(self.buttons) else None

    # Words

    def about(self, thing: str | None) -> Text | None:
        """What a touch would do: the choice that it leads to, or how many."""
        if self.asked:
            return say("caution", caution=self.asked.caution or "")
        number = button_number(thing or "")
        if number is not None:
            return self.buttons[number] if number < len(self.buttons) else None
        after = self.selection.after(thing) if thing else ()
        if thing is None or not after:
            return None
        if len(after) == 1:
            return after[0].label
        return say("thing-leads", thing=self.name(thing), count=len(after))

    def name(self, thing: str) -> Text:
        """What something is called."""
        scene = self.selection.scene
        pieces = {piece.id: piece.label for piece in scene.pieces}
        spaces = {space.id: space.label for space in scene.spaces}
        facings = {facing.id: facing.label for facing in scene.facings}
        return {**facings, **spaces, **pieces}.get(thing, thing)


def button(number: int) -> str:
    """The name of a button, as the cursor has it. No thing on a board is called so."""
    return f"button {number}"


def button_number(name: str) -> int | None:
    """The number of a button by its name; None for a thing."""
    _, found, number = name.partition("button ")
    return int(number) if found else None
