"""Following another person's link: confirmed first, with a way back for a day."""

import httpx

from foretell.server.settings import Settings
from tests.server.http.local_server import LocalServer, local_server

HTTPS = Settings(public_url="https://table.example")
DAY = 24 * 3_600


async def browser(server: LocalServer, name: str) -> httpx.AsyncClient:
    client = server.client()
    await client.post("/api/people", json={"name": name})
    return client


async def link_of(server: LocalServer, name: str) -> str:
    """The code of a link made by a new person of this name."""
    client = server.client(**await server.person(name))
    return str((await client.post("/api/people/me/links")).json()["code"])


async def follow(client: httpx.AsyncClient, code: str, *, replace: bool = False) -> httpx.Response:
    return await client.post(f"/api/people/links/{code}", json={"replace": replace})


async def me(client: httpx.AsyncClient) -> object:
    return (await client.get("/api/people/me")).json()


async def test_a_preview_names_the_owner_of_a_link_and_does_not_use_it_up(
    server: LocalServer,
) -> None:
    code = await link_of(server, "Bob")
    ann, nobody = await browser(server, "Ann"), server.client()
    for client, here in ((nobody, ""), (ann, "Ann"), (nobody, "")):
        told = await client.post(f"/api/people/links/{code}/preview")
        assert told.json() == {"name": "Bob", "here": here, "is_same": False}
        assert "set-cookie" not in told.headers
    assert (await follow(nobody, code)).json() == {"name": "Bob"}
    gone = await nobody.post(f"/api/people/links/{code}/preview")
    assert (gone.status_code, gone.json()["code"]) == (404, "person/unknown_link")


async def test_nobody_becomes_another_person_without_confirming_it(server: LocalServer) -> None:
    code = await link_of(server, "Bob")
    ann = await browser(server, "Ann")
    for body in (b"", b"{}", b'{"replace":false}'):
        asked = await ann.post(f"/api/people/links/{code}", content=body)
        assert asked.status_code == 409
        assert asked.json()["code"] == "person/other_here"
        assert asked.json()["fields"] == {"here": "Ann", "there": "Bob"}
        assert "set-cookie" not in asked.headers
    assert await me(ann) == {"name": "Ann"}
    assert (await follow(ann, code, replace=True)).json() == {"name": "Bob"}
    assert await me(ann) == {"name": "Bob", "before": "Ann"}


async def test_following_your_own_link_on_your_own_device_changes_nothing(
    server: LocalServer,
) -> None:
    ann = await browser(server, "Ann")
    code = (await ann.post("/api/people/me/links")).json()["code"]
    told = await ann.post(f"/api/people/links/{code}/preview")
    assert told.json() == {"name": "Ann", "here": "Ann", "is_same": True}
    followed = await follow(ann, code)
    assert followed.json() == {"name": "Ann"}
    assert "set-cookie" not in followed.headers
    assert (await follow(server.client(), code)).status_code == 200, "it is still good"


async def test_a_namesake_is_another_person(server: LocalServer) -> None:
    ann, code = await browser(server, "Ann"), await link_of(server, "Ann")
    told = await ann.post(f"/api/people/links/{code}/preview")
    assert told.json() == {"name": "Ann", "here": "Ann", "is_same": False}
    assert (await follow(ann, code)).status_code == 409


async def test_going_back_restores_the_first_person_and_signs_out_the_other(
    server: LocalServer,
) -> None:
    ann = await browser(server, "Ann")
    before = ann.cookies["foretell"]
    await follow(ann, await link_of(server, "Bob"), replace=True)
    as_bob = ann.cookies["foretell"]
    back = await ann.post("/api/people/me/back")
    assert back.json() == {"name": "Ann"}
    assert ann.cookies["foretell"] == before
    assert await me(ann) == {"name": "Ann"}
    bob = server.client(authorization=f"Bearer {as_bob}")
    assert (await bob.get("/api/people/me")).status_code == 401
    again = await ann.post("/api/people/me/back")
    assert (again.status_code, again.json()["code"]) == (404, "person/no_way_back")


async def test_the_cookie_of_the_way_back_is_as_safe_as_the_other_and_lasts_a_day() -> None:
    async with local_server(HTTPS) as server:
        token = (await server.person("Ann"))["authorization"].removeprefix("Bearer ")
        ann = server.client(cookie=f"__Host-foretell={token}")
        followed = await follow(ann, await link_of(server, "Bob"), replace=True)
        (kept,) = (
            cookie
            for cookie in followed.headers.get_list("set-cookie")
            if cookie.startswith(f"__Host-foretell-before={token}; ")
        )
        flags = {"HttpOnly", f"Max-Age={DAY}", "Path=/", "SameSite=lax", "Secure"}
        assert set(kept.split("; ")[1:]) == flags
        back = await ann.post("/api/people/me/back", headers={"origin": "https://evil.example"})
        assert back.status_code == 403


async def test_after_two_links_the_way_back_leads_to_the_first(server: LocalServer) -> None:
    ann = await browser(server, "Ann")
    await follow(ann, await link_of(server, "Bob"), replace=True)
    as_bob = ann.cookies["foretell"]
    await follow(ann, await link_of(server, "Cleo"), replace=True)
    assert await me(ann) == {"name": "Cleo", "before": "Ann"}
    bob = server.client(authorization=f"Bearer {as_bob}")
    assert (await bob.get("/api/people/me")).status_code == 401, "nobody has its token"
    await ann.post("/api/people/me/back")
    assert await me(ann) == {"name": "Ann"}


async def test_your_own_link_makes_you_yourself_again_with_a_way_back_to_the_other(
    server: LocalServer,
) -> None:
    ann = await browser(server, "Ann")
    other = server.client(cookie=f"foretell={ann.cookies['foretell']}")
    own = (await other.post("/api/people/me/links")).json()["code"]
    await follow(ann, await link_of(server, "Bob"), replace=True)
    await follow(ann, own, replace=True)
    assert await me(ann) == {"name": "Ann", "before": "Bob"}
    assert (await other.get("/api/people/me")).status_code == 401
    assert len((await ann.get("/api/people/me/sessions")).json()["sessions"]) == 1


async def test_signing_out_here_restores_the_person_before(server: LocalServer) -> None:
    ann = await browser(server, "Ann")
    await follow(ann, await link_of(server, "Bob"), replace=True)
    (here,) = [
        one["id"]
        for one in (await ann.get("/api/people/me/sessions")).json()["sessions"]
        if one["current"]
    ]
    await ann.delete(f"/api/people/me/sessions/{here}")
    assert await me(ann) == {"name": "Ann"}


async def test_a_new_person_in_a_browser_that_has_one_leaves_a_way_back_too(
    server: LocalServer,
) -> None:
    ann = await browser(server, "Ann")
    await ann.post("/api/people", json={"name": "Bob"})
    assert await me(ann) == {"name": "Bob", "before": "Ann"}


async def test_a_session_that_has_ended_leaves_no_way_back(server: LocalServer) -> None:
    ann = await browser(server, "Ann")
    await follow(ann, await link_of(server, "Bob"), replace=True)
    (person,) = await server.store.people.named("Ann")
    await server.store.people.forget(person.person)
    assert await me(ann) == {"name": "Bob"}
    assert (await ann.post("/api/people/me/back")).status_code == 404
