"""A store in memory, for simulations: same contract, time and crashes as one likes."""

from foretell.testing.memory_store.store import MemoryStore

__all__ = ["MemoryStore"]
