"""The answers about tables that are not open, and about the lobby."""

import asyncio
import json
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from foretell.protocol import client as messages
from foretell.rules.options import Options
from foretell.server.http import lobby, table_bodies
from foretell.server.http.table_bodies import view_body
from foretell.server.live.broadcaster import events_for
from foretell.server.live.summary import summary_of
from foretell.server.live.table_registry import MOST_LISTED, TableRegistry
from foretell.server.storage.values import Commit, Row, Summary
from foretell.table.decide import opening
from foretell.table.evolve import first_state
from foretell.table.refusals import NotSeated
from foretell.table.settings import ClockSettings, TableSettings
from foretell.testing.memory_store import MemoryStore
from tests.server.http.local_server import LocalServer
from tests.server.inside import opened, settle
from tests.server.simulation.loop import simulated
from tests.table.builders import ANN, BEN, new_context


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The codes of the logs that are read, in order."""
    codes: list[str] = []
    rows = MemoryStore.rows

    async def noted(store: MemoryStore, code: str, *, after: int = 0) -> tuple[Row, ...]:
        codes.append(code)
        return await rows(store, code, after=after)

    monkeypatch.setattr(MemoryStore, "rows", noted)
    return codes


def registry_of(server: LocalServer) -> TableRegistry:
    found: TableRegistry = server.app.state.context.tables
    return found


async def put_away(server: LocalServer) -> None:
    """Close all actors, as happens to tables with nobody present."""
    registry = registry_of(server)
    for actor in tuple(registry.actors.values()):
        actor.close()
    while registry.actors:
        await settle()


async def played(server: LocalServer) -> tuple[dict[str, str], str]:
    """Return the host's header and the code of a table with a game in progress."""
    host = await server.person()
    code = await server.table(host, options={"players": 3}, settings={"listed": True})
    async with await server.socket(**host) as socket:
        socket.say(type="hello", table=code)
        socket.say(type="seat_bot", id="1", seat=2, bot="random")
        socket.say(type="start", id="2")
        await socket.hear_of("done")
        await socket.hear_of("done")
    return host, code


async def test_a_table_is_described_without_being_opened(
    server: LocalServer, reads: list[str]
) -> None:
    _, code = await played(server)
    client = server.client()
    shown = (await client.get(f"/api/tables/{code}")).json()
    assert [seat["kind"] for seat in shown["seats"]] == ["human", "steady", "random"]
    assert shown["version"] > 8
    await put_away(server)
    for _ in range(3):
        assert (await client.get(f"/api/tables/{code}")).json() == shown
        assert (await client.get(f"/api/tables/{code}/games")).status_code == 200
    assert (registry_of(server).actors, reads) == ({}, [])


async def test_an_open_table_is_described_with_those_present(server: LocalServer) -> None:
    host = await server.person()
    code = await server.table(host)
    async with await server.socket(**host) as socket:
        socket.say(type="hello", table=code)
        await socket.hear_of("presence")
        table = (await server.client().get(f"/api/tables/{code}")).json()
        assert table["seats"][0]["present"]


async def test_a_view_opens_a_table_only_for_its_own_people(
    server: LocalServer, reads: list[str]
) -> None:
    host, code = await played(server)
    await put_away(server)
    for who in (await server.person("Bea"), await server.person("Ann")):
        refused = await server.client(**who).get(f"/api/tables/{code}/view")
        assert refused.json()["code"] == "table/not_seated"
    unknown = await server.client(**host).get("/api/tables/NONE/view")
    assert unknown.status_code == 404
    assert (registry_of(server).actors, reads) == ({}, [])
    view = (await server.client(**host).get(f"/api/tables/{code}/view")).json()
    assert view["version"] == len(view["events"]) > 8
    assert reads == [code]


async def test_own_tables_say_where_it_is_ones_turn_also_after_everybody_has_left(
    server: LocalServer,
) -> None:
    host, code = await played(server)
    gathering = await server.table(host)
    view = (await server.client(**host).get(f"/api/tables/{code}/view")).json()
    expected = [
        {"code": gathering, "phase": "gathering", "host": "Ann", "people": []}
        | {"your_turn": False},
        {"code": code, "phase": "playing", "host": "Ann", "people": []}
        | {"your_turn": 0 in view["to_act"]},
    ]
    own = (await server.client(**host).get("/api/people/me/tables")).json()["tables"]
    assert sorted(own, key=str) == sorted(expected, key=str)
    await put_away(server)
    later = (await server.client(**host).get("/api/people/me/tables")).json()["tables"]
    assert later == own


