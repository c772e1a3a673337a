"""A run of self-play in a folder."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from foretell.bots.learned.network import Network
from foretell.rules.options import Options
from foretell.training.experience import Experience, Logits, joined, play_rounds
from foretell.training.folder import CHECKPOINT, WEIGHTS, RunFolder
from foretell.training.lead import Lead, lead
from foretell.training.plan import SelfPlayPlan
from foretell.training.policy_gradient import PolicyLearner

_DEALS: Final = 200
"""Deals of the evaluation after each epoch."""
_SEED: Final = 20_000


@dataclass(frozen=True, slots=True)
class PolicyProgress:
    """The results of an epoch.

    Attributes:
        step: the number of steps so far.
        decisions: decisions learned from, in all.
        entropy: of the policy in the last step, in nats.
        divergence: from the reference, likewise.
        explained: the share of the variance of points that the critic explains.
        lead: of the network over the one that it started from.
    """

    step: int
    decisions: int
    entropy: float
    divergence: float
    explained: float
    lead: Lead


def train_policy(
    folder: Path, plan: SelfPlayPlan, network: Network, *, threads: int
) -> Iterator[PolicyProgress]:
    """Train a policy, and yield the results of each epoch; resume where there is a checkpoint.

    Args:
        folder: an empty folder, or the folder of the run to resume.
        plan: the hyperparameters; the same when a run is resumed.
        network: the network to start from; the same when a run is resumed.
        threads: the number of threads.

    Raises:
        OtherPlan: when the folder holds a run with another plan.
        OSError: when the folder cannot be written to.
    """
    files, learner = RunFolder(folder), PolicyLearner(plan, network, threads=threads)
    files.keep_plan(asdict(plan))
    if (folder / CHECKPOINT).exists():
        learner.resume(folder / CHECKPOINT)
    files.cut_log(learner.step)
    options = Options(players=plan.players or 4)
    with ThreadPoolExecutor(threads) as pool:
        while learner.step < plan.steps:
            losses = learner.learn(_experience(plan, learner, pool))
            if learner.step % plan.epoch and learner.step < plan.steps:
                continue
            now = learner.network()
            progress = PolicyProgress(
                learner.step,
                learner.decisions,
                losses.entropy,
                losses.divergence,
                losses.explained,
                lead(now, network, options, deals=_DEALS, seed=_SEED),
            )
            files.write_weights(WEIGHTS, now)
            files.log(asdict(progress))
            files.replace(CHECKPOINT, learner.save)
            yield progress


def _experience(plan: SelfPlayPlan, learner: PolicyLearner, pool: ThreadPoolExecutor) -> Experience:
    policies: tuple[Logits, Logits] = learner.policies()

    def play(game: int) -> Experience:
        return play_rounds(
            plan.options(learner.step, game),
            plan.opponents,
            policies,
            rounds=plan.rounds,
            key=plan.key(learner.step, game),
        )

    return joined(list(pool.map(play, range(plan.games))))
