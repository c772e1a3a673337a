"""Statistics of the game from millions of deals."""
