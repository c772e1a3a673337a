"""Input features of the network: the knowledge of the seat, independent of the suits' names."""

from itertools import product

import numpy as np
import pytest

from foretell.bots.learned.features import (
    BEATEN,
    HAND,
    MAX_ACTIVE,
    WIDTH,
    WINS_NOW,
    Active,
    beaters,
    new_active,
    suit_order,
    write_features,
)
from foretell.cards import DECK_SIZE, SUITS, Card
from foretell.game.observation import SeatObservation
from foretell.rules.options import Options
from foretell.rules.trick import NO_TRUMP, beats
from foretell.sim import layout
from foretell.sim.observation import OBSERVED, write_observation
from foretell.sim.settings import settings_of
from foretell.testing import dealt, make_bids, play_cards
from tests.bots.learned.helpers import TABLES, decisions, position

pytestmark = pytest.mark.kernel


def told(observation: SeatObservation) -> Active:
    """Return the input features of a decision."""
    settings, state, active = settings_of(observation.options), position(observation), new_active()
    seen, suit_slots = np.zeros(OBSERVED, dtype=np.int64), np.zeros(4, dtype=np.int64)
    seat = int(state[layout.SEAT])
    write_observation(settings, state, seat, seen)
    suit_order(settings, seen, seat, suit_slots)
    assert sorted(suit_slots) == [0, 1, 2, 3]
    write_features(settings, seen, seat, suit_slots, active)
    return active


def numbers(active: Active) -> dict[int, float]:
    """Return the non-zero values by index."""
    length = int(active.length[0])
    return dict(zip(active.indices[:length].tolist(), active.values[:length].tolist(), strict=True))


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_features_fit_the_array_and_each_has_its_own_index(options: Options) -> None:
    for _, observation in decisions(options, "2a"):
        active = told(observation)
        found = numbers(active)
        assert len(found) == active.length[0] <= MAX_ACTIVE
        assert min(found) >= 0
        assert max(found) < WIDTH
        assert max(map(abs, found.values())) <= 20


def test_features_order_suits_by_their_cards_not_by_name() -> None:
    hearts = dealt("H2 H9 C3", "C4 C5 C6", "S2 S3 S4", turned="H5", hand_sizes=(3,))
    spades = dealt("S2 S9 D3", "D4 D5 D6", "C2 C3 C4", turned="S5", hand_sizes=(3,))
    for game in (hearts, spades):
        make_bids(game, 0, 0)
    assert numbers(told(hearts.observe(0))) == numbers(told(spades.observe(0)))


def test_the_cards_that_beat_a_card_are_those_of_the_rules() -> None:
    everything = range(DECK_SIZE)
    for card, trump, last_wizard, one_suit in product(
        everything, (NO_TRUMP, *range(SUITS)), (False, True), (False, True)
    ):
        expected = sum(
            1 << other for other in everything if beats(other, card, trump, last_wizard, one_suit)
        )
        assert beaters(card, trump, last_wizard, one_suit) == expected


def test_features_of_cards_in_hand_include_the_cards_that_beat_them() -> None:
    game = dealt("H2 Z1", "C4 C5", "S2 S3", turned="H5", hand_sizes=(2,))
    make_bids(game, 0, 0, 1)
    play_cards(game, "C4 S2")
    found = numbers(told(game.observe(0)))
    wizard = Card("Z1").index
    two_of_trump = Card("C2").index  # trump takes the first place, that of clubs
    assert {HAND + two_of_trump, WINS_NOW + two_of_trump} <= set(found)
    assert found[WINS_NOW + wizard] == 1.0
    assert BEATEN + two_of_trump not in found  # nobody plays after this seat
