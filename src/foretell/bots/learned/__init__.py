"""``learned``: a neural network that values each action, without search."""
