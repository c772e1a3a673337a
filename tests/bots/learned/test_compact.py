"""The compact file of a network."""

from pathlib import Path

import numpy as np
import pytest

from foretell.bots.learned.compact import MAGIC, read_compact, write_compact
from foretell.bots.learned.network import Network
from foretell.bots.learned.shipped import WEIGHTS, best_network, quick_network
from tests.bots.learned.helpers import a_network

_HALF = 2.0**-11
"""The relative error of a number of 16 bits."""


def written(network: Network, folder: Path) -> Network:
    write_compact(network, folder / "one.weights")
    return read_compact(folder / "one.weights")


def test_a_compact_network_differs_by_half_a_step_at_most(tmp_path: Path) -> None:
    network = a_network(1)
    read = written(network, tmp_path)
    for name in Network._fields[::2]:
        before, after = getattr(network, name), getattr(read, name)
        step = np.abs(before).max(axis=1, keepdims=True) / 127
        assert (np.abs(before - after) <= step * 0.501).all(), name
    for name in Network._fields[1::2]:
        before, after = getattr(network, name), getattr(read, name)
        assert np.allclose(before, after, rtol=_HALF, atol=1e-7), name


def test_a_network_that_was_compact_stays_as_it_is(tmp_path: Path) -> None:
    once = written(a_network(2), tmp_path)
    again = written(once, tmp_path)
    for name, before, after in zip(Network._fields, once, again, strict=True):
        assert np.allclose(before, after, rtol=1e-6), name
        assert after.dtype == np.float32
        assert after.flags.carray


def test_rows_of_zeros_stay_zeros(tmp_path: Path) -> None:
    network = a_network(3)
    network.first[5] = 0
    assert not written(network, tmp_path).first[5].any()


def test_the_networks_of_the_package_fit_their_layers() -> None:
    assert (best_network().first.shape[1], best_network().second.shape[1]) == (1024, 256)
    assert (quick_network().first.shape[1], quick_network().second.shape[1]) == (128, 32)


def test_the_files_of_the_package_are_small_enough_to_be_sent() -> None:
    assert (WEIGHTS / "best.weights").stat().st_size <= 1_000_000
    assert (WEIGHTS / "quick.weights").stat().st_size <= 100_000


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "other").write_bytes(b"npz" + MAGIC)
    with pytest.raises(ValueError, match="no compact network"):
        read_compact(tmp_path / "other")
