"""The technical report, with every figure and table in it."""
