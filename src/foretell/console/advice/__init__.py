"""Advice for a game with real cards: what is told of it, and what one is told in return.

``course`` asks for a game step by step, each ``question`` reads and checks its own answer, and
``conversation`` is the dialogue with a person; ``page`` and ``aloud`` show what a bot advises.
"""
