"""The API documents are correct and complete, and no request makes an endpoint fail."""

import asyncio
import json
from collections.abc import Callable, Iterator
from typing import Any, get_args

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from foretell.bots.registry import BUILT_IN
from foretell.protocol.client import ClientMessage
from foretell.protocol.server import Said
from foretell.protocol.spec import any_value, asyncapi
from foretell.server.http.asyncapi import _asyncapi
from foretell.server.http.openapi import openapi
from tests.server.http.local_server import LocalServer, local_server

DOCUMENT = openapi(is_secure=False)
SCHEMA = schemathesis.openapi.from_dict(DOCUMENT)
OPERATIONS = [SCHEMA[path][method] for path in SCHEMA for method in SCHEMA[path]]
EXAMPLES = settings(
    max_examples=25,
    deadline=None,
    database=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture
def server() -> Iterator[tuple[asyncio.Runner, LocalServer, dict[str, str]]]:
    """A server with a person at a table, in a loop that runs across requests."""
    with asyncio.Runner() as runner:
        opened = local_server()
        found = runner.run(opened.__aenter__())
        person = runner.run(found.person())
        runner.run(found.table(person, settings={"listed": True}))
        yield runner, found, person
        runner.run(opened.__aexit__(None, None, None))


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda one: str(one.label))
def test_every_request_gets_an_answer_that_the_document_describes(
    operation: Any, server: tuple[asyncio.Runner, LocalServer, dict[str, str]]
) -> None:
    runner, town, person = server

    @seed(1)
    @EXAMPLES
    @given(st.data())
    def asked(data: st.DataObject) -> None:
        case: Any = data.draw(operation.as_strategy())
        headers = data.draw(st.sampled_from([{}, person]))
        town.time.pass_by(60)
        client = town.client()
        asking = case.as_transport_kwargs(base_url=str(client.base_url))
        response = runner.run(_ask(client, asking, headers))
        assert response.status_code < 500
        told = operation.definition.raw["responses"].get(str(response.status_code))
        assert told is not None, response.text
        if response.status_code >= 400:
            assert response.json().keys() == {"code", "clause", "fields"}

    asked()


async def _ask(
    client: httpx.AsyncClient, asking: dict[str, Any], headers: dict[str, str]
) -> httpx.Response:
    given_headers = {**dict(asking.get("headers") or {}), **headers}
    given_headers = {name: value for name, value in given_headers.items() if value.isascii()}
    return await client.request(
        asking["method"],
        asking["url"],
        params=asking.get("params"),
        json=asking.get("json"),
        content=asking.get("data"),
        headers=given_headers,
    )


def test_every_reference_in_the_documents_resolves() -> None:
    for document in (DOCUMENT, asyncapi()):
        for found in _references(document):
            here: Any = document
            for part in found.removeprefix("#/").split("/"):
                here = here[part]


def _references(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        if isinstance(value.get("$ref"), str):
            yield value["$ref"]
        value = list(value.values())
    if isinstance(value, list):
        for inner in value:
            yield from _references(inner)


def test_the_document_names_the_cookie_that_the_server_sets() -> None:
    for is_secure, name in ((False, "foretell"), (True, "__Host-foretell")):
        document = openapi(is_secure=is_secure)
        assert document["components"]["securitySchemes"]["cookie"]["name"] == name


def test_every_answer_in_the_document_has_a_schema() -> None:
    for path, methods in DOCUMENT["paths"].items():
        for operation in methods.values():
            for status, response in operation["responses"].items():
                told = response.get("content", {})
                assert bool(told) == (status != "204"), path
                assert all(content["schema"] for content in told.values()), path


def test_every_message_is_in_the_asyncapi_document() -> None:
    document = asyncapi()
    tags = {message["name"] for message in document["components"]["messages"].values()}
    kinds = get_args(ClientMessage) + get_args(Said)
    assert tags == {kind.__struct_config__.tag for kind in kinds}
    said, heard = document["operations"]["say"], document["operations"]["hear"]
    assert len(said["messages"]) == len(get_args(ClientMessage))
    assert len(heard["messages"]) == len(get_args(Said))
    json.dumps(document)


def test_only_the_type_object_has_a_schema_of_any_value() -> None:
    assert any_value(object) == {"description": "anything"}
    with pytest.raises(NotImplementedError):
        any_value(complex)


async def test_the_server_sends_the_openapi_and_the_asyncapi_document() -> None:
    async with local_server() as opened:
        client = opened.client()
        assert (await client.get("/api/openapi.json")).json() == json.loads(json.dumps(DOCUMENT))
        assert (await client.get("/api/asyncapi.json")).json() == json.loads(json.dumps(asyncapi()))


async def test_openapi_and_asyncapi_are_built_once_and_sent_only_when_changed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[str] = []

    def making(name: str) -> Callable[..., dict[str, str]]:
        def make(**_: object) -> dict[str, str]:
            made.append(name)
            return {"name": name}

        return make

    for module, name in (("app", "openapi"), ("http.asyncapi", "asyncapi")):
        monkeypatch.setattr(f"foretell.server.{module}.{name}", making(name))
    _asyncapi.cache_clear()

    try:
        async with local_server() as opened:
            client = opened.client()
            for path in ("/api/openapi.json", "/api/asyncapi.json"):
                tag = (await client.get(path)).headers["etag"]
                for known in (tag, f'"other", W/{tag}'):
                    again = await client.get(path, headers={"if-none-match": known})
                    assert (again.status_code, again.content) == (304, b"")
                other = await client.get(path, headers={"if-none-match": '"other"'})
                assert other.status_code == 200

    finally:
        _asyncapi.cache_clear()
    assert made == ["openapi", "asyncapi"]


async def test_bots_are_looked_up_once_and_not_for_each_request(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Searching all installed packages takes ten times as long as an answer."""
    async with local_server() as opened:
        monkeypatch.setattr("importlib.metadata.entry_points", None)
        told = (await opened.client().get("/api/bots")).json()
        assert {*BUILT_IN} <= {*told["bots"]}
