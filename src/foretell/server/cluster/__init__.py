"""Many nodes that share tables: one holds a table, all others show it and pass on what is asked.

``docs/cluster.md`` tells how it works.
"""
