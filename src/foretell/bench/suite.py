"""All benchmarks."""

from typing import Final

from foretell.bench.environments import gymnasium_vector, pettingzoo_turns
from foretell.bench.figure import Benchmark, Unit
from foretell.bench.openspiel import oh_hell
from foretell.bench.plain_c import NATIVE, PLAIN, c_games
from foretell.bench.search import playouts, worlds
from foretell.bench.solving import everyone, solvable, worst_case
from foretell.bench.starting import compiling, starting
from foretell.bench.whole_games import games, games_on_graphics, side_by_side, steady_games

OWN: Final = (
    *(
        Benchmark(
            f"random_games_{players}p", Unit.DECISIONS, games(players), "random-games", players
        )
        for players in (4, 2, 3, 5, 6)
    ),
    Benchmark("random_games_4p_all_cores", Unit.DECISIONS, games(4, on=0), "random-games-all"),
    Benchmark("random_games_4p_gpu", Unit.DECISIONS, games_on_graphics(4), "random-games-gpu"),
    Benchmark("steady_games_4p", Unit.DECISIONS, steady_games(4), "steady-games"),
    Benchmark("vector_env_4p_1024", Unit.DECISIONS, side_by_side(4, 1024), "vector-env"),
    Benchmark("gymnasium_vector_4p_1024", Unit.DECISIONS, gymnasium_vector, "gymnasium"),
    Benchmark("pettingzoo_turns_4p", Unit.DECISIONS, pettingzoo_turns, "pettingzoo"),
    Benchmark("worlds_4p", Unit.WORLDS, worlds(4), "worlds"),
    Benchmark("playouts_4p", Unit.PLAYOUTS, playouts(4), "playouts"),
    *(
        Benchmark(
            f"solver_cards_{players}p",
            Unit.CARDS,
            solvable(players, worst_case),
            "solver",
            players,
            samples=1,
        )
        for players in range(2, 7)
    ),
    *(
        Benchmark(
            f"solver_everyone_cards_{players}p",
            Unit.CARDS,
            solvable(players, everyone),
            "solver-everyone",
            players,
            samples=1,
        )
        for players in range(2, 7)
    ),
    Benchmark("compile_seconds", Unit.SECONDS, compiling, "compile", samples=1),
    Benchmark("start_seconds", Unit.SECONDS, starting, "start"),
)
PEERS: Final = (
    Benchmark("openspiel_oh_hell_4p", Unit.DECISIONS, oh_hell, "openspiel", is_peer=True),
    Benchmark("c_games_4p", Unit.DECISIONS, c_games(PLAIN), "c", is_peer=True),
    Benchmark("c_native_games_4p", Unit.DECISIONS, c_games(NATIVE), "c-native", is_peer=True),
)
BENCHMARKS: Final = (*OWN, *PEERS)
