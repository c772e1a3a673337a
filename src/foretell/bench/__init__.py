"""How fast the simulator is, and beside what else."""
