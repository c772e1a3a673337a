"""All benchmarks."""

from typing import Final

from foretell.bench.environments import PLAYERS, gymnasium_vector, pettingzoo_game
from foretell.bench.figure import Benchmark, Unit
from foretell.bench.libraries import PETTINGZOO, PETTINGZOO_GAMES
from foretell.bench.openspiel import oh_hell, tree
from foretell.bench.plain_c import NATIVE, PLAIN, c_games
from foretell.bench.rlcard import rlcard_game
from foretell.bench.search import playouts, worlds
from foretell.bench.solving import everyone, solvable, worst_case
from foretell.bench.starting import compiling, starting
from foretell.bench.whole_games import games, games_on_graphics, side_by_side, steady_games

_SIMULATOR: Final = "random_games_4p"
_IN_TURNS: Final = "pettingzoo_turns_4p"
_TREE: Final = "openspiel_tree_4p"
"""The figures that peers are compared with."""

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
    Benchmark(
        _IN_TURNS,
        Unit.DECISIONS,
        pettingzoo_game("foretell.envs.pettingzoo.wizard_v0", PETTINGZOO, players=PLAYERS),
        "pettingzoo",
    ),
    Benchmark(
        _TREE,
        Unit.DECISIONS,
        tree("foretell.envs.openspiel", f"python_foretell_wizard(players={PLAYERS})"),
        "openspiel-tree",
    ),
    Benchmark("worlds_4p", Unit.WORLDS, worlds(4), "worlds"),
    Benchmark("playouts_4p", Unit.PLAYOUTS, playouts(4), "playouts"),
    *(
        Benchmark(
            f"{name}_cards_{players}p",
            Unit.CARDS,
            solvable(players, solve),
            name.replace("_", "-"),
            players,
            samples=1,
        )
        for name, solve in (("solver", worst_case), ("solver_everyone", everyone))
        for players in range(2, 7)
    ),
    Benchmark("compile_seconds", Unit.SECONDS, compiling, "compile", samples=1),
    Benchmark("start_seconds", Unit.SECONDS, starting, "start"),
)
PEERS: Final = tuple(
    Benchmark(name, Unit.DECISIONS, prepare, title, peer_of=peer_of)
    for name, prepare, title, peer_of in (
        ("openspiel_oh_hell_4p", oh_hell, "openspiel", _SIMULATOR),
        ("c_games_4p", c_games(PLAIN), "c", _SIMULATOR),
        ("c_native_games_4p", c_games(NATIVE), "c-native", _SIMULATOR),
        (
            "openspiel_kuhn_poker",
            tree("open_spiel.python.games", "python_kuhn_poker"),
            "openspiel-kuhn",
            _TREE,
        ),
        (
            "openspiel_tic_tac_toe",
            tree("open_spiel.python.games", "python_tic_tac_toe"),
            "openspiel-tic-tac-toe",
            _TREE,
        ),
        (
            "pettingzoo_connect_four",
            pettingzoo_game("pettingzoo.classic.connect_four.connect_four", PETTINGZOO_GAMES),
            "pettingzoo-connect-four",
            _IN_TURNS,
        ),
        (
            "pettingzoo_texas_holdem",
            pettingzoo_game("pettingzoo.classic.rlcard_envs.texas_holdem", PETTINGZOO_GAMES),
            "pettingzoo-texas-holdem",
            _IN_TURNS,
        ),
        ("rlcard_leduc_holdem", rlcard_game("leduc-holdem"), "rlcard-leduc", _IN_TURNS),
        ("rlcard_uno", rlcard_game("uno"), "rlcard-uno", _IN_TURNS),
    )
)
BENCHMARKS: Final = (*OWN, *PEERS)
