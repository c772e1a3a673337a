"""Results of the deal of the day: checked, counted once, and compared."""

import asyncio
import threading
from collections.abc import Coroutine
from datetime import date
from typing import Any

import httpx
import pytest

from foretell.server import day_replays
from foretell.server.app import create_app
from foretell.server.daily import KEPT, points_of
from foretell.server.settings import Keep, Settings
from foretell.server.upkeep import expire
from tests.server.days import choices_on, result
from tests.server.http.local_server import LocalServer, local_server, new_registry
from tests.server.inside import settle

TODAY = date(2023, 11, 14)
"""The date of the tests' clock."""
YESTERDAY = date(2023, 11, 13)


def at(day: date) -> str:
    return f"/api/daily/{day}"


async def test_a_result_is_compared_with_those_of_others(server: LocalServer) -> None:
    played = [choices_on(TODAY, place=place) for place in (0, 1, 99, 0)]
    points = [points_of(TODAY, choices) for choices in played]
    assert points[2] < points[0] < points[1]
    for number, choices in enumerate(played[:-1]):
        await server.client().post(at(TODAY), json=result(number, choices))
    answer = await server.client().post(at(TODAY), json=result(9, played[-1]))
    assert answer.status_code == 200
    distribution = [
        {"points": points[2], "results": 1},
        {"points": points[0], "results": 2},
        {"points": points[1], "results": 1},
    ]
    assert answer.json() == {
        "date": "2023-11-14",
        "results": 4,
        "points": distribution,
        "own": points[0],
    }
    seen = await server.client().get(at(TODAY))
    assert seen.json() == {"date": "2023-11-14", "results": 4, "points": distribution}


async def test_all_nodes_of_a_store_have_the_same_results(server: LocalServer) -> None:
    registry = new_registry(server.store, server.time)
    other = LocalServer(create_app(Settings(), registry), server.time, server.store)
    sent = result(1, choices_on(TODAY))
    async with other.client() as client:
        told = await client.post(at(TODAY), json=sent)
        assert (await server.client().get(at(TODAY))).json()["results"] == 1
        assert (await server.client().post(at(TODAY), json=sent)).json() == told.json()


async def test_a_result_that_is_sent_again_counts_once_and_stays_as_it_was(
    server: LocalServer,
) -> None:
    first, better = (result(1, choices_on(TODAY, place=place)) for place in (0, 1))
    told = await server.client().post(at(TODAY), json=first)
    for again in (first, better, {**first, "choices": []}):
        assert (await server.client().post(at(TODAY), json=again)).json() == told.json()
    assert told.json()["results"] == 1


async def test_of_yesterday_and_today_each_date_has_its_own_results(server: LocalServer) -> None:
    for day in (TODAY, YESTERDAY):
        told = await server.client().post(at(day), json=result(1, choices_on(day)))
        assert told.json()["results"] == 1


@pytest.mark.parametrize("day", ["2023-11-12", "2023-11-15", "0001-01-01", "9999-12-31"])
async def test_results_of_other_dates_are_refused(server: LocalServer, day: str) -> None:
    told = await server.client().post(f"/api/daily/{day}", json=result(1, [0]))
    assert told.status_code == 409
    fields = {"date": day, "today": "2023-11-14"}
    assert told.json() == {"code": "daily/closed", "clause": "", "fields": fields}
    assert (await server.client().get(f"/api/daily/{day}")).json()["results"] == 0


@pytest.mark.parametrize("day", ["today", "2023-1-1", "20231114", "2023-W46-2", "2023-02-30"])
async def test_a_text_that_is_no_date_is_refused(server: LocalServer, day: str) -> None:
    for told in (
        await server.client().get(f"/api/daily/{day}"),
        await server.client().post(f"/api/daily/{day}", json=result(1, [])),
    ):
        assert told.status_code == 422
        assert told.json()["fields"]["reason"].endswith("- at `date` in the address")


async def test_a_forged_result_is_refused_and_not_counted(server: LocalServer) -> None:
    """Points are counted by the server: whoever wants better ones has to play better."""
    forged = choices_on(YESTERDAY, place=99)
    told = await server.client().post(at(TODAY), json=result(1, forged))
    assert told.status_code == 422
    assert told.json()["code"] == "daily/misfit"
    assert told.json()["fields"]["date"] == "2023-11-14"
    more: dict[str, Any] = {**result(1, choices_on(TODAY)), "points": 500}
    assert (await server.client().post(at(TODAY), json=more)).json()["code"] == "request/bad"
    assert (await server.client().get(at(TODAY))).json()["results"] == 0


@pytest.mark.parametrize(
    "body",
    [
        {"id": "1", "choices": []},
        {"id": "A" * 32, "choices": []},
        {"id": "a" * 32},
        {"id": "a" * 32, "choices": [0] * 25},
        {"id": "a" * 32, "choices": [True]},
        {"id": "a" * 32, "choices": [None]},
    ],
)
async def test_a_result_of_another_form_is_refused(
    server: LocalServer, body: dict[str, Any]
) -> None:
    told = await server.client().post(at(TODAY), json=body)
    assert (told.status_code, told.json()["code"]) == (422, "request/bad")


async def test_an_address_sends_a_class_of_results_and_then_one_in_ten_seconds(
    server: LocalServer,
) -> None:
    choices = choices_on(TODAY)
    client = server.client()
    for number in range(60):
        sent = await client.post(at(TODAY), json=result(number, choices))
        assert sent.status_code == 200
        server.time.pass_by(0.01)
    refused = await client.post(at(TODAY), json=result(60, choices))
    assert refused.json()["code"] == "limit/too_often"
    assert (await client.post(at(TODAY), json=result(0, choices))).status_code == 200
    elsewhere = server.client("198.51.100.7")
    assert (await elsewhere.post(at(TODAY), json=result(61, choices))).status_code == 200
    server.time.pass_by(10)
    assert (await client.post(at(TODAY), json=result(60, choices))).status_code == 200


async def test_results_that_are_played_again_delay_nobody_and_wait_in_a_short_queue(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(day_replays, "MOST_WAITING", 3)
    going_on, at_once, most_at_once = threading.Event(), 0, 0

    def slow(*_: object) -> int:
        nonlocal at_once, most_at_once
        at_once += 1
        most_at_once = max(at_once, most_at_once)
        going_on.wait(10)
        at_once -= 1
        return 30

    monkeypatch.setattr(day_replays, "points_of", slow)
    async with local_server() as server:

        def send(number: int) -> Coroutine[Any, Any, httpx.Response]:
            return server.client().post(at(TODAY), json=result(number, []))

        waiting = [asyncio.create_task(send(number)) for number in range(3)]
        await settle()
        refused = await send(3)
        assert (refused.status_code, refused.json()["code"]) == (429, "limit/too_often")
        assert (await server.client().get(at(TODAY))).json()["results"] == 0
        going_on.set()
        assert [(await one).status_code for one in waiting] == [200] * 3
        assert (await send(3)).json()["results"] == 4
        assert most_at_once == 1


async def test_results_are_deleted_after_a_week(server: LocalServer) -> None:
    await server.client().post(at(TODAY), json=result(1, choices_on(TODAY)))
    now = server.time.now()
    await expire(server.store, Keep(), now + KEPT)
    assert (await server.client().get(at(TODAY))).json()["results"] == 1
    await expire(server.store, Keep(), now + KEPT + 24 * 3_600 * 1_000)
    assert (await server.client().get(at(TODAY))).json()["results"] == 0
