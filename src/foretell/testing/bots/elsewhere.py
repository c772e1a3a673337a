"""The other process in which a bot is asked the same."""

import json
import pickle
import sys
from contextlib import redirect_stdout


def main() -> None:
    """Read a bot and what it sees from standard input, and print what it does, as JSON.

    That is a pickle of the path for modules, and then one of whatever makes the bot with a list of
    seeds and observations.
    """
    given = sys.stdin.buffer
    sys.path[:] = pickle.load(given)  # noqa: S301 - it comes from the process that started this one
    make, seen = pickle.load(given)  # noqa: S301
    with redirect_stdout(sys.stderr):
        actions = [repr(make(seed).act(observation)) for seed, observation in seen]
    json.dump(actions, sys.stdout)
