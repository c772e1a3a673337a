"""The number of usable cores, and settings that limit a process to one thread."""

import os
from collections.abc import Mapping
from typing import Final

ONE_THREAD: Final[Mapping[str, str]] = {
    "MKL_NUM_THREADS": "1",
    "NUMBA_NUM_THREADS": "1",
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
}
"""Environment variables that limit numerical libraries to one thread."""


def cores() -> int:
    """Return the number of cores available to this process."""
    affinity = getattr(os, "sched_getaffinity", None)  # not on every system
    return len(affinity(0)) if affinity else os.cpu_count() or 1