async def test_the_turn_passes_with_the_game(server: LocalServer) -> None:
    host, guest = await server.person("Ann"), await server.person("Bea")
    options = {"players": 3, "hand_sizes": [1], "first_dealer": 2}
    code = await server.table(host, options=options)

    async def turns() -> list[list[bool]]:
        answers = [
            (await server.client(**who).get("/api/people/me/tables")).json()["tables"]
            for who in (host, guest)
        ]
        return [[table["your_turn"] for table in tables] for tables in answers]

    assert await turns() == [[False], []]
    async with await server.socket(**guest) as other, await server.socket(**host) as socket:
        other.say(type="hello", table=code)
        other.say(type="sit", id="1", seat=1)
        await other.hear_of("done")
        assert await turns() == [[False], [False]]
        socket.say(type="hello", table=code)
        socket.say(type="start", id="2")
        await socket.hear_of("done")
        while (await turns())[0] != [True]:  # a bot may have to name trump before
            await settle()
        assert await turns() == [[True], [False]]
        socket.say(type="bid", id="3", bid=0)
        await socket.hear_of("done")
        assert await turns() == [[False], [True]]


async def test_own_tables_are_nobody_elses_and_need_a_person(server: LocalServer) -> None:
    await played(server)
    other = await server.person("Bea")
    assert (await server.client(**other).get("/api/people/me/tables")).json() == {"tables": []}
    assert (await server.client().get("/api/people/me/tables")).status_code == 401


async def test_a_table_that_an_earlier_version_left_is_opened_once(
    server: LocalServer, reads: list[str]
) -> None:
    """Opening it writes its summary again."""
    _, code = await played(server)
    client = server.client()
    shown = (await client.get(f"/api/tables/{code}")).json()
    table = server.store._tables[code]
    body = json.loads(table.summary.body)
    earlier = {name: body[name] for name in ("options", "seats", "games")}
    for seat in earlier["seats"]:
        seat.pop("person", None)
    table.version = None
    table.summary = replace(table.summary, body=json.dumps(earlier).encode())
    for _ in range(3):
        await put_away(server)
        assert (await client.get(f"/api/tables/{code}")).json() == shown
    assert reads == [code]


@pytest.mark.parametrize("body", [b"{}", b"[", b'{"options":{},"seats":[],"games":"x"}'])
async def test_a_summary_of_another_version_is_shown_but_not_listed(
    server: LocalServer, body: bytes
) -> None:
    _, code = await played(server)
    await put_away(server)
    table = server.store._tables[code]
    table.summary = replace(table.summary, body=body)
    assert (await server.client().get("/api/tables")).json() == {"tables": []}
    assert (await server.client().get(f"/api/tables/{code}")).json()["code"] == code


async def test_the_ids_of_persons_are_never_shown(server: LocalServer) -> None:
    host, code = await played(server)
    person = next(iter(server.store._members[code]))
    await put_away(server)
    for path in (f"/api/tables/{code}", "/api/tables", f"/api/tables/{code}/view"):
        assert person not in (await server.client(**host).get(path)).text


@simulated
async def test_a_view_is_built_in_slices_and_ends_with_the_seat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(table_bodies, "SLICE", 2)
    registry = TableRegistry(
        MemoryStore(),
        node="n1",
        clock=_Clock(),
        context=new_context(),
        new_code=lambda: "T1",
        alone=True,
    )
    _, actor = await opened(registry)
    await actor.ask(BEN, messages.Sit("1"))
    broadcaster, turns = actor.broadcaster, 0
    making = asyncio.create_task(view_body(broadcaster.log, BEN.id))
    while not making.done():
        await asyncio.sleep(0)
        turns += 1
    body = msgspec.json.decode(msgspec.json.encode(await making))
    expected = events_for(broadcaster.log, 1, 0, broadcaster.log.version)
    assert body["events"] == msgspec.json.decode(msgspec.json.encode(expected.events))
    assert turns > broadcaster.log.version / 2
    late = asyncio.create_task(view_body(broadcaster.log, BEN.id))
    await asyncio.sleep(0)
    await actor.ask(BEN, messages.Stand("2"))
    with pytest.raises(NotSeated):
        await late
    await registry.stop()


