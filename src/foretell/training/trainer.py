"""The network while it learns: PyTorch's, and nothing else here knows it.

A batch teaches three things with weights of their own: by how much each action of a decision is
better than their mean, that mean, and whether the bid was made. The first decides; the second is
mostly luck of the deal. The network that plays is the mean of the last ones, each older one
weighing less (Polyak and Juditsky, 1992).
"""

from copy import deepcopy
from math import cos, pi
from pathlib import Path
from typing import Any, Final, NamedTuple

from foretell.bots.learned.features import WIDTH
from foretell.bots.learned.network import ACTIONS, POINTS, Network
from foretell.training.plan import Plan
from foretell.training.self_play import Lessons

_MEAN: Final = 0.1
"""What the error of the mean weighs against that of the differences."""
_MAKES: Final = 0.3
"""What the cross-entropy of making the bid weighs."""
_KEPT: Final = 0.9995
"""What of the network that plays stays in a step."""
_DECAY: Final = 1e-4


class Networks(NamedTuple):
    """What a training makes.

    Attributes:
        best: the network that plays best.
        quick: a small one, to play many games on with.
    """

    best: Network
    quick: Network


class Student:
    """The two networks of a plan while they learn, from the same lessons.

    Args:
        plan: what and how.
        threads: how many work.

    Raises:
        ImportError: when PyTorch is not installed.
    """

    def __init__(self, plan: Plan, *, threads: int) -> None:
        import torch

        torch.set_num_threads(threads)
        torch.manual_seed(plan.key(-1))
        self._plan = plan
        self._best = _Pupil(plan.hidden, plan.last)
        self._quick = _Pupil(plan.quick_hidden, plan.quick_last)
        self.step = 0

    def learn(self, lessons: Lessons) -> tuple[float, float]:
        """Learn from a batch, and return the errors of differences and mean, in points squared."""
        rate = self._plan.rate * (1 + cos(pi * self.step / self._plan.steps)) / 2
        self.step += 1
        kept = min(_KEPT, self.step / (self.step + 10))
        self._quick.learn(lessons, rate, kept)
        return self._best.learn(lessons, rate, kept)

    def networks(self) -> Networks:
        """Return the networks as they play now."""
        return Networks(self._best.network(), self._quick.network())

    def save(self, path: Path) -> None:
        """Write everything to go on from."""
        import torch

        torch.save(
            {"step": self.step, "best": self._best.to_dict(), "quick": self._quick.to_dict()}, path
        )

    def resume(self, path: Path) -> None:
        """Go on from what ``save`` wrote."""
        import torch

        kept = torch.load(path, weights_only=True)
        self.step = kept["step"]
        self._best.from_dict(kept["best"])
        self._quick.from_dict(kept["quick"])


class _Pupil:
    """One network that learns, and its mean, which plays."""

    def __init__(self, hidden: int, last: int) -> None:
        from torch import nn
        from torch.optim import AdamW

        self._learning = nn.Sequential(
            nn.Linear(WIDTH, hidden),
            nn.ReLU(),
            nn.Linear(hidden, last),
            nn.ReLU(),
            nn.Linear(last, 2 * ACTIONS),
        )
        self._playing = deepcopy(self._learning)
        self._optimiser = AdamW(self._learning.parameters(), weight_decay=_DECAY)

    def learn(self, lessons: Lessons, rate: float, kept: float) -> tuple[float, float]:
        """Learn, and move the mean by what is not kept of it."""
        import torch
        from torch.nn.functional import binary_cross_entropy_with_logits as cross_entropy

        for group in self._optimiser.param_groups:
            group["lr"] = rate
        seen, tried, points = (torch.from_numpy(part) for part in lessons)
        with torch.autocast("cpu", dtype=torch.bfloat16):
            told = self._learning(seen)
        found, logits = told.float().split(ACTIONS, dim=1)
        error = (found - points / POINTS) * tried
        several = tried.sum(1)
        mean = error.sum(1) / several
        apart = (error - mean[:, None]) * tried
        differences, means = (apart.square().sum(1) / several).mean(), mean.square().mean()
        makes = cross_entropy(
            logits, (points > 0).float(), tried / several[:, None], reduction="sum"
        )
        self._optimiser.zero_grad()
        (differences + _MEAN * means + _MAKES * makes / len(seen)).backward()
        self._optimiser.step()
        with torch.no_grad():
            for mine, new in zip(
                self._playing.parameters(), self._learning.parameters(), strict=True
            ):
                mine.lerp_(new, 1 - kept)
        return differences.item() * POINTS**2, means.item() * POINTS**2

    def network(self) -> Network:
        """Return the network as it plays now."""
        first, second, told = (self._playing[number] for number in (0, 2, 4))
        weights, biases = told.weight.split(ACTIONS), told.bias.split(ACTIONS)
        parts = (
            first.weight.T,
            first.bias,
            second.weight.T,
            second.bias,
            weights[0],
            biases[0],
            weights[1],
            biases[1],
        )
        return Network(*(part.detach().contiguous().numpy().copy() for part in parts))

    def to_dict(self) -> dict[str, Any]:
        """Return everything to go on from."""
        return {name: part.state_dict() for name, part in self._parts.items()}

    def from_dict(self, kept: dict[str, Any]) -> None:
        """Go on from what ``to_dict`` returned."""
        for name, part in self._parts.items():
            part.load_state_dict(kept[name])

    @property
    def _parts(self) -> dict[str, Any]:
        return {
            "learning": self._learning,
            "playing": self._playing,
            "optimiser": self._optimiser,
        }
