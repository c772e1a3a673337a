"""The simulator: the game compiled, for search, learning and statistics."""
