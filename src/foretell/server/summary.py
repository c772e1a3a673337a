"""A table in a few words, for the lobby and for whoever keeps the house."""

from typing import assert_never

import msgspec

from foretell.protocol.entries import HUMAN
from foretell.record.codec import options_to_wire
from foretell.record.wire import Options
from foretell.server.store.values import Phase, Summary
from foretell.server.table.state import BotSeat, Human, Open, TableState


class SeatSummary(msgspec.Struct, frozen=True):
    """Who sits on a seat: a name and a kind, both empty where nobody does."""

    name: str
    kind: str


class TableSummary(msgspec.Struct, frozen=True):
    """What the lobby shows of a table."""

    options: Options
    seats: tuple[SeatSummary, ...]
    games: int
    """How many games have been started."""


def summary_of(state: TableState) -> Summary:
    """Return a table's summary."""
    phase: Phase = "gathering"
    if state.game is not None:
        phase = "finished" if state.game.is_over else "playing"
    body = TableSummary(
        options_to_wire(state.options), tuple(map(seat_summary, state.seats)), state.games
    )
    host = None if state.host is None else state.seats[state.host]
    return Summary(
        listed=state.settings.listed,
        phase=phase,
        players=len(state.seats),
        taken=sum(not isinstance(holder, Open) for holder in state.seats),
        host=host.name if isinstance(host, Human) else "",
        body=msgspec.json.encode(body),
    )


def members_of(state: TableState) -> tuple[str, ...]:
    """Return the persons who hold seats."""
    return tuple(holder.person for holder in state.seats if isinstance(holder, Human))


def seat_summary(holder: Human | BotSeat | Open) -> SeatSummary:
    """Return who sits on a seat, in a few words."""
    match holder:
        case Human(name=name):
            return SeatSummary(name, HUMAN)
        case BotSeat(name, bot):
            return SeatSummary(name, bot)
        case Open():
            return SeatSummary("", "")
        case _:
            assert_never(holder)
