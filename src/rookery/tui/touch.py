"""Narrows the choices by what was touched. Pure: a choice is a list of ids to touch. ``touch.js`` does the same."""

from collections.abc import Sequence
from dataclasses import dataclass

from rookery.kernel.scene import Choice

Touches = tuple[str, ...]


@dataclass(frozen=True)
class Narrowed:
    """What some touches leave open."""

    open: tuple[Choice, ...]
    next: tuple[str, ...]
    """What may be touched next, with what goes without saying."""
    implied: Touches
    """The touches that all open choices share: they go without saying."""
    ends: tuple[Choice, ...]
    """The choices that need no further touch."""
    complete: Choice | None
    """The one choice that is left, once it needs no further touch."""


def narrow(choices: Sequence[Choice], touched: Touches) -> Narrowed:
    """What these touches leave open. Choices that only repeat another one are not offered."""
    depth = len(touched)
    still = tuple(choice for choice in choices if not choice.same_as and choice.touches[:depth] == touched)
    ends = tuple(choice for choice in still if len(choice.touches) == depth)
    implied = () if ends else _implied_after(still, depth)
    further = depth + len(implied)
    after = [choice.touches[further] for choice in still if len(choice.touches) > further]
    # A choice without touches is a button, even where it is the only one: nothing is played without a touch.
    settled = depth > 0 and len(still) == len(ends) == 1
    return Narrowed(still, tuple(dict.fromkeys((*implied, *after))), implied, ends, ends[0] if settled else None)


def touch(choices: Sequence[Choice], touched: Touches, thing: str) -> Touches | None:
    """The touches after one more; None where it leads nowhere.

    It is the next of a choice, or takes the place of an earlier touch, the latest that it fits; the last touch once
    more is taken back.
    """
    for kept in range(len(touched), -1, -1):
        path = _onward(choices, touched[:kept], thing)
        if path is not None:
            return touched[:-1] if path == touched else path
    return None


def leads_to(choices: Sequence[Choice], touched: Touches, thing: str) -> tuple[Choice, ...]:
    """What a touch would lead to: the choices that are open after it."""
    path = _onward(choices, touched, thing)
    return () if path is None else narrow(choices, path).open


def _onward(choices: Sequence[Choice], touched: Touches, thing: str) -> Touches | None:
    """The touches with one more that goes on from them, and with what it implies before itself."""
    now = narrow(choices, touched)
    if thing not in now.next:
        return None
    skipped = now.implied[: now.implied.index(thing)] if thing in now.implied else now.implied
    return (*touched, *skipped, thing)


def _implied_after(still: tuple[Choice, ...], depth: int) -> Touches:
    """The touches that all of these share from there on, but never the last of any: something remains to be touched."""
    if not still:
        return ()
    shared = 0
    shortest = min(len(choice.touches) for choice in still)
    while depth + shared < shortest - 1 and len({choice.touches[depth + shared] for choice in still}) == 1:
        shared += 1
    return still[0].touches[depth : depth + shared]
