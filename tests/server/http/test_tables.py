"""Tables over REST: opened, found and viewed; and finished games."""

import pytest

from foretell.server.http import tables
from foretell.server.live.bots.budget import BotBudget
from foretell.server.live.bots.failures import BotFailures
from foretell.server.live.bots.pool import BotPool
from foretell.server.settings import Settings
from tests.server.http.local_server import SECRET, LocalServer, local_server

SHORT = {"players": 3, "hand_sizes": [1]}


async def play(server: LocalServer, host: dict[str, str], code: str) -> None:
    """Play the game of a table to its end over a socket, always with the first legal move."""
    socket = await server.at_table(code, **host)
    socket.say(type="start", id="start")
    number = 0
    while True:
        events = await socket.hear_of("events")
        if any(event["type"] == "finished" for event in events["events"]):
            return
        for kind, name, key in (
            ("choose_trump", "suits", "suit"),
            ("bid", "bids", "bid"),
            ("play", "cards", "card"),
        ):
            if events.get("legal") and events["legal"].get(name):
                number += 1
                socket.say(type=kind, id=f"move-{number}", **{key: events["legal"][name][0]})


async def test_listed_tables_have_a_shorter_decision_time_unless_the_host_sets_one(
    server: LocalServer,
) -> None:
    host = await server.person()
    for wish, patience in (
        ({}, 300),
        ({"listed": True}, 90),
        ({"listed": True, "patience": None}, 90),
        ({"listed": True, "patience": 200}, 200),
        ({"patience": 20}, 20),
    ):
        code = await server.table(host, settings=wish)
        table = (await server.client().get(f"/api/tables/{code}")).json()
        assert table["settings"]["patience"] == patience, wish


async def test_a_table_can_be_opened_with_a_preset_options_and_settings(
    server: LocalServer,
) -> None:
    wish = {"preset": "hidden-bid", "options": {"players": 5}, "settings": {"grace": 20}}
    made = await server.client(**await server.person()).post("/api/tables", json=wish)
    assert made.status_code == 201
    assert made.json() == {"code": "T1", "url": "http://table.example/t/T1"}
    table = (await server.client().get("/api/tables/T1")).json()
    assert table["options"]["bidding"] == "hidden"
    assert table["options"]["players"] == 5
    assert table["settings"]["grace"] == 20
    assert table["phase"] == "gathering"
    assert table["seats"][0] == {"name": "Ann", "kind": "human", "present": False}
    assert table["host"] == 0
    assert "p-" not in str(table)


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"preset": "none"}, "options/unknown_preset"),
        ({"options": {"players": 9}}, "options/invalid"),
        ({"options": {"colour": "red"}}, "options/unknown"),
        ({"options": {"hand_sizes": [1] * 61}}, "options/too_many_rounds"),
        ({"options": {"players": 2, "bidding": "open"}}, "options/two_players_need_secret_bids"),
        ({"settings": {"stand_in": "nobody"}}, "bots/unknown"),
        ({"settings": {"stand_in": "casual:proud"}}, "bots/unknown_style"),
        ({"settings": {"grace": 0}}, "request/bad"),
        ({"surprise": 1}, "request/bad"),
        ([], "request/bad"),
        ("table", "request/bad"),
    ],
)
async def test_a_table_with_invalid_options_or_settings_is_refused(
    server: LocalServer, wish: object, code: str
) -> None:
    made = await server.client(**await server.person()).post("/api/tables", json=wish)
    assert made.status_code == 422
    assert made.json()["code"] == code


async def test_strangers_cannot_open_a_table(server: LocalServer) -> None:
    assert (await server.client().post("/api/tables", json={})).status_code == 401


async def test_the_lobby_shows_only_listed_tables(server: LocalServer) -> None:
    host = await server.person()
    await server.table(host)
    shown = await server.table(host, settings={"listed": True})
    (table,) = (await server.client().get("/api/tables")).json()["tables"]
    assert table["code"] == shown
    assert (table["host"], table["taken"], table["players"]) == ("Ann", 1, 4)


@pytest.mark.parametrize("code", ["NONE", "none", "no-ne", "!", "x" * 50, "%00", "é"])
async def test_an_unknown_table_is_refused(server: LocalServer, code: str) -> None:
    for path in ("", "/games", "/games/1/record"):
        found = await server.client().get(f"/api/tables/{code}{path}")
        assert found.status_code == 404, path


