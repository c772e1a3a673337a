"""A peer: games of RLCard."""

from foretell.bench.figure import Prepare
from foretell.bench.libraries import RLCARD, load
from foretell.bench.rates import Work, measured, timed

_SEED = 1


def rlcard_game(name: str) -> Prepare:
    """Return the benchmark of a game of RLCard among its random agents; decisions count.

    Its set-up raises ``NoLibrary`` when RLCard is not installed.
    """

    @measured
    def prepare() -> Work:
        rlcard = load("rlcard", RLCARD)
        agents = load("rlcard.agents", RLCARD)
        env = rlcard.make(name, config={"seed": _SEED})
        env.set_agents([agents.RandomAgent(env.num_actions) for _ in range(env.num_players)])

        def play(amount: int) -> int:
            decisions = 0
            for _ in range(amount):
                ways, _ = env.run(is_training=False)
                # Each way has a player's states and actions by turns, and ends with a state.
                decisions += sum(len(way) // 2 for way in ways)
            return decisions

        return timed(play)

    return prepare
