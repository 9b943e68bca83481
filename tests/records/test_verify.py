"""Is a record true? What is proven, what is open, what is refuted."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from rookery.kernel.messages import Text
from rookery.records import dice
from rookery.records.receipt import Receipt
from rookery.records.record import Player, Record, agreed, given_up, replay
from rookery.records.verify import verify
from rookery.words import word
from tests.records.played import SECRET, SHORT, played, receipt
from tests.seeds import committed, seed_of

DARE = played("polar-dare")
ROLL = next(ply for ply, position in enumerate(replay(DARE)) if position.odds and ply)
"""Where a roll stands in that record, not the first."""


def sentences(found: tuple[Text, ...]) -> list[str]:
    """What was found, in English."""
    return [word(each) for each in found]


@pytest.mark.parametrize("key", SHORT)
def test_true_records(key: str) -> None:
    """A game played by the dice is proven in full by a player's receipt, in every game."""
    record = played(key)
    found = verify(record, receipt(record))
    assert found.ok
    assert (found.unproven, found.refuted) == ((), ())
    proven = sentences(found.proven)
    text = " ".join(proven)
    assert f"All {len(record.moves)} plies are legal" in text
    assert "The result follows from the last position" in text
    if key == "penguin-soccer":
        assert proven[-1] == "Nothing in this game is left to chance."
        return
    assert "The secret fits the server's commitment." in proven
    assert "The 2 players' seeds fit their commitments." in proven
    assert "So nobody could choose a roll" in text
    assert "The start is the one" in text
    rolls = sum(bool(position.odds) for position in replay(record))
    assert (f"All {rolls} rolls fell as the dice say." in proven) == (rolls > 0)


def other_roll() -> Record:
    """The same game up to a roll, and then another one."""
    before = replay(DARE)[ROLL]
    wrong = next(text for text, _ in before.odds if text != DARE.moves[ROLL])
    return replace(DARE, moves=(*DARE.moves[:ROLL], wrong), result=None)


@pytest.mark.parametrize(
    ("record", "sentence"),
    [
        (replace(DARE, secret=SECRET[::-1].hex()), "The secret does not fit the server's commitment"),
        (replace(DARE, seeds=(seed_of(0), seed_of(2))), "Seed 2 of the players does not fit"),
        (replace(DARE, seeds=DARE.seeds[::-1], commitments=DARE.commitments[::-1]), "rolls"),
        (other_roll(), "and the dice say"),
        (replace(DARE, result=agreed(2)), "the record breaks at its end, ply"),
        (replace(DARE, moves=(*DARE.moves[:5], "humbug")), "the record breaks at ply 6 of 6"),
        (replace(DARE, game="humbug"), "the record cannot be replayed"),
        (replace(played("penguin-game"), seeds=(), commitments=()), "The start is not the one that the secret"),
    ],
)
def test_untrue_records(record: Record, sentence: str) -> None:
    """Whatever was changed afterwards is found, and said in a sentence."""
    found = verify(record)
    assert not found.ok
    assert any(sentence in each for each in sentences(found.refuted))
    text = sentences(found.proven + found.unproven + found.refuted)
    assert all(each[0].isupper() and each.endswith(".") for each in text)


def test_a_wrong_roll_is_named() -> None:
    """The roll, its ply, what the record says and what the dice say."""
    record = other_roll()
    (sentence,) = sentences(verify(record).refuted)
    number = sum(bool(position.odds) for position in replay(DARE)[: ROLL + 1])
    said = f"Roll {number}, at ply {ROLL + 1}, is {record.moves[-1]}, and the dice say {DARE.moves[ROLL]}."
    assert sentence == said


@given(st.data())
def test_no_change_goes_unnoticed(data: st.DataObject) -> None:
    """One other hexadecimal digit in the secret, and the record is refuted."""
    assert DARE.secret is not None
    place = data.draw(st.integers(0, 63))
    digit = data.draw(st.sampled_from([d for d in "0123456789abcdef" if d != DARE.secret[place]]))
    other = DARE.secret[:place] + digit + DARE.secret[place + 1 :]
    assert not verify(replace(DARE, secret=other)).ok


