"""Sessions, one for each device: listed, renewed and signed out, here and elsewhere."""

import httpx
import pytest

from foretell.server import people, sessions
from foretell.server.sessions import SESSION_LASTS
from foretell.server.settings import Settings
from foretell.server.upkeep import expire
from tests.server.http.local_server import LocalServer, local_server

HOUR = 3_600
DAY = 24 * HOUR
PHONE = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"


async def ann(server: LocalServer) -> httpx.AsyncClient:
    """Ann's browser."""
    client = server.client()
    await client.post("/api/people", json={"name": "Ann"})
    return client


async def also(server: LocalServer, client: httpx.AsyncClient, **headers: str) -> httpx.AsyncClient:
    """Another browser of the same person."""
    code = (await client.post("/api/people/me/links")).json()["code"]
    other = server.client(**headers)
    assert (await other.post(f"/api/people/links/{code}")).status_code == 200
    return other


async def listed(client: httpx.AsyncClient) -> list[dict[str, object]]:
    found: list[dict[str, object]] = (await client.get("/api/people/me/sessions")).json()[
        "sessions"
    ]
    return found


async def own(client: httpx.AsyncClient) -> str:
    """The id of a client's own session."""
    (here,) = (one["id"] for one in await listed(client) if one["current"])
    return str(here)


async def status(client: httpx.AsyncClient) -> int:
    return (await client.get("/api/people/me")).status_code


def cookie_of(client: httpx.AsyncClient, name: str = "foretell") -> str:
    return str(client.cookies.get(name, ""))


async def test_every_device_has_its_own_session_and_token(server: LocalServer) -> None:
    laptop = await ann(server)
    server.time.pass_by(60)
    phone = await also(server, laptop, **{"user-agent": PHONE})
    assert cookie_of(laptop) != cookie_of(phone)
    found = await listed(phone)
    assert [(one["label"], one["current"]) for one in found] == [
        ("Firefox · Android", True),
        ("python-httpx", False),
    ]
    now = server.time.now()
    assert found[0]["created"] == found[0]["used"] == now
    assert found[0]["expires"] == now + SESSION_LASTS
    assert [one["current"] for one in await listed(laptop)] == [False, True]
    assert await listed(server.client(**await server.person("Bea"))) != found


async def test_signing_out_another_device_ends_only_that_session(server: LocalServer) -> None:
    laptop = await ann(server)
    phone, tablet = await also(server, laptop), await also(server, laptop)
    lost = await own(phone)
    gone = await laptop.delete(f"/api/people/me/sessions/{lost}")
    assert (gone.status_code, gone.content) == (204, b"")
    assert [await status(one) for one in (laptop, phone, tablet)] == [200, 401, 200]
    again = await laptop.delete(f"/api/people/me/sessions/{lost}")
    assert (again.status_code, again.json()["code"]) == (404, "person/unknown_session")


