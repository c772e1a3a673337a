"""The engine: simulator and bots as a WebAssembly module, compiled from the same functions."""
