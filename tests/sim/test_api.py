"""The public names of the simulator."""

import pytest

import foretell.sim

pytestmark = pytest.mark.kernel

PUBLIC = """
    RANDOM Buffers Everyone Likelihood Player Policy Results Solver VectorGames Worlds WorstCase
    choose_at_random deal_hands fresh_states play_games play_out player settings_of state_of unpack
"""


def test_the_simulator_exports_exactly_the_listed_names() -> None:
    """A change of the names is a decision: update this list and the CHANGELOG with it."""
    assert foretell.sim.__all__ == PUBLIC.split()


def test_every_public_name_of_the_simulator_exists() -> None:
    assert all(getattr(foretell.sim, name) is not None for name in foretell.sim.__all__)
