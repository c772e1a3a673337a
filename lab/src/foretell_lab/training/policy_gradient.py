"""``PolicyLearner``: trains a policy on self-play by regularised policy gradients.

The surrogate objective of PPO (Schulman, Wolski, Dhariwal, Radford and Klimov, 2017) with a bonus
for entropy and a penalty for the divergence from a reference policy that follows slowly, as in
magnetic mirror descent (Sokota and others, A Unified Approach to Reinforcement Learning, Quantal
Response Equilibria, and Two-Player Zero-Sum Games, 2023). The critic sees all hands, in training
only.
"""

from copy import deepcopy
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from foretell.bots.learned.features import WIDTH
from foretell.bots.learned.network import ACTIONS, POINTS, Network
from foretell_lab.training.experience import HANDS_WIDTH, Experience, Policies, advantages
from foretell_lab.training.networks import with_temperature
from foretell_lab.training.plan import SelfPlayPlan
from foretell_lab.training.policy import (
    in_half_precision,
    log_policy,
    network_of,
    new_policy,
    perceptron,
    tensor_of,
)
from foretell_lab.training.refusals import NoDevice

_AT_ONCE: Final = 16_384
"""Rows evaluated at once, which bounds the memory."""
_VALUE_WEIGHT: Final = 0.5
_ESTIMATE_WEIGHT: Final = 0.05
"""The weight of the losses of expected points, and of the chance to make the bid."""
_LARGEST_GRADIENT: Final = 0.5
_WEIGHT_DECAY: Final = 1e-5
_EMA_DECAY: Final = 0.998
"""The decay of the moving average per update; lower in the first ones."""


class Losses(NamedTuple):
    """Means over the updates of a step.

    Attributes:
        entropy: of the policy, in nats.
        divergence: from the reference policy, in nats.
        explained: the share of the variance of points that the critic explains.
    """

    entropy: float
    divergence: float
    explained: float


