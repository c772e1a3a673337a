"""A table's events and commands to entries and messages, and back."""

from dataclasses import fields
from typing import get_args

import msgspec
import pytest

from foretell.cards import Card, Suit, UnknownCard, UnknownSuit
from foretell.errors import Refusal
from foretell.game import actions
from foretell.game import events as game
from foretell.game.hint import Hint, HintValue
from foretell.protocol import client as messages
from foretell.protocol import entries
from foretell.protocol.codec import decode_events, encode_events
from foretell.protocol.entries import Entry
from foretell.protocol.server import Legal
from foretell.protocol.table_codec import command_of, entry_of, event_of, legal_to_wire
from foretell.rules.options import Bidding, Edition, Options
from foretell.table import commands, events
from foretell.table.commands import Command
from foretell.table.events import TableEvent
from foretell.table.settings import ClockSettings, TableSettings

SEED, SALT = "5e" * 32, "5a" * 32
OPTIONS = Options(players=3, hand_sizes=(1, 2), bidding=Bidding.SECRET, edition=Edition.FANTASY)
SETTINGS = TableSettings(
    listed=True,
    clock=ClockSettings(60, 5),
    grace=7,
    pace=1,
    stand_in="casual:bold",
    patience=90,
    silence=30,
    hints=False,
)
C1, D2 = Card("C1"), Card("D2")
HINT = Hint(400, (HintValue("H4", 2580, 6410, 110, 0, 0, (100, 300)),))
EVENTS: tuple[TableEvent, ...] = (
    events.Opened(OPTIONS, SETTINGS),
    events.Seated(1, "Zoë", "human", "p1", waits=True),
    events.Vacated(1, "host", barred=True),
    events.Readmitted(4),
    events.CharacterChosen(1, "otto"),
    events.Swapped((0, 2)),
    events.HostChanged(2),
    events.StoodIn(1, silent=True),
    events.HandedBack(1),
    events.UndoAsked(1, (0, 2)),
    events.UndoAnswered(0, agree=True),
    events.UndoLapsed(),
    events.TakenBack(1, 3),
    events.HintUsed(1, 4),
    events.HintShown(1, HINT),
    events.MomentShown(41, 2),
    events.NoteAdded(1, 41, "Why?", "p1"),
    events.NoteRemoved(77),
    events.PartTaken(2, "apart"),
    events.PartTaken(2, None),
    events.RemovalAsked(0, 1, (2,)),
    events.RemovalAnswered(2, agree=True),
    events.RemovalLapsed(),
    events.ShuffleCommitted(2, "c0" * 32, SEED, SALT),
    events.NonceGiven(1, "0af"),
    events.GameStarted(2),
    events.Resumed(),
    events.ShuffleRevealed(SEED, SALT),
    events.RematchCalled(),
    events.Unknown("waved"),
    game.DealerDrawn(((C1, D2, None), (Card("N1"), None, None)), 1),
    game.Dealt(1, 0, ((C1,), None, (Card("Z1"),)), D2, Suit.DIAMONDS),
    game.TrumpChosen(0, Suit.HEARTS),
    game.BidMade(1, 2),
    game.BiddingClosed((1, None, 0), (None, (C1,), None)),
    game.CardPlayed(1, C1),
    game.TrickWon(2),
    game.RoundScored(3, (1, 0, 1), (1, 0, 0), (30, 20, -10), (30, 20, -10), Suit.SPADES),
    game.GameFinished((30, 20, -10), (0,)),
)
REDACTED: tuple[TableEvent, ...] = (
    events.Opened(Options(players=4), TableSettings()),
    events.Seated(1, "Zoë", "human"),
    events.HostChanged(None),
    events.ShuffleCommitted(2, "c0" * 32),
    events.MomentShown(41),
    events.NoteAdded(1, 41, "Why?"),
    game.Dealt(1, 0, (None, None, None), None, None),
    game.BidMade(1, None),
    events.StoodIn(1),
)
COMMANDS: tuple[tuple[messages.Command, Command], ...] = (
    (messages.Sit("1"), commands.Sit()),
    (messages.Sit("1", 2), commands.Sit(2)),
    (messages.Stand("1"), commands.Stand()),
    (messages.SeatBot("1", 2, "random"), commands.SeatBot(2, "random")),
    (messages.Swap("1", (0, 2)), commands.Swap((0, 2))),
    (messages.Remove("1", 2), commands.Remove(2)),
    (messages.Readmit("1", 4), commands.Readmit(4)),
    (messages.ChooseCharacter("1", "otto"), commands.ChooseCharacter("otto")),
    (messages.LetBotPlay("1", 2), commands.LetBotPlay(2)),
    (messages.AnswerRemoval("1", agree=True), commands.AnswerRemoval(agree=True)),
    (messages.GiveNonce("1", "0af"), commands.GiveNonce("0af")),
    (messages.Start("1"), commands.Start()),
    (messages.CallRematch("1"), commands.CallRematch()),
    (messages.ChooseTrump("1", "H"), commands.ChooseTrump(Suit.HEARTS)),
    (messages.Bid("1", 2), commands.Bid(2)),
    (messages.Play("1", "C1", HINT), commands.Play(C1, HINT)),
    (messages.AskUndo("1"), commands.AskUndo()),
    (messages.UseHint("1"), commands.UseHint()),
    (messages.ShowMoment("1", 2, 41), commands.ShowMoment(2, 41)),
    (messages.ShowMoment("1", 2, 41, 0), commands.ShowMoment(2, 41, 0)),
    (messages.AddNote("1", 2, 41, "Why?"), commands.AddNote(2, 41, "Why?")),
    (messages.RemoveNote("1", 77), commands.RemoveNote(77)),
    (messages.TakePart("1", 2, "apart"), commands.TakePart(2, "apart")),
    (messages.TakePart("1", 2, None), commands.TakePart(2, None)),
    (messages.AnswerUndo("1", agree=True), commands.AnswerUndo(agree=True)),
)


