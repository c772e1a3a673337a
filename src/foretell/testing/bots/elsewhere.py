"""The worker process in which a bot decides again."""

import json
import pickle
import sys
from contextlib import redirect_stdout


def main() -> None:
    """Read a bot and its observations from standard input, and print its actions as JSON.

    The input is a pickle of ``sys.path``, then one of the bot's factory and a list of seeds and
    observations.
    """
    stream = sys.stdin.buffer
    sys.path[:] = pickle.load(stream)  # noqa: S301 - it comes from the process that started this one
    make, observations = pickle.load(stream)  # noqa: S301 - as above
    with redirect_stdout(sys.stderr):
        actions = [repr(make(seed).act(observation)) for seed, observation in observations]
    json.dump(actions, sys.stdout)
