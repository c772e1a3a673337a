"""Checks of the built site of the documentation, with a line for each fault that says what to do.

Sphinx has refused by then what it can see in the sources: links to pages that are not there, and
pages that no list names.
"""
