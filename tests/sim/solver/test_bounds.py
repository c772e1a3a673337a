"""Bounds on the number of tricks that a seat takes."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from foretell.game.stream import Stream
from foretell.sim.position import state_of
from foretell.sim.settings import settings_of
from foretell.sim.solver import new_scratch
from foretell.sim.solver.bounds import trick_bounds
from foretell.sim.solver.scratch import SEAT_BITS, SEAT_MASK
from foretell.sim.solver.tricks import set_up
from foretell.testing import action_at_random, dealt, make_bids
from tests.sim.amounts import amount
from tests.sim.solver.positions import position, ways_to_play

pytestmark = pytest.mark.kernel

WAYS = ways_to_play()


@pytest.mark.compiled
@settings(max_examples=amount(300, 50))
@given(st.sampled_from(sorted(WAYS)), st.integers(0, 2**32).map("{:x}".format))
def test_the_tricks_taken_are_within_the_bounds(way: str, seed: str) -> None:
    """R7.4: for all possible plays."""
    session, choices = position(WAYS[way], seed, cards=40), Stream(seed.encode(), "play")
    state, players = session.state, WAYS[way].players
    trick = state.round.trick
    assert trick is not None
    scratch = new_scratch()
    node = set_up(settings_of(state.options), state_of(state), scratch)
    waiting = {(trick.leader + step) % players: step for step in range(len(trick.cards), players)}
    bounds = {seat: int(trick_bounds(scratch, node, step)) for seat, step in waiting.items()}
    before = state.round.taken
    number = state.round.number
    while len(session.state.scores) < number:
        session.act(action_at_random(session, choices))
    tricks = session.state.scores[number - 1].taken
    for seat, within in bounds.items():
        assert within & SEAT_MASK <= tricks[seat] - before[seat] <= within >> SEAT_BITS, seat


def bounds(*hands: str, turned: str | None = "D1", deal: str = "shared") -> list[tuple[int, int]]:
    session = dealt(*hands, turned=turned, dealer=len(hands) - 1, deal=deal)
    make_bids(session, *[0] * len(hands))
    scratch = new_scratch()
    node = set_up(settings_of(session.state.options), state_of(session.state), scratch)
    found = [int(trick_bounds(scratch, node, step)) for step in range(len(hands))]
    return [(within & SEAT_MASK, within >> SEAT_BITS) for within in found]


def test_the_highest_trumps_are_sure_tricks_and_lower_the_others_bounds() -> None:
    """R7.4."""
    assert bounds("D13 D12 C1", "D11 C2 C3", "H1 H2 H3") == [(2, 3), (0, 1), (0, 1)]


def test_each_higher_card_beats_only_one_card() -> None:
    """R7.4."""
    assert bounds("D12 D11 C1", "D13 C2 C3", "H1 H2 H3") == [(1, 2), (1, 2), (0, 1)]


def test_jesters_lose_to_hands_with_other_cards() -> None:
    """R7.4."""
    assert bounds("N1 N2 C1", "N3 C2 C3", "H1 H2 H3", turned="N4") == [(0, 1), (0, 2), (0, 3)]


def test_with_one_suit_each_an_equal_rank_may_win() -> None:
    """R9.7."""
    hands = ("C13 C12 C11 N1", "D13 D2 D3 D4", "H1 H2 H3 H4")
    assert bounds(*hands, turned=None, deal="one_suit") == [(2, 3), (0, 2), (0, 1)]


def test_without_trump_no_card_of_a_round_of_jesters_is_sure() -> None:
    """R7.4: the first of several Jesters takes the trick."""
    assert bounds("N1", "N2", "N3", turned="N4") == [(0, 1), (0, 1), (0, 1)]
