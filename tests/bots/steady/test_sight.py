"""A seat's knowledge of the cards in other hands."""

import pytest
from hypothesis import given

from foretell.bots.steady.sight import higher_than, rival_suits
from foretell.bots.steady.view import sight_of
from foretell.cards import DECK, FIRST_WIZARD, FULL_SET, RANKS, Suit, set_of
from foretell.game.session import Session
from foretell.rules.options import Options
from foretell.rules.trick import NO_TRUMP, beats
from foretell.testing import cards, dealt, make_bids, play_at_random, play_cards, sessions


@given(sessions())
def test_every_card_in_another_hand_counts_as_possibly_held(session: Session) -> None:
    hands = session.state.round.hands
    for seat in session.to_act:
        sight = sight_of(session.observe(seat).known, seat)
        others = [hand for other, hand in enumerate(hands) if other != seat and hand is not None]
        for hand in others:
            assert hand & ~sight.unseen == 0
        held = sum(hand.bit_count() for hand in others)
        assert sight.share * sight.unseen.bit_count() == pytest.approx(held)


def test_own_turned_and_played_cards_are_in_no_other_hand() -> None:
    session = dealt("C1 C2", "H5 H6", "Z1 D9", turned="D2")
    make_bids(session, 0, 0, 0)
    play_cards(session, "H5 Z1 C1 D9")
    known = session.observe(0).known
    seen = cards("C2 D2 H5 Z1 C1 D9")
    assert sight_of(known, 0).unseen == FULL_SET & ~set_of(seen)


def test_with_two_players_cards_of_earlier_rounds_are_gone() -> None:
    """R9.4: they do not come back."""
    session = play_at_random(Session(Options(players=2, first_dealer=0), "2a"), "1", steps=6)
    spent = session.state.spent
    assert spent.bit_count() == 5
    assert sight_of(session.observe(1).known, 1).unseen & spent == 0


def test_with_one_suit_each_no_other_player_holds_a_card_of_the_seats_suit() -> None:
    """R9.7."""
    session = Session(Options(players=3, deal="one_suit", first_dealer=0), "2a")
    unseen = sight_of(session.observe(1).known, 1).unseen
    assert unseen == set_of(
        card for card in DECK if card.suit in {Suit.CLUBS, Suit.HEARTS}
    ) | set_of(cards("Z1 Z3 N1 N3"))


def test_with_clairvoyance_the_others_cards_are_known() -> None:
    """R9.6."""
    session = dealt("C1 C2", "H5 H6", "Z1 D9", turned="D2", clairvoyance=True)
    sight = sight_of(session.observe(1).known, 1)
    assert sight.unseen == set_of(cards("C1 C2 Z1 D9"))
    assert sight.share == 1


@pytest.mark.parametrize("one_suit_each", [False, True])
def test_without_trump_the_higher_cards_are_those_that_beat_a_card(*, one_suit_each: bool) -> None:
    """R7.4, R9.7."""
    for card in range(FIRST_WIZARD):
        higher = higher_than(card, rival_suits(card // RANKS, one_suit_each))
        assert higher == sum(
            1 << other
            for other in range(FIRST_WIZARD)
            if beats(other, card, NO_TRUMP, last_wizard=False, one_suit_each=one_suit_each)
        )
