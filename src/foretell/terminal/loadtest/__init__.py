"""``foretell loadtest``: the capacity of a server on this machine."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

from foretell.floors import Floor, need
from foretell.terminal.common.commands import command
from foretell.terminal.common.environment import Environment, pass_environment
from foretell.terminal.common.flags import json_option, language_option, plain_option
from foretell.terminal.common.output import console, write_line
from foretell.terminal.common.parameters import Heading, option
from foretell.terminal.common.refusals import TooFewPeople, Unreachable
from foretell.terminal.common.values import STORE, text, whole_number

if TYPE_CHECKING:
    from foretell.client.load.report import Report
    from foretell.client.load.run import Plan

_F = TypeVar("_F", bound=Callable[..., object])
_FEWEST: Final = 3
"""The minimum number of people at a table."""


def _count(name: str, default: int, *, least: int = 0) -> Callable[[_F], _F]:
    return option(
        f"--{name}", type=whole_number(least), default=default, help=f"loadtest-option-{name}"
    )


@command("loadtest")
@_count("people", 200)
@_count("tables", 50, least=1)
@_count("seconds", 60, least=1)
@_count("warm-up", 5)
@_count("rate", 1000)
@_count("spectators", 0)
@_count("idle-sockets", 0)
@option("--url", type=text("url"), help="loadtest-option-url", group=Heading.SERVER)
@option("--store", type=STORE, help="loadtest-option-store", group=Heading.SERVER)
@json_option("loadtest-option-json")
@plain_option
@language_option
@pass_environment
def loadtest(
    environment: Environment,
    /,
    *,
    url: str | None,
    store: str | None,
    as_json: bool,
    plain: bool,
    **counts: Any,
) -> None:
    """Play with simulated people, and print latencies."""
    import asyncio

    from foretell.client.load.run import Plan
    from foretell.terminal.loadtest.report import load_lines, load_page

    if url is None:
        need(Floor.SERVER)
    plan = Plan(**counts)
    least = _FEWEST * plan.tables
    if plan.people < least:
        raise TooFewPeople(people=plan.people, tables=plan.tables, least=least)
    report = asyncio.run(_measured(plan, url, store))
    words = environment.words()
    if as_json:
        write_line(report.json())
    elif plain:
        for line in load_lines(report, words):
            write_line(line)
    else:
        console().print(load_page(report, words))


async def _measured(plan: "Plan", url: str | None, store: str | None) -> "Report":
    from foretell.client.load.run import LoadTest
    from foretell.client.load.server import LocalServer, own_server

    if url is not None:
        try:
            return await LoadTest(plan, LocalServer(url)).run()
        except OSError as error:
            raise Unreachable(url=url, detail=error.strerror or str(error)) from None
    async with own_server(store) as server:
        return await LoadTest(plan, server).run()
