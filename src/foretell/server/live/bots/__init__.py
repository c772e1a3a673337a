"""Bots at live tables: they decide in processes of their own, within a budget for each host."""
