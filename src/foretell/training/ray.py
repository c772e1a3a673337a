"""Games of self-play on a Ray cluster, which is an optional dependency."""

from collections.abc import Iterator
from contextlib import contextmanager

from foretell.arena.ray import cluster
from foretell.training.experience import Experience
from foretell.training.policy_run import Play, Players
from foretell.training.refusals import ClusterFailed


@contextmanager
def on_ray(address: str) -> Iterator[Players]:
    """Yield players that work on all machines of a cluster, with PyTorch on each.

    Args:
        address: as for ``foretell.arena.ray.on_ray``.

    Raises:
        NoRay: when Ray is not installed.
        NoCluster: when no cluster answers at the address.
        ClusterFailed: when it cannot play a game; raised by the players.
    """
    with cluster(address) as ray:
        run = ray.remote(num_cpus=1)(_run)

        def play_all(play: Play, games: int) -> list[Experience]:
            shared = ray.put(play)
            given = [run.remote(shared, number) for number in range(games)]
            try:
                return [ray.get(one) for one in given]
            except ray.exceptions.RayError as error:
                reason = str(error).strip().rpartition("\n")[2]
                raise ClusterFailed(reason) from None

        yield play_all


def _run(play: Play, number: int) -> Experience:
    return play(number)
