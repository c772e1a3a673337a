"""What a person would want to know of the game, from millions of deals."""
