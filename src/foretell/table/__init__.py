"""A table as a value: state, commands, events and timers, without clock or I/O."""
