"""Several nodes that share tables: one holds a table, the others show it and forward commands.

``docs/cluster.md`` explains the design.
"""
