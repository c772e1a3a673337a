"""The cores of this machine, and how a process keeps to one of them."""

import os
from collections.abc import Mapping
from typing import Final

ONE_THREAD: Final[Mapping[str, str]] = {
    "MKL_NUM_THREADS": "1",
    "NUMBA_NUM_THREADS": "1",
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
}
"""Environment variables with which a process computes in one thread."""


def cores() -> int:
    """Return the number of cores that this process may use."""
    affinity = getattr(os, "sched_getaffinity", None)  # not on every system
    return len(affinity(0)) if affinity else os.cpu_count() or 1
