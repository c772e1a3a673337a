"""Policies as modules of PyTorch, which learn."""

from collections.abc import Sequence
from copy import deepcopy
from itertools import islice, pairwise
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor, nn

from foretell.bots.learned.features import WIDTH, Float32Array
from foretell.bots.learned.network import ACTIONS, Network
from foretell_lab.training.experience import Bfloat16Array

_OUTPUTS: Final = ("policy", "points", "makes")
"""The outputs of a policy's module, in order."""
_ILLEGAL: Final = -1e9


def perceptron(*sizes: int) -> nn.Sequential:
    """Return linear layers from size to size, with rectified linear units between them."""
    layers = (part for ends in pairwise(sizes) for part in (nn.ReLU(), nn.Linear(*ends)))
    return nn.Sequential(*islice(layers, 1, None))


def new_policy(network: Network) -> nn.Sequential:
    """Return a module: from features to logits, expected points and logits of making the bid."""
    hidden, last = network.second.shape
    module = perceptron(WIDTH, hidden, last, len(_OUTPUTS) * ACTIONS)
    parts = (
        network.first.T,
        network.first_bias,
        network.second.T,
        network.second_bias,
        np.concatenate([getattr(network, name) for name in _OUTPUTS]),
        np.concatenate([getattr(network, f"{name}_bias") for name in _OUTPUTS]),
    )
    with torch.no_grad():
        for parameter, part in zip(module.parameters(), parts, strict=True):
            parameter.copy_(torch.from_numpy(np.ascontiguousarray(part)))
    return module


def network_of(module: nn.Sequential) -> Network:
    """Return the network of a policy's module."""
    return Network(**fields_of(module, _OUTPUTS))


def fields_of(module: nn.Sequential, outputs: Sequence[str]) -> dict[str, Float32Array]:
    """Return the fields of ``Network`` that a module holds.

    Args:
        module: three linear layers, with rectified linear units between them.
        outputs: the names of its outputs, in order, each for all actions.
    """
    first, second, last = (module[number] for number in (0, 2, 4))
    parts = {
        "first": first.weight.T,
        "first_bias": first.bias,
        "second": second.weight.T,
        "second_bias": second.bias,
    }
    for name, weights, biases in zip(
        outputs, last.weight.split(ACTIONS), last.bias.split(ACTIONS), strict=True
    ):
        parts |= {name: weights, f"{name}_bias": biases}
    return {name: part.detach().cpu().contiguous().numpy().copy() for name, part in parts.items()}


def in_half_precision(module: Any) -> Any:
    """Return a copy of a module in half precision, which takes no gradients."""
    return deepcopy(module).to(torch.bfloat16).requires_grad_(requires_grad=False)


def log_policy(output: Tensor, legal: Tensor) -> Tensor:
    """Return the logarithms of the probabilities of actions; those of illegal ones are tiny.

    Args:
        output: of a policy's module, ``[rows, 3 * ACTIONS]``.
        legal: whether each action is legal, ``bool[rows, ACTIONS]``.
    """
    return output.float()[:, :ACTIONS].masked_fill(~legal, _ILLEGAL).log_softmax(1)


def tensor_of(bits: Bfloat16Array) -> Tensor:
    """Return a ``bfloat16`` array as a tensor that shares its memory; return tensors unchanged."""
    if isinstance(bits, Tensor):
        return bits
    return torch.from_numpy(bits.view(np.int16)).view(torch.bfloat16)
