"""Tables for people and programs, over the network."""
