"""Parsing texts part by part, with the place of every part, so that an error can point at it."""

from dataclasses import dataclass

from rookery.kernel.errors import BadNotation, BadNumber, listed, quote
from rookery.kernel.messages import Text, speaker
from rookery.kernel.options import whole_number

say = speaker("kernel")


@dataclass(frozen=True)
class Part:
    """A part of a text, and where it stands in the whole."""

    whole: str
    text: str
    place: int

    def refusal(self, problem: Text, at: int = 0) -> BadNotation:
        """What is wrong with this part, from its character ``at`` on."""
        return BadNotation(problem, self.whole, self.place + at)

    def split(self, separator: str, count: int, what: Text) -> "list[Part]":
        """The pieces of this part, of which there must be ``count``; ``what`` says which they are."""
        pieces = self.pieces(separator)
        if len(pieces) != count:
            fault = pieces[count].place - self.place - 1 if len(pieces) > count else len(self.text)
            raise self.refusal(say("wrong-number-of-parts", what=what, found=len(pieces)), fault)
        return pieces

    def pieces(self, separator: str) -> "list[Part]":
        """The pieces of this part, however many."""
        found = []
        place = self.place
        for piece in self.text.split(separator):
            found.append(Part(self.whole, piece, place))
            place += len(piece) + len(separator)
        return found

    def after(self, characters: int) -> "Part":
        """What follows the first ``characters`` characters."""
        return Part(self.whole, self.text[characters:], self.place + characters)

    def number(self, what: Text) -> int:
        """This part as a number; ``what`` says of what."""
        try:
            return whole_number(self.text, what)
        except BadNumber as problem:
            raise self.refusal(problem.message) from None

    def one_of(self, names: "tuple[str, ...] | list[str]", what: Text) -> int:
        """Which of the names this part is; ``what`` says what they are names of."""
        if self.text not in names:
            raise self.refusal(say("not-one-of", text=quote(self.text), what=what, names=listed(names)))
        return names.index(self.text)


def whole(text: str) -> Part:
    """A text as a part of itself."""
    return Part(text, text, 0)
