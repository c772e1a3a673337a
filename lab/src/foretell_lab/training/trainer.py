"""The trainer of networks that value actions.

The loss of a batch has three weighted terms: each action's difference from the mean of its
decision, that mean, and whether the bid was made. Decisions depend on the first; the second is
mostly luck of the deal. The network that plays is an exponential moving average (EMA) of the one
that learns (Polyak and Juditsky, 1992).
"""

from copy import deepcopy
from math import cos, pi
from pathlib import Path
from typing import Any, Final, NamedTuple

from foretell.bots.learned.features import WIDTH
from foretell.bots.learned.network import ACTIONS, POINTS, Network, policy_of_points
from foretell_lab.training.plan import Plan
from foretell_lab.training.self_play import TrainingBatch

_MEAN_WEIGHT: Final = 0.1
"""The weight of the mean's squared error, relative to 1 for the differences."""
_BID_WEIGHT: Final = 0.3
"""The weight of the cross-entropy of making the bid."""
_EMA_DECAY: Final = 0.9995
"""The decay of the moving average per step; lower in the first steps."""
_WEIGHT_DECAY: Final = 1e-4


class Networks(NamedTuple):
    """The networks of a training run.

    Attributes:
        best: the strongest network.
        quick: a small one, for rollouts.
    """

    best: Network
    quick: Network


class Trainer:
    """Trains the two networks of a plan on the same batches.

    Args:
        plan: the hyperparameters.
        threads: the number of threads of PyTorch.

    Raises:
        ImportError: when PyTorch is not installed.
    """

    def __init__(self, plan: Plan, *, threads: int) -> None:
        import torch

        torch.set_num_threads(threads)
        torch.manual_seed(plan.key(-1))
        self._plan = plan
        self._best = _Model(plan.hidden, plan.last)
        self._quick = _Model(plan.quick_hidden, plan.quick_last)
        self.step = 0

    def learn(self, batch: TrainingBatch) -> tuple[float, float]:
        """Do a step on a batch; return the errors of differences and mean, in points squared.

        The learning rate follows cosine annealing. The decay of the moving average grows to
        ``_EMA_DECAY``, so that the average soon forgets its random start.
        """
        learning_rate = self._plan.rate * (1 + cos(pi * self.step / self._plan.steps)) / 2
        self.step += 1
        ema_decay = min(_EMA_DECAY, self.step / (self.step + 10))
        self._quick.learn(batch, learning_rate, ema_decay)
        return self._best.learn(batch, learning_rate, ema_decay)

    def networks(self) -> Networks:
        """Return the networks as they play now."""
        return Networks(self._best.network(), self._quick.network())

    def save(self, path: Path) -> None:
        """Write a checkpoint."""
        import torch

        torch.save(
            {"step": self.step, "best": self._best.to_dict(), "quick": self._quick.to_dict()}, path
        )

    def resume(self, path: Path) -> None:
        """Continue from a checkpoint."""
        import torch

        checkpoint = torch.load(path, weights_only=True)
        self.step = checkpoint["step"]
        self._best.from_dict(checkpoint["best"])
        self._quick.from_dict(checkpoint["quick"])


class _Model:
    """A network that learns, and its moving average, which plays."""

    def __init__(self, hidden: int, last: int) -> None:
        from torch.optim import AdamW

        from foretell_lab.training.policy import perceptron

        self._learning = perceptron(WIDTH, hidden, last, 2 * ACTIONS)
        self._playing = deepcopy(self._learning)
        self._optimiser = AdamW(self._learning.parameters(), weight_decay=_WEIGHT_DECAY)

    def learn(
        self, batch: TrainingBatch, learning_rate: float, ema_decay: float
    ) -> tuple[float, float]:
        """Do a step of the optimiser, and update the moving average."""
        import torch
        from torch.nn.functional import binary_cross_entropy_with_logits as cross_entropy

        for group in self._optimiser.param_groups:
            group["lr"] = learning_rate
        features, legal, points = (torch.from_numpy(part) for part in batch)
        with torch.autocast("cpu", dtype=torch.bfloat16):
            output = self._learning(features)
        values, logits = output.float().split(ACTIONS, dim=1)
        error = (values - points / POINTS) * legal
        actions = legal.sum(1)
        mean = error.sum(1) / actions
        apart = (error - mean[:, None]) * legal
        differences, means = (apart.square().sum(1) / actions).mean(), mean.square().mean()
        bids = cross_entropy(
            logits, (points > 0).float(), legal / actions[:, None], reduction="sum"
        )
        self._optimiser.zero_grad()
        (differences + _MEAN_WEIGHT * means + _BID_WEIGHT * bids / len(features)).backward()
        self._optimiser.step()
        parameters = zip(self._playing.parameters(), self._learning.parameters(), strict=True)
        with torch.no_grad():
            for average, new in parameters:
                average.lerp_(new, 1 - ema_decay)
        return differences.item() * POINTS**2, means.item() * POINTS**2

    def network(self) -> Network:
        """Return the network as it plays now."""
        from foretell_lab.training.policy import fields_of

        fields = fields_of(self._playing, ("points", "makes"))
        policy, policy_bias = policy_of_points(fields["points"], fields["points_bias"])
        return Network(**fields, policy=policy, policy_bias=policy_bias)

    def to_dict(self) -> dict[str, Any]:
        """Return the state for a checkpoint."""
        return {name: part.state_dict() for name, part in self._parts.items()}

    def from_dict(self, state: dict[str, Any]) -> None:
        """Restore the state of a checkpoint."""
        for name, part in self._parts.items():
            part.load_state_dict(state[name])

    @property
    def _parts(self) -> dict[str, Any]:
        return {
            "learning": self._learning,
            "playing": self._playing,
            "optimiser": self._optimiser,
        }