def test_what_is_open() -> None:
    """Without the secret, without a commitment, before the end, or when players ended it, that is said."""
    hidden = played("polar-dare", most=7)
    found = verify(hidden)
    assert found.ok
    assert "All 7 plies are legal by the rules of Polar Dare!, version 1." in sentences(found.proven)
    still_open = sentences(found.unproven)
    assert still_open[0] == "The game is not over."
    assert still_open[1].startswith("Dice rookery-dice/2: everyone commits to a seed before anyone reveals one.")
    assert still_open[2].startswith("The secret is not revealed yet, so the start and ")
    nobody = verify(replace(hidden, commitment=None))
    assert nobody.ok
    assert sentences(nobody.unproven)[1].startswith("Nobody committed to a secret")
    resigned = verify(replace(hidden, result=given_up(0, 2, "resignation")))
    assert (
        sentences(resigned.unproven)[0]
        == "The result is player 2 wins (resignation): the players ended the game, not its rules."
    )


def test_a_file_alone() -> None:
    """Without a receipt it is said what the file cannot prove."""
    found = verify(DARE)
    assert found.ok
    (missing,) = sentences(found.unproven)
    assert "whoever wrote it could have made up all of them" in missing


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"commitment": committed(5)}, "another commitment of the server"),
        ({"commitments": (committed(0), committed(5))}, "other commitments of the players"),
        ({"commitments": ()}, "saved before its player revealed a seed"),
        ({"seeds": (seed_of(5),)}, "its player had no part in these dice"),
    ],
)
def test_receipts_that_do_not_fit(changed: dict[str, object], sentence: str) -> None:
    """Whatever the player saw otherwise is said."""
    found = verify(DARE, replace(receipt(DARE), **changed))
    assert not found.ok
    assert any(sentence in each for each in sentences(found.refuted))


def test_a_made_up_record_does_not_fit_a_receipt() -> None:
    """An operator who writes a whole new record with rolls to their liking convinces nobody who kept a receipt."""
    mine = receipt(DARE, seat=0)
    made_up = replace(DARE, commitments=(committed(0), committed(3)), seeds=(seed_of(0), seed_of(3)))
    assert any("other commitments" in each for each in sentences(verify(made_up, mine).refuted))


def test_only_bots() -> None:
    """Where no person played, the dice are the operator's, and that is said."""
    bots = (Player("egg", "bot", "egg"),) * 2
    drawn = replace(DARE, players=bots, seeds=(), commitments=(), moves=(), result=None)
    assert any("No person added a seed" in each for each in sentences(verify(drawn).unproven))


@pytest.mark.parametrize("key", SHORT)
def test_records_of_the_first_protocol(key: str) -> None:
    """They are read and checked as ever, and it is said what that is worth; no receipt mends it."""
    old = played(key, protocol=dice.OPEN_SEEDS)
    for found in (verify(old), verify(old, Receipt(match="m", seeds=(), commitment=old.commitment or ""))):
        assert found.ok
        if key == "penguin-soccer":
            assert "Nothing in this game is left to chance." in sentences(found.proven)
            return
        assert "The secret fits the server's commitment." in sentences(found.proven)
        (worth,) = sentences(found.unproven)
        assert worth.startswith("Dice rookery-dice/1")
        assert "could choose the rolls" in worth
    assert not verify(replace(old, secret=SECRET[::-1].hex())).ok


def test_a_start_that_was_given() -> None:
    """A game that goes on from a position proves nothing of that position, moves before it or not."""
    later = replay(DARE)[ROLL + 1]
    given = replace(DARE, start=str(later), moves=(), result=None, start_given=True)
    assert "The game continues an earlier one: the dice say nothing about its start." in sentences(
        verify(given).unproven
    )
