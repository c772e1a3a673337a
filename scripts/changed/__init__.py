"""The tests of a change: those of the rooms that it touches and of the rooms above."""
