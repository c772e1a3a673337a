"""``strongest``: a search that a network guides."""
