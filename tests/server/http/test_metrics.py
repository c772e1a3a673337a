"""Metrics of the HTTP layer: requests, refused handshakes, limits, connections."""

from prometheus_client import REGISTRY

from tests.server.http.listening import listening, until
from tests.server.http.local_server import LocalServer


def value(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(name, labels) or 0.0


async def test_requests_are_counted_by_their_route(server: LocalServer) -> None:
    def counted(route: str, status: str, method: str = "GET") -> float:
        return value("foretell_requests_total", method=method, route=route, status=status)

    table = "/api/tables/{code}"
    before = counted(table, "200"), counted(table, "404"), counted("none", "403", "POST")
    code = await server.table(await server.person())
    for path in (code, code, "NONE"):
        await server.client().get(f"/api/tables/{path}")
    other = {"origin": "https://other.example"}
    await server.client().post("/api/people", json={"name": "Ann"}, headers=other)
    after = counted(table, "200"), counted(table, "404"), counted("none", "403", "POST")
    assert [b - a for a, b in zip(before, after, strict=True)] == [2, 1, 1]


async def test_strangers_cannot_make_up_labels(server: LocalServer) -> None:
    def known() -> set[tuple[str, ...]]:
        (metric,) = (one for one in REGISTRY.collect() if one.name == "foretell_requests")
        return {tuple(sample.labels.values()) for sample in metric.samples}

    async def ask(name: str) -> None:
        await server.client().get(f"/some/where/{name}")
        await server.client().get(f"/{name}")
        await server.client().get(f"/api/tables/{name}")
        await server.client().request(name, "/api/bots")

    await ask("FIRST")
    before = known()
    for number in range(20):
        await ask(f"VERB{number}")
    assert known() == before


async def test_limits_hit_and_handshakes_refused_are_counted_by_kind(server: LocalServer) -> None:
    limited = value("foretell_limits_hit_total", kind="people")
    refused = value("foretell_handshakes_refused_total", code="request/origin")
    client = server.client()
    for _ in range(62):
        await client.post("/api/people", json={"name": "Ann"})
    await server.socket(origin="https://other.example")
    assert value("foretell_limits_hit_total", kind="people") == limited + 2
    code = "request/origin"
    assert value("foretell_handshakes_refused_total", code=code) == refused + 1


async def test_open_connections_are_measured() -> None:
    async with listening() as server:
        before = value("foretell_connections")
        await server.wire("GET")
        await until(lambda: value("foretell_connections") == before + 1)
        await server.wires[0].close()
        await until(lambda: value("foretell_connections") == before)
