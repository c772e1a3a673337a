"""Threads that run kernels, which release the global interpreter lock."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager


@contextmanager
def kernel_threads(count: int) -> Iterator[ThreadPoolExecutor]:
    """Yield this number of threads; at the end, what has not begun is dropped.

    An interrupt does not wait for them: neither a kernel nor the compiler can be stopped.
    """
    pool = ThreadPoolExecutor(count)
    try:
        yield pool
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
