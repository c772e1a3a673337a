"""Conversion between a table's events and commands and their entries and messages.

Most entries and messages have the fields of the event or command of the same name. A field that
only the server knows is omitted in an entry and None in an event.
"""

from collections.abc import Sequence
from typing import Any, Final, assert_never, cast, get_args

from foretell.cards import Card, Suit
from foretell.game import actions
from foretell.game.actions import Action
from foretell.game.events import Event
from foretell.protocol import client as messages
from foretell.protocol import entries
from foretell.protocol.entries import Entry
from foretell.protocol.events import GameEvent, event_to_wire
from foretell.protocol.events import event_of as game_event_of
from foretell.protocol.server import Legal
from foretell.protocol.settings import settings_of, settings_to_wire
from foretell.record.codec import options_of, options_to_wire
from foretell.table import commands, events
from foretell.table.commands import Command
from foretell.table.events import TableEvent

_SPECIAL: Final = (entries.Opened, entries.Seated, entries.ShuffleCommitted, entries.NoteAdded)
_EVENTS: Final[dict[type, type]] = {
    kind: getattr(events, kind.__name__)
    for kind in get_args(Entry)
    if kind not in _SPECIAL and kind not in get_args(GameEvent)
}
_ENTRIES: Final = {event: entry for entry, event in _EVENTS.items()}


def entry_of(event: TableEvent) -> Entry:
    """Return an event, complete or redacted, as it is sent and stored."""
    same = _ENTRIES.get(type(event))
    if same is not None:
        return cast("Entry", _alike(event, same))
    match event:
        case events.Opened(options, settings):
            return entries.Opened(options_to_wire(options), settings_to_wire(settings))
        case events.Seated(seat, name, kind, person, waits):
            return entries.Seated(seat, name, kind, person or "", waits)
        case events.ShuffleCommitted(game, commitment, seed, salt):
            return entries.ShuffleCommitted(game, commitment, seed or "", salt or "")
        case events.NoteAdded(seat, at, text, person):
            return entries.NoteAdded(seat, at, text, person or "")
        case _:
            return event_to_wire(cast("Event", event))


def event_of(entry: Entry) -> TableEvent:
    """Return an event that was sent or stored.

    Raises:
        UnknownCard, UnknownSuit: when a text does not name one.
        InvalidOption: when the options of the table are invalid.
    """
    same = _EVENTS.get(type(entry))
    if same is not None:
        return cast("TableEvent", _alike(entry, same))
    match entry:
        case entries.Opened(options, settings):
            return events.Opened(options_of(options), settings_of(settings))
        case entries.Seated(seat, name, kind, person, waits):
            return events.Seated(seat, name, kind, person or None, waits)
        case entries.ShuffleCommitted(game, commitment, seed, salt):
            return events.ShuffleCommitted(game, commitment, seed or None, salt or None)
        case entries.NoteAdded(seat, at, text, person):
            return events.NoteAdded(seat, at, text, person or None)
        case _:
            return game_event_of(cast("GameEvent", entry))


def command_of(message: messages.Command) -> Command:
    """Return the command in a message.

    Raises:
        UnknownCard, UnknownSuit: when a text does not name one.
    """
    match message:
        case messages.ChooseTrump(suit=suit, hint=hint):
            return commands.ChooseTrump(Suit.parse(suit), hint)
        case messages.Play(card=card, hint=hint):
            return commands.Play(Card(card), hint)
        case _:
            kind = getattr(commands, type(message).__name__)
            return cast("Command", _alike(message, kind))


def legal_to_wire(legal: Sequence[Action]) -> Legal | None:
    """Return a seat's legal actions as they are sent; None when it is not to act."""
    if not legal:
        return None
    suits, bids, cards = [], [], []
    for action in legal:
        match action:
            case actions.ChooseTrump(suit=suit):
                suits.append(suit.letter)
            case actions.MakeBid(bid=bid):
                bids.append(bid)
            case actions.PlayCard(card=card):
                cards.append(str(card))
            case _:
                assert_never(action)
    return Legal(tuple(suits), tuple(bids), tuple(cards))


def _alike(value: object, kind: Any) -> object:
    """Return a value converted to another class with the same fields."""
    return kind(*[getattr(value, name) for name in kind.__match_args__])
