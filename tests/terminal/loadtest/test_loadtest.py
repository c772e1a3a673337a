"""``foretell loadtest``: a server under load, reported to people and to programs."""

import json
from pathlib import Path

import msgspec
import pytest

from foretell.client.load.report import Percentiles, Report
from foretell.client.load.run import LoadTest
from foretell.i18n import LANGUAGES
from tests.server.process import Warm, server_process
from tests.terminal.helpers import Run, refusal

SMALL = ("loadtest", "--people", "6", "--tables", "2", "--seconds", "1", "--rate", "0")
REPORT = Report(
    people=200,
    tables=50,
    spectators=20,
    warm_up=5,
    seconds=10.0,
    rate=1_000,
    due=10_010,
    moves=10_003,
    owed=7,
    moves_per_second=1_000.3,
    games=1,
    response=Percentiles(6.5, 421.25, 430, 431.5),
    seen=Percentiles(4.5, 21.25, 30, 31.5),
    answered=Percentiles(4.25, 20.5, 29, 30.5),
    idle_sockets=5_000,
    idle_kilobytes=25.1,
    resident_megabytes=110.5,
    cpu_per_move=0.64,
    cores=2,
    load=(0.25, 1.75),
    reconnects=3,
    refused={"table/busy": 2},
    errors={"connection lost": 3},
)


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> list[Report]:
    """Make load tests return the measurements of this list instead of measuring."""
    found = [REPORT]

    async def find(_: LoadTest) -> Report:
        return found[0]

    monkeypatch.setattr(LoadTest, "run", find)
    return found


def test_a_load_test_measures_a_server_that_it_starts(run: Run) -> None:
    told = run(*SMALL, "--json")
    assert told.status == 0, told.err
    report = json.loads(told.out)
    assert report["people"] == 6
    assert report["moves"] > 0
    assert report["errors"] == {}


def test_a_load_test_measures_a_running_server(run: Run, tmp_path: Path) -> None:
    store, log = str(tmp_path / "tables.db"), tmp_path / "log"
    with server_process(store, log, "--frames", "1000000", launcher=Warm()) as server:
        told = run(*SMALL, "--url", server.url, "--json")
    assert told.status == 0, told.err
    report = json.loads(told.out)
    assert report["moves"] > 0
    assert report["resident_megabytes"] is None


@pytest.mark.usefixtures("measured")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("how", [(), ("--plain",)])
def test_figures_of_a_load_test_are_written_in_every_language(
    run: Run, lang: str, how: tuple[str, ...]
) -> None:
    told = run("loadtest", "--url", "http://127.0.0.1:9", "--lang", lang, *how)
    assert told.status == 0, told.err
    for figure in ("110", "table/busy", "connection lost", "421", "7", "64", "75"):
        assert figure in told.out


def test_the_report_of_a_load_test_omits_what_was_not_measured(
    run: Run, measured: list[Report]
) -> None:
    measured[0] = Report(
        **{
            **{name: getattr(REPORT, name) for name in REPORT.__struct_fields__},
            "response": None,
            "seen": None,
            "answered": None,
            "reconnects": 0,
            "cpu_per_move": None,
            "load": None,
            "idle_kilobytes": None,
            "resident_megabytes": None,
            "refused": {},
            "errors": {},
        }
    )
    told = run("loadtest", "--url", "http://127.0.0.1:9", "--plain", "--lang", "en")
    assert len(told.out.splitlines()) == 3


def test_without_a_rate_a_load_test_has_no_response_time(run: Run, measured: list[Report]) -> None:
    measured[0] = msgspec.structs.replace(REPORT, rate=0, response=None)
    told = run("loadtest", "--url", "http://127.0.0.1:9", "--plain", "--lang", "en")
    assert "no move was due at a particular time" in told.out
    assert "owed" not in told.out


@pytest.mark.parametrize(
    "flags",
    [
        ("--people", "5", "--tables", "2"),
        ("--tables", "0"),
        ("--seconds", "0"),
        ("--rate", "-1"),
        ("--warm-up", "-1"),
        ("--spectators", "many"),
        ("--idle-sockets", "x"),
        ("--url", "http://127.0.0.1:9"),
    ],
)
def test_loadtest_refuses_invalid_flags(run: Run, flags: tuple[str, ...]) -> None:
    assert refusal(run("loadtest", "--lang", "en", *flags)).startswith("foretell: ")
