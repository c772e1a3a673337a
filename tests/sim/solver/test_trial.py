"""Trial positions for solvers."""

import numpy as np
import pytest

from foretell.rules.options import Deal
from foretell.sim import layout
from foretell.sim.checks import check_states
from foretell.sim.solver import trial_states

pytestmark = pytest.mark.kernel


@pytest.mark.parametrize(
    ("players", "cards", "deal"),
    [
        (2, 7, Deal.SHARED),
        (2, 1, Deal.SHARED),
        (3, 5, Deal.SHARED),
        (4, 15, Deal.SHARED),
        (6, 1, Deal.SHARED),
        (3, 1, Deal.ONE_SUIT),
        (4, 4, Deal.ONE_SUIT),
    ],
)
def test_trial_positions_are_at_the_start_of_a_trick_with_the_given_cards_left(
    players: int, cards: int, deal: Deal
) -> None:
    options, states = trial_states(players, cards, count=3, deal=deal)
    check_states(options, states)
    assert (options.players, options.deal) == (players, deal)
    assert (states[:, layout.PHASE] == layout.PLAYING).all()
    assert (states[:, layout.ON_TABLE] == 0).all()
    assert (np.bitwise_count(states[:, layout.HANDS : layout.HANDS + players]) == cards).all()
    assert (states[:, layout.BID_SUM] == states[:, layout.SIZE]).all()


def test_trial_positions_are_determined_by_the_seed() -> None:
    first, more = trial_states(3, 4, count=2)[1], trial_states(3, 4, count=3)[1]
    assert np.array_equal(first, more[:2])
    assert not np.array_equal(first, trial_states(3, 4, count=2, seed="1")[1])
    assert not np.array_equal(more[0], more[1])


@pytest.mark.parametrize(
    ("players", "cards", "deal", "most"),
    [(2, 8, Deal.SHARED, 7), (4, 0, Deal.SHARED, 15), (3, 16, Deal.ONE_SUIT, 15)],
)
def test_trial_positions_of_too_many_cards_are_refused(
    players: int, cards: int, deal: Deal, most: int
) -> None:
    with pytest.raises(ValueError, match=f"cards must be 1 to {most}, not {cards}"):
        trial_states(players, cards, count=1, deal=deal)
