"""Storage of tables, people and leases, behind small contracts that every store fulfils."""
