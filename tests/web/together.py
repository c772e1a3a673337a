"""A table at which a game is over and reviewed, with watchers, without a server."""

from functools import cache
from typing import TYPE_CHECKING, Final

from foretell.protocol.codec import encode
from foretell.protocol.server import Events, Presence, Watchers, Welcome
from foretell.protocol.table_codec import entry_of
from foretell.rules.options import Options
from foretell.table import commands
from foretell.table.permissions import Person
from foretell.table.redact import redact_events
from tests.table.builders import new_live_table
from tests.web.answers import CODE, NAMES

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocketRoute

SHOWN: Final = 49
"""The moment that all are shown."""
NOTES: Final = (
    (1, SHOWN, "Why not the Wizard here?"),
    (3, SHOWN, "I was sure you had the last trump."),
    (2, 12, "This bid was too high."),
)
"""Seats, moments and texts."""
WATCHER: Final = "Emil"
"""The watcher with a name, of two who follow; another one looks around."""


@cache
def messages() -> tuple[str, ...]:
    """Return the messages to the host, who leads: two follow, and one looks around alone."""
    people = tuple(Person(f"id-{name}", name) for name in NAMES)
    options = Options(players=len(NAMES), hand_sizes=(1, 3, 5))
    live = new_live_table(options=options, seated=people, is_playing=True)
    live.play_out()
    live.ask(people[0], commands.ShowMoment(1, SHOWN))
    for seat, part in ((1, "follow"), (2, "apart"), (3, "follow")):
        live.ask(people[seat], commands.TakePart(1, part))  # type: ignore[arg-type]  # one of the literal names
    for seat, at, text in NOTES:
        live.ask(people[seat], commands.AddNote(1, at, text))
    seen = redact_events(live.log, 0, state=live.state, since=0)
    told = (
        Welcome(CODE, 0, 0, len(seen)),
        Events(0, tuple(map(entry_of, seen))),
        Presence((True,) * len(NAMES), watchers=Watchers(2, 1, (WATCHER,))),
    )
    return tuple(encode(one).decode() for one in told)


def lead(page: "Page") -> None:
    """Answer the page as the server would."""

    def answer(socket: "WebSocketRoute") -> None:
        def heard(message: str | bytes) -> None:
            if "hello" in str(message):
                for one in messages():
                    socket.send(one)

        socket.on_message(heard)

    page.route_web_socket("**/socket", answer)
