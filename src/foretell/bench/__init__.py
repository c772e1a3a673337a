"""How fast the simulator is, measured beside others in the same run."""
