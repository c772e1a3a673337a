"""``strongest``: a search guided by a neural network."""