@pytest.mark.parametrize("name", ["%00", "x%00", "%0A", "%7F", "%C2%85", "%E2%80%AE"])
async def test_the_store_is_not_asked_for_a_session_with_a_control_character(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """PostgreSQL reads no NUL: a stranger could cause errors of the server at will."""

    async def unreadable(*_: object, **__: object) -> None:
        raise AssertionError

    laptop = await ann(server)
    monkeypatch.setattr(server.store, "revoke", unreadable)
    refused = await laptop.delete(f"/api/people/me/sessions/{name}")
    assert (refused.status_code, refused.json()["code"]) == (404, "person/unknown_session")


async def test_nobody_can_sign_out_another_person(server: LocalServer) -> None:
    laptop, other = await ann(server), server.client(**await server.person("Bea"))
    refused = await other.delete(f"/api/people/me/sessions/{await own(laptop)}")
    assert refused.json()["code"] == "person/unknown_session"
    assert await status(laptop) == 200
    assert (await server.client().delete("/api/people/me/sessions")).status_code == 401
    evil = {"origin": "http://evil.example"}
    for path in ("", f"/{await own(laptop)}"):
        refused = await laptop.delete(f"/api/people/me/sessions{path}", headers=evil)
        assert refused.status_code == 403


async def test_signing_out_here_deletes_the_cookie(server: LocalServer) -> None:
    laptop = await ann(server)
    phone = await also(server, laptop)
    gone = await laptop.delete(f"/api/people/me/sessions/{await own(laptop)}")
    assert "Max-Age=0" in gone.headers["set-cookie"]
    assert cookie_of(laptop) == ""
    assert [await status(one) for one in (laptop, phone)] == [401, 200]


async def test_a_program_signs_out_with_its_own_token(server: LocalServer) -> None:
    client = server.client(**await server.person())
    gone = await client.delete(f"/api/people/me/sessions/{await own(client)}")
    assert "set-cookie" not in gone.headers
    assert await status(client) == 401


async def test_all_other_sessions_are_signed_out_at_once(server: LocalServer) -> None:
    laptop = await ann(server)
    phone, tablet = await also(server, laptop), await also(server, laptop)
    assert (await tablet.delete("/api/people/me/sessions")).status_code == 204
    assert [await status(one) for one in (laptop, phone, tablet)] == [401, 401, 200]


async def test_the_sockets_of_a_session_that_ends_are_closed(server: LocalServer) -> None:
    laptop = await ann(server)
    phone = await also(server, laptop)
    code = (await laptop.post("/api/tables", json={})).json()["code"]
    lost, kept = [
        await server.socket(cookie=f"foretell={cookie_of(one)}") for one in (phone, laptop)
    ]
    for socket in (lost, kept):
        socket.say(type="hello", table=code)
        assert (await socket.hear_of("welcome"))["seat"] == 0
    await laptop.delete(f"/api/people/me/sessions/{await own(phone)}")
    lost.say(type="stand", id="1")
    assert await lost.hear_of("closing", "done") == {"type": "closing", "reason": "signed_out"}
    assert await lost.hear() == {"closed": 1008}
    await lost.over()
    kept.say(type="ping")
    assert await kept.hear_of("pong") == {"type": "pong"}
    assert (await laptop.get(f"/api/tables/{code}")).json()["seats"][0]["name"] == "Ann"


@pytest.mark.parametrize("ended", ["by another node", "by forgetting the person"])
async def test_a_session_ended_elsewhere_has_its_sockets_closed_by_the_next_check(
    server: LocalServer, ended: str
) -> None:
    phone, other = await ann(server), server.client(**await server.person("Bea"))
    sockets = [
        await server.socket(cookie=f"foretell={cookie_of(phone)}"),
        await server.socket(authorization=other.headers["authorization"]),
    ]
    (person,) = await server.store.people.named("Ann")
    if ended == "by another node":
        await server.store.people.revoke(person.person)
    else:
        await server.store.people.forget(person.person)
    await server.app.state.context.sessions.look()
    assert (await sockets[0].hear_of("closing"))["reason"] == "signed_out"
    sockets[1].say(type="ping")
    assert await sockets[1].hear() == {"type": "pong"}


async def test_a_server_checks_for_sessions_ended_elsewhere_on_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sessions, "LOOK_EVERY", 0)
    async with local_server() as server:
        phone = await ann(server)
        socket = await server.socket(cookie=f"foretell={cookie_of(phone)}")
        (person,) = await server.store.people.named("Ann")
        await server.store.people.revoke(person.person)
        assert (await socket.hear_of("closing"))["reason"] == "signed_out"


async def test_a_session_that_ends_during_the_handshake_is_found_by_the_next_check(
    server: LocalServer,
) -> None:
    phone, registry = await ann(server), server.app.state.context.sessions
    await registry.look()
    holder = server.store.people.holder

    async def slow(digest: bytes) -> object:
        found = await holder(digest)
        (person,) = await server.store.people.named("Ann")
        await server.store.people.revoke(person.person)
        await registry.look()  # nobody is connected yet
        return found

    server.store.people.holder = slow  # type: ignore[method-assign, assignment]  # a slow one in its place
    socket = await server.socket(cookie=f"foretell={cookie_of(phone)}")
    assert socket.status == 101
    await registry.look()
    assert (await socket.hear_of("closing"))["reason"] == "signed_out"


