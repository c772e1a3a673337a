"""The operations of the server: its addresses, their methods, and what each reads and answers."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

import msgspec

from foretell.server.http import bodies, catalogue, health, people, records, sessions, tables
from foretell.server.http.request import Endpoint


@dataclass(frozen=True, slots=True)
class Operation:
    """An endpoint, and what the OpenAPI document says of it."""

    tag: str
    endpoint: Endpoint
    returns: type[msgspec.Struct] | str | None
    """The struct of its answer, or the media type of another one; None for no body."""
    refuses: tuple[int, ...] = ()
    """The statuses of its refusals, besides those of all operations like it."""
    status: int = 200
    reads: type[msgspec.Struct] | None = None
    """The struct of its body."""
    needs_body: bool = True
    caller: Literal["required", "optional"] | None = None
    """Whether it takes a token."""
    query: tuple[str, ...] = ()
    """Optional parameters, which are texts."""


OPERATIONS: Final[Mapping[str, Mapping[str, Operation]]] = {
    "/api/people": {
        "POST": Operation(
            "people", people.create_person, bodies.PersonBody, status=201, reads=bodies.NewPerson
        )
    },
    "/api/people/me": {
        "GET": Operation("people", people.get_person, bodies.PersonBody, caller="required")
    },
    "/api/people/me/back": {
        "POST": Operation("people", people.restore_person, bodies.PersonBody, (404,))
    },
    "/api/people/me/sessions": {
        "GET": Operation("people", sessions.list_sessions, bodies.Sessions, caller="required"),
        "DELETE": Operation(
            "people", sessions.revoke_other_sessions, None, status=204, caller="required"
        ),
    },
    "/api/people/me/sessions/{session}": {
        "DELETE": Operation(
            "people", sessions.revoke_session, None, (404,), status=204, caller="required"
        )
    },
    "/api/people/me/links": {
        "POST": Operation(
            "people",
            sessions.create_link,
            bodies.LinkBody,
            status=201,
            reads=bodies.NewLink,
            needs_body=False,
            caller="required",
        )
    },
    "/api/people/links/{code}/preview": {
        "POST": Operation("people", sessions.preview_link, bodies.LinkPreview, (404,))
    },
    "/api/people/links/{code}": {
        "POST": Operation(
            "people",
            sessions.follow_link,
            bodies.PersonBody,
            (404, 409),
            reads=bodies.FollowLink,
            needs_body=False,
        )
    },
    "/api/tables": {
        "GET": Operation("tables", tables.list_tables, bodies.Lobby),
        "POST": Operation(
            "tables",
            tables.create_table,
            bodies.TableCreated,
            (409,),
            status=201,
            reads=bodies.NewTable,
            caller="required",
        ),
    },
    "/api/tables/{code}": {"GET": Operation("tables", tables.get_table, bodies.TableBody, (404,))},
    "/api/tables/{code}/view": {
        "GET": Operation("tables", tables.get_view, bodies.ViewBody, (403, 404), caller="required")
    },
    "/api/tables/{code}/qr.svg": {
        "GET": Operation("tables", tables.draw_link, "image/svg+xml", (404,))
    },
    "/api/tables/{code}/games": {
        "GET": Operation("tables", records.list_games, bodies.Games, (404,), caller="optional")
    },
    "/api/tables/{code}/games/{number}/record": {
        "GET": Operation(
            "tables",
            records.get_record,
            records.RECORD,
            (404, 422),
            caller="optional",
            query=("key",),
        )
    },
    "/api/presets": {"GET": Operation("about", catalogue.list_presets, bodies.Presets)},
    "/api/bots": {"GET": Operation("about", catalogue.list_bots, bodies.Bots)},
    "/api/asyncapi.json": {"GET": Operation("about", catalogue.get_asyncapi, "application/json")},
    "/healthz": {"GET": Operation("health", health.get_health, bodies.Health)},
    "/readyz": {"GET": Operation("health", health.get_readiness, bodies.Health, (500,))},
}
"""All operations but the OpenAPI document itself, and the page."""
