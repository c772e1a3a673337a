"""Bots at live tables, which decide in worker processes within a budget for each host."""
