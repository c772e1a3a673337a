"""Training and measurement of the bots; this package may import all of Foretell."""
