"""Possible games: hidden cards sampled as a seat may believe them, weighed by the bids so far."""
