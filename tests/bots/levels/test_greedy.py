"""Play that considers only the trick on the table."""

from collections.abc import Sequence

import pytest

from foretell.bots.levels.greedy import greedy_card
from foretell.bots.steady.view import contest_of, hand_of, sight_of
from foretell.cards import DECK
from foretell.testing import dealt, make_bids, play_cards

HANDS = "H9 C1 D3", "H7 D1 H2", "H8 H13 Z1"


def choice(bids: Sequence[int], played: str = "", *, hands: Sequence[str] = HANDS) -> str:
    """Return the card of the seat to act; seat 0 leads, and diamonds are trump."""
    session = dealt(*hands, turned="D2", dealer=len(hands) - 1)
    make_bids(session, *bids)
    play_cards(session, played)
    (seat,) = session.to_act
    known = session.observe(seat).known
    sight = sight_of(known, seat)
    return str(DECK[greedy_card(hand_of(known, seat), contest_of(known, seat, sight), sight)])


@pytest.mark.parametrize(("need", "card"), [(0, "C1"), (1, "D3")])
def test_a_greedy_leader_leads_the_strongest_card_only_when_tricks_are_needed(
    need: int, card: str
) -> None:
    assert choice((need, 0, 0)) == card


@pytest.mark.parametrize(
    ("led", "card"), [("H5 H7", "H8"), ("H9 H7", "H13"), ("D3 D1", "Z1"), ("H9 D1", "Z1")]
)
def test_a_greedy_player_who_needs_tricks_wins_as_cheaply_as_possible(led: str, card: str) -> None:
    hands = "H5 H9 D3", "H7 D1 C2" if led != "H9 D1" else "C7 D1 C2", "H8 H13 Z1"
    assert choice((0, 0, 1), led, hands=hands) == card


def test_a_greedy_player_who_needs_no_trick_plays_the_weakest_losing_card() -> None:
    assert choice((0, 0, 0), "H9 H7") == "H8"
    jester = "H9 C1 D3", "H7 D1 H2", "H8 H3 N1"
    assert choice((0, 0, 0), "H9 H7", hands=jester) == "N1"


def test_a_greedy_player_who_cannot_do_either_plays_the_weakest_card() -> None:
    below = "H9 C1 D3", "H7 D1 H2", "H8 H3 N1"
    assert choice((0, 0, 1), "H9 H7", hands=below) == "N1"
    above = "H5 C1 D3", "H7 D1 H2", "H8 H13 Z1"
    assert choice((0, 0, 0), "H5 H7", hands=above) == "H8"
