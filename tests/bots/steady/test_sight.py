"""What a seat can tell of the cards that it does not hold."""

import pytest
from hypothesis import given

from foretell.bots.steady.sight import ABOVE, sight_of
from foretell.cards import DECK, FULL_SET, set_of
from foretell.game.session import Session
from foretell.rules.options import Options
from foretell.rules.trick import NO_TRUMP
from foretell.testing import cards, dealt, make_bids, play_at_random, play_cards, sessions


@given(sessions())
def test_every_card_that_another_player_holds_may_be_held_by_one(session: Session) -> None:
    hands = session.state.round.hands
    for seat in session.to_act:
        sight = sight_of(session.observe(seat).known, seat, NO_TRUMP)
        others = [hand for other, hand in enumerate(hands) if other != seat and hand is not None]
        for hand in others:
            assert hand & ~sight.unseen == 0
        held = sum(hand.bit_count() for hand in others)
        assert sight.share * sight.unseen.bit_count() == pytest.approx(held)


def test_own_turned_and_played_cards_are_nobody_elses() -> None:
    session = dealt("C1 C2", "H5 H6", "Z1 D9", turned="D2")
    make_bids(session, 0, 0, 0)
    play_cards(session, "H5 Z1 C1 D9")
    known = session.observe(0).known
    seen = cards("C2 D2 H5 Z1 C1 D9")
    assert sight_of(known, 0, 1).unseen == FULL_SET & ~set_of(seen)


def test_for_two_cards_of_earlier_rounds_are_gone() -> None:
    """R9.4: they do not come back."""
    session = play_at_random(Session(Options(players=2, first_dealer=0), "2a"), "1", steps=6)
    spent = session.state.spent
    assert spent.bit_count() == 5
    assert sight_of(session.observe(1).known, 1, NO_TRUMP).unseen & spent == 0


def test_with_one_suit_each_nobody_holds_a_card_of_ones_own_suit() -> None:
    """R9.7."""
    session = Session(Options(players=3, deal="one_suit", first_dealer=0), "2a")
    unseen = sight_of(session.observe(1).known, 1, NO_TRUMP).unseen
    assert unseen == set_of(
        card for card in DECK if str(card)[1:] in RANKS and str(card)[0] in "CH"
    ) | set_of(cards("Z1 Z3 N1 N3"))


RANKS = [str(rank) for rank in range(1, 14)]


def test_with_clairvoyance_the_others_cards_are_known() -> None:
    """R9.6."""
    session = dealt("C1 C2", "H5 H6", "Z1 D9", turned="D2", clairvoyance=True)
    sight = sight_of(session.observe(1).known, 1, 1)
    assert sight.unseen == set_of(cards("C1 C2 Z1 D9"))
    assert sight.share == 1


def test_what_is_above_a_card_depends_on_its_suit_or_on_ranks_alone() -> None:
    """R7.4, R9.7."""
    (queen,) = cards("H12")
    in_suit, any_suit = (above[queen.index] for above in ABOVE)
    assert in_suit == set_of(cards("H13"))
    assert any_suit == set_of(cards("C13 D13 H13 S13"))
