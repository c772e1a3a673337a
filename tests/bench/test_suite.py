"""The names of figures are stable: people and programs rely on them."""

import re

import pytest

from foretell.bench.figure import ONCE, Benchmark, Unit
from foretell.bench.run import Run
from foretell.bench.suite import BENCHMARKS, OWN, PEERS
from foretell.i18n import LANGUAGES, Words

pytestmark = pytest.mark.kernel

NAMES = """
random_games_4p random_games_2p random_games_3p random_games_5p random_games_6p
random_games_4p_all_cores random_games_4p_gpu steady_games_4p vector_env_4p_1024
gymnasium_vector_4p_1024 pettingzoo_turns_4p openspiel_tree_4p
worlds_4p playouts_4p
solver_cards_2p solver_cards_3p solver_cards_4p solver_cards_5p solver_cards_6p
solver_everyone_cards_2p solver_everyone_cards_3p solver_everyone_cards_4p
solver_everyone_cards_5p solver_everyone_cards_6p
compile_seconds start_seconds
openspiel_oh_hell_4p c_games_4p c_native_games_4p
openspiel_kuhn_poker openspiel_tic_tac_toe pettingzoo_connect_four pettingzoo_texas_holdem
rlcard_leduc_holdem rlcard_uno
"""


def test_the_benchmarks_keep_their_names_and_order() -> None:
    assert [benchmark.name for benchmark in BENCHMARKS] == NAMES.split()


def test_names_of_benchmarks_say_how_many_players_there_are() -> None:
    for benchmark in BENCHMARKS:
        told = re.search(r"_(\d)p(_|$)", benchmark.name)
        assert told is None or int(told[1]) == benchmark.players, benchmark.name


def test_only_other_programs_count_as_peers() -> None:
    assert not any(benchmark.is_peer for benchmark in OWN)
    assert {benchmark.peer_of for benchmark in PEERS} <= {benchmark.name for benchmark in OWN}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_benchmark_has_a_title_and_every_unit_a_heading(language: str) -> None:
    words = Words(language)
    for benchmark in BENCHMARKS:
        assert words(f"bench-title-{benchmark.title}", players=benchmark.players)
        assert words(f"bench-unit-{benchmark.unit.name.lower()}")


@pytest.mark.compiled
@pytest.mark.timeout(300)
@pytest.mark.parametrize(
    "benchmark",
    [benchmark for benchmark in BENCHMARKS if benchmark.unit not in {Unit.CARDS, Unit.SECONDS}],
    ids=lambda benchmark: benchmark.name,
)
def test_every_benchmark_can_be_measured(benchmark: Benchmark) -> None:
    run = Run([benchmark], ONCE)
    assert list(run.steps()) == ([] if run.missing else [1])
    for figure in run.figures:
        assert figure.value > 0
    needs_more = benchmark.name in {"random_games_4p_gpu", "openspiel_tree_4p"}
    assert benchmark.is_peer or needs_more or not run.missing
