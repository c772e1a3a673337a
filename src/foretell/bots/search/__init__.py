"""Search: rollouts of every action in possible games, and the choice among them."""
