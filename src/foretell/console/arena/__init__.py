"""What tournaments have found, on a screen."""
