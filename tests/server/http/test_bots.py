"""Bots that fail: what operators, and people who choose a bot, learn of them."""

from foretell.bots.substitutes import Failure, Reason
from foretell.server.live.bots.budget import BotBudget
from foretell.server.live.bots.failures import BotFailures
from foretell.server.live.bots.pool import BotPool
from tests.server.http.local_server import LocalServer

DETAIL = "ValueError: the hand was R13, G1"


async def test_failing_bots_are_named_to_operators_and_to_people_until_they_work_again(
    server: LocalServer,
) -> None:
    """The server stays ready: tables continue with substitutes. No detail leaves the log."""
    failures = BotFailures(lambda: 0.0)
    registry = server.app.state.context.tables
    registry.bots = BotPool(BotBudget(30, lambda: 0.0), failures, workers=1)
    client = server.client()
    assert (await client.get("/readyz")).json() == {"status": "ok", "bots": {}}
    failures.note("strongest:50", Failure(Reason.RAISED, "ValueError", DETAIL))
    failures.note("learned", Failure(Reason.CRASHED, "SIGKILL"))
    failures.note("master", Failure(Reason.WAIT))
    ready = await client.get("/readyz")
    assert ready.status_code == 200
    failing = {"learned": "crashed SIGKILL", "strongest": "raised ValueError"}
    assert ready.json() == {"status": "ok", "bots": failing}
    listed = (await client.get("/api/bots")).json()
    assert listed["failing"] == ["learned", "strongest"]
    assert set(listed["failing"]) < set(listed["bots"])
    failures.worked("strongest")
    assert (await client.get("/readyz")).json()["bots"] == {"learned": "crashed SIGKILL"}


async def test_a_server_without_processes_for_bots_names_none(server: LocalServer) -> None:
    assert (await server.client().get("/api/bots")).json()["failing"] == []
