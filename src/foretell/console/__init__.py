"""A table in the terminal: pages of text for what one seat knows, and the questions it is asked."""
