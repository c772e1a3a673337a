"""Endpoints for the results of the deal of the day."""

from collections.abc import Sequence
from contextlib import suppress
from datetime import date

from starlette.responses import Response

from foretell.server.daily import check_open
from foretell.server.http.bodies import DayDistribution, NewDayResult, PointsOfDay
from foretell.server.http.request import AppRequest
from foretell.server.http.responses import json_response
from foretell.server.refusals import BadRequest


async def get_day(request: AppRequest) -> Response:
    """Return the distribution of people's points in the deal of a date."""
    day = _date(request).isoformat()
    distribution = await request.context.tables.store.daily.distribution(day)
    return json_response(_results(day, distribution))


async def add_result(request: AppRequest) -> Response:
    """Add a result to those of a deal, and compare it with them.

    The points are those of a game with the same cards and bots. An existing result is not changed.
    """
    context, day, new = request.context, _date(request), await request.read(NewDayResult)
    check_open(day, now=context.clock.now())
    store, name = context.tables.store.daily, day.isoformat()
    own = await store.points_of(name, new.id)
    if own is None:
        context.limits.results.check(request.client_address)
        points = await context.day_replays.points(day, new.choices)
        own = await store.add_result(name, new.id, points=points)
    return json_response(_results(name, await store.distribution(name), own))


def _results(
    day: str, distribution: Sequence[tuple[int, int]], own: int | None = None
) -> DayDistribution:
    points = tuple(PointsOfDay(*one) for one in distribution)
    return DayDistribution(day, sum(one.results for one in points), points, own)


def _date(request: AppRequest) -> date:
    text: str = request.path_params["date"]
    with suppress(ValueError):
        day = date.fromisoformat(text)
        if day.isoformat() == text:  # there are other forms
            return day
    raise BadRequest("Dates are written like 2026-11-24 - at `date` in the address")
