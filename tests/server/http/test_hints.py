"""Hints at a server's table: the mark that everybody is sent, and tables without hints."""

from typing import Any

import pytest

from tests.server.http.local_server import LocalServer, Socket

OPTIONS = {"players": 3, "first_dealer": 0, "hand_sizes": [3]}


async def at_table(
    server: LocalServer, **settings: Any
) -> tuple[str, Socket, Socket, dict[str, str]]:
    """Return a table's code, the sockets of Ann and Ben, who bids first, and Ben's header."""
    host, guest = await server.person("Ann"), await server.person("Ben")
    code = await server.table(host, options=OPTIONS, settings=settings)
    ann, ben = await server.socket(**host), await server.socket(**guest)
    for socket in (ann, ben):
        socket.say(type="hello", table=code)
    ben.say(type="sit", id="sit", seat=1)
    assert (await ben.hear_of("done"))["id"] == "sit"
    ann.say(type="start", id="start")
    while (await ben.hear_of("events")).get("to_act") != [1]:
        pass
    return code, ann, ben, guest


async def next_of(socket: Socket, kind: str) -> dict[str, Any]:
    """Wait for the next event of a type."""
    while True:
        for event in (await socket.hear_of("events"))["events"]:
            if event["type"] == kind:
                found: dict[str, Any] = event
                return found


async def test_a_mark_is_stored_once_and_sent_to_everybody(server: LocalServer) -> None:
    code, ann, ben, guest = await at_table(server)
    watching = await server.at_table(code)
    ben.say(type="use_hint", id="1")
    used = {"type": "hint_used", "seat": 1, "round": 1}
    told = await ben.hear_of("events", "done")
    assert told["events"] == [used]
    assert told["legal"]["bids"] == [0, 1, 2, 3]
    done = await ben.hear_of("done")
    for socket in (ann, watching):
        assert await next_of(socket, "hint_used") == used
    ben.say(type="use_hint", id="1")
    assert await ben.hear_of("done", "refused", "events") == done
    ben.say(type="use_hint", id="2")
    refused = await ben.hear_of("done", "refused", "events")
    assert (refused["code"], refused["fields"]) == ("hint/marked", {"round": 1})
    again = await server.at_table(code, **guest)
    events = (await again.hear_of("events"))["events"]
    assert [event for event in events if event["type"] == "hint_used"] == [used]


@pytest.mark.parametrize(
    ("who", "settings", "code"),
    [
        ("Ann", {}, "hint/not_your_turn"),
        ("Ben", {"hints": False}, "hint/forbidden"),
        ("Ann", {"hints": False}, "hint/forbidden"),
    ],
)
async def test_a_hint_out_of_turn_or_at_a_table_without_hints_is_refused(
    server: LocalServer, who: str, settings: dict[str, Any], code: str
) -> None:
    _, ann, ben, _ = await at_table(server, **settings)
    socket = {"Ann": ann, "Ben": ben}[who]
    socket.say(type="use_hint", id="1")
    assert (await socket.hear_of("refused"))["code"] == code


@pytest.mark.parametrize(("settings", "allowed"), [({}, True), ({"hints": False}, False)])
async def test_hints_are_allowed_unless_the_host_leaves_them_out(
    server: LocalServer, settings: dict[str, Any], *, allowed: bool
) -> None:
    host = await server.person()
    code = await server.table(host, settings={"listed": True, **settings})
    table = (await server.client().get(f"/api/tables/{code}")).json()
    assert table["settings"]["hints"] is allowed
    (listed,) = (await server.client().get("/api/tables")).json()["tables"]
    assert listed["hints"] is allowed
