"""Games on a Ray cluster; only this module loads Ray, which is an optional dependency."""

import os
import socket
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any, Final

from foretell.arena.played import Played
from foretell.arena.refusals import ClusterFailed, NoCluster, NoRay
from foretell.arena.task import Task, WorkerPool, attempt
from foretell.bots.cores import ONE_THREAD
from foretell.errors import Refusal

INSTALL: Final = 'pip install "ray[client]>=2.50,<3"'
_AHEAD: Final = 2
"""Games submitted per core, so that no core waits for the next one."""
_CONNECT_TIMEOUT: Final = 5.0
"""The time limit for a connection, in seconds."""
_FEW_RETRIES: Final = ("RAY_NUM_REDIS_GET_RETRIES", "2")
"""Ray would ask a port at which something else listens for a quarter of an hour."""


def on_ray(address: str, jobs: int | None = None) -> WorkerPool:
    """Return a worker pool on a Ray cluster whose machines have the same Foretell and bots.

    Args:
        address: the address of the cluster: ``auto`` for the one this machine belongs to, ``local``
            for a new one on this machine, ``HOST:PORT``, or ``ray://HOST:PORT``.
        jobs: the number of games submitted at a time (default: two per core of the cluster).
    """

    def pool(tasks: Iterable[Task]) -> Generator[Played, None, None]:
        waiting = iter(tasks)
        with cluster(address) as ray:
            play = ray.remote(num_cpus=1)(attempt)
            ahead = jobs or _AHEAD * int(ray.cluster_resources().get("CPU", 1))
            busy = {play.remote(task): task for task in islice(waiting, ahead)}
            while busy:
                ready, _ = ray.wait(list(busy))
                for reference in ready:
                    played = _received(ray, reference, busy.pop(reference))
                    busy.update((play.remote(task), task) for task in islice(waiting, 1))
                    yield played

    return pool


def _received(ray: Any, reference: Any, task: Task) -> Played:
    try:
        outcome = ray.get(reference)
    except ray.exceptions.RayError as error:
        reason = str(error).strip().rpartition("\n")[2]
        bots = ",".join(task.bots)
        raise ClusterFailed(deal=task.deal, bots=bots, reason=reason) from None
    if isinstance(outcome, Refusal):
        raise outcome
    assert isinstance(outcome, Played)
    return outcome


@contextmanager
def cluster(address: str) -> Iterator[Any]:
    """Connect to a cluster, and yield the module ``ray``.

    Args:
        address: as for ``on_ray``.

    Raises:
        NoRay: when Ray is not installed.
        NoCluster: when no cluster answers at the address.
    """
    if address != "local":
        os.environ.setdefault(*_FEW_RETRIES)
    try:
        import ray
    except ImportError:
        raise NoRay(install=INSTALL) from None
    try:
        _knock(address)
        ray.init(
            address=address,
            logging_level="ERROR",
            log_to_driver=False,
            runtime_env={"env_vars": dict(ONE_THREAD)},
        )
    except (OSError, ValueError, RuntimeError) as error:
        reason = getattr(error, "strerror", None) or str(error).partition("\n")[0]
        raise NoCluster(address=address, reason=reason) from None
    try:
        yield ray
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Raise ``OSError`` at once if nothing is listening; Ray itself would retry for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), timeout=_CONNECT_TIMEOUT).close()