def _new_critic(units: int) -> nn.Sequential:
    """Return a critic: from what is seen and all hands to the value, in units of ``POINTS``."""
    return perceptron(WIDTH + HANDS_WIDTH, units, units // 2, 1)


def check_device(device: str) -> None:
    """Check that PyTorch has a device.

    Raises:
        NoDevice: when it has not.
    """
    try:
        torch.empty(1, device=device)
    except (AssertionError, NotImplementedError, RuntimeError):  # as they come from PyTorch
        raise NoDevice(device) from None


class PolicyLearner:
    """Trains a policy together with a critic.

    Args:
        plan: the hyperparameters.
        network: the network that the policy starts from.
        threads: the number of threads of PyTorch.
        device: the device on which PyTorch learns.
    """

    def __init__(
        self, plan: SelfPlayPlan, network: Network, *, threads: int, device: str = "cpu"
    ) -> None:
        torch.set_num_threads(threads)
        torch.manual_seed(plan.key(-1))
        self._plan = plan
        self._device = torch.device(device)
        self._policy = new_policy(with_temperature(network, plan.temperature)).to(self._device)
        self._average, self._reference = deepcopy(self._policy), deepcopy(self._policy)
        self._pool = [deepcopy(self._policy.state_dict())]
        self._critic = _new_critic(plan.critic).to(self._device)
        self._optimiser = torch.optim.AdamW(
            [
                {"params": self._policy.parameters()},
                {"params": self._critic.parameters(), "lr": plan.critic_rate},
            ],
            weight_decay=_WEIGHT_DECAY,
        )
        self._updates = 0
        self.step = 0
        """The number of steps so far."""
        self.decisions = 0
        """The number of decisions learned from."""

    def policies(self) -> Policies:
        """Return the present policy, and one of the past."""
        past = deepcopy(self._policy)
        past.load_state_dict(self._pool[self._plan.key(self.step) % len(self._pool)])
        return network_of(self._policy), network_of(past)

    def learn(self, experience: Experience) -> Losses:
        """Do a step: a pass over the decisions, in random order."""
        plan, decisions = self._plan, experience.decisions
        batch = self._batch(experience)
        share = self._annealed()
        self._optimiser.param_groups[0]["lr"] = plan.rate * share
        reference = in_half_precision(self._reference)
        sums, updates = torch.zeros(2, device=self._device), 0
        order = torch.randperm(len(decisions.rounds)).to(self._device)
        for rows in order.split(plan.batch):
            if updates and len(rows) < plan.batch // 2:
                break
            part = _Batch(*(values[rows] for values in batch))
            sums += self._update(part, reference, share)
            updates += 1
            if self._updates % plan.refresh == 0:
                self._reference.load_state_dict(self._average.state_dict())
                reference = in_half_precision(self._reference)
        self.step += 1
        self.decisions += len(decisions.rounds)
        if self.step % plan.kept_every == 0:
            self._pool = [*self._pool, deepcopy(self._policy.state_dict())][-plan.pool :]
        entropy, divergence = (sums / updates).tolist()
        return Losses(entropy, divergence, explained=_explained(batch))

    def network(self) -> Network:
        """Return the moving average of the policy."""
        return network_of(self._average)

    def save(self, path: Path) -> None:
        """Write a checkpoint."""
        checkpoint = {name: part.state_dict() for name, part in self._parts.items()}
        checkpoint |= {"step": self.step, "decisions": self.decisions}
        checkpoint |= {"updates": self._updates, "pool": self._pool}
        torch.save(checkpoint | {"random": torch.get_rng_state()}, path)

    def resume(self, path: Path) -> None:
        """Continue from a checkpoint."""
        checkpoint = torch.load(path, weights_only=True, map_location=self._device)
        for name, part in self._parts.items():
            part.load_state_dict(checkpoint[name])
        self.step, self.decisions = checkpoint["step"], checkpoint["decisions"]
        self._updates, self._pool = checkpoint["updates"], checkpoint["pool"]
        torch.set_rng_state(checkpoint["random"].cpu())

    @property
    def _parts(self) -> dict[str, Any]:
        return {
            "policy": self._policy,
            "average": self._average,
            "reference": self._reference,
            "critic": self._critic,
            "optimiser": self._optimiser,
        }

    def _batch(self, experience: Experience) -> "_Batch":
        """Return the decisions with their advantages and the critic's values."""
        decisions, points = experience
        seen = tensor_of(decisions.seen).to(self._device)
        critic = in_half_precision(self._critic)
        values = torch.cat([critic(rows)[:, 0].float() for rows in seen.split(_AT_ONCE)])
        units, estimates = points / np.float32(POINTS), np.empty(len(values), dtype=np.float32)
        advantages(
            decisions.rounds,
            decisions.seats,
            values.cpu().numpy(),
            units,
            self._plan.decay,
            estimates,
        )
        returns = units[decisions.rounds, decisions.seats]
        return _Batch(
            seen,
            *(
                torch.as_tensor(column, device=self._device)
                for column in (
                    decisions.legal,
                    decisions.taken,
                    decisions.log_probabilities,
                    estimates / estimates.std(),
                    returns,
                    values,
                )
            ),
        )

    def _update(self, batch: "_Batch", reference: nn.Sequential, share: float) -> Tensor:
        """Do an update, and return the entropy and the divergence before it."""
        plan, legal, taken = self._plan, batch.legal, batch.taken[:, None]
        features = batch.seen[:, :WIDTH]
        with torch.autocast(self._device.type, dtype=torch.bfloat16):
            output, values = self._policy(features), self._critic(batch.seen)[:, 0]
        with torch.no_grad():
            anchor = log_policy(reference(features), legal)
        logs = log_policy(output, legal)
        _, estimates, logits = output.float().split(ACTIONS, dim=1)
        chances = logs.exp()
        ratio = (logs.gather(1, taken)[:, 0] - batch.log_probabilities).exp()
        clipped = ratio.clamp(1 - plan.clip, 1 + plan.clip)
        gain = torch.min(ratio * batch.advantages, clipped * batch.advantages).mean()
        entropy = -(chances * logs).sum(1).mean()
        divergence = (chances * (logs - anchor)).sum(1).mean()
        returns = batch.returns
        loss = _VALUE_WEIGHT * (values.float() - returns).square().mean()
        loss += _ESTIMATE_WEIGHT * (estimates.gather(1, taken)[:, 0] - returns).square().mean()
        loss += _ESTIMATE_WEIGHT * functional.binary_cross_entropy_with_logits(
            logits.gather(1, taken)[:, 0], (returns > 0).float()
        )
        if self.step >= plan.critic_alone:
            loss += share * (plan.anchor * divergence - plan.entropy * entropy) - gain
        self._optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self._policy.parameters(), _LARGEST_GRADIENT)
        self._optimiser.step()
        self._updates += 1
        decay = min(_EMA_DECAY, self._updates / (self._updates + 10))
        with torch.no_grad():
            for average, new in zip(
                self._average.parameters(), self._policy.parameters(), strict=True
            ):
                average.lerp_(new, 1 - decay)
        return torch.stack([entropy, divergence]).detach()

    def _annealed(self) -> float:
        """Return the share of rate and regularisation left: 1, then falling in the last third."""
        return min(1.0, 3 * (1 - self.step / self._plan.steps))


class _Batch(NamedTuple):
    """Decisions to learn from, one per row.

    Attributes:
        seen, legal, taken, log_probabilities: as in ``Decisions``.
        advantages: in standard deviations.
        returns: the points of the round, in units of ``POINTS``.
        values: the critic's expectation of them.
    """

    seen: Tensor
    legal: Tensor
    taken: Tensor
    log_probabilities: Tensor
    advantages: Tensor
    returns: Tensor
    values: Tensor


def _explained(batch: _Batch) -> float:
    return 1 - float((batch.returns - batch.values).var() / batch.returns.var())
