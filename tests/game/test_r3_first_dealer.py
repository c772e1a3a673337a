"""R2.3 and R3: the dealer and the order of turns."""

from itertools import islice, pairwise

import pytest
from hypothesis import find, given, settings
from hypothesis import strategies as st

from foretell.cards import Card
from foretell.game.deal import draw_for_dealer, draw_from, endless_deck
from foretell.game.events import DealerDrawn, Dealt
from foretell.game.session import Session
from foretell.rules.options import Options
from foretell.testing import cards, dealt, make_bids, options, play_at_random, seeds


def dealers(session: Session) -> list[int]:
    return [event.dealer for event in session.events if isinstance(event, Dealt)]


def cards_drawn(draw: tuple[Card | None, ...]) -> dict[int, Card]:
    return {seat: card for seat, card in enumerate(draw) if card is not None}


def test_r2_3_left_is_the_next_seat() -> None:
    """R2.3: bids and cards go from seat to seat, from the last to the first."""
    table = dealt("C1", "C2", "C3", "C4", turned="D1", dealer=2)
    seats: list[int] = []
    while table.to_act:
        seats += table.to_act
        table.act(table.legal_actions(table.to_act[0])[0])
    assert seats == [3, 0, 1, 2, 3, 0, 1, 2]


@given(seeds(), st.integers(2, 6))
def test_r3_1_the_highest_card_drawn_deals_first(seed: str, players: int) -> None:
    """R3.1, R1.2."""
    session = Session(Options(players=players), seed)
    drawn, first = session.events[:2]
    assert isinstance(drawn, DealerDrawn)
    assert isinstance(first, Dealt)
    last = cards_drawn(drawn.draws[-1])
    highest = max(card.rank for card in last.values())
    assert [seat for seat, card in last.items() if card.rank == highest] == [drawn.dealer]
    assert first.dealer == drawn.dealer
    assert session.state.draws == drawn.draws


@given(seeds(), st.integers(2, 6))
def test_r3_1_everybody_draws_a_different_card(seed: str, players: int) -> None:
    """R3.1."""
    first = draw_for_dealer(seed, Options(players=players)).draws[0]
    assert len(set(cards_drawn(first).values())) == len(first) == players


@given(seeds(), st.integers(2, 6))
def test_r3_1_only_players_tied_for_the_highest_card_draw_again(seed: str, players: int) -> None:
    """R3.1."""
    draws = draw_for_dealer(seed, Options(players=players)).draws
    for before, after in pairwise(draws):
        drawn = cards_drawn(before)
        highest = max(card.rank for card in drawn.values())
        assert list(cards_drawn(after)) == [s for s, card in drawn.items() if card.rank == highest]


def test_r3_1_ties_for_the_highest_card_can_repeat() -> None:
    """R3.1."""
    several = find(
        st.integers(0, 5000).map("{:x}".format),
        lambda seed: len(draw_for_dealer(seed, Options(players=6)).draws) > 2,
        settings=settings(max_examples=5000),
    )
    assert draw_for_dealer(several, Options(players=6)).draws[2]


def test_r3_1_the_drawn_cards_go_back_before_the_first_deal() -> None:
    """R3.1: a deal of all 60 cards has them."""
    session = Session(Options(players=3, hand_sizes=(20,)), "1")
    drawn = cards_drawn(session.state.draws[0])
    hands = [session.observe(seat).hand or () for seat in range(3)]
    assert set(drawn.values()) <= {card for hand in hands for card in hand}


def test_r3_1_everybody_sees_the_draw() -> None:
    """R3.1: the cards lie face up."""
    session = Session(Options(players=4), "1")
    assert session.state.draws
    for viewer in (None, 0, 3):
        assert session.observe(viewer).known.draws == session.state.draws


@pytest.mark.parametrize("first_dealer", range(4))
def test_r3_2_the_table_names_the_first_dealer(first_dealer: int) -> None:
    """R3.2: nobody draws."""
    session = Session(Options(players=4, first_dealer=first_dealer), "1")
    assert isinstance(session.events[0], Dealt)
    assert session.events[0].dealer == first_dealer


@given(options(), seeds())
def test_r3_3_after_each_round_the_deal_passes_one_seat_to_the_left(
    chosen: Options, seed: str
) -> None:
    """R3.3."""
    session = play_at_random(Session(chosen, seed), seed)
    first, *others = dealers(session)
    assert len(others) + 1 == len(chosen.schedule)
    for rounds, dealer in enumerate(others, start=1):
        assert dealer == (first + rounds) % chosen.players


def test_r3_3_the_bidding_begins_at_the_new_dealers_left() -> None:
    """R3.3, R6.1."""
    table = dealt("C1", "C2", "C3", turned="D1", dealer=1, hand_sizes=[1, 1])
    make_bids(table, 0, 0, 0)
    play_at_random(table, "0", steps=3)
    assert dealers(table) == [1, 2]
    assert table.to_act == (0,)


def test_r3_1_a_second_deck_follows_the_first() -> None:
    """R3.1: ties for the highest card draw again as often as needed, from a reshuffled deck."""
    drawn = list(islice(endless_deck(b"key"), 120))
    assert len(set(drawn[:60])) == len(set(drawn[60:])) == 60
    assert list(islice(endless_deck(b"key", 2), 60)) == drawn[60:]


def test_r3_1_cards_are_drawn_in_the_order_of_the_seats() -> None:
    """R3.1: first by everybody, then by the tied players."""
    draw = draw_from(iter(cards("C5 D5 H2 S3 S4")), 3)
    assert draw.draws == (cards("C5 D5 H2"), (*cards("S3 S4"), None))
    assert draw.dealer == 1
