"""The information set as an array, against the conversions from a game at a table."""

import numpy as np
import pytest

from foretell.cards import DECK_SIZE
from foretell.game.observation import SeatObservation, observe
from foretell.game.phases import phase_of, seats_to_act
from foretell.game.stream import Stream
from foretell.rules.bidding import NO_BID
from foretell.sim import layout
from foretell.sim.compiling import kernel
from foretell.sim.information_set import (
    HELD,
    HIDDEN,
    MAY_HOLD,
    information_of,
    write_hidden,
    write_position,
)
from foretell.sim.layout import IntArray
from foretell.sim.position import state_of
from foretell.sim.settings import settings_of
from foretell.sim.worlds import Worlds
from foretell.sim.worlds.hidden import hidden_from
from foretell.testing import all_options
from tests.sim.amounts import amount
from tests.sim.lockstep import Lockstep
from tests.sim.test_position import meaning

pytestmark = pytest.mark.kernel

CHOICES = tuple(all_options(hand_sizes=(None, (1, 4, 7))))


@kernel
def convert(
    settings: IntArray, known: IntArray, state: IntArray, owners: IntArray, hidden: IntArray
) -> None:
    write_position(settings, known, state, owners)
    write_hidden(settings, known, state, hidden)


def converted(observation: SeatObservation) -> tuple[IntArray, IntArray, IntArray]:
    """Return the position, the owners of cards played, and the hidden cards."""
    state, owners = np.full(layout.WIDTH, 99), np.full(DECK_SIZE, 99)
    hidden = np.full(HIDDEN, 99)
    convert(settings_of(observation.options), information_of(observation), state, owners, hidden)
    return state, owners, hidden


@pytest.mark.compiled
@pytest.mark.parametrize("part", range(4))
def test_positions_and_hidden_cards_follow_from_the_information_set(part: int) -> None:
    """Compared at every decision of a game, with every combination of options."""
    for place in range(part, len(CHOICES), 4 * amount(2, 24)):
        game = Lockstep(CHOICES[place], f"{place:x}")
        limit = 25 + Stream(game.told.encode(), "limit").below(60)
        while (seats := seats_to_act(phase_of(game.state))) and limit:
            for seat in seats:
                check(game, seat)
            game.step()
            limit -= 1


def check(game: Lockstep, seat: int) -> None:
    observation = observe(game.state, seat)
    players, round_ = game.state.options.players, game.state.round
    state, owners, hidden = converted(observation)
    found = hidden_from(observation)
    for start, expected in ((0, found.known), (HELD, found.held), (MAY_HOLD, found.may_hold)):
        assert tuple(hidden[start : start + players].tolist()) == expected, game.told
    world = Worlds(observation).sample(1)[0].tolist()
    known = zip(observation.known.round.bids, round_.has_bid, strict=True)
    bids = [(0 if made else NO_BID) if bid is None else bid for bid, made in known]
    whole = state_of(observation.known, hands=world, bids=bids)
    whole[layout.SEAT] = seat
    state[layout.HANDS : layout.HANDS + players] = world
    assert meaning(state) == meaning(whole), game.told
    tricks = round_.tricks if round_.trick is None else (*round_.tricks, round_.trick)
    played = [
        (trick.leader + step) % players for trick in tricks for step in range(len(trick.cards))
    ]
    assert owners[: len(played)].tolist() == played, game.told
