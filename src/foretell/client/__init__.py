"""One who plays at a table of a server, as a program: what it knows, says, and does."""
