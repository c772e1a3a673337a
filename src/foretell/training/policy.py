"""Policies as modules of PyTorch, which learn."""

import numpy as np
import torch
from torch import Tensor, nn

from foretell.bots.learned.features import WIDTH
from foretell.bots.learned.network import ACTIONS, Network
from foretell.training.experience import Bfloat16Array

_FIELDS = ("policy", "points", "makes")
"""The outputs of a module, in order."""


def new_policy(network: Network) -> nn.Sequential:
    """Return a module: from features to logits, expected points and logits of making the bid."""
    hidden, last = network.second.shape
    module = nn.Sequential(
        nn.Linear(WIDTH, hidden),
        nn.ReLU(),
        nn.Linear(hidden, last),
        nn.ReLU(),
        nn.Linear(last, len(_FIELDS) * ACTIONS),
    )
    parts = (
        network.first.T,
        network.first_bias,
        network.second.T,
        network.second_bias,
        np.concatenate([getattr(network, field) for field in _FIELDS]),
        np.concatenate([getattr(network, f"{field}_bias") for field in _FIELDS]),
    )
    with torch.no_grad():
        for parameter, part in zip(module.parameters(), parts, strict=True):
            parameter.copy_(torch.from_numpy(np.ascontiguousarray(part)))
    return module


def network_of(module: nn.Sequential) -> Network:
    """Return the network of a module."""
    first, second, output = (module[number] for number in (0, 2, 4))
    layers = (first.weight.T, first.bias, second.weight.T, second.bias)
    values = [part.detach().contiguous().numpy().copy() for part in layers]
    weights, biases = (
        part.detach().numpy().copy().reshape(len(_FIELDS), ACTIONS, -1)
        for part in (output.weight, output.bias)
    )
    outputs = {
        name: part
        for number, field in enumerate(_FIELDS)
        for name, part in ((field, weights[number]), (f"{field}_bias", biases[number, :, 0]))
    }
    return Network(*values, **outputs)


def tensor_of(bits: Bfloat16Array) -> Tensor:
    """Return an array of ``bfloat16`` as a tensor that shares its memory."""
    return torch.from_numpy(bits.view(np.int16)).view(torch.bfloat16)
