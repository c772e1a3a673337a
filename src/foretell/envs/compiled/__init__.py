"""Compiled code of the adapters: observations, rewards, and games side by side."""
