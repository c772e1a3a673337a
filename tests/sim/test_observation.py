"""Observations as arrays: exactly the knowledge of a seat (R12)."""

import numpy as np
import pytest
from hypothesis import given

from foretell.cards import FULL_SET
from foretell.game.observation import SeatObservation
from foretell.game.session import Session
from foretell.rules.bidding import NO_BID
from foretell.rules.options import Options
from foretell.sim import layout, observation
from foretell.sim.layout import IntArray
from foretell.sim.position import state_of, voids_shown
from foretell.sim.settings import settings_of
from foretell.testing import all_options, play_at_random, sessions
from tests.clairvoyance import is_clairvoyant
from tests.sim.amounts import amount

pytestmark = pytest.mark.kernel

CHOICES = tuple(all_options(hand_sizes=(None, (1, 4, 7))))


def told(state: IntArray, options: Options, seat: int) -> IntArray:
    out = np.zeros(observation.OBSERVED, dtype=np.int64)
    observation.write_observation(settings_of(options), state, seat, out)
    return out


def expected(seen: SeatObservation, options: Options, whole: IntArray) -> list[int]:
    """Return the expected array for the observation of a seat at a table."""
    seat, known, players = seen.seat, seen.known, options.players
    assert seat is not None
    round_ = known.round
    out = [0] * observation.OBSERVED
    for offset, entry in (
        (observation.PHASE, layout.PHASE),
        (observation.ROUND, layout.ROUND),
        (observation.SIZE, layout.SIZE),
        (observation.TRICKS, layout.TRICKS),
        (observation.TURNED, layout.TURNED),
        (observation.TRUMP, layout.TRUMP),
        (observation.LED, layout.LED),
        (observation.PLAYED, layout.PLAYED),
        (observation.SPENT, layout.SPENT),
    ):
        out[offset] = int(whole[entry])
    out[observation.HAND] = round_.hands[seat] or 0
    out[observation.DEALER] = (round_.dealer - seat) % players
    out[observation.LEADER] = (int(whole[layout.LEADER]) - seat) % players
    voids = voids_shown(round_, options)
    for offset in range(players):
        other = (seat + offset) % players
        bid = round_.bids[other]
        hidden = observation.HIDDEN_BID if round_.has_bid[other] else NO_BID
        out[observation.BIDS + offset] = hidden if bid is None else bid
        out[observation.TAKEN + offset] = round_.taken[other]
        out[observation.TABLE + offset] = int(whole[layout.TABLE + other])
        out[observation.TOTALS + offset] = known.totals[other]
        out[observation.VOIDS] |= (voids >> 4 * other & 0b1111) << 4 * offset
        if is_clairvoyant(options, round_.number) and other != seat:
            out[observation.HANDS + offset] = round_.hands[other] or 0
    return out


def compare(session: Session) -> None:
    whole, options = state_of(session.state), session.state.options
    for seat in session.to_act:
        found = told(whole, options, seat).tolist()
        assert found == expected(session.observe(seat), options, whole), (options, session.events)


@pytest.mark.compiled
@pytest.mark.parametrize("part", range(4))
def test_the_observation_array_equals_the_observation_of_the_seat(part: int) -> None:
    """R12, with every combination of options."""
    for offset in range(part, len(CHOICES), 4 * amount(1, 8)):
        for steps in (0, 2, 9, 30):
            chosen = CHOICES[offset]
            compare(play_at_random(Session(chosen, f"{offset:x}"), f"{steps}", steps=steps))


@pytest.mark.compiled
@given(sessions())
def test_the_observation_array_is_right_at_any_point_of_a_game(session: Session) -> None:
    """R12."""
    if session.to_act:
        compare(session)


@pytest.mark.compiled
@given(sessions())
def test_hidden_facts_do_not_change_the_observation_array(session: Session) -> None:
    """R12: other cards in unseen hands and other unannounced bids."""
    if not session.to_act:
        return
    state, seat = session.state, session.to_act[0]
    whole, known = state_of(state), session.observe(seat).known
    other = whole.copy()
    for player, (hand, bid) in enumerate(zip(known.round.hands, known.round.bids, strict=True)):
        if hand is None:
            other[layout.HANDS + player] ^= FULL_SET
        if bid is None and whole[layout.BIDS + player] != NO_BID:
            other[layout.BIDS + player] += 1
    other[layout.KEY] += 1
    options = state.options
    assert told(whole, options, seat).tolist() == told(other, options, seat).tolist()
