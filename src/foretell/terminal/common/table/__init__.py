"""A game on a terminal: its screens, drawn or in plain lines, and its input."""
