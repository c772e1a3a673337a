"""``foretell loadtest``: what a server on this machine can do."""

from typing import TYPE_CHECKING, Annotated, Final

from click import Context

from foretell.terminal.common.environment import Setting
from foretell.terminal.common.flags import LANG, PLAIN
from foretell.terminal.common.parameters import Declaration, option

if TYPE_CHECKING:
    from foretell.client.load.report import Report
    from foretell.client.load.run import Plan

_WHAT: Final = "commands-group-what"
_SERVER: Final = "commands-group-server"
_FEWEST: Final = 3
"""People at a table."""


def _option(name: str, value: str, group: str = _WHAT) -> Declaration:
    return option(f"--{name}", help=f"loadtest-option-{name}", metavar=value, group=group)


def loadtest(
    ctx: Context,
    *,
    people: Annotated[str, _option("people", "number")] = "200",
    tables: Annotated[str, _option("tables", "number")] = "50",
    seconds: Annotated[str, _option("seconds", "number")] = "60",
    warm_up: Annotated[str, _option("warm-up", "number")] = "5",
    rate: Annotated[str, _option("rate", "number")] = "1000",
    spectators: Annotated[str, _option("spectators", "number")] = "0",
    idle_sockets: Annotated[str, _option("idle-sockets", "number")] = "0",
    url: Annotated[str | None, _option("url", "url", _SERVER)] = None,
    store: Annotated[str | None, _option("store", "store", _SERVER)] = None,
    as_json: Annotated[bool, option("--json", help="loadtest-option-json", group=_WHAT)] = False,
    plain: PLAIN = False,
    lang: LANG = None,  # noqa: ARG001 - read before anything else, see foretell.terminal.common.environment
) -> None:
    """Play with many simulated people, and print how long things took."""
    import asyncio

    from foretell.client.load.run import Plan
    from foretell.terminal.common.numbers import number_from
    from foretell.terminal.common.output import console, write_line
    from foretell.terminal.loadtest.report import load_lines, load_page

    setting: Setting = ctx.obj
    count = number_from("--tables", tables, least=1) or 1
    plan = Plan(
        people=_people(people, count),
        tables=count,
        seconds=number_from("--seconds", seconds, least=1) or 1,
        warm_up=number_from("--warm-up", warm_up, least=0) or 0,
        rate=number_from("--rate", rate, least=0) or 0,
        spectators=number_from("--spectators", spectators, least=0) or 0,
        idle_sockets=number_from("--idle-sockets", idle_sockets, least=0) or 0,
    )
    report = asyncio.run(_measured(plan, url, store))
    words = setting.words()
    if as_json:
        write_line(report.json())
    elif plain:
        for line in load_lines(report, words):
            write_line(line)
    else:
        console().print(load_page(report, words))


def _people(given: str, tables: int) -> int:
    from foretell.terminal.common.numbers import number_from
    from foretell.terminal.common.refusals import TooFewPeople

    people, least = number_from("--people", given, least=0) or 0, _FEWEST * tables
    if people < least:
        raise TooFewPeople(people=people, tables=tables, least=least)
    return people


async def _measured(plan: "Plan", url: str | None, store: str | None) -> "Report":
    from foretell.client.load.run import LoadTest
    from foretell.client.load.server import LocalServer, own_server

    if url is not None:
        return await LoadTest(plan, LocalServer(url)).run()
    async with own_server(store) as server:
        return await LoadTest(plan, server).run()
