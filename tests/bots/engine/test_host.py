"""The engine's host: what crosses its border."""

from threading import Thread

import numpy as np
import pytest

from foretell.bots.engine.host import Engine, engine
from foretell.sim import layout

LOGS = (0.0, -1.0, -2.0)


def relative(logs: tuple[float, ...], of: Engine) -> list[float]:
    weights = np.array(logs)
    of.call("relative_weights", len(weights), weights)
    found: list[float] = weights.tolist()
    return found


def test_arrays_are_as_an_export_leaves_them() -> None:
    assert relative(LOGS, Engine()) == pytest.approx([1, np.exp(-1), np.exp(-2)])


def test_arrays_to_be_read_only_stay() -> None:
    weights = np.array(LOGS)
    weights.flags.writeable = False
    Engine().call("relative_weights", len(weights), weights)
    assert weights.tolist() == list(LOGS)


def test_the_result_of_an_export_is_returned() -> None:
    settings, states = np.zeros(9, np.int64), np.zeros((2, layout.WIDTH), np.int64)
    settings[layout.PLAYERS], settings[layout.ROUNDS] = 3, 0
    assert Engine().call("random_games", settings, states, 2) == 0


def test_an_array_with_gaps_is_refused_and_frees_what_was_reserved() -> None:
    one = Engine()
    before = one.call("reserve", 0)
    with pytest.raises(ValueError, match="gaps"):
        one.call("relative_weights", 2, np.zeros((4, 4)).T[:, 1:3])
    assert one.call("reserve", 0) == before


def test_memory_grows_with_what_is_passed() -> None:
    weights = np.zeros(1_000_000)
    Engine().call("relative_weights", len(weights), weights)
    assert (weights == 1).all()


def test_each_thread_has_its_own_engine() -> None:
    found: list[Engine] = []

    def look() -> None:
        found.append(engine())
        relative(LOGS, engine())
        found.append(engine())

    threads = [Thread(target=look) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(found)) == 2
    assert engine() is engine()
    assert engine() not in found
