"""Misbehaving bots of another package, for processes that look up installed bots."""

from pathlib import Path

import pytest

SOURCE = """
import os, pathlib, sys, time
from foretell.bots.steady import SteadyBot

LOADED = pathlib.Path(__file__).with_name("loaded")

class Sound:
    def __init__(self, seed):
        self._mind = SteadyBot(seed)
        self._seed = seed
    def act(self, observation):
        if self._seed == "2a":  # getting ready
            with LOADED.open("a") as file:
                file.write("ready ")
        return self._mind.act(observation)

class Chatty(Sound):
    def act(self, observation):
        print("0 0", flush=True)
        os.write(1, b"0 0")
        if self._seed != "2a":
            print("the weather is fine\\n" * 20_000, file=sys.stderr)
        return super().act(observation)

class Raising(Sound):
    def act(self, observation):
        raise ArithmeticError("one card too many")

class Leaving(Sound):
    def act(self, observation):
        sys.exit(0)

class Crashing(Sound):
    def act(self, observation):
        if self._seed != "2a":
            import ctypes
            ctypes.string_at(0)
        return super().act(observation)

class Unloadable(Sound):
    def __init__(self, seed):
        raise ImportError("no such library")

class Cheating(Sound):
    def act(self, observation):
        return "the ace of spades"

class Dying(Sound):
    def act(self, observation):
        if self._seed != "2a":
            os._exit(1)
        return super().act(observation)

class Mortal(Sound):
    def act(self, observation):
        dead = LOADED.with_name("dead")
        if self._seed != "2a" and not dead.exists():
            dead.touch()
            os._exit(1)
        return super().act(observation)

class Endless(Sound):
    def act(self, observation):
        while self._seed != "2a":
            pass
        return super().act(observation)

class Sleepless(Sound):
    def act(self, observation):
        until = time.process_time() + (0.1 if self._seed != "2a" else 0)
        while time.process_time() < until:
            pass
        return super().act(observation)

class Unready(Sound):
    def act(self, observation):
        while self._seed == "2a":
            pass
        return super().act(observation)
"""
NAMES = (
    "Sound",
    "Chatty",
    "Raising",
    "Leaving",
    "Crashing",
    "Unloadable",
    "Cheating",
    "Dying",
    "Mortal",
    "Endless",
    "Sleepless",
    "Unready",
)


def install(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Install the package for processes started from now on; return the file its bots write."""
    write_package(folder)
    monkeypatch.setenv("PYTHONPATH", str(folder))
    return folder / "loaded"


def write_package(folder: Path) -> None:
    """Write the package to a folder, as an installer would."""
    (folder / "odd_bots_of_tests.py").write_text(SOURCE)
    metadata = folder / "odd_bots_of_tests-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: odd-bots-of-tests\nVersion: 1")
    points = "\n".join(f"{name.lower()} = odd_bots_of_tests:{name}" for name in NAMES)
    (metadata / "entry_points.txt").write_text(f"[foretell.bots]\n{points}\n")
