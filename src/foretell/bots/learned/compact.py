"""The compact file of a network, with which the bots of the package and of the page play.

All numbers are little-endian. The magic bytes and the sizes of both hidden layers (two ``uint32``)
come first. Then, for each of the layers of ``Network`` in order: a ``float32`` scale for each row,
the rows as ``int8`` multiples of it, and the bias as ``float16``. Measured against 16 bits for
everything, this loses too little to measure in points (docs/build/engine.md).
"""

from math import prod
from pathlib import Path
from typing import Any, Final

import numpy as np

from foretell.bots.learned.features import Float32Array
from foretell.bots.learned.network import Network, layer_shapes

MAGIC: Final = b"FTN2"
_SIZE: Final = np.dtype("<u4")
_SCALE: Final = np.dtype("<f4")
_HALF: Final = np.dtype("<f2")
_BYTE: Final = np.dtype("i1")
_LARGEST: Final = 127


def write_compact(network: Network, path: Path) -> None:
    """Write a network to a compact file, rounded as that requires."""
    parts = [MAGIC, np.array(network.second.shape, dtype=_SIZE).tobytes()]
    for weights, bias in zip(network[::2], network[1::2], strict=True):
        scales = (np.abs(weights).max(axis=1) / _LARGEST).astype(_SCALE)
        scales[scales == 0] = 1
        parts += [scales.tobytes(), np.round(weights / scales[:, None]).astype(_BYTE).tobytes()]
        parts.append(bias.astype(_HALF).tobytes())
    path.write_bytes(b"".join(parts))


def read_compact(path: Path) -> Network:
    """Return the network in a compact file.

    Raises:
        OSError: when the file cannot be read.
        ValueError: when it is no such file.
    """
    content = path.read_bytes()
    if content[: len(MAGIC)] != MAGIC:
        raise ValueError(f"{path} is no compact network: it must begin with {MAGIC!r}")
    reader = _Reader(content)
    hidden, last = reader.take(_SIZE, 2).tolist()
    shapes = layer_shapes(hidden, last)
    layers: list[Float32Array] = []
    for weights, bias in zip(shapes[::2], shapes[1::2], strict=True):
        scales = reader.take(_SCALE, weights[0])[:, None]
        layers.append(scales * reader.take(_BYTE, prod(weights)).reshape(weights))
        layers.append(reader.take(_HALF, *bias))
    return Network(*(np.ascontiguousarray(part, dtype=np.float32) for part in layers))


class _Reader:
    """Takes arrays from bytes, one after the other."""

    def __init__(self, content: bytes) -> None:
        self._content = content
        self._at = len(MAGIC)

    def take(self, dtype: np.dtype[Any], count: int) -> Any:
        values = np.frombuffer(self._content, dtype, count, self._at)
        self._at += values.nbytes
        return values
