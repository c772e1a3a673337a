"""The routes of the server: paths, methods, and the types of requests and responses."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

import msgspec

from foretell.server.http import (
    asyncapi,
    bots,
    daily,
    health,
    people,
    presets,
    records,
    sessions,
    tables,
)
from foretell.server.http import bodies as b
from foretell.server.http.request import Endpoint


@dataclass(frozen=True, slots=True)
class Operation:
    """An endpoint, with its description for the OpenAPI document."""

    endpoint: Endpoint
    returns: type[msgspec.Struct] | str | None
    """The struct of the response, or the media type of another one; None for no body."""
    status: int = 200
    refuses: tuple[int, ...] = ()
    """The statuses of its own refusals, in addition to the common ones."""
    reads: type[msgspec.Struct] | None = None
    """The struct of the request's body."""
    needs_body: bool = True
    caller: Literal["required", "optional"] | None = None
    """Whether it takes a token; None if it does not."""
    query: tuple[str, ...] = ()
    """Optional query parameters, which are strings."""


ROUTES: Final[Mapping[str, Mapping[str, Operation]]] = {
    "/api/people": {"POST": Operation(people.create_person, b.PersonBody, 201, reads=b.NewPerson)},
    "/api/people/me": {"GET": Operation(people.get_person, b.PersonBody, caller="required")},
    "/api/people/me/back": {"POST": Operation(people.restore_person, b.PersonBody, 200, (404,))},
    "/api/people/me/tables": {
        "GET": Operation(tables.list_own_tables, b.OwnTables, caller="required"),
    },
    "/api/people/me/sessions": {
        "GET": Operation(sessions.list_sessions, b.Sessions, caller="required"),
        "DELETE": Operation(sessions.revoke_other_sessions, None, 204, caller="required"),
    },
    "/api/people/me/sessions/{session}": {
        "DELETE": Operation(sessions.revoke_session, None, 204, (404,), caller="required"),
    },
    "/api/people/me/links": {
        "POST": Operation(
            sessions.create_link,
            b.LinkBody,
            201,
            reads=b.NewLink,
            needs_body=False,
            caller="required",
        ),
    },
    "/api/people/links/{code}/preview": {
        "POST": Operation(sessions.preview_link, b.LinkPreview, 200, (404,)),
    },
    "/api/people/links/{code}": {
        "POST": Operation(
            sessions.follow_link,
            b.PersonBody,
            200,
            (404, 409),
            reads=b.FollowLink,
            needs_body=False,
        ),
    },
    "/api/tables": {
        "GET": Operation(tables.list_tables, b.Lobby),
        "POST": Operation(
            tables.create_table, b.TableCreated, 201, (409,), b.NewTable, caller="required"
        ),
    },
    "/api/tables/{code}": {"GET": Operation(tables.get_table, b.TableBody, 200, (404,))},
    "/api/tables/{code}/view": {
        "GET": Operation(tables.get_view, b.ViewBody, 200, (403, 404), caller="required"),
    },
    "/api/tables/{code}/qr.svg": {"GET": Operation(tables.draw_link, "image/svg+xml", 200, (404,))},
    "/api/tables/{code}/games": {
        "GET": Operation(records.list_games, b.Games, 200, (404,), caller="optional"),
    },
    "/api/tables/{code}/games/{number}/record": {
        "GET": Operation(
            records.get_record, records.RECORD, 200, (404, 422), caller="optional", query=("key",)
        ),
    },
    "/api/daily/{date}": {
        "GET": Operation(daily.get_day, b.DayDistribution, 200, (422,)),
        "POST": Operation(daily.add_result, b.DayDistribution, 200, (409, 422), b.NewDayResult),
    },
    "/api/presets": {"GET": Operation(presets.list_presets, b.Presets)},
    "/api/bots": {"GET": Operation(bots.list_bots, b.Bots)},
    "/api/asyncapi.json": {"GET": Operation(asyncapi.get_asyncapi, "application/json")},
    "/healthz": {"GET": Operation(health.get_health, b.Health)},
    "/readyz": {"GET": Operation(health.get_readiness, b.Readiness, 200, (500,))},
}
"""All operations except the OpenAPI document itself and the page."""
