"""The network while it learns: PyTorch's, and nothing else here knows it.

A batch teaches two things with weights of their own: by how much each action of a decision is
better than their mean, and that mean. The first decides; the second is mostly luck of the deal.
The network that plays is the mean of the last ones, each older one weighing less (Polyak and
Juditsky, 1992).
"""

from copy import deepcopy
from math import cos, pi
from pathlib import Path
from typing import Any, Final

from foretell.bots.learned.features import WIDTH
from foretell.bots.learned.network import ACTIONS, POINTS, Network
from foretell.training.lessons import Lessons
from foretell.training.plan import Plan

_MEAN: Final = 0.1
"""What the error of the mean weighs against that of the differences."""
_KEPT: Final = 0.9995
"""What of the network that plays stays in a step."""
_DECAY: Final = 1e-4


class Student:
    """A network that learns.

    Args:
        plan: what and how.
        threads: how many work.

    Raises:
        ImportError: when PyTorch is not installed.
    """

    def __init__(self, plan: Plan, *, threads: int) -> None:
        import torch
        from torch import nn

        torch.set_num_threads(threads)
        torch.manual_seed(plan.key(-1))
        self._plan = plan
        self._learning = nn.Sequential(
            nn.Linear(WIDTH, plan.hidden),
            nn.ReLU(),
            nn.Linear(plan.hidden, plan.last),
            nn.ReLU(),
            nn.Linear(plan.last, ACTIONS),
        )
        self._playing = deepcopy(self._learning)
        self._optimiser = torch.optim.AdamW(
            self._learning.parameters(), lr=plan.rate, weight_decay=_DECAY
        )
        self.step = 0

    def learn(self, lessons: Lessons) -> tuple[float, float]:
        """Learn from a batch, and return the errors of differences and mean, in points squared."""
        import torch

        for group in self._optimiser.param_groups:
            group["lr"] = self._plan.rate * (1 + cos(pi * self.step / self._plan.steps)) / 2
        seen, tried, points = (torch.from_numpy(part) for part in lessons)
        with torch.autocast("cpu", dtype=torch.bfloat16):
            found = self._learning(seen)
        error = (found.float() - points / POINTS) * tried
        several = tried.sum(1)
        mean = error.sum(1) / several
        apart = (error - mean[:, None]) * tried
        differences, means = (apart.square().sum(1) / several).mean(), mean.square().mean()
        self._optimiser.zero_grad()
        (differences + _MEAN * means).backward()
        self._optimiser.step()
        self.step += 1
        with torch.no_grad():
            share = 1 - min(_KEPT, self.step / (self.step + 10))
            for kept, new in zip(
                self._playing.parameters(), self._learning.parameters(), strict=True
            ):
                kept.lerp_(new, share)
        return differences.item() * POINTS**2, means.item() * POINTS**2

    def network(self) -> Network:
        """Return the network as it plays now."""
        first, second, points = (self._playing[number] for number in (0, 2, 4))
        parts = (first.weight.T, first.bias, second.weight.T, second.bias)
        return Network(
            *(part.detach().contiguous().numpy().copy() for part in (*parts, *points.parameters()))
        )

    def save(self, path: Path) -> None:
        """Write everything to go on from."""
        import torch

        parts = {name: part.state_dict() for name, part in self._parts.items()}
        torch.save({"step": self.step, **parts}, path)

    def resume(self, path: Path) -> None:
        """Go on from what ``save`` wrote."""
        import torch

        kept = torch.load(path, weights_only=True)
        self.step = kept["step"]
        for name, part in self._parts.items():
            part.load_state_dict(kept[name])

    @property
    def _parts(self) -> dict[str, Any]:
        return {
            "learning": self._learning,
            "playing": self._playing,
            "optimiser": self._optimiser,
        }
