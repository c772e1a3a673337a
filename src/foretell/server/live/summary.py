"""The summary of a table, for use without its log."""

from typing import Final, assert_never

import msgspec

from foretell.protocol.settings import TableSettings, settings_to_wire
from foretell.record.codec import options_to_wire
from foretell.record.wire import Options
from foretell.server.storage.values import Summary
from foretell.table.state import HUMAN, BotSeat, Human, Open, TableState


class SeatSummary(msgspec.Struct, frozen=True, omit_defaults=True):
    """The holder of a seat: a name and a kind, both empty for an open seat."""

    name: str
    kind: str
    person: str = ""
    """The person's id, known only to the server."""


class SummaryBody(msgspec.Struct, frozen=True):
    """The public information about a table, and its persons."""

    options: Options
    seats: tuple[SeatSummary, ...]
    games: int
    """Number of games started."""
    settings: TableSettings | None = None
    """None if written by an earlier version."""
    host: int | None = None
    """The host's seat."""


_body: Final = msgspec.json.Decoder(SummaryBody)


def summary_of(state: TableState) -> Summary:
    """Return a table's summary."""
    body = SummaryBody(
        options_to_wire(state.options),
        tuple(map(seat_summary, state.seats)),
        state.games,
        settings_to_wire(state.settings),
        state.host,
    )
    host = None if state.host is None else state.seats[state.host]
    return Summary(
        listed=state.settings.listed,
        phase=state.phase.value,
        players=len(state.seats),
        taken=sum(not isinstance(holder, Open) for holder in state.seats),
        host=host.name if isinstance(host, Human) else "",
        body=msgspec.json.encode(body),
    )


def read_summary(body: bytes) -> SummaryBody | None:
    """Return the decoded body of a summary; None if another version's cannot be read."""
    try:
        return _body.decode(body)
    except msgspec.MsgspecError:
        return None


def members_of(state: TableState) -> tuple[str, ...]:
    """Return the persons who hold seats."""
    return tuple(holder.id for holder in state.seats if isinstance(holder, Human))


def seat_summary(holder: Human | BotSeat | Open) -> SeatSummary:
    """Return the summary of a seat."""
    match holder:
        case Human(name=name):
            return SeatSummary(name, HUMAN, holder.id)
        case BotSeat(name, bot):
            return SeatSummary(name, bot)
        case Open():
            return SeatSummary("", "")
        case _:
            assert_never(holder)
