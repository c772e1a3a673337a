"""The primitives against a naive second reading of the rules: all small cases, many large ones."""

from collections.abc import Iterator
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell.cards import DECK, Card, Suit, cards_of, set_of
from foretell.game.state import Trick
from foretell.game.tricks import best_in, led_in
from foretell.rules.bidding import (
    EVEN_BID_FREE,
    EVEN_BID_NEVER,
    EVEN_BID_NOT_LEADER,
    NO_BID,
    forbidden_bid,
    legal_bids,
)
from foretell.rules.options import EvenBid, Options
from foretell.rules.trick import legal_plays
from foretell.testing import cards, options
from tests.rules import reference

REDUCED = cards("C1 C2 C13 D1 D13 H7 Z1 Z2 Z3 N1 N2 N3")
"""A deck with two or three of every kind of card that the rules distinguish."""
VARIANTS = {
    "standard": Options(players=4),
    "last_wizard": Options(players=4, winning_wizard="last"),
    "house_rule": Options(players=4, follow_after_wizard=True),
    "both": Options(players=4, winning_wizard="last", follow_after_wizard=True),
    "one_suit": Options(players=4, deal="one_suit"),
    "one_suit_last": Options(players=4, deal="one_suit", winning_wizard="last"),
}
EVEN_BID = {
    EvenBid.FREE: EVEN_BID_FREE,
    EvenBid.NOT_LEADER: EVEN_BID_NOT_LEADER,
    EvenBid.NEVER: EVEN_BID_NEVER,
}


def trumps(chosen: Options) -> Iterator[Suit | None]:
    yield None
    if chosen.deal == "shared":
        yield from Suit


def playable(hand: tuple[Card, ...], played: tuple[Card, ...], chosen: Options) -> set[Card]:
    return set(cards_of(legal_plays(set_of(hand), led_in(Trick(0, played), chosen))))


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("length", [1, 2, 3, 4])
def test_the_winner_of_every_trick_of_a_reduced_deck_matches_the_reference(
    variant: str, length: int
) -> None:
    """R7.4, R9.3, R9.7."""
    chosen = VARIANTS[variant]
    for played in permutations(REDUCED, length):
        for trump in trumps(chosen):
            expected = reference.winner(played, trump, chosen)
            assert best_in(Trick(0, played), trump, chosen) == expected, (played, trump)


@pytest.mark.parametrize("variant", VARIANTS)
def test_playable_cards_in_every_trick_of_a_reduced_deck_match_the_reference(variant: str) -> None:
    """R7.2, R7.3, R7.5, R9.7: hands of all cards that were not played, and parts of them."""
    chosen = VARIANTS[variant]
    for length in range(4):
        for played in permutations(REDUCED, length):
            hand = tuple(card for card in REDUCED if card not in played)
            for held in (hand, hand[::2], hand[1::2], hand[:3], hand[-2:]):
                expected = reference.playable(held, played, chosen)
                assert playable(held, played, chosen) == set(expected), (held, played)


@given(
    options(), st.permutations(DECK), st.integers(1, 6), st.integers(1, 20), st.sampled_from(Suit)
)
def test_tricks_and_hands_of_the_whole_deck_match_the_reference(
    chosen: Options, deck: list[Card], length: int, size: int, trump: Suit
) -> None:
    """R7, R9.3, R9.7."""
    played, hand = tuple(deck[:length]), tuple(deck[length : length + size])
    suit = trump if chosen.deal == "shared" else None
    assert best_in(Trick(0, played), suit, chosen) == reference.winner(played, suit, chosen)
    assert playable(hand, played, chosen) == set(reference.playable(hand, played, chosen))


@pytest.mark.parametrize("even_bid", EvenBid)
@pytest.mark.parametrize("hand_size", range(1, 21))
def test_the_bids_allowed_to_the_last_bidder_match_the_reference(
    even_bid: EvenBid, hand_size: int
) -> None:
    """R6.1, R9.5, R9.8."""
    chosen = Options(players=3, even_bid=even_bid)
    for totals in ((0, 0, 0), (20, 10, 20), (10, 20, 0), (10, 20, 30), (-30, -40, -10)):
        for first in range(hand_size + 1):
            for second in range(0, hand_size + 1, 3):
                forbidden = forbidden_bid(
                    hand_size, first + second, EVEN_BID[even_bid], totals[2], max(totals[:2])
                )
                bids = legal_bids(hand_size, forbidden)
                assert [bid for bid in range(hand_size + 2) if bids >> bid & 1] == (
                    reference.standing_bids(hand_size, (first, second), totals, 2, chosen)
                )


def test_r6_1_only_the_last_to_bid_is_restricted() -> None:
    """R6.1: the reference agrees that only the last to bid can make anything even."""
    chosen = Options(players=3, even_bid="never")
    expected = [bid for bid in range(6) if legal_bids(5, NO_BID) >> bid & 1]
    assert reference.standing_bids(5, (5,), (0, 0, 0), 1, chosen) == expected
