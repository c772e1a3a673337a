"""Benchmarks of the simulator and its peers."""
