"""Which tests a change concerns: those of the rooms that it touches and of the rooms above."""
