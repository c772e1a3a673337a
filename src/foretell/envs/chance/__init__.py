"""The game as a tree with explicit chance, and its observers, without OpenSpiel."""
