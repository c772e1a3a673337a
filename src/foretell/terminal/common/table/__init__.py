"""A game on a terminal: what is shown of it, drawn or in plain lines, and what may be typed."""
