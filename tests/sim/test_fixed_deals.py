"""Deals with given cards."""

import numpy as np
import pytest

from foretell.cards import Card, set_of
from foretell.rules.options import Deal, Options
from foretell.rules.trump import NO_CARD
from foretell.sim import layout
from foretell.sim.deal import deal
from foretell.sim.fixed_deals import deal_hands
from foretell.sim.games import fresh_states, play_out
from foretell.sim.layout import IntArray
from foretell.sim.settings import settings_of
from foretell.testing import cards

pytestmark = pytest.mark.kernel

THREE = Options(players=3, hand_sizes=(2, 20))


def hands(*told: str) -> IntArray:
    return np.array([[set_of(cards(hand)) for hand in told]] * 2, dtype=np.int64)


def turned(card: str | None) -> IntArray:
    return np.full(2, NO_CARD if card is None else Card(card).index, dtype=np.int64)


def test_the_hands_of_a_fixed_deal_are_those_given() -> None:
    """R5.2."""
    states = fresh_states(THREE, 2)
    given = hands("C1 C2", "H5 Z1", "N1 N2")
    deal_hands(THREE, states, given, turned("N3"))
    assert np.array_equal(states[:, layout.HANDS : layout.HANDS + 3], given)
    assert (states[:, layout.PHASE] == layout.BIDDING).all()
    assert play_out(THREE, states, rounds=1) == 2 * 9


@pytest.mark.compiled
@pytest.mark.parametrize("options", [Options(players=2), Options(players=3, deal=Deal.ONE_SUIT)])
def test_a_deal_of_the_simulator_can_be_given_as_a_fixed_deal(options: Options) -> None:
    """R9.4, R9.7: in every round of a game."""
    states = fresh_states(options, 2)
    settings = settings_of(options)
    for _ in options.schedule:
        drawn = states.copy()
        for state in drawn:
            deal(settings, state)
        held = drawn[:, layout.HANDS : layout.HANDS + options.players].copy()
        deal_hands(options, states, held, drawn[:, layout.TURNED].copy())
        assert np.array_equal(states, drawn)
        play_out(options, states, rounds=1)


def test_a_round_under_way_cannot_be_dealt_again() -> None:
    states = fresh_states(THREE, 2)
    given = hands("C1 C2", "H5 Z1", "N1 N2")
    deal_hands(THREE, states, given, turned("N3"))
    with pytest.raises(ValueError, match="game 0 of the states is not waiting for a deal"):
        deal_hands(THREE, states, given, turned("N3"))


@pytest.mark.parametrize(
    ("given", "up", "what"),
    [
        (("C1 C2", "H5", "N1 N2"), "N3", "has a hand of another size than its round"),
        (("C1 C2", "H5 C1", "N1 N2"), "N3", "has a card in two places"),
        (("C1 C2", "H5 H6", "N1 N2"), "C1", "has a card in two places"),
        (("C1 C2", "H5 H6", "N1 N2"), None, "turns a card without a stock, or none with one"),
    ],
)
def test_an_impossible_deal_is_refused(given: tuple[str, ...], up: str | None, what: str) -> None:
    """R4.1, R5.1."""
    states = fresh_states(THREE, 2)
    before = states.copy()
    with pytest.raises(ValueError, match=f"game 0 of the states {what}"):
        deal_hands(THREE, states, hands(*given), turned(up))
    assert np.array_equal(states, before)


def test_an_impossible_deal_is_refused_with_the_number_of_its_game() -> None:
    given = hands("C1 C2", "H5 H6", "N1 N2")
    given[1, 0] |= 1 << 62
    given[1, 0] &= ~1
    with pytest.raises(ValueError, match="game 1 of the states has a card that there is not"):
        deal_hands(THREE, fresh_states(THREE, 2), given, turned("N3"))
    with pytest.raises(
        ValueError, match="game 1 of the states has a turned card that there is not"
    ):
        deal_hands(THREE, fresh_states(THREE, 2), given, np.array([50, 60]))


def test_with_one_suit_each_a_hand_of_another_suit_is_refused() -> None:
    """R9.7."""
    options = Options(players=3, deal=Deal.ONE_SUIT)
    given = hands("C1 C2 C3 Z2", "D1 D2 D3 D4", "H1 H2 H3 H4")
    with pytest.raises(ValueError, match="has a card in a hand that does not own it"):
        deal_hands(options, fresh_states(options, 2), given, turned(None))
