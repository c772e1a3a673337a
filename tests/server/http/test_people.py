"""People: names and tokens, cookies, and moving to another device."""

import pytest

from foretell.server import people
from foretell.server.settings import Settings
from tests.server.http.local_server import LocalServer, local_server

HTTPS = Settings(public_url="https://table.example")


async def test_a_browsers_token_is_in_a_cookie_closed_to_scripts_and_other_sites(
    server: LocalServer,
) -> None:
    made = await server.client().post("/api/people", json={"name": "Ann"})
    assert made.status_code == 201
    assert made.json() == {"name": "Ann"}
    token, *flags = made.headers["set-cookie"].split("; ")
    assert token.startswith("foretell=")
    assert len(token) > len("foretell=") + 40
    assert set(flags) == {"HttpOnly", "Max-Age=34560000", "Path=/", "SameSite=lax"}


async def test_over_https_the_cookie_is_bound_to_https_and_to_this_host() -> None:
    """Browsers accept the prefix only with ``Secure``, ``Path=/`` and no domain (RFC 6265bis)."""
    async with local_server(HTTPS) as server:
        made = await server.client().post("/api/people", json={"name": "Ann"})
        assert made.headers.get_list("set-cookie") == [made.headers["set-cookie"]]
        token, *flags = made.headers["set-cookie"].split("; ")
        assert token.startswith("__Host-foretell=")
        assert set(flags) == {"HttpOnly", "Max-Age=34560000", "Path=/", "SameSite=lax", "Secure"}
        me = await server.client(cookie=token).get("/api/people/me")
        assert me.json() == {"name": "Ann"}
        assert "set-cookie" not in me.headers
        assert (await server.socket(cookie=token)).status == 101


async def test_over_https_a_cookie_of_the_plain_name_is_read_once_and_replaced() -> None:
    async with local_server(HTTPS) as server:
        token = (await server.person())["authorization"].removeprefix("Bearer ")
        me = await server.client(cookie=f"foretell={token}").get("/api/people/me")
        assert me.json() == {"name": "Ann"}
        fresh, deleted = me.headers.get_list("set-cookie")
        assert fresh.startswith(f"__Host-foretell={token}; ")
        assert deleted.startswith('foretell=""; ')
        assert "Max-Age=0" in deleted


async def test_a_cookie_that_a_subdomain_may_have_set_is_no_match_for_the_hosts_own() -> None:
    async with local_server(HTTPS) as server:
        own, other = await server.person("Ann"), await server.person("Bob")
        tokens = [one["authorization"].removeprefix("Bearer ") for one in (own, other)]
        cookie = f"foretell={tokens[1]}; __Host-foretell={tokens[0]}; foretell={tokens[1]}"
        me = await server.client(cookie=cookie).get("/api/people/me")
        assert me.json() == {"name": "Ann"}


async def test_a_program_gets_its_token_in_the_answer_and_no_cookie(server: LocalServer) -> None:
    wish = {"name": "Ann", "token": "bearer"}
    made = await server.client().post("/api/people", json=wish)
    assert "set-cookie" not in made.headers
    header = {"authorization": f"Bearer {made.json()['token']}"}
    me = await server.client().get("/api/people/me", headers=header)
    assert me.json() == {"name": "Ann"}


async def test_the_store_has_only_the_digests_of_tokens(server: LocalServer) -> None:
    header = await server.person()
    token = header["authorization"].removeprefix("Bearer ")
    assert token not in repr(vars(server.store))


@pytest.mark.parametrize(
    "header",
    [
        {},
        {"authorization": "Bearer nobody"},
        {"authorization": "Bearer "},
        {"authorization": "Basic YTpi"},
        {"authorization": "Bearer " + "x" * 200},
        {"cookie": "foretell=nobody"},
        {"cookie": "other=1; foretell="},
    ],
)
async def test_a_client_without_a_valid_token_has_no_identity(
    server: LocalServer, header: dict[str, str]
) -> None:
    me = await server.client().get("/api/people/me", headers=header)
    assert me.status_code == 401
    assert me.json() == {"code": "person/unknown", "clause": "", "fields": {}}
    assert me.headers["www-authenticate"] == "Bearer"


async def test_the_name_of_a_person_is_cleaned(server: LocalServer) -> None:
    made = await server.client().post("/api/people", json={"name": " Ann \u00a0 B. "})
    assert made.json() == {"name": "Ann B."}


async def test_a_link_sets_the_same_persons_cookie_on_another_device_once(
    server: LocalServer,
) -> None:
    here, there = server.client(), server.client()
    await here.post("/api/people", json={"name": "Ann"})
    link = (await here.post("/api/people/me/links")).json()
    assert link["expires_in"] == 600
    assert link["url"] == f"http://table.example/me/{link['code']}"
    followed = await there.post(f"/api/people/links/{link['code']}")
    assert followed.json() == {"name": "Ann"}
    assert "HttpOnly" in followed.headers["set-cookie"]
    assert (await there.get("/api/people/me")).json() == {"name": "Ann"}
    again = await server.client().post(f"/api/people/links/{link['code']}")
    assert again.status_code == 404
    assert again.json()["code"] == "person/unknown_link"


async def test_a_link_is_valid_for_ten_minutes(server: LocalServer) -> None:
    client = server.client(**await server.person())
    for wait, status in ((599, 200), (601, 404)):
        code = (await client.post("/api/people/me/links")).json()["code"]
        server.time.pass_by(wait)
        followed = await server.client().post(f"/api/people/links/{code}")
        assert followed.status_code == status, wait


async def test_a_new_link_ends_the_one_before(server: LocalServer) -> None:
    client = server.client(**await server.person())
    first = (await client.post("/api/people/me/links")).json()["code"]
    await client.post("/api/people/me/links")
    followed = await server.client().post(f"/api/people/links/{first}")
    assert followed.status_code == 404


async def test_the_link_of_a_forgotten_person_leads_nowhere(server: LocalServer) -> None:
    client = server.client(**await server.person())
    code = (await client.post("/api/people/me/links")).json()["code"]
    (person,) = await server.store.people.named("Ann")
    await server.store.people.forget(person.person)
    followed = await server.client().post(f"/api/people/links/{code}")
    assert followed.status_code == 404
    assert (await client.get("/api/people/me")).status_code == 401


def test_an_id_is_distinguished_from_a_name() -> None:
    assert people.is_id("p-0123456789ABCDEF")
    for name in ("Ann", "p-", "p-0123456789ABCDEI", "0123456789ABCDEF"):
        assert not people.is_id(name), name
