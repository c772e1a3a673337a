"""Impossible observations, refused with the fault and its place."""

from dataclasses import replace
from typing import Any

import pytest

from foretell.cards import FULL_SET, set_of
from foretell.game.observation import Observation, observe
from foretell.game.session import Session
from foretell.game.state import State, Trick
from foretell.rules.deck import own_cards
from foretell.rules.options import Options
from foretell.sim.worlds import Worlds
from foretell.testing import cards, dealt, make_bids, play_at_random, play_cards

pytestmark = pytest.mark.kernel

TABLE = dealt("C1 C2 H5", "D1 C3 H6", "S1 S2 H7", turned="N1", dealer=2)
make_bids(TABLE, 0, 0, 0)
play_cards(TABLE, "H5 H6 H7 S1")
OBSERVATION = TABLE.observe(0)


def refuse(observation: Observation, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Worlds(observation)


def changed(observation: Observation = OBSERVATION, **changes: Any) -> Observation:
    """Return an observation with changes to its round."""
    known = observation.known
    changed_round = replace(known.round, **changes)
    return replace(observation, known=replace(known, round=changed_round))


def hands(*held: str | None) -> tuple[int | None, ...]:
    return tuple(None if hand is None else set_of(cards(hand)) for hand in held)


def test_an_unchanged_observation_has_worlds() -> None:
    assert Worlds(OBSERVATION).count > 0
    assert Worlds(changed()).count > 0


def test_worlds_before_the_first_deal_are_refused() -> None:
    start = State.start(Options(players=3, first_dealer=0), None)
    refuse(observe(start, 0), "round 0: nobody holds a card, it is not dealt or is over")


def test_worlds_after_the_end_of_the_game_are_refused() -> None:
    game = play_at_random(Session(Options(players=3, hand_sizes=(1, 2)), "1"), "1")
    refuse(game.observe(0), "round 2: nobody holds a card, it is not dealt or is over")


def test_worlds_with_the_last_card_on_the_table_are_refused() -> None:
    last = Trick(2, cards("S1 C1 D1"))
    won = OBSERVATION.known.round.tricks[0]
    refuse(
        changed(tricks=(won, Trick(0, cards("C2 C3 S2"), 1)), trick=last, hands=(0, None, None)),
        "round 1: nobody holds a card, the last one is played",
    )


def test_a_trick_that_not_everybody_played_to_is_refused() -> None:
    refuse(changed(tricks=(Trick(0, cards("H5 H6")),)), "trick 1 has 2 cards, and 3 seats play")


def test_a_trick_on_the_table_with_too_many_cards_is_refused() -> None:
    trick = Trick(0, cards("C1 C3 S1 S2"))
    refuse(changed(trick=trick), "the trick on the table has 4 cards, and 3 seats play")


def test_a_hand_of_the_wrong_size_is_refused() -> None:
    refuse(changed(hands=hands("C1", None, None)), "seat 0 must hold 2 cards now, not 1")
    refuse(changed(hands=hands("C1 C2", None, "S2 S3")), "seat 2 must hold 1 cards now, not 2")


@pytest.mark.parametrize("card", ["H7", "N1", "S1"])
def test_a_hand_with_a_face_up_card_is_refused(card: str) -> None:
    held = hands(f"C1 {card}", None, None)
    refuse(changed(hands=held), f"seat 0 cannot (hold|have played) {card}|seat 2 cannot have pl")


def test_a_card_in_two_hands_is_refused() -> None:
    refuse(changed(hands=hands("C1 C2", "D1 C2", None)), "seat 1 cannot hold C2: seen elsewhere")


def test_a_hand_that_is_no_set_of_cards_is_refused() -> None:
    refuse(changed(hands=(1 << 60, None, None)), "the hand of seat 0 is no set of cards")
    refuse(changed(hands=(-1, None, None)), "the hand of seat 0 is no set of cards: -1")


def test_a_card_that_was_played_twice_is_refused() -> None:
    refuse(changed(trick=Trick(2, cards("H6"))), "trick 1: seat 1 cannot have played H6: seen else")


def test_a_hand_that_did_not_follow_suit_is_refused() -> None:
    """R7.3: seat 1 followed hearts with H6, and later did not follow hearts."""
    tricks = (Trick(0, cards("H5 C3 H7"), 2),)
    held = hands("C1 C2", "D1 H6", None)
    refuse(changed(tricks=tricks, hands=held), "trick 1: seat 1 cannot have played C3, .* had H6")


def test_a_hidden_hand_that_did_not_follow_suit_is_refused() -> None:
    """R7.3: seat 2 already held the card that it plays later."""
    tricks = (Trick(0, cards("H5 H6 S2"), 1), Trick(1, cards("D1 H7 C1"), 1))
    impossible = changed(tricks=tricks, trick=Trick(1), hands=hands("C2", None, None))
    refuse(impossible, "trick 1: seat 2 cannot have played S2, .* had H7")


def test_impossible_spent_cards_are_refused() -> None:
    """R9.4"""
    for spent, message in (
        (1 << 60, "spent in earlier rounds .* are no set of cards"),
        (set_of(cards("N1")), "N1 cannot be turned: an earlier round has spent it"),
        (set_of(cards("H6")), "seat 1 cannot have played H6"),
        (set_of(cards("C1")), "seat 0 cannot hold C1"),
    ):
        refuse(replace(OBSERVATION, known=replace(OBSERVATION.known, spent=spent)), message)


def test_seats_that_hold_more_cards_than_possible_are_refused() -> None:
    """Judged by the seen cards, for one seat or for several together."""
    left = set_of(cards("C3 S2"))
    spent = FULL_SET & ~(left | set_of(cards("C1 C2 H5 H6 H7 S1 N1")))
    refuse(
        replace(OBSERVATION, known=replace(OBSERVATION.known, spent=spent)),
        r"seats \(1, 2\) hold 3 hidden cards, but only 2 can be theirs",
    )


def test_voids_that_leave_no_world_are_refused() -> None:
    """R7.3: both other seats are void of clubs, but only clubs are left."""
    tricks = (Trick(0, cards("C13 D1 S1"), 0),)
    clubs = set_of(cards("C3 C4 C5 C6"))
    seen = set_of(cards("C1 C2 C13 D1 S1 N1"))
    impossible = changed(tricks=tricks, trick=Trick(0), hands=hands("C1 C2", None, None))
    spent = FULL_SET & ~(clubs | seen)
    refuse(
        replace(impossible, known=replace(impossible.known, spent=spent)),
        r"seats \(1,\) hold 2 hidden cards, but only 0 can be theirs",
    )


def test_a_card_of_another_seats_suit_is_refused() -> None:
    """R9.7"""
    table = dealt("C1 C2 C3 C4", "D1 D2 D3 D4", "H1 H2 H3 H4", dealer=2, deal="one_suit")
    make_bids(table, 0, 0, 0)
    refuse(
        changed(table.observe(0), hands=hands("C1 C2 C3 D5", None, None)),
        r"seat 0 cannot hold D5: seen elsewhere, or no card that it can be dealt \(R9.7\)",
    )
    refuse(
        changed(
            table.observe(0), trick=Trick(0, cards("C4 H1")), hands=hands("C1 C2 C3", None, None)
        ),
        "trick 1: seat 1 cannot have played H1",
    )
    spent = own_cards(2)
    observation = table.observe(0)
    refuse(
        replace(observation, known=replace(observation.known, spent=spent)),
        r"seats \(2,\) hold 4 hidden cards, but only 0 can be theirs",
    )
