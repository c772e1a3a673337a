"""Deals of the simulator (R2 to R5, R9.4, R9.7)."""

from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell.cards import DECK_SIZE, FULL_SET, Card, set_of
from foretell.rules.deck import own_cards
from foretell.rules.options import Deal, Options
from foretell.rules.trump import NO_CARD
from foretell.sim import layout
from foretell.sim.deal import deal, start_game
from foretell.sim.games import RANDOM, fresh_states, play_out
from foretell.sim.layout import IntArray
from foretell.sim.settings import settings_of
from foretell.testing import cards, options
from tests.sim.amounts import amount

pytestmark = pytest.mark.kernel


def dealt(chosen: Options, games: int, rounds: int, seed: int = 1) -> IntArray:
    """Return games in which the given number of rounds is over and the next one has been dealt."""
    states = fresh_states(chosen, games, seed=seed)
    play_out(chosen, states, rounds=rounds, by=RANDOM)
    settings = settings_of(chosen)
    for state in states:
        deal(settings, state)
    return states


@pytest.mark.compiled
@given(options(), st.integers(0, 5), st.integers(-(1 << 63), (1 << 63) - 1))
def test_hands_have_their_size_and_no_card_is_in_two_places(
    chosen: Options, rounds: int, seed: int
) -> None:
    """R4.1, R5.1, R5.4."""
    rounds = min(rounds, len(chosen.schedule) - 1)
    (state,) = dealt(chosen, 1, rounds, seed)
    hands = [int(hand) for hand in state[layout.HANDS : layout.HANDS + chosen.players]]
    size = chosen.schedule[rounds]
    turned = state[layout.TURNED]
    places = [*hands, int(state[layout.SPENT]), *([] if turned == NO_CARD else [1 << int(turned)])]
    assert [hand.bit_count() for hand in hands] == [size] * chosen.players
    assert (turned == NO_CARD) != chosen.leaves_a_stock(size)
    assert sum(card_set.bit_count() for card_set in places) == sum(places).bit_count()
    assert sum(places) & ~FULL_SET == 0
    if chosen.deal is Deal.ONE_SUIT:
        assert all(hand & ~own_cards(seat) == 0 for seat, hand in enumerate(hands))


def test_two_players_go_through_one_deck() -> None:
    """R9.4: cards dealt or turned before are out; the sixtieth card is the last one turned."""
    for state in dealt(Options(players=2), 20, 5):
        spent = int(state[layout.SPENT])
        assert spent.bit_count() == 2 * (2 + 3 + 4 + 5 + 6) + 5
        rest = FULL_SET & ~spent & ~int(state[layout.HANDS]) & ~int(state[layout.HANDS + 1])
        assert rest == 1 << int(state[layout.TURNED])


@pytest.mark.compiled
def test_all_cards_are_equally_likely_in_every_hand() -> None:
    """R4.1: with a fixed seed; the probability of a larger deviation is one in a million."""
    games = amount(20_000, 2_000)
    states = dealt(Options(players=3, hand_sizes=(5,)), games, 0)
    expected = games * 5 / DECK_SIZE
    for seat in range(3):
        held = np.array([(states[:, layout.HANDS + seat] >> card & 1).sum() for card in range(60)])
        assert ((held - expected) ** 2 / expected).sum() < 125
    turned = np.bincount(states[:, layout.TURNED], minlength=60)
    assert ((turned - games / 60) ** 2 / (games / 60)).sum() < 125


def test_all_seats_are_equally_likely_to_deal_first() -> None:
    """R3.1: equal cards draw again, so no seat has an advantage."""
    states = fresh_states(Options(players=3), 3000, seed=5)
    assert all(abs(count - 1000) < 130 for count in Counter(states[:, layout.STARTER]).values())


def test_a_chosen_seat_deals_first() -> None:
    """R3.2, R3.3."""
    chosen = Options(players=3, first_dealer=2)
    assert dealt(chosen, 1, 0)[0, layout.DEALER] == 2
    assert dealt(chosen, 1, 1)[0, layout.DEALER] == 0


@pytest.mark.parametrize(
    ("seed", "starter", "hands", "turned"),
    [
        (0, 1, ("C12 H12", "H2 N4", "D8 D11"), "C8"),
        (-(1 << 63), 1, ("H12 S1", "D8 S5", "H1 H9"), "C5"),
    ],
)
def test_the_same_cards_are_dealt_on_every_machine(
    seed: int, starter: int, hands: tuple[str, ...], turned: str
) -> None:
    (state,) = dealt(Options(players=3, hand_sizes=(2,)), 1, 0, seed)
    assert state[layout.STARTER] == starter
    assert state[layout.HANDS : layout.HANDS + 3].tolist() == [
        set_of(cards(hand)) for hand in hands
    ]
    assert state[layout.TURNED] == Card(turned).index


def test_starting_a_game_clears_the_array() -> None:
    chosen = Options(players=4)
    state = np.full(layout.WIDTH, 99, dtype=np.int64)
    start_game(settings_of(chosen), state, 7)
    assert state[layout.KEY] == 7
    assert state[layout.PHASE] == layout.DEALING
    assert not state[layout.HANDS :].any()
