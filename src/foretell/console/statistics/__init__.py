"""What many games had in them, told to people."""
