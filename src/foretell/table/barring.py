"""Bars: removed people take no seat at the table until a host readmits them."""

from foretell.game.changed import changed
from foretell.table import events as table_events
from foretell.table.permissions import Person
from foretell.table.refusals import BarredFromTable, NotBarred
from foretell.table.state import Barred, Human, TableState


def check_not_barred(state: TableState, by: Person) -> None:
    """Check that a person may take a seat.

    Raises:
        BarredFromTable: when a host has removed them, and none has readmitted them.
    """
    bar = state.bar_of(by.id)
    if bar is not None:
        raise BarredFromTable(bar.by)


def decide_readmission(state: TableState, removed: int) -> tuple[table_events.Readmitted, ...]:
    """Return the events when the host readmits the person whom an event removed.

    Raises:
        NotBarred: when nobody is barred by that event.
    """
    if all(bar.number != removed for bar in state.barred):
        raise NotBarred(removed)
    return (table_events.Readmitted(removed),)


def barred_after(state: TableState, event: table_events.Vacated, *, number: int) -> TableState:
    """Return the state before a seat is vacated, with its person barred if the event says so."""
    if not event.barred:
        return state
    holder, host = state.seats[event.seat], state.host
    assert isinstance(holder, Human), "only people are barred"
    by = "" if host is None else _name_at(state, host)
    return changed(state, barred=(*state.barred, Barred(number, holder.person, holder.name, by)))


def _name_at(state: TableState, seat: int) -> str:
    holder = state.seats[seat]
    return holder.name if isinstance(holder, Human) else ""