class _Clock:
    def now(self) -> int:
        return 0

    def ticks(self) -> int:
        return 0


def long_name(number: int) -> str:
    return f"{number:02}" + "🙂" * 30


class Crowded(MemoryStore):
    """A store whose lobby is full of tables with long summaries."""

    asked = 0

    def __init__(self, options: Options) -> None:
        super().__init__()
        person = replace(ANN, name=long_name(1))
        settings = TableSettings(listed=True, clock=ClockSettings(60, 5), hints=False)
        state = first_state(opening(options, settings, person, new_context()), 0)
        self.listed = summary_of(state)

    async def lobby(self, *, limit: int) -> tuple[tuple[str, Summary], ...]:
        """See ``Store``."""
        self.asked += 1
        await asyncio.sleep(0)
        return tuple((f"{number:08}", self.listed) for number in range(limit))


@pytest.mark.parametrize(
    ("options", "kind", "number", "listed"),
    [
        (Options(players=6), "standard", 10, None),
        (Options(hand_sizes=(15,) * 20), "own", 20, [15] * 20),
        (Options(hand_sizes=(15,) * 60), "own", 60, None),
        (Options.from_record({"hand_sizes": (15,) * 20_000}), "own", 20_000, None),
    ],
)
@simulated
async def test_the_lobby_is_short_however_much_is_listed(
    options: Options, kind: str, number: int, listed: Any
) -> None:
    page = lobby.LobbyCache(Crowded(options), lambda: 0.0)
    body = await page.body()
    assert len(body) <= lobby.MAX_BYTES
    tables = json.loads(body)["tables"]
    assert len(tables) > lobby.MAX_TABLES / 2
    for table in tables:
        assert table["rounds"] == {"number": number, "kind": kind}
        assert table["options"]["hand_sizes"] == listed
        assert table["clock"] == {"bank": 60, "increment": 5}
        assert table["hints"] is False


@simulated
async def test_the_lobby_is_built_once_a_second_however_many_ask() -> None:
    store, now = Crowded(Options()), [5.0]
    page = lobby.LobbyCache(store, lambda: now[0])
    bodies = await asyncio.gather(*(page.body() for _ in range(50)))
    assert len(set(bodies)) == store.asked == 1
    now[0] += lobby.LASTS - 0.1
    await page.body()
    assert store.asked == 1
    now[0] += 0.1
    await page.body()
    assert store.asked == 2
    await page.stop()


async def test_a_person_may_list_only_a_few_tables_at_a_time(server: LocalServer) -> None:
    host, other = await server.person(), await server.person("Bea")
    wish = {"settings": {"listed": True}}
    client = server.client(**host)
    made = await asyncio.gather(*(client.post("/api/tables", json=wish) for _ in range(9)))
    codes = [one.json()["code"] for one in made if one.status_code == 201]
    assert len(codes) == MOST_LISTED
    for one in made:
        if one.status_code != 201:
            assert (one.status_code, one.json()["code"]) == (409, "table/too_many_listed")
            assert one.json()["fields"] == {"most": MOST_LISTED}
    assert (await client.post("/api/tables", json={})).status_code == 201
    assert (await server.client(**other).post("/api/tables", json=wish)).status_code == 201
    table = server.store._tables[codes[0]]
    summary = replace(table.summary, phase="finished")
    await server.store.log.append(Commit(codes[0], table.token, summary=summary))
    assert (await client.post("/api/tables", json=wish)).status_code == 201
    assert (await client.post("/api/tables", json=wish)).status_code == 409
    await server.store.log.expire(
        gathering_before=server.time.now() + 1, finished_before=0, playing_before=0
    )
    assert (await client.post("/api/tables", json=wish)).status_code == 201


async def test_a_table_without_a_readable_summary_is_opened_for_its_people(
    server: LocalServer,
) -> None:
    host, code = await played(server)
    await put_away(server)
    server.store._tables[code].summary = replace(server.store._tables[code].summary, body=b"{}")
    stranger = await server.person("Bea")
    refused = await server.client(**stranger).get(f"/api/tables/{code}/view")
    assert refused.json()["code"] == "table/not_seated"
    assert (await server.client(**host).get(f"/api/tables/{code}/view")).status_code == 200
