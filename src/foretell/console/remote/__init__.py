"""A seat at a table that is somewhere else: the same screens and keys, and news as they come."""