def test_the_examples_include_every_event_and_command() -> None:
    assert {type(event) for event in EVENTS} == {*get_args(TableEvent)}
    assert {type(entry_of(event)) for event in EVENTS} == {*get_args(Entry)}
    assert {type(message) for message, _ in COMMANDS} == {*get_args(messages.Command)}
    assert {type(command) for _, command in COMMANDS} == {*get_args(Command)}


def test_no_example_event_has_a_field_at_its_default() -> None:
    """Otherwise the loss of a field would go unnoticed."""
    for event in EVENTS:
        for field in fields(event):
            assert getattr(event, field.name) != field.default, event


@pytest.mark.parametrize("event", EVENTS + REDACTED, ids=repr)
def test_an_event_encoded_as_an_entry_is_decoded_unchanged(event: TableEvent) -> None:
    entry = entry_of(event)
    assert event_of(entry) == event
    assert event_of(msgspec.json.decode(msgspec.json.encode(entry), type=Entry)) == event
    assert decode_events(encode_events((event,))) == (event,)


@pytest.mark.parametrize("event", EVENTS[1:-9], ids=repr)
def test_an_entry_has_the_fields_of_its_event(event: TableEvent) -> None:
    entry = entry_of(event)
    assert type(entry).__name__ == type(event).__name__
    values = tuple(getattr(event, field.name) for field in fields(event))
    assert msgspec.structs.astuple(entry) == values


def test_redacted_fields_are_omitted_from_entries() -> None:
    assert encode_events(REDACTED[1:2]) == (
        '[{"type":"seated","seat":1,"name":"Zoë","kind":"human"}]'.encode()
    )
    assert encode_events(REDACTED[3:4]) == (
        b'[{"type":"shuffle_committed","game":2,"commitment":"%s"}]' % (b"c0" * 32)
    )
    assert encode_events(REDACTED[5:6]) == b'[{"type":"note_added","seat":1,"at":41,"text":"Why?"}]'


@pytest.mark.parametrize(
    ("kept", "event"),
    [
        (
            b'{"type":"seated","seat":1,"name":"Zoe","kind":"human","person":"p1"}',
            events.Seated(1, "Zoe", "human", "p1", waits=False),
        ),
        (
            b'{"type":"seated","seat":2,"name":"steady","kind":"steady"}',
            events.Seated(2, "steady", "steady", None, waits=False),
        ),
        (
            b'{"type":"seated","seat":2,"name":"steady","kind":"steady","person":""}',
            events.Seated(2, "steady", "steady", None, waits=False),
        ),
        (
            b'{"type":"shuffle_committed","game":1,"commitment":"c0"}',
            events.ShuffleCommitted(1, "c0", None, None),
        ),
    ],
)
def test_entries_of_earlier_versions_are_decoded(kept: bytes, event: TableEvent) -> None:
    """They lack the fields that were added later."""
    assert decode_events(b"[%s]" % kept) == (event,)


@pytest.mark.parametrize(("message", "command"), COMMANDS)
def test_a_client_message_becomes_the_command_with_the_same_fields(
    message: messages.Command, command: Command
) -> None:
    assert command_of(message) == command
    names = [field.name for field in fields(command)]
    assert ["id", *names, "version"] == [*message.__struct_fields__]
    assert [str(getattr(message, name)) for name in names] == [
        value.letter if isinstance(value, Suit) else str(value)
        for value in (getattr(command, name) for name in names)
    ]


@pytest.mark.parametrize(
    ("message", "refusal"),
    [
        (messages.Play("1", "X1"), UnknownCard),
        (messages.Play("1", ""), UnknownCard),
        (messages.ChooseTrump("1", "X"), UnknownSuit),
    ],
)
def test_an_unknown_card_or_suit_is_refused(
    message: messages.Command, refusal: type[Refusal]
) -> None:
    with pytest.raises(refusal):
        command_of(message)


def test_an_entry_with_an_unknown_card_is_refused() -> None:
    kept = encode_events([game.CardPlayed(1, C1)])
    with pytest.raises(UnknownCard):
        decode_events(kept.replace(b"C1", b"X1"))


def test_invalid_options_in_an_opened_entry_are_refused() -> None:
    opened = entry_of(EVENTS[0])
    assert isinstance(opened, entries.Opened)
    wrong = msgspec.structs.replace(
        opened, options=msgspec.structs.replace(opened.options, players=9)
    )
    with pytest.raises(Refusal):
        event_of(wrong)


def test_legal_actions_are_grouped_by_kind_and_null_when_there_are_none() -> None:
    assert legal_to_wire(()) is None
    suits = [actions.ChooseTrump(0, suit) for suit in Suit]
    assert legal_to_wire(suits) == Legal(suits=("C", "D", "H", "S"))
    assert legal_to_wire([actions.MakeBid(0, 0), actions.MakeBid(0, 1)]) == Legal(bids=(0, 1))
    assert legal_to_wire([actions.PlayCard(0, C1)]) == Legal(cards=("C1",))