async def test_a_code_is_read_as_people_write_it(server: LocalServer) -> None:
    await server.table(await server.person())
    assert (await server.client().get("/api/tables/t-l")).json()["code"] == "T1"


async def test_a_view_is_of_the_callers_own_seat_and_shows_no_more_than_it_may_see(
    server: LocalServer,
) -> None:
    host = await server.person()
    code = await server.table(host, options={"players": 3, "first_dealer": 0, "hand_sizes": [5]})
    socket = await server.at_table(code, **host)
    socket.say(type="start", id="1")
    await socket.hear_of("done")
    view = (await server.client(**host).get(f"/api/tables/{code}/view")).json()
    (dealt,) = (event for event in view["events"] if event["type"] == "dealt")
    assert len(dealt["hands"][0]) == 5
    assert dealt["hands"][1:] == [None, None]
    assert (view["seat"], view["table"]) == (0, code)
    assert view["version"] == len(view["events"])
    assert SECRET not in str(view)
    stranger = await server.client(**await server.person("Bea")).get(f"/api/tables/{code}/view")
    assert stranger.status_code == 403
    assert stranger.json()["code"] == "table/not_seated"
    assert (await server.client().get(f"/api/tables/{code}/view")).status_code == 401


async def test_the_link_to_a_table_is_drawn_as_a_qr_code(server: LocalServer) -> None:
    drawn = await server.client().get("/api/tables/T1/qr.svg")
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert drawn.text.count("<svg") == 1


async def test_each_link_is_drawn_once_as_its_own_qr_code(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def draw(link: str) -> bytes:
        made.append(link)
        return link.encode()

    monkeypatch.setattr(tables, "_draw", draw)
    monkeypatch.setattr(tables, "_drawn", {})
    async with local_server() as server:
        client = server.client("127.0.0.1")
        drawn = [(await client.get(f"/api/tables/ONCE{n}/qr.svg")).text for n in (1, 2, 1, 1)]
        assert drawn[0] == drawn[2] == drawn[3] != drawn[1]
        assert made == drawn[:2]
        for number in range(300):
            await client.get(f"/api/tables/MANY{number}/qr.svg")
        assert len(tables._drawn) == tables.MOST_DRAWN


async def test_new_qr_codes_are_limited_by_address_but_cached_ones_are_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tables, "_drawn", {})
    async with local_server() as server:
        client = server.client()

        async def draw(code: str) -> int:
            return (await client.get(f"/api/tables/{code}/qr.svg")).status_code

        codes = [f"{letter}{number}" for letter in "ABCD" for number in range(10)]
        assert [await draw(code) for code in codes] == 30 * [200] + 10 * [429]
        assert [await draw(code) for code in codes[:30]] == 30 * [200]


async def test_presets_and_bots_are_listed(server: LocalServer) -> None:
    client = server.client()
    presets = (await client.get("/api/presets")).json()["presets"]
    assert {"en", "es", "fr", "it-classic", "it-fantasy"} <= {one["name"] for one in presets}
    assert "steady" in (await client.get("/api/bots")).json()["bots"]


async def test_a_table_of_bots_too_quick_for_the_server_gets_its_shortest_pace() -> None:
    async with local_server(Settings(min_pace=300)) as server:
        host = await server.person()
        paces = []
        for wish in ({"pace": 0}, {"pace": 900}):
            code = await server.table(host, settings=wish)
            told = (await server.client().get(f"/api/tables/{code}")).json()
            paces.append(told["settings"]["pace"])
        assert paces == [300, 900]


async def test_bot_computation_is_charged_to_the_hosts_last_address() -> None:
    budget = BotBudget(30, lambda: 0.0)
    async with local_server() as server:
        registry = server.app.state.context.tables
        registry.bots = BotPool(budget, BotFailures(lambda: 0.0), workers=1)
        host = await server.person()
        await server.client("203.0.113.7", **host).post("/api/tables", json={})
        assert list(budget._located.values()) == ["203.0.113.7"]
        await server.socket("203.0.113.8", **host)
        assert list(budget._located.values()) == ["203.0.113.8"]
        await server.socket("127.0.0.1", **host)
        assert not budget._located