async def test_use_is_stored_once_an_hour_and_renews_session_and_cookie(
    server: LocalServer,
) -> None:
    laptop, registry = await ann(server), server.app.state.context.sessions
    begun = server.time.now()
    server.time.pass_by(HOUR - 1)
    assert "set-cookie" not in (await laptop.get("/api/people/me")).headers
    await registry.write()
    assert (await listed(laptop))[0]["used"] == begun
    server.time.pass_by(1)
    renewed = (await laptop.get("/api/people/me")).headers["set-cookie"]
    assert renewed.startswith(f"foretell={cookie_of(laptop)}; ")
    assert "Max-Age=34560000" in renewed
    await registry.write()
    (here,) = await listed(laptop)
    assert here["used"] == begun + HOUR * 1_000
    assert here["expires"] == begun + HOUR * 1_000 + SESSION_LASTS
    assert "set-cookie" not in (await laptop.get("/api/people/me")).headers


async def test_the_last_use_of_a_session_is_stored_when_the_server_stops() -> None:
    async def visit(server: LocalServer) -> None:
        laptop = await ann(server)
        server.time.pass_by(HOUR)
        await status(laptop)
        server.closers.append(server.store.close)

    from tests.server.http.local_server import local_server

    async with local_server() as opened:
        await visit(opened)
    (person,) = await opened.store.people.named("Ann")
    (session,) = await opened.store.people.sessions(person.person)
    assert session.used == session.created + HOUR * 1_000


async def test_a_session_that_is_not_used_for_400_days_expires(server: LocalServer) -> None:
    laptop = await ann(server)
    phone = await also(server, laptop)
    server.time.pass_by(399 * DAY)
    assert await status(laptop) == 200
    await server.app.state.context.sessions.write()
    server.time.pass_by(1 * DAY + 1)
    assert [await status(one) for one in (laptop, phone)] == [200, 401]
    assert len(await listed(laptop)) == 1
    await expire(server.store, Settings().keep, server.time.now())
    (person,) = await server.store.people.named("Ann")
    assert len(await server.store.people.sessions(person.person)) == 1


async def test_a_session_over_the_limit_ends_the_least_recently_used_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(people, "MOST_SESSIONS", 2)
    async with local_server() as server:
        first = await ann(server)
        server.time.pass_by(60)
        second = await also(server, first)
        server.time.pass_by(60)
        third = await also(server, second)
        assert [await status(one) for one in (first, second, third)] == [401, 200, 200]


async def test_a_link_works_at_any_node_and_after_a_restart(server: LocalServer) -> None:
    """The digest of the link is in the store."""
    from foretell.server.people import People
    from foretell.server.sessions import SessionRegistry

    laptop = await ann(server)
    code = (await laptop.post("/api/people/me/links")).json()["code"]
    assert code not in repr(vars(server.store))
    elsewhere = People(server.store, server.time, SessionRegistry(server.store))
    person, token = await elsewhere.follow_link(code)
    assert person.name == "Ann"
    assert await status(server.client(authorization=f"Bearer {token}")) == 200


async def test_the_link_of_a_device_that_was_signed_out_leads_nowhere(server: LocalServer) -> None:
    laptop = await ann(server)
    phone = await also(server, laptop)
    code = (await phone.post("/api/people/me/links")).json()["code"]
    await laptop.delete("/api/people/me/sessions")
    assert (await server.client().post(f"/api/people/links/{code}")).status_code == 404


async def test_a_link_may_lead_to_a_table_and_has_a_qr_code(server: LocalServer) -> None:
    laptop = await ann(server)
    made = (await laptop.post("/api/people/me/links", json={"table": "7K2M9QX4"})).json()
    assert made["url"] == f"http://table.example/me/{made['code']}?table=7K2M9QX4"
    assert made["qr"].startswith("data:image/svg+xml")
    refused = await laptop.post("/api/people/me/links", json={"table": "/../x"})
    assert refused.json()["code"] == "request/bad"
