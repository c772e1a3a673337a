"""Training of the networks of ``foretell.bots.learned``; only this package uses PyTorch."""
