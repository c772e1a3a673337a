"""Games of self-play on a Ray cluster, which is an optional dependency."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

from foretell.arena.ray import cluster
from foretell_lab.training.experience import Experience, Policies, joined
from foretell_lab.training.plan import SelfPlayPlan
from foretell_lab.training.policy_run import Players, play_game
from foretell_lab.training.refusals import ClusterFailed


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

        def play(plan: SelfPlayPlan, policies: Policies, step: int) -> Experience:
            shared = ray.put(partial(play_game, plan, policies, step))
            references = [run.remote(shared, number) for number in range(plan.games)]
            try:
                return joined([ray.get(one) for one in references])
            except ray.exceptions.RayError as error:
                reason = str(error).strip().rpartition("\n")[2]
                raise ClusterFailed(reason) from None

        yield play


def _run(play: Callable[[int], Experience], number: int) -> Experience:
    return play(number)
