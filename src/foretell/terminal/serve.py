"""``foretell serve``: tables over the network."""

from typing import Annotated, Final

from click import Context

from foretell.terminal.common.environment import Setting
from foretell.terminal.common.flags import LANG
from foretell.terminal.common.parameters import Declaration, option

_SERVER: Final = "commands-group-server"
_ACCESS: Final = "commands-group-access"
_KEEP: Final = "commands-group-keep"


def _option(name: str, value: str, group: str) -> Declaration:
    return option(f"--{name}", help=f"server-option-{name}", metavar=value, group=group)


def serve(
    ctx: Context,
    *,
    host: Annotated[str | None, _option("host", "address", _SERVER)] = None,
    port: Annotated[str | None, _option("port", "number", _SERVER)] = None,
    store: Annotated[str | None, _option("store", "store", _SERVER)] = None,
    public_url: Annotated[str | None, _option("public-url", "url", _SERVER)] = None,
    origins: Annotated[str | None, _option("origins", "urls", _ACCESS)] = None,
    frames: Annotated[str | None, _option("frames", "number", _ACCESS)] = None,
    frames_person: Annotated[str | None, _option("frames-person", "number", _ACCESS)] = None,
    frames_address: Annotated[str | None, _option("frames-address", "number", _ACCESS)] = None,
    bot_seconds: Annotated[str | None, _option("bot-seconds", "number", _ACCESS)] = None,
    bot_workers: Annotated[str | None, _option("bot-workers", "number", _SERVER)] = None,
    min_pace: Annotated[str | None, _option("min-pace", "number", _ACCESS)] = None,
    connections: Annotated[str | None, _option("connections", "number", _ACCESS)] = None,
    keep_gathering: Annotated[str | None, _option("keep-gathering", "days", _KEEP)] = None,
    keep_playing: Annotated[str | None, _option("keep-playing", "days", _KEEP)] = None,
    keep_finished: Annotated[str | None, _option("keep-finished", "days", _KEEP)] = None,
    keep_records: Annotated[str | None, _option("keep-records", "days", _KEEP)] = None,
    keep_people: Annotated[str | None, _option("keep-people", "days", _KEEP)] = None,
    proxies: Annotated[str | None, _option("proxies", "networks", _ACCESS)] = None,
    proxy_header: Annotated[str | None, _option("proxy-header", "header", _ACCESS)] = None,
    nats: Annotated[str | None, _option("nats", "url", _SERVER)] = None,
    metrics: Annotated[str | None, _option("metrics", "listen", _SERVER)] = None,
    open_page: Annotated[bool, option("--open", help="server-option-open", group=_SERVER)] = False,
    lang: LANG = None,  # noqa: ARG001 - read before anything else, see foretell.terminal.common.environment
) -> None:
    """Serve tables until the process is asked to end."""
    import os

    from foretell.server.process import run
    from foretell.server.settings import Settings
    from foretell.terminal.common.output import write_line

    setting: Setting = ctx.obj
    words = setting.words()
    given = {
        "host": host,
        "port": port,
        "store": store,
        "public-url": public_url,
        "origins": origins,
        "frames": frames,
        "frames-person": frames_person,
        "frames-address": frames_address,
        "bot-seconds": bot_seconds,
        "bot-workers": bot_workers,
        "min-pace": min_pace,
        "connections": connections,
        "keep-gathering": keep_gathering,
        "keep-playing": keep_playing,
        "keep-finished": keep_finished,
        "keep-records": keep_records,
        "keep-people": keep_people,
        "proxies": proxies,
        "proxy-header": proxy_header,
        "nats": nats,
        "metrics": metrics,
    }

    def ready(address: str) -> None:
        write_line(words("server-ready", address=address))
        if open_page:
            open_in_browser(address)

    run(Settings.read(given, os.environ), os.environ, ready=ready)


def open_in_browser(address: str) -> None:
    """Show a page in the person's browser, if there is one; nothing waits for it."""
    import webbrowser
    from threading import Thread

    Thread(target=webbrowser.open, args=(address,), daemon=True).start()
