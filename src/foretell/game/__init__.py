"""The game as a log of events: decide, evolve, observe, and the façade over them."""
