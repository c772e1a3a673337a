"""Where tables, people and leases are kept: one contract, three stores."""

from foretell.server.store.faults import (
    DamagedFile,
    MissingDriver,
    NewerSchema,
    NoBackup,
    StaleToken,
    StoreClosed,
    StoreDamaged,
    StoreUnavailable,
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
    "DamagedFile",
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
    "StoreDamaged",
    "StoreUnavailable",
    "StoreUnreachable",
    "Summary",
    "TakenCode",
    "UnknownStore",
    "UnknownTable",
    "Whereabouts",
]
