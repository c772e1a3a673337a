"""Many games on all cores, interrupted."""

from threading import Event

import numpy as np
import pytest

from foretell.sim import games
from foretell.sim.games import Player
from foretell.sim.layout import IntArray
from foretell.sim.policy import random_policy


def test_an_interrupt_does_not_wait_for_other_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Their games, and the compiler, cannot be stopped."""
    monkeypatch.setattr(games, "get_num_threads", lambda: 2)
    begun, ended = Event(), Event()
    states = np.arange(128).reshape(128, 1)

    def play(_: IntArray, part: IntArray, rounds: int) -> int:
        if part[0, 0] == 0:
            assert begun.wait(60)
            raise KeyboardInterrupt
        begun.set()
        assert ended.wait(60)
        return rounds

    try:
        with pytest.raises(KeyboardInterrupt):
            Player(random_policy, play).play_all(states[0], states, 1)
    finally:
        ended.set()
