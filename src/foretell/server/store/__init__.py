"""Where tables, people and leases are kept: one contract, three stores."""

from foretell.server.store.faults import (
    MissingDriver,
    NewerSchema,
    NoBackup,
    StaleToken,
    StoreClosed,
    StoreUnreachable,
    TakenCode,
    UnknownStore,
    UnknownTable,
)
from foretell.server.store.memory import MemoryStore
from foretell.server.store.store import Store
from foretell.server.store.values import (
    Answer,
    Commit,
    GameRecord,
    Held,
    Listed,
    Person,
    Phase,
    Row,
    Summary,
    Whereabouts,
)

__all__ = [
    "Answer",
    "Commit",
    "GameRecord",
    "Held",
    "Listed",
    "MemoryStore",
    "MissingDriver",
    "NewerSchema",
    "NoBackup",
    "Person",
    "Phase",
    "Row",
    "StaleToken",
    "Store",
    "StoreClosed",
    "StoreUnreachable",
    "Summary",
    "TakenCode",
    "UnknownStore",
    "UnknownTable",
    "Whereabouts",
]
