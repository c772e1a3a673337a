"""``learned``: a network that knows what each action promises, without any search."""
