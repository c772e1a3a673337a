"""Card play of the steady bot."""

from collections.abc import Sequence
from typing import Any

import pytest

from foretell.bots.steady import SteadyBot
from foretell.game.actions import PlayCard
from foretell.game.session import Session
from foretell.testing import dealt, make_bids, play_cards


def choice(session: Session) -> str:
    """Return the card that the seat to act plays."""
    (seat,) = session.to_act
    action = SteadyBot("0").act(session.observe(seat))
    assert isinstance(action, PlayCard)
    return str(action.card)


def table(
    *hands: str, bids: Sequence[int], played: str = "", turned: str | None = "N4", **options: Any
) -> Session:
    """Return a game in this round, led by seat 0, after the given cards."""
    session = dealt(*hands, turned=turned, dealer=len(hands) - 1, **options)
    make_bids(session, *bids)
    play_cards(session, played)
    return session


def test_the_only_legal_card_is_played() -> None:
    """R7.3."""
    session = table("H5 C1 C2", "H9 D1 D2", "S1 S2 S3", bids=(0, 0, 0), played="H5")
    assert choice(session) == "H9"


def test_the_last_to_play_wins_as_cheaply_as_possible() -> None:
    hands = "H5 C1 C2", "H7 D1 D2", "H8 H13 H3"
    assert choice(table(*hands, bids=(0, 0, 2), played="H5 H7")) == "H8"


def test_a_wizard_is_kept_if_another_card_wins() -> None:
    hands = "H5 C1 C2", "H7 D1 D2", "H8 Z1 H3"
    assert choice(table(*hands, bids=(0, 0, 2), played="H5 H7")) == "H8"


def test_the_most_dangerous_card_that_loses_is_shed_when_no_trick_is_needed() -> None:
    hands = "H9 C1 C2", "H7 D1 D2", "H8 H13 H3"
    assert choice(table(*hands, bids=(0, 0, 0), played="H9 H7")) == "H8"


def test_a_wizard_goes_under_an_earlier_one_when_no_trick_is_needed() -> None:
    """R7.4: the first Wizard wins."""
    hands = "Z2 C1 C2", "H7 D1 D2", "H8 Z1 H3"
    assert choice(table(*hands, bids=(0, 0, 0), played="Z2 H7")) == "Z1"


def test_a_wizard_is_not_played_on_an_earlier_one_if_the_last_one_wins() -> None:
    """R9.3."""
    hands = "Z2 C1 C2", "H7 D1 D2", "H8 Z1 H3"
    session = table(*hands, bids=(0, 0, 0), played="Z2 H7", winning_wizard="last")
    assert choice(session) == "H8"


def test_an_unwanted_trick_is_won_with_the_most_dangerous_card() -> None:
    hands = "H1 C1 C2", "H2 D1 D2", "H8 H13 H3"
    assert choice(table(*hands, bids=(0, 0, 0), played="H1 H2")) == "H13"


def test_a_void_hand_discards_a_card_that_might_win_later() -> None:
    hands = "H1 C1 C2", "H2 D1 D2", "C12 D3 S2"
    assert choice(table(*hands, bids=(0, 0, 0), played="H1 H2")) == "C12"


def test_no_trump_is_wasted_when_no_trick_is_needed() -> None:
    hands = "H1 C1 C2", "H2 D1 D2", "S12 C3 C4"
    assert choice(table(*hands, bids=(0, 0, 0), played="H1 H2", turned="S1")) in {"C3", "C4"}


def test_a_trick_is_ruffed_when_it_is_needed() -> None:
    hands = "H1 C3 C2", "H13 D1 D2", "S2 N1 N2"
    assert choice(table(*hands, bids=(0, 0, 1), played="H1 H13", turned="S1")) == "S2"


@pytest.mark.parametrize("hand", ["Z1 H2 H3", "H13 C2 S3", "S12 S13 C2"])
def test_a_player_who_needs_every_trick_leads_to_win(hand: str) -> None:
    session = table(hand, "C5 D5 H5", "C6 D6 H6", bids=(3, 0, 0), turned="S1")
    assert choice(session) in {"Z1", "H13", "S12", "S13"}


def test_a_player_who_needs_no_trick_leads_low() -> None:
    session = table("H13 C2 S9", "C5 D5 H5", "C6 D6 H6", bids=(0, 2, 2), turned="S1")
    assert choice(session) == "C2"


def test_a_player_who_needs_no_trick_prefers_to_lead_a_jester() -> None:
    session = table("H9 N1 S9", "C5 D5 H5", "C6 D6 H6", bids=(0, 2, 2), turned="S1")
    assert choice(session) == "N1"


def test_a_sure_trick_is_left_for_later_if_the_bid_can_wait() -> None:
    """The hand has enough winners, and later players may still want this trick."""
    session = table("H5 C1 C2", "Z1 Z2 H3", "H9 D6 H6", bids=(0, 2, 1), played="H5")
    assert choice(session) == "H3"


@pytest.mark.parametrize(("gone", "shed"), [("D13", "D12"), ("C13", "C12")])
def test_the_highest_card_left_is_known(gone: str, shed: str) -> None:
    """Once the thirteen of a suit has been played, its twelve is the card to fear."""
    suit = gone[0]
    hands = f"{gone} H1 H2", f"{suit}2 H3 H4", f"{suit}3 D12 C12"
    session = table(*hands, bids=(1, 0, 0), played=f"{gone} {suit}2 {suit}3 H1 H3")
    assert choice(session) == shed


@pytest.mark.parametrize(("winning_wizard", "card"), [("last", "Z1"), ("first", "H3")])
def test_a_wizard_takes_the_trick_from_another_wizard_if_the_last_one_wins(
    winning_wizard: str, card: str
) -> None:
    """R9.3."""
    hands = "Z2 C1 C2", "H7 D1 D2", "H8 Z1 H3"
    session = table(*hands, bids=(0, 0, 3), played="Z2 H7", winning_wizard=winning_wizard)
    assert choice(session) == card


def test_a_player_whose_bid_is_out_of_reach_still_wants_every_trick() -> None:
    """R8.2: every trick short costs."""
    hands = "C1 H2 Z1", "C5 D5 D6", "C6 D7 D8"
    session = table(*hands, bids=(3, 0, 0), played="C1 C5 C6 D7")
    assert choice(session) == "Z1"


def test_with_one_suit_each_the_highest_rank_counts() -> None:
    """R9.7: no suit is followed, and the cheapest card that wins is high enough."""
    hands = "C1 C5 C9 C13", "D2 D6 D10 Z2", "H3 H7 H11 H12"
    session = table(*hands, bids=(0, 0, 4), played="C9 D2", turned=None, deal="one_suit")
    assert choice(session) == "H11"
