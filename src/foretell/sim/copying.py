"""Copying in kernels."""

from foretell.sim.compiling import inlined
from foretell.sim.layout import IntArray


@inlined
def copy_into(target: IntArray, source: IntArray) -> None:
    """Copy an array into another of the same length.

    Numba takes a second to compile ``target[:] = source``, most of it for error messages.
    """
    for entry in range(len(target)):
        target[entry] = source[entry]
