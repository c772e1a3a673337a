"""The cores of this machine, for those who keep a process busy on each."""

import os
from collections.abc import Mapping
from typing import Final

ONE_THREAD: Final[Mapping[str, str]] = {
    "MKL_NUM_THREADS": "1",
    "NUMBA_NUM_THREADS": "1",
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
}
"""The environment in which a process computes on one core."""


def cores() -> int:
    """Return how many cores this process may use."""
    affinity = getattr(os, "sched_getaffinity", None)  # not on every system
    return len(affinity(0)) if affinity else os.cpu_count() or 1
