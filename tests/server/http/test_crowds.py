"""Crowds: a class behind one address comes back at once, a hostile network is held back."""

import asyncio
from typing import Any

import pytest

from foretell.server import day_replays
from foretell.server.app import create_app
from foretell.server.http import app_context
from foretell.server.settings import Settings
from foretell.web import load_site
from tests.server.http.local_server import STRANGER, LocalServer, ask, local_server, new_registry

CLASS = 200
WRONG = {"authorization": "Bearer wrong"}


async def seated(server: LocalServer, number: int) -> list[dict[str, str]]:
    """Return the headers of people who have taken a seat, each at a separate table."""
    people = []
    for person in range(number):
        made = await server.client("127.0.0.1").post(
            "/api/people", json={"name": f"Pupil {person}", "token": "bearer"}
        )
        header = {"authorization": f"Bearer {made.json()['token']}"}
        await server.table(header)
        people.append(header)
        server.time.pass_by(6)
    return people


def restarted(server: LocalServer) -> LocalServer:
    """Return another server with the same store."""
    app = create_app(
        Settings(), new_registry(server.store, server.time), seconds=server.time.seconds
    )
    return LocalServer(app, server.time, server.store, server.closers)


async def statuses(server: LocalServer, *headers: dict[str, str], address: str) -> list[int]:
    """Open a socket with each of these headers at the same moment."""
    return [(await server.socket(address, **one)).status for one in headers]


@pytest.mark.parametrize("address", [STRANGER, "2001:db8:7:1::5"])
async def test_a_class_behind_one_address_is_back_at_once_after_a_restart(
    server: LocalServer, address: str
) -> None:
    people = await seated(server, CLASS)
    again = restarted(server)
    assert await statuses(again, *people, address=address) == [101] * CLASS


async def test_people_without_a_seat_and_strangers_are_counted_by_address(
    server: LocalServer,
) -> None:
    (returning,) = await seated(server, 1)
    new = [await server.person() for _ in range(30)]
    found = await statuses(server, *new, *[{}] * 90, address=STRANGER)
    assert found == [101] * 100 + [429] * 20
    assert await statuses(server, new[0], address=STRANGER) == [429]
    assert await statuses(server, returning, address=STRANGER) == [101]
    server.time.pass_by(0.2)
    assert await statuses(server, new[0], address=STRANGER) == [101]


@pytest.mark.parametrize(("wrong", "status"), [(WRONG, 401), ({"cookie": "foretell=wrong"}, 101)])
async def test_tokens_that_nobody_holds_are_counted_by_address(
    server: LocalServer, wrong: dict[str, str], status: int
) -> None:
    (returning,) = await seated(server, 1)
    found = await statuses(server, *[wrong] * 120, address=STRANGER)
    assert found == [status] * 100 + [429] * 20
    assert await statuses(server, returning, {}, address=STRANGER) == [429, 429]
    assert await statuses(server, returning, {}, address="203.0.113.6") == [101, 101]


async def test_after_too_many_unknown_tokens_no_token_is_looked_up_uncounted(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked_up = 0
    holder = server.store.holder

    async def counting(digest: bytes) -> Any:
        nonlocal looked_up
        looked_up += 1
        return await holder(digest)

    monkeypatch.setattr(server.store, "holder", counting)
    await statuses(server, *[WRONG] * 300, address=STRANGER)
    assert looked_up == 100


async def test_a_person_who_keeps_coming_back_is_limited_at_any_address(
    server: LocalServer,
) -> None:
    (returning,) = await seated(server, 1)
    found = []
    for number in range(110):
        async with await server.socket(f"203.0.113.{number}", **returning) as socket:
            found.append(socket.status)
    assert found == [101] * 100 + [429] * 10
    server.time.pass_by(0.2)
    assert await statuses(server, returning, returning, address=STRANGER) == [101, 429]


async def test_everybody_of_a_class_gets_every_file_of_a_first_visit_at_once() -> None:
    files = [*load_site().files]
    pupils = 30
    per_visit = 8_000 // pupils

    assert per_visit > 250
    async with local_server() as server:
        for _ in range(pupils):
            for path in ("/", "/t/T1", "/api/tables", "/api/bots", "/api/people/me"):
                assert (await server.client().get(path)).status_code in {200, 401}
        limits = server.app.state.context.limits
        assert limits.files.wait(STRANGER) == 0
        for _ in range(pupils):
            for path in files[:per_visit]:
                assert (await ask(server, "GET", path)).status == 200
        assert limits.files.wait(STRANGER) == 0


async def test_files_beyond_the_limit_of_an_address_come_later_and_are_not_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(app_context, "LONGEST_DELAY", 5.0)
    async with local_server() as server:
        limits = server.app.state.context.limits
        limits.files.spend(STRANGER, 1_000_000)
        late = asyncio.create_task(server.client().get("/sw.js"))
        other = await server.client("203.0.113.6").get("/sw.js")
        assert (other.status_code, late.done()) == (200, False)
        assert (await server.client().get("/api/bots")).status_code == 200
        assert limits.files.wait(STRANGER) == 2.5
        late.cancel()
        server.time.pass_by(2.5)
        assert (await server.client().get("/sw.js")).status_code == 200


def in_site(number: int) -> str:
    """Return an address of one customer's /48, each in another network."""
    return f"2001:db8:8:{number:x}::1"


async def test_one_ipv6_customer_neither_makes_people_nor_tries_codes_without_end(
    server: LocalServer,
) -> None:
    made, tried = [], []
    for number in range(1_100):
        client = server.client(in_site(257 * number % 65_536))
        person = await client.post("/api/people", json={"name": "A", "token": "bearer"})
        made.append(person.status_code)
        wrong = await client.get(f"/api/tables/WRONG{number}")
        tried.append(wrong.status_code)
        server.time.pass_by(0.01)
    burst, seconds = 16 * 60, 11
    assert burst <= made.count(201) <= burst + 16 * 0.1 * seconds + 1
    assert burst <= tried.count(404) <= burst + 16 * 0.5 * seconds + 1
    assert set(made) == {201, 429}
    assert set(tried) == {404, 429}
    honest = server.client("2001:db9:1::1")
    for _ in range(20):
        assert (await honest.post("/api/people", json={"name": "B"})).status_code == 201
        assert (await honest.get("/api/tables/TYPO")).status_code == 404


async def test_an_attacker_with_very_many_networks_paints_no_comparison_and_locks_nobody_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(day_replays, "points_of", lambda *_: 30)
    async with local_server() as server:
        sent = []
        for number in range(1_200):
            client = server.client(f"2001:db8:{number:x}::1")
            result = {"id": f"{number:032x}", "choices": []}
            sent.append((await client.post("/api/daily/2023-11-14", json=result)).status_code)
        assert sent == [200] * 1_000 + [429] * 200
        for number in range(50):
            honest = server.client(f"203.{number}.113.5")
            result = {"id": f"{7_000 + number:032x}", "choices": []}
            answer = await honest.post("/api/daily/2023-11-14", json=result)
            assert answer.status_code == 200
