"""``foretell bench``: its figures, for people and for programs."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event
from typing import NoReturn

import pytest
from numba import config
from numba.core import event

from foretell.bench import suite
from foretell.bench.figure import ONCE, Benchmark, Effort, Sampler, Unit
from foretell.bench.refusals import Missing, NoGraphics, NoLibrary
from foretell.bench.run import check_unhampered
from foretell.i18n import LANGUAGES
from foretell.sim import compile_notice
from foretell.sim.compile_notice import announced
from tests.terminal.helpers import Run, refusal

SAMPLES = {
    "random_games_4p": (50_100_000.0, 48_000_000.0, 47_000_000.0),
    "worlds_4p": (812_345.0, 800_000.0, 900_000.0),
    "compile_seconds": (12.3,),
    "c_games_4p": (40_000_000.0, 40_000_000.0, 40_000_000.0),
}


def a_benchmark(name: str, unit: Unit, title: str, *, peer_of: str | None = None) -> Benchmark:
    values = SAMPLES[name]

    @contextmanager
    def prepare(_: Effort) -> Iterator[Sampler]:
        remaining = iter(values)
        yield lambda: next(remaining)

    return Benchmark(name, unit, prepare, title, samples=len(values), peer_of=peer_of)


def missing(name: str, why: Missing, *, peer_of: str | None) -> Benchmark:
    def prepare(_: Effort) -> NoReturn:
        raise why

    return Benchmark(name, Unit.DECISIONS, prepare, "openspiel", peer_of=peer_of)


OWN = (
    a_benchmark("random_games_4p", Unit.DECISIONS, "random-games"),
    a_benchmark("worlds_4p", Unit.WORLDS, "worlds"),
    missing("random_games_4p_gpu", NoGraphics(), peer_of=None),
    a_benchmark("compile_seconds", Unit.SECONDS, "compile"),
)
PEERS = (
    missing(
        "openspiel_oh_hell_4p",
        NoLibrary("OpenSpiel", "pip install open_spiel"),
        peer_of="random_games_4p",
    ),
    a_benchmark("c_games_4p", Unit.DECISIONS, "c", peer_of="random_games_4p"),
)


@pytest.fixture(autouse=True)
def compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Allow interpreted code: these tests do not measure speed."""
    monkeypatch.setattr("foretell.bench.run.check_unhampered", lambda: None)


