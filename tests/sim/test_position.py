"""Conversion of a game at a table to its array."""

import numpy as np
import pytest
from hypothesis import assume, given

from foretell.cards import SUITS
from foretell.game.actions import MakeBid
from foretell.game.phases import phase_of, seats_to_act
from foretell.game.session import Session
from foretell.game.state import State
from foretell.game.stream import Stream
from foretell.rules.bidding import NO_BID
from foretell.rules.options import Options
from foretell.sim import layout
from foretell.sim.layout import IntArray
from foretell.sim.position import state_of, voids_shown
from foretell.testing import all_options, dealt, make_bids, play_cards, sessions
from tests.sim.amounts import amount
from tests.sim.lockstep import Lockstep

pytestmark = pytest.mark.kernel

CHOICES = tuple(all_options(hand_sizes=(None, (1, 4, 7))))


def meaning(array: IntArray) -> list[int]:
    """Return the meaningful entries of a state, without leftovers of earlier rounds."""
    told = array.copy()
    told[layout.KEY] = 0
    if told[layout.ON_TABLE] == 0:
        told[[layout.BEST, layout.WINNER]] = 0
    if told[layout.PHASE] == layout.FINISHED:
        told[layout.SEAT] = 0
    return [int(entry) for entry in told]


@pytest.mark.compiled
@pytest.mark.parametrize("part", range(4))
def test_the_array_of_a_table_equals_the_one_reached_by_play(part: int) -> None:
    """Compared at every decision of a game, with every combination of options."""
    for place in range(part, len(CHOICES), 4 * amount(1, 16)):
        game = Lockstep(CHOICES[place], f"{place:x}")
        limit = 25 + Stream(game.told.encode(), "limit").below(60)
        while seats_to_act(phase_of(game.state)) and limit:
            assert meaning(game.array) == meaning(state_of(game.state)), game.told
            game.step()
            limit -= 1
        assert meaning(game.array) == meaning(state_of(game.state)), game.told


@pytest.mark.compiled
@given(sessions())
def test_a_seats_knowledge_and_the_hidden_facts_give_the_whole_array(session: Session) -> None:
    """With the facts that an observation hides, the array is the same."""
    assume(session.to_act)
    state, seat = session.state, session.to_act[0]
    known = session.observe(seat).known
    array = state_of(
        known, hands=[hand or 0 for hand in state.round.hands], bids=_made(state), seed=9
    )
    assert array[layout.KEY] == 9
    assert meaning(array) == meaning(state_of(state))


def _made(state: State) -> list[int]:
    return [NO_BID if bid is None else bid for bid in state.round.bids]


def test_unannounced_bids_may_have_been_made_in_any_order() -> None:
    """R9.1."""
    table = dealt("C1", "H5", "Z1", turned="D2", bidding="hidden")
    table.act(MakeBid(2, 0))
    array = state_of(table.state)
    assert (array[layout.SEAT], array[layout.BIDS_MADE]) == (1, 1)
    assert array[layout.BIDS : layout.BIDS + 3].tolist() == [NO_BID, NO_BID, 0]


def test_a_player_who_does_not_follow_shows_a_void() -> None:
    """R7.2, R7.3: a Wizard or a Jester shows nothing."""
    table = dealt("C1 C2 C3", "C5 H5 Z1", "H7 H8 H9", "S1 S2 N1", turned="D2", dealer=3)
    make_bids(table, 0, 0, 0, 0)
    play_cards(table, "C1 C5 H7 N1")
    assert voids_shown(table.state.round, table.state.options) == 1 << (SUITS * 2)
    play_cards(table, "H5 H8")
    assert voids_shown(table.state.round, table.state.options) == 1 << (SUITS * 2)
    play_cards(table, "S1 C2")
    hearts = 2
    shown = 1 << (SUITS * 2) | 1 << (SUITS * 3 + hearts) | 1 << (SUITS * 0 + hearts)
    assert voids_shown(table.state.round, table.state.options) == shown


def test_an_array_needs_all_hidden_hands() -> None:
    known = Session(Options(players=3, first_dealer=0), "2a").observe(1).known
    with pytest.raises(ValueError, match=r"the hands of seats \[0, 2\] are not known: pass hands="):
        state_of(known)
    with pytest.raises(ValueError, match="hands must have an entry for each of 3 seats"):
        state_of(known, hands=[1, 2])
    with pytest.raises(ValueError, match="the hand of seat 1 is"):
        state_of(known, hands=[1, 2, 4])
    own = known.round.hands[1]
    assert own is not None
    with pytest.raises(ValueError, match="card that is in two places"):
        state_of(known, hands=[own, own, own])


def test_an_array_needs_all_hidden_bids() -> None:
    table = dealt("C1 C2", "C5 H5", "H7 H8", turned="D2", bidding="secret")
    make_bids(table, 0, 1, 2)
    known = table.observe(1).known
    hands = [hand or 0 for hand in table.state.round.hands]
    with pytest.raises(ValueError, match=r"the bids of seats \[0, 2\] are not known: pass bids="):
        state_of(known, hands=hands)
    with pytest.raises(ValueError, match="impossible bid"):
        state_of(known, hands=hands, bids=[3, 0, 1])
    assert state_of(known, hands=hands, bids=[2, 0, 1])[layout.BID_SUM] == 3


def test_a_game_that_has_not_begun_has_no_array() -> None:
    with pytest.raises(ValueError, match="settle the game first"):
        state_of(State.start(Options(), "2a"))


def test_a_seed_that_does_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="seed must be within 64 bits"):
        state_of(Session(Options(), "2a").state, seed=1 << 64)


def test_arrays_are_of_64_bit_integers() -> None:
    assert state_of(Session(Options(), "2a").state).dtype == np.int64
