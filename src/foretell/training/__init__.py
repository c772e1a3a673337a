"""Training of the network of ``foretell.bots.learned``: the only room that knows PyTorch."""