@pytest.fixture
def figures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace the benchmarks by ones with fixed figures."""
    monkeypatch.setattr(suite, "OWN", OWN)
    monkeypatch.setattr(suite, "BENCHMARKS", (*OWN, *PEERS))


def test_every_figure_is_in_one_table(run: Run, figures: None) -> None:
    ran = run("bench")
    assert (ran.status, ran.err) == (0, "")
    assert ran.lines == [
        " Decisions per second: cards, bids and trumps chosen",
        "   random_games_4p  48,000,000  ±3%  4 players, at random",
        "",
        " Worlds per second: possible deals of the hidden cards",
        "   worlds_4p  812,000  ±6%  for one player, mid-round",
        "",
        " Seconds",
        "   compile_seconds  12.3    first use, which compiles",
    ]


def test_plain_figures_are_one_per_line(run: Run, figures: None) -> None:
    assert run("bench", "--plain").lines == [
        "Decisions per second: cards, bids and trumps chosen",
        "random_games_4p, 4 players, at random: 48,000,000 ±3%",
        "Worlds per second: possible deals of the hidden cards",
        "worlds_4p, for one player, mid-round: 812,000 ±6%",
        "Seconds",
        "compile_seconds, first use, which compiles: 12.3",
    ]


def test_figures_as_json_are_one_object_per_line(run: Run, figures: None) -> None:
    ran = run("bench", "--json")
    assert (ran.status, ran.err) == (0, "")
    assert [json.loads(line) for line in ran.lines] == [
        {
            "name": "random_games_4p",
            "value": 48_000_000.0,
            "unit": "decisions/s",
            "samples": [50_100_000.0, 48_000_000.0, 47_000_000.0],
        },
        {
            "name": "worlds_4p",
            "value": 812_345.0,
            "unit": "worlds/s",
            "samples": [812_345.0, 800_000.0, 900_000.0],
        },
        {"name": "compile_seconds", "value": 12.3, "unit": "s", "samples": [12.3]},
    ]


def test_peers_are_compared_and_missing_ones_are_named(run: Run, figures: None) -> None:
    ran = run("bench", "--peers")
    assert ran.status == 0
    assert ran.lines[-1].strip() == (
        "random_games_4p makes 1.2 times as many decisions per second as c_games_4p."
    )
    assert ran.err == (
        "openspiel_oh_hell_4p is skipped: OpenSpiel is not installed. "
        "This installs it: pip install open_spiel\n"
    )


def test_a_benchmark_the_machine_cannot_run_is_named_only_on_request(
    run: Run, figures: None
) -> None:
    assert "random_games_4p_gpu" not in run("bench").err
    ran = run("bench", "--only", "random_games_4p_gpu")
    assert (ran.status, ran.out) == (0, "")
    assert ran.err == ("random_games_4p_gpu is skipped: There is no CUDA graphics processor.\n")


def test_a_missing_peer_has_no_json_object(run: Run, figures: None) -> None:
    ran = run("bench", "--peers", "--json")
    assert [json.loads(line)["name"] for line in ran.lines] == [
        "random_games_4p",
        "c_games_4p",
        "worlds_4p",
        "compile_seconds",
    ]
    assert ran.err.startswith("openspiel_oh_hell_4p is skipped")


def test_bench_measures_only_the_figures_named_by_only(run: Run, figures: None) -> None:
    for only in ("c_games_4p,worlds_4p", " c_games_4p , worlds_4p,worlds_4p"):
        ran = run("bench", "--json", "--only", only)
        assert [json.loads(line)["name"] for line in ran.lines] == ["c_games_4p", "worlds_4p"]


@pytest.mark.parametrize("only", ["fast", "worlds_4p,fast", "fast,"])
def test_an_unknown_benchmark_is_refused_with_the_known_ones(
    run: Run, figures: None, only: str
) -> None:
    assert refusal(run("bench", "--only", only)) == (
        "foretell: --only cannot be “fast”. Choose one of these: random_games_4p, worlds_4p, "
        "random_games_4p_gpu, compile_seconds, openspiel_oh_hell_4p, c_games_4p.\n"
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", ["100", "80", "40"])
def test_the_report_of_bench_fits_the_screen_in_every_language(
    run: Run, figures: None, monkeypatch: pytest.MonkeyPatch, language: str, width: str
) -> None:
    monkeypatch.setenv("COLUMNS", width)
    ran = run("bench", "--peers", "--lang", language)
    assert ran.status == 0
    assert max(map(len, ran.lines)) <= int(width)
    assert "bench-" not in ran.out
    for name in ("random_games_4p", "worlds_4p", "compile_seconds", "c_games_4p"):
        assert name in ran.out


def test_bench_writes_numbers_in_the_format_of_the_language(run: Run, figures: None) -> None:
    assert "48.000.000" in run("bench", "--lang", "de").out
    assert "12,3" in run("bench", "--lang", "de").out


@pytest.mark.parametrize("flags", [(), ("--json",)])
def test_bench_reports_compiling_on_standard_error(
    run: Run, monkeypatch: pytest.MonkeyPatch, flags: tuple[str, ...]
) -> None:
    told = Event()

    @contextmanager
    def prepare(_: Effort) -> Iterator[Sampler]:
        with event.trigger_event("numba:compile"):
            assert told.wait(60)
        yield lambda: 1.0

    def tell_and_go_on(notify: object) -> object:
        def both() -> None:
            assert callable(notify)
            notify()
            told.set()

        return announced(both, after=0.001)

    monkeypatch.setattr(compile_notice, "announced", tell_and_go_on)
    monkeypatch.setattr(
        suite, "OWN", (Benchmark("worlds_4p", Unit.WORLDS, prepare, "worlds", samples=1),)
    )
    ran = run("bench", *flags)
    assert ran.err == ("Compiling the simulator. This takes some seconds, and happens only once.\n")
    assert len(ran.lines) == (1 if flags else 2)


def test_bench_measures_the_real_simulator(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("foretell.bench.figure.USUAL", ONCE)
    ran = run("bench", "--json", "--only", "random_games_2p,vector_env_4p_1024")
    values = {told["name"]: told["value"] for told in map(json.loads, ran.lines)}
    assert set(values) == {"random_games_2p", "vector_env_4p_1024"}
    assert all(value > 0 for value in values.values())


@pytest.mark.parametrize("variable", ["DISABLE_JIT", "BOUNDSCHECK"])
def test_bench_refuses_to_run_with_debugging_settings(
    run: Run, monkeypatch: pytest.MonkeyPatch, variable: str
) -> None:
    monkeypatch.setattr("foretell.bench.run.check_unhampered", check_unhampered)
    monkeypatch.setattr(config, "DISABLE_JIT", 0)
    monkeypatch.setattr(config, "BOUNDSCHECK", None)
    monkeypatch.setattr(config, variable, 1)
    assert refusal(run("bench", "--only", "random_games_2p")) == (
        f"foretell: NUMBA_{variable} is set, so the figures would not be those of normal use. "
        "Unset it and run again.\n"
    )
