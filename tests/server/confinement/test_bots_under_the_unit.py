"""Every bot of a server plays as itself under the restrictions of the systemd unit."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from foretell.bots.registry import create
from tests.server.confinement.games import choices_of
from tests.server.confinement.unit_file import groups
from tests.server.http.running import Running, running
from tests.server.services import free_port

UNIT = Path(__file__).parents[3] / "deploy" / "foretell.service"
LAUNCHER = (sys.executable, "-m", "tests.server.confinement.launch", str(UNIT))

pytestmark = [
    pytest.mark.whole,
    pytest.mark.skipif(sys.platform != "linux", reason="systemd is for Linux"),
]


@contextmanager
def confined(folder: Path, *directives: str) -> Iterator[tuple[Running, str]]:
    """Run a server as the unit would, with some directives replaced; yield it and its metrics."""
    metrics = f"127.0.0.1:{free_port()}"
    launcher = (*LAUNCHER, *directives, "--")
    with running(folder, "--metrics", metrics, launcher=launcher) as server:
        yield server, f"http://{metrics}/metrics"


def filter_of_calls() -> tuple[str, ...]:
    """Return nothing, or the directive that takes the filter away where its groups are unknown."""
    try:
        groups()
    except FileNotFoundError:
        return ("SystemCallFilter=",)
    return ()


def substituted(metrics: str) -> dict[tuple[str, str], float]:
    """Return the number of decisions of substitutes, by bot and reason."""
    families = text_string_to_metric_families(httpx.get(metrics).text)
    samples = [sample for family in families for sample in family.samples]
    return {
        (sample.labels["bot"], sample.labels["reason"]): sample.value
        for sample in samples
        if sample.name == "foretell_bot_substituted_total" and sample.value
    }


def failed(metrics: str) -> dict[tuple[str, str], float]:
    """Return the substitutions that no slow machine explains."""
    slow = {"late", "wait"}
    return {of: count for of, count in substituted(metrics).items() if of[1] not in slow}


@pytest.mark.timeout(600)
@pytest.mark.parametrize("every", [pytest.param(1, marks=pytest.mark.thorough), 4])
def test_every_bot_that_a_server_offers_plays_as_itself_under_the_unit(
    tmp_path: Path, every: int
) -> None:
    """No bot always takes the first legal action, and no substitute decides for one."""
    unfiltered = filter_of_calls()
    with confined(tmp_path, *unfiltered) as (server, metrics):
        bots = server.ask("/api/bots")["bots"]
        assert len(bots) > 10
        first_only = []
        for bot in bots[::every]:
            choices = choices_of(server, bot, tmp_path, hand_sizes=[7])
            assert len(choices) > 6, bot
            if all(choice.is_first for choice in choices):
                first_only.append(bot)
        assert first_only == []
        assert failed(metrics) == {}
        status, _ = server.end()
        assert status == 0
    if unfiltered:
        pytest.skip("passed, but without SystemCallFilter: systemd-analyze is not installed")


def test_a_host_that_forbids_compiled_code_gets_steady_and_the_reason(tmp_path: Path) -> None:
    with confined(tmp_path, "MemoryDenyWriteExecute=yes", *filter_of_calls()) as (server, metrics):
        choices = choices_of(server, "strongest", tmp_path, hand_sizes=[4])
        assert [choice.action for choice in choices] == [
            create("steady", choice.seed).act(choice.seen) for choice in choices
        ]
        assert not all(choice.is_first for choice in choices)
        assert set(failed(metrics)) == {("strongest", "raised")}
        assert server.ask("/readyz")["bots"]["strongest"] == "raised PermissionError"
        assert "strongest" in server.ask("/api/bots")["failing"]
        choices_of(server, "casual", tmp_path, hand_sizes=[2])
        assert "casual" not in server.ask("/readyz")["bots"]
        status, errors = server.end()
    assert status == 0
    lines = [
        line for line in map(json.loads, errors.splitlines()) if line.get("bot") == "strongest"
    ]
    line = next(line for line in lines if line["event"] == "a bot failed")
    assert "cannot allocate executable memory" in line["detail"]


def test_bots_that_fail_are_named_before_a_person_meets_them(tmp_path: Path) -> None:
    """A server tests its bots soon after its start."""
    with confined(tmp_path, "MemoryDenyWriteExecute=yes", *filter_of_calls()) as (server, metrics):
        assert server.process.stderr is not None
        names = (json.loads(line)["bot"] for line in server.process.stderr)
        assert "yardstick" in names  # the last one of the list
        slow = {"expert", "learned", "master", "searcher", "strongest", "yardstick"}
        assert set(server.ask("/readyz")["bots"]) == slow
        assert substituted(metrics) == {}
