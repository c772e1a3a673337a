"""A table as a value: its state, what may be asked of it, and what follows; no clock, no I/O."""
