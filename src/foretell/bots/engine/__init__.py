"""The engine in Python: what bots compute, until it is compiled for this machine.

``engine.wasm`` has the functions that bots call, compiled from the same source
(docs/build/engine.md).
``host`` runs it; an ``operation`` is a kernel that runs there until its own code is in the cache.
"""

from foretell.bots.engine.operations import Crossing, Operation, compile_natively, operation

__all__ = ["Crossing", "Operation", "compile_natively", "operation"]
