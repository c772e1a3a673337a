"""In-memory ``Store`` for simulation tests, with injectable delays and crashes."""

from foretell.testing.memory_store.store import MemoryStore

__all__ = ["MemoryStore"]
