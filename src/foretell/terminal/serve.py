"""``foretell serve``: a server for tables over the network."""

from collections.abc import Callable
from typing import TypeVar

from foretell.terminal.common.commands import command
from foretell.terminal.common.environment import Environment, pass_environment
from foretell.terminal.common.flags import language_option, store_option
from foretell.terminal.common.output import write_line
from foretell.terminal.common.parameters import Heading, option, switch
from foretell.terminal.common.values import text

_F = TypeVar("_F", bound=Callable[..., object])


def _setting(name: str, value: str, group: Heading) -> Callable[[_F], _F]:
    """Return the option for a server setting, which parses and validates it."""
    return option(f"--{name}", type=text(value), help=f"server-option-{name}", group=group)


@command("serve")
@_setting("host", "address", Heading.SERVER)
@_setting("port", "number", Heading.SERVER)
@store_option
@_setting("public-url", "url", Heading.SERVER)
@_setting("contact", "uris", Heading.SERVER)
@_setting("origins", "urls", Heading.ACCESS)
@_setting("frames", "number", Heading.ACCESS)
@_setting("frames-person", "number", Heading.ACCESS)
@_setting("frames-address", "number", Heading.ACCESS)
@_setting("bot-seconds", "number", Heading.ACCESS)
@_setting("bot-workers", "number", Heading.SERVER)
@_setting("min-pace", "number", Heading.ACCESS)
@_setting("connections", "number", Heading.ACCESS)
@_setting("keep-gathering", "days", Heading.KEEP)
@_setting("keep-playing", "days", Heading.KEEP)
@_setting("keep-finished", "days", Heading.KEEP)
@_setting("keep-records", "days", Heading.KEEP)
@_setting("keep-people", "days", Heading.KEEP)
@_setting("proxies", "networks", Heading.ACCESS)
@_setting("proxy-header", "header", Heading.ACCESS)
@_setting("nats", "url", Heading.SERVER)
@_setting("metrics", "listen", Heading.SERVER)
@switch("--open", "open_page", help="server-option-open", group=Heading.SERVER)
@language_option
@pass_environment
def serve(environment: Environment, /, *, open_page: bool, **settings: str | None) -> None:
    """Serve tables until the process receives a termination signal."""
    import os

    from foretell.server.process import run
    from foretell.server.settings import Settings

    words = environment.words()
    flags = {name.replace("_", "-"): value for name, value in settings.items()}

    def ready(address: str) -> None:
        write_line(words("server-ready", address=address))
        if open_page:
            open_in_browser(address)

    run(Settings.read(flags, os.environ), os.environ, ready=ready)


def open_in_browser(address: str) -> None:
    """Open a page in the user's browser, if there is one, without waiting for it."""
    import webbrowser
    from threading import Thread

    Thread(target=webbrowser.open, args=(address,), daemon=True).start()
