"""A run of self-play, or of a best response, in a folder."""

from collections.abc import Callable, Generator, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from foretell.bots.learned.network import Network
from foretell.rules.options import Options
from foretell.sim.kernel_threads import kernel_threads
from foretell_lab.training.experience import Experience, Policies, joined, play_rounds
from foretell_lab.training.folder import CHECKPOINT, WEIGHTS, RunFolder
from foretell_lab.training.lead import Lead, lead
from foretell_lab.training.networks import find_network, widened, with_temperature
from foretell_lab.training.plan import STEADY, SelfPlayPlan
from foretell_lab.training.refusals import NoTorch, TooFewUnits
from foretell_lab.training.run import INSTALL

if TYPE_CHECKING:
    from foretell_lab.training.policy_gradient import PolicyLearner

_DEALS: Final = 200
"""Deals of the evaluation after each epoch."""
_SEED: Final = 20_000
CPU: Final = "cpu"
"""The device of PyTorch that is always there."""

Players: TypeAlias = Callable[[SelfPlayPlan, Policies, int], Experience]
"""Plays the rounds of all games of a step: ``(plan, policies, step)``."""


@dataclass(frozen=True, slots=True)
class PolicyProgress:
    """The results of an epoch.

    Attributes:
        step: the number of steps so far.
        decisions: decisions learned from, in all.
        entropy: of the policy in the last step, in nats.
        divergence: from the reference, likewise.
        explained: the share of the variance of points that the critic explains.
        lead: of the network over the one that it started from, or over its opponent.
    """

    step: int
    decisions: int
    entropy: float
    divergence: float
    explained: float
    lead: Lead

    @classmethod
    def from_json(cls, values: dict[str, Any]) -> "PolicyProgress":
        """Return the results from a line of the log."""
        return cls(**{**values, "lead": Lead(**values["lead"])})


def policy_learner(plan: SelfPlayPlan, *, threads: int, device: str = CPU) -> "PolicyLearner":
    """Return a learner that starts from the plan's network.

    Args:
        plan: the hyperparameters.
        threads: the number of threads of PyTorch.
        device: the device on which PyTorch learns, such as ``cuda``.

    Raises:
        NoTorch: when PyTorch is not installed.
        NoDevice: when PyTorch has no such device here.
        NoNetwork: when there is no such network.
        TooFewUnits: when a layer of the plan is smaller than that of the network.
    """
    start, _ = _start(plan), _opponent(plan)
    try:
        from foretell_lab.training.policy_gradient import PolicyLearner, check_device
    except ImportError:
        raise NoTorch(install=INSTALL) from None
    check_device(device)
    return PolicyLearner(plan, start, threads=threads, device=device)


def play_game(plan: SelfPlayPlan, policies: Policies, step: int, game: int) -> Experience:
    """Return the experience from the rounds of a step's game."""
    return play_rounds(
        plan.options(step, game),
        plan.opponents,
        policies,
        rounds=plan.rounds,
        key=plan.key(step, game),
    )


@contextmanager
def in_threads(threads: int) -> Iterator[Players]:
    """Yield players that work in threads of this process."""
    with kernel_threads(threads) as pool:

        def play(plan: SelfPlayPlan, policies: Policies, step: int) -> Experience:
            return joined(
                list(pool.map(partial(play_game, plan, policies, step), range(plan.games)))
            )

        yield play


def players_on(device: str, threads: int) -> AbstractContextManager[Players]:
    """Return players on this machine.

    Args:
        device: the device on which PyTorch evaluates the policies; with ``CPU``, the compiled
            forward pass of the bots is used instead.
        threads: the number of threads that play.
    """
    if device == CPU:
        return in_threads(threads)
    from foretell_lab.training.accelerator import on_accelerator

    return on_accelerator(threads, device)


def train_policy(
    folder: Path,
    plan: SelfPlayPlan,
    learner: "PolicyLearner",
    players: AbstractContextManager[Players],
) -> Generator[PolicyProgress]:
    """Train a policy, and yield the results of each epoch; resume where there is a checkpoint.

    Args:
        folder: an empty folder, or the folder of the run to resume.
        plan: the hyperparameters; the same when a run is resumed.
        learner: as ``policy_learner`` returns it.
        players: as ``players_on`` returns them.

    Raises:
        OtherPlan: when the folder holds a run with another plan.
        NoNetwork: when there is no such network.
        OSError: when the folder cannot be written to.
    """
    files = RunFolder(folder)
    files.keep_plan(plan.to_json())
    if (folder / CHECKPOINT).exists():
        learner.resume(folder / CHECKPOINT)
    files.cut_log(learner.step)
    opponent = _opponent(plan)
    with players as play:
        while learner.step < plan.steps:
            present, past = learner.policies()
            losses = learner.learn(play(plan, (present, opponent or past), learner.step))
            if learner.step % plan.epoch and learner.step < plan.steps:
                continue
            now = learner.network()
            progress = PolicyProgress(
                learner.step,
                learner.decisions,
                losses.entropy,
                losses.divergence,
                losses.explained,
                _lead(now, plan, opponent),
            )
            files.write_weights(WEIGHTS, now)
            files.log(asdict(progress))
            files.replace(CHECKPOINT, learner.save)
            yield progress


def read_policy_log(folder: Path) -> list[PolicyProgress]:
    """Return the results of all epochs so far."""
    return [PolicyProgress.from_json(line) for line in RunFolder(folder).log_lines()]


def _start(plan: SelfPlayPlan) -> Network:
    """Return the network to start from, widened to the plan's layers."""
    network = find_network(plan.start)
    hidden, last = network.second.shape
    for field, units, least in (("hidden", plan.hidden, hidden), ("last", plan.last, last)):
        if 0 < units < least:
            raise TooFewUnits(field, str(units), str(least))
    return widened(network, plan.hidden or hidden, plan.last or last, seed=plan.key(-2))


def _opponent(plan: SelfPlayPlan) -> Network | None:
    """Return the network that all others play without chance, if there is one."""
    if plan.against in {"", STEADY}:
        return None
    return with_temperature(find_network(plan.against))


def _lead(network: Network, plan: SelfPlayPlan, opponent: Network | None) -> Lead:
    others = opponent if plan.against else find_network(plan.start)
    options = Options(players=plan.players or 4)
    return lead(network, others, options, deals=_DEALS, seed=_SEED)
