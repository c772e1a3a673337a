"""Several nodes that share tables: one holds a table, the others show it and forward commands.

``docs/host/nodes.md`` explains the design.
"""
